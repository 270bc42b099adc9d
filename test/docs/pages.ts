/** Parses the pages under `docs`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Dated } from '../../packages/core/src/legislation/in-force.ts'

/** The folder. Used by `links.test.ts`, `quality.test.ts`, `reference.test.ts` and `sources.test.ts`. */
export const docs = fileURLToPath(new URL('../../docs', import.meta.url))

/**
 * The text of a page, by its path below `docs`. Used by `conventions.test.ts`, `quality.test.ts`,
 * `reference.test.ts` and `sources.test.ts`.
 */
export const read = (path: string): string => readFileSync(join(docs, path), 'utf8')

/**
 * The cells of each row of each table of a Markdown text, headings included, as they are written. Used by
 * `quality.test.ts`, `reference.test.ts` and `sources.test.ts`.
 */
export const cellsOf = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(/ (?<!\\)\| /))
    .map((cells) => cells.map((cell) => cell.trim()))

/** The cells of the first row that begins with a word set as code. Used by `reference.test.ts`.
 * @throws Error where there is none.
 */
export function rowOf(text: string, word: string): readonly string[] {
  const found = cellsOf(text).find(([first]) => first === `\`${word}\``)
  if (!found) throw new Error(`no row for ${word}`)
  return found
}

/**
 * Addresses of the links of a text, without code. Used by `links.test.ts`, `reference.test.ts` and
 * `sources.test.ts`.
 */
export const urlsIn = (text: string): readonly string[] =>
  [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, url = '']) =>
    url.replaceAll('%28', '(').replaceAll('%29', ')'),
  )

const PARAMETERS = new URL('../../packages/core/src/legislation/parametres/', import.meta.url)

/** Every value set by law, by the name of its file. Used by `reference.test.ts` and `sources.test.ts`. */
export async function legalValues(): Promise<ReadonlyMap<string, Dated<unknown>>> {
  const files = (readdirSync(PARAMETERS, { recursive: true }) as string[]).filter((file) =>
    file.endsWith('.ts'),
  )
  const values = await Promise.all(
    files.map(async (file) => {
      const module = (await import(new URL(file, PARAMETERS).href)) as Record<string, Dated<unknown>>
      const [dated] = Object.values(module)
      if (!dated) throw new Error(`${file} has no value`)
      return [file.replace(/^.*\/|[.]ts$/g, ''), dated] as const
    }),
  )
  return new Map(values)
}

/**
 * The last day on which a value of law was compared with its text, as an ISO day. Used by
 * `conventions.test.ts` and `reference.test.ts`.
 */
export const lastChecked = async (): Promise<string> =>
  [...(await legalValues()).values()]
    .map(({ checkedOn }) => checkedOn)
    .reduce((latest, day) => (day > latest ? day : latest))
