/**
 * The explanation of `fiscalite`: the taxable income and the reference income. A step explains the figure of
 * the answer whose path ends with its id: its formula must give the value there. Where the answer has no such
 * figure, the step is an intermediate value with its own label and kind; its formula must give its `value`,
 * where it has one. Later formulas read a step by its id. Steps with one id are variants: at most one `when`
 * holds in an answer, and that one is shown. In formulas amounts are in euros, parameters that are rates in
 * percent, rates set by law fractions. `{terms}` stands for the `terms` whose `when` holds. `round`: rounds
 * the result to the euro (`euro`), to the cent (`centime`) or only removes floating-point noise (`bruit`).
 * `law`: names of values of law that the step cites even where its formula does not read them. `warns`: the
 * code of the warning that the step explains; `effect`: a formula of what it moves, in euros. Texts here may
 * change freely; a step without `label` has that of its figure, in `result.ts`. An id changes only with all
 * formulas that read it.
 *
 * Ids of other files that it reads: `deduction` and `revenuBrut` of `income.explain.ts`; `gainsAnciens`,
 * `gainsAnciensNets`, `gainsNormauxNets`, `gainsRecents` and `gainsReduitsNets` of `life-insurance.explain.ts`. Its
 * ids that other files read: `revenuFiscalReference` in `impot-revenu/cdhr.explain.ts` and
 * `impot-revenu/cehr.explain.ts`; `revenuImposable` in `impot-revenu/gross-tax.explain.ts` and
 * `brackets.explain.ts`; `revenuNetGlobal` in `advantages.explain.ts`; `revenuImposable` and `revenuNetGlobal` in
 * `explain.ts`; `capitalBareme` and `revenuImposable` in `withholding.explain.ts`.
 */
import type { Text } from '../../units/text.ts'
import { hasCapital } from './capital-income.ts'
import { lacksAge } from './find-warnings.ts'
import { areOldGainsInScale, hasLifeInsurance, isFinalTax } from './life-insurance.explain.ts'
import {
  all,
  euros,
  isOfCouple,
  not,
  orZero,
  type Step,
  step,
  variants,
  type When,
  warned,
} from './steps.explain.ts'

/**
 * Whether there is capital income and the scale taxes it. `income` is that of the regime that is explained: the kept
 * one, or the other in the steps that `regimes.explain.ts` repeats. Used by `regimes.explain.ts`.
 */
export const isCapitalInScale: When = ({ params, income }) => income.regime === 'bareme' && hasCapital(params)
/** Whether there is capital income and the flat rates tax it. Used by `explain.ts` and `tax.explain.ts`. */
export const isCapitalFlat: When = ({ params, income }) => income.regime === 'pfu' && hasCapital(params)
/** Whether there is capital income other than life insurance. */
const hasOtherCapital: When = ({ params }) =>
  params.dividendes + params.interets + params.revenus_capital + params.plus_values_mobilieres > 0
const isFlat: When = ({ income }) => income.regime === 'pfu'
const isOtherCapitalInScale = all(isCapitalInScale, hasOtherCapital)
const isLifeInsuranceInScale = all(isCapitalInScale, hasLifeInsurance)
/**
 * Whether the scale has any capital income: old gains are there under both regimes. Used by `withholding.explain.ts`.
 */
export const hasScaleCapital: When = (work) => isCapitalInScale(work) || areOldGainsInScale(work)

/** Whether some CSG is deductible this year: of last year's income, or of this year's capital income in the scale. */
const hasCsg: When = (work) => work.params.csg_deductible > 0 || hasScaleCapital(work)
const hasCeiling: When = ({ params }) => params.plafond_per !== undefined
const hasPer: When = ({ params }) => params.versements_per > 0
const hasCharges: When = ({ params }) => params.charges_deductibles > 0
const hasPropertyLoss: When = ({ params }) => params.deficit_foncier > 0

