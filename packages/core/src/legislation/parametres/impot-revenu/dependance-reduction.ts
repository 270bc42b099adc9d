import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * The share of the expenses, as a fraction, and the expenses counted for each person, at the most, in
 * euros. Used by `regles/impot-revenu/family-advantages.ts`.
 */
export interface DependanceReduction {
  /** The share of the expenses, as a fraction. */
  readonly taux: number
  /** The expenses counted for each person, at the most, in euros a year. */
  readonly plafond: number
}

/**
 * The reduction for the accommodation of a dependent person: a share of the expenses, as a fraction, up to
 * an amount in euros for each person. Rules read the value that holds on 31 December of the year of income.
 * Read by `regles/impot-revenu/income-tax-law.ts`, and listed by `legislation/chapters.ts`. A revision adds a
 * row to `values` and to `articles`, dated 1 January of the first year of income that it holds for. Past rows
 * do not change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last
 * value with its text.
 */
export const dependanceReduction: LegalParameter<DependanceReduction> = {
  key: 'impot-revenu/dependance-reduction',
  label: {
    fr: 'Réduction pour l’hébergement d’une personne dépendante',
    en: 'Reduction for the accommodation of a dependent person',
  },
  unit: 'rate',
  members: {
    taux: { label: { fr: 'taux', en: 'rate' } },
    plafond: { label: { fr: 'plafond par personne', en: 'ceiling for each person' }, unit: 'euros' },
  },
  values: {
    '2006-01-01': { taux: 0.25, plafond: 10000 },
  },
  articles: {
    '2006-01-01': {
      title: 'CGI, art. 199 quindecies (BOI-IR-RICI-140)',
      url: 'https://bofip.impots.gouv.fr/bofip/526-PGP.html/identifiant=BOI-IR-RICI-140-20140625',
    },
  },
  checkedOn: '2026-11-24',
}
