import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../../../test/support/tier.ts'
import { splitmix } from './splitmix.ts'
import { seedTrial } from './trial-seed.ts'
import { Xoshiro } from './xoshiro.ts'

const MASK = 2n ** 64n - 1n
const GAMMA = 0x9e3779b97f4a7c15n
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })

/** Output `n` of the tested SplitMix64, its two halves joined in one 64-bit integer. */
function output(seed: number, n: number): bigint {
  const word = new Int32Array(2)
  splitmix(word, seed, n)
  const [low = 0, high = 0] = new Uint32Array(word.buffer)
  return (BigInt(high) << 32n) | BigInt(low)
}

/** SplitMix64 as its authors write it, in 64 bits. */
function reference(seed: number, n: number): bigint {
  let z = (BigInt(seed) + BigInt(n) * GAMMA) & MASK
  z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK
  z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & MASK
  return z ^ (z >> 31n)
}

const stateOf = (seed: number, trial: number): readonly number[] => {
  const state = new Int32Array(4)
  seedTrial(state, seed, trial)
  return [...new Uint32Array(state.buffer)]
}

describe('SplitMix64', () => {
  it('gives the published outputs', () => {
    // Seed 1234567: Rosetta Code, Pseudo-random numbers/Splitmix64. Seed 0: the sequence any 64-bit version prints.
    expect([1, 2, 3, 4, 5].map((n) => output(1234567, n))).toEqual([
      6457827717110365317n,
      3203168211198807973n,
      9817491932198370423n,
      4593380528125082431n,
      16408922859458223821n,
    ])
    expect([1, 2, 3].map((n) => output(0, n))).toEqual([
      0xe220a8397b1dcdafn,
      0x6e789e6aa1b965f4n,
      0x06c45d188009454fn,
    ])
  })

  it('equals the 64-bit algorithm of its authors', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 2 ** 32 - 1 }), (seed, n) => {
        expect(output(seed, n)).toBe(reference(seed, n))
      }),
    )
  })
})

describe('xoshiro128**', () => {
  it('gives the published draws of state 1, 2, 3, 4', () => {
    // The reference vector of Rust's rand_xoshiro, printed by the authors' C.
    const generator = new Xoshiro(Int32Array.of(1, 2, 3, 4))
    expect(Array.from({ length: 10 }, () => generator.next() >>> 0)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ])
  })

  it('follows the published algorithm from any state, over 50 draws', () => {
    fc.assert(
      fc.property(fc.array(seeds, { minLength: 4, maxLength: 4 }), (words) => {
        const generator = new Xoshiro(Int32Array.from(words))
        let state = words.map(BigInt)
        const turned = (x: bigint, by: bigint) => ((x << by) | (x >> (32n - by))) & 0xffffffffn
        for (let step = 0; step < 50; step += 1) {
          const [a = 0n, b = 0n, c = 0n, d = 0n] = state
          const drawn = (turned((b * 5n) & 0xffffffffn, 7n) * 9n) & 0xffffffffn
          expect(BigInt(generator.next() >>> 0)).toBe(drawn)
          const mixed = c ^ a ^ ((b << 9n) & 0xffffffffn)
          state = [a ^ d ^ b, b ^ c ^ a, mixed, turned(d ^ b, 11n)]
        }
      }),
      cases(100),
    )
  })
})

describe('seedTrial', () => {
  it('fills the state with two outputs of SplitMix64 for the seed', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 20_000 }), (seed, trial) => {
        const [a = 0, b = 0, c = 0, d = 0] = stateOf(seed, trial).map(BigInt)
        expect((BigInt(b) << 32n) | BigInt(a)).toBe(reference(seed, 2 * trial + 1))
        expect((BigInt(d) << 32n) | BigInt(c)).toBe(reference(seed, 2 * trial + 2))
        expect([a, b, c, d].some((word) => BigInt(word) !== 0n)).toBe(true)
      }),
    )
  })

  it('makes distinct states for any two seeds: no even multiple of γ up to the 40 000th is near 0', () => {
    let nearest = MASK
    for (let n = 2n; n <= 40_000n; n += 2n) {
      const multiple = (n * GAMMA) & MASK
      const far = multiple < MASK - multiple ? multiple : MASK - multiple
      if (far < nearest) nearest = far
    }
    expect(nearest > 2n ** 49n).toBe(true)
  })
})
