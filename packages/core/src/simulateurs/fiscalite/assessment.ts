import type { ParamsOfContract } from '../../definition/simulator.ts'
import { type IncomeTaxLaw, incomeTaxLaw } from '../../legislation/regles/impot-revenu/income-tax-law.ts'
import { specialAllowance } from '../../legislation/regles/impot-revenu/special-allowance.ts'
import {
  type WithholdingRates,
  withholdingRates,
} from '../../legislation/regles/impot-revenu/withholding-rate.ts'
import { exceeds } from '../../units/money.ts'
import { percentOf } from '../../units/rate.ts'
import { type Margin, marginOf } from './brackets.ts'
import { hasCapital } from './capital-income.ts'
import type { contract } from './contract.ts'
import { type Taxed, taxedOf } from './household.ts'
import { type Categories, categoriesOf, type Income, incomeOf, type Regime } from './income.ts'
import { MORE_INCOME } from './result.ts'
import { type Notice, noticeOf, socialLeviesOf } from './tax.ts'

type Question = ParamsOfContract<typeof contract>

/** The income and the notice under one regime of capital income. */
interface Assessed {
  readonly income: Income
  readonly notice: Notice
}

/**
 * A tax notice and what it is made from: what the simulation presents and the explanation reads. Amounts in euros a
 * year.
 */
export interface Assessment extends Assessed {
  readonly params: Question
  readonly law: IncomeTaxLaw
  readonly taxed: Taxed
  readonly categories: Categories
  /** Income and notice under the regime that was not kept; `undefined` without capital income. */
  readonly other: Assessed | undefined
  /** The net tax under the flat rates (PFU) and under the scale: the same without capital income. */
  readonly flatNet: number
  readonly scaleNet: number
  /** The net tax with €1,000 more of income. */
  readonly netOfMore: number
  /** On capital income and lettings, the same under both regimes. */
  readonly socialLevies: number
  readonly withholding: WithholdingRates
  /** The marginal rate, as a fraction, and the room before the next bracket. */
  readonly margin: Margin
  /** The average rate in percent: 0 without income, `null` when it is too large to be meaningful. */
  readonly tauxMoyen: number | null
}

/**
 * Assesses the household by the law of the year under both regimes of capital income, and keeps the one
 * asked for, or the cheaper one. Used by `simulate.ts` and
 * `steps.explain.ts`.
 */
export function assess(params: Question): Assessment {
  const law = incomeTaxLaw(params.annee_revenus)
  const { values } = law
  const taxed = taxedOf(params, values)
  const settled = settle(params, taxed, law, 0)
  const { categories, kept, other } = settled
  const { income, notice } = kept
  const margin = marginOf(values.baremeImpotRevenu, income.taxable, notice.gross.decidingParts)
  const incomes = income.taxable + income.capitalOutside
  const isFlat = income.regime === 'pfu'
  return {
    params,
    law,
    taxed,
    categories,
    income,
    notice,
    other,
    flatNet: (isFlat ? kept : (other ?? kept)).notice.net,
    scaleNet: (isFlat ? (other ?? kept) : kept).notice.net,
    netOfMore: settle(params, taxed, law, MORE_INCOME).kept.notice.net,
    socialLevies: socialLeviesOf(params, categories, values),
    withholding: withholdingOf(params, taxed, categories, kept, law),
    margin,
    tauxMoyen: incomes === 0 ? 0 : percentOf(notice.net, incomes),
  }
}

/** The categories of income, and what each regime makes of them. */
interface Settled {
  readonly categories: Categories
  readonly kept: Assessed
  readonly other: Assessed | undefined
}

/**
 * Both regimes, where there is capital income, and which one is kept: on a tie, the flat rate (CGI, art. 200 A).
 * @param more euros added to the wage of the first person.
 */
function settle(params: Question, taxed: Taxed, { values }: IncomeTaxLaw, more: number): Settled {
  const categories = categoriesOf(params, taxed.household.isCouple, values, more)
  const people = countQualifying(params, values)
  const allowanceOf = (netGlobal: number) =>
    people === 0 ? 0 : specialAllowance(netGlobal, people, values.abattementSpecialAge)
  const under = (regime: Regime): Assessed => {
    const income = incomeOf(params, categories, regime, values, allowanceOf)
    return { income, notice: noticeOf(params, categories, income, taxed, values) }
  }
  const option = params.option_bareme
  if (!hasCapital(params))
    return { categories, kept: under(option === 'bareme' ? 'bareme' : 'pfu'), other: undefined }
  const [flat, scale] = [under('pfu'), under('bareme')]
  const keepsScale = option === 'bareme' || (option === 'auto' && exceeds(flat.notice.net, scale.notice.net))
  return keepsScale ? { categories, kept: scale, other: flat } : { categories, kept: flat, other: scale }
}

/** How many of the taxpayers are aged 65 or more, or disabled. */
const countQualifying = (
  { age, age_conjoint, invalidite, invalidite_conjoint }: Question,
  { abattementSpecialAge }: IncomeTaxLaw['values'],
): number =>
  Number(invalidite || (age ?? 0) >= abattementSpecialAge.age) +
  Number(invalidite_conjoint || (age_conjoint ?? 0) >= abattementSpecialAge.age)

/** The withholding rates. The profit of a business is the first person's, and lettings are shared by half. */
function withholdingOf(
  params: Question,
  { parts }: Taxed,
  { first, spouse, rents, furnished, business, declared, deduction }: Categories,
  { income, notice }: Assessed,
  { values }: IncomeTaxLaw,
): WithholdingRates {
  const earner = ({ wage, pension, deduction: own, alreadyOff }: Categories['first'], profit: number) => ({
    gross: wage + pension + profit + alreadyOff,
    net: wage + pension + profit - own,
  })
  return withholdingRates(
    {
      tax: notice.beforeReductions,
      earners: [earner(first, business), ...(spouse ? [earner(spouse, 0)] : [])],
      shared: rents + furnished,
      capital: income.capitalInScale,
      deducted: declared - deduction + income.capitalInScale - income.taxable,
    },
    { parts, territory: params.outre_mer, values },
  )
}
