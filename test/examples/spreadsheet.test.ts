/** What spreadsheets are told to ask: each address is served, and what comes is read back as the files say it is. */
import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { simulate } from '@denier/core'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../support/lock.ts'
import { startService, type TestService } from '../support/service.ts'

const folder = join(root, 'examples/spreadsheet')
const sourceOf = (name: string): string => readFileSync(join(folder, name), 'utf8')

/** The places that the files name, and the question that all of them ask. */
const PLACES = /https:\/\/denier[.]example|http:\/\/127[.]0[.]0[.]1:3000/g
const question = { capital: 10_000, mensuel: 300, taux: 7, duree: 20 }
const MARK = '\uFEFF'

let service: TestService
let wanted: Awaited<ReturnType<typeof answered>>
beforeAll(async () => {
  service = await startService()
  wanted = await answered()
})
afterAll(() => service.close())

async function answered() {
  const reply = await simulate('interets-composes', question)
  if (reply.errors) throw new Error(JSON.stringify(reply.errors))
  return reply.data
}

const local = (text: string): string => text.replaceAll(PLACES, service.origin)

/** What an address gives, its byte order mark kept, and its type. */
async function served(address: string) {
  const response = await fetch(local(address))
  expect([address, response.status]).toEqual([address, 200])
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
  return { text, type: response.headers.get('content-type') ?? '' }
}

const rowsOf = (text: string, delimiter: string): Record<string, string>[] =>
  parse(text, { columns: true, bom: true, delimiter })

const numbersIn = (row: object | undefined, decimal = '.'): object =>
  Object.fromEntries(
    Object.entries(row ?? {}).map(([name, cell]) => [name, Number(String(cell).replace(decimal, '.'))]),
  )

it('Google Sheets: both formulas ask the same, and name its comma and its point', async () => {
  const formulas = sourceOf('google-sheets.txt').match(/^=.*$/gm) ?? []
  expect(formulas).toHaveLength(2)
  for (const [at, formula] of formulas.entries()) {
    const pattern = /^=IMPORTDATA\("([^"]+)"([,;]) "(.)"\2 "en_US"\)$/
    const [, address = '', separator, delimiter = ''] = pattern.exec(formula) ?? []
    expect(separator).toBe([',', ';'][at])
    const { text } = await served(address)
    expect(text.startsWith(MARK)).toBe(false)
    const rows = rowsOf(text, delimiter)
    expect(rows).toHaveLength(wanted.yearly.length)
    expect(numbersIn(rows[0])).toEqual(wanted.yearly[0])
  }
})

describe('LibreOffice', () => {
  it('the address of the table is a table, as the words before it say', async () => {
    const [address = ''] = sourceOf('libreoffice.txt').match(/^http.*$/m) ?? []
    const { text, type } = await served(address)
    expect(type).toMatch(/^text\/csv; charset=utf-8/)
    expect(numbersIn(rowsOf(text, ',')[0])).toEqual(wanted.yearly[0])
  })

  it('the formula finds its figure in what the service answers', async () => {
    const [formula = ''] = sourceOf('libreoffice.txt').match(/^=.*$/m) ?? []
    const pattern = /^=NUMBERVALUE\(REGEX\(WEBSERVICE\("([^"]+)"\); "((?:[^"]|"")+)"\); "[.]"\)$/
    const [, address = '', expression = ''] = pattern.exec(formula) ?? []
    const { text } = await served(address)
    const [found] = new RegExp(expression.replaceAll('""', '"')).exec(text) ?? []
    expect(Number(found)).toBe(wanted.resume.capitalFinalBrut)
  })
})

describe('Excel', () => {
  const source = sourceOf('excel.m')
  const one = (pattern: RegExp): string => pattern.exec(source)?.[1] ?? expect.fail(String(pattern))
  const columns = [...source.matchAll(/[{]"(\w+)", ([\w.]+)[}]/g)].map(([, name = '', type = '']) => ({
    name,
    type,
  }))

  it('the query reads what is served: its separator, its encoding, its heads, its numbers', async () => {
    const given = [...one(/Parametres = \[(.*)\]/).matchAll(/(\w+) = "([^"]*)"/g)]
    const query = new URLSearchParams(given.map(([, name = '', value = '']) => [name, value]))
    const { text, type } = await served(`${one(/Adresse = "([^"]+)"/)}?${query}`)
    expect({ encoding: one(/Encoding = (\d+)/), type }).toMatchObject({
      encoding: '65001', // the code page of UTF-8
      type: expect.stringMatching(/^text\/csv; charset=utf-8/),
    })
    expect(text.startsWith(MARK)).toBe(true)
    const rows = rowsOf(text, one(/Delimiter = "(.)"/))
    expect(Object.keys(rows[0] ?? {})).toEqual(columns.map(({ name }) => name))
    expect(one(/"(fr-FR)"/)).toBe('fr-FR')
    for (const row of rows) for (const cell of Object.values(row)) expect(cell).toMatch(/^-?\d+(?:,\d+)?$/)
    expect(numbersIn(rows[0], ',')).toEqual(wanted.yearly[0])
  })

  it('its types hold the figures: whole numbers, and amounts of at most four decimals', () => {
    const first = wanted.yearly[0] as unknown as Readonly<Record<string, number>>
    for (const { name, type } of columns) {
      expect(type).toMatch(/^(?:Int64|Currency)[.]Type$/)
      const scaled = (first[name] ?? Number.NaN) * (type === 'Int64.Type' ? 1 : 10_000)
      expect(Math.abs(scaled - Math.round(scaled))).toBeLessThan(1e-6)
    }
  })
})

const withoutCurl = spawnSync('curl', ['--version']).error !== undefined && !process.env.CI

describe.skipIf(withoutCurl)('to-csv.sh', () => {
  const run = promisify(execFile)
  const told = (simulator: string, query: object, env: Record<string, string> = {}) =>
    run('sh', [join(folder, 'to-csv.sh'), simulator, String(new URLSearchParams(query as never))], {
      env: { PATH: process.env.PATH, DENIER_URL: service.origin, ...env },
    })

  it.each([
    ['a French spreadsheet', {}, ';', ',', true],
    ['the others', { SEPARATOR: 'virgule' }, ',', '.', false],
  ] as const)('writes a table for %s', async (_, env, delimiter, decimal, isMarked) => {
    const { stdout } = await told('interets-composes', question, env)
    expect(stdout.startsWith(MARK)).toBe(isMarked)
    const rows = rowsOf(stdout, delimiter)
    expect(rows.map((row) => numbersIn(row, decimal))).toEqual(wanted.yearly)
  })

  it('fails, and says why, where the question is at fault', async () => {
    const failure = await told('cagr', { valeur_initiale: 0 }).catch((error) => error)
    expect(failure.code).toBeGreaterThan(0)
    expect(failure.stdout).toContain('valeur_initiale must be at least 0.01')
    expect(failure.stderr).toMatch(/422/)
  })
})
