/**
 * Questions to `fiscalite`, the simulator of income tax, for the tests of its explanation: incomes just below and
 * above each threshold of law, and everyday families.
 */
import fc from 'fast-check'
import { incomeTaxLaw } from '../../packages/core/src/legislation/regles/impot-revenu/income-tax-law.ts'
import type { contract } from '../../packages/core/src/simulateurs/fiscalite/contract.ts'
import { fiscalite } from '../../packages/core/src/simulateurs/fiscalite/index.ts'
import type { CivilDate } from '../../packages/core/src/units/civil-date.ts'
import { type QueryOf, withoutFaults } from './queries.ts'

type Query = QueryOf<typeof contract>

const context = { today: '2026-11-23' as CivilDate }
/** The years of income that the simulator knows. Used by `fiscalite/explain.test.ts`. */
export const years = [2020, 2021, 2022, 2023, 2024, 2025]
const taxable = { nature: 'imposable' } as const

function paramsOf(query: Query) {
  const parsed = fiscalite.parser.fromObject(query)
  if (!parsed.ok) throw new Error(`not a question: ${JSON.stringify(query)}`)
  return parsed.params
}
const resumeOf = (query: Query) => fiscalite.compute(paramsOf(query), context, 'fr').data.resume

/** The last whole income at which a condition does not hold, and the first one at which it does. */
function incomesAround(
  query: Omit<Query, 'revenu'>,
  holds: (resume: ReturnType<typeof resumeOf>) => boolean,
) {
  let [below, from] = [0, 4_000_000]
  while (from - below > 1) {
    const middle = Math.floor((below + from) / 2)
    if (holds(resumeOf({ ...query, revenu: middle } as Query))) from = middle
    else below = middle
  }
  return [
    { ...query, revenu: below },
    { ...query, revenu: from },
  ] as const
}

/** Questions with an income one euro below the threshold, at it, and one euro above. */
const near = (query: Omit<Query, 'revenu'>, threshold: number): Query[] =>
  [-1, 0, 1].map((step) => ({ ...query, revenu: threshold + step }))

const couple = { situation: 'marie' } as const
/** Families of each number of parts and each special case. */
const families: readonly Omit<Query, 'revenu'>[] = [
  {},
  couple,
  { ...couple, enfants: 1 },
  { ...couple, enfants: 3, enfants_alternes: 1 },
  { enfants: 1, enfants_alternes: 2, parent_isole: true },
  { enfants_alternes: 1, parent_isole: true },
  { enfants: 5 },
  { situation: 'veuf', enfants: 1 },
  { situation: 'veuf', enfants_alternes: 1, invalides: 1 },
  { invalides: 1 },
  { case_l: true },
]

/**
 * Questions exactly at the thresholds of the law of a year, and a euro before and after. Used by
 * `fiscalite/explain.test.ts`.
 */
