/** Random estates that the contract accepts: families, gifts, legacies, insurance, options of the spouse. */
import fc from 'fast-check'
import type {
  EstateQuestion,
  GiftRow,
  InsuranceRow,
  LegacyRow,
  OptionConjoint,
  RelativeRow,
} from './estate-oracle-types.ts'

/**
 * The day of the death in all questions. Used by `family/oracle.test.ts` and `test/estate-oracle.test.ts`.
 */
export const DEATH = '2026-11-23'
/** Ages on both sides of each step of CGI 669. */
const AGES = [20, 21, 30, 31, 40, 41, 50, 51, 60, 61, 70, 71, 80, 81, 90, 91, 97]
/** Amounts around the allowances and steps of the duties. */
const AMOUNTS = [
  0, 1500, 1594, 7967, 8072, 15_932, 24_430, 30_500, 100_000, 152_500, 159_325, 552_324, 1_805_677,
]
/** Days around fifteen years before the death, and around the allowance of 2012. */
const DAYS = ['2011-11-22', '2011-11-23', '2011-11-24', '2012-08-16', '2012-08-17', '2026-11-23']

/**
 * Euros up to `max`: any whole amount, or one at a threshold of the duties. Used by `donation-questions.ts`.
 */
export const euros = (max: number) =>
  fc.oneof(fc.integer({ min: 0, max }), fc.constantFrom(...AMOUNTS.filter((one) => one <= max)))
