import type { LegalParameter } from '../../legal-parameter.ts'

/** The share of the expenses, as a fraction, and the expenses counted for each person, in euros. */
export interface DependanceReduction {
  readonly taux: number
  readonly plafond: number
}

/**
 * The reduction for the accommodation of a dependent person: a share of the expenses, as a fraction, up to an
 * amount in euros for each person. Rules read the value that holds on 31 December of the year of income. Read by
 * `regles/impot-revenu/income-tax-law.ts` and `regles/impot-revenu/family-advantages.ts`; a revision adds a day and
 * changes no past one.
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