export function thresholdsOf(year: number): readonly Query[] {
  const { values } = incomeTaxLaw(year)
  const ofFamily = families.flatMap((family): Query[] => {
    const query = { ...taxable, ...family, annee_revenus: year }
    const parts = resumeOf({ ...query, revenu: 0 }).nombreParts
    return [
      ...values.baremeImpotRevenu.slice(1).flatMap(({ above }) => near(query, above * parts)),
      ...incomesAround(query, ({ impotBrut }) => impotBrut > 0),
      ...incomesAround(query, ({ impotBrut, decote }) => impotBrut > 0 && impotBrut > decote),
      ...incomesAround(query, ({ impotBrut, decote }) => impotBrut > 0 && decote === 0),
      ...incomesAround(query, ({ impotPartsAdultes, impotToutesParts, plafondAvantage }) =>
        parts > 2 ? impotPartsAdultes - impotToutesParts >= plafondAvantage : impotPartsAdultes > 0,
      ),
      ...incomesAround(query, ({ plafonnement }) => plafonnement > 0),
      ...incomesAround(query, ({ impotNet }) => impotNet > 0),
    ]
  })
  const alone = { ...taxable, annee_revenus: year }
  const { deductionSalairesMinimum: least, deductionSalairesMaximum: most } = values
  const wage = { annee_revenus: year }
  // the lowest income whose tax is claimed
  const [, { revenu: first }] = incomesAround(alone, ({ impotNet }) => impotNet > 0)
  return [
    ...ofFamily,
    ...near({ ...alone, revenus_capital: 1000 }, first - 1000),
    // around the least tax that is claimed, 61 € (CGI, art. 1657)
    ...[49, 49.5, 50, 60, 60.5, 61].map((credits) => ({
      ...alone,
      revenu: first - 1000,
      revenus_capital: 1000,
      credits,
    })),
    // the thresholds of CEHR (250,000 to 1,000,000 €) and CDHR (330,000 and 660,000 €)
    ...[250_000, 330_000, 500_000, 660_000, 1_000_000].flatMap((threshold) => [
      ...near(alone, threshold),
      ...near({ ...alone, ...couple, enfants: 2 }, threshold),
      ...near({ ...alone, enfants: 3, revenus_capital: 60_000.5 }, threshold - 60_000),
      ...near({ ...alone, ...couple, enfants: 3, revenus_capital: 60_000.5 }, threshold - 60_000),
    ]),
    // for one person, the tax on 20,000 € is 445 € for the incomes of 2025: reductions and credits around it,
    // and 61 and 12 € below
    ...[0, 383, 384, 385, 433, 434, 435, 444.5, 445, 446].flatMap((amount): Query[] => [
      { ...alone, revenu: 20_000, credits: amount },
      { ...alone, revenu: 20_000, reductions: amount },
      { ...alone, revenu: 20_000, reductions: amount, credits: 12 },
    ]),
    // the least and the most of the 10 %, the most of 2025, and an income under the least
    ...[least, 10 * least, 10 * most, 14_555, 5].flatMap((income) => [
      ...near(wage, income),
      ...near({ ...wage, pensions: income }, income),
      { ...wage, revenu: 30_000, frais_reels: income / 10 },
      {
        ...wage,
        ...couple,
        revenu: 30_000,
        revenu_conjoint: income,
        frais_reels_conjoint: income / 10 + 0.5,
      },
    ]),
    // the two ceilings of the special allowance, for the regime that is kept and for the other one
    ...[values.abattementSpecialAge.plafondPlein, values.abattementSpecialAge.plafondReduit].flatMap(
      (ceiling) => [
        ...near({ ...alone, age: 70 }, ceiling),
        ...near({ ...alone, age: 70, dividendes: 1000, option_bareme: 'pfu' }, ceiling - 600),
        ...near({ ...alone, invalides: 1 }, ceiling),
        ...near({ ...alone, pensions: 4000 }, ceiling - 4000),
      ],
    ),
    { ...alone, revenu: 30_000, dons_75: values.donsAide.plafondDebutAnnee },
    { ...wage, revenu: 30_000, frais_reels: 3000 },
    { ...wage, revenu: 30_000, frais_reels: 3000.5 },
    { ...alone, revenu: 30_000, versements_per: 30_001 },
    { ...alone, revenu: 0, credits: 1e9, revenus_capital: 0.01 },
  ]
}

