/** The ten scenarios, run by Node against the real service: their figures are the library's, in either language. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type ResultFor, simulate } from '@denier/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../support/lock.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ limit: 30 })
})
afterAll(() => service.close())

const run = promisify(execFile)
const script = join(root, 'examples/compare-ten-scenarios.mjs')

/** The lines that the example prints. */
const printed = async (...args: string[]): Promise<string[]> => {
  const env = { PATH: process.env.PATH, DENIER_URL: service.origin }
  const { stdout } = await run(process.execPath, [script, ...args], { env })
  return stdout.trimEnd().split('\n')
}

/** The number of a cell in either language, whatever its blanks, signs and currency. */
const numberIn = (cell: string, decimal: '.' | ','): number => {
  const digits = cell.replaceAll(/[\s€%]|[a-zé’]/gu, '').replace('−', '-')
  return Number(decimal === ',' ? digits.replace(',', '.') : digits.replaceAll(',', ''))
}

/**
 * A row of the printed table: its scenario in percent, four figures in euros, and the year when buying gets
 * ahead.
 */
interface Row {
  readonly scenario: { readonly taux_credit: number; readonly revalo_loyer: number }
  readonly figures: readonly number[]
  readonly year: number | null
}

function rowOf(line: string, decimal: '.' | ','): Row {
  const cells = line.trim().split(/ {3,}/)
  const [taux_credit = 0, revalo_loyer = 0, ...figures] = cells
    .slice(0, -1)
    .map((cell) => numberIn(cell, decimal))
  const [, year] = /(\d+)$/.exec(cells.at(-1) ?? '') ?? []
  return { scenario: { taux_credit, revalo_loyer }, figures, year: year === undefined ? null : Number(year) }
}

const home = { prix: 300_000, apport: 60_000, duree_credit: 20, loyer: 1100 }
/** The figures of a row, as the library gives them. */
const wanted = ({ resume, complements }: ResultFor<'achat-location'>) => {
  const { mensualiteCredit, patrimoineAchatFinal, patrimoineLocationFinal } = resume
  const figures = [mensualiteCredit, patrimoineAchatFinal, patrimoineLocationFinal, complements.ecartFinal]
  return { figures: figures.map(Math.round), year: resume.pointBasculeAnnees }
}

describe.each([
  ['en', '.', 'Buying ends ahead in', 'never'],
  ['fr', ',', 'Acheter finit devant dans', 'jamais'],
] as const)('compare-ten-scenarios.mjs in %s', (language, decimal, opening, never) => {
  let lines: readonly string[]
  let rows: readonly Row[]
  beforeAll(async () => {
    lines = await printed(...(language === 'en' ? [] : [language]))
    rows = lines.slice(2, 12).map((line) => rowOf(line, decimal))
  })

  it('prints the figures of the library to the euro in each row', async () => {
    expect(new Set(rows.map(({ scenario }) => JSON.stringify(scenario))).size).toBe(10)
    for (const { scenario, figures, year } of rows) {
      const reply = await simulate('achat-location', { ...home, ...scenario })
      if (reply.errors) throw new Error(JSON.stringify(reply.errors))
      expect({ figures, year }).toEqual(wanted(reply.data))
    }
  })

  it('aligns the table and marks the rows where buying never gets ahead', () => {
    expect(new Set(lines.slice(0, 12).map((line) => line.length)).size).toBe(1)
    for (const [at, { year }] of rows.entries()) expect(lines[2 + at]?.endsWith(never)).toBe(year === null)
  })

  it('concludes what the table shows', () => {
    const gaps = rows.map(({ figures }) => figures.at(-1) ?? Number.NaN)
    const [ahead = '', ...others] = lines.slice(13)
    expect(ahead.startsWith(opening)).toBe(true)
    expect(ahead.match(/\d+/g)?.map(Number)).toEqual([gaps.filter((gap) => gap > 0).length, gaps.length])
    for (const rise of [0, 2]) {
      const rates = rows.filter(({ scenario, figures }) => {
        return scenario.revalo_loyer === rise && (figures.at(-1) ?? 0) > 0
      })
      const highest = rates.at(-1)?.scenario.taux_credit ?? 0
      const concluded = others[rise / 2]?.match(/\d+[.,]\d/g)?.map((text) => numberIn(text, decimal))
      expect(concluded).toEqual([rise, highest])
    }
    const effects = others[2]?.match(/\d[\d\s,]*\d/gu)?.map((text) => numberIn(text, decimal))
    // Rows 0 to 4 have the five rates of the loan with rents that do not rise; rows 5 to 9, with rents that
    // rise.
    const gap = (one: number, other: number) => Math.abs((gaps[one] ?? 0) - (gaps[other] ?? 0))
    const byRate = (gap(0, 4) + gap(5, 9)) / 2
    const byRent = [0, 1, 2, 3, 4].reduce((sum, at) => sum + gap(at, at + 5), 0) / 5
    expect(Math.abs((effects?.[0] ?? 0) - byRate)).toBeLessThanOrEqual(1)
    expect(Math.abs((effects?.[1] ?? 0) - byRent)).toBeLessThanOrEqual(1)
    expect(others[3]).toMatch(byRate > byRent ? /rate|taux/ : /rents|loyers/)
  })

  it('ends with the disclaimer of the service', async () => {
    const reply = await simulate(
      'achat-location',
      { ...home, taux_credit: 3, revalo_loyer: 0 },
      { lang: language },
    )
    expect(lines.at(-1)).toBe(reply.disclaimer)
  })
})

it('sends each of its ten requests once per run of compare-ten-scenarios.mjs', () => {
  const requests = service.lines.filter((line) => line.includes('/api/v1/simulateurs/achat-location'))
  expect(requests).toHaveLength(20) // two runs, one a language
  expect(requests.every((line) => JSON.parse(line).status === 200)).toBe(true)
})
