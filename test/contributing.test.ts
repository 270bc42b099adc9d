/** Files, commands and sections named by the pages for contributors exist, in both languages. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './support/lock.ts'

const PAGES = ['CONTRIBUTING.md', 'CONTRIBUTING.fr.md']
const read = (page: string): string => readFileSync(join(root, page), 'utf8')
const scripts: Readonly<Record<string, string>> = JSON.parse(read('package.json')).scripts

/** Where the pages write `simulateurs/…` for short, the folder that is meant. */
const PLACES = [
  '',
  'packages/core/src/',
  'packages/core/src/legislation/',
  'packages/core/src/simulateurs/cagr/',
]

/** Folders that a command creates. */
const MADE = ['release/']

/** The names of the npm commands of a text. */
const commandsIn = (text: string) =>
  [...text.matchAll(/\bnpm (?:run )?([a-z:-]+)/g)].map(([, name = '']) => name)
/** Inline code of a text, without fenced blocks. */
const quotedIn = (text: string) =>
  [...text.replace(/^```.*?^```$/gms, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
/** The inline code that names a file or a folder. */
const filesIn = (text: string) =>
  quotedIn(text).filter((code) => /^[\w.][\w./-]*(?:\/|[.](?:ts|mjs|md|json))$/.test(code))
/** The anchor that the forge gives a heading. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d\s-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

describe.each(PAGES)('%s', (page) => {
  const text = read(page)

  it('links to files and sections that exist', () => {
    const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => `#${anchor(heading)}`)
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(5)
    for (const link of links)
      expect([link, link.startsWith('#') ? anchors.includes(link) : existsSync(join(root, link))]).toEqual([
        link,
        true,
      ])
  })

  it('names files and folders that exist', () => {
    const named = filesIn(text).filter((file) => !MADE.includes(file))
    expect(named.length).toBeGreaterThan(20)
    const missing = named.filter((file) => !PLACES.some((place) => existsSync(join(root, place, file))))
    expect(missing).toEqual([])
  })

  it('names scripts that exist in package.json', () => {
    const commands = commandsIn(text).filter((name) => !['ci', 'test'].includes(name))
    expect(commands).toEqual(expect.arrayContaining(['revisions', 'release', 'dev', 'size']))
    expect(commands.filter((name) => !(name in scripts))).toEqual([])
  })
})

it('names the same files and commands in both languages of CONTRIBUTING', () => {
  const [english = '', french = ''] = PAGES.map(read)
  const named = (text: string) => [...filesIn(text), ...commandsIn(text)].sort()
  expect(named(french)).toEqual(named(english))
})
