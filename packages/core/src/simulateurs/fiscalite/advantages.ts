import type { ParamsOfContract } from '../../definition/simulator.ts'
import {
  childcareCredit,
  dependencyReduction,
  homeEmploymentCredit,
  schoolReduction,
  unionCredit,
} from '../../legislation/regles/impot-revenu/family-advantages.ts'
import { giftReduction } from '../../legislation/regles/impot-revenu/gifts.ts'
import type { IncomeTaxValues } from '../../legislation/regles/impot-revenu/income-tax-law.ts'
import type { contract } from './contract.ts'
import type { Categories } from './income.ts'

type Question = ParamsOfContract<typeof contract>

/** The reductions and credits of a household, in euros, by what gives them. Used by `tax.ts`. */
export interface Advantages {
  /** The reduction for gifts to charities. */
  readonly gifts: number
  /** Gifts, not a reduction: those above the limit of the year, kept for the next five. */
  readonly giftsCarriedOver: number
  /** The reduction for children at school. */
  readonly school: number
  /** The reduction for people in a nursing home. */
  readonly dependency: number
  /** What counts of `reductions_plafonnees`: within the tax, then within the overall cap. */
  readonly capped: number
  /** All reductions used, limited to the tax. */
  readonly reductions: number
  /** The credit for home employment, before the overall cap. */
  readonly homeEmployment: number
  /** The credit for childcare, before the overall cap. */
  readonly childcare: number
  /** The credit for union dues, which the overall cap does not limit here. */
  readonly union: number
  /** All credits granted, after the overall cap. */
  readonly credits: number
  /** Reductions and credits lost to the overall cap. */
  readonly lost: number
}

/** How many of the taxpayers raise the ceiling of home employment by their age. */
const elders = ({ age, age_conjoint }: Question, { emploiDomicileCredit }: IncomeTaxValues): number =>
  Number((age ?? 0) >= emploiDomicileCredit.age) + Number((age_conjoint ?? 0) >= emploiDomicileCredit.age)

const NONE: Advantages = {
  gifts: 0,
  giftsCarriedOver: 0,
  school: 0,
  dependency: 0,
  capped: 0,
  reductions: 0,
  homeEmployment: 0,
  childcare: 0,
  union: 0,
  credits: 0,
  lost: 0,
}

/**
 * Whether a parameter needs computing here: most questions only give the totals `reductions` and `credits`,
 * if any.
 */
const hasOwn = (params: Question): boolean =>
  params.dons_66 +
    params.dons_75 +
    params.enfants_college +
    params.enfants_lycee +
    params.enfants_superieur +
    params.frais_dependance +
    params.frais_dependance_conjoint +
    params.reductions_plafonnees +
    params.emploi_domicile +
    params.frais_garde +
    params.cotisations_syndicales +
    params.cotisations_syndicales_conjoint >
  0

/**
 * The reductions, within the tax, then the credits, within the overall cap that the reductions under it use first
 * (CGI, art. 197, I, 5, 199 to 200 quater B and 200-0 A). Used by `tax.ts`.
 * @param categories each person’s incomes, which limit the credit for union dues.
 * @param netGlobal the net global income, in euros: it limits the gifts.
 * @param tax the tax of the scale after the décote, in euros.
 */
export function advantagesOf(
  params: Question,
  categories: Categories,
  netGlobal: number,
  tax: number,
  values: IncomeTaxValues,
): Advantages {
  if (!hasOwn(params))
    return { ...NONE, reductions: Math.min(params.reductions, tax), credits: params.credits }
  const { reduction: gifts, carriedOver } = giftReduction(
    { aid: params.dons_75, others: params.dons_66, netGlobal },
    values,
  )
  const school = schoolReduction(
    { college: params.enfants_college, lycee: params.enfants_lycee, superieur: params.enfants_superieur },
    values.scolariteReduction,
  )
  const dependency = dependencyReduction(
    [params.frais_dependance, params.frais_dependance_conjoint],
    values.dependanceReduction,
  )
  const withinTax = Math.min(params.reductions_plafonnees, tax)
  const capped = Math.min(withinTax, values.plafondNiches)
  const reductions = Math.min(params.reductions + gifts + school + dependency + capped, tax)

  const dependants = params.enfants + params.enfants_alternes / 2 + elders(params, values)
  const homeEmployment = homeEmploymentCredit(
    params.emploi_domicile,
    params.emploi_domicile_plafond,
    dependants,
    values.emploiDomicileCredit,
  )
  const childcare = childcareCredit(params.frais_garde, params.enfants_garde, values.gardeEnfantsCredit)
  const union = unionOf(params, categories, values)
  const underCap = Math.min(homeEmployment + childcare, values.plafondNiches - capped)
  return {
    gifts,
    giftsCarriedOver: carriedOver,
    school,
    dependency,
    capped,
    reductions,
    homeEmployment,
    childcare,
    union,
    credits: params.credits + underCap + union,
    lost: withinTax - capped + (homeEmployment + childcare - underCap),
  }
}

/** The credit for the union dues of each person, in euros. */
function unionOf(params: Question, { first, spouse }: Categories, values: IncomeTaxValues): number {
  const { cotisations_syndicales: own, cotisations_syndicales_conjoint: spouses } = params
  if (own + spouses === 0) return 0
  const member = (dues: number, { wage, pension, usesExpenses }: Categories['first']) => ({
    dues,
    earned: wage + pension,
    usesExpenses,
  })
  return unionCredit(
    [member(own, first), ...(spouse ? [member(spouses, spouse)] : [])],
    values.syndicatCredit,
  )
}
