import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * Fractions: of the gifts, and of the net global income that the gifts may reach. Used by
 * `regles/impot-revenu/gifts.ts`.
 */
export interface DonsOeuvres {
  /** The share of the gifts, as a fraction. */
  readonly taux: number
  /** The share of the net global income, as a fraction, up to which gifts count. */
  readonly limite: number
}

/**
 * The reduction for gifts to charities, as a fraction of them, within a share of the net global income. Rules read
 * the value that holds on 31 December of the year of income. Read by `regles/impot-revenu/income-tax-law.ts`, and
 * listed by `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated 1 January of the
 * first year of income that it holds for. Past rows do not change: past answers depend on them. `checkedOn`: the last
 * day on which somebody compared the last value with its text.
 */
export const donsOeuvres: LegalParameter<DonsOeuvres> = {
  key: 'impot-revenu/dons-oeuvres',
  label: { fr: 'Réduction pour dons aux œuvres', en: 'Reduction for gifts to charities' },
  unit: 'rate',
  members: {
    taux: { label: { fr: 'taux', en: 'rate' } },
    limite: {
      label: { fr: 'limite, part du revenu net global', en: 'limit, share of the net global income' },
    },
  },
  values: {
    '2005-01-01': { taux: 0.66, limite: 0.2 },
  },
  articles: {
    '2005-01-01': legifrance('CGI, art. 200, 1', 'LEGIARTI000045764695'),
  },
  checkedOn: '2026-11-24',
}
