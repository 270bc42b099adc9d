import { h } from 'preact'
import { Compare } from '../compare/compare.ts'
import { Form } from '../form/form.ts'
import { Result } from '../result/result.ts'
import { Tools } from '../tools/tools.ts'
import type { PartProps } from './model.ts'
import type { View } from './view.ts'

/** A simulator's page below its title: the form on one side, what comes of it on the other. */
export const App = (props: PartProps): View =>
  h(
    'div',
    { class: 'simulator' },
    h('div', { class: 'simulator-form' }, h(Form, props)),
    h('div', { class: 'simulator-result' }, h(Result, props), h(Compare, props), h(Tools, props)),
  )
