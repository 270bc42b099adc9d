import type { CivilDate, Contract } from '@denier/core'
import type { Typed } from '../model/page-state.ts'

/** For each choice of a contract, the way that a form shows; `undefined` where what is typed mixes several. */
export type Ways = readonly (number | undefined)[]

const isTyped = (typed: Typed, name: string): boolean => (typed[name] ?? '') !== ''

/** The ways in use: those typed in, else those picked, else those of the worked example. */
export const waysOf = ({ exclusive, example }: Contract, typed: Typed, picked: Ways = []): Ways =>
  exclusive.map(({ ways }, index) => {
    const used = ways.flatMap(({ params }, way) => (params.some((name) => isTyped(typed, name)) ? [way] : []))
    if (used.length > 1) return undefined
    const given = ways.findIndex(({ params }) => params.some((name) => Object.hasOwn(example.query, name)))
    return used[0] ?? picked[index] ?? Math.max(given, 0)
  })

/** Every form that a page without script needs, the one in use first: each holds one way of each choice. */
export function everyWays(contract: Contract, typed: Typed): readonly (readonly number[])[] {
  const first = waysOf(contract, typed).map((way) => way ?? 0)
  const all = contract.exclusive.reduce<readonly (readonly number[])[]>(
    (forms, { ways }) => forms.flatMap((form) => ways.map((_, way) => [...form, way])),
    [[]],
  )
  return [first, ...all.filter((form) => form.join() !== first.join())]
}

/** Years between two days, or two years of the calendar, that a way begins with. */
const SPAN = 10

/**
 * What a way begins with once chosen, the others emptied: what stood there before, the worked example, or the last
 * ten years up to today or to the last year there is.
 */
export function begunWith(
  contract: Contract,
  choice: number,
  way: number,
  before: Typed,
  today: CivilDate,
): Typed {
  const ways = contract.exclusive[choice]?.ways ?? []
  const begun: Record<string, string> = {}
  for (const name of ways.flatMap(({ params }) => params)) begun[name] = ''
  const names = ways[way]?.params ?? []
  const example: Readonly<Record<string, unknown>> = contract.example.query
  names.forEach((name, index) => {
    const said = before[name] || (example[name] === undefined ? '' : String(example[name]))
    begun[name] = said || pastText(contract, name, (names.length - 1 - index) * SPAN, today)
  })
  return begun
}

/** A day or a year some years back; empty for all else. */
function pastText({ params }: Contract, name: string, back: number, today: CivilDate): string {
  const field = params[name]
  if (field?.kind === 'calendarYear' && field.max !== undefined) return String(field.max - back)
  if (field?.kind !== 'civilDate') return ''
  const day = today.slice('YYYY-'.length).replace('02-29', '02-28')
  return `${String(Number(today.slice(0, 'YYYY'.length)) - back).padStart('YYYY'.length, '0')}-${day}`
}
