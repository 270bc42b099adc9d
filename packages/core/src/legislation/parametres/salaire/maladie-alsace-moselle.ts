import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * What an employee of Alsace-Moselle pays for the local health insurance, as a fraction of the whole wage. Read by
 * `regles/salaire/contributions.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const maladieAlsaceMoselle: LegalParameter<number> = {
  key: 'salaire/maladie-alsace-moselle',
  label: {
    fr: 'Assurance maladie, Alsace-Moselle, part du salarié',
    en: 'Health insurance, Alsace-Moselle, share of the employee',
  },
  unit: 'rate',
  values: { '2026-01-01': 0.013 },
  articles: {
    '2026-01-01': {
      title: 'Régime local d’assurance maladie d’Alsace-Moselle : part salariale, au 1er janvier 2026',
      url: 'https://regime-local.fr/cotisation/',
    },
  },
  checkedOn: '2026-11-27',
}
