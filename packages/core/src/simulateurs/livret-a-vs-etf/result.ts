import { annualRate, choice, count, euros, percent } from '../../definition/kinds.ts'
import { orNull, rows } from '../../definition/shape.ts'

/**
 * Result of `livret-a-vs-etf`: the gap, each side, the table, and optional history. Keys are the names of the API:
 * they do not change. The kind of each figure (`euros`, `percent`…) sets its unit and its rounding. `nullable`: it
 * is `null` where it does not exist. `orNull`: the whole part is `null` where the question does not call for it.
 * Used by `contract.ts` and `sentence.ts`.
 */
export const result = {
  resume: {
    totalVerse: euros({
      label: { fr: 'Total versé', en: 'Total paid in' },
      help: { fr: 'La même somme des deux côtés.', en: 'The same sum on both sides.' },
    }),
    ecart: euros({
      label: { fr: 'Écart', en: 'Gap' },
      help: {
        fr: 'ETF net d’impôt moins Livret A : négatif quand le livret fait mieux.',
        en: 'ETF after tax less Livret A: negative when the account does better.',
      },
    }),
    ecartPourcentage: percent({
      nullable: true,
      label: { fr: 'Écart en % du Livret A', en: 'Gap as % of the Livret A' },
    }),
    ecartReel: euros({ label: { fr: 'Écart en euros d’aujourd’hui', en: 'Gap in today’s euros' } }),
    gagnant: choice({
      choices: {
        livret_a: { fr: 'Livret A', en: 'Livret A' },
        etf: { fr: 'ETF', en: 'ETF' },
        egalite: { fr: 'Égalité', en: 'A draw' },
      },
      label: { fr: 'Le plus gros capital final', en: 'The larger final capital' },
    }),
    rendementReelLivret: annualRate({
      label: { fr: 'Rendement réel du Livret A', en: 'Real yield of the Livret A' },
    }),
    rendementReelEtf: annualRate({
      label: { fr: 'Rendement réel de l’ETF', en: 'Real yield of the ETF' },
      help: {
        fr: 'Frais et inflation déduits, avant l’impôt de sortie.',
        en: 'After fees and inflation, before tax on withdrawal.',
      },
    }),
  },
  livret: {
    capitalFinal: euros({
      label: { fr: 'Livret A et argent à côté', en: 'Livret A plus the money it refuses' },
    }),
    capitalReel: euros({
      label: {
        fr: 'Livret A et argent à côté, en euros d’aujourd’hui',
        en: 'Livret A plus the money it refuses, in today’s euros',
      },
    }),
    interets: euros({ label: { fr: 'Intérêts', en: 'Interest' } }),
    versementsRefuses: euros({
      label: { fr: 'Versements refusés', en: 'Deposits refused' },
      help: {
        fr: 'Au-delà du plafond ; ils attendent sans intérêt.',
        en: 'Beyond the limit; they wait without interest.',
      },
    }),
    plafondAtteintAnnee: count({
      nullable: true,
      label: { fr: 'Année du plafond', en: 'Year of the limit' },
      help: {
        fr: 'Celle du premier euro refusé, s’il y en a un.',
        en: 'That of the first euro refused, if there is one.',
      },
    }),
  },
  etf: {
    capitalBrut: euros({ label: { fr: 'Capital avant impôt', en: 'Capital before tax' } }),
    impots: euros({
      label: { fr: 'Impôt et prélèvements sociaux', en: 'Income tax and social levies' },
      help: {
        fr: 'D’un retrait total à la fin, sur les gains seulement.',
        en: 'Of a full withdrawal at the end, on gains only.',
      },
    }),
    capitalNet: euros({ label: { fr: 'ETF, impôt payé', en: 'ETF, tax paid' } }),
    capitalReel: euros({
      label: { fr: 'Capital net en euros d’aujourd’hui', en: 'Net capital in today’s euros' },
    }),
    pessimiste: euros({
      label: { fr: 'Capital net, pessimiste', en: 'Net capital, pessimistic' },
      help: {
        fr: 'Une fois sur dix, le résultat serait plus bas, à la volatilité choisie. Ce n’est pas un plancher.',
        en: 'One time in ten, the result would be lower, at the volatility chosen. It is not a floor.',
      },
    }),
    optimiste: euros({
      label: { fr: 'Capital net, optimiste', en: 'Net capital, optimistic' },
      help: {
        fr: 'Une fois sur dix, le résultat serait plus haut, à la volatilité choisie.',
        en: 'One time in ten, the result would be higher, at the volatility chosen.',
      },
    }),
  },
  yearly: rows({
    annee: count({ label: { fr: 'Année', en: 'Year' } }),
    livretNominal: euros({
      label: { fr: 'Livret A et argent à côté', en: 'Livret A plus the money it refuses' },
      help: {
        fr: 'Avec l’argent qu’il a refusé.',
        en: 'The money refused waits beside it, without interest.',
      },
    }),
    livretReel: euros({
      label: {
        fr: 'Livret A et argent à côté, en euros d’aujourd’hui',
        en: 'Livret A plus the money it refuses, in today’s euros',
      },
    }),
    etfNominal: euros({
      label: { fr: 'ETF', en: 'ETF' },
      help: {
        fr: 'Net de l’impôt d’un retrait total cette année-là.',
        en: 'After the tax of a full withdrawal that year.',
      },
    }),
    etfReel: euros({ label: { fr: 'ETF en euros d’aujourd’hui', en: 'ETF in today’s euros' } }),
    totalVerse: euros({ label: { fr: 'Total versé', en: 'Total paid in' } }),
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
    etfGagne: percent({
      label: { fr: 'Fenêtres où l’ETF finit devant', en: 'Windows where the ETF ends ahead' },
      help: {
        fr: 'Net de frais et d’impôt. Une fréquence observée, pas une probabilité pour l’avenir.',
        en: 'After fees and tax. A frequency observed, not a probability of the future.',
      },
    }),
    ecartMedian: percent({
      nullable: true,
      label: { fr: 'Écart médian', en: 'Median gap' },
      help: {
        fr: 'ETF net d’impôt moins Livret A, en % du Livret A : la moitié des fenêtres fait moins.',
        en: 'ETF after tax less Livret A, as a % of the Livret A: half of the windows do less.',
      },
    }),
    ecartP5: percent({
      nullable: true,
      label: { fr: 'Écart, 5e centile', en: 'Gap, 5th percentile' },
      help: { fr: 'Une fenêtre sur vingt fait moins.', en: 'One window in twenty does less.' },
    }),
    ecartP95: percent({
      nullable: true,
      label: { fr: 'Écart, 95e centile', en: 'Gap, 95th percentile' },
      help: { fr: 'Une fenêtre sur vingt fait plus.', en: 'One window in twenty does more.' },
    }),
  }),
}
