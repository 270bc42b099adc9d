import type { Simulator } from '@denier/core'
import { hydrate, render } from 'preact'
import { loadDescribeFault } from '../form/use-describe-fault.ts'
import { PAGE_DATA_ID, type PageData, ROOT_ID } from '../model/page-data.ts'
import { LivePage, type LivePageProps } from '../page/live-page.tsx'
import { initialState } from './initial-state.ts'
import { keepLanguageLink } from './language-link.ts'

/**
 * Starts the script of a page: hydrates what the server drew, or renders it anew when it has no figures. Called by
 * the generated entry of each simulator.
 */
export async function start(
  simulator: Simulator,
  how: Pick<LivePageProps, 'part' | 'isFramed' | 'lists'> = {},
) {
  const root = document.getElementById(ROOT_ID)
  const pageData = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null') as PageData | null
  if (!root || !pageData) return
  keepLanguageLink()
  const first = await initialState(simulator, pageData, location.search.slice(1))
  const { language, origin, today, worker } = pageData
  const isFaulty = !first.reply.ok && first.reply.problems.length > 0
  const describeFault = isFaulty ? await loadDescribeFault() : undefined // the server drew them
  const props: LivePageProps = {
    simulator,
    setting: { language, origin, today, describeFault },
    first,
    ...how,
  }
  const aside = worker && { worker: () => new Worker(worker, { type: 'module' }) }
  const live = <LivePage {...props} {...aside} />
  if (pageData.later) {
    root.replaceChildren() // the server sent an empty form, the same for every query
    render(live, root)
  } else hydrate(live, root)
}
