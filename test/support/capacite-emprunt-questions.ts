/**
 * Questions for the explanation of `capacite-emprunt`: thresholds of its law, and people as they are.
 * Used by `capacite-emprunt/explain.test.ts`.
 */
import fc from 'fast-check'

type Query = Readonly<Record<string, unknown>>

const usual = { revenu: 4000, apport: 40_000, prix: 250_000 }
const withZeroRate = {
  revenu: 2500,
  apport: 15_000,
  zone: 'b1',
  personnes: 2,
  rfr: 28_000,
  bien: 'neuf',
  primo: true,
  prix: 200_000,
}

/** The zero-rate loan is repaid in ten years, the main one in many more: its payments alone may exceed a level total. */
const savers = {
  revenu: 700,
  apport: 300_000,
  zone: 'a',
  rfr: 45_000,
  taux: 1,
  bien: 'neuf',
  prix: 320_000,
}

/** What can block a loan: charges, the term, the usury threshold and what is left to live on. */
const blocks: readonly (readonly [Query, Query])[] = [
  [{ revenu: 3000 }, { revenu: 3000, charges: 1050.01 }],
  [{ duree: 25 }, { duree: 26 }],
  [{ taux: 3.4 }, { taux: 9 }],
  [{}, { reste_a_vivre: 2500 }],
  [{}, { prix: 260_000 }],
]

/** Each combination of what can block a loan. */
const blocked: readonly Query[] = blocks.reduce<readonly Query[]>(
  (made, sides) => made.flatMap((query) => sides.map((side) => ({ ...query, ...side }))),
  [{}],
)

/** At the thresholds of the answer and beside them: each has its explanation replayed. */
export const questions: readonly Query[] = [
  ...blocked,
  { ...withZeroRate, duree: 10, differe: 24 },
  { ...withZeroRate, revenu: 900, duree: 8 },
  { ...withZeroRate, logement: 'ancien_travaux', bien: 'ancien', zone: 'b2', travaux: 80_000 },
  { ...withZeroRate, logement: 'ancien_travaux', bien: 'ancien', zone: 'b2', travaux: 20_000 },
  usual,
  { revenu: 4000 },
  withZeroRate,
  { ...withZeroRate, prix: undefined },
  { ...withZeroRate, lissage: false },
  { ...withZeroRate, differe: 12 },
  { ...withZeroRate, duree: 12 },
  { ...withZeroRate, duree: 8 }, // the zero-rate loan is repaid after the main one
  { ...withZeroRate, rfr: 75_000 },
  { ...withZeroRate, apport: 300_000 },
  { revenu: 3500, apport: 20_000, zone: 'a', personnes: 3, rfr: 70_000, bien: 'neuf', primo: true },
  { revenu: 3500, apport: 90_000, zone: 'c', personnes: 1, bien: 'neuf', taux: 0, duree: 30 },
  { revenu: 9000, apport: 200_000, zone: 'a', personnes: 1, bien: 'neuf' }, // the price stops at a threshold
  {
    revenu: 2600,
    apport: 20_000,
    zone: 'c',
    personnes: 4,
    logement: 'ancien_travaux',
    travaux: 40_000,
    prix: 110_000,
  },
  {
    revenu: 2600,
    zone: 'c',
    personnes: 4,
    logement: 'ancien_travaux',
    travaux: 10_000,
    prix: 110_000,
  },
  { revenu: 2000, charges: 700 },
  { revenu: 0, apport: 50_000 },
  { revenu: 0 },
  { revenu: 3000, travaux: 400_000 },
  { revenu: 3500, differe: 24, duree: 27, prix: 180_000 },
  { revenu: 5000, taux: 5.2, duree: 20, prix: 300_000 },
  { revenu: 5000, taux: 0, assurance: 0, taux_garantie: 0, debours: 0 },
  { revenu: 2400, reste_a_vivre: 2100, prix: 700_000, meubles: 6000, duree: 28 },
  { ...usual, prix: 30_000 },
  { ...usual, prix: 0 },
  { ...usual, frais_dossier: 1200, prix: 35_000 }, // the fee takes all that is lent
  { revenu: 0, charges: 0, loyers: 1, frais_dossier: 1200 },
  // the price stops where payments can no longer be level
  { revenu: 700, apport: 100_000, zone: 'a', rfr: 45_000, taux: 1, duree: 22, bien: 'neuf' },
  { ...usual, primo: true },
  { ...savers, duree: 21 },
  { ...savers, duree: 22 }, // level but for the insurance
  { ...savers, duree: 25 },
  { ...withZeroRate, revenu: 0, apport: 250_000 }, // a zero-rate loan is offered, and the budget pays for none
  { ...withZeroRate, differe: 1 },
  // half a euro is missing, and no rule allows even that
  { revenu: 0, charges: 10, apport: 110_053.5, prix: 100_000, frais_dossier: 1200, duree: 26 },
]

/** Ordinary borrowers, drawn at random. */
export const drawn: fc.Arbitrary<Query> = fc
  .record({
    revenu: fc.integer({ min: 1500, max: 9000 }),
    apport: fc.constantFrom(0, 12_000, 40_000, 150_000),
    charges: fc.constantFrom(0, 0, 250, 900),
    duree: fc.integer({ min: 8, max: 27 }),
    taux: fc.constantFrom(0, 2.9, 3.4, 4.5),
    prix: fc.constantFrom(undefined, 140_000, 250_000, 480_000),
    revenu_co: fc.constantFrom(0, 0, 1800, 3500),
    loyers: fc.constantFrom(0, 0, 600),
    reste_a_vivre: fc.constantFrom(undefined, 800, 2200),
    differe: fc.constantFrom(0, 0, 12, 24),
    assurance: fc.constantFrom(0, 0.1, 0.36),
    quotite: fc.constantFrom(50, 100),
    frais_dossier: fc.constantFrom(undefined, 0, 900),
    bien: fc.constantFrom('ancien', 'neuf'),
    primo: fc.boolean(),
    travaux: fc.constantFrom(0, 0, 15_000, 60_000),
    zeroRate: fc.option(
      fc.record({
        zone: fc.constantFrom('a', 'b1', 'b2', 'c'),
        personnes: fc.integer({ min: 1, max: 6 }),
        rfr: fc.integer({ min: 8000, max: 80_000 }),
        logement: fc.constantFrom('collectif', 'individuel', 'ancien_travaux'),
        lissage: fc.boolean(),
      }),
      { nil: {} },
    ),
  })
  .map(({ zeroRate, ...others }) => ({ ...others, ...zeroRate }))
