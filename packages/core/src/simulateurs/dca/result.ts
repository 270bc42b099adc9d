import { annualRate, choice, count, euros, isoDate, percent, prose } from '../../definition/kinds.ts'
import { orNull, rows } from '../../definition/shape.ts'

/**
 * Result of `dca`: both final capitals, the table, and optional history. Keys are the names of the API: they do not
 * change. The kind of each figure (`euros`, `percent`…) sets its unit and its rounding. `nullable`: it is `null`
 * where it does not exist. `orNull`: the whole part is `null` where the question does not call for it. Used by
 * `contract.ts` and `sentence.ts`.
 */
export const result = {
  resume: {
    totalInvesti: euros({
      label: { fr: 'Total investi', en: 'Total invested' },
      help: {
        fr: 'Capital initial et versements : la même somme des deux côtés.',
        en: 'Initial capital and deposits: the same sum on both sides.',
      },
    }),
    capitalFinalDca: euros({
      label: { fr: 'Capital final, en étalant', en: 'Final capital, spread' },
      help: {
        fr: 'Avec les intérêts de l’argent en attente.',
        en: 'With the interest on the money waiting.',
      },
    }),
    capitalFinalLumpSum: euros({
      label: { fr: 'Capital final, en une fois', en: 'Final capital, all at once' },
    }),
    gainDca: euros({ label: { fr: 'Gain en étalant', en: 'Gain, spread' } }),
    gainLumpSum: euros({ label: { fr: 'Gain en une fois', en: 'Gain, all at once' } }),
    ecart: euros({
      label: { fr: 'Écart', en: 'Gap' },
      help: {
        fr: 'En une fois moins en étalant : négatif quand étaler fait mieux.',
        en: 'All at once less spread: negative when spreading does better.',
      },
    }),
    ecartPourcentage: percent({
      nullable: true,
      label: { fr: 'Écart en % du capital étalé', en: 'Gap as a % of the spread capital' },
    }),
    gagnant: choice({
      choices: {
        dca: { fr: 'Étaler', en: 'Spreading' },
        lump_sum: { fr: 'En une fois', en: 'All at once' },
        egalite: { fr: 'Égalité', en: 'A draw' },
      },
      label: { fr: 'Le plus gros capital final', en: 'The larger final capital' },
    }),
    rendementTotalDca: percent({
      label: { fr: 'Rendement total en étalant', en: 'Total return, spread' },
      help: { fr: 'Le gain en % du total investi.', en: 'The gain as a % of the total invested.' },
    }),
    triDca: annualRate({
      nullable: true,
      label: { fr: 'Taux de rendement interne en étalant', en: 'Internal rate of return, spread' },
      help: {
        fr: 'Le taux annuel gagné par chaque euro depuis le jour de son versement.',
        en: 'The yearly rate earned by each euro since the day of its deposit.',
      },
    }),
    capitalFinalDcaReel: euros({
      label: {
        fr: 'Capital final étalé, en euros d’aujourd’hui',
        en: 'Final spread capital, in today’s euros',
      },
    }),
    capitalFinalLumpSumReel: euros({
      label: {
        fr: 'Capital final en une fois, en euros d’aujourd’hui',
        en: 'Final capital all at once, in today’s euros',
      },
    }),
  },
  yearly: rows({
    annee: count({ label: { fr: 'Année', en: 'Year' } }),
    totalInvesti: euros({
      label: { fr: 'Investi en étalant', en: 'Invested, spread' },
      help: {
        fr: 'Capital initial et versements déjà faits.',
        en: 'Initial capital and deposits made so far.',
      },
    }),
    capitalDca: euros({ label: { fr: 'Capital en étalant', en: 'Capital, spread' } }),
    capitalLumpSum: euros({ label: { fr: 'Capital en une fois', en: 'Capital, all at once' } }),
    ecart: euros({
      label: { fr: 'Écart', en: 'Gap' },
      help: {
        fr: 'Avant la fin de l’étalement, il contient aussi l’argent qui reste à verser.',
        en: 'Before the end of the spread, it also holds the money still to be paid in.',
      },
    }),
  }),
  historique: orNull({
    fenetres: count({
      echo: true,
      label: { fr: 'Fenêtres', en: 'Windows' },
      help: {
        fr: 'Toutes celles de cette durée dans les données, une par mois de départ.',
        en: 'All those of this duration in the data, one for each month of start.',
      },
    }),
    lumpSumGagne: percent({
      label: {
        fr: 'Fenêtres où tout placer d’un coup finit devant',
        en: 'Windows where all at once ends ahead',
      },
      help: {
        fr: 'De plus d’un demi-centime. Une fréquence observée, pas une probabilité pour l’avenir.',
        en: 'By more than half a cent. A frequency observed, not a probability of the future.',
      },
    }),
    ecartMedian: percent({
      label: { fr: 'Écart médian', en: 'Median gap' },
      help: {
        fr: 'En une fois moins en étalant, en % du capital étalé : la moitié des fenêtres fait moins.',
        en: 'All at once less spread, as a % of the spread capital: half of the windows do less.',
      },
    }),
    ecartP5: percent({
      label: { fr: 'Écart, 5e centile', en: 'Gap, 5th percentile' },
      help: { fr: 'Une fenêtre sur vingt fait moins.', en: 'One window in twenty does less.' },
    }),
    ecartP95: percent({
      label: { fr: 'Écart, 95e centile', en: 'Gap, 95th percentile' },
      help: { fr: 'Une fenêtre sur vingt fait plus.', en: 'One window in twenty does more.' },
    }),
    premierMois: isoDate({ label: { fr: 'Premier mois des données', en: 'First month of the data' } }),
    dernierMois: isoDate({ label: { fr: 'Dernier mois des données', en: 'Last month of the data' } }),
    indice: prose({ label: { fr: 'Indice', en: 'Index' } }),
  }),
}
