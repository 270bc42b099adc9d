import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/** Shares of the takings by activity, as fractions; the smallest allowance, in euros. */
export interface MicroEntreprise {
  /** The share of the takings of sales, as a fraction. */
  readonly ventes: number
  /** That of services and furnished lettings. */
  readonly services: number
  /** That of the professions. */
  readonly liberal: number
  /** The smallest allowance, in euros. */
  readonly minimum: number
}

/**
 * The flat allowances of micro-enterprises, as fractions of the takings, and the smallest one, in euros. Rules read
 * the value that holds on 31 December of the year of income. Read by `regles/impot-revenu/income-tax-law.ts`, and
 * listed by `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated 1 January of the
 * first year of income that it holds for. Past rows do not change: past answers depend on them. `checkedOn`: the last
 * day on which somebody compared the last value with its text.
 */
export const microEntreprise: LegalParameter<MicroEntreprise> = {
  key: 'impot-revenu/micro-entreprise',
  label: {
    fr: 'Abattements des micro-entreprises et du micro-BIC des locations meublées',
    en: 'Allowances of micro-enterprises and of furnished lettings under micro-BIC',
  },
  unit: 'rate',
  members: {
    ventes: { label: { fr: 'ventes', en: 'sales' } },
    services: { label: { fr: 'services et locations meublées', en: 'services and furnished lettings' } },
    liberal: { label: { fr: 'professions libérales', en: 'professions' } },
    minimum: { label: { fr: 'minimum', en: 'minimum' }, unit: 'euros' },
  },
  values: {
    '2006-01-01': { ventes: 0.71, services: 0.5, liberal: 0.34, minimum: 305 },
  },
  articles: {
    '2006-01-01': legifrance('CGI, art. 50-0 et 102 ter', 'LEGIARTI000048844097'),
  },
  checkedOn: '2026-11-24',
}
