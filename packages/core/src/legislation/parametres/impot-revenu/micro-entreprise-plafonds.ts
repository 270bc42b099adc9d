import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/** By activity, in euros a year. */
export interface MicroEntreprisePlafonds {
  /** Of sales, in euros a year. */
  readonly ventes: number
  /** Of services, furnished lettings and the professions, in euros a year. */
  readonly services: number
}

/**
 * The takings up to which micro-enterprises are open, in euros. Rules read the value that holds on 31 December of the
 * year of income. Read by `regles/impot-revenu/income-tax-law.ts`, and listed by `legislation/chapters.ts`. A
 * revision adds a row to `values` and to `articles`, dated 1 January of the first year of income that it holds for.
 * Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last
 * value with its text.
 */
export const microEntreprisePlafonds: LegalParameter<MicroEntreprisePlafonds> = {
  key: 'impot-revenu/micro-entreprise-plafonds',
  label: {
    fr: 'Recettes jusqu’auxquelles le régime micro est ouvert',
    en: 'Takings up to which the micro regime is open',
  },
  unit: 'euros',
  members: {
    ventes: { label: { fr: 'ventes', en: 'sales' } },
    services: {
      label: {
        fr: 'services, locations meublées, professions libérales',
        en: 'services, furnished lettings, professions',
      },
    },
  },
  values: {
    '2020-01-01': { ventes: 176200, services: 72600 },
    '2023-01-01': { ventes: 188700, services: 77700 },
  },
  articles: {
    '2020-01-01': legifrance(
      'CGI, art. 50-0 et 102 ter (décret n° 2020-897 du 22 juillet 2020, art. 1)',
      'JORFARTI000042143210',
    ),
    '2023-01-01': legifrance(
      'CGI, art. 50-0 et 102 ter (décret n° 2023-422 du 31 mai 2023, art. 1)',
      'JORFTEXT000047618675',
    ),
  },
  checkedOn: '2026-11-25',
}
