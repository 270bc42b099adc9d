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

  it('reports a figure that differs from the value of the step in the work of the computation', () => {
    const spoiled = {
      ...explain,
      steps: explain.steps.map((step) => (step.id === 'totalInterets' ? { ...step, value: () => 1 } : step)),
    }
    const { steps } = compileExplanation(simulator, spoiled as Explanation)(params(example), { today })
    const wrong = steps.filter((step) => !step.agrees)
    expect(wrong.map(({ step }) => step.id)).toEqual(['totalInterets'])
    expect(wrong[0]?.value).toBe(wrong[0]?.formulaValue)
  })

  /** An explanation of the same simulator with steps of its own. */
  const replayed = (...steps: Explanation['steps']) =>
    compileExplanation(simulator, { ...explain, steps } as Explanation)(params(example), { today }).steps

  it('computes the columns of a variant of a table in their own order', () => {
    const table = (columns: Readonly<Record<string, string>>, applies: boolean) =>
      ({ type: 'table', id: 'annees', count: '2', start: {}, columns, when: () => applies }) as const
    const [annees, last] = replayed(
      table({ annee: '1', gain: 'annee' }, false),
      table({ gain: '2 * duree', annee: 'gain + 1' }, true),
      { type: 'formula', id: 'fin', formula: 'last(annees, annees.annee)' },
    )
    expect(annees?.agrees).toBe(true)
    expect(last?.value).toBe(41)
  })

  it('reports a condition of a warning that is true where the answer has no such warning', () => {
    const warned = (warnsWhen: string) =>
      replayed({
        type: 'formula',
        id: 'marge',
        formula: 'taux - inflation',
        warns: 'rendement_sous_inflation',
        warnsWhen,
      })[0]?.agrees
    expect([warned('taux < inflation'), warned('taux > inflation'), warned('null')]).toEqual([
      true,
      false,
      true,
    ])
  })

  it('verifies an equation near the end of its domain', () => {
    const solution = (value: number) =>
      replayed({
        type: 'equation',
        id: 'solution',
        formula: 'ln(1 + solution / 100) + 20',
        value: () => value,
      })[0]?.agrees
    expect(solution(100 * Math.expm1(-20))).toBe(true)
    expect(solution(100 * Math.expm1(-20) + 0.001)).toBe(false)
  })

  it('takes the cells of a column of data from the computation', () => {
    const origin = { fr: 'Une série publiée', en: 'A published series' }
    const observed = {
      ...explain,
      steps: explain.steps.map((step) =>
        step.type === 'table'
          ? { ...step, columns: { ...step.columns, capitalBrut: { origin }, indice: { origin } } }
          : step,
      ),
    }
    const { steps } = compileExplanation(simulator, observed as Explanation)(params(example), { today })
    const wrong = steps.filter((step) => !step.agrees)
    expect(wrong.map(({ step }) => step.id)).toEqual(['yearly'])
    expect(new Set(wrong[0]?.wrongCells?.map(({ column }) => column))).toEqual(new Set(['indice']))
  })
})
