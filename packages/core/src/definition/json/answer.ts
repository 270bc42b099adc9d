import type { Language } from '../../units/text.ts'
import type { Shape } from '../shape.ts'
import type { Computed } from '../simulator.ts'
import { Bytes, encoded } from './bytes.ts'
import { compileWriter } from './writer.ts'

/**
 * Writes a whole answer in UTF-8: `{ data, meta: { computedAt, … }, disclaimer }`. `computedAt` is an ISO
 * 8601 time. Used by `index.ts`.
 */
export type AnswerWriter<R extends Shape = Shape> = (
  computed: Computed<R>,
  language: Language,
  computedAt: string,
) => Uint8Array<ArrayBuffer>

const DATA = encoded('{"data":')
const TIME = encoded(',"meta":{"computedAt":"')
const VERSION = encoded('","version":')
const ENDPOINT = encoded(',"endpoint":')
const USED = encoded(',"hypotheses":')
const SOURCES = encoded(',"sources":[')
const LAW = encoded('],"droit":')
const NO_LAW = encoded(']')
const WARNINGS = encoded(',"avertissements":[')
const DISCLAIMER = encoded(']},"disclaimer":')
const COMMA = encoded(',')
const END = encoded('}')

/** An object that many answers share, so that its text is encoded once: a source, a warning. */
type SharedObject = object

/** The buffer shared by all answers; writing one is synchronous, so two never mix. */
const out = new Bytes()

/**
 * Compiles, once, the writer of an answer from what a simulator computed. The bytes are those of
 * `JSON.stringify({ data, meta: { computedAt, ...meta }, disclaimer })` in UTF-8, of the presented data. The API
 * calls it. Exported by `@denier/core/json`; used by `answer/json-or-csv.ts` of `@denier/api`.
 * @example compileAnswerWriter(cagr.contract.result)(cagr.compute(params, context, 'fr'), 'fr', '2026-11-22T08:00:00.000Z')
 */
export function compileAnswerWriter<R extends Shape>(shape: R): AnswerWriter<R> {
  const writeData = compileWriter(shape)
  const encodedTexts = new Map<string, Uint8Array>()
  const encodedObjects = new WeakMap<SharedObject, Uint8Array>()

  const writeText = (text: string): void =>
    out.constant(encodedTexts.get(text) ?? encodeAndKeep(encodedTexts, text))
  const writeList = (objects: readonly SharedObject[]): void => {
    for (let index = 0; index < objects.length; index += 1) {
      const object = objects[index] as SharedObject
      if (index > 0) out.constant(COMMA)
      out.constant(encodedObjects.get(object) ?? encodeAndKeep(encodedObjects, object))
    }
  }

  return ({ data, meta, disclaimer }, language, computedAt) => {
    out.restart()
    out.constant(DATA)
    writeData(data, language, out)
    out.constant(TIME)
    out.text(computedAt)
    out.constant(VERSION)
    writeText(meta.version)
    out.constant(ENDPOINT)
    writeText(meta.endpoint)
    out.constant(USED)
    out.text(JSON.stringify(meta.hypotheses))
    out.constant(SOURCES)
    writeList(meta.sources)
    out.constant(meta.droit ? LAW : NO_LAW)
    if (meta.droit) out.text(JSON.stringify(meta.droit))
    out.constant(WARNINGS)
    writeList(meta.avertissements)
    out.constant(DISCLAIMER)
    writeText(disclaimer)
    out.constant(END)
    return out.taken()
  }
}

/** Encodes a value as JSON, and keeps the bytes for the next answers. */
function encodeAndKeep<K>(known: { set(key: K, bytes: Uint8Array): unknown }, value: K): Uint8Array {
  const bytes = encoded(JSON.stringify(value))
  known.set(value, bytes)
  return bytes
}
