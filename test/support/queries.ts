/** Random valid queries of any simulator, drawn from its contract, and the way to ask them as a client does. */
import { type Answer, type Contract, compileParser, type Field, kinds, readQuery, rowOf } from '@denier/core'
import fc from 'fast-check'
import type { InputOf, Params, Shape } from '../../packages/core/src/definition/shape.ts'
import type { Simulator } from '../../packages/core/src/definition/simulator.ts'
import type { CivilDate } from '../../packages/core/src/units/civil-date.ts'

const TODAY = '2026-12-01' as CivilDate

/**
 * What a caller may give to a simulator: `QueryOf<typeof contract>`. Used by `fiscalite-questions.ts`,
 * `one-kinship.ts`, `achat-location/laws.test.ts` and others in `simulateurs`.
 */
export type QueryOf<C extends { readonly params: Params }> = InputOf<C['params']>
/**
 * The data of its answer: `ResultOf<typeof contract>`. Used by `one-kinship.ts`,
 * `achat-location/oracle.test.ts`, `cagr/oracle.test.ts` and others in `simulateurs`.
 */
export type ResultOf<C extends { readonly result: Shape }> = Answer<C['result']>['data']

/** The smallest positive number drawn: smaller doubles lose digits after some divisions. */
const LEAST = 1e-290

/**
 * Queries that the contract accepts, over its whole bounds: bounds, zeros, tiny numbers, everyday amounts and
 * any doubles. What has a default or may be absent is left out half of the time. Of parameters that exclude
 * one another, those of one way are drawn. Used by `charts.ts`, `explanations.ts`, `explications.ts` and others
 * in `simulateurs`, `packages/core`, `support` and other folders.
 * @param least the smallest positive number drawn.
 * @param always the parameters that every query gives, besides the required ones.
 */
export function validParams<P extends Params>(
  contract: Contract<P>,
  least = LEAST,
  always: readonly string[] = [],
): fc.Arbitrary<InputOf<P>> {
  const { name, params, constraints } = contract
  const parser = compileParser(name, params, constraints)
  const fields: [string, Field][] = Object.entries(params)
  const drawn = Object.fromEntries(fields.map(([name, field]) => [name, valuesOf(field, least)]))
  const requiredKeys = fields
    .filter(([name, field]) => isRequired(field) || always.includes(name))
    .map(([name]) => name)
  const any = fc
    .tuple(fc.record(drawn, { requiredKeys, noNullPrototype: true }), excludedParams(contract, always))
    .map(([input, excluded]) =>
      Object.fromEntries(Object.entries(input).filter(([name]) => !excluded.includes(name))),
    )
  const isSeldomValid = fields.length > MANY || fields.some(([, { kind }]) => kind === 'list')
  const whole = isSeldomValid ? any.map((input) => withoutFaults(input, parser, requiredKeys)) : any
  return whole.filter((input) => parser.fromObject(input).ok) as fc.Arbitrary<InputOf<P>>
}

/**
 * With more parameters than this, or with lists, drawn values seldom go together: those at fault are left
 * out.
 */
const MANY = 40

/**
 * The parameters of the exclusive sets (“ways”) that a query does not use; never those that are always given.
 */
function excludedParams(
  { exclusive }: Pick<Contract, 'exclusive'>,
  always: readonly string[],
): fc.Arbitrary<readonly string[]> {
  const excludedByWay = exclusive.map(({ ways }) => {
    const names = ways.map(({ params }) => params)
    const known = names.filter((way) => way.some((name) => always.includes(name)))
    return fc
      .constantFrom(...(known.length > 0 ? known : names))
      .map((way) => names.flat().filter((name) => !way.includes(name)))
  })
  return fc.tuple(...excludedByWay).map((excluded) => excluded.flat())
}

/**
 * A question without the rows and parameters that the parser refuses, but for those of `requiredKeys`. Used
 * by `fiscalite-questions.ts` and `fiscalite/oracle.test.ts`.
 */
export function withoutFaults(
  input: Readonly<Record<string, unknown>>,
  parser: Pick<ReturnType<typeof compileParser>, 'fromObject'>,
  requiredKeys: readonly string[],
): Readonly<Record<string, unknown>> {
  const parsed = parser.fromObject(input)
  if (parsed.ok) return input
  const faultyRows = parsed.problems.flatMap(({ field }) => rowOf(field) ?? [])
  if (faultyRows.length > 0) return withoutFaults(withoutRows(input, faultyRows), parser, requiredKeys)
  const isGiven = (name: string) => Object.hasOwn(input, name) && !requiredKeys.includes(name)
  // a sum is reported for its first term, which may not be the one given
  const faulty = new Set(
    parsed.problems.flatMap(({ field, message }) =>
      isGiven(field) ? [field] : message.split(/\W+/).filter(isGiven),
    ),
  )
  return faulty.size > 0
    ? withoutFaults(
        Object.fromEntries(Object.entries(input).filter(([name]) => !faulty.has(name))),
        parser,
        requiredKeys,
      )
    : input
}

/** A question without some rows of its lists. */
const withoutRows = (
  input: Readonly<Record<string, unknown>>,
  faulty: readonly { readonly list: string; readonly row: string }[],
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.filter(
            (_, index) => !faulty.some(({ list, row }) => list === name && Number(row) === index + 1),
          )
        : value,
    ]),
  )

const isRequired = (field: Field): boolean => field.default === undefined && !field.optional

