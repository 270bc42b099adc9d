import type { Field } from './field.ts'
import { isField, isMaybe, isPair, isRows, type Maybe, type Member, type Shape } from './shape.ts'

/**
 * The visitor's results for the members of a group or the columns of a table, in the contract's order. Exported by
 * `@denier/core`; used by `present.ts`, `result-parts.ts`, `json/writer.ts` and `schema/zod.ts`.
 */
export type Folded<T> = readonly (readonly [name: string, made: T])[]

/**
 * Functions for each kind of member of a result, called from the leaves up. A `path` is dotted, from the result down:
 * `resume.cagr`, `crises.faits.annee`. Exported by `@denier/core`; used by `result-parts.ts`.
 */
export interface ShapeVisitor<T> {
  readonly field: (field: Field, path: string) => T
  /** Both ends of an interval are of one field. */
  readonly pair: (field: Field, path: string) => T
  readonly rows: (columns: Folded<T>, path: string) => T
  readonly group: (members: Folded<T>, path: string) => T
  /** `part` is the visitor's result for the group or table that may be absent. */
  readonly maybe: (part: T, lack: Maybe['lack'], path: string) => T
}

/**
 * Folds the shape of a result with a visitor. No other function branches on the kinds of members. Schemas,
 * presenters, CSV and pages use it. Exported by `@denier/core`; used by `explanation/compile-explanation.ts`,
 * `explication/explication-question.ts`, `analyses/figures.ts`, `batch/batch-figures.ts` and others in `definition`, `files`,
 * `@denier/api` and `@denier/mcp`.
 * @param path that of the shape itself, before the names of its members.
 * @example foldShape(cagr.contract.result, { field: () => 1, pair: () => 2, … }) // counts figures
 */
export function foldShape<T>(shape: Shape, visitor: ShapeVisitor<T>, path = ''): T {
  return visitor.group(foldMembers(shape, visitor, path), path)
}

const foldMembers = <T>(shape: Shape, visitor: ShapeVisitor<T>, path: string): Folded<T> =>
  Object.entries(shape).map(([name, member]) => [
    name,
    foldMember(member, visitor, path === '' ? name : `${path}.${name}`),
  ])

function foldMember<T>(member: Member, visitor: ShapeVisitor<T>, path: string): T {
  if (isField(member)) return visitor.field(member, path)
  if (isPair(member)) return visitor.pair(member.pair, path)
  if (isRows(member)) return visitor.rows(foldMembers(member.rows, visitor, path), path)
  if (isMaybe(member)) return visitor.maybe(foldMember(member.maybe, visitor, path), member.lack, path)
  return foldShape(member, visitor, path)
}

/**
 * Joins the lists that a visitor made of each member. Exported by `@denier/core`; used by
 * `explanation/compile-explanation.ts`, `explication/explication-question.ts`, `analyses/figures.ts`,
 * `batch/batch-figures.ts` and others in `definition`, `files`, `@denier/api` and `@denier/mcp`.
 */
export const concatMembers = <T>(members: Folded<readonly T[]>): readonly T[] =>
  members.flatMap(([, made]) => made)
