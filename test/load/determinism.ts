import { atLeast, exactly, type Figure, type Tell } from './figure.ts'
import { report } from './report.ts'
import { answersAt, type Place, questionsToAll, type Told } from './same-everywhere.ts'

const ZONES = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Paris']
const LOCALES = ['fr_FR.UTF-8', 'tr_TR.UTF-8', 'C']
const COUNT = 100

async function everywhere(nodes: readonly string[], tell: Tell): Promise<Figure[]> {
  const asked = questionsToAll(COUNT)
  const told: Told[] = []
  for (const place of places(nodes)) {
    const one = await answersAt(place, asked)
    tell(`Node ${one.version}, ${one.zone}, ${place.locale}: ${one.answered} of ${asked.length} answered`)
    told.push(one)
  }
  const names = Object.keys(told[0]?.digests ?? {})
  const differing = names.filter((name) => new Set(told.map(({ digests }) => digests[name])).size !== 1)
  return [
    exactly('places', told.length, nodes.length * ZONES.length * LOCALES.length),
    exactly('zones that the processes saw', new Set(told.map(({ hour }) => hour)).size, ZONES.length),
    exactly('versions of Node', new Set(told.map(({ version }) => version)).size, nodes.length),
    atLeast('questions answered', told[0]?.answered ?? 0, asked.length / 2),
    exactly('simulators whose answers differ anywhere', differing.length, 0),
  ]
}

const places = (nodes: readonly string[]): Place[] =>
  nodes.flatMap((node) => ZONES.flatMap((zone) => LOCALES.map((locale) => ({ node, zone, locale }))))

/** @param words other Nodes to ask, by their paths, besides the one that runs. */
export const main = (words: readonly string[]): Promise<boolean> =>
  report([
    {
      name: 'determinism: the same answers everywhere',
      run: (tell) => everywhere([process.execPath, ...words], tell),
    },
  ])
