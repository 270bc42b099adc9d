import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { explain } from './explain.ts'
import { impactFrais } from './index.ts'

const usual = { capital: 10_000, mensuel: 300, duree: 20 }

describeExplanation(impactFrais, explain, {
  questions: [
    { ...usual, frais_entree: 3 },
    { capital: 0, mensuel: 0, duree: 1 },
    { capital: 10_000, mensuel: 0, duree: 10, taux: 0.3 }, // gains at low fees, loses at high ones
    { capital: 10_000, mensuel: 0, duree: 10, taux: 0, frais_bas: 0, frais_moyen: 0, frais_eleve: 0 },
    { capital: 0, mensuel: 300, duree: 10, taux: 0, frais_bas: 0, frais_moyen: 0, frais_eleve: 0 },
    { ...usual, frais_bas: 1, frais_moyen: 1, frais_eleve: 1 }, // no year lost
    { ...usual, frais_bas: 0, frais_moyen: 10, frais_eleve: 10 },
    { ...usual, taux: 6, frais_moyen: 5, frais_eleve: 5, inflation: 0.7 }, // net yield of 0.7 %
    { ...usual, taux: 6, frais_moyen: 5, frais_eleve: 5, inflation: 0.71 },
    { ...usual, taux: -20, frais_entree: 10 },
    { ...usual, duree: 50, taux: 50 },
  ],
})
