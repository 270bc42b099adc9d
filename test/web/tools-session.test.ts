/** The session of a page and its worker, without a browser. */
import { loadHistory } from '@denier/core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fragmentOf } from '../../apps/web/src/model/address.ts'
import { stateOf } from '../../apps/web/src/model/page-reducer.ts'
import type { FormValues, PageState, Reply } from '../../apps/web/src/model/page-state.ts'
import { computeReply, exampleOf } from '../../apps/web/src/model/reply.ts'
import { type AnswerSource, createAnswerSource } from '../../apps/web/src/page/answer-source.ts'
import { createPageSession, type PageSnapshot } from '../../apps/web/src/page/page-session.ts'
import { figureAt } from '../../apps/web/src/tools/figures.ts'
import { serveAnalyses } from '../../apps/web/src/worker/analysis-worker.ts'
import { runAnalysis } from '../../apps/web/src/worker/run-analysis.ts'
import {
  createWorkerClient,
  type WorkerClient,
  type WorkerLike,
} from '../../apps/web/src/worker/worker-client.ts'
import type { CivilDate } from '../../packages/core/src/units/civil-date.ts'
import { failing, simulatorNamed } from '../support/simulators.ts'

const today = '2026-11-21' as CivilDate
const cagr = simulatorNamed('cagr')
const fire = simulatorNamed('retraite-fire')
/** Resolves once the handlers of all settled promises have run. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

beforeAll(async () => {
  await loadHistory()
  vi.stubGlobal('reportError', undefined)
})
afterAll(() => {
  vi.unstubAllGlobals()
})

/** The session of a page, and every snapshot it emitted. */
function pageOf(
  simulator = cagr,
  more: { source?: AnswerSource; worker?: WorkerClient; first?: PageState } = {},
) {
  const typed = exampleOf(simulator)
  const first =
    more.first ?? stateOf(typed, computeReply(simulator === cagr ? cagr : fire, typed, today, 'fr'))
  const source =
    more.source ?? createAnswerSource(simulator, { today: () => today, language: 'fr', worker: more.worker })
  const shown: PageSnapshot[] = []
  const session = createPageSession({
    simulator,
    source,
    first,
    onChange: (snapshot) => void shown.push(snapshot),
  })
  return { session, shown, last: () => shown.at(-1) as PageSnapshot, first }
}

/** A figure of the summary that a page shows. */
const figure = (snapshot: PageSnapshot, name: string) =>
  figureAt(snapshot.state.shown?.answer.data, `resume.${name}`)

/**
 * A source whose answers the test gives, in the order in which they were requested: by `answer`, the computed
 * one unless another or an error is given.
 */
function slow(simulator = cagr) {
  const waiting: { typed: FormValues; answer: (given?: Reply | Error) => void }[] = []
  const source: AnswerSource = {
    now: () => undefined,
    soon: (typed) =>
      new Promise((resolve, reject) => {
        const answer = (given?: Reply | Error) =>
          given instanceof Error
            ? reject(given)
            : resolve(given ?? computeReply(simulator, typed, today, 'fr'))
        waiting.push({ typed, answer })
      }),
  }
  return { source, waiting }
}

describe('PageSession with a short question', () => {
  it('answers before dispatch returns', () => {
    const { session, shown, last } = pageOf()
    session.dispatch({ type: 'type', name: 'duree', text: '16' })
    expect(shown).toHaveLength(1)
    expect(last().state).toMatchObject({ busy: false, typed: { duree: '16' }, reply: { ok: true } })
    expect(figure(last(), 'cagr')).toBe(5.894)
  })

  it('keeps the last good answer when a question is refused, and applies each action', () => {
    const { session, last } = pageOf()
    session.dispatch({ type: 'type', name: 'duree', text: 'x' })
    session.dispatch({ type: 'type', name: 'valeur_finale', text: '-1' })
    expect(last().state.reply).toMatchObject({
      ok: false,
      problems: [{ field: 'valeur_finale' }, { field: 'duree' }],
    })
    expect(figure(last(), 'cagr')).toBe(12.1353)
    session.dispatch({ type: 'reset' })
    expect(last().state.typed).toEqual(exampleOf(cagr))
    expect(last().state.reply.ok).toBe(true)
  })
})

