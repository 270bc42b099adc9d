import type { Field, Shape } from '@denier/core'

/** A figure of a result: where it stands, `resume.cagr` or `yearly[].valeur`, and what it is. */
export interface Figure {
  readonly path: string
  readonly field: Field
}

/** Every figure that a result may hold, in the contract's order. */
export const figuresOf = (shape: Shape, prefix = ''): readonly Figure[] =>
  Object.entries(shape).flatMap(([name, member]) => figuresAt(member, prefix + name))

function figuresAt(member: Shape[string], path: string): readonly Figure[] {
  if ('kind' in member && typeof member.kind === 'string') return [{ path, field: member as Field }]
  if ('maybe' in member) return figuresAt(member.maybe as Shape[string], path)
  if ('pair' in member) return [{ path: `${path}[]`, field: member.pair as Field }]
  if ('rows' in member) return figuresOf(member.rows as Shape, `${path}[].`)
  return figuresOf(member as Shape, `${path}.`)
}
