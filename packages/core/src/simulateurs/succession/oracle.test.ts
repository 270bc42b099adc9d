/** Independent computation of the duties with 40 digits, from the articles, heir by heir. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CENT, type Decimal, decimal, expectExact, POINT } from '../../../../../test/support/decimal.ts'
import {
  askOneKinship,
  type OneKinshipQuery,
  oneKinshipQueriesFrom,
} from '../../../../../test/support/one-kinship.ts'
import { cases } from '../../../../../test/support/tier.ts'

type Query = OneKinshipQuery
type Steps = readonly (readonly [rate: string, upTo: number])[]

/** Beside the largest amounts, 40 digits hold no less. */
const LEAST = 1e-20

const ZERO = decimal(0)
const over = (a: Decimal, b: Decimal): Decimal => (a.gt(b) ? a.minus(b) : ZERO)
const END = Number.POSITIVE_INFINITY

const DIRECT: Steps = [
  ['0.05', 8072],
  ['0.10', 12_109],
  ['0.15', 15_932],
  ['0.20', 552_324],
  ['0.30', 902_838],
  ['0.40', 1_805_677],
  ['0.45', END],
]
const FLAT55: Steps = [['0.55', END]]
/** The scale, the allowance, and what the allowance becomes beside that of disability. */
const KINSHIPS: Readonly<Record<string, readonly [Steps, number, number]>> = {
  enfant: [DIRECT, 100_000, 100_000],
  parent: [DIRECT, 100_000, 100_000],
  petit_enfant: [DIRECT, 1594, 0],
  frere_soeur: [
    [
      ['0.35', 24_430],
      ['0.45', END],
    ],
    15_932,
    15_932,
  ],
  neveu_niece: [FLAT55, 7967, 7967],
  parent_4e_degre: [FLAT55, 1594, 0],
  autre: [[['0.60', END]], 1594, 0],
}
const USUFRUCT = ['0.9', '0.8', '0.7', '0.6', '0.5', '0.4', '0.3', '0.2', '0.1']

function tariff(steps: Steps, amount: Decimal): Decimal {
  let [due, from] = [ZERO, 0]
  for (const [rate, upTo] of steps) {
    const within = upTo === END || amount.lt(upTo) ? amount : decimal(upTo)
    if (within.gt(from)) due = due.plus(within.minus(from).times(rate))
    from = upTo
  }
  return due
}

/** How many decades have begun since 11, at 21, 31 … 91. */
const usufruitAt = (age: number) =>
  decimal(USUFRUCT[Math.min(8, Math.max(0, Math.floor((age - 11) / 10)))] as string)

function expected(query: Query) {
  const { patrimoine, lien, heritiers = 1, donations = 0, residence_principale: home = 0 } = query
  const { representants = 0, beneficiaires = heritiers, age_conjoint: age = 0 } = query
  const spared = query.residence_occupee ? decimal(home).times('0.2') : ZERO
  const owedByEstate = decimal(query.dettes ?? 0).plus(query.frais_funeraires ?? 1500)
  const bare = over(decimal(patrimoine), owedByEstate)
  const furnished = over(
    decimal(patrimoine).plus(over(decimal(patrimoine), spared).times('0.05')),
    owedByEstate,
  )
  const there = query.forfait_mobilier ? furnished : bare
  const net = over(there, spared)
  const spouse = query.option_conjoint === 'usufruit' ? usufruitAt(age) : decimal('0.25')
  const taken = query.conjoint_survivant ? net.times(spouse) : ZERO
  const part = net.minus(taken).div(heritiers)
  const insured = [query.assurance_vie, query.assurance_vie_70, query.gains_assurance_vie_70].map((v) =>
    decimal(v ?? 0),
  )
  const [capital, premiums, gains] = insured as [Decimal, Decimal, Decimal]
  const before = there.plus(capital).plus(premiums).plus(gains)
  const kinship = KINSHIPS[lien]
  if (!kinship || query.exoneration_fratrie) return { net, taken, part, before, exempt: true as const }

  const [steps, usual, besideDisability] = kinship
  const ofKinship = decimal(query.handicap ? besideDisability : usual)
  const ofDisability = decimal(query.handicap ? 159_325 : 0)
  const whole = ofKinship.plus(ofDisability)
  const allowance = ofKinship.div(Math.max(1, representants)).plus(ofDisability)
  const owed = (received: Decimal, given: Decimal, allowance: Decimal) => {
    const spent = over(given, allowance)
    return tariff(steps, spent.plus(over(received, over(allowance, given)))).minus(tariff(steps, spent))
  }
  const left = over(allowance, decimal(donations))
  const duty = owed(part, decimal(donations), allowance)
  const overLevy = over(capital.div(beneficiaires), decimal(152_500))
  const levy = tariff(
    [
      ['0.20', 700_000],
      ['0.3125', END],
    ],
    overLevy,
  ).times(beneficiaires)
  const excess = over(premiums, decimal(30_500))
  const each = excess.div(beneficiaires)
  const allowanceLeft = over(allowance, decimal(donations).plus(part))
  // A representative is a grandchild for premiums: 1 594, or what gifts and the share leave of disability if it is more.
  const ofDisabilityLeft = over(
    ofDisability,
    over(decimal(donations).plus(part), allowance.minus(ofDisability)),
  )
  const grandchild = ofDisabilityLeft.gt(1594) ? ofDisabilityLeft : decimal(1594)
  const isApart = representants > 0
  const freeForHeir = isApart ? grandchild : allowanceLeft
  const dueByHeir = isApart
    ? owed(each, ZERO, grandchild)
    : owed(part.plus(each), decimal(donations), allowance).minus(duty)
  const freeForOther = isApart ? (query.handicap ? ofDisability : decimal(1594)) : whole
  let after = ZERO
  for (let who = 0; who < beneficiaires; who += 1) {
    const isHeir = who < heritiers
    after = after.plus(isHeir ? dueByHeir : owed(each, ZERO, freeForOther))
  }
  return {
    each,
    freeForHeir,
    dueByHeir,
    net,
    taken,
    part,
    before,
    exempt: false as const,
    left,
    duty,
    levy,
    overLevy,
    excess,
    after,
    beneficiaires,
  }
}

