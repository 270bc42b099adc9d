/** The shell script for spreadsheets, run with a real curl. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { withoutCurl } from '../support/curl.ts'
import { sharedService, type TestService } from '../support/service.ts'
import { expectedAnswer, folder, MARK, numbersIn, question, rowsOf } from './spreadsheet.ts'

let service: TestService
beforeAll(async () => {
  service = await sharedService()
})

describe.skipIf(withoutCurl)('to-csv.sh', () => {
  const run = promisify(execFile)
  const toCsv = (simulator: string, query: object, env: Record<string, string> = {}) =>
    run('sh', [join(folder, 'to-csv.sh'), simulator, String(new URLSearchParams(query as never))], {
      env: { PATH: process.env.PATH, DENIER_URL: service.origin, ...env },
    })

  it.each([
    ['a French spreadsheet', {}, ';', ',', true],
    ['the others', { SEPARATOR: 'virgule' }, ',', '.', false],
  ] as const)('writes a table for %s', async (_, env, delimiter, decimal, isMarked) => {
    const { stdout } = await toCsv('interets-composes', question, env)
    expect(stdout.startsWith(MARK)).toBe(isMarked)
    const rows = rowsOf(stdout, delimiter)
    expect(rows.map((row) => numbersIn(row, decimal))).toEqual((await expectedAnswer()).yearly)
  })

  it('fails and prints the reason when the query is invalid', async () => {
    const failure = await toCsv('cagr', { valeur_initiale: 0 }).catch((error) => error)
    expect(failure.code).toBeGreaterThan(0)
    expect(failure.stdout).toContain('valeur_initiale must be at least 0.01')
    expect(failure.stderr).toMatch(/422/)
  })
})
