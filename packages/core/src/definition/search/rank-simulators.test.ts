import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../../../test/support/tier.ts'
import { compileSearch, relevantMatches } from './rank-simulators.ts'
import { stemOf, subjectWords } from './subject-words.ts'

const entries = [
  {
    name: 'pret',
    keywords: ['prêt', 'remboursement anticipé', 'crédit immobilier', 'loan'],
    titles: ['Coût d’un crédit', 'Cost of a loan'],
    purposes: ['Ce que coûte un crédit.'],
  },
  { name: 'bourse', keywords: ['bourse', 'actions', 'shares'], titles: ['Baisses', 'Falls'], purposes: [] },
  {
    name: 'locatif',
    keywords: ['immobilier locatif'],
    titles: ['Louer'],
    purposes: ['Un crédit, des loyers.'],
  },
  { name: 'impot', keywords: ['7UF', '2DC'], titles: ['Impôt'], purposes: [] },
]
const rank = compileSearch(entries)
const namesOf = (question: string) => rank(question).map(({ name }) => name)

describe('compileSearch', () => {
  it('ignores accents, case, apostrophes and stop words', () => {
    expect(namesOf('QUEL PRET ?')).toEqual(['pret'])
    expect(namesOf('combien d’Actions dois-je avoir')).toEqual(['bourse'])
    expect(namesOf('combien dans vingt ans')).toEqual([])
  })

  it('finds the beginning of a word, its other forms and one wrong letter, and nothing inside a word', () => {
    expect(namesOf('bour')).toEqual(['bourse'])
    expect(namesOf('rembourser')).toEqual(['pret'])
    expect(namesOf('bourse')).toEqual(['bourse']) // not rem-bourse-ment
    expect([...namesOf('immobillier')].sort()).toEqual(['locatif', 'pret'])
  })

  it('prefers the simulator of which the whole phrase is a keyword', () => {
    expect(namesOf('un crédit immobilier')[0]).toBe('pret')
    expect(namesOf('l’immobilier locatif')[0]).toBe('locatif')
  })

  it('counts a repeated word of a keyword only where it is repeated', () => {
    const gifts = compileSearch([
      { name: 'dca', keywords: ['petit à petit'], titles: [], purposes: [] },
      { name: 'donation', keywords: ['petits-enfants'], titles: [], purposes: [] },
    ])
    expect(gifts('mes petits-enfants')[0]?.name).toBe('donation')
    expect(gifts('petit à petit')[0]?.name).toBe('dca')
  })

  it('prefers the keyword typed exactly where a stop word makes the difference', () => {
    const homes = compileSearch([
      { name: 'choix', keywords: [], titles: ['Acheter ou louer'], purposes: [] },
      { name: 'locatif', keywords: ['acheter', 'pour louer'], titles: [], purposes: [] },
    ])
    expect(homes('acheter ou louer')[0]?.name).toBe('choix')
    expect(homes('acheter pour louer')[0]?.name).toBe('locatif')
  })

  it('counts the numbers of a keyword typed exactly', () => {
    const plans = compileSearch([
      { name: 'fire', keywords: ['retire'], titles: [], purposes: [] },
      { name: 'pension', keywords: ['retire at 62'], titles: [], purposes: [] },
    ])
    expect(plans('retire at 50')[0]?.name).toBe('fire')
    expect(plans('retire at 62')[0]?.name).toBe('pension')
    expect(plans('retire at 620')[0]?.name).toBe('fire')
  })

  it('reads stop words where there are no others', () => {
    const plans = compileSearch([
      { name: 'impot', keywords: ['PER', 'loyer'], titles: [], purposes: [] },
      { name: 'epargne', keywords: ['combien aurai-je', 'par mois'], titles: [], purposes: [] },
    ])
    expect(plans('PER').map(({ name }) => name)).toEqual(['impot'])
    expect(plans('Combien aurai-je ?')[0]?.name).toBe('epargne')
    expect(plans('loyer per month').map(({ name }) => name)).toEqual(plans('loyer').map(({ name }) => name))
  })

  it('counts the beginning of a rare word no more than a common word', () => {
    const rents = compileSearch([
      { name: 'rare', keywords: ['rental'], titles: [], purposes: [] },
      { name: 'common', keywords: ['rent'], titles: [], purposes: [] },
      { name: 'another', keywords: ['rent'], titles: [], purposes: [] },
    ])
    expect(rents('rent').map(({ name }) => name)).toEqual(['common', 'another', 'rare'])
  })

  it('accepts a typo only where the first letter is right', () => {
    expect(namesOf('mmobilier')).toEqual([])
    expect(namesOf('remboursment')).toEqual(['pret'])
  })

  it.each(['7UF', '7uf', '7Uf', 'la case 7UF ?', '2dc'])('finds the tax return box in "%s"', (question) => {
    expect(namesOf(question)).toEqual(['impot'])
  })

  it.each(['1UF', '7UD', '7U', 'UF', '17UF', '7UFF', '7 €'])('finds no box for %s', (question) => {
    expect(namesOf(question)).toEqual([])
  })

  it('returns positive scores in order, whatever the question', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (question) => {
        const scores = rank(question).map(({ score }) => score)
        expect(scores.every((score) => Number.isFinite(score) && score > 0)).toBe(true)
        expect(scores).toEqual([...scores].sort((a, b) => b - a))
      }),
      cases(1000),
    )
  })

  it('gives the same ranking when stop words are added', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['je', 'veux', 'combien', '10 000 €', 'ans']), (stopWords) => {
        const typed = namesOf(`prêt actions ${stopWords.join(' ')}`)
        expect(typed).toEqual(namesOf('prêt actions'))
      }),
      cases(200),
    )
  })
})

describe('relevantMatches', () => {
  it('drops matches whose score is less than 40 % of the best', () => {
    const matches = [
      { name: 'a', score: 10 },
      { name: 'b', score: 4 },
      { name: 'c', score: 3.9 },
    ]
    expect(relevantMatches(matches).map(({ name }) => name)).toEqual(['a', 'b'])
    expect(relevantMatches([])).toEqual([])
  })
})

describe('subjectWords', () => {
  it('reads a ligature as two letters', () => {
    expect(subjectWords('Frère et sœur')).toEqual(['frere', 'soeur'])
  })

  it('keeps ratios and drops amounts', () => {
    expect(subjectWords('50/30/20 sur 2 500 €')).toEqual(['50/30/20'])
  })

  it('keeps a box of the tax return whole, and cuts a unit from its number', () => {
    expect(subjectWords('7UF, 1aj')).toEqual(['7uf', '1aj'])
    expect(subjectWords('10km 5km²')).toEqual(['km', '5km'])
  })
})

describe('stemOf', () => {
  it('gives the forms of a word one stem, and leaves short words whole', () => {
    expect(['rembourser', 'remboursement', 'rembourse'].map(stemOf)).toEqual(Array(3).fill('rembours'))
    expect(stemOf('rate')).toBe('rate')
  })
})