/** The rest of the return, where it applies to anyone. */
const otherFields = fc.record(
  {
    dividendes: fc.constantFrom(500, 8000, 45_678.9),
    interets: fc.constantFrom(300, 2500.5),
    plus_values_mobilieres: fc.constantFrom(1000, 60_000),
    gains_assurance_vie: fc.constantFrom(3000, 14_600, 80_000.5),
    assurance_vie_8_ans: fc.boolean(),
    primes_avant_2017: fc.constantFrom(0, 60_000, 200_000),
    primes_depuis_2017: fc.constantFrom(0, 100_000, 400_000),
    pfl_assurance_vie: fc.boolean(),
    option_bareme: fc.constantFrom('pfu', 'bareme', 'auto'),
    micro_foncier: fc.constantFrom(300, 8000, 15_001),
    deficit_foncier: fc.constantFrom(4000, 10_700),
    loyers_meubles: fc.constantFrom(400, 9000, 80_000),
    micro_bic_ventes: fc.constantFrom(300, 20_000),
    micro_bnc: fc.constantFrom(200, 30_000.5),
    benefice_independant: fc.constantFrom(1, 25_000),
    csg_deductible: fc.constantFrom(120, 5000),
    age: fc.constantFrom(40, 64, 65, 80),
    age_conjoint: fc.constantFrom(64, 65),
    pensions_conjoint: fc.constantFrom(300, 9000, 40_000),
    plafond_per: fc.constantFrom(0, 3000.5, 40_000),
    outre_mer: fc.constantFrom('antilles_reunion', 'guyane_mayotte'),
    dons_66: fc.constantFrom(100, 20_000),
    dons_75: fc.constantFrom(400, 1500, 3000),
    emploi_domicile: fc.constantFrom(3000, 12_345.5, 25_000),
    emploi_domicile_plafond: fc.constantFrom('normal', 'premiere_annee', 'invalidite'),
    frais_garde: fc.constantFrom(2000, 9000),
    enfants_garde: fc.constantFrom(0.5, 1, 2),
    enfants_college: fc.constantFrom(0.5, 1),
    enfants_lycee: fc.constantFrom(1, 2),
    cotisations_syndicales: fc.constantFrom(120, 900),
    cotisations_syndicales_conjoint: fc.constantFrom(90, 700),
    frais_dependance: fc.constantFrom(4000, 12_000),
    reductions_plafonnees: fc.constantFrom(2000, 12_000),
    avantages_cdhr: fc.constantFrom(100, 5000),
  },
  { requiredKeys: [] },
)

/** A question without the values that do not go together. */
const consistent = (query: Query): Query =>
  withoutFaults(query as Readonly<Record<string, unknown>>, fiscalite.parser, ['revenu']) as unknown as Query

/**
 * Families with the incomes, deductions and capital of most people, half of them with the rest of the return.
 * Used by `fiscalite/explain.test.ts`, `fiscalite/oracle.test.ts` and `fiscalite/whole-return.test.ts`.
 */
export const drawn: fc.Arbitrary<Query> = fc
  .record({
    revenu: fc.oneof(
      fc.nat(120_000),
      fc.nat(1_500_000),
      fc.nat(12_000_000).map((cents) => cents / 100),
    ),
    nature: fc.constantFrom('salaire', 'imposable'),
    annee_revenus: fc.constantFrom(...years),
    situation: fc.constantFrom('celibataire', 'marie', 'pacse', 'divorce', 'veuf'),
    enfants: fc.nat(4),
    enfants_alternes: fc.nat(3),
    parent_isole: fc.boolean(),
    invalides: fc.constantFrom(0, 0, 0, 1, 2),
    case_l: fc.boolean(),
    pensions: fc.constantFrom(0, 0, 300, 18_000, 90_000),
    versements_per: fc.constantFrom(0, 0, 4000, 60_000),
    charges_deductibles: fc.constantFrom(0, 0, 3000.4),
    revenus_capital: fc.constantFrom(0, 0, 1000, 45_678.9, 400_000),
    reductions: fc.constantFrom(0, 0, 300, 5000),
    credits: fc.constantFrom(0, 0, 200, 8000),
  })
  .chain((query) =>
    fc
      .record({
        revenu_conjoint: fc.nat(120_000),
        frais_reels: fc.constantFrom(0, 0, 4321.5),
        hasExpenses: fc.boolean(),
      })
      .map(({ revenu_conjoint, frais_reels, hasExpenses }) => ({
        ...query,
        ...(/^(marie|pacse)$/.test(query.situation) && { revenu_conjoint }),
        ...(query.nature === 'salaire' && hasExpenses && { frais_reels }),
      })),
  )
  .chain((query) =>
    fc.oneof(
      fc.constant(query as Query),
      otherFields.map((more) => consistent({ ...query, ...more } as Query)),
    ),
  )

