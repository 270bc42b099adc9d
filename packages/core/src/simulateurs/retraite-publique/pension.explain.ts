/**
 * Steps of the explanation of `retraite-publique`: the quarters, the pension of the general scheme, the complementary
 * one, then what is taken from both. `explain.ts` says how steps are written.
 *
 * Ids of other files that it reads: `ageDepartMois`, `anneeDepart`, `anneeLoi`, `anneePresente`, `carriere`,
 * `haussePrix`, `hausseSalaires`, `moisParTrimestre`, `pointsPartiels`, `salaireAnnuelMoyen`, `trimestresParAn`,
 * `trimestresPartiels` and `trimestresRequis` of `career.explain.ts`. Its ids that other files read: none.
 */
import type { ExplanationStep } from '../../definition/explanation.ts'
import { MONTHS_IN_QUARTER, monthOf, yearOf } from '../../units/civil-date.ts'
import type { Text } from '../../units/text.ts'
import { ceilingAtDeparture } from './career.explain.ts'
import { observed, step, table, type Work } from './explain-steps.ts'
import { firstExtraQuarter } from './extra-quarters.ts'
import { NEAR_THRESHOLD } from './find-warnings.ts'
import { COUNTED_PERCENT, isPastEstimated, replacementRate } from './pension.ts'
import { LAST_BREAK_EVEN_AGE, LEAST_GAIN } from './simulate.ts'

/** Whether the question gives the points of the statement. */
const hasPoints = ({ params }: Work): boolean => params.points !== undefined
/** Whether the question gives the quarters of the statement. */
const hasQuarters = ({ params }: Work): boolean => params.trimestres !== undefined
const validLabel = {
  fr: 'Trimestres validés au régime général',
  en: 'Quarters validated in the general scheme',
}
const careerQuarters = 'sum(carriere, carriere.trimestres) + trimestresPartiels'

/** The first civil quarter that may count as extra. */
const firstExtra = ({ question }: Work) => firstExtraQuarter(question.birth, question.generation.ageLegal)

/** Quarters, missing ones and extra ones. Used by `explain.ts`. */
export const quarterSteps: readonly ExplanationStep<Work>[] = [
  step('trimestresValides', careerQuarters, {
    label: validLabel,
    kind: 'count',
    when: (work) => !hasQuarters(work),
    value: ({ pension }) => pension.validated,
  }),
  step(
    'trimestresValides',
    'trimestres + sum(carriere, if(carriere.annee >= anneePresente, carriere.trimestres, 0)) + trimestresPartiels',
    { label: validLabel, kind: 'count', when: hasQuarters, value: ({ pension }) => pension.validated },
  ),
  step('totalTrimestres', 'trimestresValides + trimestres_enfants + trimestres_autres', {
    figure: 'resume.trimestres',
  }),
  step(
    'trimestresManquants',
    'max(0, min(trimestresRequis - totalTrimestres, ceil((ageTauxPlein - ageDepartMois) / moisParTrimestre)))',
    {
      figure: 'resume.trimestresManquants',
      branches: [
        { fr: 'Trimestres qui manquent', en: 'Quarters that are missing' },
        { fr: 'Trimestres jusqu’à l’âge du taux plein', en: 'Quarters until the age of the full rate' },
      ],
    },
  ),
  step('taux', '100 * tauxPlein * (1 - decote * trimestresManquants)', { figure: 'resume.taux' }),
  observed('nombreSuivis', {
    label: { fr: 'Trimestres civils à examiner', en: 'Civil quarters to look at' },
    kind: 'count',
    value: ({ pension }) => pension.candidates.length,
    origin: {
      fr: 'De l’âge légal au départ ; pour un parent, quatre de plus avant.',
      en: 'From the legal age to the departure; for a parent, four more before.',
    },
  }),
  observed('anneeSurcote', {
    label: {
      fr: 'Année du premier trimestre de surcote',
      en: 'Year of the first quarter that gives a surcote',
    },
    kind: 'calendarYear',
    value: (work) => yearOf(firstExtra(work)),
    origin: {
      fr: 'Le trimestre civil qui suit celui de l’âge légal.',
      en: 'The civil quarter after that of the legal age.',
    },
  }),
  observed('rangSurcote', {
    label: { fr: 'Rang de ce trimestre dans l’année', en: 'Rank of that quarter in the year' },
    kind: 'count',
    value: (work) => Math.ceil(monthOf(firstExtra(work)) / MONTHS_IN_QUARTER),
    origin: { fr: 'Le calendrier.', en: 'The calendar.' },
  }),
  table('trimestresSuivis', {
    label: { fr: 'Les trimestres de surcote, un par un', en: 'The quarters that give a surcote, one by one' },
    count: 'nombreSuivis',
    start: {},
    rows: ({ pension }) =>
      pension.candidates.map(({ year, quarter, isWorked, before, isParental }) => ({
        annee: year,
        rang: quarter,
        travaille: isWorked,
        avant: before,
        parental: isParental,
        compte: isWorked && before >= requisOf(pension),
      })),
    columns: {
      annee: {
        origin: { fr: 'Le calendrier.', en: 'The calendar.' },
        label: { fr: 'Année', en: 'Year' },
        kind: 'calendarYear',
      },
      rang: {
        origin: { fr: 'Le calendrier.', en: 'The calendar.' },
        label: { fr: 'Trimestre civil', en: 'Civil quarter' },
        kind: 'count',
      },
      travaille: {
        origin: {
          fr: 'Les trimestres que l’année valide, pris comme ses derniers.',
          en: 'The quarters that the year validates, taken as its last ones.',
        },
        label: { fr: 'Travaillé', en: 'Worked' },
        kind: 'flag',
      },
      avant: {
        origin: { fr: 'Tous régimes, avant ce trimestre.', en: 'All schemes, before this quarter.' },
        label: { fr: 'Trimestres avant lui', en: 'Quarters before it' },
        kind: 'count',
      },
      parental: {
        formula: '(annee - anneeSurcote) * trimestresParAn + rang < rangSurcote',
        label: { fr: 'Avant l’âge légal (parent)', en: 'Before the legal age (parent)' },
        kind: 'flag',
      },
      compte: {
        formula: 'travaille and avant >= trimestresRequis',
        label: { fr: 'Compte', en: 'Counts' },
        kind: 'flag',
      },
    },
  }),
  step('trimestresSurcote', 'count(trimestresSuivis, trimestresSuivis.compte)', {
    figure: 'resume.trimestresSurcote',
  }),
  step(
    'tauxSurcote',
    'sum(trimestresSuivis, if(trimestresSuivis.compte, if(trimestresSuivis.parental, surcoteParentale.taux, surcote), 0))',
    { label: { fr: 'Taux de surcote', en: 'Rate of the surcote' }, kind: 'rate' },
  ),
]

