/** Duties of each person of an estate and of its life insurance with 40 digits (CGI 757 B to 796-0 ter, 990 I). */
import { type Decimal, decimal } from './decimal.ts'
import {
  type Bands,
  DIRECT,
  DISABILITY,
  dutiesOn,
  FOURTH_DEGREE,
  least,
  lineAllowanceAt,
  marginalPercent,
  ONE,
  positive,
  type Recall,
  recallOf,
  SIBLINGS,
  STRANGERS,
  slicesOf,
  total,
  ZERO,
} from './duties-oracle.ts'
import { type Holding, leftOut, type Mass } from './estate-oracle-civil.ts'
import type { EstateQuestion, Person } from './estate-oracle-types.ts'

/** The scale and the allowances of a person. */
export interface Kinship {
  readonly bands: Bands
  /** Euros of kinship. */
  readonly allowance: Decimal
  /** Euros of disability, CGI 779, II. */
  readonly disability: Decimal
  /** Whether recalled gifts come out of `allowance`. */
  readonly isReduced: boolean
}
/** The scale, and the allowance in euros (CGI 777, 779 and 788, IV). */
const BY_KINSHIP: Readonly<Record<string, readonly [Bands, number]>> = {
  enfant: [DIRECT, 100_000],
  parent: [DIRECT, 100_000],
  grand_parent: [DIRECT, 100_000],
  petit_enfant: [DIRECT, 1594],
  frere_soeur: [SIBLINGS, 15_932],
  neveu_niece: [FOURTH_DEGREE, 7967],
  parent_4e_degre: [FOURTH_DEGREE, 1594],
  autre: [STRANGERS, 1594],
}

/**
 * Whether a person pays no duties (CGI 795, 796-0 bis and 796-0 ter). Used by `estate-oracle-insurance.ts`.
 */
export const isExempt = ({ row }: Person): boolean =>
  ['conjoint', 'pacs', 'organisme'].includes(row.lien) || row.exoneration_fratrie === true

/**
 * Scale and allowance by the person's own kinship (CGI 777, 779, 786, 788, IV). Used by
 * `estate-oracle-insurance.ts`.
 */
export function ownKinship({ row }: Person): Kinship {
  const [bands, amount] = BY_KINSHIP[row.adoption_simple ? 'autre' : row.lien] ?? [STRANGERS, 1594]
  const isDefault = amount === 1594
  return {
    bands,
    allowance: isDefault && row.handicap ? ZERO : decimal(amount),
    disability: decimal(row.handicap ? DISABILITY : 0),
    isReduced: !isDefault,
  }
}

/** As `ownKinship`, or by the place of the one whom the person represents (CGI 779, I and IV). */
export function kinshipOf(person: Person, mass: Mass): Kinship {
  const own = ownKinship(person)
  const { row } = person
  if (!mass.order.representing.has(person) || row.adoption_simple) return own
  const souche = mass.family.filter((one) => one.row.lien === row.lien && one.row.souche === row.souche)
  const [bands, shared] =
    row.lien === 'petit_enfant' ? ([DIRECT, 100_000] as const) : ([SIBLINGS, 15_932] as const)
  return {
    ...own,
    bands,
    allowance: decimal(shared).div(souche.length),
    isReduced: row.lien !== 'petit_enfant',
  }
}

/** The allowance of kinship in euros for a gift of that ISO day (CGI 779, 790 B). */
export function giftAllowance({ row }: Person, date: string): Decimal {
  if (row.adoption_simple) return ZERO
  if (['enfant', 'parent', 'grand_parent'].includes(row.lien)) return lineAllowanceAt(date)
  const amounts: Readonly<Record<string, number>> = {
    petit_enfant: 31_865,
    frere_soeur: 15_932,
    neveu_niece: 7967,
    pacs: 80_724,
  }
  return decimal(amounts[row.lien] ?? 0)
}

const recallFor = (person: Person, day: string): Recall =>
  recallOf(
    person.gifts.map((gift) => ({
      date: gift.date,
      taxable: decimal(gift.montant).minus(gift.exonere ?? 0),
    })),
    day,
    (date) => giftAllowance(person, date),
    decimal(person.row.handicap ? DISABILITY : 0),
  )

/**
 * Euros that the share of a person is taxed on, after reliefs in kind (CGI 764 bis, 787 B and C, 793, 793
 * bis).
 */
