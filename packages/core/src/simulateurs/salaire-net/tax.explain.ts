/**
 * The explanation of `salaire-net`: the income tax of the household. A step explains the figure of the answer
 * whose path ends with its id: its formula must give the value there. Where the answer has no such figure,
 * the step is an intermediate value with its own label and kind; its formula must give its `value`, where it
 * has one. Later formulas read a step by its id. Steps with one id are variants: at most one `when` holds in
 * an answer, and that one is shown. In formulas amounts are in euros, rates set by law fractions. `{terms}`
 * stands for the `terms` whose `when` holds. `round`: rounds the result to the euro (`euro`), to the cent
 * (`centime`) or only removes floating-point noise (`bruit`). `branches`: what each side of the `if`, `min`
 * or `max` stands for. Texts here may change freely; a step without `label` has that of its figure, in
 * `result.ts`. An id changes only with all formulas that read it.
 *
 * Ids of other files that it reads: `netImposable` of `explain.ts`. Its ids that other files read: `impotFoyer`,
 * `nombreParts`, `partsAdultes`, `plafonnement`, `revenuImposable` and `revenusImposables` in `explain.ts`.
 */
import { step } from './explain-steps.ts'
import type { PaidWage } from './wage.ts'

const isOfCouple = ({ isCouple }: PaidWage): boolean => isCouple
const isAlone = ({ isCouple }: PaidWage): boolean => !isCouple

const TENTH = (wage: string): string =>
  `euro(min(max(deductionSalairesTaux * ${wage}, deductionSalairesMinimum), deductionSalairesMaximum, ${wage}))`

const scaleTax = (parts: string): string =>
  `${parts} * sum(baremeImpotRevenu, baremeImpotRevenu.taux * max(0, min(revenuImposable / ${parts}, baremeImpotRevenu.a) - baremeImpotRevenu.de))`

const deductions = [
  step('salaireImposable', 'max(0, netImposable)', {
    label: { fr: 'Salaire imposable', en: 'Taxable wage' },
    kind: 'euros',
  }),
  step('deduction', `max(${TENTH('salaireImposable')}, euro(if(salaireImposable > 0, frais_reels, 0)))`, {
    label: { fr: 'Les 10 %, ou les frais réels', en: 'The 10%, or actual expenses' },
    kind: 'euros',
    value: ({ tax }) => tax.deductions[0] ?? null,
    branches: [
      { fr: '10 %', en: '10%' },
      { fr: 'Frais réels', en: 'Actual expenses' },
    ],
  }),
  step('deductionConjoint', TENTH('revenu_conjoint'), {
    label: { fr: 'Les 10 % du conjoint', en: 'The 10% of the spouse' },
    kind: 'euros',
    when: isOfCouple,
    value: ({ tax }) => tax.deductions[1] ?? null,
  }),
  step('revenusImposables', 'max(0, netImposable) {terms}', {
    terms: [{ formula: '+ revenu_conjoint', when: isOfCouple }],
    label: { fr: 'Revenus imposables du foyer', en: 'Taxable incomes of the household' },
    kind: 'euros',
  }),
  step('revenuImposable', 'euro(max(0, salaireImposable - deduction {terms}))', {
    terms: [{ formula: '+ revenu_conjoint - deductionConjoint', when: isOfCouple }],
    label: { fr: 'Revenu imposable', en: 'Taxable income' },
    kind: 'euros',
    value: ({ tax }) => tax.taxable,
  }),
]

const parts = [
  step('partsAdultes', 'partsQuotientFamilial.couple', {
    label: { fr: 'Parts des adultes', en: 'Parts of the adults' },
    kind: 'ratio',
    when: isOfCouple,
    value: ({ tax }) => tax.parts.base,
  }),
  step('partsAdultes', 'partsQuotientFamilial.seul', {
    label: { fr: 'Parts des adultes', en: 'Parts of the adults' },
    kind: 'ratio',
    when: isAlone,
    value: ({ tax }) => tax.parts.base,
  }),
  step(
    'partsEnfants',
    'min(enfants, 1) * partsQuotientFamilial.enfant1 + max(0, min(enfants, 2) - 1) * partsQuotientFamilial.enfant2 + max(0, enfants - 2) * partsQuotientFamilial.enfant3EtSuivants',
    {
      label: { fr: 'Parts des enfants', en: 'Parts of the children' },
      kind: 'ratio',
      value: ({ tax }) => tax.parts.children,
    },
  ),
  step(
    'partsVeuf',
    'if(situation = "veuf" and enfants > 0, partsQuotientFamilial.veufAvecEnfantPartSupplementaire, 0)',
    {
      label: { fr: 'Part du veuf avec enfant', en: 'Part of a widowed person with a child' },
      kind: 'ratio',
      value: ({ tax }) => tax.parts.widowed,
    },
  ),
  step('nombreParts', 'partsAdultes + partsEnfants + partsVeuf', {
    label: { fr: 'Nombre de parts', en: 'Number of parts' },
    kind: 'ratio',
    value: ({ tax }) => tax.parts.total,
  }),
]

