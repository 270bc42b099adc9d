/**
 * Runs one analysis through every interface: HTTP, client, MCP tools, command line. Answers have no time of
 * computation. For `test/interfaces.test.ts`.
 */
import { run } from '@denier/cli'
import { createClient } from '@denier/client'
import { type AnalysisName, analyses, type CivilDate, type Simulator } from '@denier/core'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { get } from './client.ts'
import { textOf, textsOf } from './queries.ts'
import { startService } from './service.ts'

/** Values by parameter. */
export type Query = Readonly<Record<string, unknown>>

/**
 * An answer without its time, as JSON: two are equal to the last digit, and in the order of their members.
 */
export type Answered = string

/** Answers an analysis of a simulator through one interface. */
export type Interface = (simulator: Simulator, kind: AnalysisName, query: Query) => Promise<Answered>

const TODAY = '2026-11-21' as CivilDate
const clock = { now: () => '2026-11-21T12:00:00.000Z', today: () => TODAY }

/** Opens all interfaces, by name; those that need a service share one, which `close` ends. */
export async function openInterfaces(): Promise<{
  interfaces: Readonly<Record<string, Interface>>
  close(): Promise<void>
}> {
  const service = await startService({ clock })
  const client = createClient({ baseUrl: service.origin })
  const tools = new Client({ name: 'interfaces', version: '1.0.0' })
  await tools.connect(new StreamableHTTPClientTransport(new URL(`${service.origin}/mcp?outils=tous`)))
  const interfaces = {
    http: async ({ contract }, kind, query) => {
      const endpoint = kind === 'simulation' ? '' : `/${kind}`
      const { status, text } = await get(
        service,
        `/api/v1/simulateurs/${contract.name}${endpoint}?${textOf(query)}`,
      )
      if (status !== 200) throw new Error(text)
      return timeless(JSON.parse(text))
    },
    client: async ({ contract }, kind, query) => {
      const ask = {
        simulation: client.simulate,
        resolution: client.goalSeek,
        sensibilite: client.sensitivity,
        plage: client.range,
        explication: client.explain,
      }
      return timeless(
        await (ask[kind] as (name: string, query: Query) => Promise<unknown>)(contract.name, query),
      )
    },
    tools: async ({ contract }, kind, query) => {
      const { structuredContent, content } = await tools.callTool(toolCall(contract.name, kind, query))
      if (!structuredContent) throw new Error(JSON.stringify(content))
      return timeless(structuredContent)
    },
    command: ({ contract }, kind, query) => runCommand([contract.name, ...words(kind, query), '--json']),
  } satisfies Record<string, Interface>
  return {
    interfaces,
    close: async () => {
      await tools.close()
      await service.close()
    },
  }
}

/** The answer of the library, which all interfaces must equal. */
export async function library(simulator: Simulator, kind: AnalysisName, query: Query): Promise<Answered> {
  const analysis = analyses[kind](simulator)
  const read = analysis.parserFor({}).fromObject(query)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  await analysis.load(read.question)
  return timeless(analysis.answer(read.question, { today: TODAY }, 'fr'))
}

/** An answer as JSON, without its time; `undefined` members are left out. */
function timeless(answer: unknown): Answered {
  const { data, meta, disclaimer } = answer as { data: unknown; meta: object; disclaimer: unknown }
  const { computedAt: _, ...lasting } = meta as { computedAt?: unknown }
  return JSON.stringify({ data, meta: lasting, disclaimer })
}

/** The parameters of analyses, not of simulators. */
const ANALYSIS_PARAMS = new Set(['inconnue', 'cible', 'valeur', 'figure', 'profondeur', 'lignes', 'numero'])

/** The arguments of a tool call; for a goal seek or sensitivity, those of the simulator are in `parametres`. */
function toolCall(name: string, kind: AnalysisName, query: Query) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  if (kind === 'simulation') return { name, arguments: Object.fromEntries(given) }
  const part = (isOfSimulator: boolean) =>
    Object.fromEntries(given.filter(([key]) => ANALYSIS_PARAMS.has(key) !== isOfSimulator))
  return { name: kind, arguments: { simulateur: name, parametres: part(true), ...part(false) } }
}

/** The arguments of the command line. */
const words = (kind: AnalysisName, query: Query): string[] => [
  ...(kind === 'explication' || kind === 'plage' ? [`--${kind}`] : []),
  ...Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) => textsOf(value).map((text) => [name, text] as const))
    .map(
      ([name, value]) => `--${kind === 'sensibilite' && name === 'cible' ? 'sensibilite' : name}=${value}`,
    ),
]

/**
 * The answer of the command with these arguments.
 * @throws Error with what it wrote where its exit code is not 0.
 */
async function runCommand(args: readonly string[]): Promise<Answered> {
  const [out, err]: [string[], string[]] = [[], []]
  const into = (lines: string[]) => ({ write: (text: string) => lines.push(text) })
  const io = { stdout: into(out), stderr: into(err), env: { LANG: 'fr_FR.UTF-8' }, ...clock }
  const code = await run(args, io)
  if (code !== 0) throw new Error(`${args.join(' ')}: ${err.join('')}`)
  return timeless(JSON.parse(out.join('')))
}
