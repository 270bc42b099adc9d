/** The oracles of estates and gifts are held to the worked cases of test/vectors. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { expectExact } from './support/decimal.ts'
import { estateOf, figuresByPath } from './support/estate-oracle.ts'
import type { EstateQuestion } from './support/estate-oracle-types.ts'

type Figure = number | string | boolean | null
interface Case<Q> {
  readonly id: string
  readonly kind: string
  readonly inputs: Q
  readonly expected: Readonly<Record<string, Figure>>
}
const TODAY = '2026-11-23'

function vectors<Q>(name: string): readonly Case<Q>[] {
  const file = JSON.parse(readFileSync(new URL(`vectors/${name}.json`, import.meta.url), 'utf8'))
  return file.cases.filter((one: Case<Q>) => one.kind !== 'refusal')
}

/** Compares every figure that a case names: a cent for euros, a ten-thousandth for percents. */
function expectFigures(answer: unknown, expected: Readonly<Record<string, Figure>>): void {
  const figures = figuresByPath(answer)
  for (const [path, right] of Object.entries(expected)) {
    const found = figures.get(path)
    if (typeof right !== 'number' || typeof found !== 'object' || found === null)
      expect(found, path).toBe(right)
    else expectExact(right, found, path.includes('taux') ? 0.0001 : 0.01, path)
  }
}

describe('estateOf', () => {
  it.each(vectors<EstateQuestion>('estate'))('equals the worked figures of $id', ({ inputs, expected }) => {
    expectFigures(estateOf(inputs, TODAY), expected)
  })
})
