/**
 * One function per kind of field. The kind sets the JSON type, the rounding, the unit and the usual range; the options
 * give the label, and the range, the default or the absence where they differ.
 */
import type { CivilDate } from '../units/civil-date.ts'
import { type KindName, kinds } from '../units/kinds.ts'
import type { Text } from '../units/text.ts'
import type { Field, FieldOptions, NullableOf, PresenceOf } from './field.ts'

/** Options of a field of numbers: a range, what divides it, or the list of the only values allowed. */
type NumberOptions = FieldOptions<number> & {
  readonly min?: number
  readonly max?: number
  readonly multipleOf?: number
  readonly among?: readonly number[]
  readonly refersTo?: string
  readonly step?: number
}

/** A number, or one of those listed. */
type NumberOf<O> = O extends { readonly among: readonly (infer N extends number)[] } ? N : number

/** A frozen field of a kind: the options win over the usual range of the kind. */
const make = <F extends Field>(kind: KindName, options: object): F => {
  const { min, max } = kinds[kind]
  return Object.freeze({
    kind,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...options,
  }) as F
}

/** The function of a kind of number; `units/kinds.ts` has its unit and its range. */
const numberKind =
  (kind: KindName) =>
  <const O extends NumberOptions>(options: O): Field<NumberOf<O>, PresenceOf<O>, NullableOf<O>> =>
    make(kind, options)

/**
 * An amount of money in euros, rounded to the cent in answers; 0 to 1e9 unless the options differ. Used by
 * `achat-location/params.ts`, `achat-location/result.ts`, `budget-50-30-20/params.ts`, `budget-50-30-20/result.ts`
 * and others in `simulateurs`.
 * @example euros({ min: 0.01, max: 1e12, label: { fr: 'Valeur initiale', en: 'Start value' } })
 */
export const euros = numberKind('euros')
/**
 * Euros paid or received each month; 0 to 1e7 unless the options differ. Used by `achat-location/params.ts`,
 * `achat-location/result.ts`, `budget-50-30-20/params.ts`, `budget-50-30-20/result.ts` and others in `simulateurs`.
 */
export const monthlyEuros = numberKind('monthlyEuros')
/**
 * A yearly rate in percent: 5 is 5 % a year; 0 to 100 unless the options differ. Used by `range/fields.ts`,
 * `common-fields.ts`, `property-fields.ts`, `achat-location/params.ts` and others in `simulateurs`.
 */
export const annualRate = numberKind('annualRate')
/**
 * A share in percent: 5 is 5 %; 0 to 100 unless the options differ. Used by `range/fields.ts`, `common-fields.ts`,
 * `property-fields.ts`, `achat-location/params.ts` and others in `simulateurs`.
 */
export const percent = numberKind('percent')
/**
 * A number without a unit, such as a multiple of the money paid in. Used by `budget-50-30-20/result.ts`,
 * `cagr/result.ts`, `fiscalite/params.ts`, `fiscalite/result.ts` and others in `simulateurs`.
 */
export const ratio = numberKind('ratio')
/**
 * A duration in years, fractions allowed. Used by `cagr/params.ts`, `cagr/result.ts`, `impact-frais/result.ts`,
 * `inflation/result.ts` and others in `simulateurs`.
 */
export const years = numberKind('years')
/**
 * A duration in whole years. Used by `range/fields.ts`, `achat-location/params.ts`, `coast-fire/result.ts`,
 * `cout-dette/params.ts` and others in `simulateurs`.
 */
export const wholeYears = numberKind('wholeYears')
/** A duration in months, fractions allowed. Used by `budget-50-30-20/result.ts`. */
export const months = numberKind('months')
/**
 * A duration in whole months. Used by `capacite-emprunt/params.ts`, `cout-dette/result.ts`, `dca/params.ts` and
 * `drawdown/result.ts`.
 */
export const wholeMonths = numberKind('wholeMonths')
/**
 * A number whose unit is that of another field; not rounded in answers. Used by `analyses/fields.ts` and
 * `goal-seek/goal-parser.ts`.
 */
export const plain = numberKind('plain')
/**
 * A whole number of something. Exported by `@denier/core`; used by `explication/explication-question.ts`,
 * `range/fields.ts`, `achat-location/result.ts`, `cagr/result.ts` and others in `simulateurs` and other packages.
 */
export const count = numberKind('count')
/**
 * The age of a person, in whole years. Used by `coast-fire/params.ts`, `coast-fire/result.ts`, `donation/params.ts`,
 * `fiscalite/params.ts` and others in `simulateurs`.
 */
export const age = numberKind('age')
/**
 * A year of the calendar, such as 2025. Used by `drawdown/result.ts`, `fiscalite/params.ts`, `inflation/params.ts`,
 * `inflation/result.ts` and others in `simulateurs`.
 */
export const calendarYear = numberKind('calendarYear')

/**
 * Yes or no. Used by `achat-location/result.ts`, `capacite-emprunt/params.ts`, `capacite-emprunt/result.ts`,
 * `coast-fire/result.ts` and others in `simulateurs`.
 */
export const flag = <const O extends FieldOptions<boolean>>(
  options: O,
): Field<boolean, PresenceOf<O>, NullableOf<O>> => make('flag', options)

/**
 * A day, `YYYY-MM-DD`, as a parameter. Used by `cagr/params.ts`, `donation/params.ts`,
 * `plus-value-immobiliere/params.ts`, `retraite-publique/params.ts` and `succession/family-params.ts`.
 */
export const civilDate = <const O extends FieldOptions<never>>(
  options: O,
): Field<CivilDate, PresenceOf<O>, NullableOf<O>> => make('civilDate', options)

/**
 * A day or a month of the past, as a figure: `simulate` returns the text, `2008-10` or `2020-03-23`. Used by
 * `range/fields.ts`, `dca/result.ts`, `drawdown/result.ts`, `plus-value-immobiliere/result.ts` and
 * `retraite-publique/result.ts`.
 */
export const isoDate = <const O extends FieldOptions<never>>(
  options: O,
): Field<string, PresenceOf<O>, NullableOf<O>> => make('isoDate', options)

/**
 * A figure in words: `simulate` returns both languages, an answer holds one. Used by `budget-50-30-20/result.ts`,
 * `dca/result.ts` and `drawdown/result.ts`.
 */
export const prose = <const O extends FieldOptions<never>>(
  options: O,
): Field<Text, PresenceOf<O>, NullableOf<O>> => make('prose', options)

/** Three whole percents that sum to 100, as written: `50/30/20`. */
type Split = `${number}/${number}/${number}`

/** Three whole percents that sum to 100, as a parameter. Used by `budget-50-30-20/params.ts`. */
export const split = <const O extends FieldOptions<Split>>(
  options: O,
): Field<Split, PresenceOf<O>, NullableOf<O>> => make('split', options)

/**
 * One value of a list, each with its label. Exported by `@denier/core`; used by `common-fields.ts`,
 * `explication/explication-question.ts`, `analyses/fields.ts`, `achat-location/result.ts` and others in
 * `simulateurs`, `@denier/mcp`, `@denier/api` and `@denier/cli`.
 * @example choice({ choices: { fin: {…}, debut: {…} }, default: 'fin', label: {…} })
 */
export const choice = <
  const C extends Readonly<Record<string, Text>>,
  const O extends FieldOptions<NoInfer<keyof C & string>>,
>(
  options: O & { readonly choices: C },
): Field<keyof C & string, PresenceOf<O>, NullableOf<O>> => make('choice', options)
