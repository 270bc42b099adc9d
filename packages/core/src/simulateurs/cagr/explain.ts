/**
 * The explanation of `cagr`: the growth rate between two amounts, and the value of each year at it. A step
 * explains the figure, or the table, of the answer whose path ends with its id: its formula must give the
 * value there. Where the answer has no such figure, the step is an intermediate value with its own label and
 * kind; its formula must give its `value`, where it has one. Later formulas read a step by its id. Steps with
 * one id are variants: at most one `when` holds in an answer, and that one is shown. In formulas amounts are
 * in euros, parameters that are rates in percent, rates set by law fractions. In a table, `count` is the
 * number of rows, `start` the values before the first row (0 where left out) and `prev.` the row before.
 * `warns`: the code of the warning that the step explains; `warnsWhen`: a formula of its condition. Texts
 * here may change freely; a step without `label` has that of its figure, in `result.ts`, and a table its
 * heading, in `contract.ts`. An id or a column of a table changes only with all formulas that read it.
 *
 * Ids of other files that it reads: none. Its ids that other files read: none.
 */
import { explains } from '../../definition/explanation.ts'
import type { ParamsOfContract } from '../../definition/simulator.ts'
import { CENTURY } from '../../finance/duration.ts'
import { daysBetween } from '../../units/civil-date.ts'
import { MOST_PERCENT } from '../../units/rate.ts'
import { contract } from './contract.ts'
import { growthRateOf } from './growth-rate.ts'
import { accountOf } from './simulate.ts'
import { DAYS_A_YEAR, spanOf } from './span.ts'

/** What the steps read: the time between both amounts in days and years, the deposits, and whether a rate exists. */
function workOf(params: ParamsOfContract<typeof contract>) {
  const { date_debut: from, date_fin: to, duree, valeur_finale: end } = params
  const span = spanOf(params) ?? 0
  const account = accountOf(params, span)
  return {
    isDated: duree === undefined,
    days: from && to ? daysBetween(from, to) : null,
    span,
    deposits: account.deposits,
    hasRate: growthRateOf(account, end, span) !== null,
  }
}

type Work = ReturnType<typeof workOf>

const { step, table, equation, observed, explanation } = explains(contract, workOf)

const hasDates = ({ isDated }: Work) => isDated
const hasDuration = ({ isDated }: Work) => !isDated
const hasDeposits = ({ deposits }: Work) => deposits > 0
const hasNoDeposit = ({ deposits }: Work) => deposits === 0

/** Each deposit grows from its own date: the monthly rate then solves an equation, and gives the yearly one. */
const isSolved = ({ deposits, hasRate }: Work) => deposits > 0 && hasRate
const isDirect = (work: Work) => !isSolved(work)

const CONVENTION = { fr: 'Convention de ce simulateur.', en: 'A convention of this simulator.' }

/** The time between both amounts, in years. */
const spanSteps = [
  observed('jours', {
    label: { fr: 'Jours entre les deux dates', en: 'Days between both dates' },
    kind: 'count',
    when: hasDates,
    value: ({ days }) => days,
    origin: { fr: 'Comptés sur le calendrier grégorien.', en: 'Counted on the Gregorian calendar.' },
  }),
  observed('joursParAn', {
    label: { fr: 'Jours d’une année moyenne', en: 'Days of an average year' },
    kind: 'ratio',
    when: hasDates,
    value: () => DAYS_A_YEAR,
    origin: {
      fr: 'La moyenne de trois années de 365 jours et d’une de 366.',
      en: 'The average of three years of 365 days and one of 366.',
    },
  }),
  step('annees', 'jours / joursParAn', {
    label: { fr: 'Durée en années', en: 'Duration in years' },
    kind: 'years',
    when: hasDates,
    value: ({ span }) => span,
    warns: 'annualisation_courte',
    warnsWhen: 'jours < floor(joursParAn)',
  }),
  step('annees', 'duree', {
    label: { fr: 'Durée en années', en: 'Duration in years' },
    kind: 'years',
    when: hasDuration,
    value: ({ span }) => span,
    warns: 'annualisation_courte',
    warnsWhen: 'annees < 1',
  }),
]

const gainSteps = [
  step('mois', '12 * annees', {
    label: { fr: 'Durée en mois', en: 'Duration in months' },
    kind: 'months',
  }),
  step('nombreVersements', 'floor(mois)', {
    label: { fr: 'Versements, un par mois entier', en: 'Deposits, one a whole month' },
    kind: 'count',
    when: hasDeposits,
    value: ({ deposits }) => deposits,
  }),
  step('totalVerse', 'valeur_initiale + versements * nombreVersements', {
    label: { fr: 'Total versé, valeur initiale comprise', en: 'Total paid in, start value included' },
    kind: 'euros',
    when: hasDeposits,
  }),
  step('totalVerse', 'valeur_initiale', {
    label: { fr: 'Total versé : la valeur initiale', en: 'Total paid in: the start value' },
    kind: 'euros',
    when: hasNoDeposit,
  }),
  step('gainAbsolu', 'valeur_finale - totalVerse'),
  step('rendementTotal', '100 * gainAbsolu / totalVerse'),
  step('multiple', 'valeur_finale / totalVerse'),
]

