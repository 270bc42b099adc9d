import type { LegalParameter } from '../../legal-parameter.ts'

/** When a band repays, in years. */
export interface Repayment {
  /** For how long nothing is due. */
  readonly differe: number
  /** For how long the loan is repaid after that. */
  readonly remboursement: number
}

/**
 * When each band of income repays the zero-rate loan, in years: for how long nothing is due, then for how long it is
 * repaid. Read by `regles/credit/zero-rate-loan.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to
 * `values` and to `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them.
 * `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const ptzDurees: LegalParameter<
  Readonly<Record<'tranche1' | 'tranche2' | 'tranche3' | 'tranche4', Repayment>>
> = {
  key: 'credit/ptz-durees',
  label: { fr: 'PTZ : années de remboursement', en: 'PTZ: years of repayment' },
  unit: 'years',
  members: {
    tranche1: { label: { fr: 'tranche 1', en: 'band 1' } },
    tranche2: { label: { fr: 'tranche 2', en: 'band 2' } },
    tranche3: { label: { fr: 'tranche 3', en: 'band 3' } },
    tranche4: { label: { fr: 'tranche 4', en: 'band 4' } },
    differe: { label: { fr: 'différé', en: 'deferral' } },
    remboursement: { label: { fr: 'remboursement', en: 'repayment' } },
  },
  values: {
    '2024-04-01': {
      tranche1: { differe: 10, remboursement: 15 },
      tranche2: { differe: 8, remboursement: 12 },
      tranche3: { differe: 2, remboursement: 13 },
      tranche4: { differe: 0, remboursement: 10 },
    },
  },
  articles: {
    '2024-04-01': {
      title: 'CCH, art. D. 31-10-11',
      url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F10871',
    },
  },
  checkedOn: '2026-11-27',
}
