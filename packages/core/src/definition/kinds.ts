import type { CivilDate } from '../units/civil-date.ts'
import { type KindName, kinds } from '../units/kinds.ts'
import type { Text } from '../units/text.ts'
import type { Field, FieldOptions, NullableOf, PresenceOf } from './field.ts'

/**
 * One function per kind of field. The kind settles JSON type, rounding, unit and usual range; the options give the
 * label, and the range, default or absence where they differ.
 *
 * @example euros({ min: 0.01, max: 1e12, label: { fr: 'Valeur initiale', en: 'Start value' } })
 */
type NumberOptions = FieldOptions<number> & {
  readonly min?: number
  readonly max?: number
  readonly among?: readonly number[]
}

/** A number, or one of those listed. */
type NumberOf<O> = O extends { readonly among: readonly (infer N extends number)[] } ? N : number

const make = <F extends Field>(kind: KindName, options: object): F => {
  const { min, max } = kinds[kind]
  return Object.freeze({
    kind,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...options,
  }) as F
}

const numberKind =
  (kind: KindName) =>
  <const O extends NumberOptions>(options: O): Field<NumberOf<O>, PresenceOf<O>, NullableOf<O>> =>
    make(kind, options)

export const euros = numberKind('euros')
export const monthlyEuros = numberKind('monthlyEuros')
export const annualRate = numberKind('annualRate')
export const percent = numberKind('percent')
export const ratio = numberKind('ratio')
export const years = numberKind('years')
export const wholeYears = numberKind('wholeYears')
export const months = numberKind('months')
export const wholeMonths = numberKind('wholeMonths')
export const plain = numberKind('plain')
export const count = numberKind('count')
export const age = numberKind('age')
export const calendarYear = numberKind('calendarYear')

export const flag = <const O extends FieldOptions<boolean>>(
  options: O,
): Field<boolean, PresenceOf<O>, NullableOf<O>> => make('flag', options)

export const civilDate = <const O extends FieldOptions<never>>(
  options: O,
): Field<CivilDate, PresenceOf<O>, NullableOf<O>> => make('civilDate', options)

/** A day or a month of the past, as a figure: `simulate` returns the text, `2008-10` or `2020-03-23`. */
export const isoDate = <const O extends FieldOptions<never>>(
  options: O,
): Field<string, PresenceOf<O>, NullableOf<O>> => make('isoDate', options)

/** A figure in words: `simulate` returns both languages, an answer holds one. */
export const prose = <const O extends FieldOptions<never>>(
  options: O,
): Field<Text, PresenceOf<O>, NullableOf<O>> => make('prose', options)

/** Three whole percents that sum to 100, as written: `50/30/20`. */
export type Split = `${number}/${number}/${number}`

export const split = <const O extends FieldOptions<Split>>(
  options: O,
): Field<Split, PresenceOf<O>, NullableOf<O>> => make('split', options)

/** One word of a list: `choice({ choices: { fin: {…}, debut: {…} }, default: 'fin', label: {…} })`. */
export const choice = <
  const C extends Readonly<Record<string, Text>>,
  const O extends FieldOptions<NoInfer<keyof C & string>>,
>(
  options: O & { readonly choices: C },
): Field<keyof C & string, PresenceOf<O>, NullableOf<O>> => make('choice', options)
