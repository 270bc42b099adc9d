import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { explain } from './explain.ts'
import { dca } from './index.ts'

const plan = { mensuel: 500, duree: 10 }

describeExplanation(dca, explain, {
  questions: [
    plan,
    { ...plan, versement: 'debut' },
    { ...plan, etalement: 1, versement: 'debut' },
    { ...plan, etalement: 120, capital: 10_000 },
    { ...plan, taux: 0, rendement_attente: 3 },
    { ...plan, taux: 3, rendement_attente: 3 },
    { ...plan, taux: -20, rendement_attente: -5 },
    { mensuel: 1, duree: 1, etalement: 12, taux: -20, rendement_attente: -5 },
    { ...plan, etalement: 60, methode: 'historique' },
    { ...plan, etalement: 59, methode: 'historique', versement: 'debut', rendement_attente: 3 },
    { ...plan, duree: 27, methode: 'historique' },
    { ...plan, duree: 28, methode: 'historique' },
    { ...plan, methode: 'historique', indice: 'monde', duree: 23 },
    { ...plan, methode: 'historique', indice: 'monde', duree: 24 },
    { ...plan, duree: 27, methode: 'historique', etalement: 12 },
    { ...plan, duree: 50, methode: 'historique', etalement: 1, capital: 1000 },
  ],
})
