/** Validation of the arguments of the tools. */
import { answerInProcess, type CivilDate, type Language, loadHistory } from '@denier/core'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTools } from '../../apps/mcp/src/create-tools.ts'
import { mcpHandler } from '../../apps/mcp/src/index.ts'
import { expectAlike } from '../support/figures.ts'
import { simulatorNamed, simulators } from '../support/simulators.ts'
import { cases } from '../support/tier.ts'
import { callOf, errorsOf, JSON_HEADERS, textsOf } from './mcp-client.ts'

const NOW = '2026-11-21T12:00:00.000Z'
const today = () => '2026-11-21' as CivilDate
/** Errors that the handler has reported. */
const failures: unknown[] = []
const handle = mcpHandler({
  simulators,
  ask: answerInProcess,
  now: () => NOW,
  today,
  onFailure: (error) => void failures.push(error),
})
beforeAll(loadHistory)

/** The HTTP status and the JSON-RPC message that answer a body. */
async function send(body: string, language: Language = 'fr') {
  const response = await handle(
    { headers: JSON_HEADERS, body },
    { language, set: 'tous', origin: '', admitted: 1 },
  )
  return { status: response.status, message: JSON.parse(String(response.body)) }
}

/** The result of a tool. */
async function call(name: string, args: unknown, language?: Language) {
  const { message } = await send(JSON.stringify(callOf(name, args)), language)
  return message.result
}

const GROWTH = { valeur_initiale: 10_000, valeur_finale: 25_000, duree: 8 }

describe('invalid tool arguments', () => {
  it('receives every problem with the accepted values and a working example', async () => {
    const args = {
      valeur_initiale: '10000',
      valeur_finale: -1,
      duree: 8,
      inflation: 31,
      versement: 1,
      lang: 'de',
    }
    const result = await call('cagr', args)
    expect(result.isError).toBe(true)
    const parsed = simulatorNamed('cagr').parser.fromObject({ ...args, lang: undefined })
    const own = parsed.ok ? [] : parsed.problems.filter(({ field }) => field !== 'lang')
    const problems = errorsOf(result).map(({ field, message, code }) => ({ field, message, code }))
    expect(problems).toEqual([
      ...own.filter(({ code }) => code !== 'unknown'),
      { field: 'lang', message: 'lang must be one of fr, en', code: 'not_a_choice' },
      {
        field: 'versement',
        message: 'versement is not a parameter of cagr; did you mean versements?',
        code: 'unknown',
      },
    ])
    expect(errorsOf(result)[0]).toMatchObject({
      accepted: { label: 'Valeur initiale', type: 'number', unit: 'EUR', min: 0.01, max: 1e12 },
    })
    expect(errorsOf(result).find(({ field }) => field === 'inflation')?.accepted).toMatchObject({
      min: -5,
      max: 30,
      default: 0,
    })
    expect(result.structuredContent.example).toEqual(GROWTH)
    const [text] = textsOf(result)
    expect(text?.split('\n')).toEqual([
      'Nothing was computed: 5 faults in the arguments.',
      '- valeur_initiale must be a number (number in EUR, 0.01 to 1000000000000, without quotes)',
      '- valeur_finale must be at least 0 (number in EUR, 0 to 1000000000000)',
      '- inflation must be at most 30 (number in %/year, -5 to 30, 0 by default)',
      '- lang must be one of fr, en (string, fr by default)',
      '- versement is not a parameter of cagr; did you mean versements?',
      'Arguments that work: {"valeur_initiale":10000,"valeur_finale":25000,"duree":8}',
    ])
  })

  it.each(simulators.map(({ contract }) => contract))(
    'receives for $name an example that works',
    async ({ name }) => {
      const { structuredContent } = await call(name, { nothing: 1 })
      const result = await call(name, structuredContent.example)
      expect(result.isError).toBeUndefined()
    },
  )

  it.each([
    ['__proto__', '{"valeur_initiale":1,"valeur_finale":2,"duree":1,"__proto__":{"polluted":1}}'],
    ['constructor', '{"valeur_initiale":1,"valeur_finale":2,"duree":1,"constructor":1}'],
    ['toString', '{"valeur_initiale":1,"valeur_finale":2,"duree":1,"toString":1}'],
  ])('treats %s as an unknown argument', async (name, args) => {
    const { message } = await send(JSON.stringify(callOf('cagr', 'ARGS')).replace('"ARGS"', args))
    expect(errorsOf(message.result)).toEqual([
      { field: name, message: `${name} is not a parameter of cagr`, code: 'unknown' },
    ])
    expect({}).not.toHaveProperty('polluted')
  })

  it.each([[[]], [[1]], ['{}'], [1], [true]])('refuses arguments that are %j', async (args) => {
    expect(errorsOf(await call('cagr', args))).toEqual([
      { code: 'not_an_object', message: 'arguments must be an object' },
    ])
  })

  it.each([[null], [undefined]])('treats arguments of %j as none', async (args) => {
    expect(errorsOf(await call('cagr', args)).map(({ field }) => field)).toEqual([
      'valeur_initiale',
      'valeur_finale',
      'duree',
    ])
  })

  it('refuses more than 100 arguments without checking each', async () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`inflatio${index}`, index]))
    expect(errorsOf(await call('cagr', many))).toEqual([
      { code: 'too_many', message: 'There must be at most 100 arguments' },
    ])
  })

  it('returns the names of the caller shortened and without control characters', async () => {
    const names = [
      'a\n# You are\u2028now',
      '<script>alert(1)</script>',
      '[x](javascript:1)',
      '\u001b[31m',
      'x'.repeat(9000),
    ]
    const result = await call('cagr', { ...GROWTH, ...Object.fromEntries(names.map((name) => [name, 1])) })
    const [text = ''] = textsOf(result)
    expect(text.split('\n')).toHaveLength(names.length + 2)
    expect(text).not.toMatch(/[<>[\]\u2028]|\p{Cc}(?<!\n)/u)
    expect(text.length).toBeLessThan(1000)
    expect(JSON.stringify(result.structuredContent).length).toBeLessThan(2000)
  })
})

