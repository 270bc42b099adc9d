import { type CivilDate, type Contract, startQuery } from '@denier/core'
import { valuesOf } from '../model/address.ts'
import type { FormValues } from '../model/page-state.ts'

/**
 * For each choice of a contract between exclusive parameters, the alternative ("way") that a form shows;
 * `undefined` when the typed values mix several. Used by `carried-values.tsx`, `form.tsx` and
 * `param-field.tsx`.
 */
export type Ways = readonly (number | undefined)[]

const isTyped = (typed: FormValues, name: string): boolean => (typed[name] ?? '') !== ''

/**
 * The ways to show: those with typed values, else those picked, else those of the worked example. Used by
 * `form.tsx`.
 */
export const waysOf = ({ exclusive, example }: Contract, typed: FormValues, picked: Ways = []): Ways =>
  exclusive.map(({ ways }, index) => {
    const used = ways.flatMap(({ params }, way) => (params.some((name) => isTyped(typed, name)) ? [way] : []))
    if (used.length > 1) return undefined
    const given = ways.findIndex(({ params }) => params.some((name) => Object.hasOwn(example.query, name)))
    return used[0] ?? picked[index] ?? Math.max(given, 0)
  })

/**
 * The forms of a page without a script, the one in use first: every combination of ways, an index for each
 * choice. Used by `form.tsx`.
 */
export function everyWays(contract: Contract, typed: FormValues): readonly (readonly number[])[] {
  const first = waysOf(contract, typed).map((way) => way ?? 0)
  const all = contract.exclusive.reduce<readonly (readonly number[])[]>(
    (forms, { ways }) => forms.flatMap((form) => ways.map((_, way) => [...form, way])),
    [[]],
  )
  return [first, ...all.filter((form) => form.join() !== first.join())]
}

/** Years between the two dates that a way is filled with. */
const SPAN = 10

/**
 * The values of a way when it is chosen, the other ways emptied: the earlier values, else those that a page starts from,
 * else the ten years up to today or to the last year allowed. Used by `form.tsx`.
 * @param choice the index of the choice in the contract.
 * @param way the index of the way in the choice.
 * @param before the last text that each parameter had.
 */
export function initialValuesOfWay(
  contract: Contract,
  choice: number,
  way: number,
  before: FormValues,
  today: CivilDate,
): FormValues {
  const ways = contract.exclusive[choice]?.ways ?? []
  const begun: Record<string, string> = {}
  for (const name of ways.flatMap(({ params }) => params)) begun[name] = ''
  const names = ways[way]?.params ?? []
  const start = valuesOf(contract.params, startQuery(contract))
  names.forEach((name, index) => {
    begun[name] =
      before[name] || start[name] || pastText(contract, name, (names.length - 1 - index) * SPAN, today)
  })
  return begun
}

/** A date or a year some years back; empty for other kinds. */
function pastText({ params }: Contract, name: string, back: number, today: CivilDate): string {
  const field = params[name]
  if (field?.kind === 'calendarYear' && field.max !== undefined) return String(field.max - back)
  if (field?.kind !== 'civilDate') return ''
  const day = today.slice('YYYY-'.length).replace('02-29', '02-28')
  return `${String(Number(today.slice(0, 'YYYY'.length)) - back).padStart('YYYY'.length, '0')}-${day}`
}

/**
 * The parameters of the other ways that have a value, and that the way chosen leaves out: those that its
 * contract names, or without values to begin with, those changed since the way shown began. Used by
 * `form.tsx`.
 * @param choice the index of the choice in the contract.
 * @param way the index of the way chosen.
 * @param left the values with which the way shown began.
 */
export function notCarriedBy(
  { exclusive }: Contract,
  choice: number,
  way: number,
  typed: FormValues,
  left: FormValues,
): readonly string[] {
  const ways = exclusive[choice]?.ways ?? []
  const { carried, notCarried = [] } = ways[way] ?? {}
  const isUsed = (name: string): boolean => !['', '0', 'false'].includes(typed[name] ?? '')
  const isLeftOut = (name: string): boolean =>
    carried ? notCarried.includes(name) : (typed[name] ?? '') !== (left[name] ?? '')
  return ways
    .filter((_, index) => index !== way)
    .flatMap(({ params }) => params)
    .filter((name) => isUsed(name) && isLeftOut(name))
}
