/** Asks the same questions in processes of other Nodes, time zones and locales, to compare the answers. */
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type AnalysisName, catalogue, type Simulator } from '@denier/core'
import fc from 'fast-check'
import { questions } from './worst.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SEED = 20_261_121

/** Environment of a process. Used by `determinism.ts`. */
export interface Place {
  /** The path of the Node that runs it. */
  readonly node: string
  /** The name of its time zone, such as `Europe/Paris`. */
  readonly zone: string
  readonly locale: string
}

/** The answers of a process in a place. Used by `determinism.ts`. */
export interface PlaceAnswers {
  /** Of Node. */
  readonly version: string
  readonly zone: string
  /** Local hour of the first instant of 2000, which proves the time zone. */
  readonly hour: number
  /** How many of the questions were answered; the others were refused. */
  readonly answered: number
  /** By simulator, a digest of all its answers and refusals. */
  readonly digests: Readonly<Record<string, string>>
}

/**
 * Random questions to every simulator, and the worked examples; the same each time. Used by `determinism.ts`
 * and `test/determinism.full.test.ts`.
 * @param count of simulations of each simulator; a twentieth of them of goal seeks and of sensitivity
 * studies.
 */
export function questionsToAll(
  count: number,
): (readonly [name: string, kind: AnalysisName, query: object])[] {
  return (catalogue as readonly Simulator[]).flatMap((simulator) => {
    const { name, example } = simulator.contract
    const random = (kind: AnalysisName, numRuns: number) =>
      fc
        .sample(questions(simulator, kind), { numRuns, seed: SEED })
        .map((query) => [name, kind, query] as const)
    const few = Math.ceil(count / 20)
    const simulations = random('simulation', count)
    return [
      [name, 'simulation', example.query] as const,
      ...simulations,
      ...random('resolution', few),
      ...random('sensibilite', few),
    ]
  })
}

/** The script that answers: plain JavaScript over the built library, which any Node runs. */
const ANSWERING = `
import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { catalogue, analyses, loadHistory } from '@denier/core'
await loadHistory()
const hashes = new Map(catalogue.map(({ contract }) => [contract.name, createHash('sha256')]))
let answered = 0
for (const [name, kind, query] of JSON.parse(await text(process.stdin))) {
  const analysis = analyses[kind](catalogue.find(({ contract }) => contract.name === name))
  const read = analysis.parserFor({}).fromObject(query)
  if (read.ok) answered += 1
  const reply = read.ok ? analysis.answer(read.question, { today: '2026-11-21' }, 'fr') : read.problems
  hashes.get(name).update(JSON.stringify(reply))
}
console.log(JSON.stringify({
  version: process.versions.node,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  hour: new Date('2000-01-01T00:00:00Z').getHours(),
  answered,
  digests: Object.fromEntries([...hashes].map(([name, hash]) => [name, hash.digest('hex')])),
}))`

/**
 * Answers the questions in a separate process. Used by `determinism.ts` and `test/determinism.full.test.ts`.
 */
export async function answersAt(place: Place, questions: readonly unknown[]): Promise<PlaceAnswers> {
  const { node, zone: TZ, locale } = place
  const child = spawn(node, ['--input-type=module', '-e', ANSWERING], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, TZ, LANG: locale, LC_ALL: locale },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lastResort = () => void child.kill('SIGKILL')
  process.once('exit', lastResort)
  child.stdin.end(JSON.stringify(questions))
  const output = await text(child.stdout)
  process.off('exit', lastResort)
  return JSON.parse(output)
}
