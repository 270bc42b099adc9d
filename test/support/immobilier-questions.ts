/**
 * Questions for the explanation of `immobilier`: its thresholds, and purchases as people make them. Used by
 * `immobilier/explain.test.ts`.
 */
import fc from 'fast-check'
import { contract } from '../../packages/core/src/simulateurs/immobilier/contract.ts'

type Query = Readonly<Record<string, unknown>>

const EXAMPLE = contract.example.query
const REGIMES = ['aucun', 'micro_foncier', 'reel', 'micro_bic', 'lmnp_reel'] as const

/** A purchase in cash without indexation, vacancy or fees: 1 000 € of rent a month are 12 000 € a year. */
const PLAIN = {
  prix: 240_000,
  loyer: 1000,
  duree_credit: 0,
  vacance: 0,
  assurance_pno: 0,
  frais_notaire: 0,
  frais_vente: 0,
  revalo_immo: 0,
  revalo_loyer: 0,
  revalo_charges: 0,
}

/** The question once for each of these values of one parameter. */
const each = (query: Query, name: string, ...values: readonly unknown[]): readonly Query[] =>
  values.map((value) => ({ ...query, [name]: value }))

const purchases: readonly Query[] = [
  // without a loan: in cash, with a down payment that covers the cost, just below it
  { ...EXAMPLE, duree_credit: 0 },
  ...each(EXAMPLE, 'apport', 0, 0.01, 224_999.99, 225_000, 225_000.01, 300_000),
  // a loan that ends before, at and after the horizon, and one without interest
  ...each(EXAMPLE, 'horizon', 19, 20, 21),
  { ...EXAMPLE, taux_credit: 0, assurance: 0 },
  // leverage: a cost equal to the yield, just above and below it
  ...each(
    { ...PLAIN, prix: 100_000, loyer: 300, apport: 50_000, duree_credit: 20 },
    'taux_credit',
    3.5,
    3.6,
    3.7,
  ),
  // no rent is kept, hardly any, no cost to cover
  ...each({ prix: 100_000, loyer: 500, vacance: 20 }, 'entretien', 79.99, 80, 81),
  { ...PLAIN, horizon: 1 },
  // no internal rate, a return that is not given, one near -100 %
  { ...PLAIN, prix: 120_000, loyer: 2000, taux_credit: 0, duree_credit: 20 },
  { prix: 1e8, loyer: 1e6, apport: 0.01, horizon: 1, revalo_immo: 15 },
  { prix: 1000, loyer: 0.14, meubles: 1e9, travaux: 1e9, duree_credit: 0, horizon: 1, charges: 80 },
]

const rents: readonly Query[] = [
  // thresholds of the micro regimes and of professional letting
  ...each({ ...PLAIN, regime: 'micro_foncier', meubles: 5000 }, 'loyer', 1250, 1250.01),
  ...each(
    { ...PLAIN, regime: 'micro_bic' },
    'loyer',
    25,
    25.42,
    50.83,
    50.84,
    1916.66,
    1916.67,
    6966.66,
    6966.67,
  ),
  // the 10 700 € of a deficit taken off other income, at several rates
  ...each({ ...PLAIN, regime: 'reel' }, 'travaux', 12_000, 22_700, 22_700.01, 30_000, 60_000),
  { ...PLAIN, regime: 'reel', travaux: 22_700.01, tmi: 0 },
  ...each({ ...PLAIN, regime: 'reel', travaux: 15_000 }, 'horizon', 3, 4),
  // interest that rents do not cover, for twelve years: deficits of ten years before are lost
  ...each(
    { ...PLAIN, prix: 100_000, loyer: 100, duree_credit: 12, taux_credit: 0, assurance: 2, regime: 'reel' },
    'horizon',
    ...[10, 11, 12, 13, 20],
  ),
  // losses of a furnished letting for years, then profits
  { ...PLAIN, loyer: 100, charges: 300, revalo_loyer: 15, regime: 'lmnp_reel', horizon: 40, duree_bati: 5 },
  { ...PLAIN, frais_notaire: 20, part_terrain: 0, regime: 'lmnp_reel', horizon: 12 },
  // depreciation just below, at and above what rents leave
  ...each({ ...PLAIN, part_terrain: 0, regime: 'lmnp_reel' }, 'prix', 359_999, 360_000, 360_001),
  {
    ...PLAIN,
    regime: 'lmnp_reel',
    travaux: 15_000,
    duree_travaux: 2,
    meubles: 7000,
    duree_meubles: 1,
    horizon: 33,
  },
  { ...PLAIN, regime: 'lmnp_reel', part_terrain: 100 },
]

