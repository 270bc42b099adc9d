/** Every relative link of the documents leads to a file and a heading that exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { docs, urlsIn } from './pages.ts'

const root = join(docs, '..')
const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]

/** The anchors of a page: those of its headings and those that it names itself. */
function anchorsOf(file: string): ReadonlySet<string> {
  const text = readFileSync(file, 'utf8').replaceAll(/^```.*?^```/gms, '')
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/\]\([^)]*\)|[^\p{L}\p{N}_ -]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  )
  const named = [...text.matchAll(/<a id="([^"]+)"/g)].map(([, id = '']) => id)
  return new Set([...headings, ...named])
}

const isFound = (page: string, url: string): boolean => {
  const [path = '', anchor] = url.split('#')
  const file = path === '' ? join(root, page) : join(root, dirname(page), path)
  return existsSync(file) && (!anchor || !file.endsWith('.md') || anchorsOf(file).has(anchor))
}

it.each(pages)('finds the target of each link of %s', (page) => {
  const urls = urlsIn(readFileSync(join(root, page), 'utf8')).filter(
    (url) => !/^(?:https?|mailto):/.test(url),
  )
  expect(urls.filter((url) => !isFound(page, url))).toEqual([])
})

it('finds neither a missing file nor a missing heading', () => {
  expect(isFound('README.md', 'docs/none.md')).toBe(false)
  expect(isFound('README.md', 'docs/quality.md#none')).toBe(false)
  expect(isFound('README.md', 'docs/quality.md#quality')).toBe(true)
})
