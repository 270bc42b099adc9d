import { exceeds } from '../../../units/money.ts'
import { roundHalfAway } from '../../../units/rounding.ts'
import { decoteOf } from './decote.ts'
import { grossTax } from './gross-tax.ts'
import type { IncomeTaxValues } from './income-tax-law.ts'
import { overseasRelief, type Territory } from './overseas-relief.ts'
import type { Parts } from './parts.ts'

/** The incomes of a person that are withheld from; euros a year. */
interface Earner {
  /** Before the 10 % or actual expenses: what the rate applies to. */
  readonly gross: number
  /** After them. */
  readonly net: number
}

/** What a household is withheld from. */
interface Withheld {
  /** The tax of the scale after the décote, before reductions. */
  readonly tax: number
  readonly earners: readonly Earner[]
  /** Rents and furnished lettings, net. */
  readonly shared: number
  /** Capital income that the scale taxes: in the tax, but not withheld from. */
  readonly capital: number
  /** What comes off these incomes before the taxable income: deficits, charges, allowances. */
  readonly deducted: number
}

/** Percents with one decimal; `null` where there is no such income. */
export interface WithholdingRates {
  /** That of the household. */
  readonly household: number | null
  /** That of the first person. */
  readonly first: number | null
  /** That of the spouse. */
  readonly spouse: number | null
  /** The tax on these incomes alone, in euros. */
  readonly taxWithheld: number
  /**
   * The tax of a single person on the lower income of a couple; 0 where it is not needed or too small to be
   * claimed.
   */
  readonly lowerTax: number
}

/** What the tax of a person alone depends on, besides the income. */
interface Place {
  readonly parts: Parts
  readonly territory: Territory
  readonly values: IncomeTaxValues
}

/**
 * A rate in percent, rounded, from 0 to 100; none on less than half a cent (CGI, art. 204 H, I; BOI-IR-PAS-20-20-10).
 */
const rateOf = (
  tax: number,
  base: number,
  { arrondiPrelevement: decimals }: IncomeTaxValues,
): number | null =>
  exceeds(base, 0) ? roundHalfAway(Math.min(100, Math.max(0, (100 * tax) / base)), decimals) : null

/** A tax that counts for a rate: one too small to be claimed does not (CGI, art. 1657, 1 bis). */
const claimable = (tax: number, { recouvrementAvantCredits }: IncomeTaxValues): number =>
  tax < recouvrementAvantCredits ? 0 : tax

/** A part of a whole, as a fraction; 0 where the part is not positive. */
const share = (part: number, whole: number): number => (part > 0 ? part / whole : 0)

/**
 * The withholding rates of a household (CGI, art. 204 H and 204 M). Its own: the part of the tax that falls on these
 * incomes, over them before the 10 %. Of a couple, the person with the lower net income first: the tax of a single
 * person on that income and half of the shared ones, with half the parts; the other bears the rest. Two equal incomes
 * have the household's rate. A tax under the first threshold of art. 1657 makes a rate of 0, as in the program that
 * the administration publishes (docs/decisions/0051-small-taxes-absorb-credits.md). Used by
 * `fiscalite/assessment.ts`.
 */
export function withholdingRates(withheld: Withheld, place: Place): WithholdingRates {
  const { tax, earners, shared, capital } = withheld
  const net = earners.reduce((sum, one) => sum + one.net, shared)
  const gross = earners.reduce((sum, one) => sum + one.gross, shared)
  const taxWithheld = claimable(tax, place.values) * share(net, net + capital)
  const household = rateOf(taxWithheld, gross, place.values)
  const [first, spouse] = earners
  if (!first || !spouse || first.net === spouse.net) {
    const ofEarner = (one: Earner | undefined) => (one && exceeds(one.gross, 0) ? household : null)
    return {
      household,
      first: spouse ? ofEarner(first) : household,
      spouse: ofEarner(spouse),
      taxWithheld,
      lowerTax: 0,
    }
  }
  const [lower, higher] = first.net < spouse.net ? [first, spouse] : [spouse, first]
  const half = (shared + capital) / 2
  const lowerTax = claimable(
    taxAlone(Math.max(0, lower.net + half - withheld.deducted / 2), place),
    place.values,
  )
  const lowerRate = exceeds(lower.gross, 0)
    ? rateOf(
        lowerTax * share(lower.net + shared / 2, lower.net + half),
        lower.gross + shared / 2,
        place.values,
      )
    : null
  const ofLower = ((lowerRate ?? 0) / 100) * lower.gross
  const higherRate = rateOf(
    taxWithheld - ofLower - ((household ?? 0) / 100) * shared,
    higher.gross,
    place.values,
  )
  const isFirstLower = lower === first
  return {
    household,
    first: isFirstLower ? lowerRate : higherRate,
    spouse: isFirstLower ? higherRate : lowerRate,
    taxWithheld,
    lowerTax,
  }
}

/** The tax after the décote of a single person who has half the parts of the household. */
function taxAlone(income: number, { parts, territory, values }: Place): number {
  const halves: Parts = {
    base: parts.base / 2,
    children: parts.children / 2,
    loneParent: parts.loneParent / 2,
    widowed: parts.widowed / 2,
    disabled: parts.disabled / 2,
    broughtUpAlone: parts.broughtUpAlone / 2,
    total: parts.total / 2,
  }
  const { tax } = grossTax(income, halves, values.baremeImpotRevenu, values)
  const afterRelief = tax - overseasRelief(tax, territory, values.outreMer)
  return afterRelief - decoteOf(afterRelief, values.decoteCelibataire, values.decoteTaux)
}
