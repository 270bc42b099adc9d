/**
 * The explanation of `dca`, last part: the same deposits from each month of the past. A step explains the
 * figure, or the table, of the answer whose path ends with its id: its formula must give the value there.
 * Where the answer has no such figure, the step is an intermediate value with its own label and kind; its
 * formula must give its `value` or `rows`, where it has one. Later formulas read a step by its id. Steps with
 * one id are variants: at most one `when` holds in an answer, and that one is shown. In formulas amounts are
 * in euros, parameters that are rates in percent, rates set by law fractions. `control`: a second formula
 * that must give the same value. In a table, `count` is the number of rows, `start` the values before the
 * first row (0 where left out) and `prev.` the row before. `warns`: the code of the warning that the step
 * explains; `warnsWhen`: a formula of its condition. Texts here may change freely; a step without `label` has
 * that of its figure, in `result.ts`, and a table its heading, in `contract.ts`. An id or a column of a table
 * changes only with all formulas that read it.
 *
 * Ids of other files that it reads: `debutDeMois`, `nombreVersements`, `sommeTotale` and `yearly` of
 * `spread.explain.ts`. Its ids that other files read: none.
 */
import { observed, step, table, type Work } from './spread.explain.ts'

/** Whether the deposits are replayed in the past. */
const isPast = ({ isReplayed }: Work) => isReplayed

const SERIES = {
  fr: 'Actions en euros, dividendes réinvestis : moyenne du mois (R. Shiller, TSP, Réserve fédérale).',
  en: 'Equities in euros, dividends reinvested: average of the month (R. Shiller, TSP, Federal Reserve).',
}

const CONVENTION = { fr: 'Convention de ce simulateur.', en: 'A convention of this simulator.' }

/** The share of windows under a percentile, which the method names. */
const percentile = (id: string, share: number, label: { readonly fr: string; readonly en: string }) =>
  observed(id, { label, kind: 'rate', when: isPast, value: () => share, origin: CONVENTION })

/** The same deposits from each month of the past. A window ends in the month of its row. Used by `explain.ts`. */
export const historySteps = [
  observed('moisObserves', {
    label: { fr: 'Mois de la série', en: 'Months of the series' },
    kind: 'count',
    when: ({ levels }) => levels !== undefined,
    value: ({ levels }) => levels?.length ?? null,
    origin: SERIES,
    warns: 'fenetres_toutes_communes',
    warnsWhen: '2 * 12 * duree > moisObserves - 1 and 12 * duree < moisObserves',
  }),
  step('fenetresPossibles', 'max(0, moisObserves - 12 * duree)', {
    label: { fr: 'Fenêtres qui tiennent dans la série', en: 'Windows that fit in the series' },
    kind: 'count',
    when: ({ levels, market }) => levels !== undefined && market === 'monde',
    warns: 'histoire_trop_courte',
    warnsWhen: 'fenetresPossibles = 0',
  }),
  step('interetsFinaux', 'last(yearly, yearly.interetsAttente)', {
    label: { fr: 'Intérêts de l’attente, à la fin', en: 'Interest of the money waiting, at the end' },
    kind: 'euros',
    when: isPast,
  }),
  table('histoire', {
    label: { fr: 'Fenêtres du passé, par mois de fin', en: 'Windows of the past, by month of end' },
    when: isPast,
    count: 'moisObserves',
    start: {},
    rows: ({ levels = [] }) => levels.map((niveau) => ({ niveau })),
    columns: {
      mois: {
        formula: 'prev.mois + 1',
        label: { fr: 'Rang du mois', en: 'Rank of the month' },
        kind: 'count',
      },
      niveau: { origin: SERIES, label: { fr: 'Niveau des actions', en: 'Level of equities' }, kind: 'ratio' },
      parts: {
        formula: 'prev.parts + 1 / niveau',
        label: { fr: 'Parts achetées, 1 € par mois', en: 'Shares bought, €1 a month' },
        kind: 'ratio',
      },
      hausse: {
        formula: 'niveau / lag(niveau, 12 * duree)',
        label: { fr: 'Ce que 1 € du départ est devenu', en: 'What €1 of the start became' },
        kind: 'ratio',
      },
      ecartFenetre: {
        formula:
          'mensuel * (nombreVersements * hausse - niveau * (lag(parts, 12 * duree - nombreVersements + debutDeMois) - lag(parts, 12 * duree + debutDeMois))) - interetsFinaux',
        label: { fr: 'Écart de la fenêtre', en: 'Gap of the window' },
        kind: 'euros',
      },
      ecartRelatif: {
        formula: '100 * ecartFenetre / (sommeTotale * hausse - ecartFenetre)',
        label: { fr: 'Le même, en % du capital étalé', en: 'The same, as a % of the spread capital' },
        kind: 'percent',
      },
    },
    warns: 'resume_a_rendement_constant',
    warnsWhen: 'true',
  }),
  step('fenetres', 'moisObserves - 12 * duree', {
    when: isPast,
    control: 'count(histoire, histoire.mois > 12 * duree)',
    warns: 'fenetres_chevauchees',
    warnsWhen: 'true',
  }),
  step('lumpSumGagne', '100 * count(histoire, exceeds(histoire.ecartFenetre, 0)) / fenetres', {
    when: isPast,
    warns: 'histoire_ne_predit_pas',
    warnsWhen: 'true',
  }),
  percentile('partMediane', 0.5, {
    fr: 'Part de fenêtres sous la médiane',
    en: 'Share of windows under the median',
  }),
  percentile('partBasse', 0.05, {
    fr: 'Part de fenêtres sous le 5e centile',
    en: 'Share under the 5th percentile',
  }),
  step('ecartMedian', 'quantile(histoire, histoire.ecartRelatif, partMediane)', {
    when: isPast,
    warns: 'histoire_sans_frais',
    warnsWhen: 'true',
  }),
  step('ecartP5', 'quantile(histoire, histoire.ecartRelatif, partBasse)', { when: isPast }),
  step('ecartP95', 'quantile(histoire, histoire.ecartRelatif, 1 - partBasse)', {
    when: isPast,
    warns: 'actions_mondiales_approchees',
    warnsWhen: 'indice = "monde"',
  }),
  observed('premierMois', { when: isPast, origin: SERIES }),
  observed('dernierMois', { when: isPast, origin: SERIES }),
  observed('indiceSuivi', {
    figure: 'historique.indice',
    when: isPast,
    origin: SERIES,
    warns: 'actions_americaines_en_euros',
    warnsWhen: 'indice = "us"',
  }),
]
