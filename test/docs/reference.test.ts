/** The committed reference equals the generated one and describes each simulator completely. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { history, isNumeric, type Language, languages, type Simulator, simulate, valueAt } from '@denier/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { figuresOf } from '../../apps/api/src/answer/figures.ts'
import { queryText } from '../../apps/api/src/answer/parameter.ts'
import { publishedIndices } from '../../packages/core/src/indices/crises.ts'
import { simulators } from '../support/simulators.ts'
import { cellsOf, docs, lastChecked, legalValues, read, rowOf, urlsIn } from './pages.ts'

const SCRIPT = fileURLToPath(new URL('../../scripts/reference.mjs', import.meta.url))

/** The pages that the command writes, by their paths under `docs`. */
const pagesWritten = languages.flatMap((language) => [
  `${language}/sources.md`,
  ...['README', ...simulators.map(({ contract }) => contract.name)].map(
    (name) => `${language}/reference/${name}.md`,
  ),
])

/** Path in the repository of every file that the command writes, whole or in part. */
const written = [
  'README.md',
  'README.fr.md',
  ...['glossaire.md', ...pagesWritten].map((path) => `docs/${path}`),
]

describe('scripts/reference.mjs', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'denier-reference-'))
    const { status, stderr } = spawnSync(process.execPath, [SCRIPT, folder], { encoding: 'utf8' })
    expect(status, stderr).toBe(0)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const filesIn = (root: string) =>
    readdirSync(root, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [join(entry.parentPath, entry.name).slice(root.length + 1)] : [],
    )

  it('writes the reference in both languages, and its parts of the READMEs and the glossary', () => {
    expect(filesIn(folder).sort()).toEqual([...written].sort())
  })

  it('leaves no other page in the reference folders', () => {
    const found = languages.flatMap((language) =>
      readdirSync(join(docs, language, 'reference')).map((name) => `${language}/reference/${name}`),
    )
    expect(found.sort()).toEqual(pagesWritten.filter((path) => path.includes('/reference/')).sort())
  })

  it.each(written)('writes %s identical to the committed file (npm run reference updates it)', (path) => {
    expect(readFileSync(join(folder, path), 'utf8')).toBe(readFileSync(join(docs, '..', path), 'utf8'))
  })
})

const MISSING = { fr: 'oui', en: 'yes' }
const NEEDED = { fr: '**obligatoire**', en: '**required**' }
const OPTIONAL = { fr: 'facultatif', en: 'optional' }

const pages = languages.flatMap((language) =>
  simulators.map((simulator) => ({
    language,
    simulator,
    page: `${language}/reference/${simulator.contract.name}.md`,
  })),
)

