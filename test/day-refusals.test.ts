/** A fault that only today decides is refused at every interface as any other: an earlier gift that comes after today's. */
import { type CivilDate, simulate } from '@denier/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAnalysis } from '../apps/web/src/worker/run-analysis.ts'
import { denier, TODAY } from './cli/support.ts'
import { connect, errorsOf, GENERAL } from './mcp/mcp-client.ts'
import { get } from './support/client.ts'
import { type InMemoryService, startInMemory } from './support/service.ts'
import { simulatorNamed } from './support/simulators.ts'

/** The same gift, as a query and as an object: without its own date, it is made today. */
const QUERY = 'montant=1000&lien=enfant&anterieure=montant:5,date:9000-01-01'
const GIFT = { montant: 1000, lien: 'enfant', anterieure: [{ montant: 5, date: '9000-01-01' }] } as const
const MESSAGE = 'anterieure[1].date must be at most date'
const FAULT = { field: 'anterieure[1].date', message: MESSAGE, code: 'inconsistent' }

let service: InMemoryService
beforeAll(async () => {
  service = await startInMemory()
})
afterAll(() => service.close())

/** The version of MCP that the client speaks. */
const MODE = { pin: '2026-07-28' } as const

describe('a fault that today decides', () => {
  it.each([
    `?${QUERY}`,
    `?${QUERY}&format=csv`,
    `/tableau.csv?${QUERY}`,
    `/graphique.svg?${QUERY}`,
    `/resolution?${QUERY}&inconnue=croissance&cible=resume.droits&valeur=0`,
    `/sensibilite?${QUERY}&cible=resume.droits`,
    `/explication?${QUERY}&figure=resume.droits`,
  ])('answers 422 over HTTP to %s', async (path) => {
    const { status, errors } = await get(service, `/api/v1/simulateurs/donation${path}`)
    expect([status, errors]).toEqual([422, [FAULT]])
  })

  it('draws the form with the fault, and sends the note to it', async () => {
    const page = await get(service, `/en/donation?${QUERY}`)
    expect(page.status).toBe(422)
    const note = await get(service, `/en/donation/note?${QUERY}`)
    expect([note.status, note.headers.get('location')?.split('?')[0]]).toEqual([303, '/en/donation'])
  })

  it('gives the faults to the page and to its worker', async () => {
    const job = { analysis: 'simulation', query: QUERY, today: TODAY as CivilDate, language: 'fr' } as const
    expect(await runAnalysis(simulatorNamed('donation'), job)).toMatchObject({ ok: false, problems: [FAULT] })
  })

  it('refuses it in the library and on the command line', async () => {
    expect(await simulate('donation', GIFT)).toEqual({ errors: [FAULT] })
    const args = ['--montant', '1000', '--lien', 'enfant', '--anterieure', 'montant:5,date:9000-01-01']
    const { code, out, err } = await denier(['donation', ...args], {
      env: { LANG: 'en_US.UTF-8' },
      columns: 500,
    })
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(MESSAGE)
  })

  it.each([
    ['simuler', { simulateur: 'donation', parametres: GIFT }],
    ['resoudre', { simulateur: 'donation', parametres: GIFT }],
    ['expliquer', { simulateur: 'donation', parametres: GIFT, figure: 'resume.droits' }],
  ] as const)('refuses it in the tool %s, in the language asked', async (name, args) => {
    const client = await connect(service, MODE, GENERAL)
    const english = await client.callTool({ name, arguments: { ...args, lang: 'en' } })
    const french = await client.callTool({ name, arguments: args })
    await client.close()
    expect([english.isError, errorsOf(english as never)]).toMatchObject([true, [FAULT]])
    const message = '« anterieure[1].date » ne doit pas dépasser « date ».'
    expect([french.isError, errorsOf(french as never)]).toMatchObject([true, [{ ...FAULT, message }]])
  })

  it('names the question at fault in a comparison', async () => {
    const client = await connect(service, MODE, GENERAL)
    const questions = [
      { simulateur: 'donation', parametres: { montant: 1000, lien: 'enfant' } },
      { simulateur: 'donation', parametres: GIFT },
    ]
    const result = await client.callTool({ name: 'comparer', arguments: { questions } })
    await client.close()
    const field = `questions[1].${FAULT.field}`
    expect([result.isError, errorsOf(result as never)]).toMatchObject([true, [{ field, code: FAULT.code }]])
  })

  it.each([
    ['donation', GIFT],
    ['sensibilite', { simulateur: 'donation', parametres: GIFT, cible: 'resume.droits' }],
    ['explication', { simulateur: 'donation', parametres: GIFT, figure: 'resume.droits' }],
  ] as const)('refuses it in the tool %s, one of all tools', async (name, args) => {
    const client = await connect(service, MODE, '?outils=tous')
    const result = await client.callTool({ name, arguments: args })
    await client.close()
    expect([result.isError, errorsOf(result as never)]).toMatchObject([true, [FAULT]])
  })
})
