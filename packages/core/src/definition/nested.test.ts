import { describe, expect, it } from 'vitest'
import { defineContract } from './contract.ts'
import { count, euros, isoDate, percent } from './kinds.ts'
import { compilePresenter } from './present.ts'
import { jsonSchemaOfResult } from './schema/json-schema.ts'
import { orNull, pair, rows } from './shape.ts'

const label = { fr: 'Essai', en: 'Trial' }

/**
 * A table within the rows of another, an interval and a day, as simulators over history or random draws
 * answer.
 */
const result = {
  crises: rows({
    annee: count({ label }),
    faits: rows({ baisse: percent({ label }), creux: isoDate({ nullable: true, label }) }),
  }),
  hasard: orNull({ intervalle: pair(percent({ label })) }),
}
const contract = defineContract({
  name: 'essai',
  title: label,
  purpose: label,
  group: 'epargner',
  sentence: { fr: () => 'Voilà.', en: () => 'There.' },
  params: { montant: euros({ label }) },
  result,
  headings: { crises: label, 'crises.faits': label, hasard: label },
  charts: [],
  warnings: {},
  sources: [],
  disclaimer: label,
  example: { query: { montant: 1 }, expect: {} },
})
const present = compilePresenter(result)

describe('a nested result', () => {
  it('is rounded at every depth', () => {
    const data = present(
      {
        crises: [
          { annee: 2000, faits: [] },
          {
            annee: 2008,
            faits: [
              { baisse: -53.123_45, creux: '2009-03-09' },
              { baisse: -1, creux: null },
            ],
          },
        ],
        hasard: { intervalle: [1.000_05, 2] },
      },
      'fr',
    )
    expect(data).toEqual({
      crises: [
        { annee: 2000, faits: [] },
        {
          annee: 2008,
          faits: [
            { baisse: -53.1235, creux: '2009-03-09' },
            { baisse: -1, creux: null },
          ],
        },
      ],
      hasard: { intervalle: [1.0001, 2] },
    })
  })

  it('is described at every depth in JSON Schema', () => {
    const { properties } = jsonSchemaOfResult(contract, 'fr') as { properties: Record<string, object> }
    expect(properties).toMatchObject({
      crises: {
        type: 'array',
        items: {
          properties: { faits: { type: 'array', items: { properties: { baisse: { type: 'number' } } } } },
        },
      },
      hasard: {
        anyOf: [{ properties: { intervalle: { items: { type: 'number' }, minItems: 2, maxItems: 2 } } }, {}],
      },
    })
  })
})
