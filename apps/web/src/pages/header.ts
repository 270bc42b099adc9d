import type { Language } from '@denier/core'
import { h } from 'preact'
import type { View } from '../app/view.ts'
import { addressOf, docsOf, otherThan } from './addresses.ts'
import { Coin } from './coin.ts'
import { words } from './words.ts'

interface HeaderProps {
  readonly language: Language
  /** The address of this page in each language. */
  readonly paths: Readonly<Record<Language, string>>
  readonly query: string
}

/** What stands above every page: the name, the ways to the rest, the other language with the same question. */
export function Header({ language, paths, query }: HeaderProps): View {
  const other = otherThan(language)
  return h(
    'header',
    { class: 'site-header' },
    h(
      'nav',
      { class: 'site-bar', 'aria-label': words.main[language] },
      h('a', { class: 'site-name', href: addressOf('home', language) }, h(Coin, {}), words.name),
      h(
        'ul',
        { class: 'site-links' },
        h(
          'li',
          {},
          h('a', { href: `${addressOf('home', language)}#simulators` }, words.simulators[language]),
        ),
        h('li', {}, h('a', { href: addressOf('method', language) }, words.method[language])),
        h(
          'li',
          {},
          h('a', { href: docsOf(language), title: words.docsTitle[language] }, words.docs[language]),
        ),
        h(
          'li',
          {},
          h(
            'a',
            {
              class: 'site-switch',
              href: paths[other] + (query && `?${query}`),
              lang: other,
              hreflang: other,
              rel: 'alternate',
            },
            words.switch[language],
          ),
        ),
      ),
    ),
  )
}
