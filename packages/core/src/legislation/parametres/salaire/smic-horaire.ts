import type { LegalParameter } from '../../legal-parameter.ts'

/** The gross minimum wage. Used by `regles/salaire/contributions.ts`. */
export interface SmicHoraire {
  /** In euros an hour. */
  readonly horaire: number
  /** Hours of a full-time year. */
  readonly heures: number
}

/**
 * The gross minimum wage, in euros an hour, and the hours of a full-time year: 35 hours over 52 weeks. Read by
 * `regles/salaire/contributions.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const smicHoraire: LegalParameter<SmicHoraire> = {
  key: 'salaire/smic-horaire',
  label: { fr: 'Smic brut', en: 'Gross minimum wage' },
  unit: 'euros',
  members: {
    horaire: { label: { fr: 'par heure', en: 'an hour' } },
    heures: {
      label: { fr: 'heures d’une année à temps plein', en: 'hours of a full-time year' },
      unit: 'number',
    },
  },
  values: {
    '2026-01-01': { horaire: 12.02, heures: 1820 },
    '2026-06-01': { horaire: 12.31, heures: 1820 },
  },
  articles: {
    '2026-01-01': {
      title: 'C. trav., art. L. 3231-2 (décret n° 2025-1228 du 17 décembre 2025)',
      url: 'https://www.legifrance.gouv.fr/loda/article_lc/LEGIARTI000053044705',
    },
    '2026-06-01': {
      title: 'C. trav., art. L. 3231-5 (arrêté du 22 mai 2026)',
      url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F2300',
    },
  },
  checkedOn: '2026-11-27',
}
