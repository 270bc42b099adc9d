/** Milliseconds after a page is loaded: a reader who leaves at once downloads nothing more. */
const PAUSE_MS = 3000

/**
 * Starts the service worker of the site, which keeps the pages of the language of this one so that they open
 * and compute without a network. Nothing happens in a browser without service workers, or one that saves
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
    active?.postMessage({ sets: [lang, ...(more ? [`${lang}/${more}`] : [])] })
  }
  const later = () => setTimeout(() => register().catch(() => {}), PAUSE_MS)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later)
}
