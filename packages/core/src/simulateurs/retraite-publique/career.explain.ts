/**
 * Steps of the explanation of `retraite-publique`: when one leaves, then each year of the career. `explain.ts` says
 * how steps are written.
 *
 * Ids of other files that it reads: none. Its ids that other files read: `ageDepartMois`, `anneeDepart`, `anneeLoi`,
 * `anneePresente`, `carriere`, `haussePrix`, `hausseSalaires`, `moisParTrimestre`, `pointsPartiels`,
 * `salaireAnnuelMoyen`, `trimestresParAn`, `trimestresPartiels` and `trimestresRequis` in `pension.explain.ts`.
 */
import type { ExplanationStep, TableColumn } from '../../definition/explanation.ts'
import { MONTHS_IN_QUARTER, QUARTERS_IN_YEAR, yearOf } from '../../units/civil-date.ts'
import { observed, step, table, type Work } from './explain-steps.ts'
import { EARLY_AGE, lacksYears } from './find-warnings.ts'

const calendar = { fr: 'Le calendrier.', en: 'The calendar.' }

/** The rise of wages from the last year that the law knows to a later one. */
const wageRise = (year: string): string =>
  `growth(inflation / 100, max(0, ${year} - anneeLoi)) * growth(productivite / 100, max(0, ${year} - anneeLoi))`
/** The value of a series in a year, that of the first known year before it and of the last one after it. */
const rateOf = (series: string, year: string): string =>
  `at(${series}, max(1, count(${series}, ${series}.annee <= ${year})), ${series}.valeur)`
/** The same in the year of departure, which is after the first known one. */
const rateAtDeparture = (series: string): string =>
  `at(${series}, count(${series}, ${series}.annee <= anneeDepart), ${series}.valeur)`
/** The ceiling of social security of a year, in euros. Ceilings are known since the first year of a statement. */
const ceilingOf = (year: string): string =>
  `at(plafonds, count(plafonds, plafonds.annee <= ${year}), plafonds.valeur) * ${wageRise(year)}`
/** The formula of the ceiling of social security in the year of departure, in euros. Used by `pension.explain.ts`. */
export const ceilingAtDeparture = `${rateAtDeparture('plafonds')} * hausseSalaires`
const firstPriceYear = 'at(prixPoint, 1, prixPoint.annee)'
const ceilingOfFirstPrice = `first(plafonds, plafonds.annee = ${firstPriceYear}, plafonds.valeur)`
/** The formula of the price of a point in a year of the career: before the first known price, it follows the ceiling. */
const priceOfYear = `if(annee < ${firstPriceYear}, at(prixPoint, 1, prixPoint.valeur) * plafond / ${ceilingOfFirstPrice}, at(prixPoint, count(prixPoint, prixPoint.annee <= annee), prixPoint.valeur) * ${wageRise('annee')})`
/** The formula of the gross wage of a year, in euros: that of today moved with the ceiling and with the progression. */
const projectedWage = (ceiling: string, year: string): string =>
  `salaireActuel * ${ceiling} / plafondActuel * growth(progression / 100, ${year} - anneePresente)`
/** The formula of the quarters that a wage validates, `most` at most. */
const quartersOf = (wage: string, hours: string, hourly: string, most: string): string =>
  `min(${most}, floor(round(${wage} / (${hours} * ${hourly}), 8)))`
/** The formula of the points that a wage buys, by its two parts below and above the ceiling. */
const pointsOf = (
  wage: string,
  ceiling: string,
  [low, high]: readonly [string, string],
  price: string,
): string =>
  `(${low} * min(${wage}, ${ceiling}) + ${high} * (min(${wage}, plafondsTranche2 * ${ceiling}) - min(${wage}, ${ceiling}))) / (${price})`

