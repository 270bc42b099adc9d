/**
 * The explanation of `retraite-fire`, second part: the retirement tried on the past or on random months. A
 * step explains the figure, or the table, of the answer whose path ends with its id, or that `figure` names:
 * its formula must give the value there. Where the answer has no such figure, the step is an intermediate
 * value with its own label and kind; its formula must give its `value` or `rows`, where it has one. Later
 * formulas read a step by its id. Steps with one id are variants: at most one `when` holds in an answer, and
 * that one is shown. In formulas amounts are in euros, parameters that are rates in percent, rates set by law
 * fractions. In a table, `count` is the number of rows, `start` the values before the first row (0 where left
 * out) and `prev.` the row before. `warns`: the code of the warning that the step explains; `warnsWhen`: a
 * formula of its condition. Texts here may change freely; a step without `label` has that of its figure, in
 * `result.ts`, and a table its heading, in `contract.ts`. An id or a column of a table changes only with all
 * formulas that read it.
 *
 * Ids of other files that it reads: `capitalCible` of `goal.explain.ts`. Its ids that other files read: `histoire`
 * and `nombreFenetres` in `goal.explain.ts`.
 */
import { Z } from '../../finance/wilson.ts'
import { observed, step, table, type Work } from './goal.explain.ts'

/** Whether the retirement is tried on the past, and at least one window fits in the data. */
const isPast = ({ method, hasWindows }: Work) => method === 'historique' && hasWindows
/** Whether it is tried on random draws. */
const isDrawn = ({ method }: Work) => method === 'monte_carlo'

const SERIES = {
  fr: 'Séries annuelles de janvier à janvier (R. Shiller, TSP, Réserve fédérale, BLS ; OCDE, BCE, Insee).',
  en: 'Yearly series from January to January (R. Shiller, TSP, Federal Reserve, BLS; OECD, ECB, Insee).',
}
const series = (fr: string, en: string) => ({ origin: SERIES, label: { fr, en }, kind: 'percent' as const })

const WINDOWS = {
  label: { fr: 'Fenêtres aussi longues que la retraite', en: 'Windows as long as the retirement' },
  kind: 'count',
} as const

/** The years of the past; a window ends in the year of its row. Used by `explain.ts`. */
export const historySteps = [
  observed('nombreAnnees', {
    label: { fr: 'Années de la série', en: 'Years of the series' },
    kind: 'count',
    warns: 'histoire_mondiale_courte',
    warnsWhen: 'indice = "monde"',
    value: ({ years }) => years.length,
    origin: SERIES,
  }),
  table('histoire', {
    label: { fr: 'Fenêtres du passé, par année de fin', en: 'Windows of the past, by year of end' },
    count: 'nombreAnnees',
    start: { niveau: '1' },
    rows: ({ years }) => years,
    columns: {
      annee: { origin: SERIES, label: { fr: 'Année', en: 'Year' }, kind: 'calendarYear' },
      rendementActions: series('Actions', 'Equities'),
      rendementObligations: series('Obligations', 'Bonds'),
      hausseDesPrix: series('Prix', 'Prices'),
      croissance: {
        formula:
          '(1 + (actions / 100 * rendementActions + (1 - actions / 100) * rendementObligations) / 100) / (1 + hausseDesPrix / 100)',
        label: { fr: 'Ce que devient 1 €, à prix constants', en: 'What €1 becomes, at constant prices' },
        kind: 'ratio',
      },
      niveau: {
        formula: 'prev.niveau * croissance',
        label: { fr: 'Le même, depuis la première année', en: 'The same, since the first year' },
        kind: 'ratio',
      },
      cout: {
        formula: 'prev.cout + 1 / prev.niveau',
        label: {
          fr: 'Coût de 1 € retiré au début de chaque année',
          en: 'Cost of €1 withdrawn at the start of each year',
        },
        kind: 'ratio',
      },
      tauxSur: {
        formula: '1 / (lag(niveau, horizon_retraite) * (cout - lag(cout, horizon_retraite)))',
        label: {
          fr: 'Taux de retrait que la fenêtre supporte',
          en: 'Withdrawal rate that the window sustains',
        },
        kind: 'rate',
      },
      reste: {
        formula:
          'if(tauxSur >= taux_retrait / 100, niveau / lag(niveau, horizon_retraite) * (1 - taux_retrait / 100 / tauxSur), 0)',
        label: { fr: 'Ce qui reste de 1 € à la fin', en: 'What is left of €1 at the end' },
        kind: 'ratio',
      },
    },
    warns: 'histoire_clemente',
    warnsWhen: 'indice = "us"',
  }),
  step('nombreFenetres', 'nombreAnnees - horizon_retraite + 1', {
    ...WINDOWS,
    when: ({ market }) => market === 'us',
    warns: 'fenetres_peu_nombreuses',
    warnsWhen: 'nombreFenetres < 100',
  }),
  step('nombreFenetres', 'max(0, nombreAnnees - horizon_retraite + 1)', {
    ...WINDOWS,
    when: ({ market }) => market === 'monde',
    warns: 'aucune_fenetre',
    warnsWhen: 'nombreFenetres = 0',
  }),
]

