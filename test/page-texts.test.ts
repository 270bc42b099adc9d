import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '@denier/core'
import { describe, expect, it } from 'vitest'

/** A name of the API, such as `taux_etf`, `tauxMoyen` or `methode=monte_carlo`: a form shows none of them. */
const API_NAME = /\b[a-z]+(?:_[a-z0-9]+)+\b|\b[a-z]+=[a-z]\w*|\b[a-z]{2,}[A-Z][a-z]\w*/g
const languages = ['fr', 'en'] as const

/** All texts of a part of a contract, in both languages. */
function textsIn(part: unknown, seen = new Set<unknown>()): readonly string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return []
  seen.add(part)
  const own = languages.flatMap((language) => {
    const text = (part as Record<string, unknown>)[language]
    return typeof text === 'string' ? [text] : []
  })
  return [...own, ...Object.values(part).flatMap((inner) => textsIn(inner, seen))]
}

/** The names of the API that a text has. */
const namesIn = (text: string): readonly string[] => text.match(API_NAME) ?? []

describe('texts of pages', () => {
  it('finds the names of parameters, figures and values of the API', () => {
    expect(namesIn('choisissez la méthode (methode=monte_carlo)')).toEqual(['methode=monte_carlo'])
    expect(namesIn('after tauxMoyen, then taux_etf, of the PEA and the LMNP')).toEqual([
      'tauxMoyen',
      'taux_etf',
    ])
  })

  // the page writes each name in a constraint as the label of its field
  it.each(catalogue.map(({ contract }) => [contract.name, contract] as const))(
    'has no name of the API in the contract of %s',
    (_, { constraints, ...shown }) => {
      const texts = textsIn(shown)
      expect(texts.length).toBeGreaterThan(50)
      expect(texts.flatMap(namesIn)).toEqual([])
    },
  )

  it.each(
    catalogue.flatMap(({ contract }) => languages.map((language) => [contract.name, language] as const)),
  )('has no name of the API in the method of %s in %s', (name, language) => {
    const file = language === 'fr' ? 'methode.md' : 'methode.en.md'
    const text = readFileSync(
      join(import.meta.dirname, '../packages/core/src/simulateurs', name, file),
      'utf8',
    ).replaceAll(/\]\([^)]*\)/g, ']') // addresses of links
    expect(text.length).toBeGreaterThan(500)
    expect(namesIn(text)).toEqual([])
  })
})
