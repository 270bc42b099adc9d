import type { Field, Language } from '@denier/core'

/**
 * The props of every control of a form. Used by `any-field.tsx`, `choice-fields.tsx`, `field-layout.tsx`,
 * `number-field.tsx`, `text-fields.tsx` and `use-draft.ts`.
 */
export interface FieldProps {
  /** The name that the form sends: that of the parameter, or of a field of a row (`proche.1.age`). */
  readonly name: string
  readonly field: Field
  /** The id of the control, unique on the page. */
  readonly id: string
  readonly language: Language
  /** The value in the grammar of the API; empty when nothing is typed. */
  readonly text: string
  /** What is wrong with the value, once it is shown. */
  readonly fault: string | undefined
  /** Whether it may stay empty whatever the other parameters are. */
  readonly isOptional: boolean
  /** The value of the worked example. */
  readonly example: unknown
  /** What a length follows, in words, while it does: another length, or the age at which it ends. */
  readonly follows?: string | undefined
  /** The value that the last answer used. */
  readonly used: unknown
  /** Whether the script runs; without it, sliders are not shown. */
  readonly hasScript: boolean
  /** Called with each new value, in the grammar of the API. */
  readonly onText: (text: string) => void
  /** Called when the field loses the focus. */
  readonly onLeave: () => void
}

/**
 * The id of the element that says what is wrong with a control. Used by `field-layout.tsx` and
 * `list-field.tsx`.
 */
export const faultId = (id: string): string => `${id}-fault`
/**
 * The id of the note below a control. Used by `field-layout.tsx`, `number-field.tsx` and `text-fields.tsx`.
 */
export const noteId = (id: string): string => `${id}-note`
/** The id of the unit beside a control. Used by `number-field.tsx`. */
export const unitId = (id: string): string => `${id}-unit`

/**
 * The ARIA attributes of a control: invalid where it has a fault, which then describes it. Used by
 * `choice-fields.tsx`, `number-field.tsx` and `text-fields.tsx`.
 * @param others ids of further elements that describe it; `false` and `undefined` are left out.
 */
export function aria(
  { id, fault }: FieldProps,
  ...others: readonly (string | undefined | false)[]
): Readonly<Record<string, string>> {
  const descriptions = [...others, fault !== undefined && faultId(id)].filter(Boolean).join(' ')
  return {
    ...(descriptions && { 'aria-describedby': descriptions }),
    ...(fault !== undefined && { 'aria-invalid': 'true' }),
  }
}