const scale = [
  step('impotToutesParts', scaleTax('nombreParts'), {
    label: { fr: 'Impôt avec toutes les parts', en: 'Tax with all parts' },
    kind: 'euros',
    round: 'bruit',
    value: ({ tax }) => tax.gross.uncapped,
  }),
  step('impotPartsAdultes', scaleTax('partsAdultes'), {
    label: { fr: 'Impôt avec les parts des adultes', en: 'Tax with the parts of the adults' },
    kind: 'euros',
    round: 'bruit',
    value: ({ tax }) => tax.gross.ofAdults,
  }),
  step('plafondAvantage', '2 * (partsEnfants + partsVeuf) * plafondDemiPart', {
    label: { fr: 'Plafond de l’avantage des parts', en: 'Ceiling of the advantage of parts' },
    kind: 'euros',
    value: ({ tax }) => tax.gross.ceiling,
  }),
  step(
    'plafonnement',
    'max(0, impotPartsAdultes - plafondAvantage - impotToutesParts - if(partsVeuf > 0, reductionVeuf, 0))',
    {
      label: { fr: 'Plafonnement du quotient familial', en: 'Ceiling of the family quotient' },
      kind: 'euros',
      round: 'bruit',
      value: ({ tax }) => tax.gross.costOfCeiling,
    },
  ),
  step('impotBrut', 'impotToutesParts + plafonnement', {
    label: { fr: 'Impôt brut', en: 'Gross tax' },
    kind: 'euros',
    round: 'bruit',
    value: ({ tax }) => tax.gross.tax,
  }),
  step('decote', 'min(impotBrut, centime(max(0, decoteCouple - decoteTaux * impotBrut)))', {
    label: { fr: 'Décote', en: 'Relief of small taxes (décote)' },
    kind: 'euros',
    when: isOfCouple,
    value: ({ tax }) => tax.decote,
  }),
  step('decote', 'min(impotBrut, centime(max(0, decoteCelibataire - decoteTaux * impotBrut)))', {
    label: { fr: 'Décote', en: 'Relief of small taxes (décote)' },
    kind: 'euros',
    when: isAlone,
    value: ({ tax }) => tax.decote,
  }),
  step('impotArrondi', 'impotBrut - decote', {
    label: { fr: 'Impôt, à l’euro', en: 'Tax, to the euro' },
    kind: 'euros',
    round: 'euro',
    value: ({ tax }) => tax.due,
  }),
]

const cehr = (bands: string): string =>
  `sum(${bands}, ${bands}.taux * max(0, min(revenuImposable, ${bands}.a) - ${bands}.de))`
const cehrTexts = {
  label: { fr: 'Contribution sur les hauts revenus (CEHR)', en: 'Contribution on high incomes (CEHR)' },
  kind: 'euros',
  round: 'euro',
  value: ({ tax }: PaidWage) => tax.cehr,
} as const

const highIncomes = [
  step('cehr', cehr('cehrCouple'), { ...cehrTexts, when: isOfCouple }),
  step('cehr', cehr('cehrSeul'), { ...cehrTexts, when: isAlone }),
  step('impotReclame', 'if(impotArrondi < recouvrementAvantCredits, 0, impotArrondi + cehr)', {
    label: { fr: 'Impôt réclamé', en: 'Tax claimed' },
    kind: 'euros',
    round: 'bruit',
    value: ({ tax }) => tax.claimed,
  }),
  step('impotFoyer', 'impotReclame'), // wages alone never owe the CDHR: `laws.test.ts`
]

/** The notice of the household, in the order of the law. Used by `explain.ts`. */
export const taxSteps = [...deductions, ...parts, ...scale, ...highIncomes]
