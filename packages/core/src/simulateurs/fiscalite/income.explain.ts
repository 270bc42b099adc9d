import { explains, type FormulaStep } from '../../definition/explanation.ts'
import { type Assessment, assess } from './assessment.ts'
import { contract } from './contract.ts'
import { warned } from './warned.explain.ts'

const { step } = explains(contract, assess)

const isWage = ({ params }: Assessment): boolean => params.nature === 'salaire'
const isOfCouple = ({ taxed }: Assessment): boolean => taxed.household.isCouple
const hasPensions = ({ params }: Assessment): boolean => params.pensions > 0
const hasExpenses = ({ params }: Assessment): boolean => params.frais_reels + params.frais_reels_conjoint > 0

const fraisReelsInutiles = {
  fr: 'Des frais réels ne dépassent pas les 10 %',
  en: 'Some actual expenses do not exceed the 10%',
}

/** From each wage and pension to what comes off them (CGI, art. 83, 3° and 158, 5, a). */
export const deductionSteps: readonly FormulaStep<Assessment>[] = [
  step('revenuBrut', 'revenu + revenu_conjoint + pensions'),
  step(
    'forfait10Declarant',
    'min(max(deductionSalairesTaux * revenu, deductionSalairesMinimum), deductionSalairesMaximum, revenu)',
    {
      label: { fr: '10 % du salaire du déclarant', en: '10% of the first person’s salary' },
      kind: 'euros',
      round: 'euro',
      when: isWage,
    },
  ),
  step('deductionDeclarant', 'max(forfait10Declarant, euro(frais_reels))', {
    label: { fr: 'Déduction du déclarant', en: 'Deduction of the first person' },
    kind: 'euros',
    law: ['deductionSalairesTaux'],
    when: isWage,
  }),
  step(
    'forfait10Conjoint',
    'min(max(deductionSalairesTaux * revenu_conjoint, deductionSalairesMinimum), deductionSalairesMaximum, revenu_conjoint)',
    {
      label: { fr: '10 % du salaire du conjoint', en: '10% of the spouse’s salary' },
      kind: 'euros',
      round: 'euro',
      when: (work) => isWage(work) && isOfCouple(work),
    },
  ),
  step('deductionConjoint', 'max(forfait10Conjoint, euro(frais_reels_conjoint))', {
    label: { fr: 'Déduction du conjoint', en: 'Deduction of the spouse' },
    kind: 'euros',
    law: ['deductionSalairesTaux'],
    when: (work) => isWage(work) && isOfCouple(work),
  }),
  step('deductionSalaires', 'deductionDeclarant + deductionConjoint', {
    label: { fr: 'Déduction sur les salaires', en: 'Deduction on salaries' },
    kind: 'euros',
    when: (work) => isWage(work) && isOfCouple(work),
    warns: 'frais_reels_retenus',
    effect: 'deductionSalaires - forfait10Declarant - forfait10Conjoint',
  }),
  step('deductionSalaires', 'deductionDeclarant', {
    label: { fr: 'Déduction sur les salaires', en: 'Deduction on salaries' },
    kind: 'euros',
    when: (work) => isWage(work) && !isOfCouple(work),
    warns: 'frais_reels_retenus',
    effect: 'deductionSalaires - forfait10Declarant',
  }),
  step(
    'fraisReelsInutiles',
    'frais_reels > 0 and euro(frais_reels) <= forfait10Declarant or frais_reels_conjoint > 0 and euro(frais_reels_conjoint) <= forfait10Conjoint',
    {
      ...warned('frais_reels_inutiles'),
      label: fraisReelsInutiles,
      when: (work) => isWage(work) && hasExpenses(work) && isOfCouple(work),
    },
  ),
  step('fraisReelsInutiles', 'frais_reels > 0 and euro(frais_reels) <= forfait10Declarant', {
    ...warned('frais_reels_inutiles'),
    label: fraisReelsInutiles,
    when: (work) => isWage(work) && hasExpenses(work) && !isOfCouple(work),
  }),
  step(
    'fraisSansSalaire',
    'frais_reels > 0 and revenu = 0 or frais_reels_conjoint > 0 and revenu_conjoint = 0',
    {
      ...warned('frais_sans_salaire'),
      label: {
        fr: 'Frais réels d’une personne sans salaire',
        en: 'Actual expenses of a person without a salary',
      },
      when: hasExpenses,
    },
  ),
  step(
    'abattementPensions',
    'min(max(abattementPensionsTaux * pensions, abattementPensionsMinimum), abattementPensionsMaximum, pensions)',
    {
      label: { fr: 'Abattement de 10 % sur les pensions', en: 'Allowance of 10% on pensions' },
      kind: 'euros',
      round: 'euro',
      when: (work) => isWage(work) && hasPensions(work),
    },
  ),
  step('deduction', 'deductionSalaires + abattementPensions', {
    when: (work) => isWage(work) && hasPensions(work),
    value: ({ income }) => income.deduction,
  }),
  step('deduction', 'deductionSalaires', {
    when: (work) => isWage(work) && !hasPensions(work),
    value: ({ income }) => income.deduction,
  }),
  step('deduction', '0', { when: (work) => !isWage(work), value: ({ income }) => income.deduction }),
]

/** The taxable income and the reference income (CGI, art. 156, 163 quatervicies, 193 and 1417, IV). */
export const taxableIncomeSteps: readonly FormulaStep<Assessment>[] = [
  step('revenuAvantPer', 'revenuBrut - deduction - charges_deductibles', {
    label: { fr: 'Revenu avant les versements sur le PER', en: 'Income before the payments into the PER' },
    kind: 'euros',
  }),
  step('revenuImposable', 'max(0, revenuAvantPer - versements_per)', {
    round: 'euro',
    value: ({ income }) => income.taxable,
  }),
  step('perDeduit', 'min(versements_per, max(0, revenuAvantPer))', {
    label: { fr: 'Versements sur le PER déduits', en: 'Payments into the PER that are deducted' },
    kind: 'euros',
    warns: 'per_plafond',
    effect: 'perDeduit',
  }),
  step('revenuFiscalReference', 'revenuImposable + perDeduit + revenus_capital', {
    value: ({ income }) => income.reference,
  }),
]

/** Deductions that lower nothing this year. */
export const lostDeductionSteps: readonly FormulaStep<Assessment>[] = [
  step('deductionsPerdues', 'max(0, versements_per - revenuAvantPer)', {
    label: { fr: 'Déductions au-delà des revenus, perdues', en: 'Deductions beyond the incomes, lost' },
    kind: 'euros',
    value: ({ income }) => income.unusedDeductions,
    warns: 'deductions_excessives',
    effect: 'deductionsPerdues',
  }),
]
