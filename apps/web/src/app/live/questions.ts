import type { Reply, Typed } from '../model.ts'
import type { Answering } from './answering.ts'

/** Who asks, and is told. */
export interface Asker {
  /** What is to be answered by now. */
  readonly latest: () => Typed
  /** It takes a while. */
  readonly wait: () => void
  /** An answer; the last one unless `isBehind`. */
  readonly tell: (typed: Typed, reply: Reply, isBehind: boolean) => void
  readonly fail: (error: unknown) => void
}

/**
 * The questions of a page in their order: short ones are answered before `ask` returns, of the long ones the latest
 * alone follows the one under way, and no answer comes after that to a later question.
 */
export function createQuestions({ now, soon }: Answering, { latest, wait, tell, fail }: Asker) {
  let [asked, settled, isRunning] = [0, 0, false]

  const settle = (number: number, typed: Typed, reply: Reply): void => {
    if (number < settled) return
    settled = number
    tell(typed, reply, number < asked)
  }
  const lose = (number: number, error: unknown): void => {
    settled = Math.max(settled, number)
    fail(error)
  }
  const follow = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    while (settled < asked) {
      const [number, typed] = [asked, latest()]
      try {
        settle(number, typed, await soon(typed))
      } catch (error) {
        lose(number, error)
      }
    }
    isRunning = false
  }
  return {
    ask: (): void => {
      asked += 1
      const typed = latest()
      try {
        const reply = now(typed)
        if (reply) settle(asked, typed, reply)
        else {
          wait()
          void follow()
        }
      } catch (error) {
        lose(asked, error)
      }
    },
  }
}
