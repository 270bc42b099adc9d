/** The files that `denier lot` reads and writes: which it refuses, in which format, and what it says of them. */
import { execFileSync } from 'node:child_process'
import {
  closeSync,
  linkSync,
  lstatSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { outputPlace } from '../../../apps/cli/src/batch/batch-output.ts'
import { refuseInputOverwrite } from '../../../apps/cli/src/batch/input-overwrite.ts'
import { lot } from './lot.ts'
import { parquetBytes, parquetRows, textColumns } from './parquet-files.ts'

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
        `denier: ${output === at('symbolique') ? path : output} is the file that is read, and would be overwritten: give --sortie another name.\n`,
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
      await expect(refuseInputOverwrite(['-'], { fd }, path)).rejects.toThrow('is the file that is read')
      await expect(refuseInputOverwrite(['-'], { fd }, at('autre.csv'))).resolves.toBeUndefined()
    } finally {
      closeSync(fd)
    }
  })

  it('refuses the file of the reform', async () => {
    const [path, reform] = [
      written('entree.csv', 'revenu\n24000\n'),
      written('r.json', '{"decote-celibataire":900}'),
    ]
    const words = ['fiscalite', path, '--colonnes', 'resume.impotNet', '--reforme', reform]
    const { code, err } = await lot([...words, '--sortie', reform, '--format', 'csv'], { input: '' })
    expect(err).toContain(`${reform} is the file that is read`)
    expect([code, readFileSync(reform, 'utf8')]).toEqual([2, '{"decote-celibataire":900}'])
  })

  it('writes the file that a link leads to, and keeps the link', async () => {
    const [path, output] = [written('entree.csv', CSV), written('ancien.csv', 'x')]
    symlinkSync(output, at('lien.csv'))
    expect((await run([path, '--sortie', at('lien.csv')])).code).toBe(0)
    expect(lstatSync(at('lien.csv')).isSymbolicLink()).toBe(true)
    expect(readFileSync(output, 'utf8')).toContain('7.1773')
    expect(readdirSync(folder).sort()).toEqual(['ancien.csv', 'entree.csv', 'lien.csv'])
  })

  it('writes the file that a link leads to where there is none yet', async () => {
    const path = written('entree.csv', CSV)
    symlinkSync('nouveau.csv', at('lien.csv'))
    symlinkSync('lien.csv', at('lien-de-lien.csv'))
    expect((await run([path, '--sortie', at('lien-de-lien.csv')])).code).toBe(0)
    expect(lstatSync(at('lien.csv')).isSymbolicLink()).toBe(true)
    expect(readFileSync(at('nouveau.csv'), 'utf8')).toContain('7.1773')
  })

  it('takes the name of standard output for standard output', async () => {
    const path = written('entree.csv', CSV)
    const plain = await run([path])
    for (const name of ['/dev/stdout', '/dev/fd/1', '/proc/self/fd/1'])
      expect(await run([path, '--sortie', name])).toEqual(plain)
  })

  it('adds to the file of a descriptor that a shell opened', async () => {
    const path = written('entree.csv', CSV)
    const fd = openSync(at('journal'), 'a')
    try {
      writeFileSync(fd, 'avant\n')
      expect((await run([path, '--sortie', `/proc/self/fd/${fd}`])).code).toBe(0)
    } finally {
      closeSync(fd)
    }
    expect(readFileSync(at('journal'), 'utf8')).toBe(
      `avant\n${NAMES},resume.cagr,erreurs\n1000,2000,10,7.1773,\n`,
    )
    expect(readdirSync(folder).sort()).toEqual(['entree.csv', 'journal'])
  })

  it('replaces a file in a folder of /dev, as in any other', async () => {
    const isFile = { path: '/dev/shm/resultats.csv', isStream: false }
    expect(await outputPlace('/dev/shm/resultats.csv')).toEqual(isFile)
    expect(await outputPlace('/dev/null')).toEqual({ path: '/dev/null', isStream: true })
  })

  it('does not resume from a file whose name a pipe has taken', async () => {
    const [path, output] = [written('entree.csv', `${CSV}1000,3000,10\n`), at('sortie.csv')]
    written('sortie.csv.reprise', '{"identity":"x","today":"2026-11-21","doneRows":1,"bytes":1,"refused":0}')
    execFileSync('mkfifo', [output])
    const read = readFile(output, 'utf8')
    expect((await run([path, '--sortie', output, '--reprendre'])).code).toBe(0)
    expect((await read).split('\n')).toHaveLength(4)
  })

  it('writes to a named pipe without taking its place', async () => {
    const [path, pipe] = [written('entree.csv', CSV), at('tube')]
    execFileSync('mkfifo', [pipe])
    const read = readFile(pipe, 'utf8')
    expect(await run([path, '--sortie', pipe])).toEqual({ code: 0, out: '', err: '' })
    expect(await read).toBe(`${NAMES},resume.cagr,erreurs\n1000,2000,10,7.1773,\n`)
    expect(lstatSync(pipe).isFIFO()).toBe(true)
  })

  it('replaces an earlier output that is another file', async () => {
    const [path, output] = [written('entree.csv', CSV), written('sortie.csv', CSV)]
    expect(await run([path, '--sortie', output])).toEqual({ code: 0, out: '', err: '' })
    expect(readFileSync(output, 'utf8')).toBe(`${NAMES},resume.cagr,erreurs\n1000,2000,10,7.1773,\n`)
  })
})

