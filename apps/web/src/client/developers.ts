/**
 * Script of the page for developers. No module imports it: `build/entries.mjs` of `apps/web` makes an entry of it
 * by its path.
 */
import { keepLanguageLink } from './language-link.ts'
import { keepForOffline } from './offline.ts'

/**
 * Makes the example request `GET /api/…` a `curl` command with the origin of this page. The server writes
 * `GET` when it does not know its public address.
 */
function completeRequest(): void {
  const code = document.querySelector<HTMLElement>('.developers-code code')
  const [method, target] = code?.textContent?.split(' ') ?? []
  if (code && target && method === 'GET') code.textContent = `curl '${location.origin}${target}'`
}

keepLanguageLink()
keepForOffline()
completeRequest()
