/** The built command: threads, an output that appears whole, and a run that is killed and resumed. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CivilDate, simulate, todayInParis } from '@denier/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAIN } from '../support.ts'
import { parquetRows } from './parquet-files.ts'

const ROWS = 200_000
const folder = mkdtempSync(join(tmpdir(), 'denier-lot-'))
const at = (name: string) => join(folder, name)
const WORDS = ['lot', 'fiscalite', at('foyers.csv'), '--colonnes', 'resume.impotNet,resume.tauxMoyen']

beforeAll(() => {
  const rows = ['foyer,revenu,enfants,situation']
  for (let row = 1; row <= ROWS; row += 1)
    rows.push(
      `F${row},${(row * 7919) % 120_000},${row % 5},${row % 3 === 0 ? 'marie' : row % 97 === 0 ? 'x' : 'celibataire'}`,
    )
  writeFileSync(at('foyers.csv'), `${rows.join('\n')}\n`)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = (words: readonly string[]) =>
  spawn(process.execPath, [MAIN, ...words], { stdio: ['ignore', 'pipe', 'pipe'] })

/** Runs the command to its end; `hash` is the SHA-256 of its output. */
async function finished(words: readonly string[]) {
  const child = start(words)
  const hash = createHash('sha256')
  let err = ''
  child.stdout.on('data', (data: Buffer) => hash.update(data))
  child.stderr.on('data', (data: Buffer) => {
    err += data
  })
  const [code] = await once(child, 'close')
  return { code, err, hash: hash.digest('hex') }
}
const hashOf = (name: string) =>
  createHash('sha256')
    .update(readFileSync(at(name)))
    .digest('hex')

