/** `denier … --explication`: how the figures of an answer were computed, in the terminal. */
import { describe, expect, it } from 'vitest'
import { denier } from './support.ts'

const words = (line: string) => line.split(' ')
const QUESTION = 'interets-composes --capital 10000 --mensuel 300 --taux 7 --duree 20'
/** A text with plain spaces. */
const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ')

describe('denier … --explication', () => {
  it('prints the note of one figure', async () => {
    const { out, err, code } = await denier(
      words(`${QUESTION} --explication --figure resume.totalInterets --profondeur 1`),
    )
    expect([code, err]).toEqual([0, ''])
    expect(plain(out)).toContain(
      'Total des intérêts (totalInterets) : 108 957,76 €\n  Calcul : 190 957,76 − 82 000\n',
    )
    expect(out.split('\n').every((line) => line.length <= 80)).toBe(true)
  })

  it('prints the values of a table', async () => {
    const { out } = await denier(words(`${QUESTION} --explication --figure yearly`))
    expect(plain(out)).toMatch(/Capital +[\d ]+(,\d+)? € +190 957,7576 €/)
  })

  it('prints the answer of the service as JSON', async () => {
    const { out } = await denier(
      words(`${QUESTION} --explication --lignes yearly --numero 2 --json --lang en`),
    )
    const { data, meta } = JSON.parse(out)
    expect(data.tables[0].lignes.map(({ rang }: { rang: number }) => rang)).toEqual([2])
    expect(meta.endpoint).toBe('simulateurs/interets-composes/explication')
  })

  it.each([
    ['--figure resume.totalVerse', 'figure must not be given without explication'],
    ['--explication --csv', 'csv must not be given with explication'],
    ['--explication --cible resume.totalVerse', 'cible must not be given with explication'],
    ['--explication --sensibilite resume.totalVerse', 'sensibilite must not be given with explication'],
    ['--explication --figure resume.totalVers', 'did you mean resume.totalVerse?'],
    ['--explication --lignes mois', 'lignes must be one of tous, extraits, yearly'],
  ])('refuses %s', async (more, message) => {
    const { out, err, code } = await denier(words(`${QUESTION} ${more} --lang en`))
    expect([code, out]).toEqual([2, ''])
    expect(err.replace(/\s+/g, ' ')).toContain(message)
  })

  it.each([
    ['--figure totalVers', 'la plus proche est resume.totalVerse.'],
    ['--lignes yearli', 'la plus proche est yearly.'],
    ['--lignes yearly --numero 21', '« numero » doit valoir 20 au plus.'],
  ])('refuses %s in French with what is nearest or possible', async (more, message) => {
    const { out, err, code } = await denier(words(`${QUESTION} --explication ${more} --lang fr`))
    expect([code, out]).toEqual([2, ''])
    expect(plain(err).replace(/\s+/g, ' ')).toContain(message)
  })
})
