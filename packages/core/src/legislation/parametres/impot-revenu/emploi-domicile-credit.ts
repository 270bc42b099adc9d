import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The share of the expenses, as a fraction; their ceilings and the addition for each dependant, in euros. Used by
 * `regles/impot-revenu/family-advantages.ts`.
 */
export interface EmploiDomicileCredit {
  /** The share of the expenses, as a fraction. */
  readonly taux: number
  /** The expenses counted, at the most, in euros a year. */
  readonly plafond: number
  /** What each dependant adds to that ceiling, in euros. */
  readonly majoration: number
  /** From this age, in years, a member of the household is such a dependant. */
  readonly age: number
  /** The ceiling with these additions, at the most, in euros. */
  readonly maximum: number
  /** The ceiling in the first year of employment, in euros. */
  readonly plafondPremiereAnnee: number
  /** The ceiling of the first year with the additions, at the most, in euros. */
  readonly maximumPremiereAnnee: number
  /** The ceiling with a disability, in euros. */
  readonly plafondInvalidite: number
}

/**
 * The credit for home employment: a share of the expenses, as a fraction, and their ceilings, in euros. Rules read
 * the value that holds on 31 December of the year of income. Read by `regles/impot-revenu/income-tax-law.ts`, and
 * listed by `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated 1 January of the
 * first year of income that it holds for. Past rows do not change: past answers depend on them. `checkedOn`: the last
 * day on which somebody compared the last value with its text.
 */
export const emploiDomicileCredit: LegalParameter<EmploiDomicileCredit> = {
  key: 'impot-revenu/emploi-domicile-credit',
  label: { fr: 'Crédit d’impôt pour l’emploi d’un salarié à domicile', en: 'Tax credit for home employment' },
  unit: 'rate',
  members: {
    taux: { label: { fr: 'taux', en: 'rate' } },
    plafond: { label: { fr: 'plafond', en: 'ceiling' }, unit: 'euros' },
    majoration: { label: { fr: 'majoration par personne', en: 'addition for each person' }, unit: 'euros' },
    age: { label: { fr: 'âge au 31 décembre', en: 'age on 31 December' }, unit: 'years' },
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
      age: 65,
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
