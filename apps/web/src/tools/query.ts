import { queryOf } from '../model/address.ts'
import type { FormValues, PageState } from '../model/page-state.ts'

/** Parameters that a tool (goal seek, sensitivity, explanation) adds to those of the form. */
type More = Readonly<Record<string, string>>

/**
 * The values of the form and the parameters of a tool, as a query of the API. Used by `range/use-band.ts`,
 * `range/use-range.ts`, `result/use-explanation.ts` and `sensitivity-tool.tsx`.
 */
export const queryWith = (typed: FormValues, more: More): string => queryOf({ ...typed, ...more })

/** The values of a form without that of one parameter: the one that goal seek solves for. */
const without = (typed: FormValues, name: string): FormValues =>
  Object.fromEntries(Object.entries(typed).filter(([key]) => key !== name))

/**
 * The query of a goal seek. Used by `goal-seek-tool.tsx`.
 * @param inconnue the name of the parameter that is solved for.
 * @param cible the path of the figure.
 * @param valeur its wanted value, in the grammar of the API.
 * @example goalQuery({ duree: '8', frais: '1' }, { cible: 'resume.cagr', inconnue: 'duree', valeur: '7' })
 * // 'frais=1&inconnue=duree&cible=resume.cagr&valeur=7'
 */
export const goalQuery = (
  typed: FormValues,
  { inconnue, cible, valeur }: { readonly inconnue: string; readonly cible: string; readonly valeur: string },
): string => queryWith(without(typed, inconnue), { inconnue, cible, valeur })

/**
 * The values to share: those of the answer shown, also while the form is invalid. Used by `sensitivity-tool.tsx`,
 * `share.tsx` and `embed/embed.tsx`.
 */
export const sharedOf = ({ shown, typed }: PageState): FormValues => shown?.typed ?? typed
