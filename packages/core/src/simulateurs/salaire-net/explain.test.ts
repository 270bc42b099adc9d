import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { explain } from './explain.ts'
import { salaireNet } from './index.ts'

const couple = { situation: 'marie', enfants: 2 }

describeExplanation(salaireNet, explain, {
  questions: [
    { salaire: 0 },
    { salaire: 0, mutuelle: 22, mutuelle_employeur: 22 },
    { salaire: 20, mutuelle: 50 },
    { salaire: 1867.02, periode: 'mensuel' },
    { salaire: 1867.01, periode: 'mensuel' },
    { salaire: 2500, periode: 'mensuel', mois: 13 },
    { salaire: 48_060 }, // the ceiling
    { salaire: 48_060.01 },
    { salaire: 192_240, cadre: true }, // four ceilings
    { salaire: 192_241, cadre: true },
    { salaire: 384_480 }, // eight
    { salaire: 400_000, cadre: true },
    { salaire: 36_000, ...couple },
    { salaire: 90_000, ...couple, revenu_conjoint: 60_000 }, // the ceiling of the quotient familial
    { salaire: 700_000, ...couple, revenu_conjoint: 200_000 },
    { salaire: 300_000, enfants: 3 },
    { salaire: 45_000, situation: 'veuf', enfants: 1 },
    { salaire: 120_000, situation: 'veuf', enfants: 2 },
    { salaire: 31_000, cadre: true, alsace_moselle: true },
    { salaire: 40_000, frais_reels: 9000 },
    { salaire: 40_000, frais_reels: 100 },
    { salaire: 20_300 }, // about the smallest tax that is claimed
    { salaire: 21_500 },
  ],
})
