/**
 * The service worker: once a page was visited, every page that computes opens and computes without a network.
 * `build/offline.mjs` of `apps/web` writes the line `const BUILD = …` before it: the number of the build, its
 * files, and the sets of what is kept together. What it keeps, and why: docs/decisions/0081-pages-kept-offline.md.
 */

/* global BUILD */

/** The only cache that is read: the files and pages of one build. */
const CACHE = `denier-${BUILD.id}`
const FILES = new Set([...BUILD.shared, ...Object.values(BUILD.sets).flatMap(({ files }) => files)])
const DATA_BLOCK = /(<script type="application\/json" id="denier-page-data">)([^<]*)/

/** What is told where a page is not kept: of a language whose simulators are kept, or of another. */
const AWAY = {
  fr: {
    title: 'Hors connexion',
    page: 'Cette page demande une connexion. Les simulateurs s’ouvrent et calculent sans elle.',
    docs: 'La documentation de l’API demande une connexion. Les simulateurs s’ouvrent et calculent sans elle\u00a0; la méthode et les sources se lisent.',
    language:
      'Les pages en français n’ont pas été gardées sur cet appareil\u00a0: revenez en arrière, ou ouvrez celle-ci avec une connexion.',
    home: '/',
    link: 'Les simulateurs',
    others: { '/methode': 'La méthode', '/sources': 'Les sources' },
    linkFrom: { en: 'Les simulateurs, en anglais' },
  },
  en: {
    title: 'Offline',
    page: 'This page needs a connection. The simulators open and compute without one.',
    docs: 'The documentation of the API needs a connection. Without one, the simulators open and compute; the method and the sources can be read.',
    language:
      'The pages in English were not kept on this device: go back, or open this one with a connection.',
    home: '/en/',
    link: 'The simulators',
    others: { '/en/method': 'The method', '/en/sources': 'The sources' },
    linkFrom: { fr: 'The simulators, in French' },
  },
}

/** A new build keeps the sets that the old one kept; it waits until no page of the old one is open. */
addEventListener('install', (event) => {
  event.waitUntil(keptSets().then((sets) => Promise.all(sets.map((set) => keep(set)))))
})

addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOthers(), clients.claim()]))
})

/** A page says its path and its files, to be kept at once; then its sets: its language, and what it needs besides. */
addEventListener('message', (event) => {
  const { page, files = [] } = event.data
  const sets = event.data.sets.filter((set) => Object.hasOwn(BUILD.sets, set))
  const kept = [...(page ? [keepPage(page, files)] : []), ...sets.map((set) => keep(set))]
  event.waitUntil(Promise.all(kept.map((one) => one.catch(() => {}))))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (FILES.has(pathname)) event.respondWith(fileAt(pathname, request))
  else if (request.mode === 'navigate' && !/^\/(?:api(?:\/|$)|embed(?:\/|$)|docs\/)/.test(pathname))
    event.respondWith(fetch(request).catch(() => pageAt(pathname, search)))
})

async function fileAt(path, request) {
  const cache = await caches.open(CACHE)
  return (await cache.match(path, { ignoreVary: true })) ?? fetch(request)
}

/** The kept page of a path. With a query its script computes the figures: the kept ones are of the example. */
async function pageAt(path, search) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(path, { ignoreVary: true })
  if (!kept) return away(path, search)
  if (search === '') return kept
  const later = (_, start, data) => {
    const { answer, range, ...others } = JSON.parse(data)
    return start + JSON.stringify({ ...others, later: true }).replaceAll('<', '\\u003c')
  }
  return page((await kept.text()).replace(DATA_BLOCK, later))
}

/** The page that a path has no kept one for, with links to what is kept of a language. */
async function away(path, search) {
  const isDocs = path === '/docs' // of which the query says the language
  const isEnglish = isDocs ? /[?&]lang=en\b/.test(search) : /^\/en(?:\/|$)/.test(path)
  const language = isEnglish ? 'en' : 'fr'
  const { title, linkFrom, ...texts } = AWAY[language]
  const isKept = await isWhole(language)
  const others = await Promise.all(Object.keys(linkFrom).map(async (one) => (await isWhole(one)) && one))
  const other = others.find(Boolean)
  const text = isKept ? texts[isDocs ? 'docs' : 'page'] : texts.language
  const links = isKept
    ? { [texts.home]: texts.link, ...(isDocs && texts.others) }
    : other
      ? { [AWAY[other].home]: linkFrom[other] }
      : {}
  const style = BUILD.shared.find((file) => file.includes('/site-'))
  const toKept = Object.entries(links).map(([to, label]) => `<p><a href="${to}">${label}</a></p>`)
  return page(
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title><link rel="stylesheet" href="${style}"><main class="site-main" id="content"><h1>${title}</h1><p>${text}</p>${toKept.join('')}</main></html>`,
    503,
  )
}

/** A page made here; the policy of pages holds for it too. */
const page = (text, status = 200) =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  })

/** The last page of a set is kept last: where it is, all is, but for one that was visited alone. */
const lastPage = (set) => BUILD.sets[set].pages.at(-1)

/** The sets that this build, or the one before, keeps. */
async function keptSets() {
  const all = await Promise.all(
    Object.keys(BUILD.sets).map(async (set) => (await caches.match(lastPage(set))) && set),
  )
  return all.filter(Boolean)
}

/** Whether a set is kept: a page that was visited may be alone, with some files. */
async function isWhole(set) {
  const cache = await caches.open(CACHE)
  const { files, pages } = BUILD.sets[set]
  const kept = await Promise.all([...pages, ...files].map((path) => cache.match(path)))
  return kept.every(Boolean)
}

/** Keeps the files and pages of a set; rejects when one of them is not of this build. */
async function keep(set) {
  if (await isWhole(set)) return
  const cache = await caches.open(CACHE)
  const { files, pages } = BUILD.sets[set]
  const fetched = []
  for (const path of pages) fetched.push([path, (await fetchPage(path)).response])
  await cache.addAll([...BUILD.shared, ...files])
  for (const [path, response] of fetched) await cache.put(path, response)
}

/** Keeps a visited page with the files that it names and those that it has loaded, which the browser has too. */
async function keepPage(path, loaded) {
  if (!Object.values(BUILD.sets).some(({ pages }) => pages.includes(path))) return
  const { response, assets } = await fetchPage(path)
  const cache = await caches.open(CACHE)
  await cache.addAll([...new Set([...assets, ...loaded.filter((file) => FILES.has(file))])])
  await cache.put(path, response)
}

/** A page and the files that it names; rejects when one of these is not of this build. */
async function fetchPage(path) {
  const response = await fetch(path, { cache: 'no-cache' })
  const text = await response.clone().text()
  const assets = text.match(/(?<=")\/assets\/[^"]+/g) ?? []
  if (!response.ok || assets.length === 0 || !assets.every((asset) => FILES.has(asset)))
    throw new Error(`${path} is not of this build`)
  return { response, assets }
}

async function deleteOthers() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('denier-') && name !== CACHE).map((name) => caches.delete(name)),
  )
}
