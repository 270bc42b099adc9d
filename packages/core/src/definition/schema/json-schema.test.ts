import { describe, expect, it } from 'vitest'
import { defineContract } from '../contract.ts'
import { choice, civilDate, count, euros, flag, percent, prose, ratio, split } from '../kinds.ts'
import { orNull, orOmitted, rows } from '../shape.ts'
import { jsonSchemaOfParams, jsonSchemaOfResult } from './json-schema.ts'

const text = (fr: string, en: string) => ({ fr, en })
const label = text('Essai', 'Trial')

const contract = defineContract({
  name: 'essai',
  title: label,
  purpose: label,
  group: 'epargner',
  sentence: { fr: () => 'Voilà.', en: () => 'There.' },
  params: {
    capital: euros({ label: text('Capital', 'Principal'), help: text('En euros.', 'In euros.') }),
    duree: count({ min: 1, max: 50, label }),
    parts_enfants: ratio({ min: 0, max: 15, multipleOf: 0.5, default: 0, label }),
    jour: civilDate({ optional: true, label }),
    parts: split({ default: '50/30/20', label }),
    mot: choice({ choices: { fin: label, debut: label }, default: 'fin', label }),
    oui: flag({ default: false, label }),
  },
  result: {
    resume: {
      gain: euros({ label }),
      taux: percent({ nullable: true, label }),
      an: count({ nullable: true, label }),
    },
    yearly: rows({ annee: count({ label }) }),
    avis: {
      texte: prose({ label }),
      jour: civilDate({ label }),
      mot: choice({ choices: { a: label }, label }),
    },
    anticipe: orNull({ cout: euros({ label }) }),
    mensuel: orOmitted(rows({ mois: count({ label }) })),
  },
  headings: { yearly: label, avis: label, anticipe: label, mensuel: label },
  charts: [],
  warnings: {},
  sources: [],
  disclaimer: label,
  example: { query: { capital: 1, duree: 1 }, expect: {} },
})

/**
 * A schema without its dialect, which another test checks, and without the long patterns of days and splits.
 */
const plain = (schema: object): unknown =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    ['$schema', 'pattern'].includes(key) ? undefined : value,
  )

const object = (
  properties: Record<string, unknown>,
  required: readonly string[] = Object.keys(properties),
) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

const title = 'Essai'

it('declares the dialect 2020-12 of JSON Schema', () => {
  const dialect = { $schema: 'https://json-schema.org/draft/2020-12/schema' }
  expect(jsonSchemaOfParams(contract, 'fr')).toMatchObject(dialect)
  expect(jsonSchemaOfResult(contract, 'fr')).toMatchObject(dialect)
})

describe('JSON Schema of parameters', () => {
  it('is a closed object with bounds, defaults, units and choices, that requires what has no default and is not optional', () => {
    expect(plain(jsonSchemaOfParams(contract, 'fr'))).toEqual(
      object(
        {
          capital: {
            type: 'number',
            minimum: 0,
            maximum: 1e9,
            title: 'Capital',
            description: 'En euros.',
            'x-unit': 'EUR',
          },
          duree: { type: 'integer', minimum: 1, maximum: 50, title },
          parts_enfants: { type: 'number', minimum: 0, maximum: 15, multipleOf: 0.5, default: 0, title },
          jour: { type: 'string', format: 'date', title },
          parts: { type: 'string', default: '50/30/20', title },
          mot: { type: 'string', enum: ['fin', 'debut'], default: 'fin', title },
          oui: { type: 'boolean', default: false, title },
        },
        ['capital', 'duree'],
      ),
    )
  })

  it('follows the order of the contract, in the requested language', () => {
    const { properties } = jsonSchemaOfParams(contract, 'en')
    expect(Object.keys(properties as object)).toEqual([
      'capital',
      'duree',
      'parts_enfants',
      'jour',
      'parts',
      'mot',
      'oui',
    ])
    expect(properties).toMatchObject({ capital: { title: 'Principal', description: 'In euros.' } })
  })
})

describe('JSON Schema of a result', () => {
  it('has closed objects and tables without bounds, with null and absence where the contract has them', () => {
    const number = { type: 'number', title, 'x-unit': 'EUR' }
    expect(plain(jsonSchemaOfResult(contract, 'fr'))).toEqual(
      object(
        {
          resume: object({
            gain: number,
            taux: { type: ['number', 'null'], title, 'x-unit': '%' },
            an: { type: ['integer', 'null'], title },
          }),
          yearly: { type: 'array', items: object({ annee: { type: 'integer', title } }) },
          avis: object({
            texte: { type: 'string', title },
            jour: { type: 'string', format: 'date', title },
            mot: { type: 'string', enum: ['a'], title },
          }),
          anticipe: { anyOf: [object({ cout: number }), { type: 'null' }] },
          mensuel: { type: 'array', items: object({ mois: { type: 'integer', title } }) },
        },
        ['resume', 'yearly', 'avis', 'anticipe'],
      ),
    )
  })
})
