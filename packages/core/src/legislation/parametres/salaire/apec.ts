import type { LegalParameter } from '../../legal-parameter.ts'

/** What an executive pays to the Apec. Used by `regles/salaire/contributions.ts`. */
export interface Apec {
  /** As a fraction of the wage. */
  readonly taux: number
  /** Up to so many ceilings. */
  readonly plafonds: number
}

/**
 * The contribution of an executive to the association for the employment of executives. Read by
 * `regles/salaire/contributions.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const apec: LegalParameter<Apec> = {
  key: 'salaire/apec',
  label: { fr: 'Apec, part du cadre', en: 'Apec, share of the executive' },
  unit: 'rate',
  members: {
    taux: { label: { fr: 'taux', en: 'rate' } },
    plafonds: { label: { fr: 'plafonds', en: 'ceilings' }, unit: 'number' },
  },
  values: { '2019-01-01': { taux: 0.00024, plafonds: 4 } },
  articles: {
    '2019-01-01': {
      title: 'Service-public.gouv.fr, fiche F2302 : cotisation Apec',
      url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F2302',
    },
  },
  checkedOn: '2026-11-27',
}
