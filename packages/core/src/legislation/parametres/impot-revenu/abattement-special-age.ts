import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/** From which age; for each person, in euros: the full amount up to an income, the reduced amount up to another. */
export interface AbattementSpecialAge {
  readonly age: number
  readonly plafondPlein: number
  readonly montantPlein: number
  readonly plafondReduit: number
  readonly montantReduit: number
}

/**
 * The allowance of people of 65 or more, or disabled, by their net global income, in euros. Rules read the value
 * that holds on 31 December of the year of income. Read by `regles/impot-revenu/income-tax-law.ts` and
 * `regles/impot-revenu/special-allowance.ts`; a revision adds a day and changes no past one.
 */
export const abattementSpecialAge: LegalParameter<AbattementSpecialAge> = {
  key: 'impot-revenu/abattement-special-age',
  label: {
    fr: 'Abattement spécial des personnes âgées de 65 ans ou plus, ou invalides',
    en: 'Special allowance for people aged 65 or more, or disabled',
  },
  unit: 'euros',
  members: {
    age: { label: { fr: 'âge au 31 décembre', en: 'age on 31 December' }, unit: 'years' },
    plafondPlein: { label: { fr: 'revenu net global, montant plein', en: 'net global income, full amount' } },
    montantPlein: { label: { fr: 'montant plein', en: 'full amount' } },
    plafondReduit: {
      label: { fr: 'revenu net global, montant réduit', en: 'net global income, reduced amount' },
    },
    montantReduit: { label: { fr: 'montant réduit', en: 'reduced amount' } },
  },
  values: {
    '2020-01-01': {
      age: 65,
      plafondPlein: 15340,
      montantPlein: 2448,
      plafondReduit: 24690,
      montantReduit: 1224,
    },
    '2021-01-01': {
      age: 65,
      plafondPlein: 15560,
      montantPlein: 2484,
      plafondReduit: 25040,
      montantReduit: 1242,
    },
    '2022-01-01': {
      age: 65,
      plafondPlein: 16410,
      montantPlein: 2620,
      plafondReduit: 26400,
      montantReduit: 1310,
    },
    '2023-01-01': {
      age: 65,
      plafondPlein: 17200,
      montantPlein: 2746,
      plafondReduit: 27670,
      montantReduit: 1373,
    },
    '2024-01-01': {
      age: 65,
      plafondPlein: 17510,
      montantPlein: 2796,
      plafondReduit: 28170,
      montantReduit: 1398,
    },
    '2025-01-01': {
      age: 65,
      plafondPlein: 17670,
      montantPlein: 2822,
      plafondReduit: 28430,
      montantReduit: 1411,
    },
  },
  articles: {
    '2020-01-01': legifrance('CGI, art. 157 bis', 'LEGIARTI000047622555'),
    '2021-01-01': legifrance('CGI, art. 157 bis', 'LEGIARTI000047622555'),
    '2022-01-01': legifrance('CGI, art. 157 bis', 'LEGIARTI000047622555'),
    '2023-01-01': legifrance('CGI, art. 157 bis', 'LEGIARTI000047622555'),
    '2024-01-01': legifrance('CGI, art. 157 bis', 'LEGIARTI000047622555'),
    '2025-01-01': legifrance('CGI, art. 157 bis', 'LEGIARTI000047622555'),
  },
  checkedOn: '2026-11-24',
}
