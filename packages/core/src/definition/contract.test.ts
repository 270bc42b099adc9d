import { describe, expect, it } from 'vitest'
import { defineContract } from './contract.ts'
import { deepFreeze } from './freeze.ts'
import { choice, count, euros } from './kinds.ts'
import { rows } from './shape.ts'

const text = () => ({ fr: 'Essai', en: 'Trial' })

const sentence = { fr: () => 'Voilà.', en: () => 'There.' }

/** A contract as a simulator declares it, without the optional members. */
const declared = () => ({
  name: 'essai',
  title: text(),
  purpose: text(),
  group: 'epargner' as const,
  sentence,
  params: { mot: choice({ choices: { fin: text() }, default: 'fin', label: text() }) },
  result: { yearly: rows({ annee: count({ label: text() }) }) },
  headings: { yearly: text() },
  charts: [],
  warnings: { rien: text() },
  sources: [{ title: 'Essai', url: 'https://example.org/', read: '2026-11-21' }],
  disclaimer: text(),
  example: { query: {}, expect: {} },
})

describe('defineContract', () => {
  it('fills in the defaults of optional members', () => {
    const { needs, costUnits, ...contract } = defineContract(declared())
    expect(contract).toStrictEqual({
      ...declared(),
      keywords: { fr: '', en: '' },
      presets: [],
      compared: [],
      exclusive: [],
      alwaysShown: [],
      formGroups: [],
      constraints: [],
      repeatedConstraints: [],
      table: 'yearly',
      decisive: [],
      estimates: false,
      isLarge: false,
      levers: [],
      linked: [],
      nextQuestions: [],
      personal: false,
    })
    expect([needs({ mot: 'fin' }), costUnits({ mot: 'fin' })]).toEqual([[], 0])
    expect(defineContract({ ...declared(), personal: true }).personal).toBe(true)
  })

  it('freezes the contract at every depth', () => {
    const contract = defineContract(declared())
    const attempts = [
      () => Object.assign(contract, { name: 'autre' }),
      () => Object.assign(contract.params, { autre: euros({ label: text() }) }),
      () => Object.assign(contract.params.mot, { default: 'debut' }),
      () => Object.assign(contract.params.mot.choices?.fin ?? {}, { fr: 'autre' }),
      () => Object.assign(contract.result.yearly.rows.annee.label, { fr: 'autre' }),
      () => Object.assign(contract.sources[0] ?? {}, { url: 'autre' }),
      () => Object.assign(contract.warnings.rien, { en: 'other' }),
    ]
    for (const attempt of attempts) expect(attempt).toThrow(TypeError)
    expect(contract).toMatchObject(declared())
  })
})

describe('deepFreeze', () => {
  it('returns the same object, frozen at every depth, below frozen members too', () => {
    const leaf = { value: 1 }
    const tree = { list: [Object.freeze({ leaf })], nothing: null, word: 'x' }
    expect(deepFreeze(tree)).toBe(tree)
    expect([tree, tree.list, leaf].every(Object.isFrozen)).toBe(true)
  })
})
