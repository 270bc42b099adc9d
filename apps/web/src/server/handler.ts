import { type Language, languages, type Simulator } from '@denier/core'
import { typedOf } from '../app/address.ts'
import { askedBy } from '../app/compute.ts'
import { notFoundText } from '../pages/not-found.ts'
import { type Built, readBuilt } from './built.ts'
import { CACHE, pageHeaders } from './headers.ts'
import { createKeeper } from './kept.ts'
import type { SiteParts } from './parts.ts'
import { answerQuestion } from './question.ts'
import { pack, sendPage } from './reply.ts'
import { createSite } from './site.ts'
import { sitemap } from './sitemap.ts'
import type { Ask, Visit } from './visit.ts'

/** The pages and their files, as a function. */
export interface WebHandler {
  /** Whether a page or a file stands at a path, exactly as sent. */
  readonly has: (path: string) => boolean
  /** Answers for a path that there is. */
  readonly answer: (request: Request, visit: Visit) => Response | Promise<Response>
  /** A page that says what else there is, for people who came to a path that there is not. */
  readonly notFound: (request: Request, visit: Visit) => Response
}

export interface WebOptions extends Pick<SiteParts, 'operator' | 'contact' | 'hosting'> {
  readonly simulators: readonly Simulator[]
  readonly ask: Ask
  readonly built?: Built
}

const SITEMAP = '/sitemap.xml'

/**
 * The site: every page in both languages.
 * @example
 * const web = webHandler({ simulators: catalogue, ask, operator: '', contact: '', hosting: '' })
 * await web.answer(new Request('http://localhost/en/'), { origin, today, admit: async () => undefined })
 */
export function webHandler({ ask, built = readBuilt(), ...options }: WebOptions): WebHandler {
  const parts: SiteParts = { ...options, assets: built.assets, texts: built.texts }
  const site = createSite(parts)
  const keep = createKeeper(built)
  const pages = new Map(site.map((page) => [addressIn(page.path, page.language), page]))
  const paths = new Set([
    ...site.map(({ path }) => path),
    ...moved.keys(),
    SITEMAP,
    ...(built.files?.keys() ?? []),
  ])
  const indexed = site.filter(({ isEmbed }) => !isEmbed)

  const answer = (request: Request, visit: Visit): Response | Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const file = built.files?.get(pathname)
    if (file) return sendPage(request, file.packed, file.headers)
    const to = moved.get(pathname)
    if (to) return new Response(null, { status: 308, headers: { location: to, 'cache-control': CACHE.page } })
    if (pathname === SITEMAP) return sitemap(request, indexed, visit.origin)
    const page = pages.get(pathname) ?? pages.get(addressIn(pathname, languageOf(search)))
    if (!page) return notFound(request, visit)
    const { simulator } = page
    const given = simulator && askedBy(simulator, search.slice(1))
    if (given) return answerQuestion(parts, ask, { ...page, simulator, given }, request, visit)
    const headers = { ...pageHeaders(page.language, page.isEmbed), 'cache-control': CACHE.page }
    return sendPage(request, keep(page, visit), headers)
  }

  const notFound = (request: Request, { origin }: Visit): Response => {
    const { pathname, search } = new URL(request.url)
    const language = languageAt(pathname, search)
    const text = notFoundText({ language, origin, assets: built.assets }, pathname, options.simulators)
    const vary = 'Accept, Accept-Encoding' // machines are told in JSON
    const headers = { ...pageHeaders(language, false), vary, 'cache-control': CACHE.never }
    return sendPage(request, pack(text), headers, 404)
  }
  return { has: (path) => paths.has(path), answer, notFound }
}

/** The root of a language is a folder; who types its name alone is taken there. */
const moved = new Map([['/en', '/en/']])

/** Pages for other sites share one address, and tell themselves apart by `lang`. */
const addressIn = (path: string, language: Language): string =>
  isShared(path) ? `${path}?${language}` : path

const isShared = (path: string): boolean => path.startsWith('/embed/')

/** The language of a path, whether something stands there or not. */
function languageAt(path: string, search: string): Language {
  if (isShared(path)) return languageOf(search)
  return path.startsWith('/en/') ? 'en' : 'fr'
}

const languageOf = (search: string): Language => {
  const { lang } = typedOf(search.slice(1), ['lang'])
  return languages.find((one) => one === lang) ?? 'fr'
}