const twoDigits = (value: number) => String(value).padStart(2, '0')
/** Days of gifts, as ISO texts from 1990 to the death. Used by `donation-questions.ts`. */
export const pastDays = fc.oneof(
  fc.constantFrom(...DAYS),
  fc
    .tuple(
      fc.integer({ min: 1990, max: 2025 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    )
    .map(([year, month, day]) => `${year}-${twoDigits(month)}-${twoDigits(day)}`),
)
/** True one time of eight. */
const rarely = fc.integer({ min: 0, max: 7 }).map((drawn) => drawn === 0)
const count = fc.integer({ min: 1, max: 3 })

const child = fc
  .record({ nombre: count, autre_lit: rarely, handicap: rarely, adoption_simple: rarely })
  .map((row): RelativeRow => ({ lien: 'enfant', ...row }))
const sibling = fc
  .record({ nombre: count, handicap: rarely, exoneration_fratrie: rarely })
  .map((row): RelativeRow => ({ lien: 'frere_soeur', ...row }))
/** A row of a kinship that has no field of its own. */
const plain = (lien: string) =>
  fc.record({ nombre: count, handicap: rarely }).map((row): RelativeRow => ({ lien, ...row }))
/**
 * Rows of a kinship in numbered souches: those of one number come in the place of one person. `isSplit`: one
 * souche in two rows.
 */
const souches = (lien: 'petit_enfant' | 'neveu_niece') =>
  fc
    .array(fc.record({ nombre: count, renonciation: rarely, handicap: rarely, isSplit: rarely }), {
      maxLength: 3,
    })
    .map((drawn) =>
      drawn.flatMap(({ isSplit, ...row }, index): RelativeRow[] => {
        const one = { lien, souche: index + 1, ...row }
        return isSplit ? [one, { ...one, nombre: 1, handicap: false }] : [one]
      }),
    )
const some = (rows: fc.Arbitrary<RelativeRow>, maxLength: number) => fc.array(rows, { maxLength })
/** The rows one time of three, or none. */
const maybe = (rows: fc.Arbitrary<RelativeRow[]>) =>
  fc.oneof({ arbitrary: fc.constant<RelativeRow[]>([]), weight: 2 }, { arbitrary: rows, weight: 1 })

const partner = fc.oneof(
  fc.constant<RelativeRow[]>([]),
  fc.constantFrom(...AGES).map((age): RelativeRow[] => [{ lien: 'conjoint', age }]),
  fc.constant<RelativeRow[]>([{ lien: 'pacs' }]),
)
/** Without grandchildren and nephews who lack a souche that they need: such families are refused. */
function withTitle(rows: readonly RelativeRow[]): RelativeRow[] {
  const has = (lien: string) => rows.some((row) => row.lien === lien)
  const haveSouches = rows.some(({ lien, souche }) => lien === 'neveu_niece' && souche !== undefined)
  return rows.filter(({ lien, souche }) => {
    if (souche !== undefined) return true
    if (lien === 'petit_enfant') return has('enfant')
    return lien !== 'neveu_niece' || has('frere_soeur') || !haveSouches
  })
}

const relatives = fc
  .tuple(
    partner,
    maybe(some(child, 3)),
    maybe(souches('petit_enfant')),
    maybe(fc.integer({ min: 1, max: 2 }).map((nombre) => [{ lien: 'parent', nombre }])),
    maybe(some(sibling, 2)),
    maybe(souches('neveu_niece')),
    maybe(some(plain('neveu_niece'), 1)),
    maybe(some(plain('grand_parent'), 1)),
    maybe(some(plain('parent_4e_degre'), 1)),
    maybe(some(fc.oneof(plain('autre'), plain('petit_enfant')), 1)),
  )
  .map((groups) => withTitle(groups.flat()))
  .filter((rows) => rows.length > 0)

/** The numbers, from 1, of the rows that a condition holds for. */
const numbersWhere = (rows: readonly RelativeRow[], isFit: (row: RelativeRow) => boolean) =>
  rows.flatMap((row, index) => (isFit(row) ? [index + 1] : []))

function giftsTo(rows: readonly RelativeRow[]): fc.Arbitrary<GiftRow[]> {
  const numbers = numbersWhere(rows, (row) => row.lien !== 'conjoint')
  if (numbers.length === 0) return fc.constant([])
  const gift = fc
    .record({
      proche: fc.constantFrom(...numbers),
      montant: euros(400_000),
      valeur: fc.option(euros(600_000), { nil: undefined }),
      exempt: fc.constantFrom(0, 0, 31_865, 100_000),
      mode: fc.constantFrom<NonNullable<GiftRow['mode']>>('avancement', 'hors_part', 'partage'),
      date: pastDays,
    })
    .map(({ exempt, valeur, ...row }): GiftRow => {
      const exonere = Math.min(exempt, row.montant)
      return valeur === undefined ? { ...row, exonere } : { ...row, exonere, valeur }
    })
  return fc.array(gift, { maxLength: 4 })
}

const KINSHIPS = [
  'enfant',
  'petit_enfant',
  'parent',
  'frere_soeur',
  'neveu_niece',
  'parent_4e_degre',
  'autre',
]
/** Whom a legacy or an insurance names: a row of the family by its number, or a kinship. */
type Named = { proche: number } | { lien: string }
const named = (numbers: readonly number[], liens: readonly string[]): fc.Arbitrary<Named> => {
  const byKinship = fc.constantFrom(...liens).map((lien) => ({ lien }))
  return numbers.length === 0
    ? byKinship
    : fc.oneof(
        byKinship,
        fc.constantFrom(...numbers).map((proche) => ({ proche })),
      )
}

/** Legacies, above the disposable part often; the parts are at most 33 % each, so that three hold in 100. */
function legaciesTo(rows: readonly RelativeRow[]): fc.Arbitrary<LegacyRow[]> {
  const isFit = (row: RelativeRow) =>
    row.lien !== 'conjoint' && row.souche === undefined && (row.nombre ?? 1) === 1
  const what = fc.oneof(
    fc.integer({ min: 1, max: 33 }).map((part) => ({ part })),
    euros(500_000).map((montant) => ({ montant })),
  )
  const to = named(numbersWhere(rows, isFit), [...KINSHIPS, 'organisme'])
  return fc.array(
    fc.tuple(to, what).map(([who, gift]) => ({ ...who, ...gift })),
    { maxLength: 3 },
  )
}

function insuranceFor(rows: readonly RelativeRow[]): fc.Arbitrary<InsuranceRow[]> {
  const who = named(
    numbersWhere(rows, () => true),
    KINSHIPS,
  )
  const amounts = fc
    .record({ avant_70: euros(1_200_000), apres_70: euros(200_000), gains_70: euros(50_000) })
    .map((one) => (one.apres_70 === 0 ? { ...one, gains_70: 0 } : one))
  const whole = fc.tuple(who, amounts).map(([one, row]): InsuranceRow => ({ ...one, ...row }))
  const single = named(
    numbersWhere(rows, (row) => (row.nombre ?? 1) === 1),
    KINSHIPS,
  )
  const clause = fc
    .tuple(single, fc.array(single, { minLength: 1, maxLength: 3 }), fc.constantFrom(...AGES), amounts)
    .map(([holder, bare, age, each]): InsuranceRow[] => {
      const all = bare.length
      const sum = {
        avant_70: each.avant_70 * all,
        apres_70: each.apres_70 * all,
        gains_70: each.gains_70 * all,
      }
      const holderRow: InsuranceRow = { ...holder, ...sum, age, droit: 'usufruit', clause: 1 }
      return [
        holderRow,
        ...bare.map((one): InsuranceRow => ({ ...one, ...each, droit: 'nue_propriete', clause: 1 })),
      ]
    })
  const clauses = fc.oneof(fc.constant<InsuranceRow[]>([]), clause)
  return fc.tuple(fc.array(whole, { maxLength: 3 }), clauses).map((lists) => lists.flat())
}

function optionsFor(rows: readonly RelativeRow[]) {
  if (!rows.some((row) => row.lien === 'conjoint')) return fc.constant({})
  const hasChildren = rows.some(
    (row) => row.lien === 'enfant' || (row.lien === 'petit_enfant' && row.souche !== undefined),
  )
  const isMixed = rows.some((row) => row.autre_lit)
  const besideChildren = (donation_epoux: boolean): OptionConjoint[] =>
    donation_epoux
      ? ['quart', 'usufruit', 'quart_usufruit', 'quotite_disponible']
      : isMixed
        ? ['quart']
        : ['quart', 'usufruit']
  return fc
    .record({ donation_epoux: fc.boolean(), patrimoine_conjoint: euros(900_000) })
    .chain((one) =>
      fc
        .constantFrom(...(hasChildren ? besideChildren(one.donation_epoux) : (['quart'] as const)))
        .map((option_conjoint) => ({ ...one, option_conjoint })),
    )
}

/** The estate itself: the home and the three values in kind take at most the whole. */
const assets = fc
  .record({
    patrimoine: euros(3_000_000),
    debts: fc.constantFrom(0, 0, 10, 60, 110),
    frais_funeraires: fc.constantFrom(1500, 0, 5000),
    inKind: fc.tuple(...Array.from({ length: 4 }, () => fc.constantFrom(0, 0, 10, 25))),
    residence_occupee: fc.boolean(),
    forfait_mobilier: fc.boolean(),
    conservation_18_ans: fc.boolean(),
    fractionnement: fc.constantFrom('aucun' as const, '1_an' as const, '3_ans' as const),
  })
  .map(({ debts, inKind, ...row }) => {
    const percent = (share: number) => Math.floor((row.patrimoine * share) / 100)
    const [residence_principale, dutreil, bois, biens_ruraux] = inKind.map(percent)
    return { ...row, dettes: percent(debts), residence_principale, dutreil, bois, biens_ruraux }
  })

/**
 * Questions about a whole estate on 23 November 2026. Used by `succession-questions.ts`,
 * `family/oracle.test.ts`, `succession/family.test.ts` and `test/estate-oracle.test.ts`.
 */
export const estateFamilies: fc.Arbitrary<EstateQuestion> = relatives.chain((proche) =>
  fc
    .tuple(assets, optionsFor(proche), giftsTo(proche), legaciesTo(proche), insuranceFor(proche))
    .map(([estate, options, don, legs, assurance]) => ({
      ...(estate as Omit<EstateQuestion, 'proche'>),
      ...options,
      proche,
      don,
      legs,
      assurance,
      date_deces: DEATH,
    })),
)
