import type { ParamsOfContract } from '../../definition/simulator.ts'
import { type IncomeTaxLaw, incomeTaxLaw } from '../../legislation/regles/impot-revenu/income-tax-law.ts'
import { percentOf } from '../../units/rate.ts'
import { type Margin, marginOf } from './brackets.ts'
import type { contract } from './contract.ts'
import { type Taxed, taxedOf } from './household.ts'
import { type Income, incomeOf } from './income.ts'
import { type Notice, noticeOf } from './tax.ts'

type Question = ParamsOfContract<typeof contract>

/** A tax notice and what it is made from: what the simulation presents and the explanation reads. */
export interface Assessment {
  readonly params: Question
  readonly law: IncomeTaxLaw
  readonly taxed: Taxed
  readonly income: Income
  readonly notice: Notice
  /** The income and the notice under the option for the scale; `undefined` without capital income. */
  readonly opted: { readonly income: Income; readonly notice: Notice } | undefined
  /** The marginal rate, as a fraction, and the room before the next bracket. */
  readonly margin: Margin
  /** The average rate in percent: 0 without income, `null` when it is too large to be meaningful. */
  readonly tauxMoyen: number | null
}

/** Assesses the household by the law of the year, with the flat tax on capital income, and with the option for the scale. */
export function assess(params: Question): Assessment {
  const law = incomeTaxLaw(params.annee_revenus)
  const { values } = law
  const taxed = taxedOf(params, values)
  const assessed = (isCapitalInScale: boolean) => {
    const income = incomeOf(params, values, isCapitalInScale)
    return { income, notice: noticeOf(params, income, taxed, values) }
  }
  const opted = params.revenus_capital > 0 ? assessed(true) : undefined
  const { income, notice } = assessed(false)
  const margin = marginOf(values.baremeImpotRevenu, income.taxable, notice.gross.decidingParts)
  const incomes = income.taxable + params.revenus_capital
  const tauxMoyen = incomes === 0 ? 0 : percentOf(notice.net, incomes)
  return { params, law, taxed, income, notice, opted, margin, tauxMoyen }
}
