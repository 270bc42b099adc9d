import type { Language } from '@denier/core'
import type { View } from '../model/view.ts'
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
export const Footer = ({ language }: { readonly language: Language }): View => (
  <footer class="site-footer">
    <div class="site-foot">
      <nav aria-label={words.foot[language]}>
        <ul class="site-links">
          {listed.map((page) => (
            <li>
              <a href={addressOf(page, language)}>{words[page][language]}</a>
            </li>
          ))}
          <li>
            <a href={docsOf(language)}>{words.docsTitle[language]}</a>
          </li>
        </ul>
      </nav>
      <p>{words.disclaimer[language]}</p>
      <p>{words.licence[language]}</p>
    </div>
  </footer>
)
