// Writes docs/dependencies.md: the production packages, each with its version and licence. With `--check` it writes
// nothing and fails when the page is out of date. In both cases it fails on a licence that is not in `ALLOWED`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockfile, productionPackages, root } from './production.mjs'

/** Licences that only require their text to be kept. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']
/** Most packages that the service, the command and the libraries may need. */
const MOST = 110
const PAGE = join(root, 'docs/dependencies.md')

const lock = lockfile()
const all = productionPackages(lock)
const required = all.filter(({ optional }) => !optional)
const optional = all.filter((one) => one.optional)
/** Not needed to run: a build copies it into the service. */
const viewer = { ...lock.packages['node_modules/swagger-ui-dist'], name: 'swagger-ui-dist' }

const faults = [...all, { ...viewer, licence: viewer.license }]
  .filter(({ licence }) => !ALLOWED.includes(licence))
  .map(({ name, version, licence }) => `${name} ${version}: ${licence ?? 'no licence'} is not allowed`)
if (required.length > MOST) faults.push(`${required.length} production packages; at most ${MOST}`)

const page = written()
if (process.argv.includes('--check')) {
  if (readFileSync(PAGE, 'utf8') !== page)
    faults.push('docs/dependencies.md is out of date: npm run licences')
} else {
  writeFileSync(PAGE, page)
}
for (const fault of faults) console.error(fault)
console.log(`${required.length} production packages, ${optional.length} optional`)
process.exitCode = faults.length > 0 ? 1 : 0

/** The text of the page. */
function written() {
  const counts = ALLOWED.map((name) => [name, all.filter(({ licence }) => licence === name).length])
  const licences = counts.filter(([, count]) => count > 0).map(([name, count]) => `${name} ${count}`)
  return `# What it runs with

Written by \`npm run licences\` from the lockfile. **${required.length}** packages are needed to run the service, the command and
the libraries (at most ${MOST}), and ${optional.length} more may be missing: binaries of one system each.
Licences: ${licences.join(', ')}. None has a script that runs at its installation.

Besides them, swagger-ui-dist ${viewer.version} (${viewer.license}) is copied into \`/docs\` by the build, with its licence. What tests and
builds use is in the lockfile, and is not shipped. \`npm run sbom\` prints all of it for machines (CycloneDX).

${table(['Package', 'Version', 'Licence', 'Asked by'], required)}

## Optional

${table(['Package', 'Version', 'Licence', 'Asked by'], optional)}
`
}

function table(head, packages) {
  const rows = packages.map(({ name, version, licence, askedBy }) => [
    name,
    version,
    licence,
    askedBy.join(', '),
  ])
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
