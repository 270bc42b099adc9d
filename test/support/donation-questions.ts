/** Random gifts that the contract accepts: kinships, dismemberment, earlier gifts, exemptions, give or leave. */
import fc from 'fast-check'
import type { DonationQuestion, EarlierGiftRow, RecipientRow } from './donation-oracle-types.ts'
import { euros, pastDays } from './estate-families.ts'

const KINSHIPS = [
  'enfant',
  'petit_enfant',
  'arriere_petit_enfant',
  'conjoint',
  'pacs',
  'parent',
  'frere_soeur',
  'neveu_niece',
  'parent_4e_degre',
  'autre',
  'organisme',
]
/** Ages on both sides of each step of CGI 669, and of the eighty years of 790 G. */
const AGES = [21, 30, 31, 40, 41, 50, 51, 60, 61, 70, 71, 79, 80, 81, 90, 91]
/** Days of the gift, at the edges of CGI 790 A bis; the fifteen years are counted from each. */
const DAYS = ['2025-02-14', '2025-02-15', '2026-11-23', '2026-12-31', '2027-01-01']
const ages = fc.constantFrom(...AGES)
/** `nil` leaves the parameter out. */
const maybe = <T>(drawn: fc.Arbitrary<T>) => fc.option(drawn, { nil: undefined, freq: 2 })

const recipient = fc
  .record({
    lien: fc.constantFrom(...KINSHIPS),
    montant: euros(1_500_000).filter((amount) => amount > 0),
    nombre: fc.integer({ min: 1, max: 3 }),
    handicap: fc.integer({ min: 0, max: 5 }).map((drawn) => drawn === 0),
    age_donataire: fc.constantFrom(12, 17, 18, 40),
    representants: fc.constantFrom(0, 1, 3),
  })
  .map((row): RecipientRow => {
    const isSpouse = row.lien === 'conjoint' || row.lien === 'pacs'
    const representants = row.lien === 'petit_enfant' ? row.representants : 0
    return { ...row, representants, nombre: isSpouse ? 1 : row.nombre }
  })

const asset = fc
  .record({
    bien: fc.constantFrom(
      'argent' as const,
      'argent' as const,
      'titres' as const,
      'immobilier' as const,
      'entreprise' as const,
    ),
    droit: fc.constantFrom(
      'pleine_propriete' as const,
      'nue_propriete' as const,
      'usufruit_temporaire' as const,
    ),
    duree_usufruit: fc.constantFrom(1, 10, 11, 20, 21, 30),
    notaire: fc.boolean(),
    isRelieved: fc.boolean(),
    hasFamilyGift: fc.boolean(),
    hasHome: fc.boolean(),
  })
  .map(({ isRelieved, hasFamilyGift, hasHome, duree_usufruit, ...row }) => {
    const isMoney = row.bien === 'argent'
    return {
      ...row,
      notaire: row.bien === 'immobilier' || row.notaire,
      dutreil: row.bien === 'entreprise' && isRelieved,
      don_familial: isMoney && hasFamilyGift,
      logement: isMoney && hasHome,
      ...(row.droit === 'usufruit_temporaire' ? { duree_usufruit } : {}),
    }
  })

/** Either the scalars of one row, or the list of rows with earlier gifts by date. */
function recipientsOf(date: string): fc.Arbitrary<Partial<DonationQuestion>> {
  const scalars = fc
    .tuple(recipient, euros(300_000))
    .map(([{ nombre, ...row }, donations]) => ({ ...row, donataires: nombre ?? 1, donations }))
  const list = fc.array(recipient, { minLength: 1, maxLength: 3 }).chain((don) => {
    const earlier = fc
      .record({
        don: fc.integer({ min: 1, max: don.length }),
        montant: euros(300_000),
        exempt: fc.constantFrom(0, 0, 31_865),
        date: fc.oneof(
          pastDays.filter((day) => day <= date),
          fc.constant(`${Number(date.slice(0, 4)) - 15}${date.slice(4)}`),
        ),
      })
      .map(({ exempt, ...row }): EarlierGiftRow => ({ ...row, exonere: Math.min(exempt, row.montant) }))
    return fc.array(earlier, { maxLength: 4 }).map((anterieure) => ({ don, anterieure }))
  })
  return fc.oneof(scalars, list)
}

