import type { ParamsOf } from '../../definition/shape.ts'
import type { params } from './params.ts'

type Params = ParamsOf<typeof params>

/**
 * Whether a question lists a family, a will or beneficiaries, rather than equal heirs of one kinship. Used by
 * `constraints.ts` and `family-constraints.ts`.
 * @example isWholeFamily({ proche: [{ lien: 'enfant' }], legs: [], assurance: [] }) // true
 */
export const isWholeFamily = ({
  proche,
  legs,
  assurance,
}: {
  readonly [List in 'proche' | 'legs' | 'assurance']: readonly unknown[]
}): boolean => proche.length + legs.length + assurance.length > 0

/**
 * A question about equal heirs of one kinship, which the contract requires without a list. Used by
 * `find-warnings.ts`, `heir.ts`, `settlement.explain.ts`, `settlement.ts` and `simulate.ts`.
 */
export type OneKinship = Params & { readonly lien: NonNullable<Params['lien']> }

/**
 * Whether a question is of equal heirs of one kinship. Used by `modes.explain.ts` and `simulate.ts`.
 * @example isOneKinship(params) // true where no list has a row: `params.lien` is then given
 */
export const isOneKinship = (params: Params): params is OneKinship => !isWholeFamily(params)