describe('denier lot --sortie with the name of another format', () => {
  it.each(['csv.gz', 'CSV.ZST', 'csv.bz2', 'ndjson.xz', 'zip', '7z', 'xlsx', 'xls', 'ods'])(
    'refuses a name that ends with .%s, with --format too',
    async (end) => {
      const path = written('entree.csv', CSV)
      for (const format of [[], ['--format', 'csv']]) {
        const { code, out, err } = await run([path, '--sortie', at(`sortie.${end}`), ...format])
        expect(err).toContain(`sortie.${end} has the name of a format that is not written`)
        expect([code, out]).toEqual([2, ''])
      }
      expect(readdirSync(folder)).toEqual(['entree.csv'])
    },
  )

  it('refuses it behind a link, and writes to a pipe of that name', async () => {
    const path = written('entree.csv', CSV)
    symlinkSync('sortie.csv.gz', at('lien.csv'))
    expect((await run([path, '--sortie', at('lien.csv')])).err).toContain('a format that is not written')
    execFileSync('mkfifo', [at('tube.gz')])
    const read = readFile(at('tube.gz'), 'utf8')
    expect((await run([path, '--sortie', at('tube.gz')])).code).toBe(0)
    expect(await read).toContain('7.1773')
  })
})

describe('denier lot --sortie without --format', () => {
  const FROM_CSV =
    '{"valeur_initiale":"1000","valeur_finale":"2000","duree":"10","resume.cagr":7.1773,"erreurs":[]}\n'
  it.each([
    ['csv', CSV, 'sortie.ndjson', FROM_CSV],
    ['csv', CSV, 'sortie.JSONL', FROM_CSV],
    ['parquet', PARQUET, 'sortie.ndjson', FROM_CSV],
    ['csv', CSV, 'sortie.csv', `${NAMES},resume.cagr,erreurs\n1000,2000,10,7.1773,\n`],
    ['csv', CSV, 'sortie.sansnom', `${NAMES},resume.cagr,erreurs\n1000,2000,10,7.1773,\n`],
    ['ndjson', NDJSON, 'sortie.txt', `${NDJSON.trim().slice(0, -1)},"resume.cagr":7.1773,"erreurs":[]}\n`],
  ])('writes from %s the format that the name says', async (end, bytes, name, expected) => {
    const path = written(`entree.${end}`, bytes)
    expect(await run([path, '--sortie', at(name)])).toEqual({ code: 0, out: '', err: '' })
    expect(readFileSync(at(name), 'utf8')).toBe(expected)
  })

  it('lets --format decide against the name', async () => {
    const path = written('entree.csv', CSV)
    await run([path, '--sortie', at('sortie.ndjson'), '--format', 'csv'])
    expect(readFileSync(at('sortie.ndjson'), 'utf8')).toContain(`${NAMES},resume.cagr`)
  })

  it('refuses CSV from NDJSON, as with --format csv', async () => {
    const path = written('entree.ndjson', NDJSON)
    const named = await run([path, '--sortie', at('sortie.csv')])
    expect(named).toEqual(await run([path, '--sortie', at('sortie.csv'), '--format', 'csv']))
    expect(named.err).toBe('denier: An NDJSON file gives NDJSON: its lines may have different names.\n')
    expect(named.code).toBe(2)
    expect((await run([path, '--sortie', at('sortie.csv')], 'fr')).err).toContain(
      'Un fichier NDJSON donne du NDJSON',
    )
    expect(readdirSync(folder)).toEqual(['entree.ndjson'])
  })
})

