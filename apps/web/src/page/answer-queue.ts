import type { FormValues, Reply } from '../model/page-state.ts'
import type { AnswerSource } from './answer-source.ts'

/** The page: gives the values to answer, and receives their answers. */
interface AnswerListener {
  /** The values to answer by now. */
  readonly latest: () => FormValues
  /** Called when an answer is not there at once. */
  readonly onWait: () => void
  /** Receives an answer; `isBehind` when a later one is still computed. */
  readonly onReply: (typed: FormValues, reply: Reply, isBehind: boolean) => void
  /** Receives what a computation threw; its request then counts as answered. */
  readonly onFailure: (error: unknown) => void
}

/**
 * Orders the answers of a page. `ask` requests the answer to the latest values; a short one is given before
 * it returns. Long ones are computed one at a time: the next is that to the latest values, those between are
 * skipped. An answer never arrives after that to later values. Used by `page-session.ts`.
 */
export function createAnswerQueue(
  { now, soon }: AnswerSource,
  { latest, onWait, onReply, onFailure }: AnswerListener,
) {
  // Requests are numbered from 1: the latest, and the latest that has its answer or failure.
  let [requested, settled, isRunning] = [0, 0, false]

  const settle = (number: number, typed: FormValues, reply: Reply): void => {
    if (number < settled) return
    settled = number
    onReply(typed, reply, number < requested)
  }
  const fail = (number: number, error: unknown): void => {
    settled = Math.max(settled, number)
    onFailure(error)
  }
  const run = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    while (settled < requested) {
      const [number, typed] = [requested, latest()]
      try {
        settle(number, typed, await soon(typed))
      } catch (error) {
        fail(number, error)
      }
    }
    isRunning = false
  }
  return {
    ask: (): void => {
      requested += 1
      const typed = latest()
      try {
        const reply = now(typed)
        if (reply) settle(requested, typed, reply)
        else {
          onWait()
          void run()
        }
      } catch (error) {
        fail(requested, error)
      }
    },
  }
}
