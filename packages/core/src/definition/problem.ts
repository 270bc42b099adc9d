import { kinds } from '../units/kinds.ts'
import type { Constraint, ConstraintTerms } from './constraint.ts'
import { constraintCode, constraintMessage } from './constraint-message.ts'
import type { Field } from './field.ts'

/**
 * The stable codes of what is wrong with a parameter: programs read them, so none is renamed or removed.
 * `list-reader.ts` gives `not_a_row` for a list in a query and for one in JSON, by `notARow` and `notAList`. Exported
 * by `@denier/core`; used by `arguments/argument-problem.ts` of `@denier/cli`, by `general/fault-result.ts` of
 * `@denier/mcp`, and by `form/problem-text.ts` of `@denier/web`.
 */
export type ProblemCode =
  | 'required'
  | 'not_a_number'
  | 'not_an_integer'
  | 'too_small'
  | 'too_large'
  | 'not_a_choice'
  | 'not_a_boolean'
  | 'not_a_date'
  | 'not_a_split'
  | 'repeated'
  | 'unknown'
  | 'not_a_row'
  | 'too_many'
  | 'inconsistent'

/**
 * One invalid parameter: its name, an English message derived from the rest, a code for machines. Exported by
 * `@denier/core`; used by `ask.ts`, `analysis.ts`, `contract.ts`, `grammar.ts` and others in `definition` and
 * `analyses` and in other packages.
 */
export interface Problem {
  /** The parameter, or the path of a row or of a field of a row: `proche[2].age`. */
  readonly field: string
  readonly message: string
  readonly code: ProblemCode
  /** What field and code do not express; never sent, and absent from a problem received from the service. */
  readonly cause?: ProblemCause
}

/**
 * The constraint that does not hold, or what an unknown name was compared with. Exported by `@denier/core`.
 */
export type ProblemCause =
  | ConstraintTerms
  | { readonly kind: 'unknownParameter'; readonly operands: UnknownOperands }

/** What the message about an unknown name states. */
interface UnknownOperands {
  /** The name of the simulator, analysis or list that has no such parameter. */
  readonly subject: string
  /** The parameter that may have been meant. */
  readonly near: string | undefined
}

/**
 * A problem as the service sends it, without its cause. Exported by `@denier/core`; used by `ask.ts` and
 * `batch/prepare-batch.ts`, and by `answer/error-response.ts` of `@denier/api`.
 */
export const wireProblem = ({ field, message, code }: Problem): Problem => ({ field, message, code })

/**
 * The problem of a parameter that is not given. The messages of this file are public and always English. Those of the
 * specification begin with the name of the parameter, such as `duree is required`: they stay as they are. Used by
 * `grammar.ts`.
 */
export const required = (field: string): Problem => ({
  field,
  message: `${field} is required`,
  code: 'required',
})

/** The problem of a parameter given more than once in a query. Used by `list-reader.ts` and `read-params.ts`. */
export const repeated = (field: string): Problem => ({
  field,
  message: `${field} must be given once`,
  code: 'repeated',
})

/** The problem of a name that is not a parameter. Used by `list-reader.ts` and `parse.ts`. */
export const unknown = (field: string, operands: UnknownOperands): Problem => ({
  field,
  message: unknownMessage(legibleName(field), operands),
  code: 'unknown',
  cause: { kind: 'unknownParameter', operands },
})

/**
 * The message of an unknown name. Exported by `@denier/core`; used by `error-result.ts` and
 * `read-analysis.ts` of `@denier/mcp`.
 * @example unknownMessage('duree7', { subject: 'cagr', near: 'duree' }) // 'duree7 is not a parameter of cagr; did you mean duree?'
 */
export const unknownMessage = (name: string, { subject, near }: UnknownOperands): string =>
  `${name} is not a parameter of ${subject}${near ? `; did you mean ${near}?` : ''}`

/**
 * The problem of a constraint that does not hold. Exported by `@denier/core`; used by `contract.ts`,
 * `parse.ts`, `donation/constraints.ts`, `plus-value-immobiliere/constraints.ts` and
 * `succession/family-constraints.ts`, and by `answer/analysis-resource.ts` of `@denier/api`.
 * @param row of a constraint on the rows of a list: the index, from 0, of the row at fault. Without it, the
 * letter `n` stands for its number in the problem.
 */
