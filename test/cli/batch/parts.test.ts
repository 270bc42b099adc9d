/** A file that several machines share: the union of the parts is the whole, byte for byte. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../support/tier.ts'
import { lot } from './lot.ts'

const HEAD = 'commune,valeur_initiale,valeur_finale,duree'
const WORDS = ['cagr', '--colonnes', 'resume.cagr', '--numeroter']

/** Rows of every kind: computed, refused (a zero), of two lines. */
const lines = fc.array(
  fc.tuple(
    fc.constantFrom('Paris', 'Lyon', '"Saint-\nÉtienne"', ''),
    fc.integer({ min: 0, max: 9000 }),
    fc.integer({ min: 1, max: 9000 }),
    fc.integer({ min: 0, max: 40 }),
  ),
  { minLength: 1, maxLength: 40 },
)

/** Splits an output into its header and its rows, each with its number. */
function rowsOf(output: string) {
  const [header = '', ...rows] = output.split(/\n(?=\d+,)/)
  const last = rows.at(-1)
  return {
    header: header.trimEnd(),
    rows: rows.map((row) => (row === last ? row.replace(/\n$/, '') : row)),
  }
}

describe('denier lot --part', () => {
  it.each([['--part-par', 'commune'], []])('computes each row in one part, %s', async (...by) => {
    await fc.assert(
      fc.asyncProperty(
        lines,
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 20, max: 200 }),
        async (rows, count, pieceBytes) => {
          // whole blocks are of 1,000 rows: the rows are repeated to have several
          const many =
            by.length > 0 ? rows : Array.from({ length: 2500 }, (_, at) => rows[at % rows.length] ?? rows[0])
          const input = `${HEAD}\n${many.map((cells) => cells?.join(',')).join('\n')}\n`
          const pieces = by.length > 0 ? pieceBytes : 65_536
          const whole = await lot(WORDS, { input, pieceBytes: pieces })
          const parts = []
          for (let rank = 1; rank <= count; rank += 1)
            parts.push(
              await lot([...WORDS, '--part', `${rank}/${count}`, ...by], { input, pieceBytes: pieces }),
            )
          const read = parts.map(({ out }) => rowsOf(out))
          const numberOf = (row: string) => Number.parseInt(row, 10)
          const union = read
            .flatMap(({ rows: own }) => own)
            .sort((one, other) => numberOf(one) - numberOf(other))
          expect(`${[read[0]?.header, ...union].join('\n')}\n`).toBe(whole.out)
        },
      ),
      { ...cases(40), ...(by.length === 0 && { numRuns: 3 }) }, // 2,500 rows a run take long
    )
  })

  it('keeps rows with the same text together', async () => {
    const input = `${HEAD}\n${Array.from({ length: 60 }, (_, at) => `C${at % 7},1,2,${1 + at}`).join('\n')}\n`
    const seen = new Map<string, number>()
    for (let rank = 1; rank <= 3; rank += 1) {
      const { out } = await lot([...WORDS, '--part', `${rank}/3`, '--part-par', 'commune'], { input })
      for (const row of rowsOf(out).rows) {
        const town = row.split(',')[1] ?? ''
        expect(seen.get(town) ?? rank).toBe(rank)
        seen.set(town, rank)
      }
    }
    expect(new Set(seen.values()).size).toBe(3)
  })
})
