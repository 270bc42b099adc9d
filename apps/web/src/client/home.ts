import { keepSwitch } from './switch.ts'

/** Filters the cards as one types: every word, wherever it stands, whatever its accents. */
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
  filter() // a browser that came back kept what was typed
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

/** Where the server does not know its public address, the request to copy names the one of this page. */
function completeRequest(): void {
  const code = document.querySelector<HTMLElement>('.home-code code')
  const [method, target] = code?.textContent?.split(' ') ?? []
  if (code && target && method === 'GET') code.textContent = `curl '${location.origin}${target}'`
}

keepSwitch()
completeRequest()
search()
