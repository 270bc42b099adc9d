import type { ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { type Exit, exitTax } from '../../legislation/regles/capital/exit.ts'
import { lifeInsuranceExit, lifeInsuranceLaw } from '../../legislation/regles/capital/life-insurance.ts'
import { peaCeiling, peaExit, peaLaw } from '../../legislation/regles/capital/pea.ts'
import { securitiesExit, securitiesLaw } from '../../legislation/regles/capital/securities-account.ts'
import type { Source } from '../../units/source.ts'
import type { contract } from './contract.ts'

/** The tax wrapper of the fund, opened on the first day, under the law of a day. */
export interface Wrapper {
  /** The tax on a full withdrawal after some years, from its gains and the total paid in. */
  exitAfter(years: number, gains: number, paidIn: number): Exit
  /** Years before which a withdrawal is taxed more; 0 when the age has no effect. */
  readonly age: number
  /** Limit of deposits in euros; `Infinity` without one. */
  readonly ceiling: number
  readonly sources: readonly Source[]
}

/** The wrapper of the parameters. */
export function wrapperOf(
  { enveloppe, couple }: ParamsOfContract<typeof contract>,
  { today }: SimulationContext,
): Wrapper {
  switch (enveloppe) {
    case 'pea': {
      const { values, sources } = peaLaw(today)
      const exitAfter = (years: number) => peaExit(values, years)
      return { exitAfter, age: values.peaDuree, ceiling: peaCeiling(values, couple), sources }
    }
    case 'cto': {
      const { values, sources } = securitiesLaw(today)
      const exit = securitiesExit(values)
      return { exitAfter: () => exit, age: 0, ceiling: Number.POSITIVE_INFINITY, sources }
    }
    case 'assurance_vie': {
      const { values, sources } = lifeInsuranceLaw(today)
      const exitAfter = (years: number, gains: number, paidIn: number) =>
        lifeInsuranceExit(values, { years, gainsPerPremium: gains / paidIn, isCouple: couple })
      return { exitAfter, age: values.assuranceVieDuree, ceiling: Number.POSITIVE_INFINITY, sources }
    }
  }
}

/** Income tax and social levies of a full withdrawal, in euros; none on a loss. */
export function taxOf(wrapper: Wrapper, years: number, gross: number, paidIn: number): number {
  const gains = gross - paidIn
  if (gains <= 0) return 0
  const { incomeTax, socialLevies } = exitTax(wrapper.exitAfter(years, gains, paidIn), gains)
  return incomeTax + socialLevies
}
