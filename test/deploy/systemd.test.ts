/** The unit of systemd. */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../../apps/api/src/settings.ts'
import { shipped } from '../support/deploy.ts'
import { stagesOf } from '../support/dockerfile.ts'
import { root } from '../support/lock.ts'
import { START } from '../support/process.ts'

const unit = readFileSync(join(root, 'deploy/denier.service'), 'utf8')
/** The values of a directive, one for each of its lines. */
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

  it('starts the service as `npm start`, the image and the tests do', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const command = scripts.start.split(' ')
    expect(valuesOf('ExecStart')).toEqual([`/usr/bin/${scripts.start}`])
    expect(stagesOf(shipped('Dockerfile')).at(-1)?.command).toEqual(command)
    expect([START[0], relative(root, START[1] ?? '')]).toEqual(command.slice(1))
  })

  it('gives a stop more time than the service takes', () => {
    expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThan(5) // seconds
  })
})
