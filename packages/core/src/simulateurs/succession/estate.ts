import type { ParamsOfContract } from '../../definition/simulator.ts'
import { sourcesOf } from '../../legislation/law.ts'
import { funeralLaw, homeLaw, netEstate } from '../../legislation/regles/succession/estate.ts'
import { quarterLaw, usufructLaw, usufructShare } from '../../legislation/regles/succession/spouse.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import type { Source } from '../../units/source.ts'
import type { contract } from './contract.ts'

type Params = ParamsOfContract<typeof contract>

/** The net estate for duties, and the net estate to transfer, in euros. */
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

/** The part of the estate for the heirs: all of it, unless a spouse survives beside children. */
export function heirsPartOf(params: Params, today: CivilDate): { share: number; sources: readonly Source[] } {
  if (!params.conjoint_survivant) return { share: 1, sources: [] }
  const quarter = quarterLaw(today)
  if (params.option_conjoint === 'quart') {
    return { share: 1 - quarter.values.partConjoint, sources: quarter.sources }
  }
  const usufruct = usufructLaw(today)
  const share = usufructShare(usufruct.values.usufruitViager, params.age_conjoint ?? 0)
  return { share: 1 - share, sources: sourcesOf(quarter, usufruct) }
}
