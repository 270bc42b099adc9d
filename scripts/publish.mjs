// Publishes the tarballs that `npm run release` wrote into `release/`, each after those that it depends on. `npm run
// release:publish -- --dry-run` does all but the upload.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './release/lock.mjs'
import { publishFaults, tarballName } from './release/publishing.mjs'
import { published } from './release/workspaces.mjs'

const folder = join(root, 'release')
const isDryRun = process.argv.includes('--dry-run')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const files = published.map(({ manifest }) => tarballName(manifest))
const digestOf = (file) =>
  createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex')
const faults = publishFaults({
  version,
  manifests: published.map(({ manifest }) => manifest),
  sums: readFileSync(join(folder, 'SHA256SUMS'), 'utf8'),
  digests: Object.fromEntries(files.map((file) => [file, digestOf(file)])),
  tag: process.env.GITHUB_REF_NAME,
  repository: process.env.GITHUB_REPOSITORY,
})
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
if (faults.length === 0) for (const file of files) if (!publish(join(folder, file))) break

/** Provenance is signed by the forge: it cannot be made anywhere else. */
function publish(file) {
  const provenance = process.env.GITHUB_ACTIONS ? ['--provenance'] : []
  const args = ['publish', file, '--access', 'public', ...provenance, ...(isDryRun ? ['--dry-run'] : [])]
  const { status } = spawnSync('npm', args, { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
  return status === 0
}
