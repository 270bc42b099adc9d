/** The server of each assistant configuration starts or is reached, lists its tools, and answers. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { simulate } from '@denier/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../support/lock.ts'
import { startService, type TestService } from '../support/service.ts'
import { metWith, serversIn } from '../support/shown-assistants.ts'
import { SHOWN_ORIGIN } from '../support/shown-scripts.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

it.each(['stdio', 'http'])('connects with examples/mcp/%s.json to a server that answers', async (name) => {
  const text = readFileSync(join(root, `examples/mcp/${name}.json`), 'utf8')
  const local = text.replaceAll('/path/to/denier/', root).replaceAll(SHOWN_ORIGIN, service.origin)
  const servers = serversIn(local)
  expect(servers.map(([server]) => server)).toEqual(['denier'])
  for (const [, server] of servers) {
    const client = await metWith(server)
    const { tools } = await client.listTools()
    expect(tools).toHaveLength(6)
    expect(tools[0]?.title).toBe('Find a simulator')
    const query = { valeur_initiale: 10_000, valeur_finale: 25_000, duree: 8 }
    const { structuredContent } = await client.callTool({
      name: 'simuler',
      arguments: { simulateur: 'cagr', parametres: query, detail: 'yearly' },
    })
    const reply = await simulate('cagr', query, { lang: 'en' })
    expect(structuredContent).toMatchObject({ data: reply.data, disclaimer: reply.disclaimer })
    await client.close()
  }
})
