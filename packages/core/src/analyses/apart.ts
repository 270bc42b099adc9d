import type { Parsed } from '../definition/parse.ts'
import type { Params, ParamsOf } from '../definition/shape.ts'

/** Separates the values given for the analysis from the parsed parameters of the channel, defaults included. */
export function apart<D extends Params>(
  door: D,
  { params, given }: Parsed & { readonly ok: true },
): { readonly given: Readonly<Record<string, unknown>>; readonly door: ParamsOf<D> } {
  const pick = (from: object, wanted: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => wanted(name)))
  return {
    given: pick(given, (name) => !Object.hasOwn(door, name)),
    door: pick(params, (name) => Object.hasOwn(door, name)) as ParamsOf<D>,
  }
}