describe('denier lot, built', () => {
  it('gives the same bytes on standard output, in a file, and with two threads', async () => {
    const [onOutput, inFile, inThreads] = [
      await finished(WORDS),
      await finished([...WORDS, '--sortie', at('un.csv')]),
      await finished([...WORDS, '--sortie', at('deux.csv'), '--coeurs', '2']),
    ]
    expect([onOutput.code, inFile.code, inThreads.code]).toEqual([3, 3, 3]) // rows were refused
    expect(hashOf('un.csv')).toBe(onOutput.hash)
    expect(hashOf('deux.csv')).toBe(onOutput.hash)
    expect(readFileSync(at('un.csv'), 'utf8').split('\n')).toHaveLength(ROWS + 2) // the header, and the end of the last line
    expect(existsSync(at('un.csv.partiel')) || existsSync(at('un.csv.reprise'))).toBe(false)
  })

  it('resumes after a kill and gives the bytes of an uninterrupted run', async () => {
    const words = [...WORDS, '--sortie', at('repris.csv')]
    const child = start(words)
    const closed = once(child, 'close')
    while (!existsSync(at('repris.csv.reprise')) && child.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 5))
    child.kill('SIGKILL')
    await closed
    expect(existsSync(at('repris.csv'))).toBe(false) // never half a file
    const { doneRows } = JSON.parse(readFileSync(at('repris.csv.reprise'), 'utf8'))
    expect(doneRows).toBeGreaterThan(0)
    expect(doneRows).toBeLessThan(ROWS)
    const { code, err } = await finished([...words, '--reprendre', '--coeurs', '2'])
    const all = readFileSync(at('un.csv'), 'utf8').split('situation must be').length - 1
    const [refused, now, before] = (err.match(/\d+/g) ?? []).map(Number)
    expect(err).toMatch(
      /lignes refusées, \d+ par cette reprise et \d+ avant elle|rows were refused, \d+ by this run/,
    )
    expect(refused).toBe(all)
    expect(before).toBeGreaterThan(0)
    expect(now).toBe(all - (before ?? 0))
    expect(code).toBe(3)
    expect(hashOf('repris.csv')).toBe(hashOf('un.csv')) // of the first test
  })

  it.each(['csv', 'parquet'])('keeps the law of the day on which a run to %s began', async (end) => {
    const day = '2025-06-15' as CivilDate // the rate of the Livret A was another one
    const rows = Array.from({ length: ROWS }, (_, row) => `${row % 20_000},${row % 500},${1 + (row % 30)}`)
    writeFileSync(at('epargne.csv'), `capital,mensuel,duree\n${rows.join('\n')}\n`)
    const output = at(`veille.${end}`)
    const words = [
      'lot',
      'livret-a-vs-etf',
      at('epargne.csv'),
      '--colonnes',
      'resume.ecart',
      '--sortie',
      output,
    ]
    const child = start(words)
    const closed = once(child, 'close')
    while (!existsSync(`${output}.reprise`) && child.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 5))
    child.kill('SIGKILL')
    await closed
    const kept = JSON.parse(readFileSync(`${output}.reprise`, 'utf8'))
    writeFileSync(`${output}.reprise`, JSON.stringify({ ...kept, today: day }))
    const { code, err } = await finished([...words, '--reprendre'])
    expect(err).toMatch(/2025-06-15.*(?:suivent le droit de ce jour|have the law of that day)[.]/)
    expect(code).toBe(0)
    const cells =
      end === 'csv'
        ? readFileSync(output, 'utf8').trimEnd().split('\n').at(-1)?.split(',')
        : Object.values((await parquetRows(output)).at(-1) ?? {})
    const [capital = 0, mensuel = 0, duree = 0, ecart] = (cells ?? []).map(Number)
    const gapOn = async (today: CivilDate) =>
      (await simulate('livret-a-vs-etf', { capital, mensuel, duree }, { today })).data?.resume.ecart
    expect(ecart).toBe(await gapOn(day))
    expect(ecart).not.toBe(await gapOn(todayInParis()))
  })

  it('refuses to resume where its rows are gone', async () => {
    const words = [...WORDS, '--sortie', at('perdu.csv')]
    const child = start(words)
    const closed = once(child, 'close')
    while (!existsSync(at('perdu.csv.reprise')) && child.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 5))
    child.kill('SIGKILL')
    await closed
    rmSync(at('perdu.csv.partiel'))
    const { code, err } = await finished([...words, '--reprendre'])
    expect(err).toMatch(
      /perdu[.]csv[.]partiel(?: n’existe plus|, which resuming expects, is no longer there)/,
    )
    expect(code).toBe(2)
  })

  it('refuses to resume another run', async () => {
    writeFileSync(
      at('autre.csv.reprise'),
      JSON.stringify({ identity: 'x', today: '2026-11-21', doneRows: 5, bytes: 5, refused: 0 }),
    )
    const { code, err } = await finished([...WORDS, '--sortie', at('autre.csv'), '--reprendre'])
    expect(err).toMatch(/autre calcul|another run/)
    expect(code).toBe(2)
  })

  it('gives the same explications with two threads, and after a kill', async () => {
    const rows = readFileSync(at('foyers.csv'), 'utf8').split('\n').slice(0, 1500)
    writeFileSync(at('courts.csv'), `${rows.join('\n')}\n`)
    const words = [
      'lot',
      'fiscalite',
      at('courts.csv'),
      '--colonnes',
      'resume.impotNet',
      '--format',
      'ndjson',
    ]
    const explained = [...words, '--explication', '--sortie']
    await finished([...explained, at('seul.ndjson')])
    await finished([...explained, at('a-deux.ndjson'), '--coeurs', '2'])
    expect(hashOf('a-deux.ndjson')).toBe(hashOf('seul.ndjson'))
    const child = start([...explained, at('coupe.ndjson')])
    const closed = once(child, 'close')
    while (!existsSync(at('coupe.ndjson.reprise')) && child.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 5))
    child.kill('SIGKILL')
    await closed
    const { code } = await finished([...explained, at('coupe.ndjson'), '--reprendre'])
    expect(code).toBe(3) // rows were refused
    expect(hashOf('coupe.ndjson')).toBe(hashOf('seul.ndjson'))
  })

  it('leaves no output where strict stops', async () => {
    const { code, err } = await finished([...WORDS, '--sortie', at('strict.csv'), '--strict'])
    expect(err).toMatch(/(?:ligne|line) 98/) // row 97, under the header, has `x`
    expect(code).toBe(2)
    expect(existsSync(at('strict.csv'))).toBe(false)
  })
})
