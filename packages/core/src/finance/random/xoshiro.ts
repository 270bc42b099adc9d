/**
 * xoshiro128**, the source of every draw: 32 bits a step, from a state of four 32-bit words that are not all zero.
 * Used by `finance/retirement-trials.ts`.
 *
 * Each state but zero is visited once in a period of 2^128 - 1. It passes the statistical tests of BigCrush,
 * the lowest bits included. Not for secrets: a few draws reveal the rest. Source: Blackman and Vigna,
 * Scrambled Linear Pseudorandom Number Generators, ACM Transactions on Mathematical Software 47(4), 2021;
 * https://prng.di.unimi.it/xoshiro128starstar.c (public domain).
 *
 * Words are kept as signed 32-bit integers, which engines compute with directly: the same bits, `>>> 0` for
 * their unsigned value. Create a generator in the function that draws from it and do not return it: engines
 * then keep the four words in registers.
 */

/** How many 32-bit words a state has. Used by `finance/retirement-trials.ts`. */
export const STATE_WORDS = 4

/** A generator of random 32-bit words: the algorithm xoshiro128**. Used by `finance/retirement-trials.ts`. */
export class Xoshiro {
  #s0: number
  #s1: number
  #s2: number
  #s3: number

  /**
   * @param state four words, not all 0; left as it is.
   * @example new Xoshiro(Int32Array.of(1, 2, 3, 4))
   */
  constructor(state: Int32Array) {
    this.#s0 = state[0] as number
    this.#s1 = state[1] as number
    this.#s2 = state[2] as number
    this.#s3 = state[3] as number
  }

  /**
   * The next 32 bits, as a signed integer.
   * @example new Xoshiro(Int32Array.of(1, 2, 3, 4)).next() // 11520, then 0, 5927040, 70819200, 2031721883…
   */
  next(): number {
    const s1 = this.#s1
    const s2 = this.#s2 ^ this.#s0
    const s3 = this.#s3 ^ s1
    this.#s0 ^= s3
    this.#s1 = s1 ^ s2
    this.#s2 = s2 ^ (s1 << 9)
    this.#s3 = (s3 << 11) | (s3 >>> 21)
    const scaled = Math.imul(s1, 5)
    return Math.imul((scaled << 7) | (scaled >>> 25), 9)
  }
}
