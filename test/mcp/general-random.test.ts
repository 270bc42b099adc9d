/** The general tools with random arguments, and with a contract larger than any of today. */
import '../support/draws-once.ts'
import { answerInProcess, type CivilDate, loadHistory, type Params } from '@denier/core'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTools } from '../../apps/mcp/src/create-tools.ts'
import { euros } from '../../packages/core/src/definition/kinds.ts'
import { simulatorNamed, simulators } from '../support/simulators.ts'
import { cases } from '../support/tier.ts'
import { textsOf } from './mcp-client.ts'

const options = {
  language: 'fr',
  ask: answerInProcess,
  now: () => '2026-11-21T12:00:00.000Z',
  today: () => '2026-11-21' as CivilDate,
} as const
const context = { origin: 'https://denier.test' }
beforeAll(loadHistory)

/** The most bytes of the text of a result, which an assistant pays for at each call. */
const MOST_TEXT_BYTES = 2100
const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

/** JSON values, most of them close to valid parameters. */
const value = fc.oneof(
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 3, arbitrary: fc.integer({ min: -5, max: 500 }) },
  { weight: 1, arbitrary: fc.constantFrom('10000', '2020-01-01', '50/30/20', '', true, null, 1e308) },
)

/** A simulator, and its worked example with some parameters replaced. */
const question = fc.constantFrom(...simulators).chain(({ contract }) =>
  fc
    .dictionary(fc.constantFrom(...Object.keys(contract.params), 'inconnu'), value, { maxKeys: 2 })
    .map((changed) => ({
      simulateur: contract.name,
      parametres: { ...contract.example.query, ...changed },
    })),
)

/** Arguments of a tool: near those that it takes, or any under these names. */
const argumentsOf = (names: readonly string[]) => {
  const others = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), value, { maxKeys: 3 })
  const questions = fc.array(question, { maxLength: 5 }).map((list) => ({ questions: list }))
  const near = fc.tuple(fc.oneof(question, questions), others).map(([own, more]) => ({ ...more, ...own }))
  return fc.oneof({ weight: 6, arbitrary: near }, { weight: 1, arbitrary: others })
}

describe('caller with random arguments', () => {
  const tools = createTools('essentiels', simulators, options)

  it.each([...tools.keys()])(
    'receives from %s an answer or a refusal, and a text of at most 2 kB',
    async (name) => {
      const tool = tools.get(name) ?? expect.fail()
      const names = Object.keys(tool.definition.inputSchema.properties ?? {})
      await fc.assert(
        fc.asyncProperty(argumentsOf(names), async (args) => {
          const result = await tool.call(args, context)
          const [text = ''] = textsOf(result)
          if (text.length === 0 || Buffer.byteLength(text) > MOST_TEXT_BYTES) expect.fail(`the text: ${text}`)
          const { errors } = result.structuredContent as { errors?: unknown[] }
          if (result.isError === true ? !errors?.length : errors !== undefined)
            expect.fail('refused without a word')
          if (/\bNaN\b|undefined|Infinity/.test(JSON.stringify(result.structuredContent) + text))
            expect.fail(text)
        }),
        cases(300),
      )
    },
  )
})

describe('contract of 120 parameters', () => {
  const base = simulatorNamed('cagr')
  const label = { fr: 'Une somme parmi beaucoup d’autres', en: 'A sum among many others' }
  const help = { fr: 'Ce qu’il faut écrire ici, en une phrase.', en: 'What to write here, in a sentence.' }
  const many: Params = Object.fromEntries(
    Array.from({ length: 120 }, (_, index) => [`somme_numero_${index}`, euros({ label, help, default: 0 })]),
  )
  const contract = { ...base.contract, params: { ...base.contract.params, ...many } }
  const tools = createTools('essentiels', [{ ...base, contract }] as never, options)

  it('is described in groups of at most 6 kB each, of which the first lists the others', async () => {
    const describeTool = tools.get('decrire') ?? expect.fail()
    const first = await describeTool.call({ simulateur: 'cagr' }, context)
    const { autresGroupes } = first.structuredContent as {
      autresGroupes: readonly { groupe: string; noms: readonly string[] }[]
    }
    expect(bytesOf(first)).toBeLessThanOrEqual(6000)
    const groups = autresGroupes.map(({ groupe }) => groupe)
    expect(groups.length).toBeGreaterThan(5)
    const named = new Set(['valeur_initiale', 'valeur_finale', 'duree', 'date_debut', 'date_fin'])
    for (const groupe of groups) {
      const result = await describeTool.call({ simulateur: 'cagr', groupe }, context)
      expect(bytesOf(result)).toBeLessThanOrEqual(6000)
      const { parametres = [] } = result.structuredContent as { parametres?: readonly { nom: string }[] }
      for (const { nom } of parametres) named.add(nom)
    }
    expect(named.size).toBe(Object.keys(contract.params).length)
  })
})
