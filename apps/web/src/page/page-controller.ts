import { type AnalysisName, type CivilDate, type Simulator, todayInParis } from '@denier/core'
import { fragmentOf } from '../model/address.ts'
import type { RunAnalysis } from '../model/analysis-context.ts'
import type { PageState, Setting } from '../model/page-state.ts'
import { createWorkerClient, type WorkerClient, type WorkerLike } from '../worker/worker-client.ts'
import { addressOf, createAddressSync } from './address-sync.ts'
import { createAnswerSource } from './answer-source.ts'
import { keepFragment, keptFragment } from './kept-scenarios.ts'
import { openSection } from './open-section.ts'
import { createPageSession, type PageSession, type PageSnapshot, PINNING } from './page-session.ts'

interface ControllerOptions {
  readonly simulator: Simulator
  readonly setting: Setting
  /** The state that the server drew. */
  readonly first: PageState
  /** Starts a worker; without it every computation runs on the page. */
  readonly worker?: (() => WorkerLike) | undefined
  /** Whether the address follows the form. */
  readonly isAddressed: boolean
}

interface PageListener {
  readonly onChange: (snapshot: PageSnapshot) => void
  /**
   * Called at the start with the day in Paris, when it is no longer that on which the server drew the page.
   */
  readonly onDay: (today: CivilDate) => void
}

/** The analyses that simulate many times. */
const REPEATING: ReadonlySet<AnalysisName> = new Set(['resolution', 'sensibilite'])

/**
 * Connects the session of a page with its workers, the address and the history of the browser. `start` is
 * called once the page is drawn, `stop` when it is removed. Called by `live-page.tsx`.
 */
export function createPageController(options: ControllerOptions, { onChange, onDay }: PageListener) {
  const { simulator, setting, first, worker, isAddressed } = options
  const { language } = setting
  let day = setting.today
  const today = () => day
  // Each starts with its first job: an answer to the form never waits behind an analysis, nor a range behind an
  // analysis that repeats the simulation.
  const [formWorker, toolsWorker, repeatingWorker] = [
    worker && createWorkerClient(worker),
    worker && createWorkerClient(worker),
    worker && createWorkerClient(worker),
  ]
  const workerFor = (analysis: AnalysisName) => (REPEATING.has(analysis) ? repeatingWorker : toolsWorker)
  const source = createAnswerSource(simulator, { today, language, worker: formWorker })
  const addressSync = createAddressSync()
  let latest = first
  const session = createPageSession({
    simulator,
    source,
    first,
    onChange: (snapshot) => {
      latest = snapshot.state
      onChange(snapshot)
      if (isAddressed) addressSync.follow(addressOf(simulator, setting, snapshot.state))
    },
  })
  /** Takes the values of the address into the form. */
  const adopt = () => session.adopt({ query: location.search.slice(1), fragment: location.hash.slice(1) })
  const follow = () => {
    adopt()
    openSection()
  }
  /** Brings back the scenarios that the reader pinned here earlier, unless the address has some. */
  const restore = () => {
    const fragment = keptFragment(simulator.contract.name)
    if (isAddressed && fragment && !location.hash.includes('='))
      session.adopt({ query: location.search.slice(1), fragment })
  }
  const { flush } = addressSync
  /**
   * Keeps what the reader pins, not what an address brings. It is in the address at once: a reload begins at the
   * address that the page had before it was left.
   */
  const dispatch: PageSession['dispatch'] = (action) => {
    session.dispatch(action)
    if (!isAddressed || !PINNING.has(action.type)) return
    keepFragment(simulator.contract.name, fragmentOf(latest))
    flush()
  }
  const listeners = {
    popstate: adopt,
    hashchange: follow,
    click: flush, // a link to a section, or to the other language, keeps the values of the address
    visibilitychange: flush,
    pagehide: flush,
  }
  return {
    dispatch,
    runAnalysis: createRunAnalysis(simulator, workerFor, today, language),
    start: (): void => {
      const hasDayChanged = day !== todayInParis()
      day = todayInParis()
      if (hasDayChanged) onDay(day)
      follow()
      restore()
      if (hasDayChanged) session.refresh()
      for (const [event, listener] of Object.entries(listeners)) addEventListener(event, listener, true)
    },
    stop: (): void => {
      for (const [event, listener] of Object.entries(listeners)) removeEventListener(event, listener, true)
      formWorker?.close()
      toolsWorker?.close()
      repeatingWorker?.close()
    },
  }
}

/** Runs analyses in the worker; on the page, with their code loaded then, when there is none or it failed. */
function createRunAnalysis(
  simulator: Simulator,
  workerFor: (analysis: AnalysisName) => WorkerClient | undefined,
  today: () => CivilDate,
  language: Setting['language'],
): RunAnalysis {
  const runHere: RunAnalysis = async (analysis, query) => {
    const { runAnalysis } = await import('../worker/run-analysis.ts')
    return runAnalysis(simulator, { analysis, query, today: today(), language })
  }
  return (analysis, query) =>
    workerFor(analysis)
      ?.run({ analysis, query, today: today(), language })
      .catch(() => runHere(analysis, query)) ?? runHere(analysis, query)
}