const requisOf = ({ required }: Work['pension']): number => required

/** The pension of the general scheme. Used by `explain.ts`. */
export const baseSteps: readonly ExplanationStep<Work>[] = [
  step('trimestresPropres', 'totalTrimestres - trimestres_autres', {
    label: { fr: 'Trimestres du régime général', en: 'Quarters of the general scheme' },
    kind: 'count',
    value: ({ pension }) => pension.own,
  }),
  step('coefficientProratisation', '100 * min(trimestresPropres, trimestresRequis) / trimestresRequis'),
  step('plafondDepart', ceilingAtDeparture, {
    label: { fr: 'Plafond de l’année du départ', en: 'Ceiling of the year of departure' },
    kind: 'euros',
    value: ({ question, departureYear }) => question.economy.ceiling(departureYear),
  }),
  step(
    'pensionCalculee',
    'min(salaireAnnuelMoyen * taux / 100 * coefficientProratisation / 100, plafondPension * plafondDepart)',
    {
      label: { fr: 'Pension avant majorations', en: 'Pension before increases' },
      kind: 'euros',
      value: ({ pension }) => pension.base,
    },
  ),
  step('montantSurcote', 'tauxSurcote * pensionCalculee', { figure: 'resume.surcote' }),
]

/** The minimum pension (minimum contributif), and what it adds to the pension of the general scheme. */
const minimumSteps: readonly ExplanationStep<Work>[] = [
  step('trimestresCotises', 'max(0, trimestresValides - trimestres_assimiles)', {
    label: { fr: 'Trimestres cotisés', en: 'Contributed quarters' },
    kind: 'count',
  }),
  step(
    'cibleMinimum',
    'hausseSalaires * (minimumContributif.base * trimestresPropres / max(trimestresRequis, totalTrimestres) + (minimumContributif.majore - minimumContributif.base) * if(trimestresCotises < minimumContributif.trimestres, 0, trimestresCotises / if(trimestresCotises <= trimestresRequis, trimestresRequis, totalTrimestres) * trimestresPropres / totalTrimestres))',
    { label: { fr: 'Minimum à atteindre', en: 'Minimum to reach' }, kind: 'euros' },
  ),
  step(
    'placeSousPlafond',
    'hausseSalaires * minimumContributif.plafond - pensionCalculee - complementaire - 12 * autres_pensions * haussePrixDepuis',
    {
      label: { fr: 'Place sous le plafond des pensions', en: 'Room under the ceiling of pensions' },
      kind: 'euros',
    },
  ),
  step(
    'complementMinimum',
    'if(trimestresManquants > 0, 0, max(0, min(cibleMinimum - pensionCalculee, placeSousPlafond)))',
    { figure: 'resume.minimumContributif' },
  ),
]

