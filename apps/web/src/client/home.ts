/**
 * Script of the home page. No module imports it: `build/entries.mjs` of `apps/web` makes an entry of it by its
 * path.
 */
import { compileSearch, relevantMatches, subjectWords } from '@denier/core/search'
import { SEARCH_INDEX_ID } from '../model/search-index.ts'
import { keepLanguageLink } from './language-link.ts'

/** A shorter beginning of a word fits too many. */
const LEAST_LETTERS = 3

/** Shows the cards that fit during typing, the best first, by the index that the assistants use too. */
function search(): void {
  const form = document.querySelector<HTMLFormElement>('.home-search')
  const input = form?.querySelector('input')
  const status = form?.querySelector<HTMLElement>('.home-found')
  const index = document.getElementById(SEARCH_INDEX_ID)?.textContent
  if (!form || !input || !status || !index) return
  const rank = compileSearch(JSON.parse(index))
  const cards = [...document.querySelectorAll<HTMLElement>('.home-list .home-card')]
  const places = cards.map((card) => [card, card.parentElement] as const)
  const results = document.createElement('ul')
  results.className = 'home-cards'
  document.querySelector('.home-list')?.append(results)
  const filter = (): HTMLElement | undefined => {
    const matches = relevantMatches(rank(input.value))
    const isTyped =
      matches.length > 0 || subjectWords(input.value).some((word) => word.length >= LEAST_LETTERS)
    for (const [card, place] of places) place?.append(card)
    const found = isTyped
      ? matches.flatMap(({ name }) => cards.filter(({ dataset }) => dataset.name === name))
      : []
    results.replaceChildren(...found)
    results.hidden = found.length === 0
    for (const group of document.querySelectorAll<HTMLElement>('.home-group')) group.hidden = isTyped
    const { found: some, none } = status.dataset
    status.textContent = !isTyped ? '' : found.length > 0 ? `${some} ${found.length}` : (none ?? '')
    return found[0]
  }
  form.hidden = false
  input.addEventListener('input', filter)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    filter()?.querySelector('a')?.click()
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
