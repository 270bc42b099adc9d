import { type Field, isField, isMaybe, isPair, isRows, type Member, type Shape } from '@denier/core'

/** A figure of a result: where it stands, `resume.cagr` or `yearly[].valeur`, and what it is. */
export interface Figure {
  readonly path: string
  readonly field: Field
}

/** Every figure that a result may hold, in the contract's order. */
export const figuresOf = (shape: Shape, prefix = ''): readonly Figure[] =>
  Object.entries(shape).flatMap(([name, member]) => figuresAt(member, prefix + name))

function figuresAt(member: Member, path: string): readonly Figure[] {
  if (isField(member)) return [{ path, field: member }]
  if (isMaybe(member)) return figuresAt(member.maybe, path)
  if (isPair(member)) return [{ path: `${path}[]`, field: member.pair }]
  if (isRows(member)) return figuresOf(member.rows, `${path}[].`)
  return figuresOf(member, `${path}.`)
}

/** What stands at a path of an answer's data, such as `resume.cagr`; `undefined` where nothing does. */
export const figureAt = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((group, name) => (group as Readonly<Record<string, unknown>> | undefined)?.[name], data)
