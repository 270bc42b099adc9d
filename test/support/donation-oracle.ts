/**
 * A gift, and to give or to leave, computed again with 40 digits from the CGI and the Code de commerce, apart from the
 * rules of the product. The result has the wire names of `donation`; amounts are decimals.
 */
import { type Decimal, decimal } from './decimal.ts'
import { inheritanceDuties, receiptsOf, taxReceipt } from './donation-oracle-gift.ts'
import type { DonationQuestion } from './donation-oracle-types.ts'
import { type Bands, dutiesOn, groupBy, positive, total, yearsBefore, ZERO } from './duties-oracle.ts'

/** Fees of notaries, before VAT, for other property (C. com. A. 444-67). */
const NOTARY: Bands = [
  [6500, 4.837],
  [17_000, 1.995],
  [60_000, 1.33],
  [Number.POSITIVE_INFINITY, 0.998],
]
/** The same for money and listed securities (4°). */
const NOTARY_SECURITIES: Bands = [
  [6500, 2.322],
  [17_000, 0.958],
  [60_000, 0.639],
  [Number.POSITIVE_INFINITY, 0.479],
]

type Taxed = ReturnType<typeof taxReceipt>

/** Taxes the receipts of all donors; what one donor exempts for a home counts for the next (CGI 790 A bis). */
function taxAll(question: DonationQuestion, day: string): readonly Taxed[] {
  const receipts = receiptsOf(question, day)
  const perDonor = receipts.length / (question.donateurs ?? 1)
  const exemptBefore = Array.from({ length: perDonor }, () => decimal(question.logement_recu ?? 0))
  return receipts.map((receipt, index) => {
    const recipient = index % perDonor
    const taxed = taxReceipt(question, receipt, day, exemptBefore[recipient] ?? ZERO)
    exemptBefore[recipient] = (exemptBefore[recipient] ?? ZERO).plus(taxed.row.exonereLogement)
    return taxed
  })
}

/** The fees of the notary with VAT, and the two taxes of the land registry (CGI 791, 881 K and M, 1647 V). */
function feesOf(question: DonationQuestion, taxed: readonly Taxed[]) {
  const isLand = question.bien === 'immobilier'
  const hasNotary = question.notaire ?? isLand
  const bands = ['argent', 'titres'].includes(question.bien ?? 'argent') ? NOTARY_SECURITIES : NOTARY
  const donors = [...groupBy(taxed, (one) => one.row.donateur).values()]
  const before = total(donors, (own) =>
    dutiesOn(
      bands,
      total(own, (one) => one.row.valeur),
    ),
  )
  const emoluments = hasNotary ? before.times('1.2') : ZERO
  const value = total(taxed, (one) => one.row.valeurFiscale)
  const taxePubliciteFonciere = isLand ? value.times('0.006').times('1.0237') : ZERO
  const thousandth = value.div(1000)
  const contribution = thousandth.lt(15) ? decimal(15) : thousandth
  const contributionSecuriteImmobiliere = isLand ? contribution : ZERO
  const taxes = taxePubliciteFonciere.plus(contributionSecuriteImmobiliere)
  return {
    emoluments,
    taxePubliciteFonciere,
    contributionSecuriteImmobiliere,
    total: emoluments.plus(taxes),
  }
}

/** One year of the comparison: all donors die `n` years after the gift, and their recipients share in equal parts. */
function yearOf(question: DonationQuestion, taxed: readonly Taxed[], cost: Decimal, day: string, n: number) {
  const growth = decimal(question.croissance ?? 0)
    .div(100)
    .plus(1)
    .pow(n)
  const death = yearsBefore(day, -n)
  const others = decimal(question.patrimoine ?? 0)
  const given = total(taxed, (one) => one.row.valeur)
  const kept = question.droits_par_donateur ? positive(others.minus(cost)) : others
  // `isGiven`: whether the gift was made, and is then recalled
  const dutiesAtDeath = (estate: Decimal, isGiven: boolean) =>
    total(taxed, ({ receipt, rest }) => {
      const gifts = isGiven ? [...receipt.past, { date: day, taxable: rest }] : receipt.past
      return inheritanceDuties(receipt, estate.times(growth).div(taxed.length), death, gifts)
    })
  const droitsDecesDonner = dutiesAtDeath(kept, true)
  const droitsLaisser = dutiesAtDeath(given.plus(others), false)
  const whole = given.plus(others).times(growth)
  const netDonner = whole.minus(cost.times(growth)).minus(droitsDecesDonner)
  const netLaisser = whole.minus(droitsLaisser)
  const avantage = netDonner.minus(netLaisser)
  return { annee: n, droitsDecesDonner, droitsLaisser, netDonner, netLaisser, avantage }
}

/**
 * Answers a question about a gift; the question must be one that the contract accepts. Used by
 * `donation/oracle.test.ts` and `test/estate-oracle.test.ts`.
 * @param today the ISO day of the gift when the question gives none.
 * @example donationOf({ montant: 180_000, lien: 'enfant' }, '2026-11-23').resume.droits // 14 194.35
 */
export function donationOf(question: DonationQuestion, today: string) {
  const day = question.date ?? today
  const taxed = taxAll(question, day)
  const rows = taxed.map((one) => one.row)
  const frais = feesOf(question, taxed)
  const valeurTransmise = total(rows, (row) => row.valeur)
  const droits = total(rows, (row) => row.droits)
  const coutTotal = droits.plus(frais.total)
  const horizon = question.horizon ?? 0
  const yearly = Array.from({ length: horizon }, (_, index) =>
    yearOf(question, taxed, coutTotal, day, index + 1),
  )
  const last = yearly.at(-1)
  return {
    resume: {
      valeurTransmise,
      valeurFiscale: total(rows, (row) => row.valeurFiscale),
      exonerations: total(rows, (row) => row.exonereLogement.plus(row.exonereDonFamilial)),
      abattements: total(rows, (row) => row.abattement),
      baseTaxable: total(rows, (row) => row.baseTaxable),
      droits,
      frais: frais.total,
      coutTotal,
      netRecu: question.droits_par_donateur ? valeurTransmise : valeurTransmise.minus(coutTotal),
      tauxEffectif: valeurTransmise.isZero() ? ZERO : droits.div(valeurTransmise).times(100),
    },
    donataires: rows,
    frais,
    comparaison: last
      ? {
          horizon,
          netDonner: last.netDonner,
          netLaisser: last.netLaisser,
          avantage: last.avantage,
          droitsDonner: droits.plus(last.droitsDecesDonner),
          droitsLaisser: last.droitsLaisser,
          frais: frais.total,
        }
      : null,
    yearly,
  }
}
