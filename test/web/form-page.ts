/** The form without the rest of the page: as the server draws it, as a browser submits it, and with its script. */

import type { CivilDate, Language, Simulator } from '@denier/core'
import { toGrammar } from '@denier/prose'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { Form } from '../../apps/web/src/form/form.tsx'
import { ListContext } from '../../apps/web/src/form/list-context.ts'
import { listSupport } from '../../apps/web/src/form/list-field.tsx'
import { faultOf } from '../../apps/web/src/form/problem-text.ts'
import { pagePath, typedOf } from '../../apps/web/src/model/address.ts'
import { stateOf } from '../../apps/web/src/model/page-reducer.ts'
import type { FormValues } from '../../apps/web/src/model/page-state.ts'
import { computeReply } from '../../apps/web/src/model/reply.ts'
import { bundleOf, sheetsOf } from './part-page.ts'

/**
 * The day for which pages are drawn. Used by `attribution.test.ts`, `form-parts.test.ts`, `form.test.ts` and
 * `list-form.test.ts`.
 */
export const today = '2026-11-21' as CivilDate

/** The HTML of the form that the server draws for given values. Used by `form.test.ts`. */
export const drawn = (simulator: Simulator, typed: FormValues, language: Language): string =>
  renderToString(
    h(
      ListContext.Provider,
      { value: listSupport },
      h(Form, {
        simulator,
        setting: { language, origin: '', today, describeFault: faultOf },
        state: stateOf(typed, computeReply(simulator, typed, today, language)),
        dispatch: () => {
          throw new Error('no action on the server')
        },
      }),
    ),
  )

/** A tag of HTML. */
export interface Tag {
  /** After a slash for a closing tag: `/form`. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** The text up to the next tag. */
  readonly text: string
}

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/**
 * The tags of a piece of HTML, in order, their attributes and texts unescaped. Used by `form.test.ts` and
 * `list-form.test.ts`.
 */
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

/** The forms of a page. Used by `form.test.ts` and `list-form.test.ts`. */
export const formsOf = (html: string): readonly string[] => html.match(/<form[\s\S]*?<\/form>/g) ?? []

/**
 * The names and values that a browser submits of an untouched form, in order. Used by `form.test.ts` and
 * `list-form.test.ts`.
 */
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

/** The style sheets of the form. Used by `form-browser.full.test.ts`. */
export const stylesOf = (): Promise<string> => sheetsOf('base', 'form')

/** The script of the page. Its globals: `held`, the state of the page, and `acts`, the actions so far. */
const SCRIPT = `
import { h, hydrate } from 'preact'
import { catalogue, loadHistory } from '@denier/core'
import { typedOf } from './apps/web/src/model/address.ts'
import { exampleOf, computeReply } from './apps/web/src/model/reply.ts'
import { LivePage } from './apps/web/src/page/live-page.tsx'
import { stateOf } from './apps/web/src/model/page-reducer.ts'
import { Form } from './apps/web/src/form/form.tsx'

const { name, language, today } = JSON.parse(document.getElementById('page-input').textContent)
const simulator = catalogue.find(({ contract }) => contract.name === name)
globalThis.acts = []
const part = (props) => {
  const dispatch = (action) => { globalThis.acts.push(action); props.dispatch(action) }
  globalThis.held = props.state
  return h('div', { class: 'simulator' }, h('div', { class: 'simulator-form' }, h(Form, { ...props, dispatch })),
    h('div', { class: 'simulator-result' }, 'Fin'))
}
loadHistory().then(() => {
  const given = typedOf(location.search.slice(1), Object.keys(simulator.contract.params))
  const typed = location.search ? given : exampleOf(simulator)
  const first = stateOf(typed, computeReply(simulator, typed, today, language))
  const props = { simulator, setting: { language, origin: '', today }, first, part }
  hydrate(h(LivePage, props), document.getElementById('root'))
})
`

/** The bundled script of the page. Used by `form-browser.full.test.ts`. */
export const scriptOf = (): Promise<string> => bundleOf(SCRIPT)

/**
 * The form values that the server reads from a query, in the grammar of the API where it can. Used by
 * `form-browser.full.test.ts` and `form.test.ts`.
 */
export function formValuesOf(simulator: Simulator, query: string, language: Language): FormValues {
  const { params } = simulator.contract
  const given = typedOf(query, Object.keys(params))
  return Object.fromEntries(
    Object.entries(given).map(([name, text]) => {
      const field = params[name]
      return [name, field ? toGrammar(field, text, language) : text]
    }),
  )
}

/** The HTML of a page with the form only. Used by `form-browser.full.test.ts`. */
export const pageOf = (simulator: Simulator, typed: FormValues, language: Language): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${simulator.contract.title[language]}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/form.css"></head>
<body><main class="site-main"><h1>${simulator.contract.title[language]}</h1>
<div id="root"><div class="simulator"><div class="simulator-form">${drawn(simulator, typed, language)}</div><div class="simulator-result">Fin</div></div></div></main>
<script type="application/json" id="page-input">${JSON.stringify({ name: simulator.contract.name, language, today })}</script>
<script src="/form.js"></script></body></html>`

/**
 * The address of a page with the form only, whose requests a test answers. Used by
 * `form-browser.full.test.ts`.
 */
export const addressOf = (simulator: Simulator, language: Language, query = ''): string =>
  `http://denier.test${pagePath(simulator.contract.name, language)}${query && `?${query}`}`
