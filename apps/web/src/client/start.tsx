import type { Simulator } from '@denier/core'
import { hydrate, render } from 'preact'
import { PAGE_DATA_ID, type PageData, ROOT_ID } from '../model/page-data.ts'
import { LivePage, type LivePageProps } from '../page/live-page.tsx'
import { firstState } from './first.ts'
import { keepSwitch } from './switch.ts'

/** Brings a simulator's page to life: what the server drew is drawn again in memory, and then answers by itself. */
export async function start(simulator: Simulator, how: Pick<LivePageProps, 'part' | 'isFramed'> = {}) {
  const root = document.getElementById(ROOT_ID)
  const told = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null') as PageData | null
  if (!root || !told) return
  keepSwitch()
  const first = await firstState(simulator, told, location.search.slice(1))
  const { language, origin, today, worker } = told
  const props: LivePageProps = { simulator, setting: { language, origin, today }, first, ...how }
  const aside = worker && { worker: () => new Worker(worker, { type: 'module' }) }
  const live = <LivePage {...props} {...aside} />
  if (told.later) {
    root.replaceChildren() // the server drew an empty form, the same for every question
    render(live, root)
  } else hydrate(live, root)
}