/** The complementary pension, and the minimum that depends on it. Used by `explain.ts`. */
export const complementarySteps: readonly ExplanationStep<Work>[] = [
  step('pointsEstimes', 'sum(carriere, if(carriere.annee < anneePresente, carriere.points, 0))', {
    label: { fr: 'Points estimés du passé', en: 'Estimated points of the past' },
    kind: 'ratio',
    warns: 'points_estimes',
    warnsWhen: 'annee_debut < anneePresente or pointsEstimes > 0',
    when: (work) => !hasPoints(work),
  }),
  step('pointsEstimes', 'sum(carriere, if(carriere.annee < anneePresente, carriere.points, 0))', {
    label: { fr: 'Points estimés du passé', en: 'Estimated points of the past' },
    kind: 'ratio',
    when: hasPoints,
  }),
  step('pointsPasses', 'pointsEstimes', {
    label: { fr: 'Points du passé', en: 'Points of the past' },
    kind: 'ratio',
    when: (work) => !hasPoints(work),
  }),
  step('pointsPasses', 'points', {
    label: { fr: 'Points du relevé', en: 'Points of the statement' },
    kind: 'ratio',
    when: hasPoints,
  }),
  step(
    'pointsFuturs',
    'sum(carriere, if(carriere.annee >= anneePresente, carriere.points, 0)) + pointsPartiels',
    { label: { fr: 'Points à venir', en: 'Points to come' }, kind: 'ratio' },
  ),
  step('totalPoints', 'pointsPasses + pointsFuturs', { figure: 'resume.points' }),
  step(
    'valeurPointDepart',
    'valeurPoint * growth((1 + inflation / 100) * (1 + ecart_point / 100) - 1, max(0, anneeDepart - anneeLoi))',
    { figure: 'resume.valeurPoint' },
  ),
  observed('pointARelire', {
    label: { fr: 'La valeur du point est à relire', en: 'The value of the point is to be read again' },
    kind: 'flag',
    value: ({ isPointOld }) => isPointOld,
    origin: { fr: 'Décision annuelle de novembre.', en: 'A decision of each November.' },
    warns: 'valeur_point_a_verifier',
    warnsWhen: 'pointARelire',
  }),
  step(
    'coefficientComplementaire',
    '100 * (1 - minorationPoints.premiers * min(trimestresManquants, minorationPoints.nombre) - minorationPoints.suivants * max(0, trimestresManquants - minorationPoints.nombre))',
  ),
  step('complementaire', 'totalPoints * valeurPointDepart * coefficientComplementaire / 100', {
    label: { fr: 'Pension complémentaire avant majoration', en: 'Complementary pension before increase' },
    kind: 'euros',
    value: ({ pension }) => pension.complementary,
  }),
  step('haussePrixDepuis', 'haussePrix / growth(inflation / 100, max(0, anneePresente - anneeLoi))', {
    label: { fr: 'Hausse des prix depuis aujourd’hui', en: 'Rise of prices since today' },
    kind: 'ratio',
    value: ({ pension }) => pension.priceRise,
  }),
  ...minimumSteps,
]

const childrenLabel = {
  fr: 'Majoration de la complémentaire pour enfants',
  en: 'Increase of the complementary pension for children',
}

/** The formula of the points of the years from `from` to the one before `to`. */
const pointsBetween = (from: string, to: string): string =>
  `sum(carriere, if(carriere.annee >= ${from} and carriere.annee < ${to}, carriere.points, 0))`
const recentPast = pointsBetween('majorationPoints.depuis', 'anneePresente')
const olderPast = pointsBetween('majorationPoints.anciensDepuis', 'majorationPoints.depuis')

/**
 * Points of the past bought in some years, by what is known: wages, points of the statement and wages,
 * points alone.
 */
const pastPoints = (id: string, estimated: string, label: Text): readonly ExplanationStep<Work>[] => [
  step(id, estimated, { label, kind: 'ratio', when: (work) => !hasPoints(work) }),
  step(id, `points * (${estimated}) / pointsEstimes`, {
    label,
    kind: 'ratio',
    when: (work) => hasPoints(work) && isPastEstimated(work.pension.points),
  }),
  step(id, '0', {
    label,
    kind: 'ratio',
    when: (work) => hasPoints(work) && !isPastEstimated(work.pension.points),
  }),
]