/** All duties, in euros. */
function totalOf(query: Query): Decimal {
  const right = expected(query)
  return right.exempt
    ? ZERO
    : right.duty
        .times(query.heritiers ?? 1)
        .plus(right.levy)
        .plus(right.after)
}

describe('succession', () => {
  it('matches 40-digit arithmetic on every figure of random queries', () => {
    fc.assert(
      fc.property(oneKinshipQueriesFrom(LEAST), (query) => {
        const { resume, assuranceVie } = askOneKinship(query)
        const right = expected(query)
        expectExact(resume.actifNet, right.net, CENT, 'actifNet')
        expectExact(resume.partParHeritier, right.part, CENT, 'partParHeritier')
        expectExact(resume.partDuConjoint, right.taken, CENT, 'partDuConjoint')
        expect(resume.exonere).toBe(right.exempt)
        const heirs = query.heritiers ?? 1
        const [inheritance, insurance] = right.exempt
          ? [ZERO, ZERO]
          : [right.duty.times(heirs), right.levy.plus(right.after)]
        const total = inheritance.plus(insurance)
        expectExact(resume.droitsTotal, inheritance, CENT, 'droitsTotal')
        expectExact(resume.droitsAssuranceVie, insurance, CENT, 'droitsAssuranceVie')
        expectExact(resume.totalDroits, total, CENT, 'totalDroits')
        expectExact(resume.netTransmis, right.before.minus(total), CENT, 'netTransmis')
        const [plain, flat] = [false, true].map((forfait_mobilier) => totalOf({ ...query, forfait_mobilier }))
        expectExact(resume.effetForfaitMobilier, (flat as Decimal).minus(plain as Decimal), CENT, 'effet')
        const rate = right.before.isZero() ? ZERO : total.div(right.before).times(100)
        expectExact(resume.tauxEffectif, rate, POINT, 'tauxEffectif')
        if (right.exempt) return
        expectExact(resume.abattement, right.left, CENT, 'abattement')
        expectExact(resume.baseTaxable, over(right.part, right.left), CENT, 'baseTaxable')
        expectExact(resume.droitsParHeritier, right.duty, CENT, 'droitsParHeritier')
        const { avant70, apres70 } = assuranceVie
        expectExact(avant70.base, right.overLevy.times(right.beneficiaires), CENT, 'avant70.base')
        expectExact(avant70.droits, right.levy, CENT, 'avant70.droits')
        expectExact(apres70.base, right.excess, CENT, 'apres70.base')
        expectExact(apres70.droits, right.after, CENT, 'apres70.droits')
        expectExact(apres70.baseParBeneficiaire, right.each, CENT, 'baseParBeneficiaire')
        expectExact(apres70.abattementHeritier, right.freeForHeir, CENT, 'abattementHeritier')
        expectExact(apres70.baseHeritier, over(right.each, right.freeForHeir), CENT, 'baseHeritier')
        expectExact(apres70.droitsHeritier, right.dueByHeir, CENT, 'droitsHeritier')
      }),
      cases(10_000),
    )
  })
})
