import type { ParamsOf } from '../../definition/shape.ts'
import type { params } from './params.ts'

type Params = ParamsOf<typeof params>

/**
 * Whether a question lists a family, a will or beneficiaries, rather than equal heirs of one kinship.
 * Called by several modules of `succession`.
 * @example isWholeFamily({ proche: [{ lien: 'enfant' }], legs: [], assurance: [] })
 */
export const isWholeFamily = ({
  proche,
  legs,
  assurance,
}: {
  readonly [List in 'proche' | 'legs' | 'assurance']: readonly unknown[]
}): boolean => proche.length + legs.length + assurance.length > 0

/** A question about equal heirs of one kinship, which the contract requires without a list. */
export type OneKinship = Params & { readonly lien: NonNullable<Params['lien']> }

/** @example isOneKinship(params) // the kinship is then known */
export const isOneKinship = (params: Params): params is OneKinship => !isWholeFamily(params)
