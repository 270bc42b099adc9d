import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { explain } from './explain.ts'
import { retraiteFire } from './index.ts'

const plan = { capital: 50_000, mensuel: 1000, depenses: 2000 }
const past = { ...plan, methode: 'historique' }
const drawn = { ...plan, methode: 'monte_carlo', simulations: 100 }

describeExplanation(retraiteFire, explain, {
  questions: [
    plan,
    { ...plan, capital: 600_000 }, // reached today
    { ...plan, capital: 0, mensuel: 0 }, // never
    { ...plan, taux: 0, mensuel: 400, depenses: 3000 }, // beyond a century
    { ...plan, taux: 2 }, // a real yield of nothing
    { ...plan, age: 40, pension: 1500 },
    { ...plan, age: 62, pension: 1999 },
    { ...plan, age: 30, pension: 5000 },
    { ...plan, age: 70, pension: 2000, duree: 1 },
    { ...plan, fiscalite_retrait: 60, duree: 5 },
    past,
    { ...past, taux_retrait: 15 },
    { ...past, taux_retrait: 0.5 },
    { ...past, horizon_retraite: 53, actions: 0 },
    { ...past, horizon_retraite: 54, pension: 500, age: 50 },
    drawn,
    { ...drawn, volatilite: 0 },
    { ...drawn, taux_retrait: 15, fiscalite_retrait: 10 },
    { ...drawn, taux_retrait: 0.5, horizon_retraite: 10, volatilite: 1 },
  ],
})
