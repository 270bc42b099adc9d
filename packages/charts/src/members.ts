import { isMaybe, type Member, type Shape } from '@denier/core'

export type Row = Readonly<Record<string, unknown>>

/** The value at a path of the answer; `undefined` where it stops. */
export const at = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((from, name) => (from as Row | null | undefined)?.[name], data)

/** The member at a path of the contract's result. */
export const memberAt = (result: Shape, path: string): Member =>
  path.split('.').reduce<Member>((from, name) => held((from as Shape)[name] as Member), result)

/** What may be lacking, as it is when it is there. */
const held = (member: Member): Member => (isMaybe(member) ? member.maybe : member)

/** The columns of a table at a path. */
export const columnsOf = (result: Shape, table: string): Shape =>
  (memberAt(result, table) as { rows: Shape }).rows

/** A figure that can be drawn. */
export const numberOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null
