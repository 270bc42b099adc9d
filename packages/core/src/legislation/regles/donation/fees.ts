import { charge } from '../../../finance/scale.ts'
import type { CivilDate } from '../../../units/civil-date.ts'
import { lawOf } from '../../law.ts'
import { emoluments } from '../../parametres/donation/emoluments.ts'
import { emolumentsMobilier } from '../../parametres/donation/emoluments-mobilier.ts'
import { fraisAssiette } from '../../parametres/donation/frais-assiette.ts'
import { securiteImmobiliere } from '../../parametres/donation/securite-immobiliere.ts'
import { taxePubliciteFonciere } from '../../parametres/donation/taxe-publicite-fonciere.ts'
import { tvaEmoluments } from '../../parametres/donation/tva-emoluments.ts'
import { knownDay } from '../known-day.ts'

/** The values of the notary’s fees. */
const notarySet = { emoluments, tvaEmoluments }
/** The same for a deed about money or listed securities only. */
const movableSet = { emoluments: emolumentsMobilier, tvaEmoluments }
const propertySet = { taxePubliciteFonciere, fraisAssiette, securiteImmobiliere }
const notary = lawOf(notarySet)
const movable = lawOf(movableSet)
const property = lawOf(propertySet)

/**
 * The law of a notary's fees for the deed of a gift on a day (C. com., art. A. 444-67). Used by
 * `simulateurs/donation/law.explain.ts` and `simulateurs/donation/laws.ts`.
 */
export const notaryLaw = (property: Property, day: CivilDate) =>
  property === 'argent' || property === 'titres'
    ? movable(knownDay(movableSet, day))
    : notary(knownDay(notarySet, day))

/**
 * The law of the taxes on the publication of a gift of property on a day (CGI, art. 791, 1647, V, 881 K and M). Used
 * by `donation/law.explain.ts` and `donation/laws.ts`.
 */
export const propertyLaw = (day: CivilDate) => property(knownDay(propertySet, day))

/** What is given by the deed. */
type Property = 'argent' | 'titres' | 'immobilier' | 'entreprise'

/** The deed of a gift. */
interface Deed {
  readonly property: Property
  /** The full ownership of what each donor gives, in euros: fees are counted by donor. */
  readonly byDonor: readonly number[]
  /** The taxable value of all that is given, in euros. */
  readonly taxableValue: number
}

/** What the deed costs, in euros. Rounded nowhere. */
export interface DeedFees {
  /** The notary’s fees for each donor, with VAT. */
  readonly emolumentsByDonor: readonly number[]
  /** Their sum. */
  readonly emoluments: number
  /** The tax on the publication of the deed, with what the state adds for collecting it. */
  readonly taxePubliciteFonciere: number
  /** The contribution to the land registry. */
  readonly contributionSecuriteImmobiliere: number
  /** Fees, tax and contribution. */
  readonly total: number
}

/** The fees of a gift without a notary. Used by `simulateurs/donation/settlement.ts`. */
export const NO_FEES: DeedFees = {
  emolumentsByDonor: [],
  emoluments: 0,
  taxePubliciteFonciere: 0,
  contributionSecuriteImmobiliere: 0,
  total: 0,
}

/**
 * What the deed of a gift costs, in euros: the notary's fees on full ownership, donor by donor, and for property the
 * taxes of its publication on the taxable value. An estimate, without formalities and disbursements. Used by
 * `simulateurs/donation/settlement.ts`.
 * @example deedFees({ property: 'immobilier', byDonor: [400_000, 400_000], taxableValue: 440_000 }, day).total // 13 916.12
 */
export function deedFees({ property, byDonor, taxableValue }: Deed, day: CivilDate): DeedFees {
  const { values } = notaryLaw(property, day)
  const emolumentsByDonor = byDonor.map(
    (given) => charge(values.emoluments, given) * (1 + values.tvaEmoluments),
  )
  const emoluments = emolumentsByDonor.reduce((sum, one) => sum + one, 0)
  const taxes = property === 'immobilier' ? publicationTaxes(taxableValue, day) : NO_TAXES
  const { taxePubliciteFonciere, contributionSecuriteImmobiliere } = taxes
  const total = emoluments + taxePubliciteFonciere + contributionSecuriteImmobiliere
  return { emolumentsByDonor, emoluments, ...taxes, total }
}

const NO_TAXES = { taxePubliciteFonciere: 0, contributionSecuriteImmobiliere: 0 }

/** The taxes on the publication of a gift of property, in euros. */
function publicationTaxes(taxableValue: number, day: CivilDate) {
  const { values } = propertyLaw(day)
  const { taux, minimum } = values.securiteImmobiliere
  return {
    taxePubliciteFonciere: taxableValue * values.taxePubliciteFonciere * (1 + values.fraisAssiette),
    contributionSecuriteImmobiliere: Math.max(minimum, taxableValue * taux),
  }
}
