import { describe, expect, it } from 'vitest'
import { colon, splitAtArticles, typeset } from './typeset.ts'

/** Non-breaking spaces made visible: `~` a wide one, `_` a narrow one. */
const visible = (text: string): string => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '_')

describe('typeset', () => {
  it.each([
    ['« 22 950 € » : oui', '«~22_950~€~»~: oui'],
    ['sur 20 ans, la 7e année', 'sur 20~ans, la 7e~année'],
    ['art. L. 221-30 du code', 'art.~L.~221-30 du code'],
    ['le 1er janvier', 'le 1er~janvier'],
    ['10 anciens', '10 anciens'],
    ['after 20 years: yes', 'after 20~years: yes'],
    ['64 years 1 month, from 1 September 2026', '64~years 1~month, from 1~September 2026'],
    ['€1,000 for 3 children, 5% more', '€1,000 for 3~children, 5% more'],
    ['Art. 83 and Article L. 221-30', 'Art.~83 and Article~L.~221-30'],
    ['5 daylight hours', '5 daylight hours'],
  ])('sets %s as %s', (text, set) => {
    expect(visible(typeset(text))).toBe(set)
  })

  it('returns a text that is set already unchanged', () => {
    const set = typeset('« 22 950 € » : 20 ans')
    expect(typeset(set)).toBe(set)
  })
})

describe('splitAtArticles', () => {
  it.each([
    ['art. 796-0 bis du CGI', ['art. ', '796-0 bis', ' du CGI']],
    ['L. 132-13 et 990 I', ['', 'L. 132-13', ' et ', '990 I', '']],
    ['aucun article', ['aucun article']],
  ])('splits %s', (text, parts) => {
    expect(splitAtArticles(text)).toEqual(parts)
  })
})

describe('colon', () => {
  it('has a non-breaking space before it in French only', () => {
    expect([colon('fr'), colon('en')]).toEqual(['\u00a0: ', ': '])
  })
})
