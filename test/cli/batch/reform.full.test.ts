/** The built command under a reform: threads, parts, and a run that is killed and resumed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAIN } from '../support.ts'

const ROWS = 60_000
const folder = mkdtempSync(join(tmpdir(), 'denier-reforme-'))
const at = (name: string) => join(folder, name)
const compared = (reform: string) => [
  ...['lot', 'fiscalite', at('foyers.csv'), '--colonnes', 'resume.impotNet,resume.tauxMoyen', '--lang', 'en'],
  ...['--defauts', 'annee_revenus=2025', '--reforme', at(reform), '--comparer'],
]
const WORDS = compared('reforme.json')

beforeAll(() => {
  const rows = ['foyer,revenu,enfants,poids']
  for (let row = 1; row <= ROWS; row += 1)
    rows.push(`F${row},${(row * 7919) % 120_000},${row % 5},${1 + (row % 3)}`)
  writeFileSync(at('foyers.csv'), `${rows.join('\n')}\n`)
  writeFileSync(at('reforme.json'), '{"decote-celibataire": 800, "decote-taux": 0.4}')
  writeFileSync(at('autre.json'), '{"decote-celibataire": 801, "decote-taux": 0.4}')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = (words: readonly string[]) =>
  spawn(process.execPath, [MAIN, ...words], { stdio: ['ignore', 'ignore', 'pipe'] })

/** Runs the command to its end: its exit code, and the lines of its errors. */
async function finished(words: readonly string[]) {
  const child = start(words)
  let err = ''
  child.stderr.on('data', (data: Buffer) => {
    err += data
  })
  const [code] = await once(child, 'close')
  return { code, lines: err.trimEnd().split('\n') }
}
const textOf = (name: string) => readFileSync(at(name), 'utf8')

describe('denier lot --reforme, built', () => {
  it('gives the same bytes and the same summary with two threads', async () => {
    const one = await finished([...WORDS, '--sortie', at('un.csv')])
    const two = await finished([...WORDS, '--sortie', at('deux.csv'), '--coeurs', '2'])
    expect(one.code).toBe(0)
    expect(one.lines).toHaveLength(5) // two values replaced, the columns kept, two figures
    expect(two).toEqual(one)
    expect(textOf('deux.csv')).toBe(textOf('un.csv'))
  })

  it('sums up what the rows of the file say', () => {
    const counts = { higher: 0, lower: 0, unchanged: 0 }
    for (const line of textOf('un.csv').trimEnd().split('\n').slice(1)) {
      const difference = Number(line.split(',')[6])
      counts[difference > 0 ? 'higher' : difference < 0 ? 'lower' : 'unchanged'] += 1
    }
    expect(counts.higher + counts.lower + counts.unchanged).toBe(ROWS)
    expect(Math.min(counts.higher, counts.lower)).toBeGreaterThan(0)
  })

  it('gives in parts the rows of the whole', async () => {
    const rows = []
    for (const rank of [1, 2, 3]) {
      const { code } = await finished([...WORDS, '--part', `${rank}/3`, '--sortie', at(`part${rank}.csv`)])
      expect(code).toBe(0)
      rows.push(...textOf(`part${rank}.csv`).trimEnd().split('\n').slice(1))
    }
    const numberOf = (row: string) => Number.parseInt(row.slice(1), 10)
    rows.sort((one, other) => numberOf(one) - numberOf(other))
    expect(rows).toEqual(textOf('un.csv').trimEnd().split('\n').slice(1))
  })

  it('resumes after a kill with the bytes and the summary of an uninterrupted run', async () => {
    const words = [...WORDS, '--sortie', at('repris.csv')]
    const child = start(words)
    const closed = once(child, 'close')
    while (!existsSync(at('repris.csv.reprise')) && child.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 5))
    child.kill('SIGKILL')
    await closed
    expect(existsSync(at('repris.csv'))).toBe(false)
    const other = await finished([...compared('autre.json'), '--sortie', at('repris.csv'), '--reprendre'])
    expect(other.code).toBe(2)
    expect(other.lines.at(-1)).toContain('comes from another run (file, options, reform, rules or day)')
    const { code, lines } = await finished([...words, '--reprendre', '--coeurs', '2'])
    expect(code).toBe(0)
    expect(textOf('repris.csv')).toBe(textOf('un.csv'))
    expect(lines).toEqual((await finished([...WORDS, '--sortie', at('encore.csv')])).lines)
  })
})
