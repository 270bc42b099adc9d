import type { Simulator } from '@denier/core'
import { hydrate, render } from 'preact'
import { loadDescribeFault } from '../form/use-describe-fault.ts'
import { FROM } from '../model/address.ts'
import { PAGE_DATA_ID, type PageData, ROOT_ID } from '../model/page-data.ts'
import { LivePage, type LivePageProps } from '../page/live-page.tsx'
import { initialState } from './initial-state.ts'
import { keepLanguageLink } from './language-link.ts'
import { keepForOffline } from './offline.ts'

/**
 * Starts the script of a page: hydrates what the server drew, which must be the same tree, or draws it anew
 * where the server drew an empty form for the browser to compute (`later` of the page data). Called by
 * `start-embed.ts`, and by the entry of each simulator that `build/entries.mjs` of `apps/web` generates,
 * which imports this file and `start` by these names.
 * @param how `lists` and `ranges`: their code, which the entry gives for a simulator that has them. `part`
 * and `isFramed`: what `start-embed.ts` changes for a page in a frame of another site, namely the component
 * that is drawn, and that the address is left alone.
 */
export async function start(
  simulator: Simulator,
  how: Pick<LivePageProps, 'part' | 'isFramed' | 'lists' | 'ranges'> = {},
) {
  const root = document.getElementById(ROOT_ID)
  const pageData = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null') as PageData | null
  if (!root || !pageData) return
  keepLanguageLink()
  if (!how.isFramed) keepForOffline()
  const query = location.search.slice(1) // before the page writes the address anew
  const first = await initialState(simulator, pageData, query)
  const { language, origin, today, worker, range, rangeFault, bands, neighbours } = pageData
  const isFaulty = !first.reply.ok && first.reply.problems.length > 0
  const describeFault = isFaulty ? await loadDescribeFault() : undefined // the server drew the faults
  const { reply } = first
  const FamilyTree = reply.ok ? await how.lists?.loadFamilyTree(simulator.contract, reply.answer) : undefined
  const props: LivePageProps = {
    simulator,
    setting: {
      language,
      origin,
      today,
      describeFault,
      FamilyTree,
      range,
      rangeFault,
      bands,
      neighbours,
      method: document.querySelector('#method > article')?.innerHTML,
    },
    first,
    ...how,
  }
  const workerProps = worker && { worker: () => new Worker(worker, { type: 'module' }) }
  const live = <LivePage {...props} {...workerProps} />
  if (pageData.later) {
    root.replaceChildren()
    render(live, root)
    if (query.includes(`${FROM}=`)) {
      const { drawCarried } = await import('./draw-carried.ts')
      drawCarried(simulator, query, first.typed, language)
    }
  } else hydrate(live, root)
}
