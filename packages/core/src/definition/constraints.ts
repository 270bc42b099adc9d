/**
 * Constraints that several contracts use. TypeScript checks that the names are parameters of the contract. A
 * parameter is used when it is neither absent, nor 0, nor `false`.
 */
import type { ConstraintKind, ConstraintOperands, ConstraintTerms } from './constraint.ts'

type Values = Readonly<Record<string, unknown>>

/** A constraint of this file, before a contract takes it. `Names` are the parameters that it names. */
interface NamedConstraint<Kind extends ConstraintKind, Names extends string> {
  readonly kind: Kind
  readonly operands: ConstraintOperands<Names>[Kind]
  /** The parameter that a problem is reported for. */
  readonly field: Names
  /** The other parameters that must be valid before `holds` is called; else the constraint is not checked. */
  readonly involves: readonly Names[]
  /**
   * Whether the constraint holds.
   * @param params the valid parameters, defaults included.
   * @param given whether the caller gave a parameter, as opposed to its default; true also for an invalid value.
   */
  readonly holds: (params: Values, given: (name: Names) => boolean) => boolean
}

/**
 * `field` must be given once `other` is. Only presence counts, so that it is checked even where `other` is invalid:
 * `involves` is empty. Used by `cagr/contract.ts` and `inflation/contract.ts`.
 * @example requiredWith('date_fin', 'date_debut')
 */
export const requiredWith = <const F extends string, const O extends string>(
  field: F,
  other: O,
): NamedConstraint<'requiredWith', F | O> => ({
  kind: 'requiredWith',
  operands: { other },
  field,
  involves: [],
  holds: (_, given) => given(field) || !given(other),
})

/**
 * `field` must be given unless one of the others is. Used by `cagr/contract.ts`, `donation/constraints.ts`,
 * `inflation/contract.ts` and `succession/family-constraints.ts`.
 * @example requiredWithout('duree', 'date_debut', 'date_fin')
 */
export const requiredWithout = <const F extends string, const O extends string>(
  field: F,
  ...others: readonly O[]
): NamedConstraint<'requiredWithout', F | O> => ({
  kind: 'requiredWithout',
  operands: { others },
  field,
  involves: others,
  holds: (_, given) => given(field) || others.some(given),
})

/**
 * `field` must not be given with any of the others. Only presence counts, so that `involves` is empty. Used by
 * `cagr/contract.ts`, `donation/constraints.ts`, `inflation/contract.ts` and `succession/family-constraints.ts`.
 * @example excludedBy('duree', 'date_debut', 'date_fin')
 */
export const excludedBy = <const F extends string, const O extends string>(
  field: F,
  ...others: readonly O[]
): NamedConstraint<'excludedBy', F | O> => ({
  kind: 'excludedBy',
  operands: { others },
  field,
  involves: [],
  holds: (_, given) => !given(field) || !others.some(given),
})

/**
 * `field` must not be used where `other` is. Used by `donation/constraints.ts` and `fiscalite/constraints.ts`.
 * @example excludedByUse('micro_foncier', 'revenus_fonciers')
 */
export const excludedByUse = <const F extends string, const O extends string>(
  field: F,
  other: O,
): NamedConstraint<'excludedByUse', F | O> => ({
  kind: 'excludedByUse',
  operands: { other },
  field,
  involves: [other],
  holds: ({ [field]: value, [other]: reference }) => !(isUsed(value) && isUsed(reference)),
})

/**
 * `field` must not be used unless `other` is. Used by `fiscalite/constraints.ts`, `retraite-publique/constraints.ts`
 * and `salaire-net/contract.ts`.
 * @example needsUse('frais_garde', 'enfants_garde')
 */
export const needsUse = <const F extends string, const O extends string>(
  field: F,
  other: O,
): NamedConstraint<'needsUse', F | O> => ({
  kind: 'needsUse',
  operands: { other },
  field,
  involves: [other],
  holds: ({ [field]: value, [other]: reference }) => !isUsed(value) || isUsed(reference),
})

