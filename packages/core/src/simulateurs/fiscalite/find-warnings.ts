import type { Outcome } from '../../definition/simulator.ts'
import type { IncomeTaxValues } from '../../legislation/regles/impot-revenu/income-tax-law.ts'
import { hasChild, hasHalfPartOfBoxL, isLoneParent } from '../../legislation/regles/impot-revenu/parts.ts'
import { exceeds, reaches } from '../../units/money.ts'
import type { Assessment } from './assessment.ts'
import { hasCapital } from './capital-income.ts'
import type { contract } from './contract.ts'

/**
 * Whether the parameters `reductions` and `credits` together exceed the overall cap, from which some advantages are
 * exempt (CGI, art. 200-0 A). Used by `simulate.ts`.
 */
export const exceedsCapOnAdvantages = (
  params: Assessment['params'],
  { plafondNiches }: IncomeTaxValues,
): boolean => exceeds(params.reductions + params.credits, plafondNiches)

/** Whether the net global income still opens the allowance of age and disability (CGI, art. 157 bis). */
const opensAllowance = ({ income, law: { values } }: Assessment): boolean =>
  income.netGlobal <= values.abattementSpecialAge.plafondReduit

/** Whether a disabled person of the household may be a taxpayer, whose allowance would lower this tax. */
const mayHaveAllowance = (assessment: Assessment): boolean => {
  const { params, notice, law } = assessment
  return (
    params.invalides > 0 &&
    !params.invalidite &&
    !params.invalidite_conjoint &&
    notice.due >= law.values.recouvrementAvantCredits &&
    opensAllowance(assessment)
  )
}

/**
 * Whether an age that may open the allowance was not given: that of a pensioner, or of someone without a salary in a
 * household with pensions. One who has the allowance as disabled is not asked. Called by `taxable.explain.ts`.
 */
export const lacksAge = ({ params, taxed }: Assessment): boolean => {
  const { pensions, pensions_conjoint } = params
  if (pensions + pensions_conjoint === 0) return false
  const lacksOwn = params.age === undefined && !params.invalidite && (pensions > 0 || params.revenu === 0)
  return (
    lacksOwn ||
    (taxed.household.isCouple &&
      params.age_conjoint === undefined &&
      !params.invalidite_conjoint &&
      (pensions_conjoint > 0 || params.revenu_conjoint === 0))
  )
}

/**
 * Whether the takings of a micro regime exceed what it is open for (CGI, art. 32, 50-0 and 102 ter). Commercial
 * activities count together: services and furnished lettings for their ceiling, and with sales for that of sales.
 */
const exceedsMicro = ({ params, law: { values } }: Assessment): boolean => {
  const { ventes, services } = values.microEntreprisePlafonds
  const served = params.micro_bic_services + params.loyers_meubles
  return (
    exceeds(params.micro_foncier, values.microFoncierPlafond) ||
    exceeds(params.micro_bic_ventes + served, ventes) ||
    exceeds(served, services) ||
    exceeds(params.micro_bnc, services)
  )
}

/**
 * Whether someone’s share of an income is assumed: rents are shared by half, business and pensions are the first
 * person's.
 */
const assumesEarners = ({ params, taxed, categories }: Assessment): boolean =>
  taxed.household.isCouple &&
  categories.rents +
    categories.furnished +
    categories.business +
    (params.pensions_conjoint > 0 ? 0 : params.pensions) >
    0

/** Whether the household has wages or pensions, from which a deduction of 10 % is taken. Used by `withholding.explain.ts`. */
export const hasWagesOrPensions = ({ categories: { first, spouse } }: Assessment): boolean =>
  first.wage + first.pension + (spouse ? spouse.wage + spouse.pension : 0) > 0

/** Whether actual expenses are claimed without a salary. */
const hasExpensesWithoutSalary = ({ params }: Assessment): boolean =>
  (params.frais_reels > 0 && params.revenu === 0) ||
  (params.frais_reels_conjoint > 0 && params.revenu_conjoint === 0)

/** Whether someone gives union dues and actual expenses, which take the credit away. */
const losesUnionCredit = ({ params, categories: { first, spouse } }: Assessment): boolean =>
  (params.cotisations_syndicales > 0 && first.usesExpenses) ||
  (params.cotisations_syndicales_conjoint > 0 && (spouse?.usesExpenses ?? false))

/**
 * Whether each warning of the contract applies, by its code; `warnings.ts` has their texts. `exceeds` ignores a gap
 * under half a cent. Used by `simulate.ts` and `steps.explain.ts`.
 */
