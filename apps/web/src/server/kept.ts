import type { Place } from '../pages/place.ts'
import { type Built, NOWHERE } from './built.ts'
import { type Packed, pack } from './reply.ts'
import type { Page } from './site.ts'

/** Over twice the pages that there are: what is sent again is found again, whatever hosts are made up. */
const MOST_PACKED = 200

/** What needs no care in markup or in JSON. */
const PLAIN = /^[\w.:/[\]-]*$/

/**
 * Pages that nothing is asked of. Each is drawn once a day, for nowhere: anybody may make up a `Host`, and a new one
 * costs putting it in and compressing. The copies last sent are kept.
 */
export function createKeeper(built: Pick<Built, 'drawn'>) {
  let day = ''
  const drawn = new Map<string, string>()
  const packed = new Map<string, Packed>()

  const drawnNowhere = (name: string, page: Page, today: Place['today']): string => {
    const text = drawn.get(name) ?? drawnAhead(built, page, today) ?? page.draw({ origin: NOWHERE, today })
    drawn.set(name, text)
    return text
  }
  const packedFor = (page: Page, { origin, today }: Place): Packed => {
    const name = `${page.language} ${page.path}`
    const before = packed.get(`${name} ${origin}`)
    if (before) return before
    if (!PLAIN.test(origin)) return pack(page.draw({ origin, today }))
    return pack(drawnNowhere(name, page, today).replaceAll(NOWHERE, origin))
  }
  return (page: Page, place: Place): Packed => {
    if (day !== place.today) {
      drawn.clear()
      packed.clear()
      day = place.today
    }
    const one = packedFor(page, place)
    const name = `${page.language} ${page.path} ${place.origin}`
    packed.delete(name) // the last sent comes last
    packed.set(name, one)
    if (packed.size > MOST_PACKED) packed.delete(packed.keys().next().value ?? '')
    return one
  }
}

/** What the build drew. */
const drawnAhead = (built: Pick<Built, 'drawn'>, page: Page, day: string): string | undefined =>
  page.isOperators || page.isEmbed ? undefined : built.drawn(page.path, day)
