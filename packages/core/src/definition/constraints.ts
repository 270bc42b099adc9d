/**
 * The rules between parameters that recur, as data for a contract's `constraints`. The compiler holds their
 * names to the contract's own parameters.
 */
interface Rule<Names extends string> {
  readonly field: Names
  readonly involves: readonly Names[]
  holds(params: Readonly<Record<string, unknown>>, given: (name: Names) => boolean): boolean
  readonly message: string
  readonly code: 'inconsistent' | 'required'
}

/** `field` must be given once `other` is. @example neededWith('date_fin', 'date_debut') */
export const neededWith = <const F extends string, const O extends string>(
  field: F,
  other: O,
): Rule<F | O> => ({
  field,
  involves: [],
  holds: (_, given) => given(field) || !given(other),
  message: `${field} is required with ${other}`,
  code: 'required',
})

/** `field` must be given unless one of the others is. @example neededWithout('duree', 'date_debut', 'date_fin') */
export const neededWithout = <const F extends string, const O extends string>(
  field: F,
  ...others: readonly O[]
): Rule<F | O> => ({
  field,
  involves: others,
  holds: (_, given) => given(field) || others.some(given),
  message: `${field} is required without ${others.join(' and ')}`,
  code: 'required',
})

/** `field` must not be given with any of the others. @example refusedWith('duree', 'date_debut', 'date_fin') */
export const refusedWith = <const F extends string, const O extends string>(
  field: F,
  ...others: readonly O[]
): Rule<F | O> => ({
  field,
  involves: [],
  holds: (_, given) => !given(field) || !others.some(given),
  message: `${field} must not be given with ${others.join(' and ')}`,
  code: 'inconsistent',
})

/** `field` must be above `other`, both numbers, where both are given. @example greaterThan('age_retraite', 'age') */
export const greaterThan = <const F extends string, const O extends string>(
  field: F,
  other: O,
): Rule<F | O> => ({
  field,
  involves: [other],
  holds: ({ [field]: value, [other]: floor }) =>
    value === undefined || floor === undefined || Number(value) > Number(floor),
  message: `${field} must be greater than ${other}`,
  code: 'inconsistent',
})
