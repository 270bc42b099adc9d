import { truncate } from '@denier/prose'

/** Beyond this a name is no typo, and is not said again whole. */
const LONGEST = 60

const PLAIN = /^[\w.\-/ ]{1,60}$/

/**
 * What a caller wrote, ready to stand in a text that people and assistants read: no line of its own, no control
 * character, no markup.
 * @example quoted('capital\n<b>') // '"capital\\n\\u003cb\\u003e"'
 */
export function quoted(written: string): string {
  if (PLAIN.test(written)) return written
  return JSON.stringify(truncate(written, LONGEST)).replace(/[^\x20-\x7e\u00a1-\u024f…]|[<>&`[\]*]/g, escaped)
}

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
