import type { LegalParameter } from '../../legal-parameter.ts'

/** The increase of a complementary pension for children. */
export interface PointsIncrease {
  /** A fraction of what points bought from the year `depuis` on pay. */
  readonly recents: number
  /** A fraction of what points bought from the year `anciensDepuis` up to the year before `depuis` pay. */
  readonly anciens: number
  /** The largest increase, in euros a year. */
  readonly plafond: number
  /** A calendar year. */
  readonly depuis: number
  /** A calendar year. */
  readonly anciensDepuis: number
  /** The fewest children that give the increase. */
  readonly enfants: number
}

/**
 * The increase of a complementary pension for large families: on points since 2012, on those of 1999 to 2011, and at
 * most in euros a year. Read by `regles/retraite/pension-law.ts`, and listed by `legislation/chapters.ts`. A revision
 * adds a row to `values` and to `articles`, dated the day from which it holds. Past rows do not change: past answers
 * depend on them. `checkedOn`: the last day on which somebody compared the last value with its text. No official
 * address of the text was confirmed: `url` is a page that states it, and `status` is `lecture`, an interpretation,
 * for the same reason.
 */
export const majorationPoints: LegalParameter<PointsIncrease> = {
  key: 'retraite/majoration-points',
  label: {
    fr: 'Majoration de la complémentaire pour enfants',
    en: 'Increase of the complementary pension for children',
  },
  unit: 'rate',
  status: 'lecture',
  members: {
    recents: { label: { fr: 'points récents', en: 'recent points' } },
    anciens: { label: { fr: 'points anciens', en: 'older points' } },
    plafond: { label: { fr: 'plafond par an', en: 'ceiling a year' }, unit: 'euros' },
    depuis: { label: { fr: 'récents depuis', en: 'recent from' }, unit: 'number' },
    anciensDepuis: { label: { fr: 'anciens depuis', en: 'older from' }, unit: 'number' },
    enfants: { label: { fr: 'à partir de tant d’enfants', en: 'from so many children' }, unit: 'number' },
  },
  values: {
    '2024-11-01': {
      recents: 0.1,
      anciens: 0.05,
      plafond: 2367.47,
      depuis: 2012,
      anciensDepuis: 1999,
      enfants: 3,
    },
  },
  articles: {
    '2024-11-01': {
      title: 'ANI du 17 novembre 2017, art. 94',
      url: 'https://www.sapiendo-retraite.fr/information-retraite/les-majorations-enfant-arrco-agirc',
    },
  },
  checkedOn: '2026-11-27',
}
