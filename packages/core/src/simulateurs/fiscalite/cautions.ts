import type { Asked, Outcome } from '../../definition/simulator.ts'
import { hasChild, hasHalfPartOfBoxL, isLoneParent } from '../../legislation/regles/impot-revenu/parts.ts'
import { exceeds } from '../../units/money.ts'
import type { contract } from './contract.ts'
import type { Taxed } from './household.ts'
import type { Income } from './income.ts'
import type { Values } from './law.ts'
import type { Notice } from './tax.ts'

interface Case {
  readonly params: Asked<typeof contract>
  readonly taxed: Taxed
  readonly income: Income
  readonly notice: Notice
  readonly values: Values
  readonly marginalRate: number
  readonly tauxMoyen: number | null
}

/**
 * What a careful professional would add to this notice. One plain literal, not one spread into another: engines make
 * the former some ten times faster, and it would be most of the simulation.
 */
export function cautionsOf(one: Case): Outcome<typeof contract>['warnings'] {
  const { params, income, notice, values } = one
  const { household, parts } = one.taxed
  const { gross, decote, due, claimed } = notice
  const people = parts.base + household.children + household.sharedChildren
  return {
    parent_isole_sans_effet: household.livesAlone && !isLoneParent(household),
    case_l_sans_effet: household.broughtUpAlone && !hasHalfPartOfBoxL(household),
    veuf_enfants: household.isWidowed && hasChild(household),
    decote_active: exceeds(decote, 0) && exceeds(gross.tax, decote),
    quotient_plafonne: exceeds(gross.tax, gross.uncapped),
    impot_non_recouvre: exceeds(due - params.credits, claimed),
    credits_rembourses: exceeds(0, claimed),
    reductions_perdues: exceeds(params.reductions, notice.reductions),
    cehr_due: notice.cehr > 0,
    cdhr_due: notice.cdhr > 0,
    frais_reels_inutiles: income.ignoresExpenses,
    frais_reels_retenus: income.usesExpenses,
    deductions_excessives: exceeds(income.unusedDeductions, 0),
    per_plafond: params.versements_per > 0,
    option_bareme: params.revenus_capital > 0 && one.marginalRate < values.prelevementForfaitaire,
    invalidite_abattement: params.invalides > 0 && params.invalides <= people,
    invalides_trop_nombreux: params.invalides > people,
    taux_moyen_inexistant: one.tauxMoyen === null,
  }
}