const resales: readonly Query[] = [
  // years of ownership: the flat rate for works, both allowances
  ...(['micro_foncier', 'reel', 'micro_bic', 'lmnp_reel'] as const).flatMap((regime) =>
    each({ ...EXAMPLE, regime, revalo_immo: 5 }, 'horizon', 1, 5, 6, 21, 22, 23, 29, 30, 31, 40),
  ),
  // a sale that is exempt, and one that is not
  ...each({ ...PLAIN, horizon: 1, regime: 'micro_foncier' }, 'prix', 1000, 15_000, 15_001),
  // a gain of exactly 50 000 €, where the surtax begins, then each of its bands
  ...each(
    {
      prix: 400_000,
      loyer: 1500,
      revalo_immo: 7,
      horizon: 3,
      frais_vente: 0,
      duree_credit: 0,
      regime: 'micro_foncier',
    },
    'travaux',
    ...[10_017.2, 10_017.19, 10_016, 5000, 0],
  ),
  ...each(
    { ...PLAIN, loyer: 1500, revalo_immo: 15, horizon: 5, regime: 'micro_bic' },
    'prix',
    1e5,
    2e5,
    3e5,
    4e5,
    1e6,
  ),
  // a loss
  { ...EXAMPLE, regime: 'reel', revalo_immo: -5 },
]

/** At thresholds of the law and of the method, and their neighbours. */
export const questions: readonly Query[] = [
  ...REGIMES.map((regime) => ({ ...EXAMPLE, regime })),
  ...purchases,
  ...rents,
  ...resales,
]

/** Purchases as people make them: the whole bounds of the contract hold few profits, deficits and gains. */
export const drawn: fc.Arbitrary<Query> = fc.record(
  {
    prix: fc.integer({ min: 20_000, max: 900_000 }),
    loyer: fc.integer({ min: 100, max: 4000 }),
    apport: fc.integer({ min: 0, max: 300_000 }),
    travaux: fc.integer({ min: 0, max: 120_000 }),
    meubles: fc.constantFrom(0, 5000, 20_000),
    charges: fc.integer({ min: 0, max: 300 }),
    taxe_fonciere: fc.integer({ min: 0, max: 3000 }),
    gestion: fc.integer({ min: 0, max: 10 }),
    assurance: fc.constantFrom(0, 0.3),
    taux_credit: fc.integer({ min: 0, max: 60 }).map((tenths) => tenths / 10),
    duree_credit: fc.integer({ min: 0, max: 30 }),
    horizon: fc.integer({ min: 1, max: 40 }),
    regime: fc.constantFrom(...REGIMES.slice(1)),
    tmi: fc.constantFrom(0, 11, 30, 41, 45),
    revalo_immo: fc.integer({ min: -2, max: 10 }),
    revalo_loyer: fc.integer({ min: 0, max: 8 }),
    part_terrain: fc.constantFrom(0, 15, 100),
    duree_bati: fc.integer({ min: 5, max: 50 }),
    duree_travaux: fc.integer({ min: 1, max: 20 }),
    duree_meubles: fc.integer({ min: 1, max: 10 }),
  },
  { noNullPrototype: true },
)
