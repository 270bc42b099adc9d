// Runs a command of test/load, which is TypeScript, on any Node that this project supports:
// `node scripts/load.mjs chaos`. Its figures are those of the built service.
import { dirname } from 'node:path'
import { runnerImport } from 'vite'

const root = dirname(import.meta.dirname)
for (const [signal, number] of [
  ['SIGINT', 2],
  ['SIGTERM', 15],
]) {
  process.once(signal, () => process.exit(128 + number)) // what was started is ended with this process
}
const { module } = await runnerImport('./test/load/run.ts', {
  root,
  configFile: false,
  logLevel: 'error',
})
process.exit(module.isHolding ? 0 : 1)
