import { exchange, type RawAnswer, request } from './raw.ts'

/** Few enough that what a batch answers fits in memory, many enough that connections cost nothing. */
const BATCH = 200

/** Asks for many targets, in pipelines; the answers are in the order of the targets. */
export async function askAll(port: number, targets: readonly string[]): Promise<RawAnswer[]> {
  const answers: RawAnswer[] = []
  for (let from = 0; from < targets.length; from += BATCH) {
    const batch = targets.slice(from, from + BATCH)
    const bytes = batch.map((target) => request('GET', target)).join('')
    const given = await exchange(port, bytes, { answers: batch.length, patience: 20_000 })
    if (given.answers.length < batch.length) {
      throw new Error(`${given.answers.length} answers to ${batch.length} requests from ${batch[0]}`)
    }
    answers.push(...given.answers)
  }
  return answers
}
