import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/** The share of the expenses, as a fraction; their ceilings and the addition for each dependant, in euros. */
export interface EmploiDomicileCredit {
  readonly taux: number
  readonly plafond: number
  readonly majoration: number
  readonly maximum: number
  readonly plafondPremiereAnnee: number
  readonly maximumPremiereAnnee: number
  readonly plafondInvalidite: number
}

/**
 * The credit for home employment: a share of the expenses, as a fraction, and their ceilings, in euros. Rules read
 * the value that holds on 31 December of the year of income. Read by `regles/impot-revenu/income-tax-law.ts` and
 * `regles/impot-revenu/family-advantages.ts`; a revision adds a day and changes no past one.
 */
export const emploiDomicileCredit: LegalParameter<EmploiDomicileCredit> = {
  key: 'impot-revenu/emploi-domicile-credit',
  label: { fr: 'Crédit d’impôt pour l’emploi d’un salarié à domicile', en: 'Tax credit for home employment' },
  unit: 'rate',
  members: {
    taux: { label: { fr: 'taux', en: 'rate' } },
    plafond: { label: { fr: 'plafond', en: 'ceiling' }, unit: 'euros' },
    majoration: { label: { fr: 'majoration par personne', en: 'addition for each person' }, unit: 'euros' },
    maximum: { label: { fr: 'plafond majoré, au plus', en: 'raised ceiling, at most' }, unit: 'euros' },
    plafondPremiereAnnee: {
      label: { fr: 'plafond de la première année', en: 'ceiling of the first year' },
      unit: 'euros',
    },
    maximumPremiereAnnee: {
      label: {
        fr: 'plafond majoré de la première année, au plus',
        en: 'raised ceiling of the first year, at most',
      },
      unit: 'euros',
    },
    plafondInvalidite: {
      label: { fr: 'plafond en cas d’invalidité', en: 'ceiling with a disability' },
      unit: 'euros',
    },
  },
  values: {
    '2009-01-01': {
      taux: 0.5,
      plafond: 12000,
      majoration: 1500,
      maximum: 15000,
      plafondPremiereAnnee: 15000,
      maximumPremiereAnnee: 18000,
      plafondInvalidite: 20000,
    },
  },
  articles: {
    '2009-01-01': legifrance('CGI, art. 199 sexdecies', 'LEGIARTI000046861251'),
  },
  checkedOn: '2026-11-24',
}
