/**
 * What the steps of the explanation of `plus-value-immobiliere` share. The functions below make steps: figures, tables
 * and warnings that the contract does not have do not compile.
 */
import { explains } from '../../definition/explanation.ts'
import type { ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { citationsOf } from '../../legislation/citation.ts'
import type { CitedValue } from '../../units/cited-value.ts'
import { daysBetween } from '../../units/civil-date.ts'
import { contract } from './contract.ts'
import { laterSales, saleCaseOf } from './sale.ts'

type Params = ParamsOfContract<typeof contract>

function workOf(params: Params, context: SimulationContext) {
  const sale = saleCaseOf(params, context)
  const { anniversary, sold } = sale.ownership
  return {
    ...sale,
    params,
    daysLeft: anniversary === undefined ? null : daysBetween(sold, anniversary),
    isDepreciationAddedBack: sale.after(sale.ownership.years).gain.depreciation > 0,
  }
}

/** What the steps read besides the answer; `daysLeft` counts from the sale to the next full year of ownership. */
export type Work = ReturnType<typeof workOf>

/** Makes steps for the contract of this simulator. Used by `explain.ts`. */
export const { step, table, observed, explanation } = explains(contract, workOf)

/** Whether the table of later sales has a row after the sale asked for. Used by `explain.ts`. */
export const hasLaterSale = (work: Work): boolean => laterSales(work).length > 1

/** The values of law that a sale reads. Used by `explain.ts`. */
export const lawOfSale = ({ law, depreciation }: Work): readonly CitedValue[] =>
  citationsOf(law, ...(depreciation ? [depreciation] : []))
