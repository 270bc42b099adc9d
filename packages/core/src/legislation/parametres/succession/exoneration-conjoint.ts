import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * Whether a surviving spouse or PACS partner inherits free of duties. The caller states the kinship, which decides;
 * the value is here for its text. Read by `regles/succession/exemption.ts`, and listed by `legislation/chapters.ts`.
 * A revision adds a row to `values` and to `articles`, dated the day from which it holds. Past rows do not change:
 * past answers depend on them. `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const exonerationConjoint: LegalParameter<boolean> = {
  key: 'succession/exoneration-conjoint',
  label: {
    fr: 'Exonération du conjoint ou du partenaire de PACS',
    en: 'Exemption of a spouse or PACS partner',
  },
  unit: 'flag',
  values: { '2007-08-22': true },
  articles: {
    '2007-08-22': legifrance(
      'CGI, art. 796-0 bis (loi n° 2007-1223 du 21 août 2007, art. 8)',
      'JORFARTI000001502171',
    ),
  },
  checkedOn: '2026-11-21',
}
