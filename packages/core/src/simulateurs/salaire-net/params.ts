import { choice, count, euros, flag, monthlyEuros } from '../../definition/kinds.ts'

/**
 * Parameters of `salaire-net`: the wage, its contract, and the household that is taxed. Keys are the names of the API:
 * they do not change. Labels and help may; another default or range changes answers. Their kinds (`euros`, `flag`…)
 * set units and usual ranges; a value outside its range is refused. A parameter is required if its field has neither
 * `default` nor `optional`. Rules over several parameters are in `constraints` of `contract.ts`. Used by
 * `contract.ts` and `sentence.ts`.
 */
export const params = {
  salaire: euros({
    max: 1e7,
    label: { fr: 'Salaire brut', en: 'Gross wage' },
    help: { fr: 'Par an ou par mois, selon la période.', en: 'A year or a month, as the period says.' },
  }),
  periode: choice({
    choices: { annuel: { fr: 'Par an', en: 'A year' }, mensuel: { fr: 'Par mois', en: 'A month' } },
    default: 'annuel',
    label: { fr: 'Période', en: 'Period' },
  }),
  mois: count({
    min: 12,
    max: 16,
    default: 12,
    label: { fr: 'Nombre de mois payés', en: 'Months paid' },
    help: { fr: '13 avec un treizième mois.', en: '13 with a thirteenth month.' },
  }),
  cadre: flag({ default: false, label: { fr: 'Cadre', en: 'Executive (cadre)' } }),
  alsace_moselle: flag({
    default: false,
    label: { fr: 'Travail en Alsace-Moselle', en: 'Works in Alsace-Moselle' },
    help: {
      fr: 'Haut-Rhin, Bas-Rhin, Moselle : une cotisation maladie de plus.',
      en: 'Haut-Rhin, Bas-Rhin, Moselle: one more health contribution.',
    },
  }),
  mutuelle: monthlyEuros({
    default: 0,
    label: { fr: 'Mutuelle, votre part', en: 'Health cover, your share' },
  }),
  mutuelle_employeur: monthlyEuros({
    default: 0,
    label: { fr: 'Mutuelle, part de l’employeur', en: 'Health cover, share of the employer' },
    help: {
      fr: 'Imposable, et dans la base de la CSG.',
      en: 'Taxable, and in the base of the CSG.',
    },
  }),
  situation: choice({
    choices: {
      celibataire: { fr: 'Célibataire', en: 'Single' },
      marie: { fr: 'Marié', en: 'Married' },
      pacse: { fr: 'Pacsé', en: 'In a civil partnership' },
      divorce: { fr: 'Divorcé ou séparé', en: 'Divorced or separated' },
      veuf: { fr: 'Veuf', en: 'Widowed' },
    },
    default: 'celibataire',
    label: { fr: 'Situation de famille', en: 'Family situation' },
    help: {
      fr: 'Marié et pacsé : imposés ensemble.',
      en: 'Married and civil partners: taxed together.',
    },
  }),
  enfants: count({
    min: 0,
    max: 15,
    default: 0,
    label: { fr: 'Enfants à charge', en: 'Dependent children' },
  }),
  revenu_conjoint: euros({
    default: 0,
    appliesWhen: { situation: ['marie', 'pacse'] },
    label: { fr: 'Salaire net imposable du conjoint, par an', en: 'Spouse’s taxable net wage, a year' },
    help: {
      fr: 'Celui de la fiche de paie de décembre, avant les 10 %.',
      en: 'That of the pay slip of December, before the 10%.',
    },
  }),
  frais_reels: euros({
    default: 0,
    label: { fr: 'Frais réels', en: 'Actual work expenses' },
    help: {
      fr: 'À l’année, retenus à la place des 10 % quand ils sont plus élevés.',
      en: 'A year, used in place of the 10% when they are higher.',
    },
  }),
}
