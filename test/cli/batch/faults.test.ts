/** Files and words that `denier lot` refuses as a whole: all the faults at once, exit code 2, nothing written. */
import { describe, expect, it } from 'vitest'
import { lot } from './lot.ts'
import { parquetBytes, textColumns } from './parquet-files.ts'

const head = 'valeur_initiale,valeur_finale,duree'
const row = '1000,2000,10'

describe('denier lot', () => {
  it('tells all the faults of a header at once', async () => {
    const { err } = await lot(['cagr'], { input: 'valeur_initial,erreurs,,duree,duree\n1,2,3,4,5\n' })
    expect(err.trimEnd().split('\n')).toEqual([
      'denier: The column valeur_initial is near the parameter valeur_initiale: rename it, or keep it as it is with --garder.',
      'denier: erreurs is a column that the batch adds: rename that of the file.',
      'denier: Column 3 has no name.',
      'denier: Two columns are named duree.',
      'denier: No column and no value of --defauts gives valeur_finale: every row would be refused.',
    ])
  })

  it.each([
    ['valeur_initiale,duree', [], 'valeur_finale'],
    ['duree', [], 'valeur_initiale, valeur_finale'],
    ['duree,valeur_initiale', ['--defauts', 'valeur_finale='], 'valeur_finale'],
    ['duree,valeur_initial', ['--garder'], 'valeur_initiale, valeur_finale'],
  ])('refuses the columns %s with %j, which every row would lack %s', async (names, words, missing) => {
    const input = `${names}\n${names.replace(/\w+/g, '1')}\n`
    const parquet = parquetBytes(textColumns(names.split(','), [['1', '1']]))
    const text = `No column and no value of --defauts gives ${missing}: every row would be refused.`
    const refused = { code: 2, out: '', err: `denier: ${text}\n` }
    expect(await lot(['cagr', ...words], { input })).toEqual(refused)
    expect(await lot(['cagr', ...words], { input: parquet })).toEqual(refused)
    expect((await lot(['cagr', ...words], { input, language: 'fr' })).err).toBe(
      `denier: Ni colonne ni valeur de --defauts ne donne ${missing} : chaque ligne serait refusée.\n`,
    )
  })

  it('computes rows whose required parameters are given in one of several ways', async () => {
    const defaults = ['--defauts', 'valeur_finale=2000']
    const { code } = await lot(['cagr', ...defaults], { input: 'valeur_initiale,duree\n1000,10\n' })
    expect(code).toBe(0)
    const days = 'valeur_initiale,date_debut,date_fin\n1000,2015-01-01,2025-01-01\n'
    expect((await lot(['cagr', ...defaults], { input: days })).code).toBe(0)
    expect((await lot(['cagr'], { input: '{"duree":1}\n' })).code).toBe(3) // each line has its own names
  })

  it('keeps a column near a parameter when told to', async () => {
    const input = `${head},duree2\n${row},x\n`
    expect((await lot(['cagr'], { input })).code).toBe(2)
    const { code, out } = await lot(['cagr', '--garder', '--colonnes', 'resume.cagr'], { input })
    expect([code, out]).toEqual([0, `${head},duree2,resume.cagr,erreurs\n${row},x,7.1773,\n`])
  })

  it.each([
    [['cagr', '--colonnes', 'resume.cagre'], 'resume.cagre is not a figure; did you mean resume.cagr?'],
    [['cagr', '--colonnes', 'cagr'], 'cagr is not a figure; did you mean resume.cagr?'],
    [['cagr', '--colonnes', 'yearly'], 'yearly is not a figure'],
    [['cagr', '--defauts', 'duree=0&taux=3'], 'duree must be at least 0.01'],
    [['cagr', '--defauts', 'duree=3'], 'duree is both a column and a value of --defauts.'],
    [['cagr', '--part', '1/2', '--part-par', 'foyer'], 'the file has no column foyer'],
  ])('refuses %j', async (words, message) => {
    const { code, err } = await lot(words, { input: `${head}\n${row}\n` })
    expect(err).toContain(message)
    expect(code).toBe(2)
  })

  it.each([
    [['cagrr'], 'did you mean cagr?'],
    [[], 'must be followed by the name of a simulator'],
    [['cagr', '--part', '3/2'], 'part must be written 3/128'],
    [['cagr', '--part', '0/2'], 'part must be written 3/128'],
    [['cagr', '--part-par', 'id'], 'part_par must not be given without it'],
    [['cagr', '--reprendre'], 'reprendre must not be given without sortie'],
    [['cagr', '--coeurs', '0'], 'coeurs must be at least 1'],
    [['cagr', '--sorti', 'a.csv'], 'did you mean sortie?'],
    [['cagr', 'a.csv', 'b.csv'], 'b.csv is out of place'],
    [['cagr', '/none/such.csv'], '/none/such.csv does not exist.'],
  ])('refuses the words %j', async (words, message) => {
    const { code, err } = await lot(words, { input: `${head}\n${row}\n` })
    expect(err.replace(/\s+/g, ' ')).toContain(message)
    expect(code).toBe(2)
  })

  it('stops at the first row that is refused when strict, with its line', async () => {
    const input = `${head},nom\n${row},"a\nb"\n\n${row},c\n1,2,0,d\n1,2,x,e\n`
    const { code, err } = await lot(['cagr', '--strict'], { input })
    expect([code, err]).toEqual([2, 'denier: line 6: duree must be at least 0.01\n'])
    const lines = '{"valeur_initiale":1,"valeur_finale":2,"duree":3}\n\n{"duree":3}\n'
    const { err: ofLines } = await lot(['cagr', '--strict'], { input: lines })
    expect(ofLines).toBe('denier: line 3: valeur_initiale is required; valeur_finale is required\n')
  })

  it('refuses a cell of 17 MiB that is never closed, without keeping more', async () => {
    const input = Buffer.concat([Buffer.from(`${head},nom\n${row},"`), Buffer.alloc(17 * 2 ** 20, 'a\n')])
    const { code, err } = await lot(['cagr'], { input })
    expect(err).toContain('Line 2: a record is longer than 16 MiB.')
    expect(code).toBe(2)
  })

  it('computes a row whose cell holds 10 MiB', async () => {
    const input = `${head},nom\n${row},"${'b'.repeat(10 * 2 ** 20)}"\n`
    const { code, out } = await lot(['cagr', '--colonnes', 'resume.cagr'], { input })
    expect(code).toBe(0)
    expect(out.endsWith(',7.1773,\n')).toBe(true)
  })

  it('says which columns were read and which were only kept, where one was', async () => {
    const input = `${head},kids,note\n${row},2,x\n1,2,0,3,y\n`
    const words = ['cagr', '--colonnes', 'resume.cagr']
    const { code, out, err } = await lot(words, { input })
    const line = `denier: columns read: ${head.replaceAll(',', ', ')}; kept without being read: kids, note.\n`
    expect(err).toBe(`${line}denier: one row was refused: see the column erreurs.\n`)
    expect([code, out.split('\n')[1]]).toEqual([3, `${row},2,x,7.1773,`])
    expect((await lot(words, { input, language: 'fr' })).err).toContain(
      `denier: colonnes lues\u00a0: ${head.replaceAll(',', ', ')}\u00a0; gardées sans être lues\u00a0: kids, note.\n`,
    )
    expect((await lot(words, { input, isTTY: true })).err.split(line)).toHaveLength(3) // before and after the rows
    const parquet = parquetBytes(textColumns([...head.split(','), 'kids'], [[...row.split(','), '2']]))
    expect((await lot(words, { input: parquet })).err).toContain('; kept without being read: kids.\n')
    const many = Array.from({ length: 12 }, (_, at) => `k${at}\u001b`)
    const { err: ofMany } = await lot(words, { input: `${head},${many.join(',')}\n` })
    expect(ofMany).toContain('; kept without being read: "k0\\u001b", ')
    expect(ofMany).toContain('"k9\\u001b" and 2 more.\n')
  })

  it('shows no progress where its errors are no terminal', async () => {
    const { err } = await lot(['cagr'], { input: `${head}\n${row}\n` })
    expect(err).toBe('')
  })
})
