/** The signals that mean "stop". */
export const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/**
 * Stops at the first signal, and lets the others be: a terminal tells the whole group at once, and npm or the
 * primary passes on what its children have already heard. To lose requests to that would be a pity.
 */
export function onStopSignal(stop: () => void): void {
  let stopping = false
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      if (!stopping) stop()
      stopping = true
    })
  }
}
