/**
 * Questions for the explanation of `plus-value-immobiliere`: thresholds of its law, and people as they are.
 * Used by `plus-value-immobiliere/explain.test.ts`.
 */
import fc from 'fast-check'

type Query = Readonly<Record<string, unknown>>

const usual = { prix_vente: 320_000, prix_achat: 200_000, date_achat: '2018-05-10' }

/** At the thresholds of the answer and beside them: each has its explanation replayed. */
export const questions: readonly Query[] = [
  usual,
  { ...usual, vendeurs: 2 },
  { ...usual, date_achat: '2004-11-23' }, // 22 full years today
  { ...usual, date_achat: '2004-11-24' },
  { ...usual, date_achat: '1996-11-23' }, // 30
  { ...usual, date_achat: '1980-01-01' },
  { ...usual, date_achat: '2021-11-23' }, // 5: no flat rate of works yet
  { ...usual, date_achat: '2021-11-22' }, // 5 and a day
  { ...usual, date_achat: '2020-12-10' }, // one more year within 60 days
  { ...usual, prix_vente: 250_000 },
  { ...usual, prix_vente: 180_000 },
  { ...usual, prix_vente: 0 },
  { ...usual, prix_vente: 15_000, prix_achat: 5000 },
  { ...usual, prix_vente: 15_000.01, prix_achat: 5000 },
  { ...usual, prix_vente: 60_000, prix_achat: 5000, vendeurs: 4 },
  { ...usual, prix_vente: 305_980, date_achat: '2023-01-01' }, // near the first threshold of the surtax
  { ...usual, usage: 'residence_principale' },
  { ...usual, usage: 'terrain_a_batir', prix_vente: 900_000 },
  { ...usual, exoneration: 'retraite_modeste' },
  { ...usual, remploi: 100_000 },
  { ...usual, remploi: 400_000 },
  { ...usual, amortissements: 40_000 },
  { ...usual, amortissements: 200_000 },
  { ...usual, amortissements: 40_000, date_vente: '2025-02-14' }, // added back for later sales only
  { ...usual, amortissements: 40_000, date_vente: '2024-06-01', remploi: 100_000 }, // waiting costs more
  { ...usual, date_vente: '2030-01-01' },
  { ...usual, acquisition: 'succession', frais_achat: 12_500 },
  { ...usual, frais_achat: 30_000, travaux: 90_000, frais_vente: 8000 },
  { ...usual, bati: false },
]

const twoDigits = (value: number): string => String(value).padStart(2, '0')
const dayOf = (from: number, to: number): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.integer({ min: from, max: to }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    )
    .map(([year, month, day]) => `${year}-${twoDigits(month)}-${twoDigits(day)}`)

/** Ordinary sellers, drawn at random. */
export const drawn: fc.Arbitrary<Query> = fc
  .record({
    prix_achat: fc.integer({ min: 30_000, max: 500_000 }),
    rise: fc.constantFrom(0.8, 1.05, 1.3, 1.7, 2.5, 4),
    date_achat: dayOf(1990, 2024),
    date_vente: fc.option(dayOf(2025, 2032), { nil: undefined }),
    vendeurs: fc.integer({ min: 1, max: 4 }),
    usage: fc.constantFrom('autre', 'autre', 'autre', 'residence_principale', 'terrain_a_batir'),
    acquisition: fc.constantFrom('achat', 'achat', 'donation', 'succession'),
    frais_vente: fc.constantFrom(0, 0, 4500, 12_000),
    frais_achat: fc.constantFrom(undefined, undefined, 9000, 31_000),
    travaux: fc.constantFrom(undefined, undefined, 8000, 90_000),
    bati: fc.constantFrom(true, true, false),
    depreciation: fc.constantFrom(0, 0, 0.2, 0.6),
    reused: fc.constantFrom(0, 0, 0.3, 1.2),
    exoneration: fc.constantFrom('aucune', 'aucune', 'aucune', 'retraite_modeste', 'premiere_cession'),
  })
  .map(({ rise, depreciation, reused, ...others }) => {
    const prix_vente = Math.round(others.prix_achat * rise)
    return {
      ...others,
      prix_vente,
      amortissements: Math.round(depreciation * others.prix_achat),
      ...(others.usage === 'autre' && { remploi: Math.round(reused * prix_vente) }),
    }
  })
