import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * A band of the tax on high gains: a rate on the whole gain, and a relief just above the threshold. Used by
 * `regles/immobilier/gain-surtax.ts`.
 */
export interface SurtaxBand {
  /** The taxable gain, in euros, above which the rate applies. */
  readonly above: number
  /** The rate on the whole gain, as a fraction. */
  readonly rate: number
  /** Up to this gain, in euros, a part of what is missing to it is taken off. */
  readonly smoothedUpTo: number
  /** That part, as a fraction. */
  readonly smoothing: number
}

/**
 * The tax on high gains of real estate, by the gain that income tax bears on; nothing below the first band. Read by
 * `regles/immobilier/property-gain.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values`
 * and to `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them.
 * `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const surtaxePlusValues: LegalParameter<readonly SurtaxBand[]> = {
  key: 'immobilier/surtaxe-plus-values',
  label: { fr: 'Taxe sur les plus-values immobilières élevées', en: 'Tax on high gains on real estate' },
  unit: 'surtax',
  values: {
    '2013-01-01': [
      { above: 50000, rate: 0.02, smoothedUpTo: 60000, smoothing: 0.05 },
      { above: 100000, rate: 0.03, smoothedUpTo: 110000, smoothing: 0.1 },
      { above: 150000, rate: 0.04, smoothedUpTo: 160000, smoothing: 0.15 },
      { above: 200000, rate: 0.05, smoothedUpTo: 210000, smoothing: 0.2 },
      { above: 250000, rate: 0.06, smoothedUpTo: 260000, smoothing: 0.25 },
    ],
  },
  articles: { '2013-01-01': legifrance('CGI, art. 1609 nonies G, III', 'LEGIARTI000048806252') },
  checkedOn: '2026-11-21',
}
