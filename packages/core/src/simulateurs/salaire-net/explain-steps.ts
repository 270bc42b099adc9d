/**
 * What the steps of the explanation of `salaire-net` share. The functions below make steps: figures, tables and
 * warnings that the contract does not have do not compile.
 */
import { explains } from '../../definition/explanation.ts'
import { citationsOf } from '../../legislation/citation.ts'
import type { CitedValue } from '../../units/cited-value.ts'
import { contract } from './contract.ts'
import { type PaidWage, paidWageOf } from './wage.ts'

/** Makes steps for the contract of this simulator. Used by `explain.ts` and `tax.explain.ts`. */
export const { step, table, observed, otherQuestion, explanation } = explains(contract, paidWageOf)

/** The values of law that a wage and its tax read. Used by `explain.ts`. */
export const lawOfWage = ({ law, taxLaw }: PaidWage): readonly CitedValue[] =>
  citationsOf(law, ...taxLaw.laws)
