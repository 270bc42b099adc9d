import type { Asked } from '../../definition/simulator.ts'
import { lightened, shortened, untouched } from '../../finance/early-repayment.ts'
import { inForce } from '../../legislation/in-force.ts'
import { indemniteMoisInterets } from '../../legislation/parametres/indemnite-mois-interets.ts'
import { indemnitePartCapital } from '../../legislation/parametres/indemnite-part-capital.ts'
import { remboursementMinimal } from '../../legislation/parametres/remboursement-minimal.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { exceeds } from '../../units/money.ts'
import type { contract } from './contract.ts'
import type { Plan } from './plan.ts'

/**
 * What repaying `remboursement_anticipe` after the last payment of a year changes, or `undefined` when nothing is
 * repaid. Both ends are compared from that day on: the loan as signed, and what is left of it.
 */
export function repayEarly(plan: Plan, params: Asked<typeof contract>, today: CivilDate) {
  const { remboursement_anticipe: amount, annee_remboursement: year } = params
  const owed = plan.rows[12 * (year ?? 0) - 1]?.balance
  if (amount === 0 || owed === undefined) return undefined

  const repaid = Math.min(amount, owed)
  const asSigned = { payment: plan.payment, rate: plan.rate, months: plan.months - 12 * (year ?? 0) }
  const before = untouched(asSigned)
  const after = (params.effet === 'duree' ? shortened : lightened)(asSigned, repaid)

  const monthsWon = before.months - after.months
  const euroMonths = before.euroMonths - after.euroMonths
  const interest = plan.rate * euroMonths
  const insurance = plan.premiumRate * (plan.isInsuredOnBalance ? euroMonths : plan.capital * monthsWon)
  const indemnity = params.ira === 'legale' ? legalIndemnity(plan, repaid, owed, today) : 0
  const gain = interest + insurance - indemnity

  return {
    figures: {
      capitalRestantDu: owed,
      indemnites: indemnity,
      nouvelleMensualite: after.payment,
      nouvelleDureeMois: after.months,
      moisGagnes: monthsWon,
      interetsEconomises: interest,
      assuranceEconomisee: insurance,
      gainNet: gain,
      rentable: exceeds(gain, 0),
    },
    isSmall: after.months > 0 && exceeds(inForce(remboursementMinimal, today) * plan.capital, repaid),
    isCapped: exceeds(amount, owed),
  }
}

/**
 * The most that the lender may claim: some months' interest on what is repaid, within a share of what was owed
 * (Code de la consommation, art. R. 313-25).
 */
const legalIndemnity = (plan: Plan, repaid: number, owed: number, today: CivilDate): number =>
  Math.min(
    inForce(indemniteMoisInterets, today) * plan.rate * repaid,
    inForce(indemnitePartCapital, today) * owed,
  )
