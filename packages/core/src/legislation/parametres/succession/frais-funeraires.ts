import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * What is deducted from an estate for the funeral, without proof, in euros. Read by `regles/succession/estate.ts`,
 * and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from
 * which it holds. Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody
 * compared the last value with its text.
 */
export const fraisFuneraires: LegalParameter<number> = {
  key: 'succession/frais-funeraires',
  label: { fr: 'Frais funéraires déductibles sans justificatif', en: 'Funeral costs deducted without proof' },
  unit: 'euros',
  values: { '2003-01-01': 1_500 },
  articles: {
    '2003-01-01': legifrance(
      'CGI, art. 775 (loi n° 2002-1575 du 30 décembre 2002, art. 14)',
      'JORFARTI000001656494',
    ),
  },
  checkedOn: '2026-11-21',
}