const isToSpouse = (question: Partial<DonationQuestion>): boolean =>
  [question.lien, ...(question.don ?? []).map((row) => row.lien)].some(
    (lien) => lien === 'conjoint' || lien === 'pacs',
  )
const hasRepresentatives = (question: Partial<DonationQuestion>): boolean =>
  [question, ...(question.don ?? [])].some((row) => (row.representants ?? 0) > 0)

const others = fc.record(
  {
    don_familial_utilise: fc.constantFrom(0, 20_000, 31_865),
    logement_recu: fc.constantFrom(0, 150_000, 250_000, 300_000),
    droits_par_donateur: fc.boolean(),
  },
  { requiredKeys: [] },
)
const comparison = fc.record({
  horizon: fc.constantFrom(1, 5, 15, 16, 20),
  croissance: fc.constantFrom(-3, 0, 2, 4.5),
  patrimoine: euros(2_000_000),
})

/**
 * Questions about gifts from February 2025 to January 2027. Used by `donation/oracle.test.ts` and
 * `test/estate-oracle.test.ts`.
 */
export const donationQuestions: fc.Arbitrary<DonationQuestion> = fc.constantFrom(...DAYS).chain((date) =>
  fc
    .tuple(recipientsOf(date), asset, others, fc.tuple(ages, ages), fc.boolean(), maybe(comparison))
    .map(([recipients, given, rest, [age_donateur, age_second_donateur], isCouple, compared]) => {
      const isComparable = given.droit !== 'usufruit_temporaire' && !hasRepresentatives(recipients)
      const isTwo = isCouple && !isToSpouse(recipients)
      return {
        ...recipients,
        ...given,
        ...rest,
        date,
        age_donateur,
        ...(isTwo ? { donateurs: 2, age_second_donateur } : {}),
        ...(isComparable ? compared : {}),
      }
    }),
)

type Query = Readonly<Record<string, unknown>>

/**
 * The same with the general type, for the tests that every simulator with an explanation runs. Used by
 * `donation/explain.test.ts`.
 */
export const drawn = donationQuestions as unknown as fc.Arbitrary<Query>

const ALL_KINSHIPS = [
  'enfant',
  'petit_enfant',
  'arriere_petit_enfant',
  'conjoint',
  'pacs',
  'parent',
  'frere_soeur',
  'neveu_niece',
  'parent_4e_degre',
  'autre',
  'organisme',
]

/** Gifts to one person, each of exactly one of these amounts in euros. */
const gifts = (lien: string, ...amounts: readonly number[]) => amounts.map((montant) => ({ montant, lien }))

const money = { montant: 500_000, lien: 'enfant', don_familial: true, age_donateur: 60 }
const house = { montant: 400_000, lien: 'enfant', bien: 'immobilier' }

/**
 * Questions at the thresholds of law and on both sides of them, for the explanation of `donation`. Used by
 * `donation/explain.test.ts`.
 */
