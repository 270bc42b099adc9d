/** The tools over HTTP, with the official client in each version of the protocol and with raw messages. */
import type { CivilDate } from '@denier/core'
import type { Client } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { get, simulateur } from '../support/client.ts'
import { startInMemory } from '../support/service.ts'
import { simulators } from '../support/simulators.ts'
import { callOf, connect, errorsOf, MODES, post, textsOf } from './mcp-client.ts'

const NOW = '2026-11-21T13:45:06.789Z'
const service = await startInMemory({ clock: { now: () => NOW, today: () => '2026-11-21' as CivilDate } })
afterAll(() => service.close())

describe.each(MODES)('MCP client that opens as %o', (mode) => {
  let client: Client
  beforeAll(async () => {
    client = await connect(service, mode)
    await client.listTools() // the client then validates each answer against its outputSchema
  })
  afterAll(() => client.close())

  it('negotiates the requested protocol era', () => {
    const modern = mode !== 'legacy'
    expect(client.getProtocolEra()).toBe(modern ? 'modern' : 'legacy')
    expect(client.getServerVersion()).toMatchObject({ name: 'denier' })
    expect(client.getInstructions()).toContain('Denier')
  })

  it.each(simulators.map(({ contract }) => contract))(
    'receives for $name the answer of the service',
    async (contract) => {
      const { query } = contract.example
      const result = await client.callTool({ name: contract.name, arguments: { ...query } })
      const { answer } = await get(service, simulateur(contract.name, query))
      const content = result.structuredContent as typeof answer
      expect(result.isError).toBeUndefined()
      expect(content.data).toEqual(answer.data)
      expect(content.disclaimer).toBe(answer.disclaimer)
      expect(content.meta).toEqual(answer.meta)
      expect(Object.keys(content)).toEqual(['data', 'meta', 'disclaimer'])
      expect(Object.keys(content.meta)).toEqual(Object.keys(answer.meta))
      expect(JSON.parse(textsOf(result)[0] ?? '')).toEqual(content)
    },
  )

  it('receives a tool error for an invalid argument and a protocol error for an unknown tool', async () => {
    const refused = await client.callTool({ name: 'cagr', arguments: { valeur_initiale: -1, duree: 1 } })
    expect(refused.isError).toBe(true)
    expect(errorsOf(refused).map(({ code }) => code)).toEqual(['too_small', 'required'])
    await expect(client.callTool({ name: 'cagrr', arguments: {} })).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('Unknown tool: cagrr; did you mean cagr?'),
      data: { nearest: ['cagr'] },
    })
  })
})

describe('MCP handshake of versions before 2026, sent by hand', () => {
  const initialize = (protocolVersion: string) => ({
    jsonrpc: '2.0',
    id: 'a',
    method: 'initialize',
    params: { protocolVersion, capabilities: {}, clientInfo: { name: 'hand', version: '0' } },
  })

  it.each(['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'])(
    'succeeds with version %s',
    async (version) => {
      const opened = await post(service, initialize(version))
      expect(opened.status).toBe(200)
      expect(opened.headers['content-type']).toMatch('application/json')
      expect(opened.headers).not.toHaveProperty('mcp-session-id')
      expect(opened.json()).toMatchObject({
        id: 'a',
        result: { protocolVersion: version, capabilities: { tools: {} }, serverInfo: { name: 'denier' } },
      })
      const headers = { 'mcp-protocol-version': version }
      const ready = await post(service, { jsonrpc: '2.0', method: 'notifications/initialized' }, headers)
      expect([ready.status, ready.text]).toEqual([202, ''])
      const listed = await post(service, { jsonrpc: '2.0', id: 2, method: 'tools/list' }, headers)
      expect(listed.json().result.tools.length).toBeGreaterThanOrEqual(simulators.length)
      const args = { valeur_initiale: 10_000, valeur_finale: 25_000, duree: 8 }
      const called = await post(service, callOf('cagr', args, 3), headers)
      expect(called.json()).toMatchObject({
        id: 3,
        result: { structuredContent: { data: { resume: { cagr: 12.1353 } } } },
      })
    },
  )

  it('answers an unknown version with the newest version of the handshake era', async () => {
    const { json } = await post(service, initialize('1999-01-01'))
    expect(json().result.protocolVersion).toBe('2025-11-25')
  })

  it('accepts a single message with `Accept: */*`, without handshake or session', async () => {
    const { status, json } = await post(service, { jsonrpc: '2.0', id: 1, method: 'ping' }, { accept: '*/*' })
    expect([status, json()]).toEqual([200, { jsonrpc: '2.0', id: 1, result: {} }])
  })
})

describe('MCP batch of 2025', () => {
  const args = { valeur_initiale: 1, valeur_finale: 2, duree: 1 }

  it('receives its answers in one body and in order', async () => {
    const { json } = await post(service, [callOf('cagr', args, 1), callOf('cagr', {}, 2)])
    expect(json().map(({ id }: { id: number }) => id)).toEqual([1, 2])
    expect(json().map(({ result }: { result: { isError?: boolean } }) => result.isError ?? false)).toEqual([
      false,
      true,
    ])
  })

  // notifications are removed before the SDK reads the batch: the cancellation has no effect
  it('receives one answer when it cancels itself', async () => {
    const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } }
    const { status, json } = await post(service, [callOf('cagr', args, 1), cancelled])
    expect([status, json().id]).toEqual([200, 1])
  })

  it('receives one answer when two messages have the same id', async () => {
    const { status, json } = await post(service, [callOf('cagr', args, 1), callOf('cagr', args, 1)])
    expect([status, json().id]).toEqual([200, 1])
  })

  it('accepts at most 32 messages', async () => {
    const batch = Array.from({ length: 33 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' }))
    expect((await post(service, batch.slice(1))).json()).toHaveLength(32)
    const { status, json } = await post(service, batch)
    expect([status, json().error.code]).toEqual([400, -32600])
  })
})
