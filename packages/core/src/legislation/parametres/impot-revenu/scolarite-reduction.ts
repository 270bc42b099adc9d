import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/** For each child, in euros, by school. */
export interface ScolariteReduction {
  readonly college: number
  readonly lycee: number
  readonly superieur: number
}

/**
 * The reduction for each child at school, in euros. Rules read the value that holds on 31 December of the year of
 * income. Read by `regles/impot-revenu/income-tax-law.ts` and `regles/impot-revenu/family-advantages.ts`; a
 * revision adds a day and changes no past one.
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
