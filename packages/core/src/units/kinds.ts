/**
 * What a kind of field sets: the JSON type, the unit, the rounding of answers, and the range where a contract gives
 * none. Exported by `@denier/core`; used by `answer/parameter.ts` of `@denier/api`.
 */
export interface Kind {
  /** The JSON type of its values. */
  readonly json: 'number' | 'integer' | 'boolean' | 'string' | 'array'
  /** Decimals of answers; `undefined` where values are not rounded. */
  readonly decimals?: number
  /** The unit, for schemas; `undefined` for pure numbers, flags and texts. */
  readonly unit?: string
  /** The bounds of a parameter, included, where its contract sets none; `undefined` where there is none. */
  readonly min?: number
  readonly max?: number
}

const definitions = {
  /** An amount of money. */
  euros: { json: 'number', decimals: 2, unit: 'EUR', min: 0, max: 1e9 },
  /** An amount of money paid or received each month. */
  monthlyEuros: { json: 'number', decimals: 2, unit: 'EUR/month', min: 0, max: 1e7 },
  /** A yearly rate in percent: 5 is 5 % a year. */
  annualRate: { json: 'number', decimals: 4, unit: '%/year', min: 0, max: 100 },
  /** A share in percent: 5 is 5 %. */
  percent: { json: 'number', decimals: 4, unit: '%', min: 0, max: 100 },
  /** A pure number, such as "times the money paid in". */
  ratio: { json: 'number', decimals: 4 },
  /** A length of time in years, with its fraction. */
  years: { json: 'number', decimals: 2, unit: 'years' },
  /** A length of time in years, whole ones only. */
  wholeYears: { json: 'integer', decimals: 0, unit: 'years' },
  /** A length of time in months, with its fraction. */
  months: { json: 'number', decimals: 2, unit: 'months' },
  /** A length of time in whole months. */
  wholeMonths: { json: 'integer', decimals: 0, unit: 'months' },
  /** A number whose unit is that of another field. */
  plain: { json: 'number' },
  /** How many of something. */
  count: { json: 'integer', decimals: 0 },
  /** A person's age. */
  age: { json: 'integer', decimals: 0, unit: 'years', min: 0, max: 120 },
  /** A year of the calendar, such as 2025. */
  calendarYear: { json: 'integer', decimals: 0 },
  /** A day within formulas, which compare numbers: 20261125. No field has it. */
  dayNumber: { json: 'integer', decimals: 0, unit: 'YYYYMMDD' },
  /** Yes or no. */
  flag: { json: 'boolean' },
  /** One word of a list. */
  choice: { json: 'string' },
  /** A day, `YYYY-MM-DD`. */
  civilDate: { json: 'string' },
  /** A day or, where no day is meant, a month: `2008-10`. */
  isoDate: { json: 'string' },
  /** A sentence for people, in the language of the answer. */
  prose: { json: 'string' },
  /** Three whole percents that sum to 100, `50/30/20`. */
  split: { json: 'string' },
  /** Rows of small records, each with the same fields. */
  list: { json: 'array' },
} as const satisfies Record<string, Kind>

/** The names of the kinds, as contracts use them. */
export type KindName = keyof typeof definitions

/**
 * The kinds by name. Exported by `@denier/core`; used by `explanation/compile-explanation.ts`,
 * `explication/describe-names.ts`, `explication/explained-inputs.ts`, `analyses/figures.ts` and others in
 * `definition`, `analyses` and `files` and in other packages.
 */
export const kinds: Readonly<Record<KindName, Kind>> = definitions
