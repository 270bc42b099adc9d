import type { LegalParameter } from '../../legal-parameter.ts'

/** A family gift of money that is exempt. */
export interface DonFamilial {
  /** The most in euros, by donor and recipient, within `annees`. */
  readonly plafond: number
  /** Years after which the ceiling is whole again. */
  readonly annees: number
  /** The age that the donor must be under, in years. */
  readonly ageDonateur: number
  /** The least age of the recipient, in years. */
  readonly ageDonataire: number
}

/**
 * The exemption of family gifts of money in full ownership, which are never recalled. Read by
 * `regles/donation/exemptions.ts`; a revision adds a day and changes no past one.
 */
export const donFamilial: LegalParameter<DonFamilial> = {
  key: 'donation/don-familial',
  label: {
    fr: 'Don familial de somme d’argent exonéré',
    en: 'Exempt family gift of money',
  },
  unit: 'years',
  members: {
    plafond: { label: { fr: 'plafond', en: 'ceiling' }, unit: 'euros' },
    annees: { label: { fr: 'renouvellement', en: 'renewal' }, unit: 'years' },
    ageDonateur: {
      label: { fr: 'âge que le donateur n’a pas atteint', en: 'age that the donor is under' },
      unit: 'years',
    },
    ageDonataire: {
      label: { fr: 'âge minimal du donataire', en: 'least age of the recipient' },
      unit: 'years',
    },
  },
  values: { '2012-08-17': { plafond: 31_865, annees: 15, ageDonateur: 80, ageDonataire: 18 } },
  articles: {
    '2012-08-17': {
      title: 'CGI, art. 790 G',
      url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000006305457/2023-12-31',
    },
  },
  checkedOn: '2026-11-23',
}
