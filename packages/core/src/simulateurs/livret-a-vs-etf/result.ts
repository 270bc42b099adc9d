import { annualRate, choice, count, euros, percent } from '../../definition/kinds.ts'
import { rows } from '../../definition/shape.ts'

/** What a livret A against an index fund answers: the gap, each side, and the table. */
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
        en: 'ETF after tax less livret A: negative when the account does better.',
      },
    }),
    ecartPourcentage: percent({
      nullable: true,
      label: { fr: 'Écart en % du Livret A', en: 'Gap in % of the livret A' },
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
      label: { fr: 'Rendement réel du Livret A', en: 'Real yield of the livret A' },
    }),
    rendementReelEtf: annualRate({
      label: { fr: 'Rendement réel de l’ETF', en: 'Real yield of the ETF' },
      help: {
        fr: 'Frais et inflation déduits, avant l’impôt de sortie.',
        en: 'After fees and inflation, before exit tax.',
      },
    }),
  },
  livret: {
    capitalFinal: euros({
      label: { fr: 'Livret A et argent à côté', en: 'Livret A and the money beside it' },
    }),
    capitalReel: euros({
      label: { fr: 'Le même, en euros d’aujourd’hui', en: 'The same, in today’s euros' },
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
    capitalNet: euros({ label: { fr: 'Capital net', en: 'Net capital' } }),
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
      label: { fr: 'Livret A', en: 'Livret A' },
      help: { fr: 'Avec l’argent qu’il a refusé.', en: 'With the money that it refused.' },
    }),
    livretReel: euros({
      label: { fr: 'Livret A en euros d’aujourd’hui', en: 'Livret A in today’s euros' },
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
}
