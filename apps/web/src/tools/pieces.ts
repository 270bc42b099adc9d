import type { Language } from '@denier/core'
import { typeset } from '@denier/prose'
import { h } from 'preact'
import type { View } from '../app/view.ts'
import type { Numeric } from './figures.ts'
import { words } from './words.ts'

interface ChoiceProps {
  readonly id: string
  readonly label: string
  readonly options: readonly Numeric[]
  readonly value: string
  readonly onChoose: (key: string) => void
}

/** A choice among figures, by what people read; those of a group stand together. */
export const Choice = ({ id, label, options, value, onChoose }: ChoiceProps): View =>
  h(
    'p',
    { class: 'tools-field' },
    h('label', { for: id }, label),
    h(
      'select',
      {
        id,
        class: 'tools-select',
        value,
        onChange: (event: Event) => onChoose((event.currentTarget as HTMLSelectElement).value),
      },
      [...new Set(options.map(({ heading }) => heading))].map((heading) => {
        const own = options.filter((one) => one.heading === heading).map(optionOf)
        return heading ? h('optgroup', { key: heading, label: heading }, own) : own
      }),
    ),
  )

const optionOf = ({ key, label }: Numeric): View => h('option', { key, value: key }, label)

/** A tool, folded until somebody wants it. */
export const Fold = ({
  name,
  title,
  children,
}: {
  readonly name: string
  readonly title: string
  readonly children?: unknown
}): View =>
  h(
    'details',
    { class: `tools-fold tools-${name}` },
    h('summary', { class: 'tools-summary' }, h('h3', { class: 'tools-title' }, title)),
    h('div', { class: 'tools-body' }, children as View),
  )

/** Where the same question is asked without a script. */
export const WithoutScript = ({ language }: { readonly language: Language }): View =>
  h(
    'p',
    { class: 'tools-aside' },
    words.needsScript[language],
    h('a', { href: `/docs?lang=${language}` }, words.documentation[language]),
    '.',
  )

/** What a professional adds to an answer. */
export const Warnings = ({
  warnings,
}: {
  readonly warnings: readonly { readonly message: string }[]
}): View | null =>
  warnings.length === 0
    ? null
    : h(
        'ul',
        { class: 'tools-warnings' },
        warnings.map(({ message }) => h('li', { key: message }, typeset(message))),
      )
