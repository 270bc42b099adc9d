import type { Language } from '@denier/core'
import type { View } from '../model/view.ts'
import { addressOf, docsOf, type PageName } from './addresses.ts'
import { messages } from './messages.ts'

const listed = [
  'method',
  'sources',
  'legal',
  'privacy',
  'accessibility',
  'developers',
] as const satisfies readonly PageName[]

/** The footer of every page. Part of `document.tsx`. */
export const Footer = ({ language }: { readonly language: Language }): View => (
  <footer class="site-footer">
    <div class="site-foot">
      <nav aria-label={messages.foot[language]}>
        <ul class="site-links">
          {listed.map((page) => (
            <li>
              <a href={addressOf(page, language)}>{messages[page][language]}</a>
            </li>
          ))}
          <li>
            <a href={docsOf(language)}>{messages.docsTitle[language]}</a>
          </li>
        </ul>
      </nav>
      <p>{messages.disclaimer[language]}</p>
      <p>{messages.licence[language]}</p>
    </div>
  </footer>
)
