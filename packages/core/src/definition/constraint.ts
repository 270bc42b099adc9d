import type { Text } from '../units/text.ts'
import type { Params, ParamsOf } from './shape.ts'

/**
 * The operands of each kind of constraint: names of parameters, values of choices, numbers. The comments say what is
 * required of the parameter that has the constraint (`field`). Exported by `@denier/core`; used by
 * `constraint-message.ts` and `constraints.ts`, and by `constraint-sentence.ts` of `@denier/prose`.
 */
export interface ConstraintOperands<Name extends string = string> {
  /** Must be given once `other` is. */
  readonly requiredWith: { readonly other: Name }
  /** Must be given once `other` is `choice`. */
  readonly requiredWithChoice: { readonly other: Name; readonly choice: string }
  /** Must be given unless one of `others` is. */
  readonly requiredWithout: { readonly others: readonly Name[] }
  /** Must not be given with any of `others`. */
  readonly excludedBy: { readonly others: readonly Name[] }
  /** Must not be used (neither 0 nor `false`) where `other` is. */
  readonly excludedByUse: { readonly other: Name }
  /** Must not be given where `other` is `choice`. */
  readonly excludedByChoice: { readonly other: Name; readonly choice: string }
  /** Must not be given unless `other` is. */
  readonly needs: { readonly other: Name }
  /** Must not be used (neither 0 nor `false`) where `other` is not. */
  readonly needsUse: { readonly other: Name }
  /** Must be used (neither 0 nor `false`) where `other` is. */
  readonly neededByUse: { readonly other: Name }
  /** Applies only where `other` is one of `choices`. */
  readonly onlyForChoices: { readonly other: Name; readonly choices: readonly string[] }
  /** May be `choice` only where `other`, a boolean, is true. */
  readonly choiceNeeds: { readonly choice: string; readonly other: Name }
  /** Must be `value` unless `other` is `choice`. */
  readonly valueUnlessChoice: { readonly value: string; readonly other: Name; readonly choice: string }
  /** Must be a number above `other`; the next three are its variants. */
  readonly greaterThan: { readonly other: Name }
  readonly lessThan: { readonly other: Name }
  readonly atLeast: { readonly other: Name }
  readonly atMost: { readonly other: Name }
  /** Must be at most `factor` times `other`. */
  readonly atMostTimes: { readonly factor: number; readonly other: Name }
  /** Added to `others`, must be at most the sum of `limits`, each times its factor. `true` counts for 1. */
  readonly sumAtMost: {
    readonly others: readonly Name[]
    readonly limits: readonly { readonly name: Name; readonly factor: number }[]
  }
  /** Multiplied by `other`, must be at most `limit` in an analysis that repeats random draws. */
  readonly repeatedProductAtMost: { readonly other: Name; readonly limit: number }
  /** Added to `others`, must be 100. */
  readonly sumsTo100: { readonly others: readonly Name[] }
  /** Must come `min` to `max` years after `other`. */
  readonly yearsAfter: { readonly other: Name; readonly min: number; readonly max: number }
  /** Must be a whole number of times `other`. */
  readonly multipleOf: { readonly other: Name }
  /** Must be a whole number of times `unit`. */
  readonly multipleOfNumber: { readonly unit: number }
  /** Must be 0 where `other` is. */
  readonly zeroWithout: { readonly other: Name }
  /**
   * What no other kind states: what follows the name of the field, in both languages, without a full stop. `page`: the same
   * for a reader of labels, where `must` names parameters.
   */
  readonly stated: { readonly must: Text; readonly page?: Text }
}

/**
 * The name of a kind of constraint, such as `requiredWith`. Exported by `@denier/core`; used by
 * `constraint-message.ts` and `constraints.ts`.
 */
export type ConstraintKind = keyof ConstraintOperands

/**
 * What a constraint requires, as data: its messages in every language derive from it. Exported by `@denier/core`;
 * used by `constraint-message.ts`, `constraints.ts`, `problem.ts`, `donation/constraints.ts` and
 * `succession/family-constraints.ts`, and by `constraint-sentence.ts` of `@denier/prose`.
 */
export type ConstraintTerms<Name extends string = string> = {
  readonly [K in ConstraintKind]: { readonly kind: K; readonly operands: ConstraintOperands<Name>[K] }
}[ConstraintKind]

/**
 * A rule between parameters, checked only when `field` and all those that it involves are valid by themselves.
 * Exported by `@denier/core`; used by `contract.ts`, `parse.ts`, `problem.ts`, `goal-seek/goal-parser.ts` and others
 * in `simulateurs` and `@denier/api`.
 */
export type Constraint<P extends Params = Params> = ConstraintTerms<keyof P & string> & {
  /** The parameter that a problem is reported for. */
  readonly field: keyof P & string
  /** The other parameters that must be valid before `holds` is called; else the constraint is not checked. */
  readonly involves: readonly (keyof P & string)[]
  /**
   * Must test exactly what `kind` and `operands` say: messages are made from those. It is not checked for a question that
   * gives neither `field` nor any parameter of `involves` and `operands`: the defaults must meet it.
   * @param given whether the caller gave a parameter, as opposed to its default; true also for an invalid value.
   */
  readonly holds: (params: ParamsOf<P>, given: (name: keyof P & string) => boolean) => boolean
  /** Of a constraint `stated`: its operands for the values that break it, where its message names a value of theirs. */
  readonly operandsFor?: (params: ParamsOf<P>) => ConstraintOperands['stated']
  /** Of a constraint on the rows of the list `field`: the field of a row that a problem is reported for. */
  readonly column?: string
  /** Of a constraint between fields of one row: it is checked on each row where none of those that it names is at fault. */
  readonly withinRow?: true
  /** Of a constraint on the rows of the list `field`: the indexes, from 0, of those at fault. `holds` is not called. */
  readonly rowsAtFault?: (
    params: ParamsOf<P>,
    given: (name: keyof P & string) => boolean,
  ) => readonly number[]
}
