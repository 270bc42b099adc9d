import { truncate } from '@denier/prose'

/** A longer name is not a typo; it is truncated. */
const MAX_LENGTH = 60

/** A name that is returned as it is. */
const PLAIN = /^[\w.\-/ ]{1,60}$/

/**
 * Quotes a name from a caller for a message: no line break, no control character, no markup. Used by
 * `create-server.ts`, `error-result.ts`, `prompts.ts`, `read-analysis.ts` and
 * `general/compare-tool.ts`.
 * @example quoteName('capital\n<b>') // '"capital\\n\\u003cb\\u003e"'
 */
export function quoteName(written: string): string {
  if (PLAIN.test(written)) return written
  return JSON.stringify(truncate(written, MAX_LENGTH)).replace(
    /[^\x20-\x7e\u00a1-\u024f…]|[<>&`[\]*]/g,
    escaped,
  )
}

/** A character as JSON escapes it. */
const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
