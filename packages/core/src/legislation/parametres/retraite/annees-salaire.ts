import type { LegalParameter } from '../../legal-parameter.ts'

/** How many of the best years make the average wage. */
export interface BestYears {
  /** Without children, or without quarters for them. */
  readonly sansEnfant: number
  /** With quarters for one child. */
  readonly unEnfant: number
  /** With quarters for two children or more. */
  readonly deuxEnfants: number
}

/**
 * How many of the best years make the average wage: for a parent with quarters for children, one or two years less
 * from September 2026. Read by `regles/retraite/pension-law.ts`, and listed by `legislation/chapters.ts`. A revision
 * adds a row to `values` and to `articles`, dated the day from which it holds. Past rows do not change: past answers
 * depend on them. `checkedOn`: the last day on which somebody compared the last value with its text. No official
 * address of the text was confirmed: `url` is a page that states it.
 */
export const anneesSalaire: LegalParameter<BestYears> = {
  key: 'retraite/annees-salaire',
  label: { fr: 'Meilleures années du salaire moyen', en: 'Best years of the average wage' },
  unit: 'number',
  members: {
    sansEnfant: { label: { fr: 'sans enfant', en: 'without a child' } },
    unEnfant: { label: { fr: 'un enfant', en: 'one child' } },
    deuxEnfants: { label: { fr: 'deux enfants ou plus', en: 'two children or more' } },
  },
  values: {
    '1994-01-01': { sansEnfant: 25, unEnfant: 25, deuxEnfants: 25 },
    '2026-09-01': { sansEnfant: 25, unEnfant: 24, deuxEnfants: 23 },
  },
  articles: {
    '1994-01-01': {
      title: 'CSS, art. R. 351-29-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073189',
    },
    '2026-09-01': {
      title: 'CSS, art. R. 173-3-2 (décret n° 2026-699 du 29 juillet 2026)',
      url: 'https://axiomeassocies.fr/article/suspension-de-la-reforme-des-retraites-info-retraite-fr-se-met-a-jour',
    },
  },
  checkedOn: '2026-11-27',
}
