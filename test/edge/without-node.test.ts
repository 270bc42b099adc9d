/** The bundled edge in an environment without Node. */
import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'
import { bundledEdge, CODE, fromEdge } from '../support/edge.ts'
import { PORTABLE, portable } from './portable.ts'

it('answers from a bundled edge with only the language and seven web globals', async () => {
  const web = createContext({ URL, URLSearchParams, Headers, Request, Response, TextEncoder, crypto })
  runInContext(await bundledEdge('neutral', CODE), web)
  expect(runInContext('[typeof process, typeof Buffer, typeof require, typeof setTimeout].join()', web)).toBe(
    'undefined,undefined,undefined,undefined',
  )
  await portable(await fromEdge(runInContext('bundle.edge', web), PORTABLE))
})

it('refuses to bundle an edge that imports a Node module', async () => {
  const code = `import { createHash } from 'node:crypto'; export const edge = createHash`
  await expect(bundledEdge('neutral', code)).rejects.toThrow('node:crypto')
})