/** When one leaves, and how amounts of the law have grown by then. Used by `explain.ts`. */
export const departureSteps: readonly ExplanationStep<Work>[] = [
  step('ageLegal', 'ageLegalMois / 12', { figure: 'resume.ageLegal' }),
  step('trimestresRequis', 'requis', { figure: 'resume.trimestresRequis' }),
  observed('dateEffet', {
    figure: 'resume.dateEffet',
    origin: {
      fr: 'Le premier jour d’un mois, une fois l’âge atteint, après aujourd’hui.',
      en: 'The first day of a month, once the age is reached, after today.',
    },
  }),
  observed('ageDepartMois', {
    label: { fr: 'Âge au départ, en mois pleins', en: 'Age at the departure, in full months' },
    kind: 'count',
    value: ({ pension }) => pension.age,
    origin: { fr: 'De la naissance à la date d’effet.', en: 'From the birth to the start of the pension.' },
  }),
  step('ageDepart', 'ageDepartMois / 12', { figure: 'resume.ageDepart' }),
  observed('ageTauxPleinAtteint', {
    figure: 'resume.ageTauxPlein',
    value: ({ fullRateAge }) => fullRateAge / 12,
    origin: {
      fr: 'Le premier mois où aucun trimestre ne manque, cherché mois par mois.',
      en: 'The first month with no quarter missing, searched month by month.',
    },
  }),
  observed('anneePresente', {
    label: { fr: 'Année en cours', en: 'Current year' },
    kind: 'calendarYear',
    value: ({ question }) => question.now,
    origin: calendar,
  }),
  observed('anneeDepart', {
    label: { fr: 'Année du départ', en: 'Year of the departure' },
    kind: 'calendarYear',
    value: ({ departureYear }) => departureYear,
    origin: calendar,
    warns: 'droit_projete',
    warnsWhen: 'anneeDepart - anneePresente > 2',
  }),
  observed('moisTravailles', {
    label: { fr: 'Mois de cette année avant le départ', en: 'Months of that year before the departure' },
    kind: 'count',
    value: ({ monthsBeforeDeparture }) => monthsBeforeDeparture,
    origin: calendar,
  }),
  step('anneeLoi', 'last(plafonds, plafonds.annee)', {
    label: { fr: 'Dernière année que la loi connaît', en: 'Last year that the law knows' },
    kind: 'calendarYear',
  }),
  step('haussePrix', 'growth(inflation / 100, max(0, anneeDepart - anneeLoi))', {
    label: { fr: 'Hausse des prix jusqu’au départ', en: 'Rise of prices until the departure' },
    kind: 'ratio',
  }),
  step('hausseSalaires', 'haussePrix * growth(productivite / 100, max(0, anneeDepart - anneeLoi))', {
    label: { fr: 'Hausse des salaires jusqu’au départ', en: 'Rise of wages until the departure' },
    kind: 'ratio',
  }),
  observed('trimestresParAn', {
    label: { fr: 'Trimestres d’une année', en: 'Quarters of a year' },
    kind: 'count',
    value: () => QUARTERS_IN_YEAR,
    origin: calendar,
  }),
  observed('moisParTrimestre', {
    label: { fr: 'Mois d’un trimestre', en: 'Months of a quarter' },
    kind: 'count',
    value: () => MONTHS_IN_QUARTER,
    origin: calendar,
  }),
  observed('anneeNaissance', {
    label: { fr: 'Année de naissance', en: 'Year of birth' },
    kind: 'calendarYear',
    value: ({ question }) => yearOf(question.birth),
    origin: calendar,
  }),
  observed('agePrecoce', {
    label: { fr: 'Âge d’un début de carrière longue', en: 'Age at which a long career begins' },
    kind: 'count',
    value: () => EARLY_AGE,
    origin: { fr: 'Carrières longues (CSS, art. L. 351-1-1).', en: 'Long careers (CSS, art. L. 351-1-1).' },
  }),
  step('debutPrecoce', 'annee_debut - anneeNaissance < agePrecoce', {
    label: { fr: 'Travail avant cet âge', en: 'Work before that age' },
    kind: 'flag',
    warns: 'carriere_longue_possible',
    warnsWhen: 'debutPrecoce',
  }),
  step('plafondActuel', ceilingOf('anneePresente'), {
    label: { fr: 'Plafond de cette année', en: 'Ceiling of this year' },
    kind: 'euros',
    value: ({ question }) => question.economy.ceiling(question.now),
  }),
  step('salaireActuel', 'salaire', {
    label: { fr: 'Salaire de cette année', en: 'Wage of this year' },
    kind: 'euros',
  }),
]

const plafond: TableColumn = {
  formula: ceilingOf('annee'),
  label: { fr: 'Plafond de l’année', en: 'Ceiling of the year' },
  kind: 'euros',
}

const careerColumns = (wage: string | { readonly origin: { readonly fr: string; readonly en: string } }) => ({
  annee: { origin: { fr: 'Les années qui ont un salaire.', en: 'The years with a wage.' } },
  plafond,
  salaire: wage,
  salairePlafonne: 'min(salaire, plafond)',
  coefficient:
    'if(annee < anneeLoi, first(coefficientsSalaires, coefficientsSalaires.annee = annee, coefficientsSalaires.valeur), growth(inflation / 100, anneeLoi - annee)) * haussePrix',
  salaireRevalorise: 'salairePlafonne * coefficient',
  trimestres: quartersOf(
    'salaire',
    rateOf('heuresTrimestre', 'annee'),
    `${rateOf('smicJanvier', 'annee')} * ${wageRise('annee')}`,
    'trimestresParAn',
  ),
  points: pointsOf(
    'salaire',
    'plafond',
    [rateOf('tauxPointsTranche1', 'annee'), rateOf('tauxPointsTranche2', 'annee')],
    priceOfYear,
  ),
  retenu: {
    origin: {
      fr: 'Les meilleurs salaires revalorisés, parmi les années qui valident un trimestre.',
      en: 'The best revalued wages, among the years that validate a quarter.',
    },
  },
})

