import type { Outcome } from '../../definition/simulator.ts'
import type { IncomeTaxValues } from '../../legislation/regles/impot-revenu/income-tax-law.ts'
import { hasChild, hasHalfPartOfBoxL, isLoneParent } from '../../legislation/regles/impot-revenu/parts.ts'
import { exceeds, reaches } from '../../units/money.ts'
import type { Assessment } from './assessment.ts'
import type { contract } from './contract.ts'

/** Whether reductions and credits together exceed the overall cap, which exempts some (CGI, art. 200-0 A). */
export const exceedsCapOnAdvantages = (
  params: Assessment['params'],
  { plafondNiches }: IncomeTaxValues,
): boolean => exceeds(params.reductions + params.credits, plafondNiches)

/**
 * Whether the age and disability allowance, which is not modelled, may lower this tax (CGI, art. 157 bis). It ends
 * below the second taxed bracket of one part.
 */
const mayHaveAllowance = ({ params, notice, margin, law: { values } }: Assessment): boolean =>
  (params.pensions > 0 || params.invalides > 0) &&
  notice.due >= values.recouvrementAvantCredits &&
  margin.rate <= (values.baremeImpotRevenu[1]?.rate ?? 0)

/** Whether actual expenses are claimed without a salary. */
const hasExpensesWithoutSalary = ({ params }: Assessment): boolean =>
  (params.frais_reels > 0 && params.revenu === 0) ||
  (params.frais_reels_conjoint > 0 && params.revenu_conjoint === 0)

/**
 * Whether each warning of the contract applies, by its code; `warnings.ts` has their texts. `exceeds` ignores a gap
 * under half a cent.
 */
export function findWarnings(assessment: Assessment): Outcome<typeof contract>['warnings'] {
  const { params, income, notice, opted, law } = assessment
  const { household, parts } = assessment.taxed
  const { gross, decote, due, claimed } = notice
  const people = parts.base + household.children + household.sharedChildren
  return {
    // The box is ticked and its conditions are not met.
    parent_isole_sans_effet: household.livesAlone && !isLoneParent(household),
    case_l_sans_effet: household.broughtUpAlone && !hasHalfPartOfBoxL(household),
    veuf_enfants: household.isWidowed && hasChild(household),
    decote_active: exceeds(decote, 0) && due > 0,
    quotient_plafonne: exceeds(gross.tax, gross.uncapped),
    // A tax under the minimum collected is not claimed.
    impot_non_recouvre: exceeds(due - params.credits, claimed),
    // Negative: the State pays credits back.
    credits_rembourses: exceeds(0, notice.net),
    reductions_perdues: exceeds(params.reductions, notice.reductions),
    plafond_avantages: exceedsCapOnAdvantages(params, law.values),
    cehr_due: notice.cehr > 0,
    cdhr_due: notice.cdhr > 0,
    frais_reels_inutiles: income.ignoresExpenses,
    frais_reels_retenus: income.usesExpenses,
    frais_sans_salaire: hasExpensesWithoutSalary(assessment),
    // At least €1 of PER payments exceeds the income that is left to deduct them from.
    deductions_excessives: reaches(income.unusedDeductions, 1),
    // The ceiling of PER payments is not modelled.
    per_plafond: params.versements_per > 0,
    // The progressive scale taxes capital income less than the flat tax does.
    option_bareme: opted !== undefined && exceeds(notice.net, opted.notice.net),
    abattement_age_invalidite: mayHaveAllowance(assessment),
    invalides_trop_nombreux: params.invalides > people,
    taux_moyen_inexistant: assessment.tauxMoyen === null,
  }
}