describe('denier lot --sortie after an interrupted run', () => {
  const interrupted = (doneRows: number) =>
    written(
      'sortie.csv.reprise',
      JSON.stringify({ identity: 'x', today: '2026-11-21', doneRows, bytes: 5, refused: 0 }),
    )

  it('says how many rows are thrown away without --reprendre, then nothing', async () => {
    const words = [written('entree.csv', CSV), '--sortie', at('sortie.csv')]
    interrupted(1200)
    expect(await run(words)).toEqual({
      code: 0,
      out: '',
      err: 'denier: an interrupted run had done 1,200 rows of this output: they are thrown away; --reprendre keeps them.\n',
    })
    expect((await run(words)).err).toBe('')
    interrupted(1)
    expect((await run(words, 'fr')).err).toBe(
      'denier: un calcul interrompu avait fait une ligne de cette sortie : elle est jetée ; --reprendre l’aurait gardée.\n',
    )
    written('sortie.csv.reprise', 'abîmé')
    expect((await run(words)).err).toBe('') // it could not be resumed
  })

  it('keeps nothing of it to resume from, also where the next run ends at once', async () => {
    const words = [written('entree.csv', `${CSV}1000,x,10\n`), '--sortie', at('sortie.csv')]
    interrupted(1200)
    written('sortie.csv.reprise.neuf', '{')
    expect((await run([...words, '--strict'])).code).toBe(2)
    expect(readdirSync(folder).sort()).toEqual(['entree.csv', 'sortie.csv.partiel'])
  })

  it('says nothing of it with --reprendre', async () => {
    interrupted(1200)
    const { code, err } = await run([written('entree.csv', CSV), '--sortie', at('sortie.csv'), '--reprendre'])
    expect(err).toContain('comes from another run')
    expect(err).not.toContain('thrown away')
    expect(code).toBe(2)
  })
})

describe('denier lot with an input without a line', () => {
  const EMPTY = ['', '\n', '\uFEFF', '\r\n\n']

  it.each(EMPTY)(
    'takes standard input that is %j for NDJSON of no row, where that is asked',
    async (input) => {
      for (const language of ['fr', 'en'] as const)
        expect(await lot([...WORDS, '--format', 'ndjson'], { input, language })).toEqual({
          code: 0,
          out: '',
          err: '',
        })
    },
  )

  it.each(EMPTY)('takes a file named .ndjson that is %j for no row', async (text) => {
    const path = written('part-0001.ndjson', text)
    expect(await run([path])).toEqual({ code: 0, out: '', err: '' })
    expect(await run([path, '--sortie', at('sortie.ndjson')])).toEqual({ code: 0, out: '', err: '' })
    expect(readFileSync(at('sortie.ndjson'), 'utf8')).toBe('')
    expect(await run([path, '--sortie', at('sortie.parquet')])).toEqual({ code: 0, out: '', err: '' })
    expect(await parquetRows(at('sortie.parquet'))).toEqual([])
  })

  it.each(EMPTY)('refuses CSV that is %j', async (input) => {
    const fault = { code: 2, out: '', err: 'denier: The file is empty.\n' }
    expect(await lot(WORDS, { input })).toEqual(fault)
    expect(await run([written('entree.csv', input)])).toEqual(fault)
    expect((await run([at('entree.csv')], 'fr')).err).toBe('denier: Le fichier est vide.\n')
  })
})

describe('denier lot on a file that begins with blank lines', () => {
  it('reads the names of its columns from the first line with words, and counts all lines', async () => {
    const path = written('entree.csv', `\n\r\n${CSV}1000,x,10\n`)
    const { code, out } = await run([path])
    expect([code, out]).toEqual([
      3,
      `${NAMES},resume.cagr,erreurs\n1000,2000,10,7.1773,\n1000,x,10,,valeur_finale must be a number\n`,
    ])
    expect((await run([path, '--strict'])).err).toContain('line 5: ')
  })
})
