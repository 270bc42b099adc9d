import type { Parsed } from '../definition/parse.ts'
import type { Params, ParamsOf } from '../definition/shape.ts'

/**
 * Separates the values given for an analysis, without defaults, from the parsed presentation parameters
 * (`lang`, `format`…), defaults included. Called by the parsers of `goal-seek/goal-parser.ts`,
 * `sensitivity/sensitivity.ts` and `explication/explication.ts`.
 */
export function splitPresentationParams<D extends Params>(
  presentation: D,
  { params, given }: Parsed & { readonly ok: true },
): { readonly given: Readonly<Record<string, unknown>>; readonly presentation: ParamsOf<D> } {
  const pick = (from: object, isPicked: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => isPicked(name)))
  return {
    given: pick(given, (name) => !Object.hasOwn(presentation, name)),
    presentation: pick(params, (name) => Object.hasOwn(presentation, name)) as ParamsOf<D>,
  }
}