/** The worked examples of the whole return: see `whole-return.test.ts`. */
export const wholeReturns: readonly Query[] = [
  { revenu: 24_000, dividendes: 8000 },
  { revenu: 24_000, dividendes: 8000, option_bareme: 'auto' },
  {
    revenu: 40_000,
    revenu_conjoint: 25_000,
    ...couple,
    enfants: 2,
    interets: 3000,
    frais_garde: 6000,
    enfants_garde: 1,
    dons_66: 500,
  },
  { revenu: 0, ...couple, pensions: 16_000, pensions_conjoint: 9000, age: 70, age_conjoint: 68 },
  { revenu: 0, ...couple, pensions: 4000, pensions_conjoint: 30_000 },
  { revenu: 30_000, outre_mer: 'antilles_reunion' },
  { revenu: 45_000, gains_assurance_vie: 14_600, primes_depuis_2017: 100_000 },
  { revenu: 0, dividendes: 400_000 },
  { revenu: 0, dividendes: 400_000, option_bareme: 'auto' },
  { revenu: 0, nature: 'imposable', revenus_capital: 1_000_000, emploi_domicile: 12_000 },
  { revenu: 90_000, ...couple, enfants: 1, reductions_plafonnees: 6000, emploi_domicile: 12_000 },
  { revenu: 60_000, revenu_conjoint: 24_000, ...couple },
  { revenu: 24_000, revenu_conjoint: 120_000, ...couple, annee_revenus: 2024 },
  { revenu: 60_000, versements_per: 6000, plafond_per: 4637, micro_foncier: 8000 },
]

/**
 * A family with nearly everything: its explication would have 182 steps. Used by
 * `web/note-browser.full.test.ts` and `web/note-length.test.ts`.
 */
export const richReturn: Query = {
  revenu: 85_000,
  revenu_conjoint: 45_000,
  frais_reels: 9000,
  pensions: 5000,
  ...couple,
  enfants: 3,
  enfants_alternes: 1,
  charges_deductibles: 3000,
  versements_per: 5000,
  dividendes: 4000,
  interets: 2000,
  plus_values_mobilieres: 10_000,
  abattement_plus_values: 2000,
  gains_assurance_vie: 9000,
  primes_avant_2017: 50_000,
  primes_depuis_2017: 200_000,
  micro_foncier: 8000,
  loyers_meubles: 9000,
  micro_bic_services: 12_000,
  micro_bnc: 10_000,
  csg_deductible: 300,
  age: 66,
  age_conjoint: 64,
  dons_66: 1500,
  dons_75: 800,
  emploi_domicile: 4000,
  frais_garde: 3000,
  enfants_garde: 2,
  enfants_college: 1,
  enfants_lycee: 1,
  cotisations_syndicales: 200,
  reductions_plafonnees: 3000,
  reductions: 200,
  credits: 100,
}

/**
 * Deductions without effect, credits beyond the tax, capital income under both taxes, the whole return. Used
 * by `fiscalite/explain.test.ts`.
 */
export const examples: readonly Query[] = [
  richReturn,
  ...wholeReturns,
  { ...taxable, revenu: 20_000, revenus_capital: 20_000, pensions: 1 },
  { revenu: 0 },
  { revenu: 30_000, frais_reels: 2000, pensions: 5000, reductions: 8000, credits: 4000 },
  { revenu: 0, pensions: 18_000, frais_reels: 500, invalides: 3 },
  { revenu: 60_000, revenus_capital: 10_000, versements_per: 5000, annee_revenus: 2023 },
  { ...taxable, revenu: 0, revenus_capital: 350_000, enfants: 2, enfants_alternes: 1 },
  { ...taxable, revenu: 0, credits: 1e9, revenus_capital: 0.01 },
]

/** Every choice of members of a record, with none and with all. */
function subsetsOf(record: Readonly<Record<string, Query>>): readonly Query[] {
  let subsets: readonly Query[] = [{} as Query]
  for (const members of Object.values(record))
    subsets = subsets.flatMap((one) => [one, { ...one, ...members }])
  return subsets
}

/** Some fields of a question, with the type of a whole one: `revenu` is added later. */
const some = (query: Omit<Query, 'revenu'>): Query => query as Query

