import type { CivilDate } from '../../../units/civil-date.ts'
import { lawOf } from '../../law.ts'
import { type UsufruitTemporaire, usufruitTemporaire } from '../../parametres/donation/usufruit-temporaire.ts'
import { usufruitViager } from '../../parametres/succession/usufruit-viager.ts'
import { knownDay } from '../known-day.ts'
import { usufruitLaw, usufruitShare } from '../succession/spouse.ts'

const temporaryLaw = lawOf({ usufruitTemporaire })

/**
 * The law of the value of a usufruct for a fixed time on a day (CGI, art. 669, II). Used by
 * `simulateurs/donation/law.explain.ts` and `simulateurs/donation/laws.ts`.
 */
export const temporaryUsufruitLaw = (day: CivilDate) => temporaryLaw(knownDay({ usufruitTemporaire }, day))

/**
 * The law of the value of a usufruct for life, for gifts of a day (CGI, art. 669, I). Used by
 * `simulateurs/donation/law.explain.ts`.
 */
export const keptUsufruitLaw = (day: CivilDate) => usufruitLaw(knownDay({ usufruitViager }, day))

/** Which right over a property is given. Used by `gift.ts` and `simulateurs/donation/gifts.ts`. */
export type OwnershipCase =
  | { readonly right: 'pleine_propriete' }
  /** The donor, of that age in full years, keeps the usufruct. */
  | { readonly right: 'nue_propriete'; readonly donorAge: number }
  /** A usufruct for so many years. */
  | { readonly right: 'usufruit_temporaire'; readonly years: number }

/**
 * The taxable value of what is given, as a share of full ownership: all of it, what a usufruct for life leaves of it,
 * or a usufruct for a fixed time (CGI, art. 669). Used by `gift.ts`.
 * @throws RangeError for an age that no step covers.
 * @example ownershipShare({ right: 'nue_propriete', donorAge: 62 }, day) // 0.6
 */
export function ownershipShare(given: OwnershipCase, day: CivilDate): number {
  switch (given.right) {
    case 'pleine_propriete':
      return 1
    case 'nue_propriete': {
      const { values } = keptUsufruitLaw(day)
      return 1 - usufruitShare(values.usufruitViager, given.donorAge)
    }
    case 'usufruit_temporaire': {
      const { values } = temporaryUsufruitLaw(day)
      return temporaryUsufruitShare(values.usufruitTemporaire, given.years)
    }
  }
}

/**
 * A usufruct for a fixed time, as a share of full ownership: each period begun counts whole, without regard to the age
 * of the person who has it (CGI, art. 669, II). Notaries and publishers say that the administration accepts no more than
 * the value of a usufruct for life; the article does not, and no official text that says so was found.
 * @example temporaryUsufruitShare({ taux: 0.23, annees: 10 }, 15) // 0.46
 */
const temporaryUsufruitShare = ({ taux, annees }: UsufruitTemporaire, years: number): number =>
  taux * Math.ceil(years / annees)
