/** Part of `npm run chaos`: the service is told to stop with long questions under way. */
import { setTimeout as sleep } from 'node:timers/promises'
import { callOf, JSON_HEADERS } from '../mcp/mcp-client.ts'
import { simulateur } from '../support/client.ts'
import { startProcess, type TestProcess } from '../support/process.ts'
import { atLeast, atMost, exactly, type Figure, largest } from './figure.ts'

/** A goal seek, which the service answers in a worker. */
const GOAL = { inconnue: 'depenses', cible: 'resume.anneesAvantFire', valeur: 10 }
const MONTE_CARLO = {
  capital: 50_000,
  mensuel: 1000,
  methode: 'monte_carlo',
  simulations: 3000,
  horizon_retraite: 50,
}

/** Outcome of a question: answered, refused for a while (“told to come back”), or neither. */
type Outcome = 'answered' | 'told to come back' | 'lost'
/** Asks one long question; another seed is another question. */
type AskQuestion = (service: TestProcess, seed: number) => Promise<Outcome>

const overHttp: AskQuestion = async ({ origin }, graine) => {
  const { status, headers } = await fetch(
    origin + simulateur('retraite-fire/resolution', { ...MONTE_CARLO, ...GOAL, graine }),
  )
  if (status === 200) return 'answered'
  return status === 503 && headers.has('retry-after') ? 'told to come back' : 'lost'
}

const asTool: AskQuestion = async ({ origin }, graine) => {
  const parametres = { ...MONTE_CARLO, graine }
  const call = callOf('resolution', { simulateur: 'retraite-fire', parametres, ...GOAL })
  const body = JSON.stringify(call)
  const response = await fetch(`${origin}/mcp?outils=tous`, { method: 'POST', headers: JSON_HEADERS, body })
  const { result } = (await response.json()) as { result: { isError?: boolean; structuredContent: object } }
  if (!result.isError) return 'answered'
  return 'errors' in result.structuredContent ? 'told to come back' : 'lost'
}

/** How many questions are under way at the signal. */
const COUNTS = [9, 40] as const

/**
 * Long questions accepted before the signal: each gets 200 or 503, and the process ends in time. Used by
 * `chaos.ts`.
 */
export async function stopsWithLongQuestions(): Promise<Figure[]> {
  const stops = []
  for (const ask of [overHttp, asTool])
    for (const count of COUNTS) stops.push(await stopWithQuestions(ask, count))
  const outcomes = stops.flatMap((stop) => stop.outcomes)
  const of = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length
  return [
    exactly(`of ${outcomes.length} long questions (${of('answered')} answered), lost`, of('lost'), 0),
    atLeast(
      `of ${stops.length} stops, with an answer`,
      stops.filter((stop) => stop.outcomes.includes('answered')).length,
      stops.length,
    ),
    exactly('stops that ended with another code than 0', stops.filter(({ code }) => code !== 0).length, 0),
    atMost('longest stop', largest(stops.map(({ seconds }) => seconds)), 5, 's'),
  ]
}

async function stopWithQuestions(ask: AskQuestion, count: number) {
  const service = await startProcess({ RATE_LIMIT: '0', LOG_LEVEL: 'silent' })
  const pending = Array.from({ length: count }, (_, seed) => ask(service, seed).catch((): Outcome => 'lost'))
  await sleep(250)
  const signalled = performance.now()
  const { code } = await service.stop()
  const seconds = (performance.now() - signalled) / 1000
  return { code, seconds, outcomes: await Promise.all(pending) }
}
