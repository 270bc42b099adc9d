/** Output of the command compared to the answers of the simulators, as text and as JSON. */

import { renderChart } from '@denier/charts/svg'
import { analyses, isNilFigure, type Language, languages, readQuery } from '@denier/core'
import { csvOf } from '@denier/core/csv'
import { formatFigure } from '@denier/prose'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textOf, validParams } from '../support/queries.ts'
import { simulators } from '../support/simulators.ts'
import { cases } from '../support/tier.ts'
import { denier, NOW, TODAY, typed, unbroken } from './support.ts'

const each = simulators.map((simulator) => [simulator.contract.name, simulator] as const)

describe.each(each)('denier %s', (name, simulator) => {
  const { contract, parser } = simulator
  const answerTo = async (query: object, language: Language) => {
    const parsed = parser.fromQuery(readQuery(textOf(query)))
    if (!parsed.ok) throw new Error('refused')
    await simulator.load(parsed.params)
    return simulator.answer(parsed.params, { today: TODAY }, language)
  }
  const example = [name, ...typed(contract.example.query)]

  it.each(languages)('prints the worked example in %s', async (language) => {
    const answer = await answerTo(contract.example.query, language)
    const { code, out, err } = await denier([...example, '--lang', language])
    expect([code, err]).toEqual([0, ''])
    const page = unbroken(out)
    expect(page).toContain(contract.title[language])
    expect(page).toContain(unbroken(answer.disclaimer))
    for (const { message } of answer.meta.avertissements) expect(page).toContain(unbroken(message))
    const resume = Object.entries(contract.result.resume ?? {})
    const isFolded = resume.length > 30 // then those at 0 are only counted
    for (const [path, field] of resume) {
      const value = (answer.data.resume as Record<string, unknown>)[path]
      if (isFolded && isNilFigure({ field, value })) continue
      const label = unbroken(field.label[language])
      expect(page).toContain(label)
      expect(page).toContain(unbroken(formatFigure(field, value, language)))
    }
    if (isFolded) expect(page).toMatch(language === 'fr' ? /… \d+ chiffres nuls/ : /… \d+ figures at zero/)
    expect(out).not.toMatch(/undefined|NaN|\[object/)
    expect(out).not.toContain('\u001b')
  })

  it.each(languages)('prints every figure with --tout in %s', async (language) => {
    const page = unbroken((await denier([...example, '--lang', language, '--tout'])).out)
    for (const field of Object.values(contract.result.resume ?? {}))
      expect(page).toContain(unbroken(field.label[language]))
  })

  it.each(languages)('prints with --json the envelope of the service in %s', async (language) => {
    const { data, meta, disclaimer } = await answerTo(contract.example.query, language)
    const { code, out } = await denier([...example, '--json', '--lang', language])
    expect(code).toBe(0)
    expect(out).toBe(`${JSON.stringify({ data, meta: { computedAt: NOW, ...meta }, disclaimer })}\n`)
    const seen = await denier([...example, '--json', '--lang', language], { isTTY: true })
    expect(JSON.parse(seen.out)).toEqual(JSON.parse(out))
    expect(seen.out.split('\n').length).toBeGreaterThan(10)
  })

  it('prints the figures of the library for any valid query', async () => {
    await fc.assert(
      fc.asyncProperty(validParams(contract), fc.boolean(), async (query, isJoined) => {
        const words = typed(query)
        const pairs = words.flatMap((word, at) => (at % 2 === 0 ? [`${word}=${words[at + 1]}`] : []))
        const { out, err } = await denier([name, ...(isJoined ? pairs : words), '--json'])
        expect(err).toBe('')
        const { data } = await answerTo(query, 'fr')
        expect(JSON.parse(out).data).toEqual(JSON.parse(JSON.stringify(data)))
      }),
      cases(15),
    )
  })

  it('prints with --csv and --svg the table and the chart of the service', async () => {
    const { data } = await answerTo(contract.example.query, 'fr')
    expect((await denier([...example, '--csv'])).out).toBe(csvOf(contract, data, { separator: 'virgule' }))
    const french = await denier([...example, '--csv', '--separateur', 'point-virgule'])
    expect(french.out).toBe(csvOf(contract, data, { separator: 'point-virgule' }))
    const dark = await denier([...example, '--svg', '--theme', 'sombre'])
    expect(dark.out).toBe(`${renderChart({ contract, data, language: 'fr', theme: 'sombre' })}\n`)
  })

  it('prints with --sensibilite the effects of the parameters, and with --sources the sources', async () => {
    const [target = ''] = Object.keys(analyses.sensibilite(simulator).fields.cible?.choices ?? {})
    const page = await denier([...example, '--sensibilite', target])
    expect([page.code, page.err]).toEqual([0, ''])
    const json = JSON.parse((await denier([...example, '--sensibilite', target, '--json'])).out)
    expect(json.data.cible).toBe(target)
    for (const { parametre, amplitude } of json.data.effets) {
      expect(unbroken(page.out)).toContain(contract.params[parametre]?.label.fr.split(' ')[0])
      expect(amplitude === null || amplitude >= 0).toBe(true)
    }
    const { meta } = await answerTo(contract.example.query, 'fr')
    const { out } = await denier([...example, '--sources'], { columns: 2000 })
    for (const { title, url } of meta.sources)
      expect([unbroken(out).includes(unbroken(title)), out.includes(url)]).toEqual([true, true])
  })
})

describe('denier with a goal seek', () => {
  const saver = ['interets-composes', '--capital', '10000', '--taux', '7', '--duree', '20']
  const goal = [...saver, '--inconnue', 'mensuel', '--cible', 'resume.capitalFinalReel', '--valeur', '500000']

  it('finds the value, prints it as an option and reaches the target with it', async () => {
    const { data, meta } = JSON.parse((await denier([...goal, '--json'])).out)
    expect(data).toMatchObject({ inconnue: 'mensuel', cible: 'resume.capitalFinalReel', atteint: 500_000 })
    expect(meta.endpoint).toBe('simulateurs/interets-composes/resolution')
    const { code, out } = await denier(goal)
    expect(code).toBe(0)
    expect(out).toContain(`--mensuel ${data.valeur}`)
    expect(unbroken(out)).toContain('Versement mensuel 1 387,64 €/mois')
    const defaults = unbroken(out).split('Valeurs par défaut utilisées')[1]
    expect(defaults).toContain('Inflation annuelle : 2 %')
    expect(defaults).not.toContain('Versement mensuel :')
    const again = JSON.parse((await denier([...saver, '--mensuel', String(data.valeur), '--json'])).out)
    expect(again.data.resume.capitalFinalReel).toBe(500_000)
  })

  it('explains that no value reaches the target', async () => {
    const none = [...goal.slice(0, -1), '5']
    const { code, out, err } = await denier(none)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('aucune valeur n’y mène')
    expect(unbroken(out)).toMatch(/Résultat visé : Capital final .* 5,00 €/)
    expect(out).toContain('À savoir')
    expect(JSON.parse((await denier([...none, '--json'])).out).data).toMatchObject({
      valeur: null,
      simulation: null,
    })
  })
})

describe('denier with a sensitivity analysis', () => {
  const empty = ['interets-composes', '--capital', '10000', '--mensuel', '0', '--taux', '7', '--duree', '20']
  const printed = (...more: string[]) =>
    denier([...empty, '--sensibilite', 'resume.capitalFinalBrut', ...more])

  it('separates parameters without effect from parameters that were not moved', async () => {
    const page = unbroken((await printed()).out)
    expect(page).toMatch(/Sans effet pour ce mouvement : [^:]*Inflation annuelle/)
    expect(page).toMatch(/Non déplacés [^:]*: [^:]*Versement mensuel/)
    expect(page.split('Versement mensuel')).toHaveLength(2)
    const english = unbroken((await printed('--lang', 'en')).out)
    expect(english).toMatch(/No effect for this move: .*Not moved \(/)
  })

  it('omits a row whose two values are equal', async () => {
    for (const simulator of simulators) {
      const { name, example, params } = simulator.contract
      const zeros = Object.entries(params).flatMap(([param, { kind, min = 0, default: usual }]) =>
        kind === 'euros' && min === 0 && usual === 0 ? [`--${param}=0`] : [],
      )
      const given = Object.fromEntries(
        Object.entries(example.query).filter(([param]) => !zeros.includes(`--${param}=0`)),
      )
      const [target = ''] = Object.keys(analyses.sensibilite(simulator).fields.cible?.choices ?? {})
      const { code, out } = await denier([name, ...typed(given), ...zeros, '--sensibilite', target], {
        columns: 200,
      })
      expect([name, code]).toEqual([name, 0])
      expect(out).not.toMatch(/ 0,00\s€(?:\/mois)? .* 0,00\s€(?:\/mois)? /)
    }
  })
})

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
    const text = unbroken(out)
    expect(text).toContain('l’ETF laisserait')
    expect(text.indexOf('l’ETF laisserait')).toBeLessThan(text.indexOf('Total versé'))
    expect(text).toContain('Livret A et argent à côté')
    expect(out).not.toMatch(/^(livret|etf|complements|yearly)$/m)
  })

  const loan = ['cout-dette', '--capital', '200000', '--taux', '3', '--duree', '25', '--detail', 'mensuel']

  it('omits long tables and names the option that shows them', async () => {
    const short = await denier(loan)
    expect(unbroken(short.out)).toContain('Avec --tout : Mois par mois')
    expect(short.out.split('\n').length).toBeLessThan(120)
    const whole = await denier([...loan, '--tout'])
    expect(whole.out).not.toContain('--tout')
    expect(whole.out.split('\n').filter((line) => /^ *300 /.test(line)).length).toBeGreaterThan(0)
  })

  const fire = ['retraite-fire', '--capital', '50000', '--mensuel', '500', '--depenses', '2000']

  it('omits a column without values and keeps one with some', async () => {
    const yearly = async (...more: string[]) => unbroken((await denier([...fire, ...more])).out)
    expect(await yearly()).not.toMatch(/Année Âge/)
    expect(await yearly('--age', '40')).toMatch(/Année Âge/)
  })

  it('prints a wide table in one piece with the units in the headers', async () => {
    const { out } = await denier([...fire, '--duree', '50'])
    expect(out.split('\n').filter((line) => /^ {3}50 /.test(line))).toHaveLength(1)
    expect(unbroken(out)).toContain('(€/mois)')
  })

  it('aligns the decimals of every percentage of a column', async () => {
    const { out } = await denier([...fire, '--duree', '50'], { columns: 200 })
    const percents = out.split('\n').filter((line) => /^ {2,4}\d+ .*%$/.test(line))
    const shares = out.match(/^ +\d+ .*?(\d+,\d\d)\u00a0%/gm) ?? []
    expect(shares.length).toBeGreaterThan(40)
    for (const line of percents) expect(line).toMatch(/,\d\d\u00a0%$/)
  })

  it('prints a rate of 0 that might not exist among many figures, and no amount of 0', async () => {
    const couple = ['fiscalite', '--revenu', '60000', '--revenu_conjoint', '9000', '--situation', 'marie']
    const { out } = await denier(couple)
    expect(unbroken(out)).toMatch(/Taux individualisé du conjoint 0 %/)
    expect(unbroken(out)).not.toMatch(/Impôt visé par la CDHR|Réduction pour dons/)
    const alone = await denier(['fiscalite', '--revenu', '60000'])
    expect(alone.out).not.toContain('Taux individualisé du conjoint')
  })

  it('lists only the default values that were not given', async () => {
    const growth = ['cagr', '--valeur_initiale', '1', '--valeur_finale', '2', '--duree', '3']
    const listsDefault = async (...more: string[]) =>
      unbroken((await denier([...growth, ...more])).out).includes('Inflation annuelle : 0 %')
    expect([
      await listsDefault(),
      await listsDefault('--inflation', '0'),
      await listsDefault('--inflation='),
    ]).toEqual([true, false, true])
  })
})
