import { describe, expect, it } from 'vitest'
import { Decimal } from '../../../../../test/support/decimal.ts'
import { normalCells } from './normal-cells.ts'

const K = 4096
const cells = [...normalCells()]
const momentOf = (power: number) => cells.reduce((sum, z) => sum + z ** power, 0) / K

const phi = (x: Decimal): Decimal => x.times(x).div(-2).exp().div(Decimal.acos(-1).times(2).sqrt())

/** `Φ(x) - 1/2` by the alternating series of the error function, which the tested code does not use. */
function overHalf(x: Decimal): Decimal {
  let term = x
  let sum = new Decimal(0)
  for (let n = 0; term.abs().gt(1e-35); n += 1) {
    sum = sum.plus(term.div(2 * n + 1))
    term = term
      .times(x)
      .times(x)
      .div(-2 * (n + 1))
  }
  return sum.div(Decimal.acos(-1).times(2).sqrt())
}

/** The `x` at which `Φ(x) - 1/2` is `share`, by bisection. */
function quantile(share: Decimal): Decimal {
  let [low, high] = [new Decimal(0), new Decimal(5)]
  for (let step = 0; step < 90; step += 1) {
    const middle = low.plus(high).div(2)
    if (overHalf(middle).lt(share)) low = middle
    else high = middle
  }
  return low
}

describe('normalCells', () => {
  it('equals the exact root mean squares between exact quantiles', () => {
    for (const cell of [0, 1, 700, 1500, 2040, 2046, 2047]) {
      const low = quantile(new Decimal(cell).div(K))
      const high = cell === 2047 ? undefined : quantile(new Decimal(cell + 1).div(K))
      const lost = high ? high.times(phi(high)) : 0
      const square = low.times(phi(low)).minus(lost).times(K).plus(1)
      expect(Math.abs((cells[2048 + cell] as number) - square.sqrt().toNumber())).toBeLessThan(1e-10)
    }
  })

  it('has published quantiles between the two cells at their rank', () => {
    // Φ(1.281551565545) = 0.9, Φ(1.644853626951) = 0.95, Φ(1.959963984540) = 0.975, Φ(3.090232306168) = 0.999
    const published: readonly [number, number][] = [
      [1.281551565545, 0.9],
      [1.644853626951, 0.95],
      [1.95996398454, 0.975],
      [3.090232306168, 0.999],
    ]
    for (const [z, share] of published) {
      expect(cells[Math.floor(share * K) - 1]).toBeLessThan(z)
      expect(cells[Math.ceil(share * K)]).toBeGreaterThan(z)
    }
  })

  it('rises and is symmetric', () => {
    expect(cells).toHaveLength(K)
    for (let index = 1; index < K; index += 1) {
      expect(cells[index] as number).toBeGreaterThan(cells[index - 1] as number)
      expect(cells[index]).toBe(-(cells[K - 1 - index] as number))
    }
    expect(cells[K - 1]).toBeCloseTo(3.7469, 4)
  })

  it('has the moments of the normal law: 0, 1, 0, nearly 3 and 15', () => {
    expect(Math.abs(momentOf(1))).toBeLessThan(1e-15)
    expect(Math.abs(momentOf(2) - 1)).toBeLessThan(1e-13) // telescopes: rounding alone is left
    expect(Math.abs(momentOf(3))).toBeLessThan(1e-14)
    // One value a cell loses the spread within the cell: nearly all of that loss is in the last one, an
    // unbounded tail.
    expect(momentOf(4)).toBeGreaterThan(2.998)
    expect(momentOf(4)).toBeLessThan(3)
    expect(momentOf(6)).toBeGreaterThan(14.9)
    expect(momentOf(6)).toBeLessThan(15)
  })

  it('is the same bits on every engine', () => {
    let digest = 0x811c9dc5 // FNV-1a over their bytes, least significant first
    const view = new DataView(new ArrayBuffer(8))
    for (const z of cells) {
      view.setFloat64(0, z, true)
      for (let at = 0; at < 8; at += 1) digest = Math.imul(digest ^ view.getUint8(at), 0x01000193)
    }
    expect(digest >>> 0).toBe(2758763737)
  })
})