describe('PageSession with a long question', () => {
  it('stays busy, and asks only the latest of several questions next', async () => {
    const { source, waiting } = slow()
    const { session, last } = pageOf(cagr, { source })
    for (const text of ['1', '2', '3', '4']) session.dispatch({ type: 'type', name: 'duree', text })
    expect(last().state).toMatchObject({ busy: true, typed: { duree: '4' } })
    expect(waiting.map(({ typed }) => typed.duree)).toEqual(['1'])
    waiting[0]?.answer()
    await turn()
    expect(last().state).toMatchObject({
      busy: true,
      typed: { duree: '4' },
      shown: { typed: { duree: '1' } },
    })
    expect(waiting.map(({ typed }) => typed.duree)).toEqual(['1', '4'])
    waiting[1]?.answer()
    await turn()
    expect(last().state).toMatchObject({ busy: false, shown: { typed: { duree: '4' } } })
    expect(waiting).toHaveLength(2)
  })

  it('ignores an answer that comes after that to a later short question', async () => {
    const { source, waiting } = slow()
    let isShort = false
    const now = (typed: FormValues) => (isShort ? computeReply(cagr, typed, today, 'fr') : undefined)
    const { session, shown, last } = pageOf(cagr, { source: { ...source, now } })
    session.dispatch({ type: 'type', name: 'duree', text: '5' })
    isShort = true
    session.dispatch({ type: 'type', name: 'duree', text: '6' })
    const before = shown.length
    waiting[0]?.answer()
    await turn()
    expect(shown).toHaveLength(before)
    expect(last().state).toMatchObject({ busy: false, shown: { typed: { duree: '6' } } })
  })
})

describe('PageSession with an internal error', () => {
  it('keeps the last result and reports the failure until the next answer', async () => {
    const broken = pageOf(failing('cagr', new Error('lost')), { first: pageOf().first })
    broken.session.dispatch({ type: 'type', name: 'duree', text: '9' })
    expect(broken.last()).toMatchObject({ failed: true, state: { busy: false, typed: { duree: '9' } } })
    expect(figure(broken.last(), 'cagr')).toBe(12.1353)

    const { source, waiting } = slow()
    const late = pageOf(cagr, { source })
    late.session.dispatch({ type: 'type', name: 'duree', text: '9' })
    waiting[0]?.answer(new Error('lost'))
    await turn()
    expect(late.last()).toMatchObject({ failed: true, state: { busy: false } })
    late.session.dispatch({ type: 'type', name: 'duree', text: '16' })
    waiting[1]?.answer()
    await turn()
    expect(late.last().failed).toBe(false)
    expect(figure(late.last(), 'cagr')).toBe(5.894)
  })
})

describe('PageSession with an address', () => {
  const at = (query: string, fragment = '') => ({ query, fragment })

  it('ignores an address that it already shows, answers another one, and shows the example for an empty one', () => {
    const { session, shown, last } = pageOf()
    session.adopt(at('duree=8&valeur_finale=25000&valeur_initiale=10000&utm=x'))
    session.adopt(at(''))
    session.adopt(at('', 'methode'))
    expect(shown).toHaveLength(0)
    session.adopt(at('valeur_initiale=10000&valeur_finale=25000&duree=16'))
    expect(figure(last(), 'cagr')).toBe(5.894)
    session.adopt(at(''))
    expect(figure(last(), 'cagr')).toBe(12.1353)
  })

  it('restores at most three valid scenarios, and keeps them for a plain fragment', async () => {
    const { session, last } = pageOf()
    const one = (years: string) =>
      `avec=${encodeURIComponent(`valeur_initiale=1&valeur_finale=2&duree=${years}`)}`
    session.adopt(at('', [one('5'), one('x'), one('10'), one('20')].join('&')))
    await turn()
    expect(last().state.pinned.map(({ typed }) => typed.duree)).toEqual(['5', '10'])
    session.adopt(at('', 'content'))
    await turn()
    expect(last().state.pinned).toHaveLength(2)
    session.dispatch({ type: 'pin' })
    session.dispatch({ type: 'unpin', index: 0 })
    expect(last().state.pinned.map(({ typed }) => typed.duree)).toEqual(['10', '8'])
    session.dispatch({ type: 'name', index: 1, name: ` ${'long '.repeat(20)}` })
    expect(last().state.pinned.map(({ name }) => name)).toEqual([undefined, 'long '.repeat(8)])
    session.dispatch({ type: 'compare', figure: 'resume.gain' })
    session.dispatch({ type: 'name', index: 1, name: ' ' })
    expect(last().state.figure).toBe('resume.gain')
    expect(last().state.pinned.map(({ name }) => name)).toEqual([undefined, undefined])
    const written = fragmentOf(last().state)
    session.adopt(at(''))
    await turn()
    expect(last().state.pinned).toEqual([])
    expect(last().state.figure).toBeUndefined()
    session.adopt(at('', written))
    await turn()
    expect(last().state.pinned.map(({ typed }) => typed.duree)).toEqual(['10', '8'])
    expect(last().state.figure).toBe('resume.gain')
    // the anchor of a section says nothing of it, another address does
    session.adopt(at('', 'content'))
    expect(last().state.figure).toBe('resume.gain')
    session.adopt(at('', written.replace('gain', 'cagr')))
    expect(last().state.figure).toBe('resume.cagr')
  })

  it('takes the figure of an address with its scenarios, not before they are computed', async () => {
    const { source, waiting } = slow()
    const { session, shown, last } = pageOf(cagr, { source })
    const scenario = encodeURIComponent('valeur_initiale=1&valeur_finale=2&duree=5')
    session.adopt(at('', `avec=${scenario}&chiffre=resume.gain`))
    expect(shown).toEqual([]) // an address written now would lack the scenarios
    for (const { answer } of waiting) answer()
    await turn()
    expect(last().state.pinned).toHaveLength(1)
    expect(last().state.figure).toBe('resume.gain')
  })

  it('keeps the chosen figure as scenarios are pinned and removed after the choice', () => {
    const { session, last } = pageOf()
    const pinAt = (years: string) => {
      session.dispatch({ type: 'type', name: 'duree', text: years })
      session.dispatch({ type: 'pin' })
    }
    pinAt('5')
    expect(last().state.pinned).toEqual([last().state.shown])
    session.dispatch({ type: 'name', index: 0, name: 'Court' })
    session.dispatch({ type: 'compare', figure: 'resume.gain' })
    expect(last().state.pinned.map(({ name }) => name)).toEqual(['Court'])
    pinAt('10')
    expect(last().state.pinned[1]).toEqual(last().state.shown)
    session.dispatch({ type: 'unpin', index: 0 })
    expect(last().state.figure).toBe('resume.gain')
  })

  it('computes the figures of a page served without them', () => {
    const typed = exampleOf(cagr)
    const first = { ...stateOf(typed, { ok: false, problems: [] }), busy: true }
    const { session, last } = pageOf(cagr, { first })
    session.adopt(at(''))
    expect(last().state.busy).toBe(false)
    expect(figure(last(), 'cagr')).toBe(12.1353)
  })
})