/** The values of the columns of `carriere` that the result does not have. */
const careerRows = ({ worked, question }: Work) =>
  worked.map(({ year }) => ({ plafond: question.economy.ceiling(year) }))

const lastWage = { fr: 'Salaire des derniers mois', en: 'Wage of the last months' }
/** The formula of the wage of the months worked in the year of departure, in euros. */
const lastMonths = projectedWage('plafondPartiel', 'anneeDepart')

/** Each year of the career, then the months of the year of departure. Used by `explain.ts`. */
export const careerSteps: readonly ExplanationStep<Work>[] = [
  observed('nombreAnnees', {
    label: { fr: 'Années qui ont un salaire', en: 'Years with a wage' },
    kind: 'count',
    value: ({ worked }) => worked.length,
    origin: { fr: 'Avant l’année du départ.', en: 'Before the year of departure.' },
  }),
  table('carriere', {
    count: 'nombreAnnees',
    start: {},
    rows: careerRows,
    when: ({ hasStatement }) => !hasStatement,
    columns: careerColumns(projectedWage('plafond', 'annee')),
  }),
  table('carriere', {
    count: 'nombreAnnees',
    start: {},
    rows: careerRows,
    when: ({ hasStatement }) => hasStatement,
    columns: careerColumns({
      origin: {
        fr: 'Le relevé pour le passé ; ensuite le salaire d’aujourd’hui, qui suit le plafond.',
        en: 'The statement for the past; then the wage of today, which follows the ceiling.',
      },
    }),
  }),
  observed('relevePartiel', {
    label: { fr: 'Des années manquent au relevé', en: 'Years are missing on the statement' },
    kind: 'flag',
    value: ({ params, question }) => lacksYears(params, question.now),
    when: ({ hasStatement }) => hasStatement,
    origin: {
      fr: 'De la première année de travail, ou de sa première ligne, à l’an dernier.',
      en: 'From the first year of work, or its first row, to last year.',
    },
    warns: 'releve_partiel',
    warnsWhen: 'relevePartiel',
  }),
  step('plafondPartiel', `${ceilingAtDeparture} * moisTravailles / 12`, {
    label: { fr: 'Plafond des derniers mois', en: 'Ceiling of the last months' },
    kind: 'euros',
  }),
  step('salairePartiel', `if(anneeDepart < annee_debut, 0, ${lastMonths})`, {
    label: lastWage,
    kind: 'euros',
    when: ({ params }) => params.annee_fin === undefined,
  }),
  step('salairePartiel', `if(anneeDepart < annee_debut or anneeDepart > annee_fin, 0, ${lastMonths})`, {
    label: lastWage,
    kind: 'euros',
    when: ({ params }) => params.annee_fin !== undefined,
  }),
  step(
    'trimestresPartiels',
    quartersOf(
      'salairePartiel',
      rateAtDeparture('heuresTrimestre'),
      `${rateAtDeparture('smicJanvier')} * hausseSalaires`,
      'floor(moisTravailles / moisParTrimestre)',
    ),
    {
      label: { fr: 'Trimestres de ces mois', en: 'Quarters of these months' },
      kind: 'count',
      value: ({ pension }) => pension.part.quarters,
    },
  ),
  step(
    'pointsPartiels',
    pointsOf(
      'salairePartiel',
      'plafondPartiel',
      [rateAtDeparture('tauxPointsTranche1'), rateAtDeparture('tauxPointsTranche2')],
      `${rateAtDeparture('prixPoint')} * hausseSalaires`,
    ),
    {
      label: { fr: 'Points de ces mois', en: 'Points of these months' },
      kind: 'ratio',
      value: ({ pension }) => pension.part.points,
    },
  ),
  step(
    'meilleuresAnnees',
    'if(trimestres_enfants < 1 or enfants < 1, anneesSalaire.sansEnfant, if(enfants < 2, anneesSalaire.unEnfant, anneesSalaire.deuxEnfants))',
    {
      label: { fr: 'Années du salaire moyen', en: 'Years of the average wage' },
      kind: 'count',
      value: ({ question }) => question.bestYears,
      warns: 'trimestres_enfants_absents',
      warnsWhen: 'enfants > 0 and trimestres_enfants = 0',
    },
  ),
  step('anneesRetenues', 'count(carriere, carriere.retenu)', {
    label: { fr: 'Années retenues', en: 'Years counted' },
    kind: 'count',
  }),
  step('carriereCourte', 'anneesRetenues < meilleuresAnnees', {
    label: {
      fr: 'Moins d’années que le salaire moyen n’en retient',
      en: 'Fewer years than the average wage takes',
    },
    kind: 'flag',
    warns: 'moins_de_25_ans',
    warnsWhen: 'carriereCourte',
  }),
  step(
    'salaireAnnuelMoyen',
    'sum(carriere, if(carriere.retenu, carriere.salaireRevalorise, 0)) / max(1, anneesRetenues)',
  ),
]
