/** The script that installs and builds, before anything is installed. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from '../support/lock.ts'
import { scratch } from '../support/packages.ts'

const { folder, remove } = scratch()
afterAll(remove)

/** A module that makes Node report this version. */
const pretending = (node: string): string =>
  `data:text/javascript,${encodeURIComponent(
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${node}' } })`,
  )}`

it('rejects an old Node in one line with ready.mjs and leaves the lock of another start', () => {
  for (const part of ['scripts', '.denier-lock']) mkdirSync(join(folder, part))
  cpSync(join(root, 'scripts/ready.mjs'), join(folder, 'scripts/ready.mjs'))
  writeFileSync(join(folder, '.denier-lock/pid'), String(process.pid))
  const args = ['--import', pretending('18.20.0'), join(folder, 'scripts/ready.mjs')]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  })
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    'denier: Node 20.19 or later is needed; this is 18.20.0\n',
  ])
  expect(existsSync(join(folder, '.denier-lock/pid'))).toBe(true)
})