function taxableShare(question: EstateQuestion, mass: Mass, holding: Holding, fixedLegs: Decimal): Decimal {
  const divisor = mass.estate.minus(fixedLegs)
  if (divisor.isZero()) return holding.fixedLegs
  const weight = holding.valeur.minus(holding.fixedLegs).div(divisor)
  const share = netAssets(question, mass).minus(fixedLegs).times(weight).plus(holding.fixedLegs)
  const rural = weight.times(question.biens_ruraux ?? 0)
  const threshold = decimal(question.conservation_18_ans ? 20_000_000 : 600_000)
  const relief = least(rural, threshold)
    .times('0.75')
    .plus(positive(rural.minus(threshold)).times('0.5'))
  return positive(share.minus(relief))
}

/**
 * The figure `actifNet` in euros: the estate less a fifth of the occupied home and three quarters of shares
 * and woods. Used by `estate-oracle.ts`.
 */
export function netAssets(question: EstateQuestion, mass: Mass): Decimal {
  return positive(mass.estate.minus(leftOut(question)))
}

/**
 * The duties of each person on the estate in euros, with the allowances and bands that CGI 757 B goes on
 * from. Used by `estate-oracle.ts`.
 */
export function dutiesOf(question: EstateQuestion, mass: Mass, day: string, holdings: readonly Holding[]) {
  const fixedLegs = total(holdings, (one) => one.fixedLegs)
  return holdings.map((holding) => {
    const { person } = holding
    const partFiscale = taxableShare(question, mass, holding, fixedLegs)
    const recall = recallFor(person, day)
    if (isExempt(person)) {
      const none = { abattement: ZERO, baseTaxable: ZERO, droits: ZERO, tauxMarginal: 0, tranches: [] }
      return { holding, partFiscale, recall, exonere: true, bands: STRANGERS, ...none }
    }
    const { bands, allowance, disability, isReduced } = kinshipOf(person, mass)
    const kinshipLeft = isReduced ? positive(allowance.minus(recall.kinship)) : allowance
    const abattement = kinshipLeft.plus(positive(disability.minus(recall.disability)))
    const baseTaxable = positive(partFiscale.minus(abattement))
    return {
      holding,
      partFiscale,
      recall,
      exonere: false,
      bands,
      abattement,
      baseTaxable,
      droits: dutiesOn(bands, baseTaxable, recall.excess),
      tauxMarginal: marginalPercent(bands, baseTaxable, recall.excess),
      tranches: slicesOf(bands, baseTaxable, recall.excess),
    }
  })
}
/** The duties of one person. Used by `estate-oracle-insurance.ts`. */
export type PersonDuties = ReturnType<typeof dutiesOf>[number]

/**
 * The duties at the spouse's death in euros, paid by the common children alone, with whole allowances. Used
 * by `estate-oracle.ts`.
 * @param estate euros that the spouse leaves.
 */
export function secondDeathDuties(mass: Mass, estate: Decimal): Decimal {
  const isCommon = ({ row }: Person) => !row.autre_lit && !row.adoption_simple
  const common = mass.order.places
    .map((node) => (node.heir ? [node.heir] : node.below.flatMap((one) => (one.heir ? [one.heir] : []))))
    .filter((persons) => persons.every(isCommon))
  return total(common, (persons) =>
    total(persons, (person) => {
      const { bands, allowance, disability } = kinshipOf(person, mass)
      const part = estate.div(common.length).div(persons.length)
      return dutiesOn(bands, positive(part.minus(allowance).minus(disability)))
    }),
  )
}

/**
 * Payments every six months, and the interest of what remained (CGI 1717; annexe III, 396 to 404). Used by
 * `estate-oracle.ts`.
 * @param day the ISO day of the death, which sets the rate.
 * @param due duties in euros.
 */
export function paymentsOf(question: EstateQuestion, day: string, due: Decimal) {
  const count = { aucun: 0, '1_an': 3, '3_ans': 7 }[question.fractionnement ?? 'aucun']
  const halfYear = decimal(day < '2026-01-01' ? '0.0115' : '0.01')
  return Array.from({ length: count }, (_, rank) => {
    const capital = due.div(count)
    const remained = ONE.minus(decimal(rank).div(count)).times(due)
    const interets = rank === 0 ? ZERO : remained.times(halfYear)
    return { mois: rank * 6, capital, interets, versement: capital.plus(interets) }
  })
}
