import type { LegalParameter } from '../../legal-parameter.ts'

/** What missing quarters take from a complementary pension. */
export interface PointsReduction {
  /** A fraction of the pension for each of the first quarters. */
  readonly premiers: number
  /** The same for each further one. */
  readonly suivants: number
  /** How many quarters are the first ones. */
  readonly nombre: number
}

/**
 * What each missing quarter takes from a complementary pension, as a fraction: a first rate, then another. Read by
 * `regles/retraite/pension-law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const minorationPoints: LegalParameter<PointsReduction> = {
  key: 'retraite/minoration-points',
  label: { fr: 'Minoration de la complémentaire', en: 'Reduction of the complementary pension' },
  unit: 'rate',
  members: {
    premiers: { label: { fr: 'premiers trimestres', en: 'first quarters' } },
    suivants: { label: { fr: 'suivants', en: 'later ones' } },
    nombre: { label: { fr: 'nombre des premiers', en: 'how many come first' }, unit: 'number' },
  },
  values: {
    '1965-01-01': { premiers: 0.01, suivants: 0.0125, nombre: 12 },
  },
  articles: {
    '1965-01-01': {
      title: 'ANI du 17 novembre 2017, art. 98',
      url: 'https://www.agirc-arrco.fr/storage/2024/10/Coefficients-de-minorations-AA.pdf',
    },
  },
  checkedOn: '2026-11-27',
}
