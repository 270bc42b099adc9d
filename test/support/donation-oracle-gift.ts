/**
 * What each donor gives to each recipient and its duties, with 40 digits (CGI 669, 777 to 790 G, 793). Used
 * by `donation-oracle.ts`.
 */
import { type Decimal, decimal } from './decimal.ts'
import type { DonationQuestion, EarlierGiftRow, RecipientRow } from './donation-oracle-types.ts'
import {
  type Bands,
  DIRECT,
  DISABILITY,
  dutiesOn,
  FOURTH_DEGREE,
  least,
  lineAllowanceAt,
  marginalPercent,
  ONE,
  type PastGift,
  positive,
  recallOf,
  SIBLINGS,
  SPOUSES,
  STRANGERS,
  usufruitAt,
  ZERO,
} from './duties-oracle.ts'

/** One recipient of one donor. */
export interface Receipt {
  /** Row of the question, from 1. */
  readonly rang: number
  /** The donor, 1 or 2. */
  readonly donateur: number
  /** The kinship to the donor, by the words of the contract. */
  readonly lien: string
  /** Euros given in full ownership. */
  readonly value: Decimal
  readonly handicap: boolean
  /** How many share the place of a dead child; 0 where nobody is represented. */
  readonly representants: number
  /** Of the recipient, in full years. */
  readonly age: number
  /** Gifts that the donor made to the recipient before. */
  readonly past: readonly PastGift[]
}

const DESCENDANTS = ['enfant', 'petit_enfant', 'arriere_petit_enfant']
const BANDS: Readonly<Record<string, Bands>> = {
  conjoint: SPOUSES,
  pacs: SPOUSES,
  frere_soeur: SIBLINGS,
  neveu_niece: FOURTH_DEGREE,
  parent_4e_degre: FOURTH_DEGREE,
  autre: STRANGERS,
}
/** Allowances in euros of each kinship but children and parents (CGI 779, 790 B, D, E and F). */
const ALLOWANCES: Readonly<Record<string, number>> = {
  petit_enfant: 31_865,
  arriere_petit_enfant: 5310,
  conjoint: 80_724,
  pacs: 80_724,
  frere_soeur: 15_932,
  neveu_niece: 7967,
}
/**
 * Allowances in euros at the donor's death that earlier gifts reduce; others have 1 594 whole (CGI 779 and
 * 788, IV).
 */
const AT_DEATH: Readonly<Record<string, number>> = {
  enfant: 100_000,
  parent: 100_000,
  frere_soeur: 15_932,
  neveu_niece: 7967,
}

/** The allowance of kinship, in euros, for a gift of that ISO day; without that of disability. */
export function giftAllowanceAt(receipt: Receipt, date: string): Decimal {
  const line = lineAllowanceAt(date)
  if (receipt.lien === 'enfant' || receipt.lien === 'parent') return line
  const shared = receipt.representants > 0 ? line.div(receipt.representants) : ZERO
  return shared.plus(ALLOWANCES[receipt.lien] ?? 0)
}
const disabilityOf = (receipt: Receipt): Decimal => decimal(receipt.handicap ? DISABILITY : 0)
const bandsOf = (receipt: Receipt): Bands => BANDS[receipt.lien] ?? DIRECT

/** The recipients of each donor: first donor first. */
export function receiptsOf(question: DonationQuestion, day: string): readonly Receipt[] {
  const donors = question.donateurs ?? 1
  const { lien = '', montant = 0, donataires = 1 } = question
  const rows: readonly RecipientRow[] = question.don ?? [{ ...question, lien, montant, nombre: donataires }]
  const sharedBy = question.don ? donors : donors * donataires
  const taxable = (gift: EarlierGiftRow): PastGift => ({
    date: gift.date ?? day,
    taxable: decimal(gift.montant).minus(gift.exonere ?? 0),
  })
  const pastOf = (rang: number): readonly PastGift[] => [
    ...(question.anterieure ?? []).filter((gift) => (gift.don ?? 1) === rang).map(taxable),
    ...(question.donations ? [taxable({ montant: question.donations })] : []),
  ]
  const ofDonor = (donateur: number) =>
    rows.flatMap((row, index) =>
      Array.from({ length: row.nombre ?? 1 }, () => ({
        rang: index + 1,
        donateur,
        lien: row.lien,
        value: decimal(row.montant).div(sharedBy),
        handicap: row.handicap ?? false,
        representants: row.representants ?? 0,
        age: row.age_donataire ?? 18,
        past: pastOf(index + 1),
      })),
    )
  return Array.from({ length: donors }, (_, index) => index + 1).flatMap(ofDonor)
}

