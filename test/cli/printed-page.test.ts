/** How a page of the command lays out an answer: its order, its tables, its figures of 0, its defaults. */
import { describe, expect, it } from 'vitest'
import { denier, withSingleSpaces } from './support.ts'

describe('denier printed page', () => {
  it('starts with the answer in one sentence and labels its parts in plain language', async () => {
    const { out } = await denier([
      'livret-a-vs-etf',
      '--capital',
      '1000',
      '--mensuel',
      '100',
      '--duree',
      '10',
    ])
    const text = withSingleSpaces(out)
    expect(text).toContain('l’ETF laisserait')
    expect(text.indexOf('l’ETF laisserait')).toBeLessThan(text.indexOf('Total versé'))
    expect(text).toContain('Livret A et argent à côté')
    expect(out).not.toMatch(/^(livret|etf|complements|yearly)$/m)
  })

  const loan = ['cout-dette', '--capital', '200000', '--taux', '3', '--duree', '25', '--detail', 'mensuel']

  it('omits long tables and names the option that shows them', async () => {
    const short = await denier(loan)
    expect(withSingleSpaces(short.out)).toContain('Avec --tout : Mois par mois')
    expect(short.out.split('\n').length).toBeLessThan(120)
    const whole = await denier([...loan, '--tout'])
    expect(whole.out).not.toContain('--tout')
    expect(whole.out.split('\n').filter((line) => /^ *300 /.test(line)).length).toBeGreaterThan(0)
  })

  const fire = ['retraite-fire', '--capital', '50000', '--mensuel', '500', '--depenses', '2000']

  it('omits a column without values and keeps one with some', async () => {
    const yearly = async (...more: string[]) => withSingleSpaces((await denier([...fire, ...more])).out)
    expect(await yearly()).not.toMatch(/Année Âge/)
    expect(await yearly('--age', '40')).toMatch(/Année Âge/)
  })

  it('prints a wide table in one piece with the units in the headers', async () => {
    const { out } = await denier([...fire, '--duree', '50'])
    expect(out.split('\n').filter((line) => /^ {3}50 /.test(line))).toHaveLength(1)
    expect(withSingleSpaces(out)).toContain('(€/mois)')
  })

  it('aligns the decimals of every percentage of a column', async () => {
    const { out } = await denier([...fire, '--duree', '50'], { columns: 200 })
    const percents = out.split('\n').filter((line) => /^ {2,4}\d+ .*%$/.test(line))
    const shares = out.match(/^ +\d+ .*?(\d+,\d\d)\u00a0%/gm) ?? []
    expect(shares.length).toBeGreaterThan(40)
    for (const line of percents) expect(line).toMatch(/,\d\d\u00a0%$/)
  })

  it('prints rates of 0 and omits amounts of 0 where an answer has many figures', async () => {
    const couple = ['fiscalite', '--revenu', '60000', '--revenu_conjoint', '9000', '--situation', 'marie']
    const { out } = await denier(couple)
    expect(withSingleSpaces(out)).toMatch(/Taux individualisé du conjoint 0 %/)
    expect(withSingleSpaces(out)).not.toMatch(/Impôt visé par la CDHR|Réduction pour dons/)
    const alone = await denier(['fiscalite', '--revenu', '60000'])
    expect(alone.out).not.toContain('Taux individualisé du conjoint')
  })

  it('lists only the default values that were not given', async () => {
    const growth = ['cagr', '--valeur_initiale', '1', '--valeur_finale', '2', '--duree', '3']
    const listsDefault = async (...more: string[]) =>
      withSingleSpaces((await denier([...growth, ...more])).out).includes('Inflation annuelle : 0 %')
    expect([
      await listsDefault(),
      await listsDefault('--inflation', '0'),
      await listsDefault('--inflation='),
    ]).toEqual([true, false, true])
  })
})
