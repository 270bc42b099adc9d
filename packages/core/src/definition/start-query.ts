import type { Contract } from './contract.ts'

/**
 * The values that a page without values of its own starts from, by parameter: the worked example and, over it, the
 * preset that the contract names, where a parameter that only other presets give has its default. Answers of the API
 * do not know it. Exported by `@denier/core`; used by `form/ways.ts`, `model/reply.ts` and `build/pictures.mjs` of `@denier/web`.
 * @throws Error when the contract names a preset that it does not have.
 */
export function startQuery({
  name,
  presets,
  startPreset,
  example,
}: Pick<Contract, 'name' | 'presets' | 'startPreset' | 'example'>): Readonly<Record<string, unknown>> {
  const worked: Readonly<Record<string, unknown>> = example.query
  if (startPreset === undefined) return worked
  const start = presets.find((preset) => preset.name === startPreset)
  if (!start) throw new Error(`${name}: no preset is named ${startPreset}`)
  const isGiven = (param: string) => presets.some(({ query }) => Object.hasOwn(query, param))
  const others = Object.entries(worked).filter(([param]) => !isGiven(param))
  return { ...Object.fromEntries(others), ...start.query }
}
