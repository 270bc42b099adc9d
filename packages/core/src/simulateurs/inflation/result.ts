import { annualRate, calendarYear, count, euros, percent, years } from '../../definition/kinds.ts'
import { rows } from '../../definition/shape.ts'

const atStartingPrices = {
  fr: 'En euros d’aujourd’hui ; entre deux années passées, en euros de l’année de départ.',
  en: 'In today’s euros; between two past years, in the euros of the starting year.',
}

/**
 * Result of `inflation`: the final figures and those of every year. Keys are the names of the API: they do not
 * change. The kind of each figure (`euros`, `percent`…) sets its unit and its rounding. `nullable`: it is `null`
 * where it does not exist. Used by `contract.ts` and `sentence.ts`.
 */
export const result = {
  resume: {
    montantInitial: euros({ echo: true, label: { fr: 'Montant de départ', en: 'Starting amount' } }),
    valeurNominale: euros({
      label: { fr: 'Somme à la fin', en: 'Sum at the end' },
      help: {
        fr: 'En euros de ce jour-là, rendement compris : le nombre inscrit sur le relevé.',
        en: 'In the euros of that day, yield included: the number on the statement.',
      },
    }),
    valeurReelle: euros({
      label: { fr: 'Ce qu’elle achète, aux prix de départ', en: 'What it buys, at starting prices' },
      help: atStartingPrices,
    }),
    pertePouvoirAchat: euros({
      label: { fr: 'Perte de pouvoir d’achat', en: 'Loss of purchasing power' },
      help: {
        fr: 'La somme à la fin moins ce qu’elle achète. Négative quand les prix baissent.',
        en: 'The sum at the end less what it buys. Negative when prices fall.',
      },
    }),
    pertePourcentage: percent({
      label: { fr: 'Ce que perd un euro', en: 'What one euro loses' },
      help: {
        fr: 'En % de la somme à la fin. Ne dépend que des prix, pas du rendement.',
        en: 'As a % of the sum at the end. It depends on prices only, not on the yield.',
      },
    }),
    montantEquivalent: euros({
      label: { fr: 'Montant équivalent à la fin', en: 'Equivalent amount at the end' },
      help: {
        fr: 'Ce qu’il faudra alors pour acheter ce que le montant achète au départ.',
        en: 'What it will then take to buy what the amount buys at the start.',
      },
    }),
    rendementReel: annualRate({
      label: { fr: 'Rendement réel, inflation déduite', en: 'Real yield, after inflation' },
    }),
    inflationMoyenne: annualRate({
      label: { fr: 'Inflation moyenne', en: 'Average inflation' },
      help: {
        fr: 'Entre deux années passées, le taux régulier qui aurait mené aux mêmes prix.',
        en: 'Between two past years, the steady rate that would have led to the same prices.',
      },
    }),
    dureeDemiVie: years({
      nullable: true,
      label: { fr: 'Années pour perdre la moitié', en: 'Years to lose half' },
      help: {
        fr: 'Le temps au bout duquel un euro n’achète plus que la moitié.',
        en: 'The time after which one euro buys only half as much.',
      },
    }),
  },
  yearly: rows({
    annee: count({ label: { fr: 'Année', en: 'Year' } }),
    valeurNominale: euros({ label: { fr: 'Somme', en: 'Sum' } }),
    valeurReelle: euros({
      label: { fr: 'Aux prix de départ', en: 'At starting prices' },
      help: atStartingPrices,
    }),
    pertePouvoirAchat: euros({ label: { fr: 'Perte de pouvoir d’achat', en: 'Loss of purchasing power' } }),
    montantEquivalent: euros({ label: { fr: 'Montant équivalent', en: 'Equivalent amount' } }),
    anneeCivile: calendarYear({
      nullable: true,
      label: { fr: 'Année civile', en: 'Calendar year' },
      help: { fr: 'Entre deux années passées seulement.', en: 'Between two past years only.' },
    }),
  }),
}
