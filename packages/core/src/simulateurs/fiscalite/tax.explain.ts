/**
 * The explanation of `fiscalite`: from the tax of the scale to the whole notice. A step explains the figure
 * of the answer whose path ends with its id: its formula must give the value there. Where the answer has no
 * such figure, the step is an intermediate value with its own label and kind; its formula must give its
 * `value`, where it has one. Later formulas read a step by its id. Steps with one id are variants: at most
 * one `when` holds in an answer, and that one is shown. In formulas amounts are in euros, parameters that are
 * rates in percent, rates set by law fractions. `{terms}` stands for the `terms` whose `when` holds. `round`:
 * rounds the result to the euro (`euro`), to the cent (`centime`) or only removes floating-point noise
 * (`bruit`). `warns`: the code of the warning that the step explains; `effect`: a formula of what it moves,
 * in euros. Texts here may change freely; a step without `label` has that of its figure, in `result.ts`. An
 * id changes only with all formulas that read it.
 *
 * Ids of other files that it reads: `cdhr` of `impot-revenu/cdhr.explain.ts`; `decote` of
 * `impot-revenu/decote.explain.ts`; `impotBrut` of `impot-revenu/gross-tax.explain.ts`; `impotReclame` of
 * `impot-revenu/recovery.explain.ts`; `reductionsImputees` of `advantages.explain.ts`; `loyersNets` and
 * `meublesNets` of `income.explain.ts`; `gainsAnciensNets`, `gainsNormauxNets` and `gainsReduitsNets` of
 * `life-insurance.explain.ts`. Its ids that other files read: `impotArrondi` and `impotForfaitaire` in
 * `impot-revenu/cdhr.explain.ts` and `impot-revenu/recovery.explain.ts`; `impotApresAbattement` in
 * `impot-revenu/decote.explain.ts`; `impotApresDecote` in `advantages.explain.ts` and `withholding.explain.ts`;
 * `impotArrondi`, `impotNet` and `prelevementsSociaux` in `explain.ts`; `impotNet` in `regimes.explain.ts`.
 */
import type { Assessment } from './assessment.ts'
import { hasLettings } from './income.explain.ts'
import { hasLifeInsurance, isFinalTax } from './life-insurance.explain.ts'
import { all, euros, not, type Step, step, variants, type When } from './steps.explain.ts'
import { isCapitalFlat } from './taxable.explain.ts'

/** Whether the household lives in a territory. Used by `withholding.explain.ts`. */
export const livesIn =
  (territory: Assessment['params']['outre_mer']): When =>
  ({ params }) =>
    params.outre_mer === territory
/** Whether the relief takes something off: the décote then starts from the rest. */
const hasRelief: When = ({ notice }) => notice.overseasRelief > 0

const relief = (territory: 'antillesReunion' | 'guyaneMayotte', when: When) =>
  step(
    'abattementOutreMer',
    `centime(min(outreMer.${territory}.taux * impotBrut, outreMer.${territory}.plafond))`,
    {
      when,
      value: ({ notice }) => notice.overseasRelief,
      warns: 'outre_mer_zone',
      effect: 'abattementOutreMer',
    },
  )

/** The relief of people who live overseas (CGI, art. 197, I, 3). Used by `explain.ts`. */
export const overseasSteps: readonly Step[] = [
  relief('antillesReunion', livesIn('antilles_reunion')),
  relief('guyaneMayotte', livesIn('guyane_mayotte')),
  step('abattementOutreMer', '0', {
    when: livesIn('metropole'),
    value: ({ notice }) => notice.overseasRelief,
  }),
  step('impotApresAbattement', 'impotBrut - abattementOutreMer', {
    ...euros({ fr: 'Impôt après l’abattement d’outre-mer', en: 'Tax after the overseas relief' }),
    when: hasRelief,
  }),
]

/** What the reductions are taken off. Used by `explain.ts`. */
export const afterDecoteSteps: readonly Step[] = [
  ...variants(
    'impotApresDecote',
    {
      ...euros({ fr: 'Impôt après la décote', en: 'Tax after the décote' }),
      value: ({ notice }) => notice.beforeReductions,
    },
    ['impotBrut - decote', not(hasRelief)],
    ['impotApresAbattement - decote', hasRelief],
  ),
]

/** The whole euro, after the reductions. Used by `explain.ts`. */
export const dueSteps: readonly Step[] = [
  step('impotArrondi', 'impotApresDecote {terms}', {
    terms: [{ formula: '- reductionsImputees', when: ({ notice }) => notice.advantages.reductions > 0 }],
    ...euros({ fr: 'Impôt à l’euro, avant crédits', en: 'Tax to the euro, before credits' }),
    round: 'euro',
    value: ({ notice }) => notice.due,
  }),
]

/** The flat taxes on capital income (CGI, art. 125-0 A, II and 200 A). Used by `explain.ts`. */
export const flatTaxSteps: readonly Step[] = [
  step('impotForfaitaire', '0 {terms}', {
    terms: [
      {
        formula: '+ prelevementForfaitaire * gainsNormauxNets + assuranceVieTauxReduit * gainsReduitsNets',
        when: all(isCapitalFlat, hasLifeInsurance),
      },
      {
        formula:
          '+ prelevementForfaitaire * (dividendes + interets + revenus_capital + plus_values_mobilieres)',
        when: isCapitalFlat,
      },
      { formula: '+ assuranceViePrelevement * gainsAnciensNets', when: isFinalTax },
    ],
    round: 'centime',
    value: ({ notice }) => notice.flatTax,
  }),
]

/** Levies that no option changes (CSS, art. L. 136-6 to L. 136-8). Used by `explain.ts`. */
export const socialLevySteps: readonly Step[] = [
  step('prelevementsSociaux', '0 {terms}', {
    terms: [
      {
        formula: '+ prelevementsSociauxPlacement * (dividendes + interets + revenus_capital)',
        when: ({ params }) => params.dividendes + params.interets + params.revenus_capital > 0,
      },
      {
        formula: '+ prelevementsSociauxPatrimoine * plus_values_mobilieres',
        when: ({ params }) => params.plus_values_mobilieres > 0,
      },
      { formula: '+ prelevementsSociauxMaintenus * gains_assurance_vie', when: hasLifeInsurance },
      {
        formula: '+ prelevementsSociauxMaintenus * loyersNets + prelevementsSociauxPatrimoine * meublesNets',
        when: hasLettings,
      },
    ],
    value: ({ socialLevies }) => socialLevies,
  }),
]

/** The whole notice. Used by `explain.ts`. */
export const netTaxSteps: readonly Step[] = [
  step('impotNet', 'impotReclame + cdhr', {
    value: ({ notice }) => notice.net,
    warns: 'credits_rembourses',
    effect: '-impotNet',
  }),
]
