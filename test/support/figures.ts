/** What is true of every answer: only finite figures, and no impossible one without a word about it. */
import type { Answer } from '@denier/core'
import { expect } from 'vitest'

/**
 * For each figure that may be `null`, by its path without row numbers (`yearly.valeur`): the warning that then
 * explains it, or `undefined` when it was not asked for.
 */
export type Explained = Readonly<Record<string, string | undefined>>

/** Holds an answer to it. `explained` names every figure that may be `null` in this answer. */
export function expectSound(answer: Answer, explained: Explained): void {
  const codes = new Set(answer.meta.avertissements.map(({ code }) => code))
  for (const [path, value] of figuresOf(answer.data, '')) {
    if (typeof value === 'number' && !Number.isFinite(value)) expect.fail(`${path} is ${value}`)
    if (Object.is(value, -0)) expect.fail(`${path} is -0`)
    if (value === undefined) expect.fail(`${path} has no value`)
    if (value !== null) continue
    if (!(path in explained)) expect.fail(`${path} is null`)
    const warning = explained[path]
    if (warning !== undefined && !codes.has(warning)) expect.fail(`${path} is null without ${warning}`)
  }
}

function* figuresOf(value: unknown, path: string): Generator<[path: string, value: unknown]> {
  if (Array.isArray(value)) for (const row of value) yield* figuresOf(row, path)
  else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      yield* figuresOf(member, path === '' ? name : `${path}.${name}`)
    }
  } else yield [path, value]
}

/** Doubles stray by some 1e-16 at each step: a law between figures far above 1e9 holds to this share of them. */
const NOISE = 1e-11

/** Two figures that a law says are equal: within what their rounding allows, a cent for two euros. */
export function expectNear(a: number, b: number, allowed = 0.01): void {
  if (!(Math.abs(a - b) <= allowed * 1.0001 + NOISE * Math.abs(b)))
    expect.fail(`${a} is not ${b}, within ${allowed}`)
}

/** Two figures that a law puts in this order. */
export function expectOrder(low: number, high: number): void {
  if (!(low <= high + NOISE * Math.abs(high))) expect.fail(`${low} is above ${high}`)
}
