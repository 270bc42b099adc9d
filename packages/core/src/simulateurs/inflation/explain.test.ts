import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { explain } from './explain.ts'
import { inflation } from './index.ts'

const montant = 10_000

describeExplanation(inflation, explain, {
  questions: [
    { montant: 0, duree: 1 },
    { montant, duree: 20, inflation: 0 },
    { montant, duree: 100, inflation: -5, rendement: -20 },
    { montant, duree: 20, inflation: 2, rendement: 2 }, // as fast as prices
    { montant, duree: 20, inflation: 2, rendement: 1.99 },
    { montant, duree: 20, inflation: 0.6956 }, // half within a hundred years
    { montant, duree: 20, inflation: 0.695 }, // and not quite
    { montant, annee_debut: 1901, annee_fin: 1902 },
    { montant, annee_debut: 1949, annee_fin: 2025, rendement: 3 },
    { montant, annee_debut: 1950, annee_fin: 2025 },
    { montant: 152.45, annee_debut: 2001, annee_fin: 2025 },
    { montant, annee_debut: 2002, annee_fin: 2025 },
    { montant, annee_debut: 2008, annee_fin: 2009, rendement: 1 },
    { montant, annee_debut: 1930, annee_fin: 1935 }, // prices fell
  ],
})
