import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { widthOf, wrap } from '../text-width.ts'
import { separate } from './end-labels.ts'
import { pathOf } from './paths.ts'
import { neededPoints, type Point } from './simplify.ts'

describe('separate', () => {
  const wantedBoxes = fc.array(
    fc.record({ wanted: fc.integer({ min: -50, max: 400 }), height: fc.integer({ min: 10, max: 40 }) }),
    {
      minLength: 1,
      maxLength: 6,
    },
  )

  it('keeps boxes within their bounds, without overlap, in the order of their middles', () => {
    fc.assert(
      fc.property(wantedBoxes, (given) => {
        const tops = separate(given, 0, 400)
        const boxes = given
          .map(({ wanted, height }, rank) => ({
            middle: wanted + height / 2,
            top: tops[rank] ?? Number.NaN,
            height,
          }))
          .sort((a, b) => a.top - b.top)
        for (const [rank, { top, height, middle }] of boxes.entries()) {
          const next = boxes[rank + 1]
          expect(top >= 0 && top + height <= 400).toBe(true)
          if (next) expect([top + height < next.top, middle <= next.middle]).toEqual([true, true])
        }
      }),
    )
  })

  it('does not move boxes that do not overlap', () => {
    const far = [
      { wanted: 10, height: 20 },
      { wanted: 100, height: 20 },
    ]
    expect(separate(far, 0, 400)).toEqual([10, 100])
  })
})

describe('neededPoints', () => {
  it('leaves out only points within 0.2 pixels of the simplified path', () => {
    const heights = fc.array(fc.double({ min: 0, max: 300, noNaN: true }), { minLength: 2, maxLength: 80 })
    fc.assert(
      fc.property(heights, (ys) => {
        const points = ys.map((y, x): Point => [x, y])
        const kept = [...neededPoints(points)].sort((a, b) => a - b)
        expect([kept[0], kept.at(-1)]).toEqual([0, points.length - 1])
        for (const [place, from] of kept.slice(0, -1).entries()) {
          const to = kept[place + 1] ?? from
          for (let rank = from + 1; rank < to; rank += 1) {
            const straight =
              (ys[from] ?? 0) + (((ys[to] ?? 0) - (ys[from] ?? 0)) * (rank - from)) / (to - from)
            expect(Math.abs((ys[rank] ?? 0) - straight)).toBeLessThanOrEqual(0.2)
          }
        }
      }),
    )
  })

  it('keeps only the two ends of a straight line', () => {
    const straight = Array.from({ length: 600 }, (_, x): Point => [x, 3 * x])
    expect([...neededPoints(straight)]).toEqual([0, 599])
    expect(pathOf(straight)).toBe('M0,0L599,1797')
  })
})

describe('wrap', () => {
  it('keeps every line within the width, and every word when they fit', () => {
    const word = fc.constantFrom('Capital', 'en', 'euros', 'd’aujourd’hui', 'assurance-vie', '12 %')
    // One sign at most: a word and two signs may not be broken, and are too wide for the narrowest line.
    const sign = fc.constantFrom('', ' :', ' ?')
    const words = fc.array(
      fc.tuple(word, sign).map((pair) => pair.join('')),
      { maxLength: 9 },
    )
    fc.assert(
      fc.property(words, fc.integer({ min: 110, max: 400 }), (given, width) => {
        const text = given.join(' ')
        const lines = wrap(text, 12, width, 20)
        for (const line of lines) expect(widthOf(line, 12)).toBeLessThanOrEqual(width)
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
      }),
    )
  })

  it('ends with an ellipsis a word or a text that does not fit', () => {
    expect(wrap('Anticonstitutionnellement', 12, 60)).toEqual([expect.stringMatching(/^Anti\w*…$/)])
    expect(wrap('un deux trois quatre', 12, 60, 2).at(-1)).toMatch(/…$/)
  })

  it('begins no line with a punctuation mark that French separates by a space', () => {
    const lines = wrap('Ce graphique demande : un tirage', 12, widthOf('Ce graphique demande', 12))
    expect(lines.some((line) => line.startsWith(':'))).toBe(false)
    expect(lines.join(' ')).toContain('demande :')
  })
})
