/** Checks the presets and the exclusive parameters of contracts, which forms offer, against the parser. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validParams } from '../../../../test/support/queries.ts'
import { cases } from '../../../../test/support/tier.ts'
import { catalogue } from '../catalogue.ts'
import type { Simulator } from './simulator.ts'
import { startQuery } from './start-query.ts'

const simulators: readonly Simulator[] = catalogue

const having = (list: 'presets' | 'exclusive') =>
  simulators.filter(({ contract }) => contract[list].length > 0)

describe.each(having('presets'))('presets of $contract.name', ({ contract, parser }) => {
  const { presets, example, params } = contract
  const given = presets.flatMap(({ query }) => Object.keys(query))

  it('has two to eight presets, each with its own ASCII name', () => {
    const names = presets.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(1)
    expect(names.length).toBeLessThan(9)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/)
  })

  it.each(presets)(
    'accepts $name with the parameters of the worked example that no preset gives',
    ({ query }) => {
      const others = Object.entries(example.query).filter(([name]) => !given.includes(name))
      expect(parser.fromObject({ ...Object.fromEntries(others), ...query })).toMatchObject({
        ok: true,
        params: query,
      })
    },
  )

  it('gives in each preset every required parameter that any preset gives', () => {
    const needed = given.filter((name) => params[name]?.default === undefined && !params[name]?.optional)
    for (const { query } of presets)
      expect(Object.keys(query)).toEqual(expect.arrayContaining([...new Set(needed)]))
    expect(Object.keys(params)).toEqual(expect.arrayContaining(given))
  })

  it('has no two presets with the same values', () => {
    const values = presets.map(({ query }) => JSON.stringify(Object.entries(query).sort()))
    expect(new Set(values).size).toBe(values.length)
  })
})

describe('startQuery', () => {
  const preset = (name: string, query: object) => ({ name, title: { fr: name, en: name }, query })
  const contract = {
    name: 'essai',
    example: { query: { a: 1, b: 2, d: 5 }, expect: {} },
    presets: [preset('bas', { b: 0 }), preset('haut', { b: 3, c: 4 })],
  }

  it('gives the worked example where the contract names no preset', () => {
    expect(startQuery(contract)).toEqual({ a: 1, b: 2, d: 5 })
  })

  it('puts the preset over the example, without the values that other presets give', () => {
    expect(startQuery({ ...contract, startPreset: 'haut' })).toEqual({ a: 1, b: 3, c: 4, d: 5 })
    const presets = [preset('bas', { b: 0 }), preset('autre', { d: 6 })]
    expect(startQuery({ ...contract, presets, startPreset: 'bas' })).toEqual({ a: 1, b: 0 })
  })

  it('throws on the name of no preset', () => {
    expect(() => startQuery({ ...contract, startPreset: 'moyen' })).toThrow('moyen')
  })

  it.each(simulators)(
    'gives values that the parser of $contract.name accepts',
    ({ contract: own, parser }) => {
      expect(parser.fromObject(startQuery(own))).toMatchObject({ ok: true })
    },
  )

  it('begins an estate with two children, without the spouse and life insurance of the example', () => {
    const estate = simulators.find(({ contract: own }) => own.name === 'succession') ?? expect.fail()
    expect(startQuery(estate.contract)).toEqual({
      patrimoine: 601_500,
      lien: 'enfant',
      heritiers: 2,
      conjoint_survivant: false,
      assurance_vie: 0,
    })
  })

  it('starts from the preset named as realistic wherever a contract has one', () => {
    const realistic = simulators.filter(({ contract: own }) =>
      own.presets.some(({ title }) => title.en.startsWith('Realistic')),
    )
    expect(realistic.length).toBeGreaterThan(0)
    for (const { contract: own } of realistic) {
      const start = own.presets.find(({ name }) => name === own.startPreset)
      expect([own.name, start?.title.en]).toEqual([own.name, expect.stringMatching(/^Realistic/)])
    }
  })
})

describe.each(having('exclusive'))('exclusive parameters of $contract.name', ({ contract, parser }) => {
  const ways = contract.exclusive.flatMap((one) => one.ways)
  const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

  /**
   * Valid queries that give all the parameters of one way, not all of them as empty lists, which count as
   * absent.
   */
  const queriesOf = (way: readonly string[]) =>
    validParams(contract, undefined, way).filter(
      (query: Readonly<Record<string, unknown>>) =>
        way.every((name) => name in query) && !way.every((name) => isEmpty(query[name])),
    )

  it('lists each parameter in one way only', () => {
    const named = ways.flatMap(({ params }) => params)
    expect(Object.keys(contract.params)).toEqual(expect.arrayContaining(named))
    expect(new Set(named).size).toBe(named.length)
    // two at most: without a script, a link of the form leads from one way to the other
    for (const { ways } of contract.exclusive) expect(ways).toHaveLength(2)
  })

  it('accepts each way', () => {
    for (const { params } of ways) expect(fc.sample(queriesOf(params), 5)).toHaveLength(5)
  })

  it('rejects two ways at once, whichever parameter of the second is given', () => {
    for (const { ways } of contract.exclusive)
      for (const one of ways)
        for (const other of ways.filter((way) => way !== one))
          fc.assert(
            fc.property(queriesOf(one.params), queriesOf(other.params), (query, second) => {
              const added = Object.entries(second).filter(([name]) => other.params.includes(name))
              const parsed = parser.fromObject({ ...query, ...Object.fromEntries(added) })
              expect(parsed).toMatchObject({ ok: false })
              if (!parsed.ok) expect(parsed.problems.map(({ code }) => code)).toContain('inconsistent')
            }),
            cases(20),
          )
  })

  it('lists in its ways every parameter that has a constraint excludedBy', () => {
    const listed = ways.flatMap(({ params }) => params)
    for (const { field, kind } of contract.constraints)
      if (kind === 'excludedBy') expect(listed).toContain(field)
  })
})

it('has exclusive parameters in exactly the contracts that have a constraint excludedBy', () => {
  const withExclusion = simulators.filter(({ contract }) =>
    contract.constraints.some(({ kind }) => kind === 'excludedBy'),
  )
  expect(having('exclusive')).toEqual(withExclusion)
})
