import cluster from 'node:cluster'
import type { Settings } from './settings.ts'

/**
 * Ignores write errors of a standard stream: a closed pipe must not end the service. It replaces the listener that ends
 * the command line on such an error.
 */
const ignoreWriteErrors = (stream: NodeJS.WriteStream): unknown =>
  stream.removeAllListeners('error').on('error', () => {})

/**
 * Serves the simulators in this process, or in several that share one port and one limit. The primary process loads
 * neither the server nor the simulators. Exported by `@denier/api`; used by `main.ts`, and by `commands/serve.ts` of `@denier/cli`.
 */
export async function serve(settings: Settings): Promise<void> {
  ignoreWriteErrors(process.stdout)
  ignoreWriteErrors(process.stderr)
  if (settings.workers > 1 && cluster.isPrimary) {
    const { runPrimary } = await import('./process/run-primary.ts')
    await runPrimary(settings)
  } else {
    const [{ catalogue }, { runServer }] = await Promise.all([
      import('@denier/core'),
      import('./process/run-server.ts'),
    ])
    await runServer(settings, catalogue)
  }
}
