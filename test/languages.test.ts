/** The core as built once more in each language alone: the same answers, and not a word of the other language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { analyses, catalogue, languages, readQuery } from '@denier/core'
import { describe, expect, it } from 'vitest'
import { civilDate } from '../packages/core/src/units/civil-date.ts'

const dist = new URL('../packages/core/dist/', import.meta.url)
const context = { today: civilDate('2026-11-21') ?? expect.fail() }

/** All that the modules of a build hold. */
const contentOf = (language: string): string =>
  readdirSync(new URL(`${language}/`, dist), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(new URL(`${language}/${file}`, dist), 'utf8'))
    .join('\n')

/** The core as built in one language. */
const built = (language: string): Promise<typeof import('@denier/core')> =>
  import(/* @vite-ignore */ new URL(`${language}/index.js`, dist).href)

describe.each(languages)('core built in %s alone', (language) => {
  it('returns the same answers as the bilingual build', async () => {
    const alone = await built(language)
    await alone.loadHistory()
    expect(alone.catalogue.map(({ contract }) => contract.name)).toEqual(
      catalogue.map(({ contract }) => contract.name),
    )
    for (const [index, { contract, parser, answer }] of catalogue.entries()) {
      const parsed = parser.fromObject(contract.example.query)
      const again = alone.catalogue[index]?.parser.fromObject(contract.example.query)
      if (!parsed.ok || !again?.ok) throw new Error(`${contract.name} refuses its example`)
      const ask = answer as (params: unknown, today: typeof context, in_: typeof language) => unknown
      const askAlone = alone.catalogue[index]?.answer as typeof ask
      expect(askAlone(again.params, context, language)).toEqual(ask(parsed.params, context, language))
    }
  })

  it('explains an unreachable goal as the bilingual build does', async () => {
    const alone = await built(language)
    const goals = [
      ['cout-dette', 'capital=200000&taux=3&inconnue=duree&cible=resume.mensualite&valeur=1000000'],
      ['cout-dette', 'capital=200000&taux=3&inconnue=duree&cible=resume.mensualite&valeur=1000'],
    ] as const
    for (const [name, query] of goals) {
      const solved = (core: Pick<typeof alone, 'catalogue' | 'analyses' | 'readQuery'>) => {
        const simulator = core.catalogue.find(({ contract }) => contract.name === name) ?? expect.fail(name)
        const analysis = core.analyses.resolution(simulator)
        const read = analysis.parserFor({}).fromQuery(core.readQuery(query))
        if (!read.ok) throw new Error(`${name} refuses ${query}`)
        return analysis.answer(read.question, context, language)
      }
      expect(solved(alone)).toEqual(solved({ catalogue, analyses, readQuery }))
    }
  })

  it('contains only its own prose', () => {
    const content = contentOf(language)
    const [other = expect.fail()] = languages.filter((one) => one !== language)
    for (const { contract } of catalogue) {
      expect(content).toContain(contract.purpose[language].replaceAll("'", "\\'").slice(0, 30))
      expect(content).not.toContain(contract.purpose[other])
      expect(content).not.toContain(contract.disclaimer[other])
    }
  })

  it('answers in its own language when the other is requested', async () => {
    const [cagr] = (await built(language)).catalogue.filter(({ contract }) => contract.name === 'cagr')
    const parsed = cagr?.parser.fromObject({ valeur_initiale: 1, valeur_finale: 2, duree: 1 })
    if (!cagr || !parsed?.ok) throw new Error('cagr refuses')
    const [other = expect.fail()] = languages.filter((one) => one !== language)
    const ask = cagr.answer as (params: unknown, today: typeof context, in_: string) => { disclaimer: string }
    expect(ask(parsed.params, context, other)).toEqual(ask(parsed.params, context, language))
  })

  it('is selected by an export condition at every entry point', () => {
    const manifest = readFileSync(new URL('../package.json', dist), 'utf8')
    const { exports } = JSON.parse(manifest) as { exports: Record<string, Record<string, string>> }
    for (const entry of ['.', './*']) {
      const path = exports[entry]?.[`denier-${language}`]?.replace('*', 'cagr') ?? ''
      expect(existsSync(new URL(`../${path}`, dist))).toBe(true)
    }
  })
})
