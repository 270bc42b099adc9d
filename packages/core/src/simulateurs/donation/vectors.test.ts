/** `donation` against cases computed apart, and against published examples. */
import { readFileSync } from 'node:fs'
import { ask, readQuery } from '@denier/core'
import { describe, expect, it } from 'vitest'
import type { CivilDate } from '../../units/civil-date.ts'
import { donation } from './index.ts'

/** A case of `test/vectors/donation.json`. */
interface Case {
  readonly id: string
  /** `refusal` where the question must be refused; else what the case is about. */
  readonly kind: string
  /** The question, as a query string. */
  readonly query: string
  /** Figures computed apart, by path in the data of the answer. */
  readonly expected?: Readonly<Record<string, number | string>>
  /** Figures as the source of the case publishes them, by path. */
  readonly printed?: Readonly<Record<string, number>>
  /** The problems of a refused question. */
  readonly errors?: readonly { readonly field: string; readonly code: string }[]
}

/** The day of the law with which the cases were computed. */
const DAY = '2026-11-23' as CivilDate
/** The most euros by which a figure may differ: the cases are rounded to the cent. */
const EUROS = 0.01
/** The same for a rate, in points of percent: most cases have six decimals, some four. */
const PERCENT = 0.0001
/** Published figures are often rounded to the euro. */
const PUBLISHED = 1

const { cases }: { readonly cases: readonly Case[] } = JSON.parse(
  readFileSync(new URL('../../../../../test/vectors/donation.json', import.meta.url), 'utf8'),
)

const parse = (query: string) => donation.parser.fromQuery(readQuery(query))

function answer(query: string): unknown {
  const parsed = parse(query)
  if (!parsed.ok) return expect.fail(`${query}: ${parsed.problems.map(({ message }) => message).join('; ')}`)
  return donation.compute(parsed.params, { today: DAY }, 'fr').data
}

const figureAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>>)[name], data)

const toleranceOf = (path: string): number => (/taux/i.test(path) ? PERCENT : EUROS)

const computed = cases.filter(({ kind }) => kind !== 'refusal')
const refused = cases.filter(({ kind }) => kind === 'refusal')

describe('donation: cases computed apart', () => {
  it('finds every case that is not a refusal', () => expect(computed.length).toBeGreaterThan(60))

  it.each(computed.map((one) => [one.id, one] as const))('agrees with %s', (_, { query, expected = {} }) => {
    const data = answer(query)
    const wrong = Object.entries(expected).flatMap(([path, value]) => {
      const found = figureAt(data, path)
      const isSame =
        typeof value === 'number' ? Math.abs(Number(found) - value) <= toleranceOf(path) : found === value
      return isSame ? [] : [{ path, found, value }]
    })
    expect(wrong).toEqual([])
  })

  it.each(computed.flatMap(({ id, query, printed }) => (printed ? [[id, query, printed] as const] : [])))(
    'agrees within a euro with what the source of %s prints',
    (_, query, printed) => {
      const data = answer(query)
      for (const [path, value] of Object.entries(printed))
        expect(Math.abs(Number(figureAt(data, path)) - value)).toBeLessThanOrEqual(PUBLISHED)
    },
  )
})

/** The problems of a question, those that only the computation finds included: no parser has a clock. */
async function problemsOf(query: string) {
  const reply = await ask(donation, query, { today: DAY })
  return (reply.errors ?? []).map(({ field, code }) => ({ field, code }))
}

describe('donation: questions that must be refused', () => {
  it('finds every refusal', () => expect(refused.length).toBe(13))

  it.each(refused.map((one) => [one.id, one] as const))('refuses %s', async (_, { query, errors }) => {
    expect(await problemsOf(query)).toEqual(errors)
  })

  it('refuses an earlier gift that comes after a dated one, and not one of that day', async () => {
    const gift = 'montant=1000&lien=enfant&date=2026-06-01&anterieure=montant:5,date:'
    expect(await problemsOf(`${gift}2026-06-02`)).toEqual([
      { field: 'anterieure[1].date', code: 'inconsistent' },
    ])
    expect(await problemsOf(`${gift}2026-06-01`)).toEqual([])
  })
})
