import { apart } from '../../compare/alike.ts'
import type { Scenario, Typed } from '../model.ts'
import type { Answering } from './answering.ts'

/** Who set results aside by an address, and is told what they are. */
interface Keeper {
  readonly done: (scenarios: readonly Scenario[]) => void
  readonly fail: (error: unknown) => void
}

/** Scenarios that an address names, computed: those at fault are left out; what is read or done later wins. */
export function createPinned({ now, soon }: Answering, { done, fail }: Keeper) {
  let turn = 0
  return {
    /** What is being read no longer matters. */
    forget: (): void => {
      turn += 1
    },
    read: (wanted: readonly Typed[]): void => {
      turn += 1
      const mine = turn
      Promise.all(wanted.map(async (typed) => ({ typed, reply: now(typed) ?? (await soon(typed)) })))
        .then((all) => {
          const good = all.flatMap(({ typed, reply }) => (reply.ok ? [{ typed, answer: reply.answer }] : []))
          if (mine === turn) done(apart(good))
        })
        .catch(fail)
    },
  }
}
