/** The figures of the proxy configurations: memory, files and connections must go together. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../../apps/api/src/settings.ts'
import { shipped } from '../support/deploy.ts'
import { root } from '../support/lock.ts'
import { documentsOf } from '../support/manifests.ts'

const haproxy = shipped('haproxy.cfg')
const nginx = shipped('nginx.conf')
/** The number that a pattern captures. */
const figure = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1])
const MEBIBYTE = 2 ** 20

interface Proxy {
  readonly mem_limit: string
  readonly ulimits: { readonly nofile: number }
}
const [compose] = documentsOf<{ services: { proxy: Proxy } }>('compose.yaml')
const container = compose?.services.proxy as Proxy
const memory = Number.parseInt(container.mem_limit, 10) * MEBIBYTE

describe('HAProxy', () => {
  const connections = figure(haproxy, /^ {2}maxconn (\d+)/m)
  const buffer = figure(haproxy, /tune\.bufsize (\d+)/)
  const perInstance = figure(haproxy, /default-server maxconn (\d+)/)

  it('has memory for a buffer of every connection and three of every response', () => {
    // Of the three buffers of a response, its connection has one already; there are two instances.
    const whole = connections * buffer + 2 * perInstance * 2 * buffer
    expect(whole).toBeLessThan(0.75 * memory)
    expect(container.ulimits.nofile).toBeGreaterThan(2 * connections)
  })

  it('sends an instance fewer connections than the system keeps for it, so that a check always connects', () => {
    const listen = readFileSync(join(root, 'apps/api/src/process/listen.ts'), 'utf8')
    expect(perInstance).toBeLessThan(figure(listen, /BACKLOG = (\d+)/) / 2)
  })
})

describe('nginx', () => {
  it('has memory and files for the header buffers of every connection', () => {
    const connections = figure(nginx, /worker_connections (\d+)/) * figure(nginx, /worker_processes (\d+)/)
    const [, count, size] = /large_client_header_buffers (\d+) (\d+)k/.exec(nginx) ?? []
    const buffers = (figure(nginx, /client_header_buffer_size (\d+)k/) + Number(count) * Number(size)) * 1024
    expect(connections * buffers).toBeLessThan(memory)
    expect(figure(nginx, /worker_rlimit_nofile (\d+)/)).toBeLessThanOrEqual(container.ulimits.nofile)
  })
})

describe('Both proxies', () => {
  it('holds as many connections of a client as the service does without a proxy', () => {
    const { maxConnectionsPerClient } = readSettings({})
    expect(figure(haproxy, /sc_conn_cur\(0\) gt (\d+)/)).toBe(maxConnectionsPerClient)
    expect(figure(nginx, /limit_conn connections (\d+)/)).toBe(maxConnectionsPerClient)
  })

  it('refuses at the same figures', () => {
    expect(figure(haproxy, /sc_http_req_rate\(0\) gt (\d+)/)).toBe(figure(nginx, /zone=requests burst=(\d+)/))
    expect(figure(haproxy, /sc_http_req_rate\(1\) gt (\d+)/)).toBe(
      figure(nginx, /zone=documents burst=(\d+)/),
    )
  })
})
