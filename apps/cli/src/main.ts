import { todayInParis } from '@denier/core'
import { exits } from './io.ts'
import { run } from './run.ts'

// The program `denier`, started by `bin/denier.js`.

/**
 * A closed pipe (`denier … | head`) ends the process without an error. Any other write error, such as a full disk, is a
 * failure.
 */
function onWriteError(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? exits.answered)
  process.stderr.write(`denier: ${error.message}\n`)
  process.exit(exits.failed)
}
process.stdout.on('error', onWriteError)
process.stderr.on('error', ({ code }: NodeJS.ErrnoException) =>
  process.exit(code === 'EPIPE' ? (process.exitCode ?? exits.answered) : exits.failed),
)

// An interrupt needs no handler: a computation holds nothing that must be closed.
try {
  // `process.exit` would cut output that is still being written.
  process.exitCode = await run(process.argv.slice(2), {
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    columns: process.stdout.columns,
    now: () => new Date().toISOString(),
    today: () => todayInParis(),
  })
} catch (error) {
  process.stderr.write(`denier: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = exits.failed
}
