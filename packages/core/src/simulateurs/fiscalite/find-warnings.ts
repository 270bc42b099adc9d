import type { Outcome, ParamsOfContract } from '../../definition/simulator.ts'
import type { IncomeTaxValues } from '../../legislation/regles/impot-revenu/income-tax-law.ts'
import { hasChild, hasHalfPartOfBoxL, isLoneParent } from '../../legislation/regles/impot-revenu/parts.ts'
import { exceeds, reaches } from '../../units/money.ts'
import type { contract } from './contract.ts'
import type { Taxed } from './household.ts'
import type { Income } from './income.ts'
import type { Notice } from './tax.ts'

interface TaxCase {
  readonly params: ParamsOfContract<typeof contract>
  readonly taxed: Taxed
  readonly income: Income
  readonly notice: Notice
  /** The notice under the option for the scale; `undefined` without capital income. */
  readonly opted: Notice | undefined
  readonly values: IncomeTaxValues
  readonly marginalRate: number
  readonly tauxMoyen: number | null
}

/** Whether reductions and credits together exceed the overall cap, which exempts some (CGI, art. 200-0 A). */
export const exceedsCapOnAdvantages = (
  params: TaxCase['params'],
  { plafondNiches }: IncomeTaxValues,
): boolean => exceeds(params.reductions + params.credits, plafondNiches)

/**
 * Whether the age and disability allowance, which is not modelled, may lower this tax (CGI, art. 157 bis). It ends
 * below the second taxed bracket of one part.
 */
const mayHaveAllowance = ({ params, notice, values, marginalRate }: TaxCase): boolean =>
  (params.pensions > 0 || params.invalides > 0) &&
  notice.due >= values.recouvrementAvantCredits &&
  marginalRate <= (values.baremeImpotRevenu[1]?.rate ?? 0)

/** Whether actual expenses are claimed without a salary. */
const hasExpensesWithoutSalary = ({ params }: TaxCase): boolean =>
  (params.frais_reels > 0 && params.revenu === 0) ||
  (params.frais_reels_conjoint > 0 && params.revenu_conjoint === 0)

/** The warnings that a careful professional would add to this notice. */
export function findWarnings(taxCase: TaxCase): Outcome<typeof contract>['warnings'] {
  const { params, income, notice, opted, values } = taxCase
  const { household, parts } = taxCase.taxed
  const { gross, decote, due, claimed } = notice
  const people = parts.base + household.children + household.sharedChildren
  return {
    parent_isole_sans_effet: household.livesAlone && !isLoneParent(household),
    case_l_sans_effet: household.broughtUpAlone && !hasHalfPartOfBoxL(household),
    veuf_enfants: household.isWidowed && hasChild(household),
    decote_active: exceeds(decote, 0) && due > 0,
    quotient_plafonne: exceeds(gross.tax, gross.uncapped),
    impot_non_recouvre: exceeds(due - params.credits, claimed),
    credits_rembourses: exceeds(0, notice.net),
    reductions_perdues: exceeds(params.reductions, notice.reductions),
    plafond_avantages: exceedsCapOnAdvantages(params, values),
    cehr_due: notice.cehr > 0,
    cdhr_due: notice.cdhr > 0,
    frais_reels_inutiles: income.ignoresExpenses,
    frais_reels_retenus: income.usesExpenses,
    frais_sans_salaire: hasExpensesWithoutSalary(taxCase),
    deductions_excessives: reaches(income.unusedDeductions, 1),
    per_plafond: params.versements_per > 0,
    option_bareme: opted !== undefined && exceeds(notice.net, opted.net),
    abattement_age_invalidite: mayHaveAllowance(taxCase),
    invalides_trop_nombreux: params.invalides > people,
    taux_moyen_inexistant: taxCase.tauxMoyen === null,
  }
}
