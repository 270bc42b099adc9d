import { expect, it } from 'vitest'
import { formulasOf } from '../../../../../test/support/explanation-formulas.ts'
import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { explicationsOf } from '../../../../../test/support/explications.ts'
import { drawn, questions } from '../../../../../test/support/immobilier-questions.ts'
import { compileExplanation } from '../../analyses/explanation/compile-explanation.ts'
import { formulaNames } from '../../analyses/formula/formula-names.ts'
import { parseFormula } from '../../analyses/formula/parse-formula.ts'
import type { Explanation } from '../../definition/explanation.ts'
import type { Simulator } from '../../definition/simulator.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { contract } from './contract.ts'
import { explain } from './explain.ts'
import { immobilier } from './index.ts'

describeExplanation(immobilier, explain, { questions, drawn })

const replay = compileExplanation(immobilier as unknown as Simulator, explain as Explanation)
const replayed = (query: object) => {
  const parsed = immobilier.parser.fromObject({ ...contract.example.query, ...query })
  return parsed.ok
    ? replay(parsed.params, { today: '2026-11-23' as CivilDate })
    : expect.fail('a refused query')
}

it.each(['aucun', 'micro_foncier', 'reel', 'micro_bic', 'lmnp_reel'])(
  'cites under %s the law that the formulas read, and no other',
  (regime) => {
    const { law, steps } = replayed({ regime })
    const formulas = formulasOf(steps.map(({ step }) => step)).map(({ formula }) => formula)
    const read = new Set(formulas.flatMap((formula) => formulaNames(parseFormula(formula))))
    expect(law.filter(({ name }) => !read.has(name)).map(({ name }) => name)).toEqual([])
    expect(law.length).toBeGreaterThan(regime === 'aucun' ? -1 : 10)
    expect(law.length).toBeLessThan(regime === 'aucun' ? 1 : 20)
  },
)

it('follows the depreciation of LMNP to the gain as the method computes it', () => {
  const { steps } = replayed({ regime: 'lmnp_reel', tmi: 30 })
  const found = (id: string) => steps.find(({ step }) => step.id === id)?.value
  expect(found('amortissementsReintegres')).toBeCloseTo(68_092.01, 2)
  expect(found('plusValueImposable')).toBeCloseTo(105_422.02, 2)
  expect(found('tauxAbattementImpot')).toBeCloseTo(0.9, 12)
  expect(found('tauxAbattementPrelevements')).toBeCloseTo(0.2475, 12)
  expect(found('impotPlusValue')).toBeCloseTo(15_647.79, 2)
})

it('gives the return under each other regime beside that of the question', async () => {
  const ask = explicationsOf(immobilier as unknown as Simulator, explain as Explanation)
  const { data } = await ask({ ...contract.example.query, regime: 'reel', figure: 'resume.tri' })
  expect(data.compares.map(({ valeur, resultat }) => [valeur, resultat])).toEqual([
    ['aucun', 4.7277],
    ['micro_foncier', 1.6431],
    ['micro_bic', 2.3836],
    ['lmnp_reel', 4.3172],
  ])
})
