import { type Contract, valueAt } from '@denier/core'
import type { FormValues } from './page-state.ts'

/**
 * The lengths whose typed value is not the one that they would follow: they were set apart, and follow no more.
 * Used by `form/more.tsx` and `page/page-session.ts`.
 * @param data of the answer shown; `undefined` without one.
 */
export const setApartIn = (contract: Contract, typed: FormValues, data: unknown): readonly string[] => {
  const followed: FormValues = {
    ...Object.fromEntries(contract.linked.map(({ leader, follower }) => [follower, typed[leader] ?? ''])),
    ...lengthToAge(contract, data),
  }
  return Object.entries(followed).flatMap(([name, text]) =>
    typed[name] && typed[name] !== text ? [name] : [],
  )
}

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

/**
 * The length that ends at the age of the contract, by its parameter: whole years, within its bounds; '', for the
 * default, without an answer or an age at which it begins. Empty where the contract has no such length. Used by
 * `page/page-session.ts`.
 * @param data of an answer; `undefined` without one.
 * @example lengthToAge(retraiteFire.contract, { resume: { ageFire: 49.6 } }) // { horizon_retraite: '46' }
 */
export function lengthToAge({ lengthToAge: rule, params }: Contract, data: unknown): FormValues {
  if (!rule) return {}
  const start = data === undefined ? undefined : valueAt(data, rule.startAge)
  if (typeof start !== 'number') return { [rule.length]: '' }
  const { min = 0, max = Number.POSITIVE_INFINITY } = params[rule.length] ?? {}
  return { [rule.length]: String(Math.min(max, Math.max(min, Math.ceil(rule.lastAge - start)))) }
}
