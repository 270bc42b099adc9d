/**
 * Questions for the explanation of `retraite-fire`: its thresholds, and savers as they are. Used by
 * `retraite-fire/explain.test.ts`.
 */
import fc from 'fast-check'

type Query = Readonly<Record<string, unknown>>

/** A saver with a constant yield; then over the periods of history, and with random draws. */
const plan = { capital: 50_000, mensuel: 1000, depenses: 2000 }
const past = { ...plan, methode: 'historique' }
const draws = { ...plan, methode: 'monte_carlo', simulations: 100 }

/** At the thresholds of the answer and beside them: each has its explanation replayed. */
export const questions: readonly Query[] = [
  plan,
  { ...plan, capital: 600_000 }, // reached today
  { ...plan, capital: 480_000 }, // by the rule of 5 % only
  { ...plan, capital: 0, mensuel: 0 }, // never
  { ...plan, taux: 0, mensuel: 400, depenses: 3000 }, // beyond a century
  { ...plan, taux: 1.9, mensuel: 300, depenses: 3000, age: 30, pension: 1000 },
  { ...plan, taux: 2 }, // a real yield of nothing
  { ...plan, age: 40, pension: 1500 },
  // a real yield below nothing: the pension is worth more than the spending of a whole life
  { ...plan, taux: 0, inflation: 4, age: 20, pension: 1000 },
  { ...plan, taux: -5, inflation: 6, age: 30, pension: 1500, capital: 900_000 },
  // between the target and what a thousandth more of spending would ask, with each way of reckoning the pension
  { ...plan, taux: 0, inflation: 4, age: 20, pension: 1000, capital: 600_300 },
  { ...plan, age: 62, pension: 1500, capital: 184_320 }, // the target is 184,262.45
  { ...plan, age: 62, pension: 1999 },
  { ...plan, age: 62, pension: 1500, capital: 250_000 },
  { ...plan, age: 30, pension: 5000 },
  { ...plan, age: 70, pension: 2000, duree: 1 },
  { ...plan, fiscalite_retrait: 60, duree: 5 },
  past,
  { ...past, taux_retrait: 15 },
  { ...past, taux_retrait: 0.5 },
  { ...past, taux_retrait: 6.62 }, // the window in the middle fails by little
  { ...past, horizon_retraite: 56, actions: 0 },
  { ...past, horizon_retraite: 57, pension: 500, age: 50 },
  { ...past, indice: 'monde', horizon_retraite: 10, taux_retrait: 12 },
  { ...past, indice: 'monde', horizon_retraite: 22 },
  { ...past, indice: 'monde' }, // no window
  { ...plan, indice: 'monde' },
  draws,
  { ...draws, simulations: 137 },
  { ...draws, volatilite: 0 },
  { ...draws, taux_retrait: 15, fiscalite_retrait: 10 },
  { ...draws, taux_retrait: 0.5, horizon_retraite: 10, volatilite: 1 },
]

/** Ordinary savers, drawn at random. */
export const drawn: fc.Arbitrary<Query> = fc.record({
  capital: fc.integer({ min: 0, max: 800_000 }),
  mensuel: fc.integer({ min: 0, max: 3000 }),
  depenses: fc.integer({ min: 800, max: 4000 }),
  taux: fc.integer({ min: 0, max: 80 }).map((tenths) => tenths / 10),
  taux_retrait: fc.integer({ min: 25, max: 60 }).map((tenths) => tenths / 10),
  age: fc.integer({ min: 25, max: 66 }),
  pension: fc.constantFrom(0, 900, 1500, 2500),
  fiscalite_retrait: fc.constantFrom(0, 15),
  methode: fc.constantFrom('deterministe', 'historique'),
  actions: fc.constantFrom(50, 75, 100),
})
