/**
 * Every legal value has a text, an address and a date and is used; no rule contains a literal legal number.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'
import { describe, expect, it } from 'vitest'
import { chapters } from '../packages/core/src/legislation/chapters.ts'
import { citationsOf } from '../packages/core/src/legislation/citation.ts'
import { type Dated, sinceWhen } from '../packages/core/src/legislation/in-force.ts'
import { lawOf } from '../packages/core/src/legislation/law.ts'
import type { LegalDescription, LegalUnit } from '../packages/core/src/legislation/legal-parameter.ts'
import { civilDate, daysBetween } from '../packages/core/src/units/civil-date.ts'

const core = new URL('../packages/core/src/', import.meta.url)
const filesUnder = (folder: string): string[] =>
  readdirSync(new URL(folder, core), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => `${entry.parentPath}/${entry.name}`.split('packages/core/src/')[1] ?? '')
    .sort()
const textOf = (file: string): string => readFileSync(new URL(file, core), 'utf8')

const parameters = filesUnder('legislation/parametres')
const rules = filesUnder('legislation/regles')

/** `plafond-case-l` is exported as `plafondCaseL`. */
const camelCase = (file: string): string =>
  file
    .replace(/^.*\/|[.]ts$/g, '')
    .replace(/^\d+-/, '')
    .replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const dayOf = (text: string) => civilDate(text) ?? expect.fail(`${text} is no day`)

type Parameter = LegalDescription & Dated<unknown>

/** The one parameter that a file exports, with its name. */
async function load(file: string): Promise<[name: string, parameter: Parameter]> {
  const module: Record<string, Parameter> = await import(new URL(file, core).href)
  const exported = Object.entries(module)
  expect(exported).toHaveLength(1)
  return exported[0] ?? expect.fail(`${file} exports nothing`)
}

/** What a value of each unit is; members of an object are each of their own unit. */
const isOfUnit: Readonly<Record<LegalUnit, (value: unknown) => boolean>> = {
  euros: (value) => typeof value === 'number',
  rate: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  years: (value) => Number.isInteger(value),
  months: (value) => Number.isInteger(value),
  number: (value) => typeof value === 'number',
  flag: (value) => typeof value === 'boolean',
  scale: (value) => hasRows(value, ['above', 'rate']),
  yearScale: (value) => hasRows(value, ['above', 'rate']),
  surtax: (value) => hasRows(value, ['above', 'rate', 'smoothedUpTo', 'smoothing']),
  ages: (value) => hasRows(value, ['moinsDe', 'usufruit']),
  yearEuros: (value) => hasRows(value, ['annee', 'valeur']),
  yearRate: (value) => hasRows(value, ['annee', 'valeur']),
  yearNumber: (value) => hasRows(value, ['annee', 'valeur']),
  generations: (value) => hasRows(value, ['ageLegal', 'neDepuis', 'requis']),
}

/** Whether a value is a list whose rows have exactly these members, which are in alphabetical order. */
const hasRows = (value: unknown, names: readonly string[]): boolean =>
  Array.isArray(value) && value.every((row) => Object.keys(row).sort().join() === names.join())

/** Expects a value, and each member of an object, to be of its unit. */
function expectWritable(value: unknown, { unit, members = {} }: Omit<LegalDescription, 'key'>): void {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [name, member] of Object.entries(value)) {
      const own = members[name] ?? expect.fail(`${name} has no label`)
      expectWritable(member, { ...own, unit: own.unit ?? unit, members })
    }
  } else expect([unit, value, isOfUnit[unit](value)]).toEqual([unit, value, true])
}

/** One page of the Banque de France states all quarters; one version of an article, its former amount and the next. */
const ONE_ADDRESS: ReadonlySet<string> = new Set([
  'credit/usure-immobilier',
  'impot-revenu/garde-enfants-credit',
  'succession/abattement-ligne-directe',
])