/** Increases for children, and both pensions. Used by `explain.ts`. */
export const grossSteps: readonly ExplanationStep<Work>[] = [
  step(
    'majorationBase',
    'if(enfants >= majorationEnfants.enfants, majorationEnfants.taux, 0) * (pensionCalculee + montantSurcote + complementMinimum)',
    {
      label: { fr: 'Majoration de base pour enfants', en: 'Base increase for children' },
      kind: 'euros',
    },
  ),
  ...pastPoints('pointsRecents', recentPast, {
    fr: 'Points du passé, depuis 2012',
    en: 'Points of the past, since 2012',
  }),
  ...pastPoints('pointsAnciens', olderPast, {
    fr: 'Points du passé, de 1999 à 2011',
    en: 'Points of the past, from 1999 to 2011',
  }),
  step(
    'majorationPointsBrute',
    'valeurPointDepart * (majorationPoints.recents * (pointsRecents + pointsFuturs) + majorationPoints.anciens * pointsAnciens)',
    {
      label: { fr: 'La même sans plafond, dès trois enfants', en: 'The same uncapped, from three children' },
      kind: 'euros',
    },
  ),
  step(
    'majorationComplementaire',
    'if(enfants >= majorationPoints.enfants, min(majorationPointsBrute, majorationPoints.plafond * valeurPointDepart / valeurPoint), 0)',
    { label: childrenLabel, kind: 'euros' },
  ),
  step('majorations', 'majorationBase + majorationComplementaire', { figure: 'resume.majorationEnfants' }),
  step('pensionBase', 'pensionCalculee + montantSurcote + complementMinimum + majorationBase'),
  step('pensionComplementaire', 'complementaire + majorationComplementaire'),
  step('pensionBrute', 'pensionBase + pensionComplementaire'),
  step('pensionBruteMensuelle', 'pensionBrute / 12', { figure: 'resume.pensionBruteMensuelle' }),
  step('dernierSalaire', 'sum(carriere, if(carriere.annee = anneeDepart - 1, carriere.salaire, 0))', {
    label: { fr: 'Salaire de la dernière année entière', en: 'Wage of the last whole year' },
    kind: 'euros',
    value: ({ pension }) => pension.lastWage,
  }),
  step('tauxRemplacement', '100 * pensionBrute / dernierSalaire', {
    when: ({ pension }) => replacementRate(pension) !== null,
  }),
  step('tauxRemplacement', 'null', {
    when: ({ pension }) => replacementRate(pension) === null,
    absent: {
      fr: 'Sans salaire l’année d’avant, il n’y en a pas.',
      en: 'There is none without a wage the year before.',
    },
  }),
]

const income = { fr: 'Revenu de référence, en euros d’aujourd’hui', en: 'Reference income, in today’s euros' }
/** The formula of a threshold of income of the CSG for the parts of the question, in euros. */
const threshold = (name: string): string =>
  `seuilsCsg.${name}.part + 2 * (parts - 1) * seuilsCsg.${name}.demiPart`
/** The formula of whether the reference income is near a threshold. */
const near = (name: string): string => `abs(revenuReference - ${name}) <= procheDeSeuil * ${name}`

