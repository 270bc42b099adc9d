/**
 * Questions for the explanation of `achat-location`: its thresholds, and homes as people buy them. Used by
 * `achat-location/explain.test.ts`.
 */
import fc from 'fast-check'

type Query = Readonly<Record<string, unknown>>

/** The worked example: price, down payment, rate in percent, years, rent in euros a month. */
const home = { prix: 300_000, apport: 60_000, taux_credit: 3.5, duree_credit: 20, loyer: 1200 }

/** At the thresholds of the answer and beside them: each has its explanation replayed. */
export const questions: readonly Query[] = [
  home,
  { ...home, apport: 300_000 }, // no loan
  { ...home, apport: 300_001 },
  { ...home, apport: 400_000 },
  { ...home, horizon: 1 },
  { ...home, horizon: 40, revalo_loyer: 3, revalo_charges: 1 },
  { ...home, taux_credit: 0, assurance: 0.3 },
  { ...home, loyer: 3000 },
  { ...home, loyer: 0, revalo_immo: -5, frais_vente: 8 },
  { ...home, taxe_gains: 30, entretien: 1, frais_vente: 5, taxe_fonciere: 2000 },
  { ...home, loyer: 1157.8 }, // even
  { ...home, loyer: 1168.73 }, // a gap just within 1 % of the larger wealth
  { ...home, loyer: 1146.9 },
  { ...home, duree_credit: 20, horizon: 20 }, // the loan ends at the horizon
  { ...home, duree_credit: 21, horizon: 20 },
]

/** Ordinary homes, drawn at random. */
export const drawn: fc.Arbitrary<Query> = fc.record({
  prix: fc.integer({ min: 100_000, max: 600_000 }),
  apport: fc.integer({ min: 0, max: 150_000 }),
  taux_credit: fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
  duree_credit: fc.integer({ min: 10, max: 25 }),
  loyer: fc.integer({ min: 400, max: 2500 }),
  horizon: fc.integer({ min: 1, max: 40 }),
  taxe_gains: fc.constantFrom(0, 30),
  entretien: fc.constantFrom(0, 1),
  frais_vente: fc.constantFrom(0, 5),
  revalo_loyer: fc.constantFrom(0, 2),
})
