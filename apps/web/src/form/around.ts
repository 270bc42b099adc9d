import { typeset } from '@denier/prose'
import { type ComponentChildren, h } from 'preact'
import type { View } from '../app/view.ts'
import { type FieldProps, faultId, noteId } from './field-props.ts'
import { words } from './words.ts'

/** What stands below a control: what is wrong, what is worth knowing, and help for who asks. */
export const Below = ({
  id,
  field,
  language,
  fault,
  note,
}: FieldProps & { note?: string | undefined }): View =>
  h(
    'div',
    { class: 'form-below' },
    fault !== undefined && h('p', { class: 'form-fault', id: faultId(id) }, fault),
    note !== undefined && h('p', { class: 'form-note', id: noteId(id) }, note),
    field.help &&
      h(
        'details',
        { class: 'form-help' },
        h(
          'summary',
          { class: 'form-help-head' },
          h('span', { class: 'form-help-mark', 'aria-hidden': 'true' }, '?'),
          h('span', { class: 'form-unseen' }, words.help[language] + field.label[language]),
        ),
        h('p', {}, typeset(field.help[language])),
      ),
  )

interface AroundProps {
  readonly of: FieldProps
  readonly note?: string | undefined
  readonly children?: ComponentChildren
}

const stateClass = ({ field, fault }: FieldProps): string =>
  `form-field${field.help ? ' form-field-helped' : ''}${fault === undefined ? '' : ' form-field-wrong'}`

/** A control below its label. */
export const Labelled = ({ of, note, children }: AroundProps): View =>
  h(
    'div',
    { class: stateClass(of) },
    h('label', { class: 'form-label', for: of.id }, typeset(of.field.label[of.language])),
    children,
    h(Below, { ...of, note }),
  )

/** Several controls that are one answer. */
export const Grouped = ({ of, children }: AroundProps): View =>
  h(
    'fieldset',
    {
      class: `${stateClass(of)} form-set`,
      role: 'radiogroup',
      ...(of.fault !== undefined && { 'aria-invalid': 'true', 'aria-describedby': faultId(of.id) }),
    },
    h('legend', { class: 'form-label' }, typeset(of.field.label[of.language])),
    children,
    h(Below, of),
  )

/** A control that its label follows. */
export const Ticked = ({ of, children }: AroundProps): View =>
  h(
    'div',
    { class: `${stateClass(of)} form-ticked` },
    h('label', { class: 'form-tick' }, children, h('span', {}, typeset(of.field.label[of.language]))),
    h(Below, of),
  )
