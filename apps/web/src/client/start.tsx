import type { Simulator } from '@denier/core'
import { hydrate, render } from 'preact'
import { Live, type LiveProps } from '../app/live.tsx'
import { firstState } from './first.ts'
import { keepSwitch } from './switch.ts'
import { ROOT_ID, TOLD_ID, type Told } from './told.ts'

/** Brings a simulator's page to life: what the server drew is drawn again in memory, and then answers by itself. */
export async function start(simulator: Simulator, how: Pick<LiveProps, 'part' | 'isFramed'> = {}) {
  const root = document.getElementById(ROOT_ID)
  const told = JSON.parse(document.getElementById(TOLD_ID)?.textContent ?? 'null') as Told | null
  if (!root || !told) return
  keepSwitch()
  const first = await firstState(simulator, told, location.search.slice(1))
  const { language, origin, today, worker } = told
  const props: LiveProps = { simulator, setting: { language, origin, today }, first, ...how }
  const aside = worker && { worker: () => new Worker(worker, { type: 'module' }) }
  const live = <Live {...props} {...aside} />
  if (told.later) {
    root.replaceChildren() // the server drew an empty form, the same for every question
    render(live, root)
  } else hydrate(live, root)
}
