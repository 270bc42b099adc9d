/** The signals that mean "stop". Used by `run-server.ts`. */
export const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/**
 * Stops at the first signal and ignores the next ones: a terminal signals the whole process group, and npm or the
 * primary also pass signals on to their children. Called by `run-server.ts` and `run-primary.ts`.
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

/** How often the parent process is looked for, in milliseconds. */
const LOOK_MS = 500

/**
 * Calls back once when `npm start` started this process and its parent is gone. npm puts a shell between
 * itself and the service: a signal sent to npm ends that shell alone, and the service would keep its port.
 * Used by `run-primary.ts` and `run-server.ts`.
 */
export function onOrphaned(stop: () => void): void {
  if (process.env.npm_lifecycle_event !== 'start') return
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    stop()
  }, LOOK_MS)
  look.unref()
}
