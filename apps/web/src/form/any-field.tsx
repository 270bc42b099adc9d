import type { View } from '../model/view.ts'
import { MenuField, RadioField, TickField } from './choice-fields.tsx'
import type { FieldProps } from './field-props.ts'
import { NumberField } from './number-field.tsx'
import { type Control as ControlName, controlOf } from './plan.ts'
import { DateField, SplitField } from './text-fields.tsx'

const controls: Readonly<Record<ControlName, (props: FieldProps) => View>> = {
  number: NumberField,
  split: SplitField,
  date: DateField,
  tick: TickField,
  radios: RadioField,
  menu: MenuField,
}

/**
 * The control that suits a field, in the forms of pages and embedded pages.
 * Called by `embed/embed-form.tsx`, `param-field.tsx` and `list-field.tsx`.
 */
export function AnyField(props: FieldProps): View {
  const Control = controls[controlOf(props.field, props.language)]
  return <Control {...props} />
}
