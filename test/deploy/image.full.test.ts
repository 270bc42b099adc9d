/** Builds the files of the image by the steps of the Dockerfile, without an engine, and runs the service from them. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callOf, post } from '../mcp/mcp-client.ts'
import { get, simulateur } from '../support/client.ts'
import { shipped } from '../support/deploy.ts'
import { stagesOf } from '../support/dockerfile.ts'
import { asHere, buildImage, openToAll, removeTree, weightOf } from '../support/image.ts'
import { spawnUnprivileged } from '../support/unprivileged.ts'

const stages = stagesOf(shipped('Dockerfile'))
const image = stages.at(-1) as (typeof stages)[number]
const MEGABYTE = 1e6

describe('image built by the steps of the Dockerfile', () => {
  let folder: string
  let tree: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'denier-image-'))
    openToAll(folder)
    tree = await buildImage(stages, folder, (stage, directory) => {
      if (stage === 'build') asHere(directory)
    })
  }, 600_000)
  afterAll(() => folder && removeTree(folder))

  it('weighs less than 30 MB and contains only runtime files', () => {
    const files = readdirSync(tree, { recursive: true }) as string[]
    expect(files.filter((file) => /[.]([cm]?ts|map|tsbuildinfo)$|[.]test[.]/.test(file))).toEqual([])
    for (const tool of ['typescript', 'vite', 'vitest', 'esbuild', '@denier/cli'])
      expect(existsSync(join(tree, 'node_modules', tool)), tool).toBe(false)
    expect(weightOf(tree) / MEGABYTE).toBeLessThan(30)
  })

  describe('serves as an unprivileged user from read-only files', () => {
    let child: ChildProcess
    let origin: string
    const start = (command: readonly string[], env: Record<string, string>) =>
      spawnUnprivileged(command, tree, { ...image.env, ...env })
    beforeAll(async () => {
      child = start(image.command, { HOST: '127.0.0.1', PORT: '0' })
      origin = await listening(child)
    })
    afterAll(() => void child?.kill('SIGKILL'))

    it.each([
      ['health', '/healthz'],
      ['readiness', '/readyz'],
      ['a simulator', simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })],
      ['a page', '/cagr'],
      ['a page with an answer', '/en/cagr?valeur_initiale=1&valeur_finale=2&duree=1'],
      ['the documentation', '/docs/swagger-ui-bundle.js'],
      ['the description', '/openapi.json'],
      ['the words for agents', '/llms-full.txt'],
    ])('answers 200 for %s', async (_, path) => {
      expect((await get({ origin }, path)).status).toBe(200)
    })

    it('answers an MCP tool call', async () => {
      const { status, json } = await post(
        { origin },
        callOf('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 }),
      )
      expect(status).toBe(200)
      expect(json().result.structuredContent.data.resume.cagr).toBe(100)
    })

    it('reads a method for an assistant', async () => {
      const params = { uri: 'denier://methode/cagr/fr' }
      const { json } = await post({ origin }, { jsonrpc: '2.0', id: 1, method: 'resources/read', params })
      expect(json().result.contents[0].text).toMatch(/^# /)
    })

    it('answers a long computation from a worker thread', async () => {
      const trials = { methode: 'monte_carlo', simulations: 2000, horizon_retraite: 70 }
      const query = { capital: 50_000, mensuel: 1000, depenses: 2000, ...trials }
      const { status, answer } = await get({ origin }, simulateur('retraite-fire', query))
      expect(status).toBe(200)
      expect(answer.data).toHaveProperty('monteCarlo.tauxReussite')
    })

    it('exits with 0 from its health check while it runs, and with 1 after it stops', async () => {
      const { port } = new URL(origin)
      expect(await codeOf(start(image.healthcheck, { PORT: port }))).toBe(0)
      child.kill('SIGTERM')
      const [code] = await once(child, 'close')
      expect(code).toBe(0)
      expect(await codeOf(start(image.healthcheck, { PORT: port }))).toBe(1)
    })
  })
})

/** The exit code of a process, once it has ended. */
const codeOf = async (child: ChildProcess): Promise<number> => (await once(child, 'close'))[0]

/** The origin that the service prints at its start; rejects when it ends before. */
async function listening(child: ChildProcess): Promise<string> {
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => {
      printed += part
    })
  const ended = once(child, 'close').then(([code]) => {
    throw new Error(`ended with code ${code}: ${printed}`)
  })
  ended.catch(() => {})
  for (;;) {
    const [, origin] = /Denier écoute sur (\S+)/.exec(printed) ?? []
    if (origin) return origin
    await Promise.race([once(child.stdout as NodeJS.EventEmitter, 'data'), ended])
  }
}
