import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/** Fractions: of the dues, and of the wages and pensions that the dues may reach. */
export interface SyndicatCredit {
  readonly taux: number
  readonly limite: number
}

/**
 * The credit for union dues: a share of them, within a share of the wages and pensions of the person; fractions.
 * Rules read the value that holds on 31 December of the year of income. Read by
 * `regles/impot-revenu/income-tax-law.ts` and `regles/impot-revenu/family-advantages.ts`; a revision adds a day and
 * changes no past one.
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
