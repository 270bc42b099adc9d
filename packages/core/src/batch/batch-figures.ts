import { concatMembers, foldShape } from '../definition/fold-shape.ts'
import { nearest } from '../definition/nearest.ts'
import { presentField } from '../definition/present.ts'
import type { Shape } from '../definition/shape.ts'
import type { Simulator } from '../definition/simulator.ts'
import type { Language } from '../units/text.ts'

/** One figure of an answer, as a column of a batch: its path in `data`, and its value rounded as an answer has it. */
export interface BatchFigure {
  readonly path: string
  /** `null` where the figure does not exist, alone or with its group. */
  readonly read: (data: object, language: Language) => unknown
}

/**
 * The figures of a result that fit one cell, by path, in the contract's order: numbers, words, flags and days. Tables
 * and intervals hold several values and are left out.
 */
function cellFigures(shape: Shape): readonly BatchFigure[] {
  return foldShape<readonly BatchFigure[]>(shape, {
    field: (field, path) => {
      const present = presentField({ ...field, nullable: true }, path)
      const names = path.split('.')
      return [{ path, read: (data, language) => present(valueIn(data, names), language) }]
    },
    pair: () => [],
    rows: () => [],
    group: concatMembers,
    maybe: (part) => part,
  })
}

/** The value at a path that is already split; `null` where the path stops. A batch reads millions. */
function valueIn(data: unknown, names: readonly string[]): unknown {
  let value = data
  for (const name of names) value = (value as Readonly<Record<string, unknown>> | null | undefined)?.[name]
  return value ?? null
}

/** The figures that a batch computes, or the paths that are not figures, each with the nearest one. */
export type ChosenFigures =
  | { readonly ok: true; readonly figures: readonly BatchFigure[] }
  | { readonly ok: false; readonly unknown: readonly { readonly path: string; readonly near?: string }[] }

/**
 * Chooses the figures of a batch by their paths, in the order given: those that decide where none is. Exported by
 * `@denier/core`; used by `simulate-many.ts`, and by `batch/batch-plan.ts` and `batch/compile-batch.ts` of
 * `@denier/cli`.
 * @example chooseFigures(cagr, ['resume.cagr']) // { ok: true, figures: [{ path: 'resume.cagr', … }] }
 */
export function chooseFigures({ contract }: Simulator, paths: readonly string[] = []): ChosenFigures {
  const all = cellFigures(contract.result)
  const byPath = new Map(all.map((figure) => [figure.path, figure]))
  const wanted = [...new Set(paths.length > 0 ? paths : contract.decisive.map(String))]
  const missing = wanted.filter((path) => !byPath.has(path))
  if (missing.length > 0) return { ok: false, unknown: missing.map((path) => withNearest(path, byPath)) }
  return { ok: true, figures: wanted.flatMap((path) => byPath.get(path) ?? []) }
}

function withNearest(path: string, byPath: ReadonlyMap<string, BatchFigure>) {
  const paths = [...byPath.keys()]
  const sameEnd = [`resume.${path}`, ...paths].find((one) => one.endsWith(`.${path}`) && byPath.has(one))
  const near = sameEnd ?? nearest(path, paths)[0]
  return { path, ...(near !== undefined && { near }) }
}
