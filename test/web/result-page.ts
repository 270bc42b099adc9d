/** The result without the form, on the server and in a browser. */
import type { CivilDate, Language, Simulator } from '@denier/core'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { Compare } from '../../apps/web/src/compare/compare.tsx'
import { TWICE } from '../../apps/web/src/model/address.ts'
import { stateOf } from '../../apps/web/src/model/page-reducer.ts'
import type { FormValues, PageState, PartProps, Scenario } from '../../apps/web/src/model/page-state.ts'
import { computeReply } from '../../apps/web/src/model/reply.ts'
import { Basis } from '../../apps/web/src/result/basis.tsx'
import { Rest } from '../../apps/web/src/result/rest.tsx'
import { Result } from '../../apps/web/src/result/result.tsx'
import { textsOf } from '../support/queries.ts'
import { bundleOf, sheetsOf } from './part-page.ts'

/** The day for which pages are drawn. Used by `explanation.test.ts` and `result-browser.full.test.ts`. */
export const today = '2026-11-21' as CivilDate

/**
 * A question by parameter as form values; the rows of a list are joined. Used by `explanation.test.ts`,
 * `note-browser.full.test.ts` and `result-browser.full.test.ts`.
 */
export const typedFrom = (question: object): FormValues =>
  Object.fromEntries(Object.entries(question).map(([name, value]) => [name, textsOf(value).join(TWICE)]))

/** A question with its answer. Used by `result-reading.test.ts` and `result.test.ts`.
 * @throws Error where it is refused.
 */
export const scenarioOf = (simulator: Simulator, question: object, language: Language): Scenario => {
  const typed = typedFrom(question)
  const reply = computeReply(simulator, typed, today, language)
  if (!reply.ok) throw new Error(reply.problems.map(({ message }) => message).join())
  return { typed, answer: reply.answer }
}

/** The state of the page of a question. Used by `explanation.test.ts` and `result.test.ts`. */
export const stateFor = (simulator: Simulator, question: object, language: Language): PageState => {
  const typed = typedFrom(question)
  return stateOf(typed, computeReply(simulator, typed, today, language))
}

/** The props of the parts of a page on the server, where no action is dispatched. */
export const propsOf = (simulator: Simulator, state: PageState, language: Language): PartProps => ({
  simulator,
  setting: { language, origin: '', today, Basis },
  state,
  dispatch: () => {
    throw new Error('nobody acts on the server')
  },
})

/** The HTML of the result that the server draws. Used by `explanation.test.ts` and `result.test.ts`. */
export const drawn = (simulator: Simulator, state: PageState, language: Language): string => {
  const props = propsOf(simulator, state, language)
  return renderToString(
    h('div', { class: 'simulator-result' }, h(Result, props), h(Compare, props), h(Rest, props)),
  )
}

/** The text of HTML, with a new line for each tag. Used by `explanation.test.ts` and `result.test.ts`. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<span class="whole">([^<]*)<\/span>/g, '$1')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** The style sheets of the result. Used by `result-browser.full.test.ts`. */
export const stylesOf = (): Promise<string> =>
  sheetsOf('base', 'result', 'compare', 'explained', 'why', 'comparison')

/**
 * The script of the page. Its globals: `start` hydrates the result, `ask(query)` shows the answer to form
 * values, and `busy(isBusy)` tells that an answer is awaited.
 */
const SCRIPT = `
import { h, hydrate } from 'preact'
import { useState } from 'preact/hooks'
import { catalogue, loadHistory } from '@denier/core'
import { computeReply } from './apps/web/src/model/reply.ts'
import { answered, pinnedAfter, stateOf } from './apps/web/src/model/page-reducer.ts'
import { Compare } from './apps/web/src/compare/compare.tsx'
import { Rest } from './apps/web/src/result/rest.tsx'
import { Result } from './apps/web/src/result/result.tsx'

globalThis.start = async ({ name, language, typed, today }) => {
  const simulator = catalogue.find(({ contract }) => contract.name === name)
  await loadHistory()
  const reply = (query) => computeReply(simulator, query, today, language)
  function Page() {
    const [state, set] = useState(stateOf(typed, reply(typed)))
    globalThis.ask = (query) => set((before) => answered(before, query, reply(query)))
    globalThis.busy = (busy) => set((before) => ({ ...before, busy }))
    const dispatch = (what) =>
      set((before) => ({
        ...before,
        pinned: pinnedAfter(before, what),
        figure: what.type === 'compare' ? what.figure : before.figure,
      }))
    const props = { simulator, setting: { language, origin: '', today }, state, dispatch }
    return h('div', { class: 'simulator-result' }, h(Result, props), h(Compare, props), h(Rest, props))
  }
  hydrate(h(Page, {}), document.getElementById('root'))
}
`

/** The bundled script of the page. Used by `result-browser.full.test.ts`. */
export const scriptOf = (): Promise<string> => bundleOf(SCRIPT)

/**
 * The HTML of the page of a simulator without its form. Used by `result-browser.full.test.ts`.
 * @param css the text of its styles.
 */
export const pageOf = (simulator: Simulator, question: object, language: Language, css: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${simulator.contract.title[language]}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${css}</style></head>
<body><main class="site-main"><h1>${simulator.contract.title[language]}</h1><div class="simulator"><div class="simulator-form"></div><div id="root">${drawn(simulator, stateFor(simulator, question, language), language)}</div></div></main></body></html>`
