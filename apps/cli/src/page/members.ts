import { type Field, isField, isMaybe, isPair, isRows, type Member, type Shape } from '@denier/core'

type Data = Readonly<Record<string, unknown>>

/** What a result is made of, as a page shows it. */
export interface Figure {
  readonly field: Field
  readonly value: unknown
}

export interface Group {
  /** The name on the wire; a group within another bears both. */
  readonly path: string
  readonly figures: readonly Figure[]
}

export interface Table {
  readonly path: string
  readonly columns: readonly Column[]
  readonly rows: readonly Data[]
}

/** A column of figures; two figures of an interval share one. */
export interface Column {
  readonly name: string
  readonly field: Field
}

export interface Parts {
  readonly groups: readonly Group[]
  readonly tables: readonly Table[]
}

/** What may be lacking, as it is when it is there. */
const present = (member: Member): Member => (isMaybe(member) ? member.maybe : member)

const fieldOf = (member: Member): Field | undefined => {
  if (isField(member)) return member
  return isPair(member) ? member.pair : undefined
}

const rowsOf = (member: Member): Shape | undefined => (isRows(member) ? member.rows : undefined)

/** Takes a result apart into groups of figures and tables, in the contract's order; what is lacking is left out. */
export function partsOf(shape: Shape, data: Data, path = ''): Parts {
  const figures: Figure[] = []
  const groups: Group[] = []
  const tables: Table[] = []
  for (const [name, lacking] of Object.entries(shape)) {
    const member = present(lacking)
    const value = data[name]
    const here = path === '' ? name : `${path}.${name}`
    const field = fieldOf(member)
    const columns = rowsOf(member)
    if (field) figures.push({ field, value })
    else if (value === null || value === undefined) continue
    else if (columns) tables.push(...tablesOf(here, columns, value as readonly Data[]))
    else {
      const inner = partsOf(member as Shape, value as Data, here)
      groups.push(...inner.groups)
      tables.push(...inner.tables)
    }
  }
  return { groups: figures.length > 0 ? [{ path, figures }, ...groups] : groups, tables }
}

/** A table, and those within its rows: each of their rows begins with what tells whose it is. */
function tablesOf(path: string, shape: Shape, rows: readonly Data[]): Table[] {
  const members = Object.entries(shape).map(([name, member]) => [name, present(member)] as const)
  const columns = members.flatMap(([name, member]) => {
    const field = fieldOf(member)
    return field ? [{ name, field }] : []
  })
  const [key] = columns
  const inner = members.flatMap(([name, member]) => {
    const innerShape = rowsOf(member)
    if (!innerShape || !key) return []
    const owner = `.${key.name}`
    const flat = rows.flatMap((row) =>
      (row[name] as readonly Data[]).map((line) => ({ ...line, [owner]: row[key.name] })),
    )
    return tablesOf(`${path}.${name}`, { [owner]: key.field, ...innerShape }, flat)
  })
  return [{ path, columns, rows }, ...inner]
}

/** The figure at a path of a result. @example fieldAt(contract.result, 'resume.cagr') */
export function fieldAt(shape: Shape, path: string): Field | undefined {
  const [name = '', ...rest] = path.split('.')
  const lacking = shape[name]
  if (!lacking) return undefined
  const member = present(lacking)
  return rest.length === 0 ? fieldOf(member) : fieldAt(member as Shape, rest.join('.'))
}
