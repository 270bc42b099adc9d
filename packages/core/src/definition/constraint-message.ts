import type { ConstraintKind, ConstraintOperands, ConstraintTerms } from './constraint.ts'

type Messages = { readonly [K in ConstraintKind]: (field: string, operands: ConstraintOperands[K]) => string }

/** The wire's English for each kind: it never changes, since callers may have stored it. */
const messages: Messages = {
  requiredWith: (field, { other }) => `${field} is required with ${other}`,
  requiredWithChoice: (field, { other, choice }) => `${field} is required with ${other} ${choice}`,
  requiredWithout: (field, { others }) => `${field} is required without ${others.join(' and ')}`,
  excludedBy: (field, { others }) => `${field} must not be given with ${others.join(' and ')}`,
  excludedByUse: (field, { other }) => `${field} must not be used with ${other}`,
  excludedByChoice: (field, { other, choice }) => `${field} must not be given with ${other} ${choice}`,
  needs: (field, { other }) => `${field} must not be given without ${other}`,
  needsUse: (field, { other }) => `${field} must not be used without ${other}`,
  neededByUse: (field, { other }) => `${field} must be used where ${other} is`,
  onlyForChoices: (field, { other, choices }) =>
    choices.length === 1
      ? `${field} is only for ${other} ${choices[0]}`
      : `${field} needs ${other} ${choices.join(' or ')}`,
  choiceNeeds: (field, { choice, other }) => `${field} ${choice} needs ${other}`,
  valueUnlessChoice: (field, { value, other, choice }) =>
    `${field} must be ${value} unless the ${other} is ${choice}`,
  greaterThan: (field, { other }) => `${field} must be greater than ${other}`,
  lessThan: (field, { other }) => `${field} must be less than ${other}`,
  atLeast: (field, { other }) => `${field} must be at least ${other}`,
  atMost: (field, { other }) => `${field} must be at most ${other}`,
  atMostTimes: (field, { factor, other }) => `${field} must be at most ${factor} times ${other}`,
  sumAtMost: (field, { others, limits }) => {
    const sum = limits
      .map(({ name, factor }) => (factor === 1 ? name : `${factor} times ${name}`))
      .join(' + ')
    return `${[field, ...others].join(' + ')} must be at most ${sum}`
  },
  repeatedProductAtMost: (field, { other, limit }) =>
    `${field} times ${other} must be at most ${limit} where draws are repeated`,
  sumsTo100: (field, { others }) => `${[field, ...others].join(' + ')} must sum to 100`,
  yearsAfter: (field, { other, min, max }) => `${field} must be ${min} to ${max} years after ${other}`,
  multipleOf: (field, { other }) => `${field} must be a multiple of ${other}`,
  multipleOfNumber: (field, { unit }) => `${field} must be a multiple of ${unit}`,
  zeroWithout: (field, { other }) => `${field} must be 0 without ${other}`,
  stated: (field, { must }) => `${field} ${must.en}`,
}

/**
 * The English message of a constraint that does not hold. Called by `problem.ts`.
 * @example constraintMessage('age_retraite', { kind: 'greaterThan', operands: { other: 'age' } }) // 'age_retraite must be greater than age'
 */
export function constraintMessage(field: string, { kind, operands }: ConstraintTerms): string {
  const message = messages[kind] as (field: string, operands: ConstraintTerms['operands']) => string
  return message(field, operands)
}

/** The code that the wire gives to a kind of constraint. Used by `problem.ts`. */
export function constraintCode(kind: ConstraintKind): 'required' | 'too_large' | 'inconsistent' {
  switch (kind) {
    case 'requiredWith':
    case 'requiredWithChoice':
    case 'requiredWithout':
      return 'required'
    case 'repeatedProductAtMost':
      return 'too_large'
    default:
      return 'inconsistent'
  }
}