describe.each(pages.map((one) => [one.page, one] as const))('docs/%s', (page, { language, simulator }) => {
  const { contract } = simulator
  const { name } = contract
  const text = read(page)
  const parts = text.split('\n## ')
  const part = (rank: number) => parts[rank] ?? expect.fail(`${name} has no part ${rank}`)

  it('describes the meaning, bounds and default of each parameter', () => {
    for (const [param, field] of Object.entries(contract.params)) {
      const [, meaning, , allowed, usual] = rowOf(part(1), param)
      expect(plain(meaning)).toContain(plain(field.label[language]))
      if (field.help) expect(plain(meaning)).toContain(plain(field.help[language]))
      for (const word of [...Object.keys(field.choices ?? {}), ...(field.among ?? [])])
        expect(allowed).toContain(`\`${word}\``)
      if (field.min !== undefined && field.max !== undefined && !field.among) {
        expect(numbersIn(allowed, language)).toEqual([field.min, field.max])
      }
      const presence = field.optional ? OPTIONAL[language] : NEEDED[language]
      expect([param, usual]).toEqual([param, field.default === undefined ? presence : `\`${field.default}\``])
    }
  })

  it('describes each constraint and each preset', () => {
    for (const { message, code } of [...contract.constraints, ...contract.repeatedConstraints]) {
      const row = cellsOf(part(1)).find((cells) => cells[3] === `\`${message}\``)
      expect(row?.[2]).toBe(`\`${code}\``)
    }
    for (const { query } of contract.presets) expect(part(1)).toContain(`\`${queryText(query)}\``)
  })

  it('describes each figure of the result and whether it can be null', () => {
    for (const { path, field } of figuresOf(contract.result)) {
      const [, meaning, , missing] = rowOf(part(2), path)
      expect(plain(meaning)).toContain(plain(field.label[language]))
      expect([path, missing]).toEqual([path, field.nullable ? MISSING[language] : ''])
    }
  })

  it('describes each warning and each problem code', async () => {
    for (const [code, warning] of Object.entries(contract.warnings))
      expect(plain(rowOf(text, code)[1])).toBe(plain(warning[language]))
    const numbers = Object.entries(contract.params).filter(([, field]) => isNumeric(field))
    const faulty = Object.fromEntries(numbers.map(([param]) => [param, 'x']))
    const { errors = [] } = await simulate(name as 'cagr', new URLSearchParams(faulty).toString())
    expect(errors.length).toBeGreaterThanOrEqual(numbers.length)
    for (const { code, field } of errors) {
      const [, , of] = rowOf(text, code)
      expect(of === ALL[language] || of?.includes(`\`${field}\``)).toBe(true)
    }
  })

  it('shows the figures of the library for its example', async () => {
    const { data, meta, address } = await worked(simulator, language)
    expect(text).toContain(address)
    const figures = figuresOf(contract.result).filter(({ path }) => !path.includes('['))
    expect(figures.length).toBeGreaterThan(3)
    const example = part(parts.findIndex((one) => one.startsWith(EXAMPLE[language])))
    for (const { path, field } of figures) {
      const value = valueAt(data, path)
      if (value === undefined || field.kind === 'prose') continue
      expect([path, rowOf(example, path)[3]]).toEqual([path, `\`${JSON.stringify(value)}\``])
    }
    for (const { code } of meta.avertissements) expect(example).toContain(`\`${code}\``)
  })

  it('contains the whole method text at another heading level', () => {
    const file = language === 'fr' ? 'methode.md' : 'methode.en.md'
    const method = readFileSync(join(docs, '../packages/core/src/simulateurs', name, file), 'utf8')
    const lower = (lines: string) => lines.replaceAll(/^#+ /gm, '# ')
    expect(method.length).toBeGreaterThan(1000)
    expect(lower(text)).toContain(lower(method))
  })

  it('cites the sources of the answer to its example', async () => {
    const { meta } = await worked(simulator, language)
    const cited = part(parts.length - 1)
    expect(meta.sources.length).toBeGreaterThan(0)
    for (const { url } of meta.sources) expect(urlsIn(cited)).toContain(url)
    const sources = read(`${language}/sources.md`)
    for (const { url } of contract.sources) expect(urlsIn(sources)).toContain(url)
  })

  it('links to each legal value and series that similar queries cite', async () => {
    const lead = urlsIn(part(parts.length - 1))
    const owned = await owners()
    for (const url of await citedNear(simulator)) {
      const names = owned.get(url) ?? []
      if (names.length === 0) continue
      expect([url, names.some((one) => lead.includes(`../sources.md#${one}`))]).toEqual([url, true])
    }
    for (const one of lead.filter((url) => url.startsWith('../sources.md#')))
      expect([...owned.values()].flat()).toContain(one.split('#')[1])
  })

  it('contains the disclaimer', () => expect(plain(text)).toContain(plain(contract.disclaimer[language])))
})

const ALL = { fr: 'tous', en: 'all' }
const EXAMPLE = { fr: 'Exemple', en: 'Worked example' }

async function worked({ contract }: Simulator, language: Language) {
  const { query } = contract.example
  const reply = await simulate(contract.name as 'cagr', query as never, {
    lang: language,
    today: await lastChecked(),
  })
  if (reply.errors) expect.fail(`${contract.name} refuses its example`)
  return { ...reply, address: `/api/v1/simulateurs/${contract.name}?${queryText(query)}` }
}

/** The values of law and the series that an address belongs to, by their names on the page of sources. */
async function owners(): Promise<ReadonlyMap<string, readonly string[]>> {
  const known = new Map<string, string[]>()
  const add = (url: string, name: string) => known.set(url, [...(known.get(url) ?? []), name])
  for (const [name, { articles }] of await legalValues())
    for (const { url } of Object.values(articles)) add(url, name)
  for (const { name, credits } of history) for (const { url } of Object.values(credits).flat()) add(url, name)
  for (const { credit } of Object.values(publishedIndices).flat()) add(credit.url, 'published')
  return known
}

/** Sources cited when one choice or flag of the example changes. */
async function citedNear({ contract }: Simulator): Promise<ReadonlySet<string>> {
  const query: Readonly<Record<string, unknown>> = contract.example.query
  const moved = Object.entries(contract.params).flatMap(([param, { kind, choices = {}, default: usual }]) =>
    [...Object.keys(choices), ...(kind === 'flag' ? [!(query[param] ?? usual)] : [])].map((value) => ({
      ...query,
      [param]: value,
    })),
  )
  const presets = contract.presets.map((preset) => ({ ...query, ...preset.query }))
  const today = await lastChecked()
  const replies = await Promise.all(
    [query, ...moved, ...presets].map((variant) =>
      simulate(contract.name as 'cagr', variant as never, { today }),
    ),
  )
  return new Set(replies.flatMap(({ meta }) => meta?.sources.map(({ url }) => url) ?? []))
}

/** Plain text: collapses blanks and removes Markdown escapes. */
const plain = (text = ''): string =>
  text.replaceAll('&lt;', '<').replaceAll(String.raw`\*`, '*').replaceAll(/\s+/g, ' ')

/** The numbers of a cell, as its language writes them. */
function numbersIn(text = '', language: Language): number[] {
  const bare = text
    .replaceAll('−', '-')
    .replaceAll('€', '')
    .replaceAll(language === 'fr' ? /(?<=\d)\s(?=\d{3})/g : /,(?=\d{3})/g, '')
  return (bare.match(/-?\d+(?:[.,]\d+)?/g) ?? []).map((number) => Number(number.replace(',', '.')))
}
