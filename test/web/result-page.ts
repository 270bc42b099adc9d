/** The result alone, on the server and in a browser: without the form that it follows. */
import type { CivilDate, Language, Simulator } from '@denier/core'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { Compare } from '../../apps/web/src/compare/compare.tsx'
import { stateOf } from '../../apps/web/src/model/page-reducer.ts'
import type { PageState, PartProps, Scenario, Typed } from '../../apps/web/src/model/page-state.ts'
import { replyTo } from '../../apps/web/src/model/reply.ts'
import { Result } from '../../apps/web/src/result/result.tsx'
import { bundleOf, sheetsOf } from './part-page.ts'

export const today = '2026-11-21' as CivilDate

/** What is asked, as a form holds it. */
export const typedFrom = (question: object): Typed =>
  Object.fromEntries(Object.entries(question).map(([name, value]) => [name, String(value)]))

export const scenarioOf = (simulator: Simulator, question: object, language: Language): Scenario => {
  const typed = typedFrom(question)
  const reply = replyTo(simulator, typed, today, language)
  if (!reply.ok) throw new Error(reply.problems.map(({ message }) => message).join())
  return { typed, answer: reply.answer }
}

export const stateFor = (simulator: Simulator, question: object, language: Language): PageState => {
  const typed = typedFrom(question)
  return stateOf(typed, replyTo(simulator, typed, today, language))
}

export const propsOf = (simulator: Simulator, state: PageState, language: Language): PartProps => ({
  simulator,
  setting: { language, origin: '', today },
  state,
  act: () => {
    throw new Error('nobody acts on the server')
  },
})

/** What the server draws. */
export const drawn = (simulator: Simulator, state: PageState, language: Language): string => {
  const props = propsOf(simulator, state, language)
  return renderToString(h('div', { class: 'simulator-result' }, h(Result, props), h(Compare, props)))
}

/** What a reader reads of HTML. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<span class="whole">([^<]*)<\/span>/g, '$1')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** The style sheets that dress the result. */
export const stylesOf = (): Promise<string> => sheetsOf('base', 'result', 'compare')

/** The result alive: it takes what the server drew, and `ask(query)` stands for the form. */
const ALIVE = `
import { h, hydrate } from 'preact'
import { useState } from 'preact/hooks'
import { catalogue, loadHistory } from '@denier/core'
import { replyTo } from './apps/web/src/model/reply.ts'
import { answered, pinnedAfter, stateOf } from './apps/web/src/model/page-reducer.ts'
import { Compare } from './apps/web/src/compare/compare.tsx'
import { Result } from './apps/web/src/result/result.tsx'

globalThis.start = async ({ name, language, typed, today }) => {
  const simulator = catalogue.find(({ contract }) => contract.name === name)
  await loadHistory()
  const reply = (query) => replyTo(simulator, query, today, language)
  function Page() {
    const [state, set] = useState(stateOf(typed, reply(typed)))
    globalThis.ask = (query) => set((before) => answered(before, query, reply(query)))
    globalThis.busy = (busy) => set((before) => ({ ...before, busy }))
    const act = (what) => set((before) => ({ ...before, pinned: pinnedAfter(before, what) }))
    const props = { simulator, setting: { language, origin: '', today }, state, act }
    return h('div', { class: 'simulator-result' }, h(Result, props), h(Compare, props))
  }
  hydrate(h(Page, {}), document.getElementById('root'))
}
`

/** The script of that page. */
export const scriptOf = (): Promise<string> => bundleOf(ALIVE)

/** The page of a simulator without its form, as HTML. */
export const pageOf = (simulator: Simulator, question: object, language: Language, css: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${simulator.contract.title[language]}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${css}</style></head>
<body><main class="site-main"><h1>${simulator.contract.title[language]}</h1><div class="simulator"><div class="simulator-form"></div><div id="root">${drawn(simulator, stateFor(simulator, question, language), language)}</div></div></main></body></html>`
