import type { Shape } from '@denier/core'
import { compileAnswerWriter } from '@denier/core/json'
import { JSON_HEADERS } from './cached.ts'
import { lang } from './language.ts'
import { noRules, type Writer, type Writers } from './writers.ts'

/** An answer with its time: `{ data, meta, disclaimer }`. */
const envelope: Writer = {
  format: 'json',
  headers: JSON_HEADERS,
  write: ({ data, meta, disclaimer }, { now }) =>
    JSON.stringify({ data, meta: { computedAt: now, ...meta }, disclaimer }),
}

/** The same, by a writer compiled from what the answer holds. */
export function envelopeOf(result: Shape): Writer {
  const write = compileAnswerWriter(result)
  return { ...envelope, writeComputed: (computed, language, { now }) => write(computed, language, now) }
}

/** Answers that have one form only. */
export const jsonOnly: Writers<{ readonly lang: typeof lang }> = {
  parameters: { lang },
  rules: noRules,
  choose: () => envelope,
}
