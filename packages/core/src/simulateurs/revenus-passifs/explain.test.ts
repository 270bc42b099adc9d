import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { explain } from './explain.ts'
import { revenusPassifs } from './index.ts'

const saving = { revenu: 2000, capital: 50_000, mensuel: 1000 }

describeExplanation(revenusPassifs, explain, {
  questions: [
    { revenu: 2000 },
    ...[0, 0.01, 50, 99.99, 100].map((part_gains) => ({ ...saving, part_gains })),
    { ...saving, couple: true },
    // the option for the scale: brackets under and above 12.8 %
    ...[0, 11, 30, 41, 45].map((tmi) => ({ ...saving, tmi })),
    // gains within the allowance, at it and above it, and premiums around the threshold of 150 000 €
    ...[317.39, 317.4, 317.41].map((revenu) => ({ revenu, part_gains: 100 })),
    ...[908.5, 914.3, 914.4, 920].map((revenu) => ({ revenu })),
    ...[1817, 1828.6, 1828.8, 1840].map((revenu) => ({ revenu, couple: true })),
    // the capital is there, is not quite, comes in 5 and 8 years, in a hundred, never
    ...[661_521.49, 661_521.5, 661_521.51, 1e9].map((capital) => ({ ...saving, capital })),
    ...[8000, 9000, 10_500].map((mensuel) => ({ ...saving, mensuel })),
    { revenu: 300, capital: 0, mensuel: 84, taux: 0, inflation: 0 },
    { ...saving, taux: 2, inflation: 2 },
    { ...saving, taux: 0, inflation: 10 },
    { revenu: 1, capital: 0, mensuel: 1, taux: 0, inflation: 0 },
    // the ceiling of a PEA: 150 000 € of premiums
    ...[907, 907.01, 908].map((revenu) => ({ revenu })),
    ...[0.5, 3, 5, 15].map((taux_retrait) => ({ ...saving, taux_retrait })),
  ],
})
