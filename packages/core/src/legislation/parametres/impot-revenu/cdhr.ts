import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * What tops the tax on high incomes up to a share of them; amounts in euros, rates as fractions. Used by
 * `regles/impot-revenu/cdhr.ts`.
 */
export interface Cdhr {
  /** The share of the adjusted reference income that taxes should reach, as a fraction. */
  readonly tauxCible: number
  /** The reference income, in euros, above which a person alone owes it. */
  readonly seuilSeul: number
  /** The same for a couple. */
  readonly seuilCouple: number
  /** What is added to the taxes paid by a couple, in euros. */
  readonly majorationCouple: number
  /** What is added to the taxes paid for each dependant, in euros. */
  readonly majorationParPersonneACharge: number
  /** Just above the threshold, up to these incomes: the share of what exceeds it that the target is held to. */
  readonly decote: { readonly taux: number; readonly plafondSeul: number; readonly plafondCouple: number }
}

/**
 * The contribution différentielle sur les hauts revenus (CDHR). Rules read the value that holds on 31 December of the
 * year of income. Read by `regles/impot-revenu/income-tax-law.ts`, and listed by `legislation/chapters.ts`. A
 * revision adds a row to `values` and to `articles`, dated 1 January of the first year of income that it holds for.
 * Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last
 * value with its text.
 */
export const cdhr: LegalParameter<Cdhr> = {
  key: 'impot-revenu/cdhr',
  label: {
    fr: 'Contribution différentielle sur les hauts revenus',
    en: 'Differential contribution on high incomes (CDHR)',
  },
  unit: 'rate',
  members: {
    tauxCible: { label: { fr: 'taux visé', en: 'target rate' } },
    seuilSeul: { label: { fr: 'seuil, une personne', en: 'threshold, one person' }, unit: 'euros' },
    seuilCouple: { label: { fr: 'seuil, un couple', en: 'threshold, a couple' }, unit: 'euros' },
    majorationCouple: { label: { fr: 'majoration, un couple', en: 'addition, a couple' }, unit: 'euros' },
    majorationParPersonneACharge: {
      label: { fr: 'majoration par personne à charge', en: 'addition for each dependant' },
      unit: 'euros',
    },
    decote: { label: { fr: 'décote', en: 'relief' } },
    taux: { label: { fr: 'taux', en: 'rate' } },
    plafondSeul: { label: { fr: 'plafond, une personne', en: 'ceiling, one person' }, unit: 'euros' },
    plafondCouple: { label: { fr: 'plafond, un couple', en: 'ceiling, a couple' }, unit: 'euros' },
  },
  values: {
    '2025-01-01': {
      tauxCible: 0.2,
      seuilSeul: 250000,
      seuilCouple: 500000,
      majorationCouple: 12500,
      majorationParPersonneACharge: 1500,
      decote: { taux: 0.825, plafondSeul: 330000, plafondCouple: 660000 },
    },
  },
  articles: {
    '2025-01-01': legifrance(
      'CGI, art. 224 (loi n° 2025-127 du 14 février 2025, art. 10 ; modifié par la loi n° 2026-103 du 19 février 2026)',
      'LEGIARTI000051200465',
    ),
  },
  checkedOn: '2026-11-21',
}
