/** Expectations on every answer: figures are finite, and each `null` one has its warning. For tests of simulators. */
import { isDeepStrictEqual } from 'node:util'
import type { Answer } from '@denier/core'
import { expect } from 'vitest'

/**
 * For each figure that may be `null`, by its path without row numbers (`yearly.valeur`): the warning that then
 * explains it, or `undefined` when it was not asked for.
 */
export type Explained = Readonly<Record<string, string | undefined>>

/**
 * Expects every figure of an answer to be a finite number other than -0, or `null` where `explained` names it
 * and its warning is given. Used by `achat-location/oracle.test.ts`, `budget-50-30-20/laws.test.ts`,
 * `cagr/oracle.test.ts` and others in `simulateurs`.
 */
export function expectSound(answer: Answer, explained: Explained): void {
  const codes = new Set(answer.meta.avertissements.map(({ code }) => code))
  eachDoubtful(answer.data, '', (path, value) => {
    if (typeof value === 'number' && !Number.isFinite(value)) expect.fail(`${path} is ${value}`)
    if (Object.is(value, -0)) expect.fail(`${path} is -0`)
    if (value === undefined) expect.fail(`${path} has no value`)
    if (!(path in explained)) expect.fail(`${path} is null`)
    const warning = explained[path]
    if (warning !== undefined && !codes.has(warning)) expect.fail(`${path} is null without ${warning}`)
  })
}

/** Whether a value may be unsound: a quick test, false for nearly all of them. */
const isDoubtful = (value: unknown): boolean =>
  typeof value === 'number' ? !Number.isFinite(value) || Object.is(value, -0) : value == null

function eachDoubtful(value: unknown, path: string, judge: (path: string, value: unknown) => void): void {
  if (Array.isArray(value)) for (const row of value) eachDoubtful(row, path, judge)
  else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      eachDoubtful(member, path === '' ? name : `${path}.${name}`, judge)
    }
  } else if (isDoubtful(value)) judge(path, value)
}

/**
 * Each step on doubles has a rounding error of some 1e-16 of the value: equality of figures far above 1e9 holds to
 * this share of them.
 */
const NOISE = 1e-11

/**
 * Expects two figures to be equal within `allowed`, in their unit: a cent by default, the rounding of two
 * amounts. Used by `achat-location/laws.test.ts`, `budget-50-30-20/laws.test.ts`, `cagr/laws.test.ts` and others
 * in `simulateurs`.
 */
export function expectNear(a: number, b: number, allowed = 0.01): void {
  if (!(Math.abs(a - b) <= allowed * 1.0001 + NOISE * Math.abs(b)))
    expect.fail(`${a} is not ${b}, within ${allowed}`)
}

/**
 * Expects the first figure to be at most the second one. Used by `achat-location/laws.test.ts`,
 * `budget-50-30-20/laws.test.ts`, `cagr/laws.test.ts` and others in `simulateurs`.
 */
export function expectAtMost(value: number, limit: number): void {
  if (!(value <= limit + NOISE * Math.abs(limit))) expect.fail(`${value} is above ${limit}`)
}

/**
 * `toEqual` for thousands of comparisons: a stricter and quicker one comes first, and most pass it. Used by
 * `goal-seek/laws.test.ts`, `schema/agreement.test.ts`, `achat-location/laws.test.ts` and others in
 * `simulateurs`, `edge`, `http` and other folders.
 */
export function expectAlike(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected)
}
