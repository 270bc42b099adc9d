/**
 * The explanation of `livret-a-vs-etf`, last part: the same deposits from each month of the past. A step
 * explains the figure, or the table, of the answer whose path ends with its id: its formula must give the
 * value there. Where the answer has no such figure, the step is an intermediate value with its own label and
 * kind; its formula must give its `value` or `rows`, where it has one. Later formulas read a step by its id.
 * Steps with one id are variants: at most one `when` holds in an answer, and that one is shown. In formulas
 * amounts are in euros, parameters that are rates in percent, rates set by law fractions. In a table, `count`
 * is the number of rows, `start` the values before the first row (0 where left out) and `prev.` the row
 * before. `warns`: the code of the warning that the step explains; `warnsWhen`: a formula of its condition.
 * Texts here may change freely; a step without `label` has that of its figure, in `result.ts`, and a table
 * its heading, in `contract.ts`. An id or a column of a table changes only with all formulas that read it.
 *
 * Ids of other files that it reads: `abattementLegal`, `seuilPrimes` and `totalVerse` of `tax.explain.ts`. Its ids
 * that other files read: none.
 */
import { observed, step, table, type Work } from './account.explain.ts'
import { normalFromFormula, taxFormulas, taxLaw, wrappers } from './tax.explain.ts'

/** Whether the historical method is asked for. */
const isAsked = ({ levels }: Work): boolean => levels !== undefined
/** Whether it is, and at least one window of that length fits in the data. */
const isPast = ({ levels, months }: Work): boolean => levels !== undefined && levels.dates.length > months

const SERIES = {
  fr: 'Actions en euros (R. Shiller, TSP, Réserve fédérale) et taux du Livret A, mois par mois.',
  en: 'Equities in euros (R. Shiller, TSP, Federal Reserve) and Livret A rates, month by month.',
}
const CONVENTION = { fr: 'Convention de ce simulateur.', en: 'A convention of this simulator.' }

const ratio = (formula: string, fr: string, en: string) => ({
  formula,
  label: { fr, en },
  kind: 'ratio' as const,
})
const euros = (formula: string, fr: string, en: string) => ({
  formula,
  label: { fr, en },
  kind: 'euros' as const,
})

/**
 * The formula of what the same deposits became in a window, in euros: those of a month bought shares at its level.
 * @param level the column of the levels; `shares`: that of the shares bought since the first month.
 */
const savedFormula = (level: string, shares: string): string =>
  `${level} * (capital / lag(${level}, 12 * duree) + mensuel * (${shares} - lag(${shares}, 12 * duree)))`

