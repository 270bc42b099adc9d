import { type Plan, premiumOf } from './plan.ts'

/** The amortisation table, a row a month: at least twelve, in euros; `mensualite = interets + principal + assurance`. */
export function monthsOf(plan: Plan) {
  let owed = plan.capital
  let cumulInterets = 0
  return plan.rows.map(({ month, payment, interest, principal, balance }) => {
    const assurance = premiumOf(plan, owed)
    owed = balance
    cumulInterets += interest
    return {
      mois: month,
      mensualite: payment + assurance,
      interets: interest,
      principal,
      assurance,
      capitalRestantDu: balance,
      cumulInterets,
    }
  })
}

/** What is owed at the end of a year once part of the loan is repaid early, from what would be owed as signed. */
type OwedAt = (year: { readonly annee: number; readonly capitalRestantDu: number }) => number

/** The same, a row a year: what twelve months paid, and where they leave the loan, as signed and repaid early. */
export function yearsOf(plan: Plan, owedAt?: OwedAt) {
  const years = []
  let owed = plan.capital
  let cumulInterets = 0
  let [mensualites, interets, repaid, assurance] = [0, 0, 0, 0]
  for (const { month, payment, interest, principal, balance } of plan.rows) {
    const premium = premiumOf(plan, owed)
    owed = balance
    cumulInterets += interest
    mensualites += payment + premium
    interets += interest
    repaid += principal
    assurance += premium
    if (month % 12 > 0) continue
    const annee = month / 12
    years.push({
      annee,
      mensualites,
      interets,
      principal: repaid,
      assurance,
      capitalRestantDu: balance,
      cumulInterets,
      capitalApresRemboursement: owedAt?.({ annee, capitalRestantDu: balance }) ?? null,
    })
    mensualites = interets = repaid = assurance = 0
  }
  return years
}
