import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { explain } from './explain.ts'
import { cagr } from './index.ts'

const amounts = { valeur_initiale: 10_000, valeur_finale: 25_000 }

describeExplanation(cagr, explain, {
  questions: [
    { ...amounts, duree: 8, inflation: 2 },
    { ...amounts, duree: 1 },
    { ...amounts, duree: 0.99 },
    { ...amounts, date_debut: '2023-01-01', date_fin: '2024-01-01' }, // 365 days, a whole year
    { ...amounts, date_debut: '2023-01-01', date_fin: '2023-12-31' },
    { ...amounts, date_debut: '2020-01-01', date_fin: '2024-01-01', versements: 100 },
    { valeur_initiale: 10_000, valeur_finale: 10_000, duree: 3 },
    { valeur_initiale: 10_000, valeur_finale: 0, duree: 3 },
    { valeur_initiale: 1000, valeur_finale: 1007, duree: 1 }, // doubles within a hundred years
    { valeur_initiale: 1000, valeur_finale: 1006.9, duree: 1 }, // and not quite
    { valeur_initiale: 10_000, valeur_finale: 27_000, duree: 5, versements: 200 },
    { valeur_initiale: 10_000, valeur_finale: 22_000, duree: 5, versements: 200 }, // no gain
    { valeur_initiale: 10_000, valeur_finale: 200, duree: 5, versements: 200 }, // the last deposit alone
    { valeur_initiale: 10_000, valeur_finale: 199.99, duree: 5, versements: 200 },
    { valeur_initiale: 10_000, valeur_finale: 0, duree: 5.01, versements: 200 },
    { valeur_initiale: 0.01, valeur_finale: 100_000, duree: 1 }, // 1e9 % a year, less 100
    { valeur_initiale: 0.01, valeur_finale: 100_001, duree: 1 },
    { valeur_initiale: 0.01, valeur_finale: 1e12, duree: 1, versements: 1 },
    { valeur_initiale: 100, valeur_finale: 120, duree: 0.05, versements: 10 }, // no whole month
  ],
})
