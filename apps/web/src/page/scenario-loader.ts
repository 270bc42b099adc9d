import { distinctScenarios } from '../model/distinct-scenarios.ts'
import type { SavedScenario, Scenario } from '../model/page-state.ts'
import type { AnswerSource } from './answer-source.ts'

interface ScenarioListener {
  readonly onLoad: (scenarios: readonly Scenario[]) => void
  /** Receives what a computation threw; `onLoad` is then not called. */
  readonly onFailure: (error: unknown) => void
}

/**
 * Computes the pinned scenarios of an address and gives them to `onLoad`. Invalid and repeated ones are
 * dropped. A later `load`, or `cancel`, discards the result of an earlier one. Called by `page-session.ts`.
 */
export function createScenarioLoader({ now, soon }: AnswerSource, { onLoad, onFailure }: ScenarioListener) {
  let turn = 0
  return {
    cancel: (): void => {
      turn += 1
    },
    load: (wanted: readonly SavedScenario[]): void => {
      turn += 1
      const own = turn
      Promise.all(wanted.map(async (one) => ({ one, reply: now(one.typed) ?? (await soon(one.typed)) })))
        .then((all) => {
          const valid = all.flatMap(({ one, reply }) => (reply.ok ? [{ ...one, answer: reply.answer }] : []))
          if (own === turn) onLoad(distinctScenarios(valid))
        })
        .catch(onFailure)
    },
  }
}
