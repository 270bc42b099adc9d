import { h } from 'preact'
import type { View } from '../app/view.ts'
import { MenuField, RadioField, TickField } from './choice-fields.ts'
import type { FieldProps } from './field-props.ts'
import { NumberField } from './number-field.ts'
import { type Control, controlOf } from './plan.ts'
import { DateField, SplitField } from './text-fields.ts'

const controls: Readonly<Record<Control, (props: FieldProps) => View>> = {
  number: NumberField,
  split: SplitField,
  date: DateField,
  tick: TickField,
  radios: RadioField,
  menu: MenuField,
}

/** The control that suits a field. */
export const AnyField = (props: FieldProps): View =>
  h(controls[controlOf(props.field, props.language)], props)
