import { todayInParis } from '@denier/core'
import { exits } from './io.ts'
import { run } from './run.ts'

/**
 * A reader that has seen enough closes the pipe (`denier … | head`): nothing is left to do, and nothing went wrong. A full
 * disk is a failure, told in one line.
 */
function onWriteFault(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? exits.answered)
  process.stderr.write(`denier: ${error.message}\n`)
  process.exit(exits.failed)
}
process.stdout.on('error', onWriteFault)
process.stderr.on('error', ({ code }: NodeJS.ErrnoException) =>
  process.exit(code === 'EPIPE' ? (process.exitCode ?? exits.answered) : exits.failed),
)

// An interrupt ends the process as it is, without a word: what computes holds nothing that must be closed.
try {
  // The code is only set: what is still on its way out must not be cut.
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
