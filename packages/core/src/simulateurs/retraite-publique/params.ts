import { inflation } from '../../definition/common-fields.ts'
import {
  age,
  annualRate,
  calendarYear,
  choice,
  civilDate,
  count,
  euros,
  monthlyEuros,
  ratio,
} from '../../definition/kinds.ts'
import { list } from '../../definition/list-kind.ts'

/** The years of a statement: the law knows their ceilings. */
const FIRST_YEAR = 1970
const LAST_STATED_YEAR = 2025
/** The last year in which work may end. */
const LAST_YEAR = 2100
/** The most rows of a statement, one a year. */
const MOST_ROWS = 60
/** The most quarters of a parameter. */
const MOST_QUARTERS = 200
/** A word of the API, though it is a number. */
const AT_67 = '67'

const quarters = (
  label: { readonly fr: string; readonly en: string },
  help: { readonly fr: string; readonly en: string },
) => count({ min: 0, max: MOST_QUARTERS, default: 0, label, help })

/**
 * Parameters of `retraite-publique`: the person, the wage, the departure, what the statement says, and what is
 * assumed. Keys are the names of the API: they do not change. Labels and help may; another default or range changes
 * answers. Their kinds (`euros`, `civilDate`…) set units and usual ranges; a value outside its range is refused. A
 * parameter is required if its field has neither `default` nor `optional`. Rules over several parameters are in
 * `constraints.ts`. Used by `constraints.ts`, `contract.ts` and `sentence.ts`.
 */
