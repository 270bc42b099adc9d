import { type Contract, type Language, readQuery, type Simulator } from '@denier/core'
import { FROM, typedOf } from './address.ts'
import type { FormValues } from './page-state.ts'

/**
 * The parameters that an address carries from another simulator, those refused here left out; `undefined` where it
 * carries none. Used by `client/draw-carried.ts` and `server/question.ts`.
 * @param typed the values that the page shows.
 */
export function carriedNames(
  { contract }: Simulator,
  query: string,
  typed: FormValues,
): readonly string[] | undefined {
  if (!readQuery(query).has(FROM)) return undefined
  const given = Object.entries(typedOf(query, Object.keys(contract.params)))
  return given.flatMap(([name, text]) => (typed[name] === text ? [name] : []))
}

/** What the reader is told where values come from another simulator; `names` are labels. */
const words = {
  fr: (names: string) =>
    names
      ? `Repris de votre calcul\u00a0: ${names}. Vérifiez le reste\u00a0: ce sont des valeurs de départ.`
      : 'Aucune valeur de votre calcul ne convient ici\u00a0: voici l’exemple.',
  en: (names: string) =>
    names
      ? `Taken from your calculation: ${names}. Check the rest: these are starting values.`
      : 'No value of your calculation fits here: this is the example.',
} as const

/**
 * What the reader is told of the carried values. Used by `client/draw-carried.ts` and `pages/simulator.tsx`.
 * @param carried the names of the parameters whose values come from another simulator.
 */
export const carriedText = ({ params }: Contract, carried: readonly string[], language: Language): string =>
  words[language](carried.map((name) => params[name]?.label[language]).join(', '))
