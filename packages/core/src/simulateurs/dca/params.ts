import {
  depositTime,
  grossYield,
  historyIndex,
  inflation,
  MONTHLY_INDEX,
} from '../../definition/common-fields.ts'
import { annualRate, choice, euros, monthlyEuros, wholeMonths, wholeYears } from '../../definition/kinds.ts'

/** The longest investment, in years. */
const LONGEST = 50

/**
 * Parameters of `dca`, which compares deposits spread over time with the same money invested at once: the deposits,
 * the yields, and the method. Keys are the names of the API: they do not change. Their kinds (`euros`,
 * `annualRate`…) set units and usual ranges. Those of `common-fields.ts` are shared with other simulators. One
 * without `default` or `optional` is required. Used by `contract.ts` and `sentence.ts`.
 */
export const params = {
  mensuel: monthlyEuros({ min: 1, label: { fr: 'Versement mensuel', en: 'Monthly deposit' } }),
  duree: wholeYears({ min: 1, max: LONGEST, label: { fr: 'Durée', en: 'Duration' } }),
  taux: grossYield({ default: 7 }),
  capital: euros({
    default: 0,
    label: { fr: 'Capital initial', en: 'Initial capital' },
    help: { fr: 'Placé au départ des deux côtés.', en: 'Invested at the start on both sides.' },
  }),
  inflation: inflation({ default: 2 }),
  rendement_attente: annualRate({
    step: 0.5,
    min: -5,
    max: 20,
    default: 0,
    label: { fr: 'Rendement de l’argent en attente', en: 'Yield of the money waiting' },
    help: {
      fr: 'En % par an : ce que rapporte, sur un livret par exemple, l’argent qui n’est pas encore placé.',
      en: 'In % a year: what money not yet invested earns, in a savings account for example.',
    },
  }),
  etalement: wholeMonths({
    min: 1,
    max: 12 * LONGEST,
    optional: true,
    label: { fr: 'Étalement des versements', en: 'Spread of the deposits' },
    help: {
      fr: 'En mois : les versements s’arrêtent ensuite. Toute la durée si vous ne dites rien.',
      en: 'In months: deposits stop after it. The whole duration unless told otherwise.',
    },
  }),
  versement: depositTime(), // at the start or at the end of each month
  methode: choice({
    choices: {
      constante: { fr: 'Rendement constant', en: 'Constant yield' },
      historique: { fr: 'Rendement constant, et l’histoire', en: 'Constant yield, and history' },
    },
    default: 'constante',
    label: { fr: 'Méthode', en: 'Method' },
    help: {
      fr: 'L’histoire ajoute ce qu’auraient donné les mêmes versements, à partir de chaque mois du passé, sur les actions que vous choisissez, en euros.',
      en: 'History adds what the same deposits would have given, from each month of the past on, in the equities that you choose, in euros.',
    },
  }),
  indice: historyIndex(MONTHLY_INDEX),
}
