/**
 * The dated figures of the simulators that replay the past, held against an independent recomputation from the data
 * files: windows since 1871 and 1971, the world proxy since 2003, four crises. Run by the quick tests.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dca } from '../packages/core/src/simulateurs/dca/index.ts'
import { drawdown } from '../packages/core/src/simulateurs/drawdown/index.ts'
import { livretAVsEtf } from '../packages/core/src/simulateurs/livret-a-vs-etf/index.ts'
import { retraiteFire } from '../packages/core/src/simulateurs/retraite-fire/index.ts'
import './support/history.ts'
import { ask } from './support/queries.ts'

type Value = string | number | null | readonly Value[] | { readonly [name: string]: Value }

/** `part` is the member of `data` that `expected` describes; empty, the whole. */
interface Vectors {
  readonly count: number
  readonly tolerance: { readonly euros: number; readonly percent: number }
  readonly cases: readonly {
    readonly simulateur: 'retraite-fire' | 'dca' | 'livret-a-vs-etf' | 'drawdown'
    readonly query: string
    readonly part: string
    readonly expected: Readonly<Record<string, Value>>
  }[]
}

const { cases, count, tolerance }: Vectors = JSON.parse(
  readFileSync(new URL('./vectors/market-history.json', import.meta.url), 'utf8'),
)

const answers = {
  'retraite-fire': (query: string) => ask(retraiteFire, query).data,
  dca: (query: string) => ask(dca, query).data,
  'livret-a-vs-etf': (query: string) => ask(livretAVsEtf, query).data,
  drawdown: (query: string) => ask(drawdown, query).data,
} as const

/** Euros or percents within the tolerance of the vectors, dates and counts equal, lists of the same length. */
function expectValue(path: string, found: unknown, expected: Value): void {
  if (typeof expected === 'number') {
    const limit = /capital/i.test(path) ? tolerance.euros : tolerance.percent
    // Both sides are rounded to the last decimal; the small addition is the noise of their difference.
    expect([path, Math.abs(Number(found) - expected) <= limit + 1e-9 && found !== null, found]).toEqual([
      path,
      true,
      found,
    ])
  } else if (expected === null || typeof expected === 'string')
    expect([path, found]).toEqual([path, expected])
  else {
    if (Array.isArray(expected)) expect([path, (found as unknown[]).length]).toEqual([path, expected.length])
    for (const [name, value] of Object.entries(expected))
      expectValue(`${path}.${name}`, (found as Readonly<Record<string, unknown>>)[name], value as Value)
  }
}

describe('market history', () => {
  it('has all the cases of the vectors', () => {
    expect(cases).toHaveLength(count)
    expect(cases.filter(({ query }) => query.includes('=monde')).length).toBeGreaterThan(20)
  })

  it.each(cases)('matches the independent recomputation of $simulateur, $query', (one) => {
    const data = answers[one.simulateur](one.query) as Readonly<Record<string, unknown>>
    expectValue(one.simulateur, one.part ? data[one.part] : data, one.expected)
  })
})
