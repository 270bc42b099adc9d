import type { CivilEstate, CivilShare } from './civil.ts'
import type { FamilyEstate } from './input.ts'
import { ruralLaw } from './law.ts'
import { sumBy } from './people.ts'
import { type Reliefs, reliefsOf } from './reliefs.ts'

/** What duties count of an estate, in euros. Used by `heirs.ts`. */
export interface FiscalEstate extends Reliefs {
  /** The estate less these; never under 0 (actif net). */
  readonly actifNet: number
  /** Legacies of an amount, which are taxed as they are. */
  readonly amountLegacies: number
  /** The part of each other euro that is counted; negative where legacies of an amount exceed the estate counted. */
  readonly ratio: number
}

/** What duties count of one person's value, in euros. */
export interface FiscalShare {
  /** The share after the reliefs that serve all heirs. */
  readonly beforeRural: number
  /** Rural property in the share. */
  readonly rural: number
  /** What is left out of that property. */
  readonly ruralRelief: number
  /** What duties count of the share: `beforeRural` less `ruralRelief`. */
  readonly partFiscale: number
}

/**
 * What duties count of an estate, in euros. Used by `heirs.ts`.
 * @example fiscalEstateOf(estate, civilOf(estate)).actifNet
 */
export function fiscalEstateOf(estate: FamilyEstate, { net, shares }: CivilEstate): FiscalEstate {
  const { homeRelief, dutreilRelief, woodsRelief } = reliefsOf(estate)
  const actifNet = Math.max(0, net - homeRelief - dutreilRelief - woodsRelief)
  const amountLegacies = sumBy(shares, (share) => share.amountLegacies)
  const others = net - amountLegacies
  const ratio = others > 0 ? (actifNet - amountLegacies) / others : 0
  return { homeRelief, dutreilRelief, woodsRelief, actifNet, amountLegacies, ratio }
}

/**
 * What duties count of a person's value, in euros: a legacy of an amount as it is, the rest in proportion of what is
 * counted of the estate, less rural property up to a threshold of that person (CGI, art. 793 bis). Used by
 * `heirs.ts`.
 * @example fiscalShareOf(estate, civil, fiscalEstateOf(estate, civil), share).partFiscale
 */
export function fiscalShareOf(
  estate: FamilyEstate,
  { net }: CivilEstate,
  { amountLegacies, ratio }: FiscalEstate,
  share: CivilShare,
): FiscalShare {
  const inKind = share.value - share.amountLegacies
  const beforeRural = Math.max(0, inKind * ratio + share.amountLegacies)
  const others = net - amountLegacies
  if (estate.biensRuraux === 0 || others <= 0) {
    return { beforeRural, rural: 0, ruralRelief: 0, partFiscale: beforeRural }
  }
  const rural = (estate.biensRuraux * inKind) / others
  const ruralRelief = ruralReliefOn(rural, estate)
  return { beforeRural, rural, ruralRelief, partFiscale: Math.max(0, beforeRural - ruralRelief) }
}

/** What is left out of rural property in one share, in euros. */
function ruralReliefOn(rural: number, { day, keptEighteenYears }: FamilyEstate): number {
  const { taux, seuil, seuilDixHuitAns, tauxAuDela } = ruralLaw(day).values.exonerationBiensRuraux
  const threshold = keptEighteenYears ? seuilDixHuitAns : seuil
  return taux * Math.min(rural, threshold) + tauxAuDela * Math.max(0, rural - threshold)
}
