import { typeset } from '@denier/prose'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { View } from '../model/view.ts'
import { type FieldProps, faultId, noteId } from './field-props.ts'
import { messages } from './messages.ts'

/**
 * Layouts of the controls of a form. This one: the help of a control, folded under a mark beside its label. It comes
 * before the control, so that keys reach it in the order in which it is drawn. Used by `list-field.tsx`.
 */
export const Help = ({ field, language }: Pick<FieldProps, 'field' | 'language'>): View | null =>
  field.help ? (
    <details class="form-help">
      <summary class="form-help-head">
        <span class="form-help-mark" aria-hidden="true">
          ?
        </span>
        <span class="form-unseen">{messages.help[language] + typeset(field.label[language])}</span>
      </summary>
      <p>{typeset(field.help[language])}</p>
    </details>
  ) : null

/** The texts below a control: its fault and a note. Used by `list-field.tsx`. */
export const Below = ({
  id,
  fault,
  note,
}: Pick<FieldProps, 'id' | 'fault'> & { note?: string | undefined }): View => (
  <div class="form-below">
    {fault !== undefined && <FaultText id={id} fault={fault} />}
    {note !== undefined && (
      <p class="form-note" id={noteId(id)}>
        {note}
      </p>
    )}
  </div>
)

/** The fault of a control. It scrolls into view when its control has the focus: the bar of a phone could hide it. */
function FaultText({ id, fault }: { readonly id: string; readonly fault: string }): View {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const control = text.current?.closest('.form-below')?.parentElement
    if (control?.contains(document.activeElement)) text.current?.scrollIntoView({ block: 'nearest' })
  }, [fault])
  return (
    <p class="form-fault" id={faultId(id)} ref={text}>
      {fault}
    </p>
  )
}

interface AroundProps {
  /** The props of the control that is laid out. */
  readonly of: FieldProps
  /** A text below it, such as the value that is used when it is empty. */
  readonly note?: string | undefined
  readonly children?: ComponentChildren
}

const stateClass = ({ field, fault }: FieldProps): string =>
  `form-field${field.help ? ' form-field-helped' : ''}${fault === undefined ? '' : ' form-field-wrong'}`

/** A control below its label. Used by `choice-fields.tsx`, `number-field.tsx` and `text-fields.tsx`. */
export const Labelled = ({ of, note, children }: AroundProps): View => (
  <div class={stateClass(of)}>
    <label class="form-label" for={of.id}>
      {typeset(of.field.label[of.language])}
    </label>
    <Help {...of} />
    {children}
    <Below {...of} note={note} />
  </div>
)

/** Several controls for one parameter, such as radio buttons. Used by `choice-fields.tsx`. */
export const Grouped = ({ of, children }: AroundProps): View => (
  <fieldset
    class={`${stateClass(of)} form-set`}
    role="radiogroup"
    {...(of.fault !== undefined && { 'aria-invalid': 'true', 'aria-describedby': faultId(of.id) })}
  >
    <legend class="form-label">{typeset(of.field.label[of.language])}</legend>
    <Help {...of} />
    {children}
    <Below {...of} />
  </fieldset>
)

/** A checkbox, followed by its label. Used by `choice-fields.tsx`. */
export const Ticked = ({ of, children }: AroundProps): View => (
  <div class={`${stateClass(of)} form-ticked`}>
    <label class="form-tick">
      {children}
      <span>{typeset(of.field.label[of.language])}</span>
    </label>
    <Help {...of} />
    <Below {...of} />
  </div>
)
