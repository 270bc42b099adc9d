import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/** The credit for union dues, as two fractions. Used by `regles/impot-revenu/family-advantages.ts`. */
export interface SyndicatCredit {
  /** The share of the dues that is the credit, as a fraction. */
  readonly taux: number
  /** The share of the person’s wages and pensions, as a fraction, up to which dues count. */
  readonly limite: number
}

/**
 * The credit for union dues: a share of them, within a share of the wages and pensions of the person. Rules read the
 * value that holds on 31 December of the year of income. Read by `regles/impot-revenu/income-tax-law.ts`, and listed
 * by `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated 1 January of the first
 * year of income that it holds for. Past rows do not change: past answers depend on them. `checkedOn`: the last day
 * on which somebody compared the last value with its text.
 */
export const syndicatCredit: LegalParameter<SyndicatCredit> = {
  key: 'impot-revenu/syndicat-credit',
  label: { fr: 'Crédit d’impôt pour cotisations syndicales', en: 'Tax credit for union dues' },
  unit: 'rate',
  members: {
    taux: { label: { fr: 'taux', en: 'rate' } },
    limite: {
      label: { fr: 'limite, part des salaires et pensions', en: 'limit, share of wages and pensions' },
    },
  },
  values: {
    '2012-01-01': { taux: 0.66, limite: 0.01 },
  },
  articles: {
    '2012-01-01': legifrance('CGI, art. 199 quater C', 'LEGIARTI000030949107'),
  },
  checkedOn: '2026-11-24',
}