/** What is taken from both pensions, and what is left. Used by `explain.ts`. */
export const netSteps: readonly ExplanationStep<Work>[] = [
  observed('partComptee', {
    label: { fr: 'Part de la pension comptée comme revenu', en: 'Share of the pension counted as income' },
    kind: 'percent',
    value: () => COUNTED_PERCENT,
    origin: {
      fr: 'Après l’abattement de 10 % sur les pensions, sans ses bornes.',
      en: 'After the 10% allowance on pensions, without its bounds.',
    },
    when: ({ params }) => params.rfr === undefined,
  }),
  step('revenuReference', 'partComptee * pensionBrute / haussePrixDepuis / 100 + autres_revenus', {
    label: income,
    kind: 'euros',
    when: ({ params }) => params.rfr === undefined,
    value: ({ pension }) => pension.income,
  }),
  step('revenuReference', 'rfr', {
    label: income,
    kind: 'euros',
    when: ({ params }) => params.rfr !== undefined,
    value: ({ pension }) => pension.income,
  }),
  step('seuilExonere', threshold('exonere'), {
    label: { fr: 'Exonéré jusqu’à', en: 'Exempt up to' },
    kind: 'euros',
  }),
  step('seuilReduit', threshold('reduit'), {
    label: { fr: 'Taux réduit jusqu’à', en: 'Reduced rate up to' },
    kind: 'euros',
  }),
  step('seuilMedian', threshold('median'), {
    label: { fr: 'Taux médian jusqu’à', en: 'Middle rate up to' },
    kind: 'euros',
  }),
  observed('procheDeSeuil', {
    label: { fr: 'Écart au seuil qui est signalé', en: 'Distance to a threshold that is told' },
    kind: 'rate',
    value: () => NEAR_THRESHOLD,
    origin: { fr: 'Choisi par ce simulateur.', en: 'Chosen by this simulator.' },
    warns: 'csg_seuil_proche',
    warnsWhen: `${near('seuilExonere')} or ${near('seuilReduit')} or ${near('seuilMedian')}`,
  }),
  step(
    'trancheCsg',
    'if(revenuReference <= seuilExonere, "exonere", if(revenuReference < seuilReduit, "reduit", if(revenuReference < seuilMedian, "median", "normal")))',
  ),
  step(
    'prelevements',
    'if(trancheCsg = "exonere", 0, if(trancheCsg = "reduit", prelevementsPensions.reduit, if(trancheCsg = "median", prelevementsPensions.median, prelevementsPensions.normal)) * pensionBrute + prelevementsPensions.maladie * pensionComplementaire)',
  ),
  step('pensionNetteMensuelle', '(pensionBrute - prelevements) / 12', {
    figure: 'resume.pensionNetteMensuelle',
  }),
  step('pensionNetteMensuelleReelle', 'pensionNetteMensuelle / haussePrixDepuis', {
    figure: 'resume.pensionNetteMensuelleReelle',
  }),
]

const sameQuestion = {
  origin: {
    fr: 'La même question, à cet âge de départ.',
    en: 'The same question, at that age of departure.',
  },
}

const firstRow = { fr: 'La première ligne du tableau.', en: 'The first row of the table.' }

/** The formula of the age at which what was not received meanwhile has come back. */
const BREAK_EVEN =
  '(ageDepart + premierePension * (ageDepart - premierAge) / (pensionNetteMensuelleReelle - premierePension))'

/** The table of ages. Used by `explain.ts`. */
export const ageSteps: readonly ExplanationStep<Work>[] = [
  observed('nombreDeparts', {
    label: { fr: 'Départs comparés', en: 'Departures compared' },
    kind: 'count',
    value: ({ departures }) => departures.length,
    origin: {
      fr: 'Le premier possible, chaque anniversaire jusqu’à 70 ans, le taux plein.',
      en: 'The first possible one, each birthday to 70, the full rate.',
    },
  }),
  observed('premierAge', {
    label: { fr: 'Âge du premier départ possible', en: 'Age of the first possible departure' },
    kind: 'years',
    value: ({ first }) => first.age / 12,
    origin: firstRow,
  }),
  observed('premierePension', {
    label: {
      fr: 'Pension de ce départ, en euros d’aujourd’hui',
      en: 'Pension of that departure, in today’s euros',
    },
    kind: 'monthlyEuros',
    value: ({ first }) => first.net / 12 / first.priceRise,
    origin: firstRow,
  }),
  observed('gainMinimal', {
    label: { fr: 'Ce qu’attendre doit rapporter', en: 'What waiting must bring' },
    kind: 'monthlyEuros',
    value: () => LEAST_GAIN,
    origin: { fr: 'Un centime par mois.', en: 'One cent a month.' },
  }),
  observed('dernierAge', {
    label: { fr: 'Âge après lequel rien n’est dit', en: 'Age after which nothing is said' },
    kind: 'years',
    value: () => LAST_BREAK_EVEN_AGE,
    origin: { fr: 'Choisi par ce simulateur.', en: 'Chosen by this simulator.' },
  }),
  table('ages', {
    count: 'nombreDeparts',
    start: {},
    columns: {
      dateEffet: sameQuestion,
      ageDepart: sameQuestion,
      taux: sameQuestion,
      trimestres: sameQuestion,
      trimestresSurcote: sameQuestion,
      pensionBruteMensuelle: sameQuestion,
      pensionNetteMensuelle: sameQuestion,
      pensionNetteMensuelleReelle: sameQuestion,
      ageEquilibre: `if(pensionNetteMensuelleReelle - premierePension < gainMinimal, null, if(${BREAK_EVEN} > dernierAge, null, ${BREAK_EVEN}))`,
    },
  }),
]
