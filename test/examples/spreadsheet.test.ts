/** Addresses in the spreadsheet files: each is served, and its table is read as the file describes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedService, type TestService } from '../support/service.ts'
import { expectedAnswer, folder, MARK, numbersIn, rowsOf } from './spreadsheet.ts'

const sourceOf = (name: string): string => readFileSync(join(folder, name), 'utf8')

/** The addresses of the service that the files name. */
const PLACES = /https:\/\/denier[.]example|http:\/\/127[.]0[.]0[.]1:3000/g

let service: TestService
let wanted: Awaited<ReturnType<typeof expectedAnswer>>
beforeAll(async () => {
  service = await sharedService()
  wanted = await expectedAnswer()
})

const local = (text: string): string => text.replaceAll(PLACES, service.origin)

/** What an address gives, its byte order mark kept, and its type. */
async function served(address: string) {
  const response = await fetch(local(address))
  expect([address, response.status]).toEqual([address, 200])
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
  return { text, type: response.headers.get('content-type') ?? '' }
}

it('returns for both Google Sheets formulas the same table, in the separators that they name', async () => {
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

describe('libreoffice.txt', () => {
  it('names an address that returns the yearly table', async () => {
    const [address = ''] = sourceOf('libreoffice.txt').match(/^http.*$/m) ?? []
    const { text, type } = await served(address)
    expect(type).toMatch(/^text\/csv; charset=utf-8/)
    expect(numbersIn(rowsOf(text, ',')[0])).toEqual(wanted.yearly[0])
  })

  it('contains a formula that finds its figure in the answer of the service', async () => {
    const [formula = ''] = sourceOf('libreoffice.txt').match(/^=.*$/m) ?? []
    const pattern = /^=NUMBERVALUE\(REGEX\(WEBSERVICE\("([^"]+)"\); "((?:[^"]|"")+)"\); "[.]"\)$/
    const [, address = '', expression = ''] = pattern.exec(formula) ?? []
    const { text } = await served(address)
    const [found] = new RegExp(expression.replaceAll('""', '"')).exec(text) ?? []
    expect(Number(found)).toBe(wanted.resume.capitalFinalBrut)
  })
})

describe('excel.m', () => {
  const source = sourceOf('excel.m')
  /** What a pattern captures in the file. */
  const one = (pattern: RegExp): string => pattern.exec(source)?.[1] ?? expect.fail(String(pattern))
  const columns = [...source.matchAll(/[{]"(\w+)", ([\w.]+)[}]/g)].map(([, name = '', type = '']) => ({
    name,
    type,
  }))

  it('matches the separator, encoding, headers and numbers of the served table', async () => {
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

  it('declares types that hold every figure', () => {
    const first = wanted.yearly[0] as unknown as Readonly<Record<string, number>>
    for (const { name, type } of columns) {
      expect(type).toMatch(/^(?:Int64|Currency)[.]Type$/)
      const scaled = (first[name] ?? Number.NaN) * (type === 'Int64.Type' ? 1 : 10_000)
      expect(Math.abs(scaled - Math.round(scaled))).toBeLessThan(1e-6)
    }
  })
})
