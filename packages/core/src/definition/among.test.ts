import { describe, expect, it } from 'vitest'
import { defineContract } from './contract.ts'
import { readQuery } from './grammar.ts'
import { percent } from './kinds.ts'
import { compileParser } from './parse.ts'
import { jsonSchemaOfParams } from './schema/json-schema.ts'
import type { ParamsOf } from './shape.ts'

const label = { fr: 'Essai', en: 'Trial' }
const params = { tmi: percent({ among: [0, 11, 30], default: 30, label }) }
const parser = compileParser('essai', params)

/** Compiles only if the type of the parameter is the union of the listed numbers. */
const known: ParamsOf<typeof params>['tmi'][] = [0, 11, 30]

describe('a field with among', () => {
  it.each([
    ['', 30],
    ['tmi=', 30],
    ['tmi=11', 11],
    ['tmi=1.1e1', 11],
    ['tmi=-0', 0],
  ])('reads %s as %d', (query, tmi) => {
    expect(known).toContain(tmi)
    expect(parser.fromQuery(readQuery(query))).toMatchObject({ ok: true, params: { tmi } })
  })

  it.each(['tmi=12', 'tmi=-11', 'tmi=500', 'tmi=abc', 'tmi=11%25', 'tmi=Infinity'])('rejects %s', (query) => {
    expect(parser.fromQuery(readQuery(query))).toEqual({
      ok: false,
      problems: [{ field: 'tmi', message: 'tmi must be one of 0, 11, 30', code: 'not_a_choice' }],
    })
  })

  it('accepts and rejects the same numbers given as values', () => {
    expect(parser.fromObject({ tmi: 11 }).ok).toBe(true)
    for (const tmi of ['11', 11.000001, NaN, null, true]) expect(parser.fromObject({ tmi }).ok).toBe(false)
  })

  it('is an enumeration in JSON Schema', () => {
    const contract = defineContract({
      name: 'essai',
      title: label,
      purpose: label,
      group: 'epargner',
      sentence: { fr: () => 'Voilà.', en: () => 'There.' },
      params,
      result: {},
      headings: {},
      charts: [],
      warnings: {},
      sources: [],
      disclaimer: label,
      example: { query: {}, expect: {} },
    })
    const { properties } = jsonSchemaOfParams(contract, 'fr') as { properties: Record<string, object> }
    expect(properties.tmi).toMatchObject({ type: 'number', enum: [0, 11, 30], default: 30 })
  })
})
