/** Amounts in the texts of contracts agree between languages and with the law in force. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '@denier/core'
import { typeset } from '@denier/prose'
import { describe, expect, it } from 'vitest'
import { type Dated, inForce } from '../packages/core/src/legislation/in-force.ts'
import { civilDate } from '../packages/core/src/units/civil-date.ts'

/** Every text below a value; sentences are functions and have separate tests. */
function textsIn(value: unknown): { fr: string; en: string }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('fr' in value && 'en' in value)
    return typeof value.fr === 'string' ? [value as { fr: string; en: string }] : []
  return Object.values(value).flatMap(textsIn)
}

/** Every number of a French text: `22 950`, `31,4`, blanks of any width. */
const numbersInFrench = (text: string): number[] =>
  [...text.matchAll(/\d{1,3}(?:\s\d{3})+(?:,\d+)?|\d+(?:,\d+)?/g)].map(([number]) =>
    Number(number.replace(/\s/g, '').replace(',', '.')),
  )

/** Every number of an English one: `22,950`, `31.4`. */
const numbersInEnglish = (text: string): number[] =>
  [...text.matchAll(/\d{1,3}(?:,\d{3})+(?:[.]\d+)?|\d+(?:[.]\d+)?/g)].map(([number]) =>
    Number(number.replaceAll(',', '')),
  )

/** The amounts of a French text: numbers of euros or percent. */
const amountsInFrench = (text: string): number[] =>
  [...text.matchAll(/((?:\d{1,3}(?:\s\d{3})+|\d+)(?:,\d+)?)\s[€%]/g)].flatMap(([, number = '']) =>
    numbersInFrench(number),
  )

const sorted = (numbers: number[]): number[] => [...numbers].sort((a, b) => a - b)

describe.each(catalogue)('texts of $contract.name', ({ contract }) => {
  it('contains the same numbers in French and in English', () => {
    for (const { fr, en } of textsIn(contract)) {
      expect([fr, sorted(numbersInFrench(fr))]).toEqual([fr, sorted(numbersInEnglish(en))])
    }
  })
})

/**
 * A name of the API, which a form does not show: `taux_etf`, `tauxMoyen`, `methode=monte_carlo`, or any word in
 * backquotes.
 */
const API_NAME = /\b[a-z]+(?:_[a-z0-9]+)+\b|\b[a-z]+=[a-z]\w*|\b[a-z]{2,}[A-Z][a-z]\w*|`[a-z]\w+`/g

const namesIn = (text: string): readonly string[] => text.match(API_NAME) ?? []

describe('texts of pages', () => {
  const methods = ['methode.md', 'methode.en.md'] as const

  it('finds the names of parameters, figures and values in a text', () => {
    expect(namesIn('choisissez la méthode (methode=monte_carlo)')).toEqual(['methode=monte_carlo'])
    expect(namesIn('after tauxMoyen, taux_etf and `duree`, of the PEA and the LMNP')).toEqual([
      'tauxMoyen',
      'taux_etf',
      '`duree`',
    ])
  })

  // a page writes each name of a constraint as the label of its field
  it.each(catalogue)('has no name of the API in the contract of $contract.name', ({ contract }) => {
    const { constraints, ...shown } = contract
    const texts = textsIn(shown)
    expect(texts.length).toBeGreaterThan(25)
    expect(texts.flatMap(({ fr, en }) => [...namesIn(fr), ...namesIn(en)])).toEqual([])
  })

  it.each(catalogue.flatMap(({ contract: { name } }) => methods.map((file) => [name, file] as const)))(
    'has no name of the API in the method of %s, %s',
    (name, file) => {
      const folder = join(import.meta.dirname, '../packages/core/src/simulateurs', name)
      const text = readFileSync(join(folder, file), 'utf8').replaceAll(/\]\([^)]*\)/g, ']') // addresses of links
      expect(text.length).toBeGreaterThan(500)
      expect(namesIn(text)).toEqual([])
    },
  )
})

/** A breaking blank where typography requires a non-breaking one. */
const BREAKS = / [;:!?»]|« |n° |\d [€%]|\d \d{3}(?!\d)|\d (?:bis|ter|quater)(?!\p{L})/u

describe('typeset', () => {
  const texts = catalogue.flatMap(({ contract }) => textsIn(contract))
  /** A text with plain spaces. */
  const withPlainSpaces = (text: string) => text.replace(/\s/g, ' ')

  it('joins in French a sign, a unit or a number with what it belongs to, without a change of words', () => {
    expect(texts.filter(({ fr }) => BREAKS.test(fr)).length).toBeGreaterThan(100)
    for (const { fr } of texts) {
      expect([fr, BREAKS.exec(typeset(fr))]).toEqual([fr, null])
      expect(withPlainSpaces(typeset(fr))).toBe(withPlainSpaces(fr))
    }
  })

  it('joins in English the number of an article with its sign', () => {
    for (const { en } of texts) {
      expect([en, BREAKS.exec(typeset(en))]).toEqual([en, null])
      expect(withPlainSpaces(typeset(en))).toBe(withPlainSpaces(en))
    }
  })
})

const parametres = new URL('../packages/core/src/legislation/parametres/', import.meta.url)
const today = civilDate(new Date().toISOString().slice(0, 10)) ?? expect.fail()

/** Every number of a legal value: itself, those of a scale, those of an object. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

/** The legal numbers in force today, with fractions also as percentages. */
async function numbersInForce(): Promise<Set<number>> {
  const files = readdirSync(parametres, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts'))
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, Dated<unknown>>> => import(new URL(file, parametres).href)),
  )
  const numbers = modules.flatMap(Object.values).flatMap((dated) => numbersIn(inForce(dated, today)))
  return new Set(numbers.flatMap((number) => [number, Number((100 * number).toFixed(6))]))
}

/**
 * Amounts in warnings that no computation uses; to be checked each January. A gift to a grandchild (CGI,
 * art. 790 B), the instalment of the CDHR (art. 224), the allowance on dividends under the scale (art. 158, 3, 2°);
 * and, of no law, the rate beyond which none is given.
 */
const uncomputed = [31_865, 95, 40, 1e9]

/** Rates written as a sum: income tax (12.8 %) and social levies (18.6 %) on gains. */
const sums = (known: Set<number>): number[] => [known.has(12.8) && known.has(18.6) ? 31.4 : NaN]

it('warns only with amounts that are in force today', async () => {
  const known = await numbersInForce()
  const written = catalogue.flatMap(({ contract }) =>
    Object.entries(contract.warnings).flatMap(([code, { fr }]) =>
      amountsInFrench(fr).map((amount) => `${contract.name}, ${code}: ${amount}`),
    ),
  )
  const allowed = new Set([...known, ...uncomputed, ...sums(known)])
  const unknown = written.filter((line) => !allowed.has(Number(line.split(': ').at(-1))))
  expect(unknown).toEqual([])
})
