import type { Language } from '@denier/core'
import { formatNumber } from '@denier/prose'
import type { Sink } from '../io.ts'
import type { BatchProgress } from './run-batch.ts'

/** Least time between two lines of progress, in milliseconds. */
const EVERY_MS = 200

/** Shows how far a batch has come. */
export interface ProgressWriter {
  /** Writes the line over the last one, unless that was written just before. */
  readonly show: (progress: BatchProgress) => void
  /** Erases the line. */
  readonly end: () => void
}

/**
 * Writes rows, rows a second and the time left on a terminal; nothing elsewhere. Used by `commands/batch.ts`.
 * @param now the time, in milliseconds.
 */
export function progressWriter(
  stderr: Sink,
  language: Language,
  now: () => number = Date.now,
): ProgressWriter {
  const startedAt = now()
  let shownAt = startedAt
  let isShown = false
  return {
    show: ({ rows, bytesRead, size }) => {
      const at = now()
      if (!stderr.isTTY || at - shownAt < EVERY_MS) return
      shownAt = at
      const seconds = (at - startedAt) / 1000
      const left =
        size !== undefined && bytesRead > 0 ? (seconds * (size - bytesRead)) / bytesRead : undefined
      const share = size ? `${Math.floor((100 * bytesRead) / size)} % · ` : ''
      const time = left === undefined ? '' : ` · ${clock(left)}${language === 'fr' ? ' restantes' : ' left'}`
      const unit = language === 'fr' ? 'lignes' : 'rows'
      // `\r` returns to the start of the line, `\u001b[K` erases what is left of the last one
      stderr.write(
        `\r${share}${whole(rows, language)} ${unit} · ${whole(rows / seconds, language)}/s${time}\u001b[K`,
      )
      isShown = true
    },
    end: () => {
      if (isShown) stderr.write('\r\u001b[K')
    },
  }
}

/** A number rounded to a whole one, as text. */
const whole = (value: number, language: Language): string => formatNumber(Math.round(value), language, {})

/** Minutes and seconds: `1:05`. */
function clock(seconds: number): string {
  const rounded = Math.ceil(seconds)
  return `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, '0')}`
}