/**
 * `field` must be used where `other` is: `needsUse`, reported for the parameter that is missing. Where `other` needs
 * two parameters, each lack has its own problem. Used by `fiscalite/constraints.ts`.
 * @example neededByUse('assurance_vie_8_ans', 'pfl_assurance_vie')
 */
export const neededByUse = <const F extends string, const O extends string>(
  field: F,
  other: O,
): NamedConstraint<'neededByUse', F | O> => ({
  kind: 'neededByUse',
  operands: { other },
  field,
  involves: [other],
  holds: ({ [field]: value, [other]: user }) => isUsed(value) || !isUsed(user),
})

/**
 * `field` added to `others` must be at most the sum of `limits`, each times its factor; `true` counts for 1. Used by
 * `fiscalite/constraints.ts`.
 * @example sumAtMost('enfants_garde', [], { enfants: 1, enfants_alternes: 0.5 })
 */
export const sumAtMost = <const F extends string, const O extends string, const L extends string>(
  field: F,
  others: readonly O[],
  limits: Readonly<Record<L, number>>,
): NamedConstraint<'sumAtMost', F | O | L> => {
  const terms = Object.entries<number>(limits).map(([name, factor]) => ({ name: name as L, factor }))
  return {
    kind: 'sumAtMost',
    operands: { others, limits: terms },
    field,
    involves: [...others, ...terms.map(({ name }) => name)],
    holds: (params) => {
      const sum = [field, ...others].reduce((all, name) => all + Number(params[name] ?? 0), 0)
      return sum <= terms.reduce((all, { name, factor }) => all + factor * Number(params[name] ?? 0), 0)
    },
  }
}

/**
 * `field` must not be used where `other` is `choice`. Used by `donation/constraints.ts` and
 * `fiscalite/constraints.ts`.
 * @example excludedByChoice('frais_reels', 'nature', 'imposable')
 */
export const excludedByChoice = <const F extends string, const O extends string>(
  field: F,
  other: O,
  choice: string,
): NamedConstraint<'excludedByChoice', F | O> => ({
  kind: 'excludedByChoice',
  operands: { other, choice },
  field,
  involves: [other],
  holds: ({ [field]: value, [other]: chosen }) => !isUsed(value) || chosen !== choice,
})

/**
 * `field` must not be used unless `other` is one of `choices`. Used by `donation/constraints.ts`,
 * `fiscalite/constraints.ts`, `plus-value-immobiliere/constraints.ts`, `salaire-net/contract.ts`,
 * `succession/constraints.ts` and `succession/family-constraints.ts`.
 * @example onlyForChoices('representants', 'lien', 'enfant')
 */
export const onlyForChoices = <const F extends string, const O extends string>(
  field: F,
  other: O,
  ...choices: readonly string[]
): NamedConstraint<'onlyForChoices', F | O> => ({
  kind: 'onlyForChoices',
  operands: { other, choices },
  field,
  involves: [other],
  holds: ({ [field]: value, [other]: chosen }) =>
    !isUsed(value) || choices.some((choice) => choice === chosen),
})

type Comparison = 'greaterThan' | 'lessThan' | 'atLeast' | 'atMost' | 'multipleOf' | 'zeroWithout'

/** A constraint that compares the numbers of two parameters; it holds where one of them is absent. */
const comparison =
  <const Kind extends Comparison>(kind: Kind, isMet: (value: number, other: number) => boolean) =>
  <const F extends string, const O extends string>(field: F, other: O): NamedConstraint<Kind, F | O> => ({
    kind,
    operands: { other },
    field,
    involves: [other],
    holds: ({ [field]: value, [other]: reference }) =>
      value === undefined || reference === undefined || isMet(Number(value), Number(reference)),
  })

/**
 * The first field must exceed the second. Used by `coast-fire/contract.ts` and `inflation/contract.ts`.
 * @example greaterThan('age_retraite', 'age')
 */
export const greaterThan = comparison('greaterThan', (value, other) => value > other)
/**
 * The first field must be below the second. Used by `cout-dette/contract.ts`.
 * @example lessThan('annee_remboursement', 'duree')
 */
