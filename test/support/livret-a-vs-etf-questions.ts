/**
 * Questions for the explanation of `livret-a-vs-etf`: thresholds of its wrappers, and savers as they are.
 * Used by `livret-a-vs-etf/explain.test.ts`.
 */
import fc from 'fast-check'

type Query = Readonly<Record<string, unknown>>

const saver = { capital: 5000, mensuel: 300, duree: 12, taux_livret: 2.4 }
const insured = { ...saver, enveloppe: 'assurance_vie' }

/** At the thresholds of the answer and beside them: each has its explanation replayed. */
export const questions: readonly Query[] = [
  saver,
  { ...saver, duree: 4 },
  { ...saver, duree: 5 }, // the day when the PEA is free of tax
  { ...saver, duree: 5, volatilite: 0 },
  { ...saver, duree: 5, methode: 'historique' },
  { ...saver, duree: 5, enveloppe: 'cto' },
  { ...saver, couple: true, capital: 290_000, mensuel: 1000 }, // above the ceiling of two PEA
  { ...saver, couple: true, capital: 250_000, mensuel: 0 }, // above that of one
  { ...saver, capital: 149_999, mensuel: 1 },
  { ...saver, capital: 22_900, mensuel: 4 }, // reaches the ceiling of the Livret A by cents
  { ...saver, capital: 22_949.5, mensuel: 0.5, duree: 1 },
  { ...saver, plafond: false, capital: 60_000 },
  insured,
  { ...insured, capital: 90_000, duree: 8 }, // the eight years of the reduced rate
  { ...insured, capital: 90_000, duree: 8, methode: 'historique' },
  { ...insured, capital: 0, mensuel: 0 },
  { ...insured, capital: 150_000, mensuel: 0 },
  { ...insured, capital: 200_000, mensuel: 500, duree: 20 },
  { ...insured, capital: 400_000, mensuel: 0, taux_etf: 3 },
  { ...insured, capital: 300_000, mensuel: 0, duree: 15, methode: 'historique' },
  { ...insured, capital: 300_000, mensuel: 100, duree: 8, couple: true },
  { ...insured, capital: 1, mensuel: 0, taux_etf: 0, duree: 30 },
  { ...insured, capital: 90_000, duree: 8, taux_etf: 12, volatilite: 5 },
  { ...insured, capital: 90_000, duree: 8, taux_etf: 12, methode: 'historique', indice: 'monde' },
  { ...insured, capital: 0.5, mensuel: 0, taux_etf: 50, duree: 40, frais_etf: 0 },
  { ...saver, capital: 0.4, mensuel: 0, duree: 50 },
  { ...saver, capital: 0, mensuel: 0 },
  { ...saver, taux_etf: 0, frais_etf: 1.5, volatilite: 0 },
  { ...saver, taux_etf: -20, frais_etf: 10, duree: 50 }, // nearly nothing is left
  { ...saver, taux_livret: 7, taux_etf: 7, frais_etf: 0, enveloppe: 'cto' },
]

/** Ordinary savers, drawn at random. */
export const drawn: fc.Arbitrary<Query> = fc.record({
  capital: fc.constantFrom(0, 4000, 60_000, 250_000),
  mensuel: fc.constantFrom(0, 150, 900),
  duree: fc.integer({ min: 1, max: 30 }),
  taux_livret: fc.constantFrom(0, 1.5, 3),
  taux_etf: fc.constantFrom(-3, 0, 4, 8.5),
  enveloppe: fc.constantFrom('pea', 'cto', 'assurance_vie'),
  couple: fc.boolean(),
  volatilite: fc.constantFrom(0, 15, 25),
  methode: fc.constantFrom('constante', 'historique'),
})
