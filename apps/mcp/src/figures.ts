import {
  type Field,
  isField,
  isMaybe,
  isPair,
  isRows,
  kinds,
  type Language,
  type Member,
  type Shape,
} from '@denier/core'
import { NO_FIGURE } from '@denier/prose'
import { say } from './language.ts'

type Data = Readonly<Record<string, unknown>>

/** The figures of a simulation that stand alone, a line each. Tables are in the JSON. */
export function figureLines(shape: Shape, data: Data, language: Language): readonly string[] {
  return Object.entries(shape).flatMap(([name, member]) => {
    const value = data[name]
    if (isField(member))
      return value === undefined ? [] : [`- ${say(member.label, language)}: ${withUnit(member, value)}`]
    if (isRows(member) || isPair(member) || isMaybe(member) || !value) return []
    return figureLines(member, value as Data, language)
  })
}

/** @example withUnit(euros({ label }), 1234.5) // '1234.5 EUR' */
export function withUnit({ kind }: Field, value: unknown): string {
  const { unit } = kinds[kind]
  if (value === null || value === undefined) return NO_FIGURE
  return unit ? `${value} ${unit}` : String(value)
}

/** The field at a path of a result, such as `resume.cagr`. */
export function fieldAt(shape: Shape, path: string): Field | undefined {
  const [name = '', ...rest] = path.split('.')
  const member = shape[name]
  if (!member) return undefined
  const inner: Member = isMaybe(member) ? member.maybe : member
  if (isField(inner)) return rest.length === 0 ? inner : undefined
  return isRows(inner) || isPair(inner) ? undefined : fieldAt(inner, rest.join('.'))
}
