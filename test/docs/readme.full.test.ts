/** Runs the requests of the READMEs and compares the answers with those shown. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../support/lock.ts'
import { startService, type TestService } from '../support/service.ts'
import { codeOf, readmes } from './readme.ts'

const run = promisify(execFile)

/** Marks an omitted part of an answer. */
const MORE = '…'

/** Compares an answer with the one that is shown, in which `…` may end a text or a list. */
function expectShown(shown: unknown, came: unknown, where = ''): void {
  if (shown === MORE) expect(came, where).toBeDefined()
  else if (typeof shown === 'string' && shown.endsWith(MORE)) {
    expect(String(came).startsWith(shown.slice(0, -MORE.length)), `${where}: ${came}`).toBe(true)
  } else if (Array.isArray(shown)) {
    const list = came as readonly unknown[]
    const isShort = shown.at(-1) === MORE
    const whole = isShort ? shown.slice(0, -1) : shown
    if (!isShort) expect(list, where).toHaveLength(shown.length)
    for (const [rank, one] of whole.entries()) expectShown(one, list[rank], `${where}[${rank}]`)
  } else if (shown !== null && typeof shown === 'object') {
    expect(Object.keys(came as object), where).toEqual(Object.keys(shown))
    for (const [name, one] of Object.entries(shown))
      expectShown(one, (came as Record<string, unknown>)[name], `${where}.${name}`)
  } else expect(came, where).toBe(shown)
}

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

describe.each(readmes)('$page', ({ text }) => {
  it('shows the answer of the service to its example request', async () => {
    const [, address = expect.fail('no question')] = /curl '([^']+)'/.exec(codeOf(text, 'sh', 'curl')) ?? []
    const response = await fetch(address.replace('http://127.0.0.1:3000', service.origin))
    expect(response.status).toBe(200)
    expectShown(JSON.parse(codeOf(text, 'json')), await response.json())
  })

  it('shows a command with the same answer as the service', async () => {
    const [, ...args] = codeOf(text, 'console')
      .replace('$ npx denier', '')
      .split(/[\s\\]+/)
    const command = join(root, 'apps/cli/bin/denier.js')
    const { stdout } = await run(process.execPath, [command, ...args.filter(Boolean), '--json'])
    const { data } = JSON.parse(stdout)
    const [, query] = /resolution\?([^`]+)`/.exec(text) ?? []
    const response = await fetch(
      `${service.origin}/api/v1/simulateurs/interets-composes/resolution?${query ?? expect.fail('no address')}`,
    )
    expect(data).toEqual(((await response.json()) as { data: unknown }).data)
    expect(data.atteint).toBeGreaterThan(0)
  })
})
