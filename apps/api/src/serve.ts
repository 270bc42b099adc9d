import cluster from 'node:cluster'
import type { Simulator } from '@denier/core'
import { runPrimary } from './process/primary.ts'
import { runServer } from './process/server.ts'
import type { Settings } from './settings.ts'

/** What the process says of itself may find nobody who reads it, and is then not worth an end. */
const unread = () => {}

/** Serves the simulators: in this process, or in several that share one port and one limit. */
export async function serve(settings: Settings, simulators: readonly Simulator[]): Promise<void> {
  process.stdout.on('error', unread)
  process.stderr.on('error', unread)
  if (settings.workers > 1 && cluster.isPrimary) await runPrimary(settings)
  else await runServer(settings, simulators)
}