export function findWarnings(assessment: Assessment): Outcome<typeof contract>['warnings'] {
  const { params, categories, income, notice, law, flatNet, scaleNet } = assessment
  const { household } = assessment.taxed
  const { gross, decote, due, advantages } = notice
  const { first, spouse } = categories
  const { donsAide } = law.values
  const people = (household.isCouple ? 2 : 1) + household.children + household.sharedChildren
  const isInScale = income.regime === 'bareme'
  const { gifts, school, dependency } = advantages
  // The reductions before the limit of the tax, in euros.
  const askedReductions =
    params.reductions +
    gifts +
    school +
    dependency +
    Math.min(params.reductions_plafonnees, law.values.plafondNiches)
  return {
    // The box is ticked and its conditions are not met.
    parent_isole_sans_effet: household.livesAlone && !isLoneParent(household),
    case_l_sans_effet: household.broughtUpAlone && !hasHalfPartOfBoxL(household),
    veuf_enfants: household.isWidowed && hasChild(household),
    decote_active: exceeds(decote, 0) && due > 0,
    quotient_plafonne: exceeds(gross.tax, gross.uncapped),
    // A tax under the minimum collected is not claimed.
    impot_non_recouvre: exceeds(notice.unclaimed, 0),
    // Negative: the State pays credits back.
    credits_rembourses: exceeds(0, notice.net),
    reductions_perdues: exceeds(askedReductions, advantages.reductions),
    // `reductions` and `credits` do not say which of theirs are under the cap, so it is not applied to them.
    plafond_avantages: exceedsCapOnAdvantages(params, law.values),
    // The cap on the advantages to which it is applied.
    plafond_niches_atteint: exceeds(advantages.lost, 0),
    dons_reportables: exceeds(advantages.giftsCarriedOver, 0),
    // The higher ceiling only holds for gifts since October: see the text.
    dons_75_octobre_2025:
      donsAide.plafondDebutAnnee < donsAide.plafond && params.dons_75 > donsAide.plafondDebutAnnee,
    cehr_due: notice.cehr > 0,
    cdhr_due: notice.cdhr > 0,
    credits_et_cdhr:
      notice.cdhr > 0 && exceeds(advantages.reductions + advantages.credits, params.avantages_cdhr),
    frais_reels_inutiles: first.ignoresExpenses || (spouse?.ignoresExpenses ?? false),
    frais_reels_retenus: first.usesExpenses || (spouse?.usesExpenses ?? false),
    frais_sans_salaire: hasExpensesWithoutSalary(assessment),
    // At least €1 of what is deducted from the income exceeds it.
    deductions_excessives: reaches(income.unusedDeductions, 1),
    // Without a ceiling, payments are deducted unchecked.
    per_plafond: params.versements_per > 0 && params.plafond_per === undefined,
    per_excedent: params.plafond_per !== undefined && exceeds(params.versements_per, params.plafond_per),
    // The progressive scale taxes capital income less than the flat tax does, or more.
    option_bareme: !isInScale && exceeds(flatNet, scaleNet),
    option_bareme_perdante: isInScale && exceeds(scaleNet, flatNet),
    option_globale: isInScale && hasCapital(params),
    abattement_plus_values_limite: isInScale && params.abattement_plus_values > 0,
    csg_deductible_an_prochain:
      categories.rents + categories.furnished + (isInScale ? params.plus_values_mobilieres : 0) > 0,
    micro_seuil_depasse: exceedsMicro(assessment),
    micro_versement_liberatoire: params.micro_bic_ventes + params.micro_bic_services + params.micro_bnc > 0,
    // Union dues of those who claim actual expenses give no credit (CGI, art. 199 quater C).
    cotisations_et_frais_reels: losesUnionCredit(assessment),
    taux_individualise_hypotheses: assumesEarners(assessment),
    // Withholding applies to incomes before their deduction; only those after it are given, so 10 % is assumed.
    taux_dix_pour_cent_suppose:
      params.nature === 'imposable' &&
      (assessment.withholding.household ?? 0) > 0 &&
      hasWagesOrPensions(assessment),
    outre_mer_zone: params.outre_mer !== 'metropole',
    age_manquant: lacksAge(assessment) && opensAllowance(assessment),
    // The taxable income of the notice is after this allowance; the income before it is wanted.
    abattement_age_avis: params.nature === 'imposable' && exceeds(income.specialAllowance, 0),
    abattement_age_invalidite: mayHaveAllowance(assessment),
    invalides_trop_nombreux: params.invalides > people,
    taux_moyen_inexistant: assessment.tauxMoyen === null,
  }
}
