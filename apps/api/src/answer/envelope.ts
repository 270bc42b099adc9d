import { JSON_HEADERS } from './cached.ts'
import { lang } from './language.ts'
import { noRules, type Writer, type Writers } from './writers.ts'

/** An answer with its time: `{ data, meta, disclaimer }`. */
export const envelope: Writer = {
  format: 'json',
  headers: JSON_HEADERS,
  write: ({ data, meta, disclaimer }, { now }) =>
    JSON.stringify({ data, meta: { computedAt: now, ...meta }, disclaimer }),
}

/** Answers that have one form only. */
export const jsonOnly: Writers<{ readonly lang: typeof lang }> = {
  parameters: { lang },
  rules: noRules,
  choose: () => envelope,
}
