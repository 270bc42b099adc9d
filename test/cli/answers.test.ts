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
import { denier, NOW, TODAY, typed, withSingleSpaces } from './support.ts'

const each = simulators.map((simulator) => [simulator.contract.name, simulator] as const)

describe.each(each)('denier %s', (name, simulator) => {
  const { contract, parser } = simulator
  const answerTo = async (query: object, language: Language) => {
    const parsed = parser.fromQuery(readQuery(textOf(query)))
    if (!parsed.ok) throw new Error('refused')
    await simulator.load(parsed.params)
    return simulator.answer(parsed.params, { today: TODAY }, language)
  }
  /** The words of a command that asks the worked example. */
  const example = [name, ...typed(contract.example.query)]

  it.each(languages)('prints the worked example in %s', async (language) => {
    const answer = await answerTo(contract.example.query, language)
    const { code, out, err } = await denier([...example, '--lang', language])
    expect([code, err]).toEqual([0, ''])
    const page = withSingleSpaces(out)
    expect(page).toContain(contract.title[language])
    expect(page).toContain(withSingleSpaces(answer.disclaimer))
    for (const { message } of answer.meta.avertissements) expect(page).toContain(withSingleSpaces(message))
    const resume = Object.entries(contract.result.resume ?? {})
    const isFolded = resume.length > 30 // of more figures, the command only counts those at 0
    for (const [path, field] of resume) {
      const value = (answer.data.resume as Record<string, unknown>)[path]
      if (isFolded && isNilFigure({ field, value })) continue
      const label = withSingleSpaces(field.label[language])
      expect(page).toContain(label)
      expect(page).toContain(withSingleSpaces(formatFigure(field, value, language)))
    }
    if (isFolded) expect(page).toMatch(language === 'fr' ? /… \d+ chiffres nuls/ : /… \d+ figures at zero/)
    expect(out).not.toMatch(/undefined|NaN|\[object/)
    expect(out).not.toContain('\u001b')
  })

  it.each(languages)('prints every figure with --tout in %s', async (language) => {
    const page = withSingleSpaces((await denier([...example, '--lang', language, '--tout'])).out)
    for (const field of Object.values(contract.result.resume ?? {}))
      expect(page).toContain(withSingleSpaces(field.label[language]))
  })

  it.each(languages)('prints with --json the envelope of the service in %s', async (language) => {
    const { data, meta, disclaimer } = await answerTo(contract.example.query, language)
    const { code, out } = await denier([...example, '--json', '--lang', language])
    expect(code).toBe(0)
    expect(out).toBe(`${JSON.stringify({ data, meta: { computedAt: NOW, ...meta }, disclaimer })}\n`)
    const onTerminal = await denier([...example, '--json', '--lang', language], { isTTY: true })
    expect(JSON.parse(onTerminal.out)).toEqual(JSON.parse(out))
    expect(onTerminal.out.split('\n').length).toBeGreaterThan(10) // indented, a member a line
  })

  it('prints the figures of the library for any valid query', async () => {
    await fc.assert(
      fc.asyncProperty(validParams(contract), fc.boolean(), async (query, isJoined) => {
        const words = typed(query)
        // `--name=value` in one word each.
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
    const { data, meta } = await answerTo(contract.example.query, 'fr')
    expect((await denier([...example, '--csv'])).out).toBe(csvOf(contract, data, { separator: 'virgule' }))
    const french = await denier([...example, '--csv', '--separateur', 'point-virgule'])
    expect(french.out).toBe(csvOf(contract, data, { separator: 'point-virgule' }))
    const dark = await denier([...example, '--svg', '--theme', 'sombre'])
    expect(dark.out).toBe(
      `${renderChart({ contract, data, used: meta.hypotheses, language: 'fr', theme: 'sombre' })}\n`,
    )
  })

  it('prints with --sensibilite the effects of the parameters, and with --sources the sources', async () => {
    const [target = ''] = Object.keys(analyses.sensibilite(simulator).fields.cible?.choices ?? {})
    const page = await denier([...example, '--sensibilite', target])
    expect([page.code, page.err]).toEqual([0, ''])
    const json = JSON.parse((await denier([...example, '--sensibilite', target, '--json'])).out)
    expect(json.data.cible).toBe(target)
    for (const { parametre, amplitude } of json.data.effets) {
      expect(withSingleSpaces(page.out)).toContain(contract.params[parametre]?.label.fr.split(' ')[0])
      expect(amplitude === null || amplitude >= 0).toBe(true)
    }
    const { meta } = await answerTo(contract.example.query, 'fr')
    const { out } = await denier([...example, '--sources'], { columns: 2000 }) // so that no title is wrapped
    for (const { title, url } of meta.sources)
      expect([withSingleSpaces(out).includes(withSingleSpaces(title)), out.includes(url)]).toEqual([
        true,
        true,
      ])
  })
})
