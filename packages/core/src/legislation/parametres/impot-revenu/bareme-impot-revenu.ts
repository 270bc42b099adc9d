import type { Scale } from '../../../finance/scale.ts'
import type { LegalParameter } from '../../legal-parameter.ts'
import { cgi197 } from '../../textes/cgi-197.ts'

/**
 * The scale of income tax, on the income of one part of quotient familial: thresholds in euros, rates as fractions.
 * By year of income: what holds on a day of 2025 is paid in 2026. Each day of `values` is the 1 January of a year of
 * income, not a day of entry into force. Read by `regles/impot-revenu/income-tax-law.ts`, and listed by
 * `legislation/chapters.ts`. A revision adds a row to `values` and one to `textes/cgi-197.ts`, dated 1 January of the
 * first year of income that it holds for. Past rows do not change: past answers depend on them. `checkedOn`: the last
 * day on which somebody compared the last value with its text. Used by `impot-revenu/income-tax-law.ts` and
 * `impot-revenu/wage-tax.ts`.
 */
export const baremeImpotRevenu: LegalParameter<Scale> = {
  key: 'impot-revenu/bareme-impot-revenu',
  label: {
    fr: 'Barème de l’impôt, par part et par année de revenus',
    en: 'Income tax bands, by part and by year of income',
  },
  unit: 'scale',
  values: {
    '2020-01-01': [
      { above: 0, rate: 0 },
      { above: 10084, rate: 0.11 },
      { above: 25710, rate: 0.3 },
      { above: 73516, rate: 0.41 },
      { above: 158122, rate: 0.45 },
    ],
    '2021-01-01': [
      { above: 0, rate: 0 },
      { above: 10225, rate: 0.11 },
      { above: 26070, rate: 0.3 },
      { above: 74545, rate: 0.41 },
      { above: 160336, rate: 0.45 },
    ],
    '2022-01-01': [
      { above: 0, rate: 0 },
      { above: 10777, rate: 0.11 },
      { above: 27478, rate: 0.3 },
      { above: 78570, rate: 0.41 },
      { above: 168994, rate: 0.45 },
    ],
    '2023-01-01': [
      { above: 0, rate: 0 },
      { above: 11294, rate: 0.11 },
      { above: 28797, rate: 0.3 },
      { above: 82341, rate: 0.41 },
      { above: 177106, rate: 0.45 },
    ],
    '2024-01-01': [
      { above: 0, rate: 0 },
      { above: 11497, rate: 0.11 },
      { above: 29315, rate: 0.3 },
      { above: 83823, rate: 0.41 },
      { above: 180294, rate: 0.45 },
    ],
    '2025-01-01': [
      { above: 0, rate: 0 },
      { above: 11600, rate: 0.11 },
      { above: 29579, rate: 0.3 },
      { above: 84577, rate: 0.41 },
      { above: 181917, rate: 0.45 },
    ],
  },
  articles: cgi197('I, 1'),
  checkedOn: '2026-11-21',
}
