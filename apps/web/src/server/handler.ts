import {
  type AnswerQuestion,
  Busy,
  type CivilDate,
  type Language,
  languages,
  type Simulator,
} from '@denier/core'
import { notePath, typedOf } from '../model/address.ts'
import { valuesAt, valuesInQuery } from '../model/reply.ts'
import { rowsInQuery } from '../model/row-fields.ts'
import { nearestTo, notFoundText } from '../pages/not-found.tsx'
import { type RefusedForNow, refusedForNowText } from '../pages/refused-for-now.tsx'
import { type Built, readBuilt } from './built.ts'
import { drawState, pageWithoutFigures } from './draw-page.ts'
import type { PageRequest, PageResponse, Visit } from './exchange.ts'
import { CACHE, pageHeaders } from './headers.ts'
import { answerNote, type NoteAt, notesOf } from './note.ts'
import { createTurns, type NextTurn } from './one-a-turn.ts'
import { PageCache } from './page-cache.ts'
import type { SiteParts } from './parts.ts'
import { answerQuestion, type QuestionPage, questionHeaders, redirectionOf } from './question.ts'
import { type Packed, pageResponse } from './reply.ts'
import { createSite, type Page } from './site.ts'
import { sitemap } from './sitemap.ts'

/**
 * The pages and their files, as functions. Exported by `@denier/web`: `page-routes.ts` of `apps/api` mounts
 * it.
 */
export interface WebHandler {
  /** The paths of all pages and files, exactly as requests must spell them. */
  readonly paths: ReadonlySet<string>
  /**
   * Whether the answer needs a computation: a note, or a page whose query has values for its simulator. The
   * rate limit then counts the request as one to the API.
   */
  readonly isQuestion: (request: PageRequest) => boolean
  /** Answers a request; 404 for an unknown path. */
  readonly answer: (request: PageRequest, visit: Visit) => PageResponse | Promise<PageResponse>
  /**
   * The page for a visitor who must wait. A refused question gets the page of its simulator, with its form and
   * without figures; its script computes them in the browser. A refused note or other page gets a short page
   * that says when to retry. These pages are the same for all visitors: each is rendered once a day.
   */
  readonly refuse: (
    request: PageRequest,
    today: CivilDate,
    status: RefusedForNow,
    /** Seconds before the next attempt. */
    retryAfterS: number,
  ) => PageResponse
  /** A page for people who came to a path that does not exist. */
  readonly notFound: (request: PageRequest, today: CivilDate) => PageResponse
  /**
   * Renders the pages of refused questions in advance, one page a step, so that refusing many questions takes
   * little processor time.
   */
  readonly prepare: (today: CivilDate) => Iterable<void>
}

/** What the pages need from the service. Exported by `@denier/web`. */
export interface WebOptions extends Pick<SiteParts, 'operator' | 'contact' | 'hosting'> {
  readonly simulators: readonly Simulator[]
  /** Answers the questions of addresses: in a worker of the service, or in the process. */
  readonly ask: AnswerQuestion
  /** The public address of the service, without a final `/`; empty: pages hold relative addresses only. */
  readonly origin?: string
  /** The files of the build; read from disk by default. */
  readonly built?: Built
  /**
   * Awaited before each page or note with figures is computed, so that other requests are served between two; one
   * turn of the event loop by default.
   */
  readonly nextTurn?: NextTurn
}

const SITEMAP = '/sitemap.xml'

/**
 * The site: every page in both languages. The API mounts it by `routes/page-routes.ts`.
 * @example
 * const visit = { requestOrigin: 'https://denier.example', today: '2026-01-15' }
 * const web = webHandler({ simulators: catalogue, ask, operator: '', contact: '', hosting: '' })
 * await web.answer({ path: '/en/', query: '', acceptEncoding: 'br', ifNoneMatch: undefined }, visit)
 */
