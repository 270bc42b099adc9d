import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/** Levies on pensions, as fractions of them; those by band are the sum of CSG, CRDS and Casa. */
export interface PensionLevies {
  /** CSG at the reduced rate, and CRDS. */
  readonly reduit: number
  /** CSG at the middle rate, CRDS and Casa. */
  readonly median: number
  /** CSG at the normal rate, CRDS and Casa. */
  readonly normal: number
  /** The health contribution, on the complementary pension alone. */
  readonly maladie: number
}

/**
 * What is taken from pensions, as fractions, by the band of reference income; and the health contribution on the
 * complementary one. Read by `regles/retraite/pension-law.ts`, and listed by `legislation/chapters.ts`. A revision
 * adds a row to `values` and to `articles`, dated the day from which it holds. Past rows do not change: past answers
 * depend on them. `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const prelevementsPensions: LegalParameter<PensionLevies> = {
  key: 'retraite/prelevements-pensions',
  label: { fr: 'Prélèvements sur les pensions', en: 'Levies on pensions' },
  unit: 'rate',
  members: {
    reduit: { label: { fr: 'taux réduit : CSG 3,8 %, CRDS', en: 'reduced rate: CSG 3.8%, CRDS' } },
    median: { label: { fr: 'taux médian : CSG 6,6 %, CRDS, Casa', en: 'middle rate: CSG 6.6%, CRDS, Casa' } },
    normal: { label: { fr: 'taux normal : CSG 8,3 %, CRDS, Casa', en: 'normal rate: CSG 8.3%, CRDS, Casa' } },
    maladie: { label: { fr: 'maladie, sur la complémentaire', en: 'health, on the complementary one' } },
  },
  values: {
    '2019-01-01': { reduit: 0.043, median: 0.074, normal: 0.091, maladie: 0.01 },
  },
  articles: {
    '2019-01-01': legifrance(
      'CSS, art. L. 136-8, II et III et D. 242-8 ; CASF, art. L. 14-10-4',
      'LEGIARTI000053278668',
    ),
  },
  checkedOn: '2026-11-27',
}
