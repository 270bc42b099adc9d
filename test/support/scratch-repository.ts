/** A copy of the repository, to change what tests must not change here. */
import { execFileSync } from 'node:child_process'
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './lock.ts'

/**
 * Copies the files that git knows or would add; packages of others are links to those installed here. Used by
 * `test/new-simulator.full.test.ts`.
 */
export function copyRepository(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'denier-copy-'))
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '-z']
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0')
  for (const file of files) {
    const isThere = file !== '' && lstatSync(join(root, file), { throwIfNoEntry: false }) !== undefined
    if (isThere) cpSync(join(root, file), join(folder, file), { recursive: true, verbatimSymlinks: true })
  }
  linkPackages(folder)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Our own packages are links to the copy: `node_modules/@denier` cannot be shared. */
function linkPackages(folder: string): void {
  const [here, there] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(join(there, '@denier'), { recursive: true })
  for (const name of readdirSync(here))
    if (name !== '@denier') symlinkSync(join(here, name), join(there, name))
  for (const kind of ['packages', 'apps'])
    for (const name of readdirSync(join(folder, kind)))
      symlinkSync(join(folder, kind, name), join(there, '@denier', name))
}
