import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/** The reduction for each child, by school. Used by `regles/impot-revenu/family-advantages.ts`. */
export interface ScolariteReduction {
  /** A child in a collège (lower secondary school), in euros. */
  readonly college: number
  /** A child in a lycée (upper secondary school), in euros. */
  readonly lycee: number
  /** A child in higher education, in euros. */
  readonly superieur: number
}

/**
 * The reduction for each child at school, in euros. Rules read the value that holds on 31 December of the year of
 * income. Read by `regles/impot-revenu/income-tax-law.ts`, and listed by `legislation/chapters.ts`. A revision adds a
 * row to `values` and to `articles`, dated 1 January of the first year of income that it holds for. Past rows do not
 * change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last value with its
 * text.
 */
export const scolariteReduction: LegalParameter<ScolariteReduction> = {
  key: 'impot-revenu/scolarite-reduction',
  label: { fr: 'Réduction pour les enfants scolarisés', en: 'Reduction for children at school' },
  unit: 'euros',
  members: {
    college: { label: { fr: 'collège', en: 'lower secondary school' } },
    lycee: { label: { fr: 'lycée', en: 'upper secondary school' } },
    superieur: { label: { fr: 'enseignement supérieur', en: 'higher education' } },
  },
  values: {
    '2001-01-01': { college: 61, lycee: 153, superieur: 183 },
  },
  articles: {
    '2001-01-01': legifrance('CGI, art. 199 quater F', 'LEGIARTI000006303194'),
  },
  checkedOn: '2026-11-24',
}
