import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * The highest rate of the department, as a fraction, for a first main residence: the rise of 2025 leaves it out. Read
 * by `regles/immobilier/acquisition-costs.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to
 * `values` and to `articles`, dated the day from which it holds. Past rows do not change: past answers depend on
 * them. `checkedOn`: the last day on which somebody compared the last value with its text. No official address of the
 * text was confirmed: `url` is a private page that states it.
 */
export const plafondDepartementPrimo: LegalParameter<number> = {
  key: 'immobilier/plafond-departement-primo',
  label: {
    fr: 'Droit départemental d’un premier achat, au plus',
    en: 'Department’s duty on a first home, at most',
  },
  unit: 'rate',
  values: { '2014-03-01': 0.045 },
  articles: {
    '2014-03-01': {
      title: 'CGI, art. 1594 D ; loi n° 2025-127 du 14 février 2025, art. 116',
      url: 'https://www.human-immobilier.fr/pratique/achat/hausse-frais-notaire-exoneration-primo-accedants/1606',
    },
  },
  checkedOn: '2026-11-27',
}
