/** `denier lot --explication`: each row of NDJSON with what the library explains of its figures. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ExplicationAnswer, explain } from '@denier/core'
import { afterAll, describe, expect, it } from 'vitest'
import { textsOf } from '../../support/queries.ts'
import { simulators } from '../../support/simulators.ts'
import { TODAY } from '../support.ts'
import { lot } from './lot.ts'

const folder = mkdtempSync(join(tmpdir(), 'denier-explication-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Row = Readonly<Record<string, unknown>> & { readonly erreurs: readonly string[] }
const rowsOf = (out: string) =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)

/** What the library explains of these figures, by path, as JSON has it. */
async function explained(name: string, query: object, figures: readonly string[]) {
  const members = await Promise.all(
    figures.map(async (figure) => {
      const options = { figure, today: TODAY, lang: 'en' } as const
      return [figure, await explain(name as 'cagr', query as never, options as never)] as const
    }),
  )
  return JSON.parse(JSON.stringify(Object.fromEntries(members)))
}

const GROWTH = 'valeur_initiale,valeur_finale,duree\n1000,2000,10\n1,x,3\n'
const EXPLAINED = ['cagr', '--format', 'ndjson', '--explication']

describe('denier lot --explication', () => {
  it.each(simulators.map(({ contract }) => [contract.name, contract] as const))(
    'gives of %s what explain gives, from CSV and from NDJSON',
    async (name, { params, decisive, example: { query } }) => {
      const names = Object.keys(params).filter((one) => (query as Record<string, unknown>)[one] !== undefined)
      const cells = names.map((one) => textsOf((query as Record<string, unknown>)[one]).join('|'))
      const csv = `"${names.join('","')}"\n"${cells.join('","')}"\n`
      const fromCsv = await lot([name, '--format', 'ndjson', '--explication'], { input: csv })
      const fromNdjson = await lot([name, '--explication'], { input: JSON.stringify(query) })
      expect([fromCsv.code, fromNdjson.code]).toEqual([0, 0])
      const expected = await explained(name, query, decisive)
      expect(rowsOf(fromNdjson.out)[0]?.explication).toEqual(expected)
      expect(rowsOf(fromCsv.out)[0]?.explication).toEqual(expected)
    },
  )

  it('explains the figures asked, and no refused row', async () => {
    const { code, out } = await lot([...EXPLAINED, '--colonnes', 'resume.gainAbsolu'], { input: GROWTH })
    const [first, second] = rowsOf(out)
    expect(Object.keys(first?.explication as object)).toEqual(['resume.gainAbsolu'])
    expect(first?.erreurs).toEqual([])
    expect(second).toMatchObject({ explication: null, erreurs: ['valeur_finale must be a number'] })
    expect(code).toBe(3) // a row was refused
  })

  it('explains under the reform', async () => {
    const reform = join(folder, 'reforme.json')
    writeFileSync(reform, '{"decote-celibataire": 900}')
    const words = ['fiscalite', '--explication', '--colonnes', 'resume.impotNet', '--reforme', reform]
    const { code, out } = await lot(words, { input: '{"revenu":22000,"annee_revenus":2025}' })
    expect(code).toBe(0)
    const [row] = rowsOf(out)
    const explications = row?.explication as Readonly<Record<string, ExplicationAnswer>>
    const { droit = [] } = explications['resume.impotNet']?.data ?? {}
    const decote = droit.find(({ cle }) => cle === 'impot-revenu/decote-celibataire')
    expect(decote?.valeur).toBe(900)
    expect(decote?.texte).toMatch(/^Réforme, à la place de : /)
  })

  it.each([
    [['cagr', '--explication'], '--explication does not fit a cell: add --format ndjson.'],
    [['cagr', '--explication', '--format', 'csv'], '--explication does not fit a cell'],
    [
      [...EXPLAINED, '--reforme', 'a.json', '--comparer'],
      'explication must not be given with comparer: it explains under one law',
    ],
  ])('refuses %j', async (words, message) => {
    const { code, out, err } = await lot(words, { input: GROWTH })
    expect(err.replace(/\s+/g, ' ')).toContain(message)
    expect([code, out]).toEqual([2, ''])
  })

  it('refuses a column of its name', async () => {
    const { code, err } = await lot(EXPLAINED, { input: 'duree,explication\n1,2\n' })
    expect(err).toContain('explication is a column that the batch adds')
    expect(code).toBe(2)
    const kept = await lot(['cagr'], { input: 'valeur_initiale,valeur_finale,duree,explication\n1,2,3,4\n' })
    expect(kept.out).toContain('duree,explication,')
  })

  it('gives in parts the rows of the whole', async () => {
    const input = `valeur_initiale,valeur_finale,duree\n${Array.from({ length: 30 }, (_, at) => `1000,${2000 + at},10\n`).join('')}`
    const whole = await lot(EXPLAINED, { input })
    const parts = await Promise.all(
      [1, 2].map((rank) =>
        lot([...EXPLAINED, '--part', `${rank}/2`, '--part-par', 'valeur_finale'], { input }),
      ),
    )
    const lines = (out: string) => out.trimEnd().split('\n')
    expect(parts.flatMap(({ out }) => lines(out)).sort()).toEqual(lines(whole.out).sort())
  })
})
