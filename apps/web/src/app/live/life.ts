import { type CivilDate, type Simulator, todayInParis } from '@denier/core'
import type { PageState, Setting } from '../model.ts'
import { createAnswering } from './answering.ts'
import { type Aside, createAside, type WorkerLike } from './aside.ts'
import type { Ask } from './asking.ts'
import { addressOf, createFollower } from './in-address.ts'
import { createSession, type Held } from './session.ts'

/** What a page begins with. */
interface Beginning {
  readonly simulator: Simulator
  readonly setting: Setting
  readonly first: PageState
  readonly worker?: (() => WorkerLike) | undefined
  /** Whether the address follows what is typed. */
  readonly isAddressed: boolean
}

/** Who shows a page. */
interface Viewer {
  readonly onChange: (held: Held) => void
  readonly onDay: (today: CivilDate) => void
}

/** Everything that lives as long as a page: its session, its workers, its address. */
export function createLife(beginning: Beginning, { onChange, onDay }: Viewer) {
  const { simulator, setting, first, worker, isAddressed } = beginning
  const { language } = setting
  let day = setting.today
  const today = () => day
  // What is asked by the form never waits behind what is asked by a tool.
  const [aside, beside] = [worker && createAside(worker), worker && createAside(worker)]
  const answering = createAnswering(simulator, { today, language, aside })
  const follower = createFollower()
  const session = createSession({
    simulator,
    answering,
    first,
    onChange: (held) => {
      onChange(held)
      if (isAddressed) follower.follow(addressOf(simulator, setting, held.state))
    },
  })
  const adopt = () => session.adopt({ query: location.search.slice(1), fragment: location.hash.slice(1) })
  const listeners = { popstate: adopt, hashchange: adopt, pagehide: follower.flush }
  return {
    act: session.act,
    ask: askBy(simulator, beside, today, language),
    begin: (): void => {
      const isLate = day !== todayInParis()
      day = todayInParis()
      if (isLate) onDay(day)
      adopt()
      if (isLate) session.again()
      for (const [event, listener] of Object.entries(listeners)) addEventListener(event, listener)
    },
    end: (): void => {
      for (const [event, listener] of Object.entries(listeners)) removeEventListener(event, listener)
      aside?.close()
      beside?.close()
    },
  }
}

/** Asks the page's simulator in another way: by the worker, or here, with what that takes loaded then. */
function askBy(
  simulator: Simulator,
  aside: Aside | undefined,
  today: () => CivilDate,
  language: Setting['language'],
): Ask {
  const here: Ask = async (inquiry, query) => {
    const { inquire } = await import('./inquire.ts')
    return inquire(simulator, { inquiry, query, today: today(), language })
  }
  return (inquiry, query) =>
    aside
      ? aside.ask({ inquiry, query, today: today(), language }).catch(() => here(inquiry, query))
      : here(inquiry, query)
}
