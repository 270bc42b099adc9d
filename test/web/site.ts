/** The pages of the site and how tests draw and request them. */
import { catalogue, type Language, languages } from '@denier/core'
import { addressOf, pageNames } from '../../apps/web/src/pages/addresses.ts'
import type { TestService } from '../support/service.ts'

/**
 * The names of the simulators. Used by `answer-view.full.test.ts`, `home-search.full.test.ts`,
 * `result-print.full.test.ts` and others in `web`.
 */
export const names = catalogue.map(({ contract }) => contract.name)

/** Every indexed page, with its path in each language. Used by `site.test.ts`. */
export const pages: readonly Readonly<Record<Language, string>>[] = [
  ...pageNames.map((name) => ({ fr: addressOf(name, 'fr'), en: addressOf(name, 'en') })),
  ...names.map((name) => ({ fr: `/${name}`, en: `/en/${name}` })),
]

/**
 * Every indexed page in each language. Used by `site-browser.full.test.ts`, `site.test.ts` and
 * `visit-pages.full.test.ts`.
 */
export const addresses = pages.flatMap((paths) =>
  languages.map((language) => ({ path: paths[language], language, paths })),
)

/** The request header of a browser that asks for a page. Used by `serving.test.ts`. */
export const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

/**
 * Requests a page like a browser, without following redirections. Used by `query-pages.test.ts`,
 * `range.test.ts`, `serving.test.ts` and `site.test.ts`.
 */
export const visit = (service: TestService, path: string, headers: Record<string, string> = {}) =>
  fetch(service.origin + path, { headers: { ...BROWSER, ...headers }, redirect: 'manual' })

/**
 * The unescaped values of an attribute in HTML, in order. Used by `serving.test.ts`, `site.test.ts`,
 * `docs/markup.ts` and others in `examples`.
 */
export const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"'),
  )

/** The only `<link>` or `<meta>` tag that a pattern matches. Used by `site.test.ts`.
 * @throws Error where there is none, or several.
 */
export const tag = (html: string, pattern: RegExp): string => {
  const found = [...html.matchAll(/<(?:link|meta)\b[^>]*>/g)]
    .map(([one]) => one)
    .filter((one) => pattern.test(one))
  if (found.length !== 1) throw new Error(`${found.length} tags match ${pattern}`)
  return found[0] ?? ''
}
