import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wrapEvenly, wrapWords } from './wrap.ts'

/** The width of a text in letters. */
const letters = (text: string): number => text.length

describe('wrapWords', () => {
  it.each([
    ['Rendement annuel brut', 16, ['Rendement annuel', 'brut']],
    ['anticonstitutionnellement long', 10, ['anticonstitutionnellement', 'long']],
    ['court', 10, ['court']],
  ])('breaks %s into lines of at most %d letters', (text, width, lines) => {
    expect(wrapWords(text.split(' '), width)).toEqual(lines)
  })

  it('measures lines with the function that it is given', () => {
    expect(wrapWords(['un', 'deux', 'trois'], 14, (text) => 2 * text.length)).toEqual(['un deux', 'trois'])
  })

  it('gives no line for no word', () => {
    expect(wrapWords([], 10)).toEqual([])
  })
})

describe('wrapEvenly', () => {
  it('balances lines rather than filling the first', () => {
    expect(wrapEvenly('aaaa bbbb cccc dddd', letters, 14, 3)).toEqual(['aaaa bbbb', 'cccc dddd'])
  })

  it('breaks after a hyphen and never before punctuation', () => {
    expect(wrapEvenly('assurance-vie', letters, 10, 3)).toEqual(['assurance-', 'vie'])
    expect(wrapEvenly('demande : un', letters, 9, 3)).toEqual(['demande :', 'un'])
  })

  it('ends with an ellipsis a word or a text without room', () => {
    expect(wrapEvenly('constitution', letters, 6, 3)).toEqual(['const…'])
    expect(wrapEvenly('un deux trois quatre', letters, 7, 2)).toEqual(['un deux', 'trois…'])
  })

  it('keeps every word, in lines no wider than asked', () => {
    const word = fc.constantFrom('Capital', 'en', 'euros', 'd’aujourd’hui', 'assurance-vie', '12\u00a0%')
    fc.assert(
      fc.property(fc.array(word, { maxLength: 9 }), fc.integer({ min: 14, max: 40 }), (words, width) => {
        const text = words.join(' ')
        const lines = wrapEvenly(text, letters, width, 20)
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width)
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
      }),
    )
  })
})
