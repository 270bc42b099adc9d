/**
 * Questions for the explanation of `succession`: at thresholds of law, those of the vectors, random families.
 * Used by `succession/explain.test.ts`.
 */
import { readFileSync } from 'node:fs'
import type fc from 'fast-check'
import { estateFamilies } from './estate-families.ts'

type Query = Readonly<Record<string, unknown>>

/** Random families, drawn as often as questions over the whole bounds of the contract. */
export const drawn = estateFamilies as unknown as fc.Arbitrary<Query>

/** Estates whose only heir receives exactly one of these amounts, in euros. */
const shares = (lien: string, ...amounts: readonly number[]) =>
  amounts.map((share) => ({ patrimoine: share, lien, frais_funeraires: 0 }))

const spouse = { patrimoine: 600_000, lien: 'enfant', heritiers: 2, conjoint_survivant: true }
const insured = { patrimoine: 100_000, lien: 'enfant', heritiers: 2, frais_funeraires: 0 }

const { cases } = JSON.parse(readFileSync(new URL('../vectors/estate.json', import.meta.url), 'utf8')) as {
  readonly cases: readonly { readonly kind: string; readonly inputs: Readonly<Record<string, unknown>> }[]
}

/** Questions at thresholds of law, and the families of the vectors, which were computed by other means. */
export const questions: readonly Query[] = [
  // whole families: those of the vectors
  ...cases.filter(({ kind }) => kind !== 'refusal').map(({ inputs }) => inputs),
  { patrimoine: 900_000, lien: 'enfant', fractionnement: '1_an', date_deces: '2025-06-01' },
  // the allowance, then each threshold of the scale above it, with their neighbours
  ...shares('enfant', 0, 99_999.99, 100_000, 100_000.01, 108_072, 108_072.01, 112_109, 115_932),
  ...shares('enfant', 652_324, 652_324.01, 1_002_838, 1_905_677, 1_905_677.01, 1e9),
  ...shares('frere_soeur', 15_932, 40_362, 40_362.01),
  ...shares('neveu_niece', 7966.99, 7967, 7967.01),
  ...shares('petit_enfant', 1594, 1594.01, 9666),
  ...shares('parent_4e_degre', 1594, 50_000),
  ...shares('autre', 1594, 1594.01),
  ...shares('conjoint', 500_000),
  ...shares('pacs', 500_000),
  // a spouse's usufruct changes at 21, 31 … 91
  ...[20, 21, 30, 31, 70, 71, 80, 81, 90, 91, 92].map((age_conjoint) => ({
    ...spouse,
    option_conjoint: 'usufruit',
    age_conjoint,
  })),
  spouse,
  { ...spouse, representants: 2, handicap: true },
  { patrimoine: 300_000, lien: 'autre', handicap: true },
  { patrimoine: 300_000, lien: 'frere_soeur', exoneration_fratrie: true, donations: 20_000 },
  { patrimoine: 20_000, lien: 'enfant', donations: 110_000, frais_funeraires: 0 },
  { patrimoine: 20_000, lien: 'enfant', donations: 100_000, frais_funeraires: 1500.01 },
  { patrimoine: 10_000, lien: 'autre', dettes: 20_000 },
  { patrimoine: 500_000, lien: 'enfant', residence_principale: 200_000, residence_occupee: true },
  { patrimoine: 500_000, lien: 'enfant', residence_principale: 200_000 },
  // life insurance: allowances, the upper rate of the levy, beneficiaries who are heirs and who are not
  ...[305_000, 305_000.02, 1_705_000, 1_705_000.02].map((assurance_vie) => ({ ...insured, assurance_vie })),
  ...[30_500, 30_500.01, 130_500, 1_030_500].flatMap((assurance_vie_70) =>
    [1, 2, 3].map((beneficiaires) => ({
      ...insured,
      assurance_vie_70,
      beneficiaires,
      gains_assurance_vie_70: 1,
    })),
  ),
  // insurance of heirs who represent: taxed apart, with what the share leaves of disability or the allowance
  // of a grandchild
  ...[0, 50_000, 207_731, 207_731.01, 209_325, 300_000].map((share) => ({
    patrimoine: 2 * share,
    lien: 'enfant',
    heritiers: 2,
    representants: 2,
    handicap: true,
    frais_funeraires: 0,
    assurance_vie_70: 430_500,
    beneficiaires: 3,
  })),
  // the flat rate for furniture, beside a home and debts
  { patrimoine: 450_000, lien: 'enfant', heritiers: 3, forfait_mobilier: true },
  { patrimoine: 450_000, lien: 'enfant', heritiers: 3 },
  {
    patrimoine: 500_000,
    lien: 'enfant',
    residence_principale: 200_000,
    residence_occupee: true,
    forfait_mobilier: true,
    dettes: 510_000,
  },
  { patrimoine: 10_000, lien: 'autre', dettes: 10_500, forfait_mobilier: true },
  { patrimoine: 10_000, lien: 'autre', dettes: 10_500.01, forfait_mobilier: true },
  { ...insured, representants: 2, donations: 30_000, assurance_vie_70: 500_500, beneficiaires: 3 },
  { ...insured, lien: 'petit_enfant', handicap: true, assurance_vie_70: 900_000, beneficiaires: 4 },
]
