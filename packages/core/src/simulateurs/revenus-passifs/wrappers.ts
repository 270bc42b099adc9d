import type { ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { sourcesOf } from '../../legislation/law.ts'
import { lifeInsuranceLaw, lifeInsuranceTaxation } from '../../legislation/regles/capital/life-insurance.ts'
import { peaCeiling, peaLaw, peaTaxation } from '../../legislation/regles/capital/pea.ts'
import { securitiesLaw, securitiesTaxation } from '../../legislation/regles/capital/securities-account.ts'
import type { WithdrawalTaxation } from '../../legislation/regles/capital/withdrawal-taxation.ts'
import type { contract } from './contract.ts'

/**
 * Accounts with a tax of their own: plan d'épargne en actions, life insurance, securities account (compte-titres).
 */
export type Name = 'pea' | 'assurance_vie' | 'cto'
export type Wrappers = ReturnType<typeof wrappersOf>

/**
 * The three wrappers under the law of a day, each old enough for its lowest tax. Called by `simulate.ts` and
 * `wrappers.explain.ts`.
 */
export function wrappersOf(params: ParamsOfContract<typeof contract>, { today }: SimulationContext) {
  const gainsShare = params.part_gains / 100
  const [pea, lifeInsurance, securities] = [peaLaw(today), lifeInsuranceLaw(today), securitiesLaw(today)]
  const { peaDuree: peaAge } = pea.values
  const { assuranceVieDuree: lifeInsuranceAge } = lifeInsurance.values

  /** The tax of each wrapper at a yearly withdrawal rate, a fraction. */
  const taxationsAt = (withdrawalRate: number): Readonly<Record<Name, WithdrawalTaxation>> => ({
    pea: peaTaxation(pea.values, peaAge),
    assurance_vie: lifeInsuranceTaxation(lifeInsurance.values, {
      years: lifeInsuranceAge,
      // Of a capital K, K·s·g is withdrawn as gains each year, and K·(1 - g) are the premiums.
      gainsPerPremium: (withdrawalRate * gainsShare) / (1 - gainsShare),
      isCouple: params.couple,
      marginalRate: params.tmi / 100,
    }),
    cto: securitiesTaxation(securities.values, params.tmi / 100),
  })

  return {
    taxationsAt,
    /** Limit of deposits in the PEAs of the household, in euros. */
    peaCeiling: peaCeiling(pea.values, params.couple),
    /** Years from which a PEA, then life insurance, has its lowest tax. */
    peaAge,
    lifeInsuranceAge,
    /** The flat rate of income tax, as a fraction. */
    flatRate: securities.values.prelevementForfaitaire,
    sources: sourcesOf(pea, lifeInsurance, securities),
  }
}
