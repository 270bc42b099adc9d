import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The share of the gifts, as a fraction, and the gifts that it counts for, in euros. Used by
 * `regles/impot-revenu/gifts.ts`.
 */
export interface DonsAide {
  /** The share of the gifts, as a fraction. */
  readonly taux: number
  /** The gifts that the share counts for, at the most, in euros a year. */
  readonly plafond: number
  /** That ceiling for gifts of before 14 October of the year. */
  readonly plafondDebutAnnee: number
}

/**
 * The reduction for gifts to bodies that help people in need: a share of them, as a fraction, up to an amount in
 * euros. Rules read the value that holds on 31 December of the year of income. Read by
 * `regles/impot-revenu/income-tax-law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values`
 * and to `articles`, dated 1 January of the first year of income that it holds for. Past rows do not change: past
 * answers depend on them. `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const donsAide: LegalParameter<DonsAide> = {
  key: 'impot-revenu/dons-aide',
  label: {
    fr: 'Réduction pour dons aux organismes d’aide aux personnes en difficulté',
    en: 'Reduction for gifts to bodies that help people in need',
  },
  unit: 'rate',
  members: {
    taux: { label: { fr: 'taux', en: 'rate' } },
    plafond: { label: { fr: 'plafond', en: 'ceiling' }, unit: 'euros' },
    plafondDebutAnnee: {
      label: { fr: 'plafond avant le 14 octobre', en: 'ceiling before 14 October' },
      unit: 'euros',
    },
  },
  values: {
    '2020-01-01': { taux: 0.75, plafond: 1000, plafondDebutAnnee: 1000 },
    '2025-01-01': { taux: 0.75, plafond: 2000, plafondDebutAnnee: 1000 },
  },
  articles: {
    '2020-01-01': legifrance('CGI, art. 200, 1 ter', 'LEGIARTI000045764695'),
    '2025-01-01': legifrance(
      'CGI, art. 200, 1 ter (loi n° 2026-103 du 19 février 2026, art. 28 : 2 000 € pour les versements depuis le 14 octobre 2025)',
      'JORFTEXT000053508155',
    ),
  },
  checkedOn: '2026-11-25',
}
