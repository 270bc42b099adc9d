/** The pages of sources list every legal value by date and every series, and have no dead link. */
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { credits, history, type Language, languages } from '@denier/core'
import { describe, expect, it } from 'vitest'
import { publishedIndices } from '../../packages/core/src/indices/crises.ts'
import { cellsOf, docs, legalValues, read, urlsIn } from './pages.ts'

const values = await legalValues()

/** Each number of a value: itself, those of a scale, those of an object. */
function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : []
}

/** The numbers of a cell; those that names begin with (1st child) are among them. */
const numbersIn = (text: string, language: Language): number[] =>
  (
    text
      .replaceAll(language === 'fr' ? /(?<=\d)\s(?=\d{3}(?!\d))/g : /,(?=\d{3})/g, '')
      .match(/\d+(?:[.,]\d+)?/g) ?? []
  ).map((number) => Number(number.replace(',', '.')))

/** How a number may be written: as it is, in percent, or rounded where it was an amount in francs. */
const writtenAs = (number: number): readonly number[] => [
  number,
  Number((100 * number).toFixed(6)),
  Number(number.toFixed(number < 100 ? 4 : 2)),
]

/** The section of an anchor: up to the next one. */
function sectionOf(text: string, id: string): string {
  const [, after] = text.split(`<a id="${id}"></a>`)
  return after?.split('<a id=')[0] ?? expect.fail(`no section ${id}`)
}

const dayIn = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(day))
    .replace(/^1 (?=\p{L})/u, language === 'fr' ? '1er ' : '1 ')

describe.each(languages)('docs/%s/sources.md', (language) => {
  const text = read(`${language}/sources.md`)

  it('lists every legal value with its numbers, day, text and last check', () => {
    expect(values.size).toBeGreaterThan(70)
    for (const [name, dated] of values) {
      const section = sectionOf(text, name)
      const days = Object.keys(dated.values).sort().reverse()
      const rows = cellsOf(section).slice(2)
      expect([name, rows.length]).toEqual([name, days.length])
      expect(section).toContain(dayIn(dated.checkedOn, language))
      for (const [index, day] of days.entries()) {
        const [since, value = '', article = ''] = rows[index] ?? []
        expect([name, since]).toEqual([name, dayIn(day, language)])
        expect(urlsIn(article)).toEqual([dated.articles[day]?.url])
        const shown = numbersIn(value, language)
        for (const number of numbersOf(dated.values[day]).filter((one) => one > 0))
          expect([name, day, writtenAs(number).some((one) => shown.includes(one))]).toEqual([name, day, true])
      }
    }
  })

  it('lists every series with its span, licence and source', () => {
    for (const { name, first, last, title } of history) {
      const section = sectionOf(text, name)
      expect(section.replaceAll(/\s/g, ' ')).toContain(title[language])
      expect(section).toContain(first)
      expect(section).toContain(last)
    }
    for (const { url, licence } of credits) {
      expect(urlsIn(text)).toContain(url)
      expect(text.replaceAll(/\s/g, ' ')).toContain(licence[language])
    }
  })

  it('lists every fall of a published index', () => {
    const rows = cellsOf(sectionOf(text, 'published'))
    const all = Object.values(publishedIndices).flat()
    for (const { name, currency, falls } of all) {
      for (const [crisis, { fall, peak, trough }] of Object.entries(falls)) {
        const matching = rows.filter(
          ([index, year, , from, to]) =>
            index?.startsWith(`${name} (${currency})`) && year === crisis && from === peak && to === trough,
        )
        const numbers = matching.flatMap(([, , fallen = '']) => numbersIn(fallen, language))
        expect([name, crisis, numbers.includes(-fall)]).toEqual([name, crisis, true])
      }
    }
  })
})

describe('links of the documentation', () => {
  const pages = languages.flatMap((language) => [
    `${language}/conventions.md`,
    `${language}/sources.md`,
    ...readdirSync(join(docs, language, 'reference')).map((file) => `${language}/reference/${file}`),
  ])

  it.each(pages)('leads from %s to existing files and anchors', (page) => {
    const local = urlsIn(read(page)).filter((url) => !/^https?:/.test(url))
    for (const url of local) {
      const [path = '', id] = url.split('#')
      const file = path === '' ? page : join(dirname(page), path)
      expect([url, existsSync(join(docs, file))]).toEqual([url, true])
      if (id !== undefined) expect([url, read(file).includes(`<a id="${id}"></a>`)]).toEqual([url, true])
    }
  })

  it('leads from each reference page to conventions, sources and the other language', () => {
    for (const page of pages.filter((one) => one.includes('/reference/'))) {
      const [other] = languages.filter((language) => !page.startsWith(`${language}/`))
      const urls = urlsIn(read(page))
      expect(urls).toContain('../conventions.md')
      expect(urls).toContain('../sources.md')
      expect(urls).toContain(`../../${other}${page.slice(2)}`)
    }
  })
})
