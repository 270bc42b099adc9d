import { legibleName } from '../../definition/problem.ts'

/** A JSON object, as it was parsed. Used by `ndjson-chunk.ts`. */
export type JsonObject = Readonly<Record<string, unknown>>

/** The object of a line of NDJSON, or why the line is refused. */
export type JsonLine =
  | { readonly object: JsonObject; readonly fault?: never }
  | { readonly fault: string; readonly object?: never }

/**
 * Reads a line of NDJSON. Used by `member-columns.ts` and `ndjson-chunk.ts`.
 * @example readJsonLine('[1]') // { fault: 'the line must be a JSON object: it is a list' }
 * @example readJsonLine('{"a":1,"a":2}') // { fault: 'a is given twice' }: JSON.parse would keep the last one
 */
export function readJsonLine(line: string): JsonLine {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return { fault: `${MUST_BE_OBJECT}: it is not JSON` }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { fault: `${MUST_BE_OBJECT}: it is ${typeName(value)}` }
  const repeated = repeatedName(line, value)
  if (repeated !== undefined) return { fault: `${legibleName(repeated)} is given twice` }
  return { object: value as JsonObject }
}

const MUST_BE_OBJECT = 'the line must be a JSON object'

const typeName = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'string' ? 'a text' : typeof value === 'number' ? 'a number' : 'true or false'
}

const NAME_END = /"\s*:/g
/** A text, with the colon after it where it is a name; or a bracket. */
const TOKENS = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}[\]]/g

/**
 * A name that an object of a JSON text has twice, at any depth: `JSON.parse` keeps the last value, and says nothing.
 * Exported by `@denier/core/batch`; used by `batch/reform-file.ts` of `@denier/cli`.
 * @param object what the text was parsed into.
 */
export function repeatedName(line: string, object: object): string | undefined {
  const ends = line.match(NAME_END)?.length ?? 0
  if (ends === Object.keys(object).length) return undefined // each name is counted once, in a flat object
  const open: Set<string>[] = []
  for (const [token, text, colon] of line.matchAll(TOKENS)) {
    if (token === '{' || token === '[') open.push(new Set())
    else if (token === '}' || token === ']') open.pop()
    else if (text !== undefined && colon !== undefined) {
      const name = JSON.parse(text) as string
      const names = open.at(-1)
      if (names?.has(name)) return name
      names?.add(name)
    }
  }
  return undefined
}
