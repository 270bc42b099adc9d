/**
 * The explanation of `fiscalite`: the tax under both regimes of capital income, flat rates and scale. A step
 * explains the figure of the answer whose path ends with its id, or that `figure` names: its formula must give the
 * value there. Where the answer has no such figure, the step is an intermediate value with its own label and kind;
 * its formula must give its `value`, where it has one. A figure of the answer may have a `value` too: the same figure
 * before it is rounded, which later formulas read. Later formulas read a step by its id. Steps with one id are
 * variants: at most one `when` holds in an answer, and that one is shown. In formulas amounts are in euros,
 * parameters that are rates in percent, rates set by law fractions, such as `csgDeductibleTaux`. `{terms}` stands
 * for the `terms` whose `when` holds. `warns`: the code of the warning that the step explains; `effect`: a formula of
 * what it moves, in euros; `warned(code)` gives `warns` and what such a step has. Texts here may change freely; a step
 * without `label` has that of its figure, in `result.ts`. An id changes only with all formulas that read it.
 *
 * Ids of other files that it reads: `loyersNets` and `meublesNets` of `income.explain.ts`; `impotNet` of
 * `tax.explain.ts`. Its ids that other files read: none.
 */
import type { Field } from '../../definition/field.ts'
import { repeatSteps } from '../../definition/repeat-steps.ts'
import type { Assessment } from './assessment.ts'
import { hasCapital } from './capital-income.ts'
import { contract } from './contract.ts'
import { hasLettings } from './income.explain.ts'
import { all, not, type Step, step, variants, type When, warned } from './steps.explain.ts'
import { isCapitalInScale } from './taxable.explain.ts'

/** Whether the kept regime is the scale, with capital income or not. */
const isInScale: When = ({ income }) => income.regime === 'bareme'
const hasOtherRegime: When = ({ other }) => other !== undefined
const optionIs =
  (option: Assessment['params']['option_bareme']): When =>
  ({ params }) =>
    params.option_bareme === option

/** The label and the kind of each figure, by the id of its step. Two steps are not named as the key of their figure. */
const figures: Readonly<Record<string, Pick<Field, 'label' | 'kind'>>> = {
  ...contract.result.resume,
  reductionsImputees: contract.result.resume.reductions,
  creditsAccordes: contract.result.resume.credits,
}

/** Ids of figures that no other formula reads: they are explained for the kept regime only. */
const UNREAD_FIGURES = ['donsReportables', 'avantagesPerdus', 'impotNonRecouvre']

/**
 * The steps of the regime that was not kept, from those of the kept one (CGI, art. 200 A). Their ids are prefixed:
 * `autre.impotNet`. Called by `explain.ts`.
 */
export const otherRegimeSteps = (steps: readonly Step[]): readonly Step[] =>
  repeatSteps(
    steps.filter(({ id }) => !UNREAD_FIGURES.includes(id)),
    {
      prefix: 'autre',
      formulas: {}, // all are the same in the other regime: only their ids change
      labelOf: ({ id, label = figures[id]?.label ?? { fr: id, en: id } }) => ({
        fr: `${label.fr} (autre régime)`,
        en: `${label.en} (other regime)`,
      }),
      kindOf: ({ id, kind = figures[id]?.kind }) => kind,
      // the members that the other regime changes replace those of the kept one; without another regime, no step applies
      work: (work) => work.other && { ...work, ...work.other },
    },
  )

/** The unrounded net tax of each regime, for the formulas that read these steps. */
const flatNetValue = { value: ({ flatNet: net }: Assessment) => net }
const scaleNetValue = { value: ({ scaleNet: net }: Assessment) => net }

