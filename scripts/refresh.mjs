// Reads the published market series and writes the tables of `packages/core/src/indices`: `npm run refresh`, with
// `-- --from <folder>` for files saved by hand (tsp.gov refuses scripts), `--dry-run` to write nothing. It stops
// without writing when a check fails, and ends with 1; with 2 when its arguments are wrong.
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { refresh } from './refresh/refresh.mjs'
import { RefreshError } from './refresh/sources.mjs'

const NEXT = `
Next: read the differences; change the texts that name the last month or year (drawdown/warnings.ts, methods of
retraite-fire); recompute test/vectors/market-history.json without the product's code; add the old and new figures to
CHANGELOG.md; set rulesVersion; then npm run stamp, npm run reference and npm run test:full.`

const options = {
  from: { type: 'string' },
  root: { type: 'string', default: dirname(import.meta.dirname) },
  today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  'dry-run': { type: 'boolean', default: false },
}

try {
  const { values } = parseArgs({ options, strict: true })
  const report = await refresh({
    root: values.root,
    from: values.from,
    today: values.today,
    isDry: values['dry-run'],
  })
  for (const line of report) console.log(line)
  if (values['dry-run']) console.log('Dry run: nothing was written.')
  else console.log(NEXT)
} catch (error) {
  const isUsage = error.code?.startsWith('ERR_PARSE_ARGS')
  if (!isUsage && !(error instanceof RefreshError)) throw error
  console.error(`${error.message}\nNothing was written.`)
  process.exitCode = isUsage ? 2 : 1
}