const windowsTable = (wrapper: Work['wrapper']) =>
  table('histoire', {
    label: { fr: 'Fenêtres du passé, par mois de fin', en: 'Windows of the past, by month of end' },
    when: (work) => isPast(work) && work.wrapper === wrapper,
    law: taxLaw[wrapper],
    count: 'moisObserves',
    start: {},
    rows: ({ levels }) =>
      (levels?.equities ?? []).map((actions, index) => ({
        actions,
        livret: levels?.livretA[index] ?? null,
      })),
    columns: {
      mois: {
        formula: 'prev.mois + 1',
        label: { fr: 'Rang du mois', en: 'Rank of the month' },
        kind: 'count',
      },
      actions: {
        origin: SERIES,
        label: { fr: 'Niveau des actions', en: 'Level of equities' },
        kind: 'ratio',
      },
      livret: {
        origin: SERIES,
        label: { fr: 'Niveau du Livret A', en: 'Level of the Livret A' },
        kind: 'ratio',
      },
      fonds: ratio(
        'actions * growth(-frais_etf / 100, (mois - 1) / 12)',
        'Fonds, frais déduits',
        'Fund, less its fees',
      ),
      partsFonds: ratio(
        'prev.partsFonds + 1 / fonds',
        'Parts du fonds, 1 € par mois',
        'Shares of the fund, €1 a month',
      ),
      partsLivret: ratio(
        'prev.partsLivret + 1 / livret',
        'Parts du livret, 1 € par mois',
        'Shares of the livret, €1 a month',
      ),
      epargne: euros(savedFormula('livret', 'partsLivret'), 'Livret A à la fin', 'Livret A at the end'),
      brut: euros(savedFormula('fonds', 'partsFonds'), 'Fonds avant impôt', 'Fund before tax'),
      gains: euros('if(brut > totalVerse, brut - totalVerse, 0)', 'Gains du fonds', 'Gains of the fund'),
      ...(wrapper === 'assurance_vie' && {
        debutTauxNormal: euros(
          normalFromFormula('gains', 'totalVerse'),
          'Gains où commence le taux normal',
          'Gains where the normal rate begins',
        ),
      }),
      ecartFenetre: euros(
        `brut - (${taxFormulas[wrapper]({ gains: 'gains', years: 'duree', normalFrom: 'debutTauxNormal' })}) - epargne`,
        'Écart de la fenêtre',
        'Gap of the window',
      ),
      ecartRelatif: {
        formula: '100 * ecartFenetre / epargne',
        label: { fr: 'Le même, en % du Livret A', en: 'The same, as a % of the Livret A' },
        kind: 'percent',
      },
    },
    warns: 'resume_a_rendement_constant',
    warnsWhen: 'true',
  })

/** The same deposits from each month of the past, under the tax of today. Used by `explain.ts`. */
export const historySteps = [
  observed('moisObserves', {
    label: { fr: 'Mois de la série', en: 'Months of the series' },
    kind: 'count',
    when: isAsked,
    value: ({ levels }) => levels?.equities.length ?? null,
    origin: SERIES,
    warns: 'fenetres_toutes_communes',
    warnsWhen: '2 * 12 * duree > moisObserves - 1 and 12 * duree < moisObserves',
  }),
  step('fenetresPossibles', 'max(0, moisObserves - 12 * duree)', {
    label: { fr: 'Fenêtres qui tiennent dans la série', en: 'Windows that fit in the series' },
    kind: 'count',
    when: (work) => isAsked(work) && work.market === 'monde',
    warns: 'histoire_trop_courte',
    warnsWhen: 'fenetresPossibles = 0',
  }),
  ...wrappers.map(windowsTable),
  step('fenetres', 'moisObserves - 12 * duree', {
    when: isPast,
    warns: 'fenetres_chevauchees',
    warnsWhen: 'true',
  }),
  step('etfGagne', '100 * count(histoire, exceeds(histoire.ecartFenetre, 0)) / fenetres', {
    when: isPast,
    warns: 'histoire_ne_predit_pas',
    warnsWhen: 'true',
  }),
  observed('partBasse', {
    label: { fr: 'Part de fenêtres sous le 5e centile', en: 'Share of windows under the 5th percentile' },
    kind: 'rate',
    when: isPast,
    value: () => 0.05,
    origin: CONVENTION,
    warns: 'pea_fonds_synthetique',
    warnsWhen: 'enveloppe = "pea"',
  }),
  step('ecartMedian', 'quantile(histoire, histoire.ecartRelatif, 1 / 2)', {
    when: isPast,
    warns: 'histoire_sans_plafond',
    warnsWhen: 'capital + mensuel > 0',
  }),
  ...(['us', 'monde'] as const).map((market) =>
    step('ecartP5', 'quantile(histoire, histoire.ecartRelatif, partBasse)', {
      when: (work) => isPast(work) && work.market === market,
      warns: market === 'us' ? 'actions_americaines_en_euros' : 'actions_mondiales_approchees',
      warnsWhen: 'true',
    }),
  ),
  step('ecartP95', 'quantile(histoire, histoire.ecartRelatif, 1 - partBasse)', {
    when: isPast,
    warns: 'loi_d_aujourdhui',
    warnsWhen: 'true',
  }),
]
