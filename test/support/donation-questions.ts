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

/** Questions about gifts from February 2025 to January 2027. */
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