/** The target tried on the windows of the past. Used by `explain.ts`. */
export const pastSteps = [
  step('premiereAnnee', 'least(histoire, histoire.annee)', { when: isPast }),
  step('derniereAnnee', 'most(histoire, histoire.annee)', { when: isPast }),
  step('fenetres', 'nombreFenetres', {
    when: isPast,
    warns: 'pension_et_impot_ignores',
    warnsWhen: 'pension > 0 or fiscalite_retrait > 0',
  }),
  step('reussites', 'count(histoire, histoire.tauxSur >= taux_retrait / 100)', { when: isPast }),
  step('tauxReussiteHistoire', '100 * reussites / fenetres', {
    figure: 'historique.tauxReussite',
    when: isPast,
    warns: 'mauvais_moment',
    warnsWhen: '2 * reussites >= fenetres and reussites < fenetres',
  }),
  step('tauxLePlusBas', 'least(histoire, histoire.tauxSur)', {
    label: { fr: 'Plus bas taux supporté par une fenêtre', en: 'Lowest rate that a window sustains' },
    kind: 'rate',
    when: isPast,
  }),
  step(
    'pireAnneeDeDepart',
    'first(histoire, histoire.tauxSur = least(histoire, histoire.tauxSur), histoire.annee) - horizon_retraite + 1',
    { when: isPast },
  ),
  step('tauxRetraitSur', 'floor(100 * 100 * 100 * tauxLePlusBas) / 100 / 100', { when: isPast }),
  step('capitalFinalMedian', 'capitalCible * quantile(histoire, histoire.reste, 1 / 2)', {
    when: isPast,
    warns: 'echec_probable',
    warnsWhen: '2 * reussites < fenetres',
  }),
]

const DRAWN = {
  fr: 'Tirages au sort : générateur et graine dits par la méthode, un mois après l’autre.',
  en: 'Random draws: generator and seed as the method says, month after month.',
}

/** The target tried on random months. Used by `explain.ts`. */
export const drawnSteps = [
  step('nombreTirages', 'simulations', {
    figure: 'monteCarlo.simulations',
    when: isDrawn,
    warns: 'pension_et_impot_ignores',
    warnsWhen: 'pension > 0 or fiscalite_retrait > 0',
  }),
  step('graineTirages', 'graine', {
    figure: 'monteCarlo.graine',
    when: isDrawn,
    warns: 'sans_alea',
    warnsWhen: 'volatilite = 0',
  }),
  observed('tauxReussiteTirages', {
    figure: 'monteCarlo.tauxReussite',
    when: isDrawn,
    origin: DRAWN,
    warns: 'hasard_suppose',
    warnsWhen: 'volatilite > 0',
  }),
  step('tiragesReussis', 'round(tauxReussiteTirages * nombreTirages / 100, 0)', {
    label: { fr: 'Tirages où tout est payé', en: 'Draws that pay everything' },
    kind: 'count',
    when: isDrawn,
    warns: 'mauvais_moment',
    warnsWhen: 'volatilite > 0 and 2 * tiragesReussis >= nombreTirages and tiragesReussis < nombreTirages',
  }),
  observed('quantileNormal', {
    label: {
      fr: 'Quantile de la loi normale, 95 % entre les deux',
      en: 'Quantile of the normal law, 95% between both',
    },
    kind: 'ratio',
    when: isDrawn,
    value: () => Z,
    origin: { fr: 'Intervalle de Wilson (1927).', en: 'Wilson’s interval (1927).' },
    warns: 'echec_probable',
    warnsWhen: 'volatilite > 0 and 2 * tiragesReussis < nombreTirages',
  }),
  table('intervalle95', {
    figure: 'monteCarlo.intervalle95',
    label: { fr: 'Intervalle à 95 %, bas puis haut', en: '95% interval, low then high' },
    when: isDrawn,
    count: '2',
    start: {},
    columns: {
      borne: { formula: 'prev.borne + 1', label: { fr: 'Borne', en: 'End' }, kind: 'count' },
      cas: {
        formula: 'if(borne = 1, tiragesReussis, nombreTirages - tiragesReussis)',
        label: {
          fr: 'Réussites pour le bas, échecs pour le haut',
          en: 'Successes for the low end, failures for the high',
        },
        kind: 'count',
      },
      part: {
        formula:
          'cas ^ 2 / nombreTirages / (cas + quantileNormal ^ 2 / 2 + quantileNormal * (cas * (nombreTirages - cas) / nombreTirages + (quantileNormal / 2) ^ 2) ^ (1 / 2))',
        label: { fr: 'Plus petite part plausible', en: 'Least plausible share' },
        kind: 'rate',
      },
      valeur: {
        formula: '100 * if(borne = 1, part, 1 - part)',
        label: { fr: 'Taux de réussite', en: 'Success rate' },
        kind: 'percent',
      },
    },
  }),
  table('percentiles', {
    figure: 'monteCarlo.percentiles',
    when: isDrawn,
    count: 'horizon_retraite',
    start: {},
    columns: {
      annee: 'prev.annee + 1',
      p10: { origin: DRAWN },
      p50: { origin: DRAWN },
      p90: { origin: DRAWN },
    },
  }),
]
