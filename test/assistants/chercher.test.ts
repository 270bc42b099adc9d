/** The search tool of assistants, and the prompts and resources of the MCP server. */
import type { CallToolResult, Client } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tasks } from '../../apps/mcp/src/prompts.ts'
import { connect, errorsOf, GENERAL, textsOf } from '../mcp/mcp-client.ts'
import { type InMemoryService, startInMemory } from '../support/service.ts'
import { simulatorNamed } from '../support/simulators.ts'
import { householdQuestions } from './household-questions.ts'

let service: InMemoryService
let client: Client
/** A client whose address asks for English. */
let englishClient: Client
beforeAll(async () => {
  service = await startInMemory()
  client = await connect(service, { pin: '2026-07-28' }, GENERAL)
  englishClient = await connect(service, { pin: '2026-07-28' }, '?lang=en')
})
afterAll(async () => {
  await Promise.all([client.close(), englishClient.close()])
  await service.close()
})

/** The structured result of the tool: `ambigu` is true where several simulators fit alike. */
interface Found {
  readonly ambigu: boolean
  readonly candidats: readonly {
    readonly simulateur: string
    readonly repond: string
    readonly demande: readonly { readonly nom: string }[]
    readonly exemple: object
  }[]
}

const ask = async (args: Record<string, unknown>): Promise<CallToolResult> =>
  client.callTool({ name: 'chercher', arguments: args })
const foundBy = async (question: string, lang = 'fr'): Promise<Found> =>
  (await ask({ question, lang })).structuredContent as unknown as Found

describe('tool chercher', () => {
  it.each([
    ['7UF', ['fiscalite']],
    ['6de', ['fiscalite']],
    ['1UF', []],
  ])('finds by the box %s alone %j', async (box, names) => {
    for (const lang of ['fr', 'en']) {
      const { ambigu, candidats } = await foundBy(box, lang)
      expect([ambigu, candidats.map(({ simulateur }) => simulateur)]).toEqual([false, names])
    }
  })

  it('puts the right simulator in the first three for 95% of the household questions', async () => {
    const missed: string[] = []
    for (const { id, question, lang, simulateur } of householdQuestions) {
      const { candidats } = await foundBy(question, lang)
      const first = candidats.slice(0, 3).map((one) => one.simulateur)
      if (!first.includes(simulateur)) missed.push(id)
    }
    expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(householdQuestions.length * 0.05)
  })

  it('is sure of the right simulator for three quarters of the household questions', async () => {
    let sureCount = 0
    for (const { question, lang, simulateur } of householdQuestions) {
      const { ambigu, candidats } = await foundBy(question, lang)
      if (!ambigu && candidats[0]?.simulateur === simulateur) sureCount += 1
    }
    expect(sureCount / householdQuestions.length).toBeGreaterThan(0.75)
  })

  it.each([
    ['Que faire de mon argent pour ma retraite ?', ['retraite-fire', 'coast-fire']],
    ['How do I prepare for retirement?', ['retraite-fire', 'coast-fire']],
    ['bourse', ['dca', 'drawdown', 'livret-a-vs-etf']],
    ['assurance-vie', ['interets-composes', 'revenus-passifs', 'succession']],
    ['loyer', ['achat-location', 'immobilier']],
    ['Je veux placer 10 000 €', ['interets-composes', 'livret-a-vs-etf']],
  ])('gives for “%s” the candidates with what distinguishes them', async (question, names) => {
    const { ambigu, candidats } = await foundBy(question)
    expect(ambigu).toBe(true)
    const found = candidats.map(({ simulateur }) => simulateur)
    expect(found).toEqual(expect.arrayContaining(names))
    const [text = ''] = textsOf(await ask({ question }))
    expect(text).toContain('Plusieurs simulateurs conviennent')
    for (const { simulateur, repond, demande } of candidats) {
      expect(text).toContain(`**${simulateur}**`)
      expect(text).toContain(repond)
      for (const { nom } of demande) expect(text).toContain(`${nom} (`)
    }
    expect(new Set(candidats.map(({ repond }) => repond)).size).toBe(candidats.length)
  })

  it.each(['Une recette de tarte aux pommes', '???', '1 000 000', '<script>', '😀'])(
    'lists every simulator for “%s”, which none answers',
    async (question) => {
      const result = await ask({ question })
      expect(result.isError).toBeUndefined()
      const { ambigu, candidats } = result.structuredContent as unknown as Found
      expect([ambigu, candidats]).toEqual([false, []])
      expect(textsOf(result)[0]).toContain('- fiscalite')
    },
  )

  it.each([
    [{}, 'question is required', 'est à donner'],
    [{ question: 5 }, 'question must be a text', 'doit être un texte'],
    [{ question: '  ' }, 'question must be a text', 'doit être un texte'],
    [
      { question: 'x'.repeat(501) },
      'question must have at most 500 characters',
      'doit avoir 500 caractères au plus',
    ],
    [{ question: 'x', lang: 'de' }, 'lang must be one of fr, en', 'doit être l’une de ces valeurs'],
    [
      { question: 'x', questio: 'y' },
      'questio is not a parameter of chercher; did you mean question?',
      'n’est pas un paramètre de chercher\u00a0; vouliez-vous dire question\u00a0?',
    ],
  ])('refuses %j', async (args, english, french) => {
    const result = await ask(args)
    expect(result.isError).toBe(true)
    expect(errorsOf(result)[0]?.message).toContain(french)
    const inEnglish = await englishClient.callTool({ name: 'chercher', arguments: args })
    expect(errorsOf(inEnglish)[0]?.message).toContain(english)
    const { example } = result.structuredContent as { example: { question: string } }
    expect((await foundBy(example.question)).candidats).not.toEqual([])
  })
})

