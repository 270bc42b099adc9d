/** The example pages that embed simulators, and the questions that their frames ask. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language, SimulatorName } from '@denier/core'
import { root } from '../support/lock.ts'
import { attributes } from '../web/site.ts'

export const folder = join(root, 'examples/embed')
export const PAGES = { en: 'index.html', fr: 'index.fr.html' } as const satisfies Record<Language, string>
export const sourceOf = (language: Language): string => readFileSync(join(folder, PAGES[language]), 'utf8')

/** The question of a frame, from its address. */
export const questionOf = (frame: string) => {
  const { pathname, searchParams } = new URL(attributes(frame, 'src')[0] ?? '')
  const { lang, ...query } = Object.fromEntries(searchParams)
  return {
    name: pathname.replace('/embed/', '') as SimulatorName,
    lang,
    query: `${new URLSearchParams(query)}`,
  }
}

export const framesOf = (language: Language): string[] => sourceOf(language).match(/<iframe\b[^>]*>/g) ?? []