const hasAge: When = ({ params }) => params.age !== undefined
const hasSpouseAge: When = ({ params }) => params.age_conjoint !== undefined
/** Whether someone may qualify for the special allowance. */
const mayQualify: When = (work) =>
  hasAge(work) || hasSpouseAge(work) || work.params.invalidite || work.params.invalidite_conjoint

const inScale = { formula: '+ capitalBareme', when: hasScaleCapital }

const perLaw = { law: ['deductionEpargneRetraite'] }
const csgOff = { formula: '- csgDeductible', when: hasCsg }

/**
 * From the categories to the taxable income and the reference income, under one regime of capital income. Used by
 * `explain.ts`.
 */
export const taxableIncomeSteps: readonly Step[] = [
  step('capitalBareme', '0 {terms}', {
    terms: [
      {
        formula:
          '+ dividendes * (1 - abattementDividendes) + interets + revenus_capital + plus_values_mobilieres - abattement_plus_values',
        when: isOtherCapitalInScale,
      },
      { formula: '+ gainsReduitsNets + gainsNormauxNets', when: isLifeInsuranceInScale },
      { formula: '+ gainsAnciensNets', when: areOldGainsInScale },
    ],
    ...euros({ fr: 'Revenus du capital au barème', en: 'Capital income in the scale' }),
    when: hasScaleCapital,
    value: ({ income }) => income.capitalInScale,
  }),
  ...variants(
    'soldeRevenus',
    {
      ...euros({ fr: 'Revenus moins leurs déductions', en: 'Incomes less their deductions' }),
      terms: [inScale],
    },
    ['revenuBrut - deduction {terms}', not(hasPropertyLoss)],
    ['revenuBrut - deduction {terms} - deficit_foncier', hasPropertyLoss, { law: ['deficitFoncierPlafond'] }],
  ),
  step('csgVoulue', 'euro(csg_deductible + csgDeductibleTaux * (0 {terms}))', {
    terms: [
      { formula: '+ dividendes + interets + revenus_capital', when: isOtherCapitalInScale },
      { formula: '+ gainsRecents', when: isLifeInsuranceInScale },
      { formula: '+ gainsAnciens', when: areOldGainsInScale },
    ],
    ...euros({ fr: 'CSG déductible, avant sa limite', en: 'Deductible CSG, before its limit' }),
    when: hasCsg,
  }),
  ...orZero('csgDeductible', 'min(max(0, soldeRevenus), csgVoulue)', {
    when: hasCsg,
    value: ({ income }) => income.csg,
  }),
  ...variants(
    'revenuAvantPer',
    {
      ...euros({
        fr: 'Revenu avant les versements sur le PER',
        en: 'Income before the payments into the PER',
      }),
      terms: [csgOff],
    },
    ['max(0, soldeRevenus) {terms}', not(hasCharges)],
    ['max(0, soldeRevenus) {terms} - charges_deductibles', hasCharges, { law: ['chargesRevenuGlobal'] }],
  ),
  ...variants(
    'perDeductible',
    { value: ({ income }) => income.per },
    ['min(versements_per, plafond_per, max(0, revenuAvantPer))', all(hasPer, hasCeiling), perLaw],
    [
      'min(versements_per, max(0, revenuAvantPer))',
      all(hasPer, not(hasCeiling)),
      { ...perLaw, warns: 'per_plafond', effect: 'perDeductible' },
    ],
    ['0', not(hasPer)],
  ),
  step('revenuNetGlobal', 'max(0, revenuAvantPer {terms})', {
    terms: [{ formula: '- perDeductible', when: hasPer }],
    round: 'euro',
    value: ({ income }) => income.netGlobal,
  }),
  ...orZero(
    'abattementSpecial',
    'min(revenuNetGlobal, personnesAbattement * if(revenuNetGlobal <= abattementSpecialAge.plafondPlein, abattementSpecialAge.montantPlein, if(revenuNetGlobal <= abattementSpecialAge.plafondReduit, abattementSpecialAge.montantReduit, 0)))',
    {
      when: mayQualify,
      round: 'euro',
      value: ({ income }) => income.specialAllowance,
      warns: 'abattement_age_avis',
      effect: 'abattementSpecial',
    },
  ),
  step('revenuImposable', 'revenuNetGlobal {terms}', {
    terms: [{ formula: '- abattementSpecial', when: mayQualify }],
    value: ({ income }) => income.taxable,
  }),
  step('revenuFiscalReference', 'revenuImposable {terms}', {
    law: ['definitionRevenuReference'],
    round: 'euro',
    value: ({ income }) => income.reference,
    terms: [
      { formula: '+ perDeductible', when: hasPer },
      {
        formula: '+ dividendes + interets + revenus_capital + plus_values_mobilieres',
        when: all(isFlat, hasOtherCapital),
      },
      { formula: '+ gainsReduitsNets + gainsNormauxNets', when: all(isFlat, hasLifeInsurance) },
      {
        formula: '+ abattementDividendes * dividendes + abattement_plus_values',
        when: all(not(isFlat), hasOtherCapital),
      },
      { formula: '+ gainsAnciens', when: isFinalTax },
    ],
  }),
]