export const lessThan = comparison('lessThan', (value, other) => value < other)
/**
 * The first field must reach the second. Used by `impact-frais/contract.ts`.
 * @example atLeast('frais_moyen', 'frais_bas')
 */
export const atLeast = comparison('atLeast', (value, other) => value >= other)
/**
 * The first field must not exceed the second. Used by `donation/constraints.ts`, `fiscalite/constraints.ts`,
 * `plus-value-immobiliere/constraints.ts`, `succession/constraints.ts` and `succession/family-constraints.ts`.
 * @example atMost('residence_principale', 'patrimoine')
 */
export const atMost = comparison('atMost', (value, other) => value <= other)
/**
 * The first field must be a multiple of the second. Any number counts as a multiple of 0: an unused parameter
 * sets no limit. Used by `succession/constraints.ts`.
 * @example multipleOf('heritiers', 'representants')
 */
export const multipleOf = comparison('multipleOf', (value, other) => other === 0 || value % other === 0)
/**
 * `field` must be a whole number of times `unit`. Used by `fiscalite/constraints.ts` and
 * `retraite-publique/constraints.ts`.
 * @example multipleOfNumber('enfants_garde', 0.5)
 */
export const multipleOfNumber = <const F extends string>(
  field: F,
  unit: number,
): NamedConstraint<'multipleOfNumber', F> => ({
  kind: 'multipleOfNumber',
  operands: { unit },
  field,
  involves: [],
  holds: ({ [field]: value }) => value === undefined || Number(value) % unit === 0,
})

/**
 * The first field must be 0 where the second is 0. Used by `succession/constraints.ts` and
 * `succession/family-constraints.ts`.
 * @example zeroWithout('gains_assurance_vie_70', 'assurance_vie_70')
 */
export const zeroWithout = comparison('zeroWithout', (value, other) => value === 0 || other > 0)

/**
 * A constraint between the fields of each row of a list. A field of a row counts as given where it has a value. Used
 * by `donation/constraints.ts` and `succession/family-constraints.ts`.
 * @param list the name of the list. The names in the constraint are those of fields of its rows.
 * @example inRows('don', atMost('exonere', 'montant')) // in each `don`, `exonere` is at most `montant`
 */
export const inRows = <const L extends string, Kind extends ConstraintKind>(
  list: L,
  { kind, operands, field, holds }: NamedConstraint<Kind, string>,
) => ({
  ...rowConstraint(list, field, { kind, operands } as ConstraintTerms, [], (params) =>
    indexesWhere(params[list] as readonly Values[], (row) => !holds(row, (name) => row[name] !== undefined)),
  ),
  withinRow: true as const,
})

/**
 * A constraint on the rows of a list, reported for the field `column` of each row at fault. Used by
 * `donation/constraints.ts`, `retraite-publique/constraints.ts` and `succession/family-constraints.ts`.
 * @param involves the other parameters that must be valid before it is checked.
 * @param rowsAtFault the indexes of these rows, from 0.
 */
export const rowConstraint = <const L extends string, const I extends string>(
  list: L,
  column: string,
  terms: ConstraintTerms,
  involves: readonly I[],
  rowsAtFault: (params: Values) => readonly number[],
) => ({
  ...(terms as ConstraintTerms<never>), // its operands may name fields of the row, which are no parameters
  field: list,
  column,
  involves,
  holds: (params: Values) => rowsAtFault(params).length === 0,
  rowsAtFault,
})

/**
 * The indexes of the rows for which a test is true. Used by `donation/constraints.ts`,
 * `retraite-publique/constraints.ts` and `succession/family-constraints.ts`.
 */
export const indexesWhere = <Row>(rows: readonly Row[], test: (row: Row, index: number) => boolean) =>
  rows.flatMap((row, index) => (test(row, index) ? [index] : []))

/** Whether a parameter has an effect: it is neither absent, nor 0, nor `false`. */
const isUsed = (value: unknown): boolean => value !== undefined && value !== 0 && value !== false
