/** The files that `denier lot` reads and writes: which it refuses, in which format, and what it says of them. */
import {
  closeSync,
  linkSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refuseInputOverwrite } from '../../../apps/cli/src/batch/input-overwrite.ts'
import { lot } from './lot.ts'
import { parquetBytes, textColumns } from './parquet-files.ts'

const NAMES = 'valeur_initiale,valeur_finale,duree'
const CSV = `${NAMES}\n1000,2000,10\n`
const NDJSON = '{"valeur_initiale":1000,"valeur_finale":2000,"duree":10}\n'
const PARQUET = parquetBytes(textColumns(NAMES.split(','), [['1000', '2000', '10']]))

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'denier-lieux-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const at = (name: string) => join(folder, name)

/** Writes a file of the folder; its path. */
function written(name: string, bytes: string | Uint8Array): string {
  writeFileSync(at(name), bytes)
  return at(name)
}
const WORDS = ['cagr', '--colonnes', 'resume.cagr']
const run = (words: readonly string[], language: 'fr' | 'en' = 'en') =>
  lot([...WORDS, ...words], { input: '', language })

describe('denier lot --sortie on the file that it reads', () => {
  it.each([
    ['entree.csv', CSV],
    ['entree.ndjson', NDJSON],
    ['entree.parquet', PARQUET],
  ])('refuses it by its name, a link and another spelling, and leaves %s as it is', async (name, bytes) => {
    const path = written(name, bytes)
    symlinkSync(path, at('symbolique'))
    linkSync(path, at('dur'))
    for (const output of [path, at('symbolique'), at('dur'), `${folder}/./${name}`]) {
      const { code, out, err } = await run([path, '--part', '1/2', '--sortie', output])
      expect(err).toBe(
        `denier: ${output} is the file that is read, and would be overwritten: give --sortie another name.\n`,
      )
      expect([code, out]).toEqual([2, ''])
    }
    expect(readFileSync(path)).toEqual(Buffer.from(bytes))
    expect(readdirSync(folder).sort()).toEqual(['dur', name, 'symbolique'])
  })

  it('says it in French', async () => {
    const path = written('entree.csv', CSV)
    expect((await run([path, '--sortie', path], 'fr')).err).toBe(
      `denier: ${path} est le fichier lu, et serait écrasé : donnez un autre nom à --sortie.\n`,
    )
  })

  it('refuses an input that is the partial file or the checkpoint of the output', async () => {
    for (const end of ['partiel', 'reprise', 'reprise.neuf']) {
      const path = written(`sortie.csv.${end}`, CSV)
      const { code, err } = await run([path, '--sortie', at('sortie.csv')])
      expect(err).toContain(`${path} is the file that is read`)
      expect(code).toBe(2)
      expect(readFileSync(path, 'utf8')).toBe(CSV)
    }
  })

  it('refuses the file that standard input is redirected from', async () => {
    const path = written('entree.csv', CSV)
    const fd = openSync(path, 'r')
    try {
      await expect(refuseInputOverwrite('-', { fd }, path)).rejects.toThrow('is the file that is read')
      await expect(refuseInputOverwrite('-', { fd }, at('autre.csv'))).resolves.toBeUndefined()
    } finally {
      closeSync(fd)
    }
  })

  it('replaces an earlier output that is another file', async () => {
    const [path, output] = [written('entree.csv', CSV), written('sortie.csv', CSV)]
    expect(await run([path, '--sortie', output])).toEqual({ code: 0, out: '', err: '' })
    expect(readFileSync(output, 'utf8')).toBe(`${NAMES},resume.cagr,erreurs\n1000,2000,10,7.1773,\n`)
  })
})
