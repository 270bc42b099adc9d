import type { ParamsOfContract } from '../../definition/simulator.ts'
import { sourcesOf } from '../../legislation/law.ts'
import { funeralLaw, homeLaw, netEstate } from '../../legislation/regles/succession/estate.ts'
import { flatRateFurniture, furnitureLaw } from '../../legislation/regles/succession/furniture.ts'
import { partConjointLaw, usufruitLaw, usufruitShare } from '../../legislation/regles/succession/spouse.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import type { Source } from '../../units/source.ts'
import type { contract } from './contract.ts'

type Params = ParamsOfContract<typeof contract>

/**
 * What the estate holds, in euros: `furniture` at the flat rate and `gross`, all assets with it.
 * `isReduced`: the home counts for less, by `relief` euros, since the family lives there. Used by
 * `find-warnings.ts`.
 */
export function assetsOf(params: Params, today: CivilDate) {
  const isReduced = params.residence_occupee && params.residence_principale > 0
  const relief = isReduced ? homeLaw(today).values.abattementResidence * params.residence_principale : 0
  const { forfaitMobilier } = furnitureLaw(today).values
  const furniture = params.forfait_mobilier
    ? flatRateFurniture(forfaitMobilier, { gross: params.patrimoine, relief })
    : 0
  return { isReduced, relief, furniture, gross: params.patrimoine + furniture }
}

/**
 * The net estate in euros: `net` for duties, where the home may count for less than its value, and `left`, what is
 * passed on. Furniture outside the assets asked for is in both, at the flat rate. Called by `settlement.ts`.
 */
export function estateOf(params: Params, today: CivilDate) {
  const { isReduced, relief, furniture, gross } = assetsOf(params, today)
  const estate = { gross, debts: params.dettes, funeral: params.frais_funeraires }
  const consulted = [
    funeralLaw(today),
    ...(isReduced ? [homeLaw(today)] : []),
    ...(params.forfait_mobilier ? [furnitureLaw(today)] : []),
  ]
  return {
    net: netEstate(estate, relief),
    left: netEstate(estate),
    furniture,
    sources: sourcesOf(...consulted),
  }
}

/** The part of the estate for a spouse who survives beside children, and the rest for the heirs, as fractions. */
export interface Parts {
  readonly spouse: number
  readonly heirs: number
  readonly sources: readonly Source[]
}

/**
 * What a spouse takes and what the heirs have: heirs have all of it, unless a spouse survives beside children. Used
 * by `settlement.ts`.
 */
export function partsOf(params: Params, today: CivilDate): Parts {
  if (!params.conjoint_survivant) return { spouse: 0, heirs: 1, sources: [] }
  const quarter = partConjointLaw(today)
  if (params.option_conjoint === 'quart') {
    const { partConjoint } = quarter.values
    return { spouse: partConjoint, heirs: 1 - partConjoint, sources: quarter.sources }
  }
  const usufruit = usufruitLaw(today)
  const share = usufruitShare(usufruit.values.usufruitViager, params.age_conjoint ?? 0) // the contract requires the age
  return { spouse: share, heirs: 1 - share, sources: sourcesOf(quarter, usufruit) }
}