export function webHandler({
  ask,
  origin = '',
  built = readBuilt(),
  nextTurn,
  ...options
}: WebOptions): WebHandler {
  const parts: SiteParts = { ...options, assets: built.assets, texts: built.texts }
  const site = createSite(parts)
  const inTurn = createTurns(nextTurn)
  const cache = new PageCache(built, origin)
  const pages = new Map(site.map((page) => [addressIn(page.path, page.language), page]))
  const notes = notesOf(options.simulators, languages)
  const paths = new Set([
    ...site.map(({ path }) => path),
    ...notes.keys(),
    ...moved.keys(),
    SITEMAP,
    ...(built.files?.keys() ?? []),
  ])
  const indexed = site.filter(({ isEmbed }) => !isEmbed)

  const pageAt = ({ path, query }: PageRequest): Page | undefined =>
    pages.get(path) ?? pages.get(addressIn(path, languageOf(query)))

  const questionAt = (request: PageRequest): QuestionPage | undefined => {
    const page = request.query === '' ? undefined : pageAt(request)
    if (!page?.simulator) return undefined
    const { simulator } = page
    const given = valuesInQuery(simulator, request.query)
    const rows = rowsInQuery(simulator.contract, request.query)
    return (given || rows) && { ...page, simulator, given: { ...given, ...rows }, ...(rows && { rows }) }
  }

  /** The note of an address: of its values, or of the worked example. */
  const noteFor = (note: NoteAt, request: PageRequest, { requestOrigin, today }: Visit) => {
    const { simulator, language } = note
    const given = valuesAt(simulator, request.query)
    const path = notePath(simulator.contract.name, language)
    const context = { origin, requestOrigin, today }
    return (
      redirectionOf({ simulator, given, language, path, isEmbed: false }) ??
      orRefused(
        inTurn(() => answerNote(parts, ask, note, given, request, context)),
        request,
        today,
      )
    )
  }

  /** The page, or the refusal 503 when the service is too busy to answer. */
  const orRefused = (page: Promise<PageResponse>, request: PageRequest, today: CivilDate) =>
    page.catch((error: unknown) => {
      if (error instanceof Busy) return refuse(request, today, 503, error.retryAfterS)
      throw error
    })

  const answer = (request: PageRequest, visit: Visit): PageResponse | Promise<PageResponse> => {
    const file = built.files?.get(request.path)
    if (file) return pageResponse(request, file.packed, file.headers)
    const to = moved.get(request.path)
    if (to !== undefined) {
      const location = request.query === '' ? to : `${to}?${request.query}`
      return { status: 308, headers: { location, 'cache-control': CACHE.page }, body: '' }
    }
    if (request.path === SITEMAP) return sitemap(request, indexed, visit.requestOrigin)
    const note = notes.get(request.path)
    if (note) return noteFor(note, request, visit)
    const question = questionAt(request)
    if (question) {
      const context = { origin, today: visit.today }
      return (
        redirectionOf(question) ??
        orRefused(
          inTurn(() => answerQuestion(parts, ask, question, request, context)),
          request,
          visit.today,
        )
      )
    }
    const page = pageAt(request)
    if (!page) return notFound(request, visit.today)
    const headers = { ...pageHeaders(page.language, page.isEmbed), 'cache-control': CACHE.page }
    return pageResponse(request, cache.pageFor(page, visit.today), headers)
  }

  /** A page with the form of a simulator and no figures. */
  const formOf = (page: Page & { readonly simulator: Simulator }, today: CivilDate): Packed =>
    cache.textFor(`refused ${page.language} ${page.path}`, today, () =>
      drawState(parts, page, { origin, today }, pageWithoutFigures({})),
    )

  function* prepare(today: CivilDate): Iterable<void> {
    for (const { simulator, ...page } of site) {
      if (!simulator) continue
      formOf({ ...page, simulator }, today).as('br')
      yield
    }
  }

  const refuse: WebHandler['refuse'] = (request, today, status, retryAfterS) => {
    const headers = { 'cache-control': CACHE.never, 'retry-after': String(retryAfterS) }
    const page = pageAt(request)
    const language = page?.language ?? languageAt(request)
    if (page?.simulator && isQuestion(request)) {
      const packed = formOf({ ...page, simulator: page.simulator }, today)
      return pageResponse(request, packed, { ...questionHeaders(page), ...headers }, status)
    }
    const packed = cache.textFor(`refused ${status} ${language}`, today, () =>
      refusedForNowText({ language, origin, assets: built.assets }, status),
    )
    return pageResponse(
      request,
      packed,
      { ...pageHeaders(language, page?.isEmbed ?? false), ...headers },
      status,
    )
  }

  const notFound: WebHandler['notFound'] = (request, today) => {
    const language = languageAt(request)
    const near = nearestTo(request.path, options.simulators)
    const key = `not-found ${language} ${near.map(({ contract }) => contract.name).join(' ')}`
    const packed = cache.textFor(key, today, () =>
      notFoundText({ language, origin, assets: built.assets }, near),
    )
    const vary = 'Accept, Accept-Encoding' // machines are answered in JSON
    return pageResponse(
      request,
      packed,
      { ...pageHeaders(language, false), vary, 'cache-control': CACHE.never },
      404,
    )
  }

  const isQuestion = (request: PageRequest): boolean => {
    if (notes.has(request.path)) return true
    const question = questionAt(request)
    return question !== undefined && redirectionOf(question) === undefined
  }
  return { paths, isQuestion, answer, refuse, notFound, prepare }
}

/** Redirections by path: the root of a language ends with `/`. */
const moved = new Map([['/en', '/en/']])

/** Embedded pages have one path for both languages, distinguished by the parameter `lang`. */
const addressIn = (path: string, language: Language): string =>
  isShared(path) ? `${path}?${language}` : path

/** Whether both languages have this path. */
const isShared = (path: string): boolean => path.startsWith('/embed/')

/** The language of a path, which may not exist. */
function languageAt({ path, query }: PageRequest): Language {
  if (isShared(path)) return languageOf(query)
  return path.startsWith('/en/') ? 'en' : 'fr'
}

const languageOf = (query: string): Language => {
  const { lang } = typedOf(query, ['lang'])
  return languages.find((one) => one === lang) ?? 'fr'
}
