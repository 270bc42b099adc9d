/** `denier lot --reforme`, and with `--comparer`: values of the law replaced, told, and compared. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { lot } from './lot.ts'

const folder = mkdtempSync(join(tmpdir(), 'denier-reforme-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A file of a reform, with this text; its path. */
function reformFile(text: string): string {
  const path = join(folder, `${Buffer.from(text).toString('hex').slice(0, 60)}.json`)
  writeFileSync(path, text)
  return path
}

const DECOTE = reformFile('{"decote-celibataire": 900}')
const WORDS = ['fiscalite', '--defauts', 'annee_revenus=2025', '--colonnes', 'resume.impotNet']
const INPUT = 'revenu,poids\n22000,2.5\n18000,1\n60000,3\n22500,\n'

/** The tax of 2025 of one person between the first threshold and the end of the décote, as by hand. */
const taxOf = (revenu: number, decote: number) => {
  const gross = (revenu * 0.9 - 11_600) * 0.11
  return Math.round(gross - (decote - gross * 0.4525))
}

describe('denier lot --reforme', () => {
  it('writes the figures under the reform, in the same columns', async () => {
    const { code, out, err } = await lot([...WORDS, '--reforme', DECOTE], { input: INPUT })
    expect(out.split('\n')[0]).toBe('revenu,poids,resume.impotNet,erreurs')
    expect(out).toContain(`22000,2.5,${taxOf(22_000, 900)},\n`)
    expect(out).toContain(`22500,,${taxOf(22_500, 900)},\n`)
    expect(err).toMatch(
      /^denier: decote-celibataire: 897 → 900 \(CGI, art[.] 197, I, 4, a .*, since 2025-01-01\)[.]\ndenier: columns read: revenu; kept without being read: poids[.]\n$/,
    )
    expect(code).toBe(0)
  })

  it('leaves the law of today to the next run of the process', async () => {
    const before = await lot(WORDS, { input: INPUT })
    await lot([...WORDS, '--reforme', DECOTE], { input: INPUT })
    expect(await lot(WORDS, { input: INPUT })).toEqual(before)
    expect(before.out).toContain(`22000,2.5,${taxOf(22_000, 897)},\n`)
  })

  it('tells all the faults of a reform and computes nothing', async () => {
    const path = reformFile('{"decote-celibatair": 900, "decote-taux": 45}')
    const { code, out, err } = await lot([...WORDS, '--reforme', path], { input: INPUT })
    expect(err.trimEnd().split('\n')).toEqual([
      'denier: --reforme: decote-celibatair is not a value of the law; did you mean decote-celibataire?',
      'denier: --reforme: decote-taux (Décote: share of the tax that reduces it) must be a fraction from 0 to 1: 0.1 for 10%.',
    ])
    expect([code, out]).toEqual([2, ''])
  })

  it.each([
    ['{', 'is not JSON.'],
    ['[]', 'a reform is a JSON object'],
    [
      '{"decote-celibataire": 900, "decote-couple": 1500, "decote-celib\\u0061taire": 950}',
      'decote-celibataire is given twice in the same object.',
    ],
    ['{"bareme": [{"taux": 0, "taux": 1}]}', 'taux is given twice in the same object.'],
    ['{"a \\"b": [{"x": "x:", "y": "x"}, {"x": 1}]}', 'a "b is not a value of the law'],
  ])('refuses a file that holds %s', async (text, message) => {
    const { code, err } = await lot([...WORDS, '--reforme', reformFile(text)], { input: INPUT })
    expect(err).toContain(message)
    expect(code).toBe(2)
  })

  it('refuses a file that does not exist', async () => {
    const { code, err } = await lot([...WORDS, '--reforme', join(folder, 'absent')], { input: INPUT })
    expect(err).toContain('cannot be read.')
    expect(code).toBe(2)
  })
})