export const params = {
  naissance: civilDate({
    label: { fr: 'Date de naissance', en: 'Date of birth' },
    help: { fr: 'De 1956 à 2010.', en: 'From 1956 to 2010.' },
  }),
  salaire: euros({
    max: 1e7,
    label: { fr: 'Salaire brut annuel', en: 'Gross yearly wage' },
    help: {
      fr: 'De cette année. Le passé et l’avenir le suivent.',
      en: 'Of this year. The past and the future follow it.',
    },
  }),
  annee_debut: calendarYear({
    min: 1972,
    max: 2060,
    label: { fr: 'Première année de travail', en: 'First year of work' },
  }),
  depart: choice({
    choices: {
      taux_plein: { fr: 'Dès le taux plein', en: 'At the full rate' },
      legal: { fr: 'Dès l’âge légal', en: 'At the legal age' },
      [AT_67]: { fr: 'À 67 ans', en: 'At 67' },
    },
    default: 'taux_plein',
    label: { fr: 'Départ', en: 'Departure' },
    help: { fr: 'Sans âge de départ.', en: 'Without a retirement age.' },
  }),
  age_depart: age({
    min: 60,
    max: 75,
    optional: true,
    label: { fr: 'Âge de départ', en: 'Retirement age' },
    help: { fr: 'À la place du choix « Départ ».', en: 'In place of the choice “Departure”.' },
  }),
  mois_depart: count({
    min: 0,
    max: 11,
    default: 0,
    label: { fr: 'Mois en plus de l’âge', en: 'Months on top of the age' },
  }),
  enfants: count({
    min: 0,
    max: 20,
    default: 0,
    label: { fr: 'Enfants', en: 'Children' },
    help: { fr: 'Nés ou élevés.', en: 'Born or raised.' },
  }),
  trimestres_enfants: count({
    min: 0,
    max: 80,
    default: 0,
    label: { fr: 'Trimestres pour enfants', en: 'Quarters for children' },
    help: {
      fr: 'Souvent 8 par enfant pour la mère : à lire sur le relevé, jamais devinés.',
      en: 'Often 8 for each child of a mother: to be read on the statement, never guessed.',
    },
  }),
  trimestres: count({
    min: 0,
    max: MOST_QUARTERS,
    optional: true,
    label: { fr: 'Trimestres validés', en: 'Quarters validated' },
    help: {
      fr: 'Au régime général au 31 décembre dernier, sans ceux pour enfants. Sans eux, ils se déduisent des salaires.',
      en: 'In the general scheme on 31 December last, without those for children. Without them, they follow from wages.',
    },
  }),
  trimestres_assimiles: quarters(
    { fr: 'Dont trimestres assimilés', en: 'Of which credited, without contributions' },
    { fr: 'Chômage, maladie, service national.', en: 'Unemployment, sickness, military service.' },
  ),
  points: ratio({
    min: 0,
    max: 1e6,
    optional: true,
    label: { fr: 'Points Agirc-Arrco', en: 'Agirc-Arrco points' },
    help: {
      fr: 'Au 31 décembre dernier. Sans eux, ils sont estimés d’après les salaires.',
      en: 'On 31 December last. Without them, they are estimated from wages.',
    },
  }),
  releve: list({
    key: 'annee',
    max: MOST_ROWS,
    label: { fr: 'Salaires du relevé', en: 'Wages of the statement' },
    help: {
      fr: 'Une ligne par année passée ; une année absente compte pour 0.',
      en: 'One row for each past year; a year that is absent counts for 0.',
    },
    texts: {
      row: { fr: 'Année', en: 'Year' },
      add: { fr: 'Ajouter une année', en: 'Add a year' },
      remove: { fr: 'Retirer', en: 'Remove' },
    },
    row: {
      annee: calendarYear({
        min: FIRST_YEAR,
        max: LAST_STATED_YEAR,
        label: { fr: 'Année', en: 'Year' },
      }),
      montant: euros({ max: 1e7, label: { fr: 'Salaire brut', en: 'Gross wage' } }),
    },
  }),
  annee_fin: calendarYear({
    min: 1972,
    max: LAST_YEAR,
    optional: true,
    label: { fr: 'Dernière année de travail', en: 'Last year of work' },
    help: { fr: 'Si vous arrêtez avant le départ.', en: 'If you stop before retiring.' },
  }),
  trimestres_autres: quarters(
    { fr: 'Trimestres d’autres régimes', en: 'Quarters of other schemes' },
    { fr: 'Fonction publique, indépendants, étranger.', en: 'Civil service, self-employment, abroad.' },
  ),
  autres_pensions: monthlyEuros({
    max: 1e5,
    default: 0,
    label: { fr: 'Pensions d’autres régimes', en: 'Pensions of other schemes' },
    help: { fr: 'En euros d’aujourd’hui.', en: 'In today’s euros.' },
  }),
  progression: annualRate({
    min: -5,
    max: 10,
    step: 0.5,
    default: 0,
    label: { fr: 'Progression du salaire', en: 'Progress of the wage' },
    help: {
      fr: 'Par rapport au salaire moyen, en % par an, passé et futur.',
      en: 'Against the average wage, in % a year, past and future.',
    },
  }),
  inflation: inflation({ default: 1.75 }),
  productivite: annualRate({
    min: -2,
    max: 5,
    step: 0.1,
    default: 0.7,
    label: { fr: 'Hausse des salaires au-dessus des prix', en: 'Rise of wages above prices' },
  }),
  ecart_point: annualRate({
    min: -3,
    max: 3,
    step: 0.1,
    default: 0,
    label: { fr: 'Hausse du point au-dessus des prix', en: 'Rise of the point above prices' },
  }),
  rfr: euros({
    optional: true,
    label: { fr: 'Revenu fiscal de référence', en: 'Reference income' },
    help: {
      fr: 'Alors, en euros d’aujourd’hui. Sans lui : 90 % de la pension et les autres revenus.',
      en: 'At that time, in today’s euros. Without it: 90% of the pension and the other income.',
    },
  }),
  parts: ratio({
    min: 1,
    max: 10,
    multipleOf: 0.25,
    default: 1,
    label: { fr: 'Parts fiscales', en: 'Tax shares' },
  }),
  autres_revenus: euros({
    default: 0,
    label: { fr: 'Autres revenus du foyer', en: 'Other income of the household' },
    help: { fr: 'Imposables, par an, en euros d’aujourd’hui.', en: 'Taxable, a year, in today’s euros.' },
  }),
}
