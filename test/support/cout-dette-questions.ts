/**
 * Questions for the explanation of `cout-dette`: thresholds of usury and early repayment, and ordinary loans.
 * Used by `cout-dette/explain.test.ts`.
 */
import fc from 'fast-check'

type Query = Readonly<Record<string, unknown>>

const loan = { capital: 200_000, taux: 3.5, duree: 20 }
/** A loan repaid early, in part or whole, at the end of its fifth year. */
const repaid = { ...loan, annee_remboursement: 5 }

/** At the thresholds of the answer and beside them: each has its explanation replayed. */
export const questions: readonly Query[] = [
  loan,
  ...[9, 10, 19, 20, 21].flatMap((duree) =>
    [3, 4.5, 5.2, 6, 30].map((taux) => ({ ...loan, duree, taux, assurance: 0.3 })),
  ),
  { ...repaid, remboursement_anticipe: 20_000 },
  { ...repaid, remboursement_anticipe: 20_000, effet: 'mensualite' },
  { ...repaid, remboursement_anticipe: 20_000, effet: 'mensualite', ira: 'aucune' },
  { ...repaid, remboursement_anticipe: 163_000, effet: 'duree' }, // little is left
  { ...repaid, remboursement_anticipe: 163_000, effet: 'mensualite' },
  { ...repaid, remboursement_anticipe: 1_000_000 }, // all is repaid
  { ...repaid, remboursement_anticipe: 1_000_000, effet: 'mensualite' },
  { ...repaid, taux: 0, remboursement_anticipe: 149_999.5, effet: 'duree' },
  { ...repaid, taux: 0, remboursement_anticipe: 150_000, effet: 'mensualite' },
  { ...repaid, duree: 6, remboursement_anticipe: 35_000, effet: 'duree' },
  { ...loan, duree: 2, annee_remboursement: 1, remboursement_anticipe: 95_000, effet: 'duree' },
  { ...loan, assurance: 0.36, assurance_base: 'restant', frais_dossier: 900, garantie: 2500, revenu: 4000 },
  { ...loan, detail: 'mensuel', revenu: 3500 },
]

const early = fc.record(
  {
    remboursement_anticipe: fc.constantFrom(3000, 20_000, 300_000),
    annee_remboursement: fc.integer({ min: 1, max: 6 }),
    effet: fc.constantFrom('duree', 'mensualite'),
    ira: fc.constantFrom('legale', 'aucune'),
  },
  { requiredKeys: ['remboursement_anticipe', 'annee_remboursement'] },
)

/** Ordinary loans, some with an early repayment, drawn at random. */
export const drawn: fc.Arbitrary<Query> = fc
  .tuple(
    fc.record(
      {
        capital: fc.integer({ min: 5000, max: 600_000 }),
        taux: fc.constantFrom(0, 1.2, 3.4, 4.9, 6, 8),
        duree: fc.integer({ min: 7, max: 30 }),
        assurance: fc.constantFrom(0, 0.1, 0.36),
        assurance_base: fc.constantFrom('initial', 'restant'),
        frais_dossier: fc.constantFrom(0, 1000),
        garantie: fc.constantFrom(0, 2400),
        revenu: fc.constantFrom(0, 3000, 5200),
      },
      { requiredKeys: ['capital', 'taux', 'duree'] },
    ),
    fc.option(early, { nil: {} }),
  )
  .map(([loan, repayment]) => ({ ...loan, ...repayment }))
