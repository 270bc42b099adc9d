import type { ParamsOfContract } from '../../definition/simulator.ts'
import { sourcesOf } from '../../legislation/law.ts'
import { funeralLaw, homeLaw, netEstate } from '../../legislation/regles/succession/estate.ts'
import { quarterLaw, usufructLaw, usufructShare } from '../../legislation/regles/succession/spouse.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import type { Source } from '../../units/source.ts'
import type { contract } from './contract.ts'

type Params = ParamsOfContract<typeof contract>

/**
 * The net estate in euros: `net` for duties, where the home may count for less than its value, and `left`, what is
 * passed on. Called by `settlement.ts`.
 */
export function estateOf(params: Params, today: CivilDate) {
  const estate = { gross: params.patrimoine, debts: params.dettes, funeral: params.frais_funeraires }
  const funeral = funeralLaw(today)
  const isReduced = params.residence_occupee && params.residence_principale > 0
  const home = homeLaw(today)
  const reduction = isReduced ? home.values.abattementResidence * params.residence_principale : 0
  return {
    net: netEstate(estate, reduction),
    left: netEstate(estate),
    sources: isReduced ? sourcesOf(funeral, home) : funeral.sources,
  }
}

/** The part of the estate for a spouse who survives beside children, and the rest for the heirs, as fractions. */
export interface Parts {
  readonly spouse: number
  readonly heirs: number
  readonly sources: readonly Source[]
}

/** What a spouse takes and what the heirs have: heirs have all of it, unless a spouse survives beside children. */
export function partsOf(params: Params, today: CivilDate): Parts {
  if (!params.conjoint_survivant) return { spouse: 0, heirs: 1, sources: [] }
  const quarter = quarterLaw(today)
  if (params.option_conjoint === 'quart') {
    const { partConjoint } = quarter.values
    return { spouse: partConjoint, heirs: 1 - partConjoint, sources: quarter.sources }
  }
  const usufruct = usufructLaw(today)
  const share = usufructShare(usufruct.values.usufruitViager, params.age_conjoint ?? 0)
  return { spouse: share, heirs: 1 - share, sources: sourcesOf(quarter, usufruct) }
}
