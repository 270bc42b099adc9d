import { describe, expect, it } from 'vitest'
import type { Explanation } from '../../definition/explanation.ts'
import type { Simulator } from '../../definition/simulator.ts'
import { explain } from '../../simulateurs/interets-composes/explain.ts'
import { interetsComposes } from '../../simulateurs/interets-composes/index.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { compileExplanation } from './compile-explanation.ts'

const today = '2026-11-23' as CivilDate
const simulator = interetsComposes as unknown as Simulator
const replay = compileExplanation(simulator, explain as Explanation)
const params = (query: Readonly<Record<string, unknown>>) => {
  const parsed = simulator.parser.fromObject(query)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.params
}
const example = {
  capital: 10_000,
  mensuel: 300,
  taux: 7,
  duree: 20,
  frais: 0.5,
  indexation: 2,
  versement: 'debut',
}

describe('compileExplanation', () => {
  it('replays every step and cell of a question', () => {
    const { steps } = replay(params(example), { today })
    expect(steps.filter((step) => !step.agrees)).toEqual([])
    expect(steps.map(({ step }) => step.id)).toContain('capitalFinalBrut')
  })

  it('reports the step and the cells whose formula is wrong', () => {
    const spoiled = {
      ...explain,
      steps: explain.steps.map((step) =>
        step.type === 'table'
          ? { ...step, columns: { ...step.columns, interets: 'capitalBrut + totalVerse' } }
          : step.id === 'totalInterets'
            ? { ...step, formula: 'capitalFinalBrut + totalVerseFinal' }
            : step,
      ),
    }
    const { steps } = compileExplanation(simulator, spoiled as Explanation)(params(example), { today })
    const wrong = steps.filter((step) => !step.agrees)
    expect(wrong.map(({ step }) => step.id)).toEqual(['yearly', 'totalInterets'])
    expect(wrong[0]?.wrongCells).toHaveLength(20)
  })
})
