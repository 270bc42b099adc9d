// Writes the service worker of a build: what it keeps is listed, so that pages and files of two builds never mix.
// Step of `site.mjs`, after everything else is written.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const CODE = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8')
/** Files outside `/assets/` that pages name. */
const ICONS = ['/favicon.svg', '/icon-180.png', '/icon-192.png']

/** The folder of the scripts of the page of files, below that of their language. */
const ON_VISIT = 'batch/'

/**
 * Writes `service-worker.js` beside the static files. Used by `site.mjs`.
 * @param folder the folder of static files.
 * @param pages `{ path, language, isKeptOnVisit }` of each page to keep.
 * @param content what decides on the markup of pages, besides their files: a change of it is another build.
 */
export function writeServiceWorker(folder, pages, content) {
  const names = readdirSync(join(folder, 'assets'), { recursive: true }).map((name) => `/assets/${name}`)
  const files = names.filter((name) => /\.(?:js|css)$/.test(name)).sort()
  const languages = [...new Set(pages.map(({ language }) => language))]
  const isOnVisit = (name, language) => name.startsWith(`/assets/${language}/${ON_VISIT}`)
  const filesOf = (language, onVisit) =>
    files.filter((name) => name.startsWith(`/assets/${language}/`) && isOnVisit(name, language) === onVisit)
  const pagesOf = (language, onVisit) =>
    pages
      .filter((page) => page.language === language && page.isKeptOnVisit === onVisit)
      .map(({ path }) => path)
  const listed = {
    shared: [...files.filter((name) => name.endsWith('.css')), ...ICONS],
    sets: Object.fromEntries(
      languages.flatMap((language) => [
        [
          language,
          {
            files: [...filesOf(language, false), `/site-${language}.webmanifest`],
            pages: pagesOf(language, false),
          },
        ],
        [`${language}/batch`, { files: filesOf(language, true), pages: pagesOf(language, true) }],
      ]),
    ),
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([listed, content]))
    .update(CODE)
  const id = hash.digest('hex').slice(0, 16)
  writeFileSync(
    join(folder, 'service-worker.js'),
    `const BUILD = ${JSON.stringify({ id, ...listed })}\n${CODE}`,
  )
}