/** A worker in the thread of the test; messages are cloned as between threads. */
function workerHere(simulator = fire) {
  const requests: unknown[] = []
  const worker: WorkerLike = {
    postMessage: (message: unknown) => {
      requests.push(message)
      setImmediate(() => scope.onmessage?.({ data: structuredClone(message) } as MessageEvent))
    },
    terminate: () => {},
    onmessage: null,
    onerror: null,
    onmessageerror: null,
  }
  const scope = {
    onmessage: null as ((event: MessageEvent) => void) | null,
    postMessage: (data: unknown) =>
      void worker.onmessage?.call(worker as Worker, { data: structuredClone(data) } as MessageEvent),
  }
  serveAnalyses(simulator, scope as Parameters<typeof serveAnalyses>[1])
  return { worker, requests }
}

describe('Worker', () => {
  const typed = { ...exampleOf(fire), methode: 'monte_carlo', simulations: '1000' }

  it('answers long and historical questions as the page would', async () => {
    const { worker, requests } = workerHere()
    // a page that has not loaded the series, as this process has
    const source = createAnswerSource(
      { ...fire, isLoaded: () => false },
      {
        today: () => today,
        language: 'en',
        worker: createWorkerClient(() => worker),
      },
    )
    expect(source.now(typed)).toBeUndefined()
    expect(source.now(exampleOf(fire))).toBeUndefined()
    expect(await source.soon(typed)).toEqual(computeReply(fire, typed, today, 'en'))
    expect(requests).toHaveLength(1)
  })

  it('starts with the first question, and is replaced by the page when it fails', async () => {
    const started = vi.fn(() => workerHere().worker)
    const client = createWorkerClient(() => {
      const worker = started()
      worker.postMessage = () => void worker.onerror?.call(worker as Worker, new Event('error') as ErrorEvent)
      return worker
    })
    expect(started).not.toHaveBeenCalled()
    const source = createAnswerSource(fire, { today: () => today, language: 'fr', worker: client })
    expect(await source.soon(typed)).toEqual(computeReply(fire, typed, today, 'fr'))
    expect(await source.soon(exampleOf(fire))).toEqual(computeReply(fire, exampleOf(fire), today, 'fr'))
    expect(started).toHaveBeenCalledTimes(1)
    // With the series loaded on the page, short answers are immediate; long ones are not.
    expect(source.now(exampleOf(fire))).toEqual(computeReply(fire, exampleOf(fire), today, 'fr'))
    expect(source.now({ ...typed, simulations: '10000' })).toBeUndefined()
  })

  it('rejects a question that fails, and answers the next', async () => {
    const { worker } = workerHere(failing('cagr', new Error('lost')))
    const client = createWorkerClient(() => worker)
    const job = {
      analysis: 'simulation',
      query: 'valeur_initiale=1&valeur_finale=2&duree=3',
      today,
      language: 'fr',
    } as const
    await expect(client.run(job)).rejects.toThrow('lost')
    expect(await client.run({ ...job, query: 'duree=x' })).toMatchObject({ ok: false })
    expect(await runAnalysis(cagr, job)).toMatchObject({ ok: true })
  })
})
