import type { Field, Language } from '@denier/core'

/** What every control of a form is given. */
export interface FieldProps {
  readonly name: string
  readonly field: Field
  /** The id of the control, alone on its page. */
  readonly id: string
  readonly language: Language
  /** What is typed, as the service reads it; empty where nothing is. */
  readonly text: string
  /** What is wrong with it, once it may be said. */
  readonly fault: string | undefined
  /** Whether it may stay empty, whatever else is given. */
  readonly free: boolean
  /** The value of the worked example. */
  readonly example: unknown
  /** The value used where nothing is typed and there is no default. */
  readonly used: unknown
  /** Whether a script answers; without one, what only a script moves is not there. */
  readonly alive: boolean
  readonly onText: (text: string) => void
  /** The field is left. */
  readonly onLeave: () => void
}

export const faultId = (id: string): string => `${id}-fault`
export const noteId = (id: string): string => `${id}-note`
export const unitId = (id: string): string => `${id}-unit`

/** What a control says of itself to those who do not see the page. */
export function aria(
  { id, fault }: FieldProps,
  ...others: readonly (string | undefined | false)[]
): Readonly<Record<string, string>> {
  const said = [...others, fault !== undefined && faultId(id)].filter(Boolean).join(' ')
  return { ...(said && { 'aria-describedby': said }), ...(fault !== undefined && { 'aria-invalid': 'true' }) }
}
