import type { Outcome } from '../../definition/simulator.ts'
import { exceeds } from '../../units/money.ts'
import type { contract } from './contract.ts'
import type { Project } from './project.ts'
import type { Question } from './question.ts'
import type { LargestPurchase } from './search.ts'

/** Whether each warning of the contract applies, by its code. Called by `simulate.ts`. */
export function findWarnings(
  question: Question,
  largest: LargestPurchase,
  project: Project | undefined,
): Outcome<typeof contract>['warnings'] {
  const { params, laws, purchase, longest, budget, zeroRate } = question
  const hasZeroRate = largest.funding.zeroRate > 0 || (project?.funding.zeroRate ?? 0) > 0
  // The least share of the whole cost that works must be for a zero-rate loan on an old home.
  const share = laws.zeroRate.values.ptzTravaux
  return {
    usure_a_verifier: !laws.isUsuryKnown,
    marge_20: !exceeds(budget.most, 0) || (project !== undefined && exceeds(project.payment, budget.most)),
    duree_longue: params.duree > longest,
    ptz_conditions: hasZeroRate,
    ptz_aucun: params.zone !== 'aucune' && !hasZeroRate,
    ptz_ancien: hasZeroRate && !purchase.isNew && params.logement !== 'ancien_travaux',
    ptz_limite: largest.isAtLimit,
    projet_ptz_sans_travaux:
      project !== undefined &&
      zeroRate?.home === 'ancien_travaux' &&
      exceeds(share * (project.price + params.travaux), params.travaux),
    primo_departement:
      purchase.isFirstHome &&
      !purchase.isNew &&
      purchase.departmentRate > laws.acquisition.values.plafondDepartementPrimo,
  }
}
