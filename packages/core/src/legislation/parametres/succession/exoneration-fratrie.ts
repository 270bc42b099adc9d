import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/** What exempts a brother or a sister who is single, widowed, divorced or separated. */
export interface ExonerationFratrie {
  /** The age to be past, in years, unless infirm. */
  readonly age: number
  /** How many years under the same roof, up to the death. */
  readonly annees: number
}

/**
 * When a brother or a sister inherits free of duties. The caller states whether all of this is met, which decides;
 * the value is here for its text. Read by `regles/succession/exemption.ts`, and listed by `legislation/chapters.ts`.
 * A revision adds a row to `values` and to `articles`, dated the day from which it holds. Past rows do not change:
 * past answers depend on them. `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const exonerationFratrie: LegalParameter<ExonerationFratrie> = {
  key: 'succession/exoneration-fratrie',
  label: {
    fr: 'Exonération d’un frère ou d’une sœur vivant avec le défunt',
    en: 'Exemption of a brother or a sister living with the deceased',
  },
  unit: 'years',
  members: {
    age: { label: { fr: 'âge', en: 'age' } },
    annees: { label: { fr: 'années de vie commune', en: 'years of living together' } },
  },
  values: { '2007-08-22': { age: 50, annees: 5 } },
  articles: {
    '2007-08-22': legifrance(
      'CGI, art. 796-0 ter (loi n° 2007-1223 du 21 août 2007, art. 10)',
      'JORFARTI000001695144',
    ),
  },
  checkedOn: '2026-11-21',
}
