import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * What a gift between spouses, or a will, may leave in full ownership beside children, the rest in usufruct, as a
 * fraction. Read by `regles/succession/family/law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row
 * to `values` and to `articles`, dated the day from which it holds. Past rows do not change: past answers depend on
 * them. `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const quotiteSpecialeEpoux: LegalParameter<number> = {
  key: 'succession/quotite-speciale-epoux',
  label: {
    fr: 'Quart en propriété et trois quarts en usufruit, par libéralité entre époux',
    en: 'A quarter owned and the rest in usufruct, by gift between spouses',
  },
  unit: 'rate',
  values: {
    '2007-01-01': 0.25,
  },
  articles: {
    '2007-01-01': {
      title: 'Code civil, art. 1094-1',
      url: 'https://services.corlay-goasdoue-notaires.fr/details-proteger+son+conjoint+la+donation+au+dernier+vivant-488',
    },
  },
  checkedOn: '2026-11-23',
}
