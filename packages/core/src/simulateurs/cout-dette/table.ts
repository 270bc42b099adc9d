import { type Plan, premiumOf } from './plan.ts'

/** One month of the loan with its insurance, in euros; `mensualite = interets + principal + assurance`. */
export interface Month {
  readonly mois: number
  readonly mensualite: number
  readonly interets: number
  readonly principal: number
  readonly assurance: number
  readonly capitalRestantDu: number
  readonly cumulInterets: number
}

/** The amortisation table, a row a month: at least twelve. */
export function monthsOf(plan: Plan): Month[] {
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

/** The same, a row a year: what twelve months paid, and where they leave the loan. */
export function yearsOf(months: readonly Month[]) {
  const ends = months.filter(({ mois }) => mois % 12 === 0)
  let from = 0
  return ends.map(({ mois, capitalRestantDu, cumulInterets }) => {
    let [mensualites, interets, principal, assurance] = [0, 0, 0, 0]
    for (; from < mois; from += 1) {
      const month = months[from] as Month
      mensualites += month.mensualite
      interets += month.interets
      principal += month.principal
      assurance += month.assurance
    }
    return { annee: mois / 12, mensualites, interets, principal, assurance, capitalRestantDu, cumulInterets }
  })
}
