import type { ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { textsOf } from '../../legislation/law.ts'
import type { Exit } from '../../legislation/regles/capital/exit.ts'
import { lifeInsuranceExit, lifeInsuranceLaw } from '../../legislation/regles/capital/life-insurance.ts'
import { peaCeiling, peaExit, peaLaw } from '../../legislation/regles/capital/pea.ts'
import { securitiesExit, securitiesLaw } from '../../legislation/regles/capital/securities-account.ts'
import type { contract } from './contract.ts'

export type Name = 'pea' | 'assurance_vie' | 'cto'
export type Wrappers = ReturnType<typeof wrappersOf>

/** The three wrappers under the law of a day, each old enough for its lowest tax. */
export function wrappersOf(params: ParamsOfContract<typeof contract>, { today }: SimulationContext) {
  const gainsShare = params.part_gains / 100
  const [pea, lifeInsurance, securities] = [peaLaw(today), lifeInsuranceLaw(today), securitiesLaw(today)]
  const { peaDuree: peaAge } = pea.values
  const { assuranceVieDuree: lifeInsuranceAge } = lifeInsurance.values

  /** The tax of each wrapper at a yearly withdrawal rate, a fraction. */
  const exitsAt = (withdrawalRate: number): Readonly<Record<Name, Exit>> => ({
    pea: peaExit(pea.values, peaAge),
    assurance_vie: lifeInsuranceExit(lifeInsurance.values, {
      years: lifeInsuranceAge,
      // Of a capital K, K·s·g is withdrawn as gains each year, and K·(1 - g) are the premiums.
      gainsPerPremium: (withdrawalRate * gainsShare) / (1 - gainsShare),
      isCouple: params.couple,
    }),
    cto: securitiesExit(securities.values, params.tmi / 100),
  })

  return {
    exitsAt,
    /** Limit of deposits in the PEAs of the household, in euros. */
    peaCeiling: peaCeiling(pea.values, params.couple),
    peaAge,
    lifeInsuranceAge,
    /** The flat rate of income tax, as a fraction. */
    flatRate: securities.values.prelevementForfaitaire,
    sources: textsOf(pea, lifeInsurance, securities),
  }
}
