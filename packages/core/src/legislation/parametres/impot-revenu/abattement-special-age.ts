import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * Allowance by age, for each person: a full amount up to one net global income of the household, a reduced amount up
 * to another. Used by `impot-revenu/special-allowance.ts`.
 */
export interface AbattementSpecialAge {
  /** From this age on 31 December of the year of income, in years. */
  readonly age: number
  /** The net global income of the household, in euros, up to which the full amount is given. */
  readonly plafondPlein: number
  /** The full amount, in euros, for each person. */
  readonly montantPlein: number
  /** The net global income of the household, in euros, up to which the reduced amount is given. */
  readonly plafondReduit: number
  /** The reduced amount, in euros, for each person. */
  readonly montantReduit: number
}

/**
 * The allowance of people of 65 or more, or disabled, by their net global income, in euros. Rules read the value that
 * holds on 31 December of the year of income. Read by `regles/impot-revenu/income-tax-law.ts`, and listed by
 * `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated 1 January of the first year
 * of income that it holds for. `label` repeats the value in words: it changes too. Past rows do not change: past
 * answers depend on them. `checkedOn`: the last day on which somebody compared the last value with its text.
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
    '2020-01-01': legifrance(
      'CGI, art. 157 bis (relevé comme le barème par la loi n° 2020-1721 du 29 décembre 2020, art. 2)',
      'JORFARTI000042753593',
    ),
    '2021-01-01': legifrance(
      'CGI, art. 157 bis (relevé comme le barème par la loi n° 2021-1900 du 30 décembre 2021, art. 2)',
      'JORFARTI000044637653',
    ),
    '2022-01-01': legifrance(
      'CGI, art. 157 bis (décret n° 2023-422 du 31 mai 2023, art. 1)',
      'LEGIARTI000047622555',
    ),
    '2023-01-01': legifrance(
      'CGI, art. 157 bis (décret n° 2024-496 du 30 mai 2024, art. 1)',
      'JORFARTI000049629765',
    ),
    '2024-01-01': legifrance(
      'CGI, art. 157 bis (relevé comme le barème par la loi n° 2025-127 du 14 février 2025, art. 2)',
      'JORFTEXT000051168007',
    ),
    '2025-01-01': legifrance(
      'CGI, art. 157 bis (relevé comme le barème par la loi n° 2026-103 du 19 février 2026, art. 4)',
      'JORFTEXT000053508155',
    ),
  },
  checkedOn: '2026-11-25',
}
