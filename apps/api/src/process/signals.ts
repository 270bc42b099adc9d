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

/** How often the parent process is looked for. */
const LOOK_MS = 500

/**
 * `npm start` puts a shell between npm and the service. A signal sent to npm ends that shell alone, and the service
 * would keep its port. Started by npm, it therefore stops when its parent is gone. Used by `run-primary.ts` and
 * `run-server.ts`.
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
