import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../../apps/api/src/settings.ts'
import { root } from '../support/lock.ts'

const unit = readFileSync(join(root, 'deploy/denier.service'), 'utf8')
const valuesOf = (name: string): string[] =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value)

describe('deploy/denier.service', () => {
  it('sets settings that the service accepts, and trusts the proxy of the machine alone', () => {
    const pairs = valuesOf('Environment').flatMap((line) => line.split(' '))
    const settings = readSettings(
      Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string])),
    )
    expect(settings).toMatchObject({ host: '127.0.0.1', port: 3000, trustProxy: ['127.0.0.1'] })
  })

  it('starts the bundle that the image starts', () => {
    const [start = ''] = valuesOf('ExecStart')
    const bundle = start.split(' ').at(-1) ?? ''
    expect(readFileSync(join(root, 'package.json'), 'utf8')).toContain(`node ${bundle}`)
    expect(existsSync(join(root, 'apps/api/build/bundle.mjs'))).toBe(true)
  })

  it('gives a stop more time than the service takes', () => {
    expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThan(5)
  })
})