/** The part of the full value, as a fraction, that is given and taxed (CGI 669, 787 B and C). */
function taxedPart(question: DonationQuestion, donorAge: number): Decimal {
  const kept = decimal(question.dutreil ? '0.25' : 1)
  if (question.droit === 'nue_propriete') return kept.times(ONE.minus(usufruitAt(donorAge)))
  if (question.droit !== 'usufruit_temporaire') return kept
  return kept.times(Math.ceil((question.duree_usufruit ?? 0) / 10)).times('0.23')
}

/**
 * Taxes one receipt. `row` has the names of the answer; `rest` is what the exemptions leave, in euros.
 * @param received euros that the recipient already had exempt for its home (CGI 790 A bis).
 */
export function taxReceipt(question: DonationQuestion, receipt: Receipt, day: string, received: Decimal) {
  const age = (receipt.donateur === 1 ? question.age_donateur : question.age_second_donateur) ?? 0
  const taxedValue = receipt.value.times(taxedPart(question, age))
  const isMoney = (question.bien ?? 'argent') === 'argent'
  const isWhole = (question.droit ?? 'pleine_propriete') === 'pleine_propriete'
  const isFamilyGift = isMoney && isWhole && [...DESCENDANTS, 'neveu_niece'].includes(receipt.lien)
  const isHomeReliefOpen = day >= '2025-02-15' && day <= '2026-12-31'
  const homeLeft = least(decimal(100_000), positive(decimal(300_000).minus(received)))
  const home = question.logement && isFamilyGift && isHomeReliefOpen ? least(taxedValue, homeLeft) : ZERO
  const isOfAge = age < 80 && receipt.age >= 18
  const familyLeft = positive(decimal(31_865).minus(question.don_familial_utilise ?? 0))
  const family =
    question.don_familial && isFamilyGift && isOfAge ? least(taxedValue.minus(home), familyLeft) : ZERO
  const recall = recallOf(receipt.past, day, (date) => giftAllowanceAt(receipt, date), disabilityOf(receipt))
  const isExempt = receipt.lien === 'organisme'
  // what earlier gifts have left of the allowances
  const kinshipLeft = positive(giftAllowanceAt(receipt, day).minus(recall.kinship))
  const left = isExempt ? ZERO : kinshipLeft.plus(positive(disabilityOf(receipt).minus(recall.disability)))
  const rest = taxedValue.minus(home).minus(family)
  const abattement = least(rest, left)
  const base = isExempt ? ZERO : rest.minus(abattement)
  const bands = bandsOf(receipt)
  return {
    receipt,
    rest,
    row: {
      rang: receipt.rang,
      donateur: receipt.donateur,
      lien: receipt.lien,
      valeur: receipt.value,
      valeurFiscale: taxedValue,
      exonereLogement: home,
      exonereDonFamilial: family,
      donationsRappelees: recall.recalled,
      abattement,
      abattementRestant: left.minus(abattement),
      baseTaxable: base,
      droits: dutiesOn(bands, base, recall.excess),
      tauxMarginal: marginalPercent(bands, base, recall.excess),
    },
  }
}

/**
 * Duties in euros on what a recipient inherits from a donor that dies on `day`, gifts of the last fifteen
 * years recalled.
 * @param part euros inherited.
 * @param gifts all that the donor gave to the recipient.
 */
export function inheritanceDuties(
  receipt: Receipt,
  part: Decimal,
  day: string,
  gifts: readonly PastGift[],
): Decimal {
  if (['conjoint', 'pacs', 'organisme'].includes(receipt.lien)) return ZERO
  const disability = disabilityOf(receipt)
  const recall = recallOf(gifts, day, (date) => giftAllowanceAt(receipt, date), disability)
  const reducible = AT_DEATH[receipt.lien]
  const irreducible = decimal(receipt.handicap ? 0 : 1594)
  const kinship = reducible === undefined ? irreducible : positive(decimal(reducible).minus(recall.kinship))
  const allowance = kinship.plus(positive(disability.minus(recall.disability)))
  return dutiesOn(bandsOf(receipt), positive(part.minus(allowance)), recall.excess)
}
