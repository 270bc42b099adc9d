import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * The ceiling of social security, in euros a year: twelve times the monthly one of the order, 4 005 €. Read by
 * `regles/salaire/contributions.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const plafondSecuriteSociale: LegalParameter<number> = {
  key: 'salaire/plafond-securite-sociale',
  label: { fr: 'Plafond annuel de la sécurité sociale', en: 'Yearly ceiling of social security' },
  unit: 'euros',
  values: { '2026-01-01': 48060 },
  articles: {
    '2026-01-01': {
      title: 'CSS, art. L. 241-3 et D. 242-17 (arrêté du 22 décembre 2025)',
      url: 'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000053143451',
    },
  },
  checkedOn: '2026-11-27',
}
