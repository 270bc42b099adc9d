/** The list of tools, which an assistant reads before it chooses one. */
import { type Language, languages } from '@denier/core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedInMemory } from '../support/service.ts'
import { simulatorNamed, simulators } from '../support/simulators.ts'
import { connect, EACH, post } from './mcp-client.ts'

const service = await sharedInMemory()

async function toolsIn(language: Language) {
  const client = await connect(service, 'auto', `${EACH}&lang=${language}`)
  const { tools } = await client.listTools()
  await client.close()
  return tools
}

/** The mean of the tools, so that one more simulator keeps the bound. */
const MEAN_TOOL_BYTES = 9_850

describe.each(languages)('tools/list of all tools in %s', (language) => {
  let tools: Awaited<ReturnType<typeof toolsIn>>
  beforeAll(async () => {
    tools = await toolsIn(language)
  })

  it('lists one tool per simulator, then the analyses', () => {
    const names = tools.map(({ name }) => name)
    expect(names).toEqual([
      ...simulators.map(({ contract }) => contract.name),
      'resolution',
      'sensibilite',
      'plage',
      'explication',
    ])
    for (const name of names) expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/)
  })

  it('describes what each tool computes, its units and its limits', () => {
    for (const { name, title, description = '' } of tools.slice(0, simulators.length)) {
      const { contract } = simulatorNamed(name)
      expect(title).toBe(contract.title[language])
      expect(description).toContain(contract.purpose[language])
      expect(description).toContain(contract.disclaimer[language])
      expect(description).toMatch(language === 'fr' ? /euros, .*5 %/ : /euros, .*5%/)
    }
  })

  it('states limits in complete sentences', () => {
    for (const { description = '' } of tools) {
      expect(description.split('\n')).toHaveLength(3)
      for (const line of description.split('\n')) expect(line).toMatch(/^\p{Lu}.*[.]$/u)
      expect(description).not.toMatch(/ne fait pas\s?:|does not do:/)
    }
  })

  it('marks every tool as read-only and closed-world', () => {
    for (const { annotations } of tools) {
      expect(annotations).toEqual({
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      })
    }
  })

  it('declares closed input schemas that accept their examples and nothing unknown', () => {
    const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))
    for (const { inputSchema, outputSchema } of tools) {
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
      expect(outputSchema).toMatchObject({ type: 'object', required: ['data', 'meta', 'disclaimer'] })
      const validate = ajv.compile(inputSchema)
      const [example] = (inputSchema as { examples?: object[] }).examples ?? []
      expect(validate(example)).toBe(true)
      expect(validate({ ...example, lang: language })).toBe(true)
      expect(validate({ ...example, nothing: 1 })).toBe(false)
      // where one parameter or a list is required, no schema of arguments says so: see `requiredWithout`
      const { required = [] } = inputSchema as { required?: readonly string[] }
      expect(validate({})).toBe(required.length === 0)
    }
  })

  it(`weighs at most ${MEAN_TOOL_BYTES} bytes a tool`, () => {
    expect(JSON.stringify(tools).length / tools.length).toBeLessThan(MEAN_TOOL_BYTES)
  })

  it('returns the same list each time', async () => {
    expect(await toolsIn(language)).toEqual(tools)
  })
})

it('allows clients of 2026 to cache tools/list publicly for an hour', async () => {
  const message = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/list',
    params: {
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': { name: 'hand', version: '0' },
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    },
  }
  const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/list' }
  const { json } = await post(service, message, headers)
  expect(json().result).toMatchObject({ ttlMs: 3_600_000, cacheScope: 'public', resultType: 'complete' })
})
