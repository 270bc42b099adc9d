import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/** In euros: of a person taxed alone, and of a couple taxed jointly. Used by `impot-revenu/life-insurance-gains.ts`. */
export interface AbattementAnnuel {
  /** Of a person taxed alone. */
  readonly seul: number
  /** Of a couple taxed jointly. */
  readonly couple: number
}

/**
 * The gains of life insurance contracts old enough that income tax spares each year, in euros. Read by
 * `regles/capital/life-insurance.ts` and `regles/impot-revenu/income-tax-law.ts`, and listed by
 * `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from which it holds.
 * Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last
 * value with its text.
 */
export const assuranceVieAbattement: LegalParameter<AbattementAnnuel> = {
  key: 'capital/assurance-vie-abattement',
  label: {
    fr: 'Abattement annuel sur les gains d’un contrat assez ancien',
    en: 'Yearly allowance on the gains of a contract that is old enough',
  },
  unit: 'euros',
  members: {
    seul: { label: { fr: 'une personne', en: 'one person' } },
    couple: { label: { fr: 'un couple', en: 'a couple' } },
  },
  values: { '2002-01-01': { seul: 4600, couple: 9200 } },
  articles: { '2002-01-01': legifrance('CGI, art. 125-0 A, I, 1°', 'LEGIARTI000044989424') },
  checkedOn: '2026-11-21',
}
