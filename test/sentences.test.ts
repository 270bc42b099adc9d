/** The sentences of every simulator are correct French and English for any valid query. */
import { catalogue, languages } from '@denier/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Simulator } from '../packages/core/src/definition/simulator.ts'
import { expectAlike } from './support/figures.ts'
import { validParams } from './support/queries.ts'
import { faultsOf, tell, teller } from './support/sentences.ts'
import { cases } from './support/tier.ts'

const simulators: readonly Simulator[] = catalogue

/** Units of cost (`costUnits`). Longer simulations are skipped, as their sentences have the same branches. */
const SHORT = 1_000_000

describe.each(simulators)('sentence of $contract.name', (simulator) => {
  const { contract, parser } = simulator

  const isShort = (query: Readonly<Record<string, unknown>>) => {
    const parsed = parser.fromObject(query)
    return parsed.ok && contract.costUnits(parsed.params) <= SHORT
  }

  it.each(languages)('is well formed for the worked example, %s', (language) => {
    const sentence = tell(simulator, contract.example.query, language)
    expect([sentence, faultsOf(sentence, language)]).toEqual([sentence, []])
  })

  it('is well formed in both languages for random valid queries', () => {
    fc.assert(
      fc.property(validParams(contract).filter(isShort), (query) => {
        const sentenceIn = teller(simulator, query)
        for (const language of languages) {
          const sentence = sentenceIn(language)
          expectAlike([sentence, faultsOf(sentence, language)], [sentence, []])
        }
      }),
      cases(300),
    )
  })

  it('rounds amounts from ten on to whole euros', () => {
    fc.assert(
      fc.property(validParams(contract).filter(isShort), (query) => {
        const sentenceIn = teller(simulator, query)
        expect(sentenceIn('fr')).not.toMatch(/\d\d,\d+\s€/)
        expect(sentenceIn('en')).not.toMatch(/€[\d,]*\d\d[.]\d/)
      }),
      cases(50),
    )
  })

  it('contains the same figures in both languages', () => {
    fc.assert(
      fc.property(validParams(contract).filter(isShort), (query) => {
        const sentenceIn = teller(simulator, query)
        expect(figuresIn(sentenceIn('fr'), /[ \u202f\u00a0]/g, ',')).toEqual(
          figuresIn(sentenceIn('en'), /,(?=\d{3})/g, '.'),
        )
      }),
      cases(50),
    )
  })
})

/** The numbers of a sentence, sorted. `grouping` is what groups their digits, `point` their decimal sign. */
const figuresIn = (sentence: string, grouping: RegExp, point: string): readonly number[] => {
  const number = /\d+(?:[.,]\d+)?/g
  return (sentence.replace(grouping, '').match(number) ?? [])
    .map((found) => Number(found.replace(point, '.')))
    .sort((a, b) => a - b)
}

describe('faultsOf', () => {
  it.each([
    ['Il faudrait 1 ans.', '1 ans'],
    ['Il faudrait 2 an.', '2 an'],
    ['Il faudrait 0 an.', '0 an'],
    ['Il faudrait 1,5 ans.', '1,5 ans'],
    ['Il faudrait 1 000 an.', '1 000 an'],
    ['À la 1e année.', '1e'],
    ['À la 21re année.', '21re'],
    ['Soit undefined €.', '“undefined”'],
    ['Soit  deux.', '“  ”'],
    ['Soit 5%.', '“5%”'],
    ['Soit -5 €.', '“-5 €”'],
    ["C'est tout.", "“'”"],
    ['Plus que en une fois.', '“que e”'],
    ['Sans point', 'neither a capital nor a full stop'],
  ])('finds the mistake in the French sentence %s', (sentence, fault) => {
    expect(faultsOf(sentence, 'fr')).toContain(fault)
  })

  it.each([
    ['After 1 years.', '1 years'],
    ['After 1.5 year.', '1.5 year'],
    ['After 0 years.', '0 years'],
    ['After 1,000 year.', '1,000 year'],
    ['In the 21th year.', '21th'],
    ['In the 11st year.', '11st'],
    ['It costs €5 : too much.', '“ :”'],
    ['It costs 5 €.', '“5 €”'],
    ['It costs -€5.', '“-€”'],
    ['A loss of a income.', '“a i”'],
  ])('finds the mistake in the English sentence %s', (sentence, fault) => {
    expect(faultsOf(sentence, 'en')).toContain(fault)
  })

  it('finds no mistake in a correct sentence', () => {
    expect(faultsOf('À 5 % par an, 1,5 an et 21 mois : 1 000 ans dès la 1re année.', 'fr')).toEqual([])
    expect(
      faultsOf('At 5% a year, 1.5 years and 1 month: 1,000 years from the 112th year on.', 'en'),
    ).toEqual([])
  })
})
