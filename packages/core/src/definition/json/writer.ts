import { kinds } from '../../units/kinds.ts'
import { inLanguage, type Language, type Text } from '../../units/text.ts'
import type { Field } from '../field.ts'
import { type Folded, foldShape } from '../fold-shape.ts'
import { missing, notFinite } from '../present.ts'
import type { Shape } from '../shape.ts'
import { type Bytes, encoded } from './bytes.ts'
import { LONGEST_NUMBER, writeRounded } from './number.ts'

/**
 * Writes one part of a result, rounded and in one language, as `JSON.stringify` writes what the presenter
 * returns.
 */
type Write = (value: unknown, language: Language, out: Bytes) => void

/**
 * Compiles the JSON writer of a result, once: names are encoded in advance, figures are rounded as they are written.
 * `answer.ts` calls it.
 *
 * The compiled function throws the same `RangeError` as the presenter for a number that is not finite or a value that
 * is missing.
 */
export const compileWriter = (shape: Shape): Write =>
  foldShape<MemberWrite>(
    shape,
    {
      field: (field, path) => ({ write: writeField(field, path), decimals: kinds[field.kind].decimals }),
      pair: (field, path) => ({ write: writeEach(writeField(field, path), path) }),
      rows: (columns, path) => ({ write: writeEach(writeGroup(columns, path), path) }),
      group: (members, path) => ({ write: writeGroup(members, path) }),
      maybe: ({ write }, lack) => ({ write: orNull(write, lack === 'null'), mayLack: lack === 'omitted' }),
    },
    'data',
  ).write

/** The ASCII codes of `{` and `}`. */
const OPEN = 123
const CLOSE = 125
/** How many bytes both take. */
const BRACES = 2
const OPEN_LIST = encoded('[')
const CLOSE_LIST = encoded(']')
const COMMA = encoded(',')
const NULL = encoded('null')
const TRUE = encoded('true')
const FALSE = encoded('false')

/** A member of a group and its writer. */
interface MemberWrite {
  readonly write: Write
  /** The decimals of a figure that is rounded. */
  readonly decimals?: number | undefined
  /** Whether the member is left out where its value is `undefined`. */
  readonly mayLack?: boolean
}

/** A member with its encoded name, as the first member and after a comma. */
interface MemberWriter extends Required<MemberWrite> {
  readonly name: string
  readonly first: Uint8Array
  readonly later: Uint8Array
}

const writerOf = (name: string, { write, decimals, mayLack = false }: MemberWrite): MemberWriter => ({
  name,
  first: encoded(`${JSON.stringify(name)}:`),
  later: encoded(`,${JSON.stringify(name)}:`),
  decimals,
  mayLack,
  write,
})

/** Writes the figures of groups and rows inline: they are nearly all members, and a call for each would cost time. */
function writeGroup(folded: Folded<MemberWrite>, path: string): Write {
  const members = folded.map(([name, member]) => writerOf(name, member))
  const size = members.reduce((sum, { later }) => sum + later.length + LONGEST_NUMBER, BRACES)
  return (value, language, out) => {
    if (value === null || value === undefined) throw missing(path)
    const from = value as Record<string, unknown>
    let buffer = out.reserve(size)
    let at = out.at
    let hasMember = false
    buffer[at++] = OPEN
    for (let index = 0; index < members.length; index += 1) {
      const member = members[index] as MemberWriter
      const part = from[member.name]
      if (member.mayLack && part === undefined) continue
      at = out.copy(hasMember ? member.later : member.first, at)
      hasMember = true
      if (typeof part === 'number' && member.decimals !== undefined && Number.isFinite(part))
        at = writeRounded(part, member.decimals, buffer, at)
      else {
        out.at = at
        member.write(part, language, out)
        buffer = out.reserve(size)
        at = out.at
      }
    }
    buffer[at] = CLOSE
    out.at = at + 1
  }
}

/** The writer of a part that may be `null`. */
const orNull =
  (write: Write, mayBeNull: boolean): Write =>
  (value, language, out) =>
    mayBeNull && value === null ? out.constant(NULL) : write(value, language, out)

/** Writes a list, each of its values by `write`. */
const writeEach =
  (write: Write, path: string): Write =>
  (values, language, out) => {
    if (values === null || values === undefined) throw missing(path)
    const list = values as readonly unknown[]
    out.constant(OPEN_LIST)
    for (let index = 0; index < list.length; index += 1) {
      if (index > 0) out.constant(COMMA)
      write(list[index], language, out)
    }
    out.constant(CLOSE_LIST)
  }

/** The writer of a figure; `path` names it in errors. */
function writeField(field: Field, path: string): Write {
  const { decimals } = kinds[field.kind]
  const isProse = field.kind === 'prose'
  return (value, language, out) => {
    if (typeof value === 'number') {
      if (!Number.isFinite(value)) throw notFinite(value, path)
      if (decimals === undefined) out.text(String(value + 0))
      else out.rounded(value, decimals)
    } else if (value === null && field.nullable) out.constant(NULL)
    else if (value === true || value === false) out.constant(value ? TRUE : FALSE)
    else {
      const text = isProse && value ? inLanguage(value as Text, language) : value
      if (text === null || text === undefined) throw missing(path)
      out.text(JSON.stringify(text))
    }
  }
}
