/** The form alone, as the server draws it, as a browser would send it, and alive. */

import type { CivilDate, Language, Simulator } from '@denier/core'
import { toGrammar } from '@denier/prose'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { Form } from '../../apps/web/src/form/form.tsx'
import { pagePath, typedOf } from '../../apps/web/src/model/address.ts'
import { stateOf } from '../../apps/web/src/model/page-reducer.ts'
import type { Typed } from '../../apps/web/src/model/page-state.ts'
import { replyTo } from '../../apps/web/src/model/reply.ts'
import { bundleOf, sheetsOf } from './part-page.ts'

export const today = '2026-11-21' as CivilDate

/** What the server draws of what is typed. */
export const drawn = (simulator: Simulator, typed: Typed, language: Language): string =>
  renderToString(
    h(Form, {
      simulator,
      setting: { language, origin: '', today },
      state: stateOf(typed, replyTo(simulator, typed, today, language)),
      act: () => {
        throw new Error('nobody acts on the server')
      },
    }),
  )

export interface Tag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** What stands up to the next tag. */
  readonly text: string
}

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** The tags of a piece of HTML, closing ones under `/name`. */
export const tagsOf = (html: string): readonly Tag[] =>
  [...html.matchAll(/<(\/?[a-z][a-z0-9]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>([^<]*)/gi)].map((found) => ({
    name: found[1] ?? '',
    attributes: Object.fromEntries(
      [...(found[2] ?? '').matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
        name,
        unescaped(value),
      ]),
    ),
    text: unescaped(found[3] ?? ''),
  }))

/** Each form of a page. */
export const formsOf = (html: string): readonly string[] => html.match(/<form[\s\S]*?<\/form>/g) ?? []

/** What a browser sends of an untouched form, in order. */
export function sentBy(form: string): readonly (readonly [string, string])[] {
  const sent: [string, string][] = []
  let menu: string | undefined
  let first: string | undefined
  let chosen: string | undefined
  for (const { name: tag, attributes: has } of tagsOf(form)) {
    if (tag === 'input' && has.name !== undefined && has.form === undefined) {
      const isBox = has.type === 'checkbox' || has.type === 'radio'
      if (!isBox || 'checked' in has) sent.push([has.name, has.value ?? (isBox ? 'on' : '')])
    }
    if (tag === 'select') [menu, first, chosen] = [has.name, undefined, undefined]
    if (tag === 'option') first ??= has.value
    if (tag === 'option' && 'selected' in has) chosen = has.value
    if (tag === '/select' && menu !== undefined) sent.push([menu, chosen ?? first ?? ''])
  }
  return sent
}

export const stylesOf = (): Promise<string> => sheetsOf('base', 'form')

/** The form alive in the real page; beside it what the page holds, and how many acts led to it. */
const ALIVE = `
import { h, hydrate } from 'preact'
import { catalogue, loadHistory } from '@denier/core'
import { typedOf } from './apps/web/src/model/address.ts'
import { exampleOf, replyTo } from './apps/web/src/model/reply.ts'
import { LivePage } from './apps/web/src/page/live-page.tsx'
import { stateOf } from './apps/web/src/model/page-reducer.ts'
import { Form } from './apps/web/src/form/form.tsx'

const { name, language, today } = JSON.parse(document.getElementById('told').textContent)
const simulator = catalogue.find(({ contract }) => contract.name === name)
globalThis.acts = []
const part = (props) => {
  const act = (what) => { globalThis.acts.push(what); props.act(what) }
  globalThis.held = props.state
  return h('div', { class: 'simulator' }, h('div', { class: 'simulator-form' }, h(Form, { ...props, act })),
    h('div', { class: 'simulator-result' }, 'Fin'))
}
loadHistory().then(() => {
  const asked = typedOf(location.search.slice(1), Object.keys(simulator.contract.params))
  const typed = location.search ? asked : exampleOf(simulator)
  const first = stateOf(typed, replyTo(simulator, typed, today, language))
  const props = { simulator, setting: { language, origin: '', today }, first, part }
  hydrate(h(LivePage, props), document.getElementById('root'))
})
`

/** The script of that page. */
export const scriptOf = (): Promise<string> => bundleOf(ALIVE)

/** What a server makes of an address of a page: each text in the service's grammar, the rest as typed. */
export function readAsked(simulator: Simulator, query: string, language: Language): Typed {
  const { params } = simulator.contract
  const asked = typedOf(query, Object.keys(params))
  return Object.fromEntries(
    Object.entries(asked).map(([name, text]) => {
      const field = params[name]
      return [name, field ? toGrammar(field, text, language) : text]
    }),
  )
}

/** A page with the form alone. */
export const pageOf = (simulator: Simulator, typed: Typed, language: Language): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${simulator.contract.title[language]}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/form.css"></head>
<body><main class="site-main"><h1>${simulator.contract.title[language]}</h1>
<div id="root"><div class="simulator"><div class="simulator-form">${drawn(simulator, typed, language)}</div><div class="simulator-result">Fin</div></div></div></main>
<script type="application/json" id="told">${JSON.stringify({ name: simulator.contract.name, language, today })}</script>
<script src="/form.js"></script></body></html>`

export const addressOf = (simulator: Simulator, language: Language, query = ''): string =>
  `http://denier.test${pagePath(simulator.contract.name, language)}${query && `?${query}`}`
