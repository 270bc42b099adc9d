import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { explain } from './explain.ts'
import { drawdown } from './index.ts'

const capital = 100_000

describeExplanation(drawdown, explain, {
  questions: [
    { capital },
    { capital, indice: 'france', mensuel: 500 },
    { capital, indice: 'etats_unis', retrait: 500, reequilibrage: 'aucun' },
    { capital, actions: 0, obligations: 100, retrait: 1000 },
    { capital, actions: 0, or: 100 },
    { capital, actions: 0, liquidites: 100, retrait: 300, indice: 'france' }, // never fell
    { capital, actions: 60, obligations: 40 },
    { capital, actions: 25, obligations: 25, or: 25, liquidites: 25, reequilibrage: 'aucun' },
    { capital, actions: 1, liquidites: 99 },
    { capital, retrait: 1_000_000 }, // nothing is left
  ],
})