const people = (label: Text) => ({ label, kind: 'count' as const })

/** Who qualifies for the special allowance (CGI, art. 157 bis). Used by `explain.ts`. */
export const specialAllowanceSteps: readonly Step[] = [
  ...variants(
    'droitDeclarant',
    people({ fr: 'Déclarant de 65 ans ou invalide', en: 'First person aged 65 or disabled' }),
    ['if(invalidite or age >= abattementSpecialAge.age, 1, 0)', all(mayQualify, hasAge)],
    ['if(invalidite, 1, 0)', all(mayQualify, not(hasAge))],
  ),
  ...variants(
    'droitConjoint',
    people({ fr: 'Conjoint de 65 ans ou invalide', en: 'Spouse aged 65 or disabled' }),
    [
      'if(invalidite_conjoint or age_conjoint >= abattementSpecialAge.age, 1, 0)',
      all(mayQualify, isOfCouple, hasSpouseAge),
    ],
    ['if(invalidite_conjoint, 1, 0)', all(mayQualify, isOfCouple, not(hasSpouseAge))],
  ),
  step('personnesAbattement', 'droitDeclarant {terms}', {
    terms: [{ formula: '+ droitConjoint', when: isOfCouple }],
    ...people({ fr: 'Personnes qui ont l’abattement spécial', en: 'People with the special allowance' }),
    when: mayQualify,
  }),
]

/**
 * Deductions that lower nothing this year, and the age that is missing for the special allowance. Used by
 * `explain.ts`.
 */
export const lostDeductionSteps: readonly Step[] = [
  step('ageManquant', 'revenuNetGlobal <= abattementSpecialAge.plafondReduit', {
    ...warned('age_manquant'),
    label: { fr: 'Pensions sans l’âge', en: 'Pensions without the age' },
    when: lacksAge,
  }),
  step('perExcedent', 'versements_per - perDeductible', {}),
  step('perAuDelaDuPlafond', 'max(0, versements_per - plafond_per)', {
    ...euros({ fr: 'Versements au-delà du plafond', en: 'Payments beyond the ceiling' }),
    when: hasCeiling,
    ...perLaw,
    warns: 'per_excedent',
    effect: 'perAuDelaDuPlafond',
  }),
  ...variants(
    'deductionsPerdues',
    {
      terms: [{ formula: '+ csgVoulue - csgDeductible', when: hasCsg }],
      ...euros({ fr: 'Déductions au-delà des revenus, perdues', en: 'Deductions beyond the incomes, lost' }),
      value: ({ income }) => income.unusedDeductions,
      warns: 'deductions_excessives',
      effect: 'deductionsPerdues',
    },
    ['max(0, versements_per - revenuAvantPer) + max(0, -soldeRevenus) {terms}', not(hasCeiling)],
    ['max(0, min(versements_per, plafond_per) - revenuAvantPer) + max(0, -soldeRevenus) {terms}', hasCeiling],
  ),
]
