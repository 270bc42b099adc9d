import type { Language } from '@denier/core'
import { h } from 'preact'
import type { View } from '../app/view.ts'
import { addressOf, docsOf, type PageName } from './addresses.ts'
import { words } from './words.ts'

const listed = [
  'method',
  'sources',
  'legal',
  'privacy',
  'accessibility',
] as const satisfies readonly PageName[]

/** What stands below every page. */
export const Footer = ({ language }: { readonly language: Language }): View =>
  h(
    'footer',
    { class: 'site-footer' },
    h(
      'div',
      { class: 'site-foot' },
      h(
        'nav',
        { 'aria-label': words.foot[language] },
        h(
          'ul',
          { class: 'site-links' },
          listed.map((page) =>
            h('li', {}, h('a', { href: addressOf(page, language) }, words[page][language])),
          ),
          h('li', {}, h('a', { href: docsOf(language) }, words.docsTitle[language])),
        ),
      ),
      h('p', {}, words.disclaimer[language]),
      h('p', {}, words.licence[language]),
    ),
  )
