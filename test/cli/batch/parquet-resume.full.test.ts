/** The built command with Parquet: threads, an output that appears whole, and a run that is killed and resumed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAIN } from '../support.ts'
import { parquetBytes, parquetRows } from './parquet-files.ts'

const ROWS = 120_000
const folder = mkdtempSync(join(tmpdir(), 'denier-parquet-'))
const at = (name: string) => join(folder, name)
const OPTIONS = ['--colonnes', 'resume.impotNet,resume.tauxMoyen', '--lang', 'en']
const wordsOf = (input: string, output: string) => [
  ...['lot', 'fiscalite', at(input), '--sortie', at(output)],
  ...OPTIONS,
]

beforeAll(() => {
  const rows = Array.from({ length: ROWS }, (_, row) => row)
  const situationOf = (row: number) => (row % 3 === 0 ? 'marie' : row % 97 === 1 ? 'x' : 'celibataire')
  writeFileSync(
    at('foyers.parquet'),
    parquetBytes(
      [
        { name: 'foyer', data: rows.map((row) => `F${row}`) },
        { name: 'revenu', data: rows.map((row) => (row * 7919) % 120_000), type: 'DOUBLE' },
        { name: 'enfants', data: rows.map((row) => BigInt(row % 5)) },
        { name: 'situation', data: rows.map(situationOf) },
      ],
      { rowGroupSize: 70_000 },
    ),
  )
  const lines = rows.map((row) => `F${row},${(row * 7919) % 120_000},${row % 5},${situationOf(row)}`)
  writeFileSync(at('foyers.csv'), `foyer,revenu,enfants,situation\n${lines.join('\n')}\n`)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = (words: readonly string[]) =>
  spawn(process.execPath, [MAIN, ...words], { stdio: ['ignore', 'ignore', 'pipe'] })

/** Runs the command to its end: its exit code, and its errors. */
async function finished(words: readonly string[]) {
  const child = start(words)
  let err = ''
  child.stderr.on('data', (data: Buffer) => {
    err += data
  })
  const [code] = await once(child, 'close')
  return { code, err }
}
const bytesOf = (name: string) => readFileSync(at(name))

describe.each(['foyers.parquet', 'foyers.csv'])('denier lot, built, from %s to Parquet', (input) => {
  it('gives the same bytes with two threads', async () => {
    const [one, two] = [
      await finished(wordsOf(input, 'un.parquet')),
      await finished([...wordsOf(input, 'deux.parquet'), '--coeurs', '2']),
    ]
    expect(one.code).toBe(3) // rows were refused
    expect(two).toEqual(one)
    expect(bytesOf('deux.parquet').equals(bytesOf('un.parquet'))).toBe(true)
    const rows = await parquetRows(at('un.parquet'))
    expect(rows.map(({ foyer }) => foyer)).toEqual(Array.from({ length: ROWS }, (_, row) => `F${row}`))
    expect(existsSync(at('un.parquet.partiel')) || existsSync(at('un.parquet.reprise'))).toBe(false)
  })

  it('resumes after a kill and gives the bytes of an uninterrupted run', async () => {
    const words = wordsOf(input, 'repris.parquet')
    rmSync(at('repris.parquet'), { force: true })
    const child = start(words)
    const closed = once(child, 'close')
    while (!existsSync(at('repris.parquet.reprise')) && child.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 5))
    child.kill('SIGKILL')
    await closed
    expect(existsSync(at('repris.parquet'))).toBe(false) // never half a file
    const { doneRows } = JSON.parse(readFileSync(at('repris.parquet.reprise'), 'utf8'))
    expect(doneRows).toBeGreaterThan(0)
    expect(doneRows).toBeLessThan(ROWS)
    const { code, err } = await finished([...words, '--reprendre', '--coeurs', '2'])
    expect(err).toContain('rows were refused')
    expect(code).toBe(3)
    expect(bytesOf('repris.parquet').equals(bytesOf('un.parquet'))).toBe(true) // of the first test
  })
})
