/**
 * SplitMix64, which makes the state of another generator from a seed: neighbouring seeds give unlike outputs,
 * as the authors of xoshiro require. Used by `trial-seed.ts`.
 *
 * Output `n` (from 1) of seed `s` is `mix(s + n·γ)` modulo 2^64, `γ` being 2^64 over the golden ratio and `mix` a
 * bijection. Sources: Steele, Lea and Flood, Fast Splittable Pseudorandom Number Generators, OOPSLA 2014 (mixer:
 * Stafford's variant 13); https://prng.di.unimi.it/splitmix64.c (public domain).
 *
 * A 64-bit word is two signed 32-bit halves here, `[low, high]`: BigInt would take longer than the trials
 * themselves.
 */
type Word = Int32Array

/** `γ`, then the two factors of the mixer `mix`; each as its low and high halves. */
const GAMMA = [0x7f4a7c15, 0x9e3779b9] as const
const FIRST = [0x1ce4e5b9, 0xbf58476d] as const
const SECOND = [0x133111eb, 0x94d049bb] as const

/**
 * Output `n` of a seed, written into `word`. Used by `trial-seed.ts`.
 * @param seed whole, 0 to 2^32 - 1.
 * @param n whole, 1 to 2^32 - 1.
 * @example splitmix(word, 1234567, 1) // 6457827717110365317, the published first output of that seed
 */
export function splitmix(word: Word, seed: number, n: number): void {
  word[0] = n
  word[1] = 0
  multiply(word, GAMMA)
  const sum = low(word) + seed
  word[0] = sum
  word[1] = high(word) + (sum > 0xffffffff ? 1 : 0)
  xorShift(word, 30)
  multiply(word, FIRST)
  xorShift(word, 27)
  multiply(word, SECOND)
  xorShift(word, 31)
}

/** The low half, unsigned. */
const low = (word: Word): number => (word[0] as number) >>> 0
/** The high half, signed. */
const high = (word: Word): number => word[1] as number

/** `w ^= w >>> bits`, of 1 to 31 bits. */
function xorShift(word: Word, bits: number): void {
  word[0] = low(word) ^ ((low(word) >>> bits) | (high(word) << (32 - bits)))
  word[1] = high(word) ^ (high(word) >>> bits)
}

/** `w ×= factor` modulo 2^64: three of the four products of halves count, one of them with its carry. */
function multiply(word: Word, factor: readonly [number, number]): void {
  const a = low(word)
  const [b, top] = factor
  word[1] = carry(a, b) + Math.imul(high(word), b) + Math.imul(a, top)
  word[0] = Math.imul(a, b)
}

/** The high half of the product of two unsigned halves, by quarters, each sum under 2^32. */
function carry(a: number, b: number): number {
  const mixed = (a >>> 16) * (b & 0xffff) + (((a & 0xffff) * (b & 0xffff)) >>> 16)
  const other = (a & 0xffff) * (b >>> 16) + (mixed & 0xffff)
  return (a >>> 16) * (b >>> 16) + (mixed >>> 16) + (other >>> 16)
}
