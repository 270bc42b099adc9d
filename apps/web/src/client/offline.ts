/** Milliseconds after the page itself is kept: a reader who leaves at once downloads no other page. */
const PAUSE_MS = 3000

/**
 * Starts the service worker of the site once the page is loaded. It keeps this page and the files that it has, then
 * after a pause the pages of its language, so that they open and compute without a network. Nothing happens in a browser without service workers, or one that saves
 * data. Called by the scripts of all pages but embedded ones: `developers.ts`, `home.ts`, `text.ts`,
 * `start.tsx` and `start-batch.tsx`.
 * @param more a set of files that only the page at hand needs, as `build/offline.mjs` names it.
 */
export function keepForOffline(more?: 'batch'): void {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (!serviceWorker || connection?.saveData) return
  const register = async (): Promise<void> => {
    await serviceWorker.register('/service-worker.js')
    const { active } = await serviceWorker.ready
    const { lang } = document.documentElement
    const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    active?.postMessage({ sets: [], page: location.pathname, files })
    const sets = [lang, ...(more ? [`${lang}/${more}`] : [])]
    setTimeout(() => active?.postMessage({ sets }), PAUSE_MS)
  }
  const start = () => register().catch(() => {})
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}
