/** The explication tool: how the figures of an answer were computed. */
import type { Client } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type InMemoryService, startInMemory } from '../support/service.ts'
import { connect, errorsOf, textsOf } from './mcp-client.ts'

let service: InMemoryService
let client: Client
beforeAll(async () => {
  service = await startInMemory()
  client = await connect(service, { pin: '2026-07-28' })
  await client.listTools()
})
afterAll(async () => {
  await client.close()
  await service.close()
})

const parametres = { capital: 10_000, mensuel: 300, taux: 7, duree: 20 }
const explain = (args: Readonly<Record<string, unknown>>) =>
  client.callTool({
    name: 'explication',
    arguments: { simulateur: 'interets-composes', parametres, ...args },
  })
const bytesOf = (text = '') => Buffer.byteLength(text)

describe('tool explication', () => {
  it('explains one figure, in a note and as data', async () => {
    const result = await explain({ figure: 'resume.totalInterets', profondeur: 1, lang: 'en' })
    const { data } = result.structuredContent as { data: { etapes: readonly { id: string }[] } }
    expect(data.etapes.map(({ id }) => id)).toEqual(['totalInterets'])
    expect(textsOf(result)).toHaveLength(1)
    expect(textsOf(result)[0]).toContain('Formula: capitalFinalBrut - totalVerseFinal')
  })

  it('keeps its note within 8 kB by a smaller depth, not its data', async () => {
    for (const figure of ['resume.capitalFinalBrut', 'resume.rendementTotal', 'yearly']) {
      const result = await explain({ figure, lignes: 'yearly' })
      const { data } = result.structuredContent as { data: { tables: readonly { lignes: object[] }[] } }
      expect(data.tables[0]?.lignes).toHaveLength(20)
      expect(bytesOf(textsOf(result)[0])).toBeLessThanOrEqual(8000)
    }
  })

  it.each([
    [{}, 'figure', 'figure is required'],
    [{ figure: 'resume.totalVers' }, 'figure', 'did you mean resume.totalVerse?'],
    [{ figure: 'yearly', lignes: 'mois' }, 'lignes', 'lignes must be one of tous, extraits, yearly'],
    [
      { simulateur: 'interet', figure: 'resume.totalVerse' },
      'simulateur',
      'simulateur must be one of interets-composes',
    ],
  ])('refuses %j with what is accepted', async (args, field, message) => {
    const result = await explain(args)
    expect(result.isError).toBe(true)
    const error = errorsOf(result).find((one) => one.field === field)
    expect(error?.message).toContain(message)
  })
})
