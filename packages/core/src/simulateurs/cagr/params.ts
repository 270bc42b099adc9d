import { inflation } from '../../definition/common-fields.ts'
import { civilDate, euros, monthlyEuros, years } from '../../definition/kinds.ts'

/**
 * The longest time between the two amounts, in years, given or between two dates: a limit of the API, not of the
 * formula. Used by `contract.ts`.
 */
export const LONGEST = 100
/** The shortest one, in years: about four days: a limit of the API, not of the formula. Used by `contract.ts`. */
export const SHORTEST = 0.01

/**
 * Parameters of `cagr`: two amounts, the time between them, inflation and deposits. Keys are the names of the API:
 * they do not change. Labels and help may; another default or range changes answers. Their kinds (`euros`,
 * `monthlyEuros`…) set units and usual ranges; a value outside its range is refused. A parameter is required if its
 * field has neither `default` nor `optional`: those of `common-fields.ts`, shared with other simulators, may bring a
 * default of their own. Rules over several parameters are in `constraints` of `contract.ts`, and ways that exclude
 * one another in `exclusive` of `contract.ts`. Used by `contract.ts` and `sentence.ts`.
 */
export const params = {
  valeur_initiale: euros({
    min: 0.01,
    max: 1e12,
    label: { fr: 'Valeur initiale', en: 'Start value' },
  }),
  valeur_finale: euros({
    max: 1e12,
    label: { fr: 'Valeur finale', en: 'End value' },
  }),
  duree: years({
    min: SHORTEST,
    max: LONGEST,
    optional: true,
    label: { fr: 'Durée', en: 'Duration' },
    help: {
      fr: 'En années, fractions admises. Ou bien donnez les deux dates.',
      en: 'In years, fractions allowed. Or enter the two dates instead.',
    },
  }),
  date_debut: civilDate({
    optional: true,
    label: { fr: 'Date de début', en: 'Start date' },
  }),
  date_fin: civilDate({
    optional: true,
    label: { fr: 'Date de fin', en: 'End date' },
    help: {
      fr: 'Entre deux dates, une année compte 365,25 jours.',
      en: 'Between two dates, a year counts 365.25 days.',
    },
  }),
  inflation: inflation({ default: 0 }),
  versements: monthlyEuros({
    default: 0,
    label: { fr: 'Versements mensuels', en: 'Monthly deposits' },
    help: {
      fr: 'Versés à la fin de chaque mois entier : le taux tient alors compte de leur date.',
      en: 'Paid at the end of each whole month: the rate then takes their dates into account.',
    },
  }),
}
