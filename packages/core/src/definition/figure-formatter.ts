/**
 * Formats the figures of a sentence in one language. The API, the pages, the command and the tools provide it: the
 * core knows no way to write numbers. Exported by `@denier/core`; used by `common-sentences.ts`, `contract.ts`,
 * `achat-location/sentence.ts`, `cout-dette/sentence.ts` and others in `simulateurs` and `@denier/prose`.
 */
export interface FigureFormatter {
  /**
   * `1 235 €`, `3 €`, `5,53 €`: whole euros from ten on, so that the amounts of a sentence are alike; below, cents where
   * there are some. The sign does not count.
   */
  euros(amount: number): string
  /** `300 € par mois`, `€300 a month`. */
  monthlyEuros(amount: number): string
  /** `5,25 %`, `5.25%`, both for 5.25: at most two decimals, but neither 0 for a positive share nor 100 for one below. */
  percent(percentage: number): string
  /** `20 ans`, `1 an`, `21 ans et 9 mois`: a length of time in years, rounded to months. */
  years(length: number): string
  /** `1 mois`, `18 mois`: at most one decimal. */
  months(length: number): string
  /** A number alone, grouped, with at most two decimals: `12 500`. */
  number(value: number): string
  /** `1re`, `2e`; `1st`, `2nd`: feminine in French, for a year (`année`). */
  rank(value: number): string
  /** A year of the calendar, or another number written without grouping: `2008`. */
  digits(value: number): string
  /** `10 mai 2027`, `10 May 2027`: a day, from `2027-05-10`. */
  day(iso: string): string
  /** The form of a word that goes with a number: in French 0 and 1,5 are singular. */
  plural(value: number, forms: { readonly one: string; readonly many: string }): string
}
