import { concatMembers, foldShape } from '../definition/fold-shape.ts'
import { nearest } from '../definition/nearest.ts'
import { presentField } from '../definition/present.ts'
import type { Shape } from '../definition/shape.ts'
import type { Simulator } from '../definition/simulator.ts'
import type { Language } from '../units/text.ts'

/**
 * One figure of an answer, as a column of a batch. Exported by `@denier/core`; used by `prepare-batch.ts`.
 */
export interface BatchFigure {
  /** Its path in `data`: `resume.cagr`. */
  readonly path: string
  /**
   * Takes the unrounded `data` of an answer and gives the figure rounded as an answer has it; `null` where
   * the figure or its group does not exist.
   */
  readonly read: (data: object, language: Language) => unknown
}

/**
 * The figures of a result that fit one cell, by path, in the contract's order: numbers, words, flags and days. Tables
 * and intervals hold several values and are left out. Exported by `@denier/core/batch`; used by
 * `batch/describe-simulator.ts` of `@denier/web`.
 */
export function cellFigures(shape: Shape): readonly BatchFigure[] {
  return foldShape<readonly BatchFigure[]>(shape, {
    field: (field, path) => {
      const present = presentField({ ...field, nullable: true }, path) // its group may be absent
      const names = path.split('.')
      return [{ path, read: (data, language) => present(valueIn(data, names), language) }]
    },
    pair: () => [],
    rows: () => [],
    group: concatMembers,
    maybe: (part) => part,
  })
}

/**
 * The value at a path split in advance, since a batch reads millions of them; `null` where the path stops.
 */
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
 * Chooses the figures of a batch by their paths, in the order given; by default, the decisive figures of the
 * contract. Exported by `@denier/core`; used by `simulate-many.ts`, `files/batch-plan.ts` and
 * `files/compile-batch.ts`.
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

/**
 * An unknown path with the nearest known one: one that ends with it, first in `resume`, or one spelt nearly
 * so.
 */
function withNearest(path: string, byPath: ReadonlyMap<string, BatchFigure>) {
  const knownPaths = [...byPath.keys()]
  const sameEnd = [`resume.${path}`, ...knownPaths].find(
    (known) => known.endsWith(`.${path}`) && byPath.has(known),
  )
  const near = sameEnd ?? nearest(path, knownPaths)[0]
  return { path, ...(near !== undefined && { near }) }
}

/**
 * The message about paths that are not figures, each with the nearest one, if any. Used by `simulate-many.ts`
 * and `files/batch-plan.ts`.
 */
export const unknownFigures = (
  unknown: readonly { readonly path: string; readonly near?: string }[],
): string =>
  unknown
    .map(({ path, near }) => `${path} is not a figure${near === undefined ? '' : `; did you mean ${near}?`}`)
    .join('; ')