describe('list of prompts', () => {
  /** The simulator that answers the task of each prompt. */
  const expected: Readonly<Record<string, string>> = {
    'acheter-ou-louer': 'achat-location',
    emprunter: 'cout-dette',
    impots: 'fiscalite',
    retraite: 'retraite-fire',
    heritage: 'succession',
  }

  it('has five prompts, each with a title, which begin a task whose simulator chercher finds first', async () => {
    const { prompts } = await client.listPrompts()
    expect(prompts.map(({ name }) => name)).toEqual(Object.keys(expected))
    for (const { name, title, description } of prompts) {
      expect([title, description]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)])
      for (const lang of ['fr', 'en'] as const) {
        const { candidats } = await foundBy(tasks[name]?.question[lang] ?? '', lang)
        expect([name, lang, candidats[0]?.simulateur]).toEqual([name, lang, expected[name]])
      }
    }
  })

  it('repeats the situation of the person', async () => {
    const { messages } = await client.getPrompt({
      name: 'impots',
      arguments: { situation: 'mariés, 58 000 €' },
    })
    expect(messages).toEqual([
      { role: 'user', content: { type: 'text', text: expect.stringContaining('mariés, 58 000 €') } },
    ])
  })

  it.each([
    [{ name: 'impot' }, 'did you mean impots?'],
    [{ name: 'impots', arguments: { age: '5' } }, 'age is not an argument of impots'],
    [{ name: 'impots', arguments: { situation: 'x'.repeat(2001) } }, 'at most 2000 characters'],
  ])('refuses %j with what is accepted', async (request, message) => {
    await expect(client.getPrompt(request)).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining(message),
    })
  })
})

describe('list of resources', () => {
  it('holds the methods of the simulators, in the language of the list and in the other', async () => {
    const { resources } = await client.listResources()
    expect(resources).toContainEqual({
      uri: 'denier://methode/cagr/fr',
      name: 'methode-cagr',
      title: 'Méthode · Taux de croissance annuel composé',
      mimeType: 'text/markdown',
    })
    for (const { uri } of resources) {
      for (const address of [uri, uri.replace(/fr$/, 'en')]) {
        const { contents } = await client.readResource({ uri: address })
        const [content] = contents as readonly { text: string }[]
        expect(content?.text).toMatch(/^# /m)
        expect(simulatorNamed(uri.split('/')[3] ?? '').contract.name).toBe(uri.split('/')[3])
      }
    }
  })

  it.each(['denier://methode/cagr/de', 'denier://methode/../cagr/fr', 'file:///etc/passwd', ''])(
    'refuses the address %j',
    async (uri) => {
      await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32602 })
    },
  )
})
