/** The example pages that embed simulators, and the questions that their frames ask. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language, SimulatorName } from '@denier/core'
import { root } from '../support/lock.ts'
import { attributes } from '../web/site.ts'

/** Their folder. Used by `embed.full.test.ts`. */
export const folder = join(root, 'examples/embed')
/** Their names. Used by `embed.full.test.ts`. */
export const PAGES = { en: 'index.html', fr: 'index.fr.html' } as const satisfies Record<Language, string>
/** The HTML of a page. Used by `embed.test.ts`. */
export const sourceOf = (language: Language): string => readFileSync(join(folder, PAGES[language]), 'utf8')

/**
 * The simulator, the language and the query that the address of an `<iframe>` tag has. Used by
 * `embed.full.test.ts` and `embed.test.ts`.
 */
export const questionOf = (frame: string) => {
  const { pathname, searchParams } = new URL(attributes(frame, 'src')[0] ?? '')
  const { lang, ...query } = Object.fromEntries(searchParams)
  return {
    name: pathname.replace('/embed/', '') as SimulatorName,
    lang,
    query: `${new URLSearchParams(query)}`,
  }
}

/** The `<iframe>` tags of a page. Used by `embed.full.test.ts` and `embed.test.ts`. */
export const framesOf = (language: Language): string[] => sourceOf(language).match(/<iframe\b[^>]*>/g) ?? []
