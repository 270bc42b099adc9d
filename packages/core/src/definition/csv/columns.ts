import { isField, isMaybe, isPair, isRows, type Member, type Shape } from '../shape.ts'

/** One column of a sheet: its name, and how a row of the answer gives its cell. */
export interface Column {
  readonly name: string
  readonly cell: (row: unknown) => unknown
}

type Row = Readonly<Record<string, unknown>> | null | undefined

/**
 * The columns of a table, in the contract's order, by their names on the wire. What a sheet has no place for takes the
 * nearest that it has: a figure of a group is named by its path, `groupe.chiffre`; the ends of an interval are two
 * columns, `intervalle.bas` and `intervalle.haut`; a table within a row is left out.
 */
export const columnsOf = (shape: Shape): readonly Column[] =>
  Object.entries(shape).flatMap(([name, member]) => columnsOfMember(name, member))

function columnsOfMember(name: string, member: Member): readonly Column[] {
  const own = (row: unknown): unknown => (row as Row)?.[name]
  if (isField(member)) return [{ name, cell: own }]
  if (isMaybe(member)) return columnsOfMember(name, member.maybe)
  if (isRows(member)) return []
  if (isPair(member)) return ENDS.map((end, at) => ({ name: `${name}.${end}`, cell: endOf(own, at) }))
  return columnsOf(member).map((column) => ({
    name: `${name}.${column.name}`,
    cell: (row) => column.cell(own(row)),
  }))
}

const ENDS = ['bas', 'haut'] as const

const endOf =
  (own: Column['cell'], at: number): Column['cell'] =>
  (row) =>
    (own(row) as readonly unknown[] | null | undefined)?.[at]
