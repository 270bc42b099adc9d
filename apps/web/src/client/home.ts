/**
 * Script of the home page. No module imports it: `build/entries.mjs` of `apps/web` makes an entry of it by
 * its path.
 */
import { compileNearest, compileSearch, relevantMatches, subjectWords } from '@denier/core/search'
import { SEARCH_INDEX_ID } from '../model/search-index.ts'
import { keepLanguageLink } from './language-link.ts'
import { keepForOffline } from './offline.ts'

/** Letters from which a word without a match counts as typed: a shorter one may be the beginning of many. */
const LEAST_LETTERS = 3

/** Milliseconds without typing before the address is written: browsers refuse many writes in a short time. */
const PAUSE_MS = 500

/**
 * Shows, during typing, the cards of the simulators that match, the best first. The index is a data block of
 * the page; the ranking is that of `@denier/core/search`.
 */
function search(): void {
  const form = document.querySelector<HTMLFormElement>('.home-search')
  const input = form?.querySelector('input')
  const status = form?.querySelector<HTMLElement>('.home-found')
  const index = document.getElementById(SEARCH_INDEX_ID)?.textContent
  if (!form || !input || !status || !index) return
  const entries = JSON.parse(index)
  const rank = compileSearch(entries)
  const rankNear = compileNearest(entries)
  const cards = [...document.querySelectorAll<HTMLElement>('.home-list .home-card')]
  const places = cards.map((card) => [card, card.parentElement] as const) // where to put each card back
  const results = document.createElement('ul')
  results.className = 'home-cards'
  document.querySelector('.home-list')?.append(results)
  /** Shows the cards that match the typed text, or every group when there is none; returns the best card. */
  const filter = (): HTMLElement | undefined => {
    const near = relevantMatches(rankNear(input.value))
    const matches = near.length > 0 ? near : relevantMatches(rank(input.value))
    const isTyped =
      matches.length > 0 || subjectWords(input.value).some((word) => word.length >= LEAST_LETTERS)
    for (const [card, place] of places) place?.append(card)
    const found = isTyped
      ? matches.flatMap(({ name }) => cards.filter(({ dataset }) => dataset.name === name))
      : []
    results.replaceChildren(...found)
    results.hidden = found.length === 0
    for (const group of document.querySelectorAll<HTMLElement>('.home-group')) group.hidden = isTyped
    const { found: some, none, near: nearest } = status.dataset // texts in the language of the page
    const text = near.length > 0 ? nearest : found.length > 0 ? `${some} ${found.length}` : none
    status.textContent = isTyped ? (text ?? '') : ''
    return found[0]
  }
  form.hidden = false
  input.value = new URLSearchParams(location.search).get('q') ?? input.value
  let waiting: ReturnType<typeof setTimeout> | undefined
  input.addEventListener('input', () => {
    filter()
    clearTimeout(waiting)
    waiting = setTimeout(() => keepQuery(input.value), PAUSE_MS)
  })
  input.addEventListener('change', () => keepQuery(input.value)) // a card is opened before the pause ends
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    filter()?.querySelector('a')?.click()
  })
  filter() // the text of the address, or the one that the browser restores
}

/** Keeps the typed text in the address, for the way back from a simulator. */
function keepQuery(text: string): void {
  const url = new URL(location.href)
  if (text === (url.searchParams.get('q') ?? '')) return
  if (text === '') url.searchParams.delete('q')
  else url.searchParams.set('q', text)
  history.replaceState(history.state, '', url)
}

keepLanguageLink()
keepForOffline()
search()