/** No rate: the end is less than the last deposit, or more than the highest rate gives. */
const existenceSteps = [
  observed('tauxMaximal', {
    label: { fr: 'Taux au-delà duquel rien n’est affiché', en: 'Rate beyond which nothing is shown' },
    kind: 'rate',
    value: () => MOST_PERCENT / 100,
    origin: CONVENTION,
  }),
  step('tauxInexistant', 'valeur_finale * growth(tauxMaximal, -annees) > valeur_initiale', {
    label: { fr: 'Plus qu’au taux maximal', en: 'More than at the highest rate' },
    kind: 'flag',
    when: hasNoDeposit,
    warns: 'taux_inexistant',
    warnsWhen: 'tauxInexistant',
  }),
  step('versementDernierJour', 'if(nombreVersements = mois, versements, 0)', {
    label: { fr: 'Versement du dernier jour', en: 'Deposit of the last day' },
    kind: 'euros',
    when: hasDeposits,
  }),
  step('tauxMaximalMensuel', 'monthly(tauxMaximal)', {
    label: { fr: 'Le même par mois', en: 'The same by month' },
    kind: 'rate',
    when: hasDeposits,
  }),
  step(
    'tauxInexistant',
    'valeur_finale < versementDernierJour or valeur_finale * growth(tauxMaximal, -annees) > valeur_initiale + versements * present(tauxMaximalMensuel, nombreVersements)',
    {
      label: {
        fr: 'Moins que le dernier versement, ou plus qu’au taux maximal',
        en: 'Less than the last deposit, or more than at the highest rate',
      },
      kind: 'flag',
      when: hasDeposits,
      warns: 'taux_inexistant',
      warnsWhen: 'tauxInexistant',
    },
  ),
]

const rateSteps = [
  equation(
    'tauxMensuelEquivalent',
    'valeur_initiale * growth(tauxMensuelEquivalent / 100, mois) + versements * annuity(tauxMensuelEquivalent / 100, nombreVersements) * growth(tauxMensuelEquivalent / 100, mois - nombreVersements) - valeur_finale',
    { when: isSolved },
  ),
  step('cagr', '100 * (growth(tauxMensuelEquivalent / 100, 12) - 1)', { when: isSolved }),
  step(
    'tauxMensuelEquivalent',
    'if(tauxInexistant, null, 100 * ((valeur_finale / valeur_initiale) ^ (1 / mois) - 1))',
    { when: isDirect },
  ),
  step('cagr', 'if(tauxInexistant, null, 100 * ((valeur_finale / valeur_initiale) ^ (1 / annees) - 1))', {
    when: isDirect,
  }),
  step('tri', 'if(versements > 0, cagr, null)'),
  step('cagrReel', '100 * ((1 + cagr / 100) / (1 + inflation / 100) - 1)'),
]

const doublingSteps = [
  observed('dureeMaximale', {
    label: {
      fr: 'Durée au-delà de laquelle rien n’est affiché',
      en: 'Duration beyond which nothing is shown',
    },
    kind: 'years',
    value: () => CENTURY,
    origin: CONVENTION,
  }),
  step('tempsDoublement', 'ln(2) / ln(1 + max(0, cagr) / 100)', {
    label: { fr: 'Temps pour doubler, aucun sans hausse', en: 'Time to double, none without a rise' },
    kind: 'years',
  }),
  step('anneesDoublement', 'if(tempsDoublement <= dureeMaximale, tempsDoublement, null)', {
    warns: 'doublement_inexistant',
    warnsWhen: 'cagr >= -100 and max(0, anneesDoublement) = 0',
  }),
]

/** The account at the end of each year; a last fraction of a year has the end value. */
const path = { count: 'ceil(annees)', start: { valeur: 'valeur_initiale' } }

/**
 * Explains the answer of `cagr`: the analysis `explication` replays these formulas (grammar: `docs/en/formulas.md`)
 * against `simulate`. In formulas, a parameter that is a rate is in percent. Growth between two amounts: the rate,
 * and the value of each year at it. Used by `index.ts`.
 */
export const explain = explanation({
  steps: [
    ...spanSteps,
    ...gainSteps,
    ...existenceSteps,
    ...rateSteps,
    ...doublingSteps,
    table('yearly', {
      ...path,
      when: hasDeposits,
      columns: {
        annee: 'prev.annee + 1',
        valeur:
          'if(annee = ceil(annees), valeur_finale, prev.valeur * growth(tauxMensuelEquivalent / 100, 12) + versements * annuity(tauxMensuelEquivalent / 100, 12))',
      },
    }),
    table('yearly', {
      ...path,
      when: hasNoDeposit,
      columns: {
        annee: 'prev.annee + 1',
        valeur: 'if(annee = ceil(annees), valeur_finale, prev.valeur * (1 + cagr / 100))',
      },
    }),
  ],
})
