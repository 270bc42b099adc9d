import type { Language } from '../../units/text.ts'
import type { Shape } from '../shape.ts'
import type { Computed } from '../simulator.ts'
import { Bytes, encoded } from './bytes.ts'
import { compileWriter } from './writer.ts'

/** Writes an answer whole, with its time: `{ data, meta: { computedAt, … }, disclaimer }`. Used by `index.ts`. */
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

/** An object whose encoded text recurs from one answer to the next: a source, a warning. */
type Recurring = object

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
  const words = new Map<string, Uint8Array>()
  const encodedOnce = new WeakMap<Recurring, Uint8Array>()

  const word = (text: string): void => out.constant(words.get(text) ?? kept(words, text))
  const list = (things: readonly Recurring[]): void => {
    for (let index = 0; index < things.length; index += 1) {
      const thing = things[index] as Recurring
      if (index > 0) out.constant(COMMA)
      out.constant(encodedOnce.get(thing) ?? kept(encodedOnce, thing))
    }
  }

  return ({ data, meta, disclaimer }, language, computedAt) => {
    out.restart()
    out.constant(DATA)
    writeData(data, language, out)
    out.constant(TIME)
    out.text(computedAt)
    out.constant(VERSION)
    word(meta.version)
    out.constant(ENDPOINT)
    word(meta.endpoint)
    out.constant(USED)
    out.text(JSON.stringify(meta.hypotheses))
    out.constant(SOURCES)
    list(meta.sources)
    out.constant(meta.droit ? LAW : NO_LAW)
    if (meta.droit) out.text(JSON.stringify(meta.droit))
    out.constant(WARNINGS)
    list(meta.avertissements)
    out.constant(DISCLAIMER)
    word(disclaimer)
    out.constant(END)
    return out.taken()
  }
}

/** Encodes a text that will recur, and keeps it. */
function kept<K>(known: { set(key: K, bytes: Uint8Array): unknown }, thing: K): Uint8Array {
  const bytes = encoded(JSON.stringify(thing))
  known.set(thing, bytes)
  return bytes
}
