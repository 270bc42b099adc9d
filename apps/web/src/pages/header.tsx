import type { Language } from '@denier/core'
import type { View } from '../model/view.ts'
import { addressOf, docsOf, otherThan } from './addresses.ts'
import { Coin } from './coin.tsx'
import { messages } from './messages.ts'

interface HeaderProps {
  readonly language: Language
  /** The address of this page in each language. */
  readonly paths: Readonly<Record<Language, string>>
  /** The query of the link to the other language, without its `?`. */
  readonly query: string
}

/**
 * The header of every page: name, navigation, and a link to the other language with the same query. Part of
 * `document.tsx`.
 */
export function Header({ language, paths, query }: HeaderProps): View {
  const other = otherThan(language)
  return (
    <header class="site-header">
      <nav class="site-bar" aria-label={messages.main[language]}>
        <a class="site-name" href={addressOf('home', language)}>
          <Coin />
          {messages.name}
        </a>
        <ul class="site-links">
          <li>
            <a href={`${addressOf('home', language)}#simulators`}>{messages.simulators[language]}</a>
          </li>
          <li>
            <a href={addressOf('method', language)}>{messages.method[language]}</a>
          </li>
          <li>
            <a href={docsOf(language)} title={messages.docsTitle[language]}>
              {messages.docs[language]}
            </a>
          </li>
          <li>
            <a
              class="site-switch"
              href={paths[other] + (query && `?${query}`)}
              lang={other}
              hreflang={other}
              rel="alternate"
            >
              {messages.switch[language]}
            </a>
          </li>
        </ul>
      </nav>
    </header>
  )
}
