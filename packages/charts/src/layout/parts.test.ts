import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { widthOf, wrap } from '../text-width.ts'
import { apart } from './end-labels.ts'
import { pathOf } from './paths.ts'
import { needed, type Point } from './thin.ts'

describe('apart', () => {
  const wishes = fc.array(
    fc.record({ wished: fc.integer({ min: -50, max: 400 }), height: fc.integer({ min: 10, max: 40 }) }),
    {
      minLength: 1,
      maxLength: 6,
    },
  )

  it('keeps boxes from meeting and within their bounds, in their order', () => {
    fc.assert(
      fc.property(wishes, (given) => {
        const tops = apart(given, 0, 400)
        const boxes = given
          .map(({ wished, height }, rank) => ({
            wish: wished + height / 2,
            top: tops[rank] ?? Number.NaN,
            height,
          }))
          .sort((a, b) => a.top - b.top)
        for (const [rank, { top, height, wish }] of boxes.entries()) {
          const next = boxes[rank + 1]
          expect(top >= 0 && top + height <= 400).toBe(true)
          if (next) expect([top + height < next.top, wish <= next.wish]).toEqual([true, true])
        }
      }),
    )
  })

  it('leaves alone what has room', () => {
    const far = [
      { wished: 10, height: 20 },
      { wished: 100, height: 20 },
    ]
    expect(apart(far, 0, 400)).toEqual([10, 100])
  })
})

describe('needed', () => {
  it('drops no point that lies farther from the path than can be seen', () => {
    const heights = fc.array(fc.double({ min: 0, max: 300, noNaN: true }), { minLength: 2, maxLength: 80 })
    fc.assert(
      fc.property(heights, (ys) => {
        const points = ys.map((y, x): Point => [x, y])
        const kept = [...needed(points)].sort((a, b) => a - b)
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

  it('keeps two points of a straight line', () => {
    const straight = Array.from({ length: 600 }, (_, x): Point => [x, 3 * x])
    expect([...needed(straight)]).toEqual([0, 599])
    expect(pathOf(straight)).toBe('M0,0L599,1797')
  })
})

describe('wrap', () => {
  it('keeps every line within the width, and every word where there is room', () => {
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

  it('ends with an ellipsis what has no room, a word or a text', () => {
    expect(wrap('Anticonstitutionnellement', 12, 60)).toEqual([expect.stringMatching(/^Anti\w*…$/)])
    expect(wrap('un deux trois quatre', 12, 60, 2).at(-1)).toMatch(/…$/)
  })

  it('begins no line with the sign that French sets apart', () => {
    const lines = wrap('Ce graphique demande : un tirage', 12, widthOf('Ce graphique demande', 12))
    expect(lines.some((line) => line.startsWith(':'))).toBe(false)
    expect(lines.join(' ')).toContain('demande :')
  })
})
