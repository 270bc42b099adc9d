import { h } from 'preact'
import type { View } from '../app/view.ts'
import { type Drawn, ParamField } from './draw.ts'

interface ChoiceProps {
  readonly of: Drawn
  readonly index: number
  readonly onWay: (choice: number, way: number) => void
}

/** The form that holds a way, where no script shows one in place of the other. */
export const formOf = (index: number): string => (index === 0 ? 'form' : `form${index + 1}`)

/** Ways of saying one thing, one of them shown; all of them where what was asked mixes several. */
export function Choice({ of, index, onWay }: ChoiceProps): View | null {
  const { simulator, setting, ways: chosen } = of
  const choice = simulator.contract.exclusive[index]
  if (!choice) return null
  const { language } = setting
  const shown = choice.ways.filter((_, way) => chosen[index] === undefined || chosen[index] === way)
  const params = shown.flatMap((way) => way.params)
  const hidden = choice.ways.flatMap((way) => way.params).filter((name) => !params.includes(name))
  const faults = of.faults.filter(({ field }) => hidden.includes(field))
  return h(
    'fieldset',
    { class: 'form-choice' },
    h('legend', { class: 'form-label' }, choice.title[language]),
    h(
      'div',
      { class: 'form-ways' },
      ...choice.ways.map((way, number) =>
        h(Way, { of, index, way: number, title: way.title[language], onWay: () => onWay(index, number) }),
      ),
    ),
    ...faults.map(({ text }) => h('p', { class: 'form-fault' }, text)),
    h('div', { class: 'form-fields' }, ...params.map((name) => h(ParamField, { key: name, of, name }))),
  )
}

interface WayProps {
  readonly of: Drawn
  readonly index: number
  readonly way: number
  readonly title: string
  readonly onWay: () => void
}

/**
 * With a script, a radio that belongs to no form, since which way is shown is no parameter; without, the name of the
 * way, or a link to the form that has it.
 */
function Way({ of, index, way, title, onWay }: WayProps): View {
  const { alive, prefix, ways } = of
  const here = ways[index] === way
  if (!alive)
    return here
      ? h('strong', { class: 'form-way form-way-here' }, title)
      : h('a', { class: 'form-way', href: `#${prefix === formOf(0) ? formOf(1) : formOf(0)}` }, title)
  return h(
    'label',
    { class: `form-way${here ? ' form-way-here' : ''}` },
    h('input', {
      class: 'form-unseen',
      type: 'radio',
      form: '',
      name: `${prefix}-way-${index}`,
      checked: here,
      onChange: onWay,
    }),
    h('span', {}, title),
  )
}