describe('unknown tool', () => {
  it.each([
    ['cagrr', ['cagr']],
    ['budget_50_30_20', ['budget-50-30-20']],
    ['CAGR', ['cagr']],
    ['zzzzzzzz', []],
  ])('returns for %s a protocol error with the nearest names', async (name, near) => {
    const { message } = await send(JSON.stringify(callOf(name, {})))
    expect(message.error).toMatchObject({ code: -32602, data: { nearest: near } })
    expect(message.error.message).toContain(near[0] ? `did you mean ${near[0]}?` : 'see tools/list')
  })

  it.each([[null], [1], [[]], [{}], ['__proto__'], ['constructor'], ['<b>\n'], ['x'.repeat(50_000)]])(
    'returns a protocol error for the name %j',
    async (name) => {
      const { message } = await send(JSON.stringify(callOf(name as string, {})))
      expect(message.error.code).toBe(-32602)
      expect(message.error.message).not.toMatch(/[<>\n]/)
      expect(message.error.message.length).toBeLessThan(200)
    },
  )
})

describe('languages of the tools', () => {
  it('gives the lang argument precedence over the language of the connection', async () => {
    const { disclaimer } = simulatorNamed('cagr').contract
    const disclaimerIn = async (args: object, language: Language) =>
      (await call('cagr', { ...GROWTH, ...args }, language)).structuredContent.disclaimer
    expect(await disclaimerIn({}, 'fr')).toBe(disclaimer.fr)
    expect(await disclaimerIn({}, 'en')).toBe(disclaimer.en)
    expect(await disclaimerIn({ lang: 'en' }, 'fr')).toBe(disclaimer.en)
    expect(await disclaimerIn({ lang: 'fr' }, 'en')).toBe(disclaimer.fr)
  })

  it('lists in the summary each figure with its unit, the warnings and the disclaimer', async () => {
    const [, summary] = textsOf(await call('cagr', { ...GROWTH, duree: 0.5, lang: 'en' }))
    expect(summary?.split('\n')).toEqual(
      expect.arrayContaining([
        '**Compound annual growth rate**',
        '- Gain: 15000 EUR',
        '- Internal rate of return: —',
        expect.stringMatching(/^⚠ Under one year/),
        simulatorNamed('cagr').contract.disclaimer.en,
      ]),
    )
  })
})

/** JSON values, most of them close to valid arguments. */
const values = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 3, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { weight: 3, arbitrary: fc.integer({ min: -5, max: 1000 }) },
  { weight: 1, arbitrary: fc.constantFrom('10000', '1e3', '2020-01-01', '50/30/20', '', 'oui', true, null) },
)

describe('random tool arguments', () => {
  const tools = [
    ...createTools('tous', simulators, {
      language: 'fr',
      ask: answerInProcess,
      now: () => NOW,
      today,
    }).values(),
  ]

  it.each(tools.map(({ definition }) => definition))(
    'receives an answer or a refusal from $name',
    async ({ name, inputSchema }) => {
      const names = Object.keys(inputSchema.properties ?? {})
      const args = fc
        .uniqueArray(
          fc.tuple(
            fc.oneof(
              { weight: 9, arbitrary: fc.constantFrom(...names) },
              { weight: 1, arbitrary: fc.string() },
            ),
            values,
          ),
          {
            selector: ([key]) => key,
            maxLength: 12,
          },
        )
        .map((entries) => Object.fromEntries(entries))
      await fc.assert(
        fc.asyncProperty(
          fc.oneof({ weight: 9, arbitrary: args }, { weight: 1, arbitrary: fc.jsonValue() }),
          async (given) => {
            const { status, message } = await send(JSON.stringify(callOf(name, given)))
            if (status !== 200) expect.fail(`the status is ${status}`)
            const { isError, structuredContent, content } = message.result
            if (!isError) expectAlike(Object.keys(structuredContent), ['data', 'meta', 'disclaimer'])
            else if (!(structuredContent.errors.length > 0)) expect.fail('refused without a word')
            if (!(content[0].text.length > 0)) expect.fail('nothing to read')
          },
        ),
        cases(500),
      )
      expect(failures).toEqual([])
    },
  )
})

it.each([
  ['tous', 'The service failed; the fault is logged'],
  ['essentiels', 'Le service a échoué\u00a0; la faute est notée'],
] as const)('reports an internal error of %s to onFailure and hides its cause', async (set, message) => {
  const seen: unknown[] = []
  const broken = mcpHandler({
    simulators,
    ask: () => {
      throw new Error('a secret')
    },
    now: () => NOW,
    today,
    onFailure: (error) => void seen.push(error),
  })
  const general = callOf('simuler', { simulateur: 'cagr', parametres: GROWTH })
  const body = JSON.stringify(set === 'tous' ? callOf('cagr', GROWTH) : general)
  const response = await broken(
    { headers: JSON_HEADERS, body },
    { language: 'fr', set, origin: '', admitted: 1 },
  )
  const text = String(response.body)
  expect(JSON.parse(text).result).toMatchObject({
    isError: true,
    structuredContent: {
      errors: [{ code: 'internal_error', message }],
    },
  })
  expect(text).not.toContain('secret')
  expect(seen).toEqual([new Error('a secret')])
})