/** Incomes from capital, each with and without the others: a formula is written for each choice of them. */
const capitalIncomes = subsetsOf({
  dividends: some({ dividendes: 4100 }),
  interest: some({ interets: 2200.5 }),
  other: some({ revenus_capital: 1700 }),
  gains: some({ plus_values_mobilieres: 9000, abattement_plus_values: 1300 }),
})
const lifeInsurances = [
  {},
  { gains_assurance_vie: 30_000, primes_avant_2017: 0, primes_depuis_2017: 90_000 },
  { gains_assurance_vie: 30_000, primes_avant_2017: 60_000, primes_depuis_2017: 90_000 },
  { gains_assurance_vie: 60_000, primes_avant_2017: 90_000, primes_depuis_2017: 0 },
  { gains_assurance_vie: 80_000, primes_avant_2017: 100_000, primes_depuis_2017: 400_000 },
  {
    gains_assurance_vie: 60_000,
    primes_avant_2017: 20_000,
    primes_depuis_2017: 300_000,
    pfl_assurance_vie: true,
  },
  { gains_assurance_vie: 9000, assurance_vie_8_ans: false },
].map(some)
const otherIncomes = subsetsOf({
  pensions: some({ pensions: 21_000 }),
  pensionsOfSpouse: some({ pensions_conjoint: 11_000 }),
  rents: some({ micro_foncier: 7000 }),
  furnished: some({ loyers_meubles: 9000 }),
  activity: some({ micro_bnc: 12_000 }),
  csg: some({ csg_deductible: 240 }),
})
const advantages = subsetsOf({
  reductions: some({ reductions: 310 }),
  credits: some({ credits: 90 }),
  school: some({ enfants_college: 1, enfants_lycee: 1 }),
  care: some({ frais_dependance: 4000 }),
  capped: some({ reductions_plafonnees: 1500 }),
  gifts: some({ dons_66: 200, dons_75: 100 }),
  home: some({ emploi_domicile: 14_000 }),
})
const ages = [
  {},
  { age: 66 },
  { age: 66, age_conjoint: 67 },
  { age_conjoint: 70, enfants_alternes: 2 },
  { invalidite: true },
  { invalidite_conjoint: true, age: 80 },
].map(some)

/** Couples whose incomes are those of the notice: each kind of income may be nothing, or less than a euro. */
const ofNotice: readonly Query[] = [
  some({ revenu_conjoint: 41_000 }),
  some({ revenu_conjoint: 41_000, pensions: 0.5 }),
  some({ pensions: 34_000 }),
  some({ pensions: 24_000, pensions_conjoint: 8000 }),
  some({ pensions: 0.5, pensions_conjoint: 28_000 }),
  some({ pensions_conjoint: 38_000 }),
  some({ pensions: 38_000, pensions_conjoint: 0.5 }),
].flatMap((incomes) =>
  [0, 0.5, 27_000].map((revenu) => ({ ...taxable, ...couple, ...incomes, revenu }) as Query),
)

/** Terms of the return in every combination within a group: what random draws seldom put together. */
const combined: readonly Query[] = [
  ...capitalIncomes.flatMap((incomes) =>
    lifeInsurances.flatMap((insurance) =>
      (['pfu', 'bareme'] as const).map((option_bareme) => ({
        ...incomes,
        ...insurance,
        revenu: 41_000,
        versements_per: 1500,
        option_bareme,
      })),
    ),
  ),
  ...otherIncomes.map((incomes) => ({ ...couple, ...incomes, revenu: 26_000, revenu_conjoint: 38_000 })),
  ...advantages.map((chosen) => ({ ...couple, enfants: 3, ...chosen, revenu: 72_000 })),
  ...ages.flatMap((chosen) =>
    [19_000, 31_000].map((pensions) => ({
      ...couple,
      ...chosen,
      revenu: 0,
      pensions,
      emploi_domicile: 15_000,
    })),
  ),
].map((query) => consistent(query as Query))

/**
 * All of them, for the explanation.
 * @public `test/load/formula-mutants.ts` imports it by the name of the simulator.
 */
export const questions: readonly Query[] = [
  ...examples,
  ...ofNotice,
  ...combined,
  ...years.flatMap(thresholdsOf),
]
