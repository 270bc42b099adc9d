import type { LegalParameter } from '../../legal-parameter.ts'

/** The minimum pension; amounts in euros a year. */
export interface MinimumPension {
  /** The lowest pension at the full rate. */
  readonly base: number
  /** The same raised for contributed quarters, in proportion to them; the raise needs `trimestres` of them. */
  readonly majore: number
  /** The most that all pensions of a person may reach with this minimum. */
  readonly plafond: number
  /** A number of contributed quarters. */
  readonly trimestres: number
}

/**
 * The lowest pension at the full rate, in euros a year, its supplement for contributed quarters, and the
 * ceiling of all pensions. Read by `regles/retraite/pension-law.ts`, and listed by `legislation/chapters.ts`. A
 * revision adds a row to `values` and to `articles`, dated the day from which it holds. Past rows do not change: past
 * answers depend on them. `checkedOn`: the last day on which somebody compared the last value with its text. No
 * official address of the text was confirmed: `url` is a page that states it.
 */
export const minimumContributif: LegalParameter<MinimumPension> = {
  key: 'retraite/minimum-contributif',
  label: { fr: 'Minimum contributif', en: 'Minimum pension' },
  unit: 'euros',
  members: {
    base: { label: { fr: 'montant', en: 'amount' } },
    majore: { label: { fr: 'montant majoré', en: 'raised amount' } },
    plafond: { label: { fr: 'plafond de toutes les pensions', en: 'ceiling of all pensions' } },
    trimestres: {
      label: { fr: 'trimestres cotisés, au moins', en: 'contributed quarters, at least' },
      unit: 'number',
    },
  },
  values: {
    '2026-01-01': { base: 9075.48, majore: 10847.16, plafond: 16930.68, trimestres: 120 },
    '2026-06-01': { base: 9075.48, majore: 10847.16, plafond: 17338.68, trimestres: 120 },
  },
  articles: {
    '2026-01-01': {
      title: 'CSS, art. L. 351-10 et D. 351-2-1 (circulaire Cnav 2025-34 du 23 décembre 2025)',
      url: 'https://cercledelepargne.com/les-nouveaux-plafonds-du-minimum-contributif',
    },
    '2026-06-01': {
      title: 'CSS, art. L. 173-2 et D. 173-21-0-1 (smic du 1er juin 2026)',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073189',
    },
  },
  checkedOn: '2026-11-27',
}
