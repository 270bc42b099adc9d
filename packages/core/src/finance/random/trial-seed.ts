import { splitmix } from './splitmix.ts'

/** The output of `splitmix`, low half first; one array is reused for all. */
const word = new Int32Array(2)

/**
 * Sets the state with which the generator starts a trial: the four halves of outputs `2·trial + 1` and
 * `2·trial + 2` of SplitMix64. Used by `finance/retirement-trials.ts`.
 *
 * Each trial starts from its seed and its number alone. So the first trials do not depend on the number of
 * trials; a trial that fails early, or lasts ten years more, does not change the next; and two questions with
 * one seed meet the same markets. Two outputs of a seed are never both 0 (the mixer is a bijection), as the
 * generator requires. No two seeds share a trial: that needs `s - s' = 2(j - k)·γ` modulo 2^64, and the
 * multiples of γ up to the 40 000th stay further than 2^49 from 0 (a test checks it). The probability that
 * the draws of two of 20 000 trials of 840 months overlap in the generator's period is under 20
 * 000²·840/2^128, 1e-27.
 *
 * @param state four words of xoshiro128**, written.
 * @param seed whole, 0 to 2^32 - 1.
 * @param trial whole, from 0.
 * @example seedTrial(state, 42, 0) // the first path of seed 42
 */
export function seedTrial(state: Int32Array, seed: number, trial: number): void {
  for (const half of [0, 1]) {
    splitmix(word, seed, 2 * trial + half + 1)
    state[2 * half] = word[0] as number
    state[2 * half + 1] = word[1] as number
  }
}
