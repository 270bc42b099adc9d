import { calendarYear, choice, count, euros, flag } from '../../definition/kinds.ts'

const FIRST_YEAR = 2020
const LAST_YEAR = 2025

/**
 * Parameters of `fiscalite`: the incomes, the household, the deductions and the year. Their kinds (`euros`,
 * `annualRate`…) set units and usual ranges. One without `default` or `optional` is required.
 */
export const params = {
  revenu: euros({
    label: { fr: 'Revenu annuel net imposable', en: 'Annual net taxable income' },
    help: {
      fr: 'Celui du premier déclarant. Pour un salaire : le net imposable déclaré, avant les 10 %, comme sur la déclaration préremplie.',
      en: 'That of the first person. For a salary: the declared net taxable amount, before the 10%, as on the prefilled return.',
    },
  }),
  nature: choice({
    choices: {
      salaire: { fr: 'Salaire déclaré, avant les 10 %', en: 'Salary, before the 10%' },
      imposable: { fr: 'Revenu imposable, déductions faites', en: 'Taxable, after deductions' },
    },
    default: 'salaire',
    label: { fr: 'Nature du revenu', en: 'Kind of income' },
    help: {
      fr: 'Vaut pour les deux déclarants et pour les pensions. Imposable : aucune déduction de 10 % n’est refaite.',
      en: 'For both persons and for pensions. Taxable: no 10% deduction is made again.',
    },
  }),
  revenu_conjoint: euros({
    default: 0,
    label: { fr: 'Revenu annuel du conjoint', en: 'Spouse’s annual income' },
    help: {
      fr: 'De même nature. Seulement pour un couple marié ou pacsé, imposé ensemble.',
      en: 'Of the same kind. Only for a married couple or civil partners, taxed together.',
    },
  }),
  frais_reels: euros({
    default: 0,
    label: { fr: 'Frais réels', en: 'Actual work expenses' },
    help: {
      fr: 'Retenus à la place des 10 % quand ils sont plus élevés. Seulement avec un salaire.',
      en: 'Used in place of the 10% when they are higher. Only with a salary.',
    },
  }),
  frais_reels_conjoint: euros({
    default: 0,
    label: { fr: 'Frais réels du conjoint', en: 'Spouse’s actual work expenses' },
  }),
  pensions: euros({
    default: 0,
    label: { fr: 'Pensions et retraites', en: 'Pensions' },
    help: {
      fr: 'Celles du foyer, à l’année. Leur abattement de 10 % est à part ; nous supposons un seul pensionné.',
      en: 'Those of the household, a year. They have their own 10% allowance; we assume one pensioner.',
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
      fr: 'Marié et pacsé : imposés ensemble. Veuf : le conjoint est mort avant l’année des revenus.',
      en: 'Married and civil partners: taxed together. Widowed: the spouse died before the year of the incomes.',
    },
  }),
  enfants: count({
    min: 0,
    max: 15,
    default: 0,
    label: { fr: 'Enfants à charge', en: 'Dependent children' },
    help: {
      fr: 'À charge exclusive ou principale : mineurs au 1er janvier ou nés dans l’année, et majeurs rattachés (moins de 21 ans, ou de 25 s’ils étudient).',
      en: 'Solely or mainly dependent on you: minors on 1 January or born in the year, and adult children attached to the household (under 21, or 25 if they study).',
    },
  }),
  enfants_alternes: count({
    min: 0,
    max: 15,
    default: 0,
    label: { fr: 'Enfants en résidence alternée', en: 'Children in shared custody' },
    help: {
      fr: 'Charge partagée par moitié : la moitié des parts. Ils prennent rang après les autres.',
      en: 'Care shared equally: half the parts. They rank after the others.',
    },
  }),
  parent_isole: flag({
    default: false,
    label: { fr: 'Parent isolé (case T)', en: 'Lone parent (box T)' },
    help: {
      fr: 'Vous viviez seul au 1er janvier, avec un enfant à charge. Sans effet pour un couple ni un veuf.',
      en: 'You lived alone on 1 January, with a dependent child. No effect for a couple or a widowed person.',
    },
  }),
  invalides: count({
    min: 0,
    max: 20,
    default: 0,
    label: { fr: 'Personnes invalides', en: 'Disabled people' },
    help: {
      fr: 'Du foyer, titulaires de la carte mobilité inclusion « invalidité » ou d’une pension d’invalidité de 40 % au moins.',
      en: 'Of the household, who hold the “invalidité” mobility card or a pension for a disability of at least 40%.',
    },
  }),
  case_l: flag({
    default: false,
    label: { fr: 'A élevé seul un enfant (case L)', en: 'Brought up a child alone (box L)' },
    help: {
      fr: 'Vous vivez seul, sans enfant à charge, et avez élevé seul un enfant pendant cinq ans.',
      en: 'You live alone, without a dependent child, and brought up a child alone for five years.',
    },
  }),
  charges_deductibles: euros({
    default: 0,
    label: { fr: 'Charges déductibles', en: 'Deductible expenses' },
    help: {
      fr: 'Pension alimentaire et autres charges du revenu global, pour le montant admis.',
      en: 'Alimony and other expenses deducted from overall income, for the amount allowed.',
    },
  }),
  versements_per: euros({
    default: 0,
    label: { fr: 'Versements sur un PER', en: 'Payments into a PER (pension plan)' },
    help: {
      fr: 'Ceux que vous déduisez. Votre plafond figure sur votre avis d’impôt ; nous ne le vérifions pas.',
      en: 'Those that you deduct. Your ceiling is on your tax notice; we do not check it.',
    },
  }),
  revenus_capital: euros({
    default: 0,
    label: { fr: 'Dividendes et intérêts', en: 'Dividends and interest' },
    help: {
      fr: 'Montant brut, au prélèvement forfaitaire (sans l’option pour le barème).',
      en: 'Gross amount, at the flat tax (without opting for the progressive scale).',
    },
  }),
  reductions: euros({
    default: 0,
    label: { fr: 'Réductions d’impôt', en: 'Tax reductions' },
    help: {
      fr: 'Elles ramènent l’impôt à zéro au plus : le surplus est perdu.',
      en: 'They bring the tax down to zero at most: the surplus is lost.',
    },
  }),
  credits: euros({
    default: 0,
    label: { fr: 'Crédits d’impôt', en: 'Tax credits' },
    help: {
      fr: 'Ce qui dépasse l’impôt vous est rendu. Sans le prélèvement à la source déjà payé.',
      en: 'What exceeds the tax is paid back to you. Without the tax already withheld at source.',
    },
  }),
  annee_revenus: calendarYear({
    min: FIRST_YEAR,
    max: LAST_YEAR,
    default: LAST_YEAR,
    label: { fr: 'Année des revenus', en: 'Year of the incomes' },
    help: {
      fr: '2020, 2021, 2022, 2023, 2024 ou 2025 : l’impôt se paie l’année suivante. Avant, il y avait une réduction que nous ne calculons pas ; après, le barème n’est pas encore voté.',
      en: '2020, 2021, 2022, 2023, 2024 or 2025: the tax is paid the year after. Before, there was a reduction that we do not model; after, the scale is not yet enacted.',
    },
  }),
}
