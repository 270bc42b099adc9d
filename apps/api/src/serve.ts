import cluster from 'node:cluster'
import type { Simulator } from '@denier/core'
import type { Settings } from './settings.ts'

/**
 * What the process says of itself may find nobody who reads it, and is then not worth an end: not even where a command
 * that only answers would have ended.
 */
const sayToWhoeverReads = (stream: NodeJS.WriteStream): unknown =>
  stream.removeAllListeners('error').on('error', () => {})

/**
 * Serves the simulators: in this process, or in several that share one port and one limit. Who watches over the others
 * does not load the server.
 */
export async function serve(settings: Settings, simulators: readonly Simulator[]): Promise<void> {
  sayToWhoeverReads(process.stdout)
  sayToWhoeverReads(process.stderr)
  if (settings.workers > 1 && cluster.isPrimary) {
    const { runPrimary } = await import('./process/primary.ts')
    await runPrimary(settings)
  } else {
    const { runServer } = await import('./process/server.ts')
    await runServer(settings, simulators)
  }
}
