// Types of `due.mjs`, for the tests.
import type { Event } from './calendar.mjs'
import type { Dated } from './dated.mjs'

export interface Due extends Dated {
  readonly reasons: readonly string[]
}
export function dueOn(things: readonly Dated[], calendar: readonly Event[], day: string): Due[]
export function nextRevisions(
  calendar: readonly Event[],
  day: string,
): { readonly title: string; readonly on: string }[]
export function isDay(text: string): boolean
