/**
 * Tools of other authors, installed apart from the repository's own packages: `test/third-party` holds their
 * manifest and lock.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lock.ts'
import { tier } from './tier.ts'

const FILES = ['package.json', 'package-lock.json', '.npmrc']

/**
 * Installs the tools without running their scripts, and returns the folder that has their `node_modules`.
 * `undefined` in the quick tier, and where they cannot be downloaded. The name of the folder has the digest
 * of the lockfile, so that a change installs again. It is filled under another name, so that two runs do not
 * collide. Used by `third-party/third-party.full.test.ts`.
 */
export function installThirdParty(): string | undefined {
  if (tier !== 'full') return undefined
  const from = join(root, 'test/third-party')
  const digest = createHash('sha256')
    .update(readFileSync(join(from, 'package-lock.json')))
    .digest('hex')
  const folder = join(root, 'node_modules/.third-party', `${process.versions.modules}-${digest.slice(0, 12)}`)
  if (existsSync(folder)) return folder
  const making = `${folder}.${process.pid}`
  mkdirSync(making, { recursive: true })
  for (const file of FILES) copyFileSync(join(from, file), join(making, file))
  // Under `npm run`, this repository's own `engine-strict` would be inherited, and one of these tools asks for a newer Node.
  const flags = ['--ignore-scripts', '--engine-strict=false', '--no-audit', '--no-fund', '--silent']
  const { status } = spawnSync('npm', ['ci', ...flags], { cwd: making })
  if (status === 0 && !existsSync(folder)) renameSync(making, folder)
  rmSync(making, { recursive: true, force: true })
  return existsSync(folder) ? folder : undefined
}
