/**
 * Questions for the explanation of `salaire-net`: thresholds of its law, and people as they are.
 * Used by `salaire-net/explain.test.ts`.
 */
import fc from 'fast-check'

type Query = Readonly<Record<string, unknown>>

const couple = { situation: 'marie', enfants: 2 }

/** At the thresholds of the answer and beside them: each has its explanation replayed. */
export const questions: readonly Query[] = [
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
  { salaire: 900_000 }, // both bands of the CEHR
  { salaire: 1_800_000, situation: 'pacse', enfants: 3 },
  { salaire: 44_000, enfants: 2 },
  { salaire: 95_000, ...couple, enfants: 4 },
]

/** Ordinary employees, drawn at random. */
export const drawn: fc.Arbitrary<Query> = fc
  .record({
    salaire: fc.oneof(fc.integer({ min: 15_000, max: 60_000 }), fc.integer({ min: 60_000, max: 450_000 })),
    isMonthly: fc.boolean(),
    mois: fc.constantFrom(12, 13, 14),
    cadre: fc.boolean(),
    alsace_moselle: fc.boolean(),
    mutuelle: fc.constantFrom(0, 35.5, 60),
    mutuelle_employeur: fc.constantFrom(0, 30, 80),
    situation: fc.constantFrom('celibataire', 'marie', 'pacse', 'divorce', 'veuf'),
    enfants: fc.integer({ min: 0, max: 5 }),
    revenu_conjoint: fc.constantFrom(0, 12_000, 28_000, 90_000),
    frais_reels: fc.constantFrom(undefined, undefined, 2500, 9000),
  })
  .map(({ salaire, isMonthly, mois, revenu_conjoint, ...others }) => ({
    ...others,
    ...(isMonthly
      ? { salaire: Math.round(salaire / mois), periode: 'mensuel', mois }
      : { salaire, periode: 'annuel' }),
    ...(['marie', 'pacse'].includes(others.situation) && { revenu_conjoint }),
  }))
