import type { Field, Params } from '@denier/core'
import type { FormValues } from './page-state.ts'

/** What ends a word of the rows of a list; other texts that decide have none. */
const WORD_END = /[,: ]/

/**
 * Whether the other fields have the texts with which a field matters. Used by `form/list-field.tsx`.
 * @param textIn the text of another field, or that of its default.
 */
export const isApplicable = ({ appliesWhen = {} }: Field, textIn: (name: string) => string): boolean =>
  [appliesWhen].flat().some((all) =>
    Object.entries(all).every(([name, some]) =>
      textIn(name)
        .split(WORD_END)
        .some((word) => some.includes(word)),
    ),
  )

/** The text of a parameter, or that of its default. Used by `form/param-field.tsx`. */
export const textOrDefault = (params: Params, typed: FormValues, name: string): string =>
  typed[name] || String(params[name]?.default ?? '')

/**
 * Whether a parameter matters with these values. Used by `embed/embed-form.tsx` and `form/param-field.tsx`.
 * @example appliesWith(succession.contract.params, { conjoint_survivant: 'true' }, 'age_conjoint') // true
 */
export const appliesWith = (params: Params, typed: FormValues, name: string): boolean => {
  const field = params[name]
  return !field || isApplicable(field, (other) => textOrDefault(params, typed, other))
}

/**
 * Keeps apart the values of parameters that a change makes useless, so that they are not sent, and brings them back
 * once they matter again. A value that was useless already, as that of an address, stays until it is changed.
 * One that decides, and depends on others itself, comes before those that it decides. Used by `page/page-session.ts`.
 * @param apart the values kept so far, which it changes.
 * @param name the parameter that the reader types in, which keeps its text.
 */
export function withoutUseless(
  params: Params,
  [before, after]: readonly [FormValues, FormValues],
  apart: Record<string, string>,
  name?: string,
): FormValues {
  const next: Record<string, string> = { ...after }
  for (const one of Object.keys(params)) {
    const [did, does] = [appliesWith(params, before, one), appliesWith(params, next, one)]
    const text = next[one]
    if (does && !did && !text && apart[one]) next[one] = apart[one]
    if (!does && text && one !== name && (did || text !== before[one])) {
      apart[one] = text
      next[one] = ''
    }
  }
  return next
}
