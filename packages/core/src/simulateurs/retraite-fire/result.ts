import { age, annualRate, count, euros, flag, monthlyEuros, percent, years } from '../../definition/kinds.ts'
import { orNull, rows } from '../../definition/shape.ts'
import { historicalResult, randomResult } from './trial-result.ts'

const siAge = { fr: 'Si l’âge est donné.', en: 'If the age is entered.' }

/** When independence comes. It is searched for over a hundred years. */
const anneesAvantFire = years({
  nullable: true,
  absent: { fr: 'Pas en cent ans', en: 'Not in a century' },
  label: { fr: 'Années avant l’indépendance', en: 'Years to independence' },
})
const ageFire = years({
  nullable: true,
  absent: { fr: 'Inconnu', en: 'Unknown' },
  label: { fr: 'Âge de l’indépendance', en: 'Age of independence' },
  help: siAge,
})

/**
 * Result of `retraite-fire`, whose keys are the names of the API and do not change; `trial-result.ts` has the
 * figures of the retirement. The kind of each figure (`euros`, `percent`…) sets its unit and its rounding.
 * `nullable`: it is `null` where it does not exist. `orNull`: the whole part is `null` where the question does not
 * call for it. Used by `contract.ts` and `sentence.ts`.
 */
export const result = {
  resume: {
    capitalActuel: euros({ echo: true, label: { fr: 'Capital actuel', en: 'Current capital' } }),
    depensesAnnuelles: euros({ echo: true, label: { fr: 'Dépenses annuelles', en: 'Yearly spending' } }),
    tauxRetrait: annualRate({ echo: true, label: { fr: 'Taux de retrait', en: 'Withdrawal rate' } }),
    capitalCible: euros({
      label: { fr: 'Capital à atteindre', en: 'Capital to reach' },
      help: {
        fr: 'En euros d’aujourd’hui, à la date où il est atteint : une pension qui approche l’abaisse.',
        en: 'In today’s euros, at the date when it is reached: a pension that draws near lowers it.',
      },
    }),
    anneesAvantFire,
    ageFire,
    atteint: flag({ label: { fr: 'Atteint aujourd’hui', en: 'Reached today' } }),
    progression: percent({
      label: { fr: 'Progression', en: 'Progress' },
      help: { fr: 'En % du capital à atteindre.', en: 'As a % of the capital to reach.' },
    }),
    tauxReel: annualRate({ label: { fr: 'Rendement réel', en: 'Real yield' } }),
  },
  regles: rows({
    tauxRetrait: annualRate({ label: { fr: 'Taux de retrait', en: 'Withdrawal rate' } }),
    capitalCible: euros({ label: { fr: 'Capital à atteindre', en: 'Capital to reach' } }),
    anneesAvantFire,
    ageFire,
    revenuMensuelActuel: monthlyEuros({
      label: { fr: 'Revenu mensuel du capital actuel', en: 'Monthly income of the current capital' },
      help: { fr: 'Net de l’impôt sur les retraits.', en: 'After the tax on withdrawals.' },
    }),
    atteint: flag({ label: { fr: 'Atteint aujourd’hui', en: 'Reached today' } }),
    tauxReussiteHistorique: percent({
      nullable: true,
      label: { fr: 'Réussites dans l’histoire', en: 'Successes in history' },
      help: {
        fr: 'En % des fenêtres de l’histoire aussi longues que la retraite, une par année de départ. Vide si aucune ne tient dans les données. Sans impôt ni pension.',
        en: 'As a % of the windows of history as long as the retirement, one for each starting year. Blank if none fits in the data. Without tax or pension.',
      },
    }),
  }),
  yearly: rows({
    annee: count({ label: { fr: 'Année', en: 'Year' } }),
    age: age({
      nullable: true,
      label: { fr: 'Âge', en: 'Age' },
      help: siAge,
    }),
    capitalNominal: euros({
      label: { fr: 'Capital', en: 'Capital' },
      help: { fr: 'En euros de l’année.', en: 'In that year’s euros.' },
    }),
    capitalReel: euros({
      label: { fr: 'Capital en euros d’aujourd’hui', en: 'Capital in today’s euros' },
    }),
    totalVerse: euros({
      label: { fr: 'Total versé', en: 'Total paid in' },
      help: {
        fr: 'En euros de l’année de chaque versement, capital de départ compris.',
        en: 'In the euros of each deposit’s date, starting capital included.',
      },
    }),
    interets: euros({ label: { fr: 'Intérêts', en: 'Interest' } }),
    progression: percent({ label: { fr: 'Progression', en: 'Progress' } }),
    rentePossibleMensuelle: monthlyEuros({
      label: { fr: 'Rente mensuelle possible', en: 'Possible monthly income' },
      help: {
        fr: 'En euros d’aujourd’hui, nette de l’impôt sur les retraits.',
        en: 'In today’s euros, after the tax on withdrawals.',
      },
    }),
  }),
  historique: orNull(historicalResult),
  monteCarlo: orNull(randomResult),
}
