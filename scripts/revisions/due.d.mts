// Types of `due.mjs`, for the tests.
import type { Event } from './calendar.mjs'
import type { Dated } from './dated.mjs'

/** Something that must be checked again. */
export interface Due extends Dated {
  /** Why, a few words each: `revised on 2026-02-01`. */
  readonly reasons: readonly string[]
}
/** The things due on a day, `YYYY-MM-DD`. */
export function dueOn(things: readonly Dated[], calendar: readonly Event[], day: string): Due[]
/** The first day after `day` on which each event falls, the soonest first. */
export function nextRevisions(
  calendar: readonly Event[],
  day: string,
): { readonly title: string; readonly on: string }[]
/** Whether a text is a day that exists, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean
