/** Script of the home page, which the bundler takes as an entry. */
import { keepLanguageLink } from './language-link.ts'

/** Filters the cards during typing: a card must contain every word, in any order, accents ignored. */
function search(): void {
  const form = document.querySelector<HTMLFormElement>('.home-search')
  const input = form?.querySelector('input')
  const status = form?.querySelector<HTMLElement>('.home-found')
  if (!form || !input || !status) return
  const cards = [...document.querySelectorAll<HTMLElement>('.home-card')].map((card) => ({
    card,
    text: plain(`${card.textContent} ${card.querySelector('a')?.pathname}`),
  }))
  const filter = (): void => {
    const words = plain(input.value).split(/\s+/).filter(Boolean)
    const shown = cards.filter(({ card, text }) => {
      card.hidden = !words.every((word) => text.includes(word))
      return !card.hidden
    })
    for (const group of document.querySelectorAll<HTMLElement>('.home-group'))
      group.hidden = group.querySelector('.home-card:not([hidden])') === null
    const { found, none } = status.dataset
    status.textContent =
      words.length === 0 ? '' : shown.length > 0 ? `${found} ${shown.length}` : (none ?? '')
  }
  form.hidden = false
  input.addEventListener('input', filter)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    document.querySelector<HTMLAnchorElement>('.home-card:not([hidden]) a')?.click()
  })
  filter() // after a return to the page, the browser restores the typed text
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

/** Completes the request to copy with the origin of this page, when the server does not know its public address. */
function completeRequest(): void {
  const code = document.querySelector<HTMLElement>('.home-code code')
  const [method, target] = code?.textContent?.split(' ') ?? []
  if (code && target && method === 'GET') code.textContent = `curl '${location.origin}${target}'`
}

keepLanguageLink()
completeRequest()
search()
