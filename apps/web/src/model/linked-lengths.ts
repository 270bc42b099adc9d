import type { Contract } from '@denier/core'
import type { FormValues } from './page-state.ts'

/**
 * The followers whose typed value differs from that of their leader: they were set apart, and follow no more.
 * Used by `page/page-session.ts`.
 */
export const setApartIn = ({ linked }: Contract, typed: FormValues): readonly string[] =>
  linked
    .filter(({ leader, follower }) => typed[follower] && typed[follower] !== typed[leader])
    .map(({ follower }) => follower)

/**
 * The new values of the parameters that follow one that was typed. A text that is no valid value of the
 * follower moves nothing. Used by `page/page-session.ts`.
 * @param setApart the followers that the reader set.
 */
export const followersOf = (
  { linked, params }: Contract,
  { name, text }: { readonly name: string; readonly text: string },
  setApart: readonly string[],
): FormValues =>
  Object.fromEntries(
    linked
      .filter(({ leader, follower }) => {
        const { min = 0, max = Number.POSITIVE_INFINITY } = params[follower] ?? {}
        const isValid = text !== '' && Number(text) >= min && Number(text) <= max
        return leader === name && isValid && !setApart.includes(follower)
      })
      .map(({ follower }) => [follower, text]),
  )
