/** `npm run determinism`: compares answers between versions of Node, time zones and locales. */
import { atLeast, exactly, type Figure, type Tell } from './figure.ts'
import { report } from './report.ts'
import { answersAt, type Place, type PlaceAnswers, questionsToAll } from './same-everywhere.ts'

const ZONES = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Paris']
const LOCALES = ['fr_FR.UTF-8', 'tr_TR.UTF-8', 'C']
/** Random simulations of each simulator. */
const COUNT = 100

/** Asks the same questions in each place and compares the answers. @param nodes paths of Node binaries. */
async function everywhere(nodes: readonly string[], tell: Tell): Promise<Figure[]> {
  const questions = questionsToAll(COUNT)
  const results: PlaceAnswers[] = []
  for (const place of places(nodes)) {
    const result = await answersAt(place, questions)
    tell(
      `Node ${result.version}, ${result.zone}, ${place.locale}: ${result.answered} of ${questions.length} answered`,
    )
    results.push(result)
  }
  const names = Object.keys(results[0]?.digests ?? {})
  const differing = names.filter((name) => new Set(results.map(({ digests }) => digests[name])).size !== 1)
  return [
    exactly('places', results.length, nodes.length * ZONES.length * LOCALES.length),
    exactly('zones that the processes saw', new Set(results.map(({ hour }) => hour)).size, ZONES.length),
    exactly('versions of Node', new Set(results.map(({ version }) => version)).size, nodes.length),
    atLeast('questions answered', results[0]?.answered ?? 0, questions.length / 2),
    exactly('simulators whose answers differ anywhere', differing.length, 0),
  ]
}

const places = (nodes: readonly string[]): Place[] =>
  nodes.flatMap((node) => ZONES.flatMap((zone) => LOCALES.map((locale) => ({ node, zone, locale }))))

/**
 * Runs the command.
 * @param words paths of further Node binaries to compare with the running one.
 * @returns whether every figure held.
 */
export const main = (words: readonly string[]): Promise<boolean> =>
  report([
    {
      name: 'determinism: the same answers everywhere',
      run: (tell) => everywhere([process.execPath, ...words], tell),
    },
  ])