/** Values of one field, as a caller may give them. */
function valuesOf(field: Field, least: number): fc.Arbitrary<unknown> {
  switch (kinds[field.kind].json) {
    case 'number':
    case 'integer':
      return numbers(field, least)
    case 'boolean':
      return fc.boolean()
    case 'string':
      // what must be dated has happened: a birth, a purchase; no parser has a clock to refuse a later day
      if (field.kind === 'civilDate' && isRequired(field)) return pastDates
      if (field.kind === 'civilDate')
        return fc.oneof(
          { weight: 9, arbitrary: dates('1970', '2030') },
          { weight: 1, arbitrary: dates('0001', '9999') },
        )
      if (field.kind === 'split') return splits
      return fc.constantFrom(...Object.keys(field.choices ?? {}))
    case 'array':
      return fc.array(rowsOf(field, least), { maxLength: MOST_ROWS })
  }
}

/** The most rows of a list that are drawn: few, so that the row numbers drawn in other rows often exist. */
const MOST_ROWS = 4
const rowNumbers = fc.integer({ min: 1, max: MOST_ROWS })

/** Rows of a list, with the required fields and some of the others. The days of rows are past: no simulator refuses them. */
const rowsOf = ({ list }: Field, least: number): fc.Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries(
      Object.entries(list?.row ?? {}).map(([name, field]) => [
        name,
        field.kind === 'civilDate' ? pastDates : field.refersTo ? rowNumbers : valuesOf(field, least),
      ]),
    ),
    {
      requiredKeys: Object.entries(list?.row ?? {}).flatMap(([name, field]) =>
        isRequired(field) ? [name] : [],
      ),
    },
  )

function numbers(field: Field, least: number): fc.Arbitrary<number> {
  const { min, max, kind, among } = field
  if (among) return fc.constantFrom(...among)
  if (min === undefined || max === undefined) throw new Error(`A parameter of kind ${kind} has no bounds`)
  const decimals = kinds[kind].decimals ?? 0
  const isInside = (value: number) => value >= min && value <= max
  const edges = [min, max, 0, 1, ...(typeof field.default === 'number' ? [field.default] : [])]
  if (decimals === 0) {
    const whole = fc.integer({ min, max })
    return fc.oneof(
      { weight: 1, arbitrary: fc.constantFrom(...edges.filter(isInside)) },
      { weight: 4, arbitrary: whole },
    )
  }
  const scale = 10 ** decimals
  const round = fc
    .integer({ min: Math.ceil(min * scale), max: Math.floor(max * scale) })
    .map((n) => n / scale)
  const tiny = [1 / scale, -1 / scale, 1e-9, -1e-9, least, max - 1 / scale, min + 1 / scale]
  return fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...[...edges, ...tiny].filter(isInside)) },
    { weight: 3, arbitrary: round },
    { weight: 4, arbitrary: everyday(max, decimals).filter(isInside) },
    {
      weight: 1,
      arbitrary: fc.double({ min, max, noNaN: true }).map((value) => (Math.abs(value) < least ? 0 : value)),
    },
  )
}

/**
 * Amounts spread evenly over their orders of magnitude, as many around 100 as around 100 000; a tenth are
 * negative.
 */
const everyday = (max: number, decimals: number): fc.Arbitrary<number> =>
  fc
    .tuple(fc.double({ min: -decimals, max: Math.log10(Math.max(max, 1)), noNaN: true }), fc.nat(9))
    .map(([power, tenth]) => Number((10 ** power * (tenth === 0 ? -1 : 1)).toFixed(decimals)) + 0)

/** ISO days from the first day of a year to the last one of another. */
const dates = (from: string, to: string): fc.Arbitrary<string> =>
  fc
    .date({ min: new Date(`${from}-01-01`), max: new Date(`${to}-12-31`), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))

const pastDates = fc.oneof(
  { weight: 9, arbitrary: dates('1990', '2025') },
  { weight: 1, arbitrary: dates('0001', '2025') },
)

/** Three percentages that sum to 100: `50/30/20`. */
const splits = fc
  .tuple(fc.nat(100), fc.nat(100))
  .map(([a, b]) => [Math.min(a, b), Math.abs(a - b), 100 - Math.max(a, b)].join('/'))

/**
 * The query string of values by parameter; a list gives its parameter once for each row. Used by
 * `interfaces.ts`, `goal-seek/goal-seek.test.ts`, `csv/csv.test.ts` and others in `load`, `cli`, `edge` and
 * `library`.
 */
export const textOf = (input: object): string =>
  Object.entries(input)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) => textsOf(value).map((text) => `${name}=${encodeURIComponent(text)}`))
    .join('&')

/**
 * A value as the texts of its parameter, in an address or a command: one for each row of a list. Used by
 * `interfaces.ts`, `batch/figures.test.ts`, `cli/support.ts` and `web/result-page.ts`.
 */
export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.map((row: object) =>
        Object.entries(row)
          .filter(([, item]) => item !== undefined)
          .map(([name, item]) => `${name}:${item}`)
          .join(','),
      )
    : [String(value)]

/**
 * Asks a simulator as a client does: text in, through the parser, rounded figures out. Used by
 * `one-kinship.ts`, `sentences.ts`, `goal-seek/goal-seek.test.ts` and others in `simulateurs`,
 * `packages/core` and `test`.
 * @throws Error when the query is refused, with the reasons.
 */
export function ask<P extends Params, R extends Shape, N extends string>(
  simulator: Simulator<P, R, N>,
  query: string | InputOf<P>,
  today: CivilDate = TODAY,
): Answer<R> {
  const text = typeof query === 'string' ? query : textOf(query)
  const parsed = simulator.parser.fromQuery(readQuery(text))
  if (!parsed.ok)
    throw new Error(`${text} is refused: ${parsed.problems.map((one) => one.message).join('; ')}`)
  return simulator.answer(parsed.params, { today }, 'fr')
}