describe('denier lot --comparer', () => {
  const COMPARED = [...WORDS, '--reforme', DECOTE, '--comparer']

  it('writes each figure under both laws, and sums up by weight', async () => {
    const { code, out, err } = await lot(COMPARED, { input: INPUT })
    const [header, first, second, third, fourth] = out.split('\n')
    expect(header).toBe('revenu,poids,resume.impotNet,resume.impotNet.reforme,resume.impotNet.ecart,erreurs')
    expect(first).toBe(`22000,2.5,${taxOf(22_000, 897)},${taxOf(22_000, 900)},-3,`)
    expect(second).toBe('18000,1,0,0,0,')
    expect(third).toMatch(/^60000,3,(\d+),\1,0,$/)
    expect(fourth).toBe(`22500,,${taxOf(22_500, 897)},${taxOf(22_500, 900)},-3,`)
    const high = Number(third?.split(',')[2])
    const total = (decote: number) => 2.5 * taxOf(22_000, decote) + 3 * high + taxOf(22_500, decote)
    const shown = (value: number) => value.toLocaleString('en-GB')
    expect(err).not.toContain('columns read') // the weight is read too
    expect(err.split('\n')[1]).toBe(
      `denier: resume.impotNet: 0 (weight 0) higher, 2 (weight 3.5) lower, 2 (weight 4) unchanged; total ${shown(total(897))} → ${shown(total(900))} (−10.5).`,
    )
    expect(code).toBe(0)
  })

  it('gives the same rows and the same summary in parts of NDJSON', async () => {
    const input = [22_000, 18_000, 60_000, 22_500]
      .map((revenu) => `{"revenu":${revenu},"poids":2}\n`)
      .join('')
    const whole = await lot([...COMPARED, '--numeroter'], { input })
    const [first] = whole.out.split('\n')
    expect(JSON.parse(first ?? '')).toEqual({
      ligne: 1,
      revenu: 22_000,
      poids: 2,
      'resume.impotNet': taxOf(22_000, 897),
      'resume.impotNet.reforme': taxOf(22_000, 900),
      'resume.impotNet.ecart': -3,
      erreurs: [],
    })
    const parts = []
    for (const rank of [1, 2, 3])
      parts.push(
        await lot([...COMPARED, '--numeroter', '--part', `${rank}/3`, '--part-par', 'revenu'], { input }),
      )
    const rows = parts.flatMap(({ out }) => out.split('\n').filter((line) => line !== ''))
    expect(rows.sort()).toEqual(whole.out.trimEnd().split('\n').sort())
    expect(whole.err).toContain('2 (weight 4) lower, 2 (weight 4) unchanged')
  })

  it('refuses a row whose weight is no number, with its other faults', async () => {
    const { code, out, err } = await lot(COMPARED, { input: 'revenu,poids\nx,a\n22000,-1\n22000,1\n' })
    expect(out).toContain('x,a,,,,revenu must be a number; poids must be a number\n')
    expect(out).toContain('22000,-1,,,,poids must be at least 0\n')
    expect(err).toContain('0 higher, 1 lower, 0 unchanged')
    expect(code).toBe(3)
  })

  it.each(['Poids', 'poid', 'POIDS'])(
    'refuses the column %s, near that of weights, unless told',
    async (name) => {
      const input = `revenu,${name}\n22000,2\n`
      const text = `The column ${name} is near poids, which weights the summary: rename it, or keep it as it is with --garder.`
      const refused = await lot(COMPARED, { input })
      expect(refused.err).toContain(`denier: ${text}\n`)
      expect([refused.code, refused.out]).toEqual([2, ''])
      expect((await lot(COMPARED, { input, language: 'fr' })).err).toContain(
        `denier: La colonne « ${name} » ressemble à « poids », qui pondère le bilan : renommez-la, ou gardez-la telle quelle par --garder.\n`,
      )
      const kept = await lot([...COMPARED, '--garder'], { input })
      expect(kept.err).toContain('0 higher, 1 lower, 0 unchanged')
      expect(kept.code).toBe(0)
      expect((await lot([...WORDS, '--reforme', DECOTE], { input })).code).toBe(0) // no weight without --comparer
      const ofLines = await lot(COMPARED, { input: `{"revenu":22000,"${name}":2}\n` })
      expect(ofLines.out).toContain(`${name} is near poids`)
    },
  )

  it('takes no column for a difference from the file, and needs a reform', async () => {
    const { code, err } = await lot(COMPARED, { input: 'revenu,resume.impotNet.ecart\n22000,1\n' })
    expect(err).toContain('resume.impotNet.ecart is a column that the batch adds')
    expect(code).toBe(2)
    const without = await lot([...WORDS, '--comparer'], { input: INPUT })
    expect(without.err).toContain('comparer must not be given without reforme')
    expect(without.code).toBe(2)
  })
})
