import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * What an employer owes for the death cover of an executive, as a fraction of the wage up to the ceiling: it enters
 * the base of the CSG. Read by `regles/salaire/contributions.ts`, and listed by `legislation/chapters.ts`. A revision
 * adds a row to `values` and to `articles`, dated the day from which it holds. Past rows do not change: past answers
 * depend on them. `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const prevoyanceCadre: LegalParameter<number> = {
  key: 'salaire/prevoyance-cadre',
  label: {
    fr: 'Prévoyance décès d’un cadre, payée par l’employeur',
    en: 'Death cover of an executive, paid by the employer',
  },
  unit: 'rate',
  values: { '2019-01-01': 0.015 },
  articles: {
    '2019-01-01': {
      title: 'ANI du 17 novembre 2017 relatif à la prévoyance des cadres, art. 1',
      url: 'https://www.ag2rlamondiale.fr/culture-branches/mise-en-place-d-un-accord/le-1-50-cadre',
    },
  },
  checkedOn: '2026-11-27',
}