describe.each(parameters)('%s', (file) => {
  it('exports one legal parameter named after its file', async () => {
    const [name, parameter] = await load(file)
    expect(name).toBe(camelCase(file))
    const { members: _, status: __, ...always } = parameter
    expect(Object.keys(always).sort()).toEqual(['articles', 'checkedOn', 'key', 'label', 'unit', 'values'])
    expect(Object.keys(parameter.values).length).toBeGreaterThan(0)
  })

  it('has a value that its unit can write, and a label for each member', async () => {
    const [, parameter] = await load(file)
    for (const value of Object.values(parameter.values)) expectWritable(value, parameter)
  })

  it('has the key of its folder and file', async () => {
    const [, { key }] = await load(file)
    expect(`legislation/parametres/${key}.ts`).toBe(file)
  })

  it('is cited on each of its days with the text and the day of the value in force', async () => {
    const [name, parameter] = await load(file)
    const law = lawOf({ [name]: parameter })
    for (const day of Object.keys(parameter.values).map(dayOf)) {
      const citations = citationsOf(law(day))
      expect(citations.length).toBeGreaterThan(0)
      for (const { key, text, since, label } of citations) {
        expect([key, text]).toEqual([parameter.key, parameter.articles[day]?.title])
        expect([since, since]).toEqual([day, sinceWhen(parameter, day)])
        expect(Math.min(label.fr.length, label.en.length)).toBeGreaterThan(0)
      }
    }
  })

  it('belongs to one chapter, that of its folder, under the name of its file', async () => {
    const [, parameter] = await load(file)
    const [folder, name] = file.replace(/^legislation\/parametres\/|[.]ts$/g, '').split('/')
    const found = chapters.filter(({ parameters }) => Object.values(parameters).includes(parameter))
    expect(found.map((chapter) => chapter.name)).toEqual([folder])
    expect(found[0]?.parameters[name ?? '']).toBe(parameter)
  })

  it('has an article with an address for each day, in chronological order', async () => {
    const [, { values, articles, checkedOn }] = await load(file)
    const days = Object.keys(values).map(dayOf)
    expect(days).toEqual([...days].sort())
    expect(Object.keys(articles)).toEqual(days)
    for (const { title, url } of Object.values(articles)) {
      expect(title).toMatch(/\S.*\d/)
      expect(new URL(url).protocol).toBe('https:')
    }
    expect(daysBetween(days.at(-1) ?? expect.fail(), dayOf(checkedOn))).toBeGreaterThanOrEqual(0)
  })

  it('cites another text on each day, so that none claims a value that it does not state', async () => {
    const [, { key, articles }] = await load(file)
    const addresses = Object.values(articles).map(({ url }) => url)
    const repeated = addresses.filter((url, index) => addresses.indexOf(url) < index)
    expect([key, repeated.length > 0]).toEqual([key, ONE_ADDRESS.has(key)])
  })

  it('is imported by a rule or a simulator', () => {
    const name = file.replace(/^.*\//, '')
    const readers = [...rules, ...filesUnder('simulateurs')].filter((reader) =>
      textOf(reader).includes(`/${name}'`),
    )
    expect(readers.length).toBeGreaterThan(0)
  })
})

/** The values not checked in the year before a day. */
async function uncheckedBefore(day: string): Promise<string[]> {
  const checked = await Promise.all(
    parameters.map(async (file) => [file, (await load(file))[1].checkedOn] as const),
  )
  return checked
    .filter(([, checkedOn]) => daysBetween(dayOf(checkedOn), dayOf(day)) > 365)
    .map(([file, checkedOn]) => `${file}: last checked on ${checkedOn}`)
}

it('lists the legal values not checked for a year, and prints them', async () => {
  expect(await uncheckedBefore('2026-11-21')).toEqual([])
  expect(await uncheckedBefore('2099-01-01')).toHaveLength(parameters.length)
  const today = await uncheckedBefore(new Date().toISOString().slice(0, 10))
  if (today.length > 0) process.stderr.write(`Law to check again:\n${today.join('\n')}\n`)
})

/** Numbers of arithmetic, not of law: 0, 1, 2, 12 months, hundredths. */
const timeless = new Set([0, 1, 2, 12, 100])

/** Sources that apply law: the rules, and the simulators that use them. */
const reasoning = [
  ...rules,
  ...filesUnder('simulateurs').filter((file) => /from '.*\/legislation\//.test(textOf(file))),
]

/** The number literals of a source, but, with `mayName`, those of constants in capitals such as CENTURY. */
function numbersIn(node: unknown, mayName: boolean): number[] {
  if (typeof node !== 'object' || node === null || (mayName && isNamedConstant(node))) return []
  if ('type' in node && node.type === 'NumericLiteral' && 'value' in node) return [Number(node.value)]
  return Object.values(node).flatMap((inner) => numbersIn(inner, mayName))
}

const parsed = (text: string) => parseSync(text, { syntax: 'typescript', target: 'es2022' })

const isNamedConstant = (node: object): boolean =>
  'type' in node &&
  node.type === 'VariableDeclarator' &&
  'id' in node &&
  /^[A-Z][A-Z_]+$/.test((node.id as { value?: string }).value ?? '')

describe.each(reasoning)('%s', (file) => {
  it('contains no literal legal number', () => {
    const numbers = numbersIn(parsed(textOf(file)), file.startsWith('simulateurs/'))
    expect(numbers.filter((number) => !timeless.has(number))).toEqual([])
  })
})

it('detects a literal legal number in a source', () => {
  const source =
    'const CENTURY = 99; export const due = (x: number) => Math.min(x * 0.172, -61n > 0n ? 1 : -61) + 100'
  expect(numbersIn(parsed(source), true)).toEqual([0.172, 1, 61, 100])
  expect(numbersIn(parsed(source), false)).toEqual([99, 0.172, 1, 61, 100])
})
