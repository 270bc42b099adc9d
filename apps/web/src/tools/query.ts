import { queryOf } from '../model/address.ts'
import type { PageState, Typed } from '../model/page-state.ts'

/** What a tool asks besides the form. */
export type More = Readonly<Record<string, string>>

/** A form with what a tool asks besides, as an address of the service has it. */
export const queryWith = (typed: Typed, more: More): string => queryOf({ ...typed, ...more })

/** A form without one of its values: the one that is looked for. */
export const without = (typed: Typed, name: string): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([key]) => key !== name))

/** What goal seek is asked. @example goalQuery(typed, { cible: 'resume.cagr', inconnue: 'duree', valeur: '7' }) */
export const goalQuery = (
  typed: Typed,
  { inconnue, cible, valeur }: { readonly inconnue: string; readonly cible: string; readonly valeur: string },
): string => queryWith(without(typed, inconnue), { inconnue, cible, valeur })

/** What is shared: what the figures on show were computed from, be the form at fault meanwhile. */
export const sharedOf = ({ shown, typed }: PageState): Typed => shown?.typed ?? typed
