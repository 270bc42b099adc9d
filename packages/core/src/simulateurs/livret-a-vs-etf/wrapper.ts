import type { ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { lifeInsuranceLaw, lifeInsuranceTaxation } from '../../legislation/regles/capital/life-insurance.ts'
import { peaCeiling, peaLaw, peaTaxation } from '../../legislation/regles/capital/pea.ts'
import { securitiesLaw, securitiesTaxation } from '../../legislation/regles/capital/securities-account.ts'
import {
  taxOnWithdrawal,
  type WithdrawalTaxation,
} from '../../legislation/regles/capital/withdrawal-taxation.ts'
import type { Source } from '../../units/source.ts'
import type { contract } from './contract.ts'

/** The tax wrapper of the fund, opened on the first day, under the law of a day. Used by `fund.ts` and `history.ts`. */
export interface Wrapper {
  /** The tax on a full withdrawal after some years, from its gains and the total paid in. */
  taxationAfter(years: number, gains: number, paidIn: number): WithdrawalTaxation
  /** Years before which a withdrawal is taxed more; 0 when the age has no effect. */
  readonly age: number
  /** Limit of deposits in euros; `Infinity` without one. */
  readonly ceiling: number
  readonly sources: readonly Source[]
}

/** The wrapper of the parameters. Used by `account.explain.ts`, `replay.ts` and `simulate.ts`. */
export function wrapperOf(
  { enveloppe, couple }: ParamsOfContract<typeof contract>,
  { today }: SimulationContext,
): Wrapper {
  switch (enveloppe) {
    case 'pea': {
      const { values, sources } = peaLaw(today)
      const taxationAfter = (years: number) => peaTaxation(values, years)
      return { taxationAfter, age: values.peaDuree, ceiling: peaCeiling(values, couple), sources }
    }
    case 'cto': {
      const { values, sources } = securitiesLaw(today)
      const taxation = securitiesTaxation(values)
      return { taxationAfter: () => taxation, age: 0, ceiling: Number.POSITIVE_INFINITY, sources }
    }
    case 'assurance_vie': {
      const { values, sources } = lifeInsuranceLaw(today)
      const taxationAfter = (years: number, gains: number, paidIn: number) =>
        lifeInsuranceTaxation(values, { years, gainsPerPremium: gains / paidIn, isCouple: couple })
      return { taxationAfter, age: values.assuranceVieDuree, ceiling: Number.POSITIVE_INFINITY, sources }
    }
  }
}

/**
 * Income tax and social levies of a full withdrawal, in euros; none on a loss. Used by `fund.ts`, `history.ts` and
 * `replay.ts`.
 */
export function taxOf(wrapper: Wrapper, years: number, gross: number, paidIn: number): number {
  const gains = gross - paidIn
  if (gains <= 0) return 0
  const { incomeTax, socialLevies } = taxOnWithdrawal(wrapper.taxationAfter(years, gains, paidIn), gains)
  return incomeTax + socialLevies
}
