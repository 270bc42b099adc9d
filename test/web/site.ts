/** The pages of the site and how tests draw and request them. */
import { catalogue, type Language, languages } from '@denier/core'
import { addressOf, pageNames } from '../../apps/web/src/pages/addresses.ts'
import type { TestService } from '../support/service.ts'

/** The names of the simulators. */
export const names = catalogue.map(({ contract }) => contract.name)

/** Every indexed page, with its path in each language. */
export const pages: readonly Readonly<Record<Language, string>>[] = [
  ...pageNames.map((name) => ({ fr: addressOf(name, 'fr'), en: addressOf(name, 'en') })),
  ...names.map((name) => ({ fr: `/${name}`, en: `/en/${name}` })),
]

/** Every indexed page in each language. */
export const addresses = pages.flatMap((paths) =>
  languages.map((language) => ({ path: paths[language], language, paths })),
)

/** The request headers of a browser. */
export const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

/** Requests a page like a browser, without following redirections. */
export const visit = (service: TestService, path: string, headers: Record<string, string> = {}) =>
  fetch(service.origin + path, { headers: { ...BROWSER, ...headers }, redirect: 'manual' })

/** The unescaped values of an attribute in markup. */
export const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"'),
  )

/** The only tag of a kind that matches. */
export const tag = (html: string, pattern: RegExp): string => {
  const found = [...html.matchAll(/<(?:link|meta)\b[^>]*>/g)]
    .map(([one]) => one)
    .filter((one) => pattern.test(one))
  if (found.length !== 1) throw new Error(`${found.length} tags match ${pattern}`)
  return found[0] ?? ''
}
