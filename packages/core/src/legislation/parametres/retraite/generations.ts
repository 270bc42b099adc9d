import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/** People born from a day on, until that of the next generation. */
export interface Generation {
  /** `YYYY-MM-DD`. */
  readonly neDepuis: string
  /** The age from which a pension may start, in months. */
  readonly ageLegal: number
  /** The quarters of the full rate. */
  readonly requis: number
}

/**
 * From which age a pension may start, and how many quarters the full rate takes, by the day of birth, for pensions
 * from 1 September 2026. The law of 30 December 2025 suspends the rise of both until 2028. Read by
 * `regles/retraite/pension-law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text. Used by `retraite/generation.ts` and
 * `retraite/pension-law.ts`.
 */
export const generations: LegalParameter<readonly Generation[]> = {
  key: 'retraite/generations',
  label: { fr: 'Âge légal et durée d’assurance', en: 'Legal age and quarters required' },
  unit: 'generations',
  values: {
    '2026-09-01': [
      { neDepuis: '1955-01-01', ageLegal: 744, requis: 166 },
      { neDepuis: '1958-01-01', ageLegal: 744, requis: 167 },
      { neDepuis: '1961-01-01', ageLegal: 744, requis: 168 },
      { neDepuis: '1961-09-01', ageLegal: 747, requis: 169 },
      { neDepuis: '1962-01-01', ageLegal: 750, requis: 169 },
      { neDepuis: '1963-01-01', ageLegal: 753, requis: 170 },
      { neDepuis: '1964-01-01', ageLegal: 753, requis: 170 },
      { neDepuis: '1965-01-01', ageLegal: 753, requis: 170 },
      { neDepuis: '1965-04-01', ageLegal: 756, requis: 171 },
      { neDepuis: '1966-01-01', ageLegal: 759, requis: 172 },
      { neDepuis: '1967-01-01', ageLegal: 762, requis: 172 },
      { neDepuis: '1968-01-01', ageLegal: 765, requis: 172 },
      { neDepuis: '1969-01-01', ageLegal: 768, requis: 172 },
    ],
  },
  articles: {
    '2026-09-01': legifrance(
      'CSS, art. L. 161-17-2, L. 161-17-3 et D. 161-2-1-9 (loi n° 2025-1403 du 30 décembre 2025, art. 105)',
      'LEGIARTI000053280889',
    ),
  },
  checkedOn: '2026-11-27',
}