export const questions: readonly Query[] = [
  // recipients of each scale, above earlier gifts that fill the low bands, in every band, with the death of the donor
  ...[1000, 20_000, 310_000, 2_500_000].map((montant) => ({
    don: ALL_KINSHIPS.map((lien) => ({ lien, montant })),
    anterieure: ALL_KINSHIPS.map((_, index) => ({ don: index + 1, montant: 240_000, date: '2020-05-01' })),
    horizon: 16,
    patrimoine: 30 * montant,
  })),
  ...ALL_KINSHIPS.map((lien) => ({
    don: [
      { lien, montant: 210_000.004, age_donataire: 30 },
      { lien: 'parent', montant: 99_999.996 },
    ],
    don_familial: true,
    don_familial_utilise: 40_000,
    age_donateur: 60,
    logement: true,
    logement_recu: 310_000,
  })),
  // the allowance, then each threshold of the scale above it, with their neighbours
  ...gifts('enfant', 0.01, 99_999.99, 100_000, 100_000.01, 108_072, 108_072.01, 112_109, 115_932),
  ...gifts('enfant', 652_324, 652_324.01, 1_002_838, 1_905_677, 1_905_677.01, 1e9),
  ...gifts('conjoint', 80_724, 88_796, 112_589, 112_589.01),
  ...gifts('frere_soeur', 15_932, 40_362, 40_362.01),
  ...ALL_KINSHIPS.flatMap((lien) => gifts(lien, 300_000)),
  ...ALL_KINSHIPS.map((lien) => ({
    montant: 300_000,
    lien,
    handicap: true,
    horizon: 16,
    patrimoine: 100_000,
  })),
  ...ALL_KINSHIPS.map((lien) => ({
    don: [
      { lien, montant: 51_000 },
      { lien: 'autre', montant: 5000, nombre: 2 },
    ],
    horizon: 2,
  })),
  // ages of art. 669 and 790 G
  ...[20, 21, 60, 61, 90, 91].flatMap((age) => [
    { ...house, droit: 'nue_propriete', age_donateur: age },
    { ...house, droit: 'nue_propriete', donateurs: 2, age_donateur: age, age_second_donateur: 50 },
  ]),
  ...[1, 10, 11, 20, 21, 30].map((duree_usufruit) => ({
    ...house,
    droit: 'usufruit_temporaire',
    duree_usufruit,
  })),
  ...[79, 80].map((age_donateur) => ({ ...money, age_donateur })),
  ...[17, 18].map((age_donataire) => ({ ...money, age_donataire, don_familial_utilise: 20_000 })),
  // the home: its ceilings, its first and last days
  ...['2025-02-14', '2025-02-15', '2026-12-31', '2027-01-01'].map((date) => ({
    ...money,
    logement: true,
    date,
  })),
  { ...money, logement: true, donateurs: 2, age_second_donateur: 81, logement_recu: 150_000 },
  { montant: 50_000, lien: 'neveu_niece', logement: true, don_familial: true, age_donateur: 50 },
  // earlier gifts: the fifteen years, the allowances of their day, several of them
  ...['2011-11-22', '2011-11-23', '2012-08-16', '2012-08-17'].map((date) => ({
    ...house,
    handicap: true,
    donations: 20_000,
    anterieure: [
      { montant: 150_000, date },
      { montant: 60_000, exonere: 31_865, date: '2020-02-29' },
    ],
    horizon: 12,
  })),
  {
    don: [
      { lien: 'enfant', montant: 200_000 },
      { lien: 'organisme', montant: 5000 },
      { lien: 'petit_enfant', montant: 90_000, nombre: 2, representants: 2 },
    ],
    anterieure: [
      { don: 3, montant: 80_000, date: '2015-01-01' },
      { don: 1, montant: 80_000, date: '2003-01-01' },
      { don: 1, montant: 80_000, date: '2017-12-31' },
      { don: 2, montant: 80_000, date: '2017-12-31' },
    ],
    donateurs: 2,
  },
  {
    ...house,
    bien: 'entreprise',
    dutreil: true,
    notaire: true,
    horizon: 20,
    croissance: 3,
    patrimoine: 1e6,
  },
  { ...house, droits_par_donateur: true, horizon: 15, patrimoine: 10_000 },
  { montant: 1000, lien: 'enfant', date: '1990-05-01', horizon: 30 },
  { montant: 1000, lien: 'enfant', date: '9990-05-01', horizon: 60, patrimoine: 1e6 },
]
