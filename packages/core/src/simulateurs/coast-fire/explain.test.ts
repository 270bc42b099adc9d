import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { explain } from './explain.ts'
import { coastFire } from './index.ts'

const usual = { age: 30, age_retraite: 65, capital: 50_000, depenses: 2000 }

describeExplanation(coastFire, explain, {
  questions: [
    { ...usual, mensuel: 500 },
    { ...usual, capital: 112_389.32 }, // just reached
    { ...usual, capital: 112_389.31 },
    { ...usual, age: 64 },
    { ...usual, depenses: 0 },
    { ...usual, taux: 2 }, // no real yield
    { ...usual, taux: 1.99 },
    { ...usual, taux: -20, inflation: 30 },
    { ...usual, age_retraite: 60, pension: 1200 },
    { ...usual, age_retraite: 60, pension: 2000 },
    { ...usual, age_retraite: 60, pension: 2500, age_pension: 100 },
    { ...usual, pension: 1200, age_pension: 65 },
    { ...usual, pension: 1200, age_pension: 66 },
  ],
})
