/**
 * Script of the home page. No module imports it: `build/entries.mjs` of `apps/web` makes an entry of it by its
 * path.
 */
import { compileSearch, relevantMatches, subjectWords } from '@denier/core/search'
import { SEARCH_INDEX_ID } from '../model/search-index.ts'
import { keepLanguageLink } from './language-link.ts'

/** A shorter beginning of a word fits too many. */
const LEAST_LETTERS = 3

/** Filters the cards during typing, by the index that the assistants use too. */
function search(): void {
  const form = document.querySelector<HTMLFormElement>('.home-search')
  const input = form?.querySelector('input')
  const status = form?.querySelector<HTMLElement>('.home-found')
  const index = document.getElementById(SEARCH_INDEX_ID)?.textContent
  if (!form || !input || !status || !index) return
  const rank = compileSearch(JSON.parse(index))
  const cards = [...document.querySelectorAll<HTMLElement>('.home-list .home-card')]
  const filter = (): readonly string[] => {
    const isTyped = subjectWords(input.value).some((word) => word.length >= LEAST_LETTERS)
    const found = relevantMatches(rank(input.value)).map(({ name }) => name)
    for (const card of cards) card.hidden = isTyped && !found.includes(card.dataset.name ?? '')
    for (const group of document.querySelectorAll<HTMLElement>('.home-group'))
      group.hidden = group.querySelector('.home-card:not([hidden])') === null
    const { found: some, none } = status.dataset
    status.textContent = !isTyped ? '' : found.length > 0 ? `${some} ${found.length}` : (none ?? '')
    return found
  }
  form.hidden = false
  input.addEventListener('input', filter)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const [best] = filter()
    const chosen = cards.find(({ dataset }) => dataset.name === best)
    chosen?.querySelector('a')?.click()
  })
  filter() // after a return to the page, the browser restores the typed text
}

/** Completes the request to copy with the origin of this page, when the server does not know its public address. */
function completeRequest(): void {
  const code = document.querySelector<HTMLElement>('.home-code code')
  const [method, target] = code?.textContent?.split(' ') ?? []
  if (code && target && method === 'GET') code.textContent = `curl '${location.origin}${target}'`
}

keepLanguageLink()
completeRequest()
search()
