import type { Language, Simulator } from '@denier/core'
import { carriedNames, carriedText } from '../model/carried-names.ts'
import type { FormValues } from '../model/page-state.ts'

/**
 * Says under the title which values come from another simulator, where the page was kept for use without a network:
 * the server, which says so otherwise, did not draw it for this address. Called by `start.tsx`, which imports it only
 * for such an address.
 * @param query that of the address as it was opened.
 * @param typed the values that the page shows.
 */
export function drawCarried(
  simulator: Simulator,
  query: string,
  typed: FormValues,
  language: Language,
): void {
  const head = document.querySelector('.page-head')
  const carried = carriedNames(simulator, query, typed)
  if (!head || !carried || head.querySelector('.page-carried')) return
  const text = document.createElement('p')
  text.className = 'page-carried'
  text.textContent = carriedText(simulator.contract, carried, language)
  head.append(text)
}
