/** What a form begins from, and the choices it offers: held against the parser that will judge what it sends. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validParams } from '../../../../test/support/queries.ts'
import { cases } from '../../../../test/support/tier.ts'
import { catalogue } from '../catalogue.ts'
import type { Simulator } from './simulator.ts'

const simulators: readonly Simulator[] = catalogue

const having = (list: 'presets' | 'exclusive') =>
  simulators.filter(({ contract }) => contract[list].length > 0)

describe.each(having('presets'))('presets of $contract.name', ({ contract, parser }) => {
  const { presets, example, params } = contract

  it('has two to four, each with its own ASCII name', () => {
    const names = presets.map(({ name }) => name)
    expect([2, 3, 4]).toContain(names.length)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/)
  })

  it.each(presets)('accepts $name with the worked example', ({ query }) => {
    expect(parser.fromObject({ ...example.query, ...query })).toMatchObject({ ok: true, params: query })
  })

  it('sets the same parameters in each, so that none remains of the one chosen before', () => {
    const keys = presets.map(({ query }) => Object.keys(query).sort())
    for (const one of keys) expect(one).toEqual(keys[0])
    expect(Object.keys(params)).toEqual(expect.arrayContaining(keys[0] ?? []))
  })

  it('gives each its own values', () => {
    const said = presets.map(({ query }) => JSON.stringify(Object.entries(query).sort()))
    expect(new Set(said).size).toBe(said.length)
  })
})

describe.each(having('exclusive'))('exclusive parameters of $contract.name', ({ contract, parser }) => {
  const ways = contract.exclusive.flatMap((one) => one.ways)
  const asks = (query: object, way: readonly string[]) => way.every((name) => name in query)

  /** Queries that go one way and say all that belongs to it. */
  const going = (way: readonly string[]) =>
    validParams(contract, undefined, way).filter((query) => asks(query, way))

  it('lists each parameter in one way only', () => {
    const named = ways.flatMap(({ params }) => params)
    expect(Object.keys(contract.params)).toEqual(expect.arrayContaining(named))
    expect(new Set(named).size).toBe(named.length)
    for (const { ways } of contract.exclusive) expect(ways.length).toBeGreaterThan(1)
  })

  it('accepts each way', () => {
    for (const { params } of ways) expect(fc.sample(going(params), 5)).toHaveLength(5)
  })

  it('rejects two ways at once, whichever parameter of the second is given', () => {
    for (const { ways } of contract.exclusive)
      for (const one of ways)
        for (const other of ways.filter((way) => way !== one))
          fc.assert(
            fc.property(going(one.params), going(other.params), (query, second) => {
              const added = Object.entries(second).filter(([name]) => other.params.includes(name))
              const parsed = parser.fromObject({ ...query, ...Object.fromEntries(added) })
              expect(parsed).toMatchObject({ ok: false })
              if (!parsed.ok) expect(parsed.problems.map(({ code }) => code)).toContain('inconsistent')
            }),
            cases(20),
          )
  })

  it('lists every parameter that a constraint excludes', () => {
    const listed = ways.flatMap(({ params }) => params)
    for (const { field, message } of contract.constraints)
      if (message.includes(' must not be given with ')) expect(listed).toContain(field)
  })
})

it('has exclusive parameters in a contract exactly where a constraint excludes some', () => {
  const refusing = simulators.filter(({ contract }) =>
    contract.constraints.some(({ message }) => /must not be given with (?!nature)/.test(message)),
  )
  expect(having('exclusive')).toEqual(refusing)
})
