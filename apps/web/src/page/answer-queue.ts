import type { FormValues, Reply } from '../model/page-state.ts'
import type { AnswerSource } from './answer-source.ts'

/** Asks for values and receives their answers. */
interface AnswerListener {
  /** The values to answer by now. */
  readonly latest: () => FormValues
  /** Called when an answer is not there at once. */
  readonly onWait: () => void
  /** Receives an answer; `isBehind` when a later one is still computed. */
  readonly onReply: (typed: FormValues, reply: Reply, isBehind: boolean) => void
  readonly onFailure: (error: unknown) => void
}

/**
 * Orders the answers of a page. A short answer is given before `ask` returns. Of the long ones only the latest
 * follows the one under way. An answer never arrives after that to later values. Used by `page-session.ts`.
 */
export function createAnswerQueue(
  { now, soon }: AnswerSource,
  { latest, onWait, onReply, onFailure }: AnswerListener,
) {
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