/** The net tax of both regimes, which regime is kept, and which costs less. Used by `explain.ts`. */
export const regimeSteps: readonly Step[] = [
  ...variants(
    'impotPfu',
    flatNetValue,
    ['autre.impotNet', all(hasOtherRegime, isInScale)],
    ['impotNet', all(hasOtherRegime, not(isInScale))],
  ),
  ...variants(
    'impotBareme',
    scaleNetValue,
    ['autre.impotNet', all(hasOtherRegime, not(isInScale))],
    ['impotNet', all(hasOtherRegime, isInScale)],
  ),
  ...variants(
    'regimeRetenu',
    {},
    ['"pfu"', all(hasOtherRegime, optionIs('pfu'))],
    ['"bareme"', all(hasOtherRegime, optionIs('bareme'))],
    ['if(exceeds(impotPfu, impotBareme), "bareme", "pfu")', all(hasOtherRegime, optionIs('auto'))],
  ),
  step(
    'meilleurRegime',
    'if(exceeds(impotPfu, impotBareme), "bareme", if(exceeds(impotBareme, impotPfu), "pfu", "indifferent"))',
    { when: hasOtherRegime },
  ),
  step('gainOption', 'abs(impotPfu - impotBareme)', { when: hasOtherRegime }),
  step('optionAvantageuse', 'regimeRetenu = "pfu" and exceeds(impotPfu, impotBareme)', {
    ...warned('option_bareme'),
    label: { fr: 'L’option pour le barème coûterait moins', en: 'Opting for the scale would cost less' },
    when: hasOtherRegime,
    effect: 'gainOption',
  }),
  step('optionPerdante', 'regimeRetenu = "bareme" and exceeds(impotBareme, impotPfu)', {
    ...warned('option_bareme_perdante'),
    label: { fr: 'L’option pour le barème coûte plus', en: 'Opting for the scale costs more' },
    when: hasOtherRegime,
    effect: 'gainOption',
  }),
  step('optionPourTout', 'regimeRetenu = "bareme"', {
    ...warned('option_globale'),
    label: { fr: 'Tous les revenus du capital au barème', en: 'All capital income in the scale' },
    when: hasOtherRegime,
  }),
  step('abattementEtCsg', 'regimeRetenu = "bareme" and abattement_plus_values > 0', {
    ...warned('abattement_plus_values_limite'),
    label: { fr: 'L’abattement peut limiter la CSG', en: 'The allowance may limit the CSG' },
    when: ({ params }) => hasCapital(params),
  }),
]

/** The same figures without capital income: both regimes then give the same tax. Used by `explain.ts`. */
export const oneRegimeSteps: readonly Step[] = [
  step('impotPfu', 'impotNet', flatNetValue),
  step('impotBareme', 'impotNet', scaleNetValue),
  step('regimeRetenu', 'if(option_bareme = "bareme", "bareme", "pfu")'),
  step('meilleurRegime', '"indifferent"'),
  step('gainOption', '0'),
].map((one) => ({ ...one, when: not(hasOtherRegime) }))

/**
 * Whether some income bears social levies of which a part is deducted next year (CGI, art. 154 quinquies, II). Those of
 * dividends and interest are withheld when they are paid, and deducted the same year: where they are the only capital
 * income in the scale, the condition holds and the formula gives 0, which sets no warning.
 */
const hasLeviesDeductedNextYear: When = (work) => hasLettings(work) || isCapitalInScale(work)

/** The part of the social levies that next year's income is lowered by. Used by `explain.ts`. */
export const nextYearSteps: readonly Step[] = [
  step('csgDeductibleAnProchain', 'csgDeductibleTaux * (0 {terms})', {
    terms: [
      { formula: '+ loyersNets + meublesNets', when: hasLettings },
      { formula: '+ plus_values_mobilieres', when: isCapitalInScale },
    ],
    when: hasLeviesDeductedNextYear,
    warns: 'csg_deductible_an_prochain',
    effect: 'csgDeductibleAnProchain',
  }),
  step('csgDeductibleAnProchain', '0', { when: not(hasLeviesDeductedNextYear) }),
]
