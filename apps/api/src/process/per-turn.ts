import type { DestinationStream } from 'pino'

/** Where lines gather until they are written together. */
interface Gathering extends DestinationStream {
  flushSync(): void
}

/**
 * Writes the lines of one turn of the event loop together, at its end: a busy service answers dozens in a turn, and a
 * call of the system for each costs as much as a third of the answer. Nothing waits longer than the turn, and what the
 * process logs as it ends is written first.
 */
export function perTurn(lines: Gathering): DestinationStream & { flushSync(): void } {
  let waiting = false
  const flushSync = (): void => {
    waiting = false
    lines.flushSync()
  }
  process.once('exit', flushSync)
  return {
    write: (line) => {
      lines.write(line)
      if (waiting) return
      waiting = true
      setImmediate(flushSync)
    },
    flushSync,
  }
}