export const brokenConstraint = (
  { field: parameter, column, kind, operands, rowsAtFault }: Constraint,
  row?: number,
): Problem => {
  const place = rowsAtFault ? `[${row === undefined ? 'n' : row + 1}]` : ''
  const field = `${parameter}${place}${column ? `.${column}` : ''}`
  return {
    field,
    // the compiler loses that this kind goes with these operands
    message: constraintMessage(field, { kind, operands } as ConstraintTerms),
    code: constraintCode(kind),
    cause: { kind, operands } as ConstraintTerms,
  }
}

/** Characters that a message would not show or that would break it: blanks at an end, controls, line ends. */
const UNSEEN = /^$|^\s|\s$|[\p{C}\p{Zl}\p{Zp}]/u

/**
 * Quotes and escapes an unknown name that a message could not show as it is; returns any other unchanged.
 * Exported by `@denier/core`; used by `files/batch-plan.ts`, `files/json-line.ts` and
 * `files/ndjson-chunk.ts`, and by `french-problem.ts` of `@denier/prose`.
 * @example legibleName('a\n') // '"a\\n"'
 */
export const legibleName = (name: string): string =>
  UNSEEN.test(name) ? JSON.stringify(name).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, escaped) : name

/** A character as its code in JavaScript: `\u{202e}`. */
const escaped = (letter: string): string => `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`

/** The problem of a number below its minimum. Used by `grammar.ts`. */
export const tooSmall = (field: string, min: number): Problem => ({
  field,
  message: `${field} must be at least ${min}`,
  code: 'too_small',
})

/** The problem of a number above its maximum. Used by `grammar.ts`. */
export const tooLarge = (field: string, max: number): Problem => ({
  field,
  message: `${field} must be at most ${max}`,
  code: 'too_large',
})

/**
 * The problem of a row that is not written as one. Used by `list-reader.ts`.
 * @example notARow('proche[1]')
 */
export const notARow = (field: string): Problem => ({
  field,
  message: `${field} must be written name:value, separated by commas`,
  code: 'not_a_row',
})

/** The problem of a value given as JSON for a list that is not one. Used by `list-reader.ts`. */
export const notAList = (field: string): Problem => ({
  field,
  message: `${field} must be a list of rows`,
  code: 'not_a_row',
})

/** The problem of a list with too many rows. Used by `list-reader.ts`. */
export const tooManyRows = (field: string, max: number): Problem => ({
  field,
  message: `${field} must have at most ${max} rows`,
  code: 'too_many',
})

/** The problem of rows that stand for too many persons. Used by `list-reader.ts`. */
export const tooManyPersons = (field: string, most: number): Problem => ({
  field,
  message: `${field} must name at most ${most} persons`,
  code: 'too_many',
})

/**
 * The problem of a value that is not one of those that the field lists, or is not of its kind. Used by `grammar.ts`.
 */
export function notOfKind(name: string, field: Field): Problem {
  const [expected, code] = expectation(field)
  return { field: name, message: `${name} must be ${expected}`, code }
}

/** The words after “must be” in the message about a value that is not of a field's kind, and the code. */
function expectation(field: Field): readonly [expected: string, code: ProblemCode] {
  if (field.among) return [`one of ${field.among.join(', ')}`, 'not_a_choice']
  switch (kinds[field.kind].json) {
    case 'number':
      return ['a number', 'not_a_number']
    case 'integer':
      return ['an integer', 'not_an_integer']
    case 'boolean':
      return ['true or false', 'not_a_boolean']
    case 'string':
      if (field.kind === 'civilDate') return ['a date (YYYY-MM-DD)', 'not_a_date']
      if (field.kind === 'split') return ['three whole percentages that sum to 100', 'not_a_split']
      return [`one of ${Object.keys(field.choices ?? {}).join(', ')}`, 'not_a_choice']
    case 'array':
      return ['a list of rows', 'not_a_row']
  }
}
