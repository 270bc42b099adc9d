/** The result as the server draws it: the figures of the service, formatted, without NaN or undefined. */

import {
  type Field,
  isField,
  isNilFigure,
  type Language,
  languages,
  type ResultFigure,
  type Shape,
  type Simulator,
} from '@denier/core'
import { formatBrief, formatFigure, typeset } from '@denier/prose'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stateOf } from '../../apps/web/src/model/page-reducer.ts'
import { formatOnCard, formatterOf } from '../../apps/web/src/result/figures.tsx'
import { sentenceOf } from '../../apps/web/src/result/sentence.tsx'
import { quickQuestions } from '../support/charts.ts'
import { simulatorNamed, simulators } from '../support/simulators.ts'
import { cases } from '../support/tier.ts'
import { drawn, scenarioOf, stateFor, textOf } from './result-page.ts'

/** What a page and its attributes must never contain. */
const BROKEN = /\bNaN\b|Infinity|\bundefined\b|\bnull\b|\[object|\sstyle=|<style|<script|\son[a-z]+=/

type Members = Readonly<Record<string, unknown>>

/** With more figures than this, those that are 0 or do not exist are only counted, and drawn when they are opened. */
const MANY_FIGURES = 30

/** Every figure of the summary that the server draws, formatted: not those of another way that the question does not go. */
function summaryOf({ contract }: Simulator, data: unknown, language: Language): readonly string[] {
  const { resume } = data as { resume: Members }
  const decisive: readonly string[] = contract.decisive
  const figures = Object.entries(contract.result.resume as Shape).map(([name, member]) => {
    if (!isField(member)) throw new Error(`${name} is no figure`)
    return { path: `resume.${name}`, field: member as Field, value: resume[name] as ResultFigure['value'] }
  })
  const isOfOtherWay = ({ path, field, value }: ResultFigure) =>
    field.ofOneWay === true && value === null && !decisive.includes(path)
  const isDrawn = (figure: ResultFigure) =>
    !isOfOtherWay(figure) && (figures.length <= MANY_FIGURES || !isNilFigure(figure))
  const formatOf = (path: string) => (decisive.includes(path) ? formatOnCard : formatterOf(contract))
  return figures
    .filter(isDrawn)
    .map(({ path, field, value }) => typeset(formatOf(path)(field, value, language)))
}

/** The texts between two tags. */
const piecesOf = (html: string): readonly string[] =>
  textOf(html)
    .split('\n')
    .filter((piece) => piece !== '')

/** Expects every figure, warning and sentence of the answer in what the server draws, which it returns. */
function expectSound(simulator: Simulator, question: object, language: Language): string {
  const state = stateFor(simulator, question, language)
  const html = drawn(simulator, state, language)
  expect(html.match(BROKEN)?.[0]).toBeUndefined()
  const pieces = piecesOf(html)
  const { answer } = state.shown ?? expect.fail('refused')
  for (const figure of summaryOf(simulator, answer.data, language)) expect(pieces).toContain(figure)
  for (const { message } of answer.meta.avertissements) expect(pieces).toContain(typeset(message))
  expect(pieces).toContain(sentenceOf(simulator.contract, answer, language))
  expect(pieces).toContain(typeset(answer.disclaimer))
  return html
}

describe.each(languages)('Result in %s', (language) => {
  describe.each(simulators)('$contract.name', (simulator) => {
    const { contract } = simulator

    it('shows every figure, warning, hypothesis and source of the worked example', () => {
      const html = expectSound(simulator, contract.example.query, language)
      const pieces = piecesOf(html)
      const { answer } = scenarioOf(simulator, contract.example.query, language)
      for (const { title, url } of answer.meta.sources) {
        expect(pieces).toContain(typeset(title))
        expect(textOf(html.replaceAll(/href="([^"]*)"/g, '>$1<'))).toContain(url)
      }
      for (const [name, value] of Object.entries(answer.meta.hypotheses)) {
        const field = contract.params[name] ?? expect.fail(name)
        const isEmptyList = Array.isArray(value) && value.length === 0
        if (value === undefined || value === null || isEmptyList) continue
        expect(pieces).toContain(typeset(field.label[language]))
        expect(pieces).toContain(typeset(formatBrief(field, value, language)))
      }
    })

    it('shows each group and table under its heading', () => {
      const html = expectSound(simulator, contract.example.query, language)
      const { answer } = scenarioOf(simulator, contract.example.query, language)
      const there = Object.keys(contract.headings).filter((path) => {
        const [name = '', more] = path.split('.')
        const member = (answer.data as Members)[name]
        const isEmpty = Array.isArray(member) && member.length === 0 // a table without a row is not shown
        return member && !more && !isEmpty
      })
      for (const path of there)
        expect(piecesOf(html)).toContain(typeset(contract.headings[path]?.[language] ?? expect.fail(path)))
    })

    it('has captions, headers and a chart without scripts', () => {
      const html = expectSound(simulator, contract.example.query, language)
      const tables = html.match(/<table>.*?<\/table>/gs) ?? []
      expect(tables.length).toBeGreaterThan(0)
      for (const table of tables) {
        expect(table).toMatch(/^<table><caption [^>]*>[^<]+<\/caption><thead>/)
        expect(table).toMatch(/<th scope="col"/)
        expect(table).toMatch(/<th [^>]*scope="row"/)
        expect(table).not.toMatch(/<th(?![^>]*scope)(?!ead)/)
      }
      expect(html).toMatch(/<svg [^>]*role="img"/)
      expect(html).not.toContain('type="range"')
      expect(html).not.toContain('<button')
      const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
    })

    it('contains no broken value for random questions', () => {
      fc.assert(
        fc.property(quickQuestions(simulator), (question) => {
          expectSound(simulator, question, language)
        }),
        cases(25),
      )
    })
  })
})

describe('Result', () => {
  const simulator = simulatorNamed('cagr')
  const { query } = simulator.contract.example

  it('keeps the last good result and says so when the question is refused', () => {
    const good = stateFor(simulator, query, 'fr')
    const problems = [{ field: 'duree', message: 'duree must be a number', code: 'not_a_number' }] as const
    const html = drawn(simulator, { ...good, reply: { ok: false, problems } }, 'fr')
    expect(html).toContain('class="result result-past"')
    expect(textOf(html)).toContain('Valeurs précédentes')
    expect(textOf(html)).toContain(
      formatFigure({ kind: 'annualRate', label: { fr: '', en: '' } }, 12.1353, 'fr'),
    )
    expect(drawn(simulator, good, 'fr')).not.toContain('Valeurs précédentes')
  })

  it('says whether the form is invalid or the limit is reached when it has no answer', () => {
    const faulty = drawn(simulator, stateFor(simulator, { duree: 'x' }, 'en'), 'en')
    expect(textOf(faulty)).toContain('once the form is corrected')
    const limited = { ...stateOf({}, { ok: false, problems: [] }), busy: true }
    const html = drawn(simulator, limited, 'en')
    expect(textOf(html)).toContain('too many pages')
    expect(html).toContain('aria-busy="true"')
    expect(html).not.toMatch(/<svg|<table|class="result-key/)
  })

  it('shows a missing figure as a dash, and a very long one in full', () => {
    const lost = drawn(
      simulator,
      stateFor(simulator, { valeur_initiale: 1000, versements: 100, duree: 2, valeur_finale: 99.99 }, 'fr'),
      'fr',
    )
    expect(lost).toContain('<dd>—</dd>')
    expect(textOf(lost)).toContain('−3')
    const huge = { valeur_initiale: 0.01, valeur_finale: 1e12, duree: 100 }
    expect(drawn(simulator, stateFor(simulator, huge, 'fr'), 'fr')).toContain(
      'class="result-key result-longest"',
    )
  })

  it('leaves out a key figure that only repeats another one: the real rate without inflation', () => {
    const keys = (question: object) => {
      const html = drawn(simulator, stateFor(simulator, question, 'fr'), 'fr')
      return textOf(/<dl class="result-key.*?<\/dl>/s.exec(html)?.[0] ?? '')
    }
    const growth = { valeur_initiale: 10_000, valeur_finale: 25_000, duree: 8 }
    for (const same of [growth, { ...growth, inflation: 0 }]) expect(keys(same)).not.toContain('Taux réel')
    expect(keys({ ...growth, inflation: 2 })).toContain('Taux réel, inflation déduite')
  })

  it('names the lines of `coast-fire` as capitals, beside the capital needed', () => {
    const coast = simulatorNamed('coast-fire')
    const text = textOf(drawn(coast, stateFor(coast, coast.contract.example.query, 'fr'), 'fr'))
    expect(text).toContain('Capital sans versements')
    expect(text).toContain('Capital avec versements')
  })

  it.each(languages)(
    'writes no cents on a card in %s of an amount of ten euros or more, as the sentence',
    (language) => {
      for (const simulator of simulators) {
        const html = drawn(
          simulator,
          stateFor(simulator, simulator.contract.example.query, language),
          language,
        )
        const cards =
          /<dl class="result-key.*?<\/dl>/s.exec(html)?.[0] ?? expect.fail(simulator.contract.name)
        const bar = /<a class="result-bar".*?<\/a>/s.exec(html)?.[0] ?? expect.fail(simulator.contract.name)
        const ofCents = /\d{2}[,.]\d\d\s?€|€[\d,]*\d{2}\.\d\d/
        expect([simulator.contract.name, ofCents.exec(textOf(cards + bar))?.[0]]).toEqual([
          simulator.contract.name,
          undefined,
        ])
      }
    },
  )

  it('lists official sources first, and says where the others were read', () => {
    const hosts = simulators.flatMap((simulator) => {
      const html = drawn(simulator, stateFor(simulator, simulator.contract.example.query, 'fr'), 'fr')
      const list = /<ul class="result-sources">.*?<\/ul>/s.exec(html)?.[0] ?? ''
      const items = [...list.matchAll(/href="https?:\/\/(?:www\.)?([^/"]+).*?<small> \((.*?)\)<\/small>/gs)]
      const isElsewhere = items.map(([, , read = '']) => read.includes(' sur '))
      expect(isElsewhere).toEqual(isElsewhere.toSorted((a, b) => Number(a) - Number(b)))
      for (const [, host = '', read = ''] of items)
        expect([host, read.includes(` sur ${host}`)]).toEqual([
          host,
          !/gouv\.fr$|urssaf|insee|agirc|regime-local|assuranceretraite|^bcl\.lu$|^amf-france\.org$|^banque-france\.fr$/.test(
            host,
          ),
        ])
      return items.map(([, host = '']) => host)
    })
    expect(hosts.length).toBeGreaterThan(100)
    expect(hosts).toContain('calculfraisdenotaire.net')
  })

  it('links from a warning to the answer that tells what this one cannot', () => {
    const leading = simulators.filter(({ contract: { warnings } }) =>
      Object.values(warnings).some(({ betterWith }) => betterWith),
    )
    expect(leading.map(({ contract }) => contract.name)).toContain('dca')
    for (const simulator of leading) {
      const { example, warnings } = simulator.contract
      const linksOf = (question: object) =>
        [
          ...drawn(simulator, stateFor(simulator, question, 'fr'), 'fr').matchAll(
            /class="button" href="([^"]+)"/g,
          ),
        ]
          .map(([, address = '']) => address)
          .filter((address) => !address.endsWith('#chart'))
      for (const { betterWith } of Object.values(warnings)) {
        if (!betterWith) continue
        const [[name, value] = []] = Object.entries(betterWith)
        expect(linksOf(example.query)).toEqual([expect.stringContaining(`${name}=${value}`)])
        expect(linksOf({ ...example.query, ...betterWith })).toEqual([])
      }
    }
  })

  it('links to the same question under the method that draws an absent chart', () => {
    const fire = simulatorNamed('retraite-fire')
    const question = { ...fire.contract.example.query, age: 33 }
    const html = drawn(fire, stateFor(fire, question, 'fr'), 'fr')
    const links = [...html.matchAll(/href="([^"]*methode=monte_carlo[^"]*)"/g)].map(([, link = '']) => link)
    const [link] = links.filter((one) => one.endsWith('#chart'))
    expect(link).toContain('/retraite-fire?')
    expect(link).toContain('age=33')
    expect(textOf(html)).not.toContain('methode=')
    const drawing = drawn(fire, stateFor(fire, { ...question, methode: 'monte_carlo' }, 'fr'), 'fr')
    expect(textOf(drawing)).not.toContain('Afficher ce graphique')
  })

  it('distinguishes given values from defaults', () => {
    const html = drawn(simulator, stateFor(simulator, { ...query, inflation: 2 }, 'fr'), 'fr')
    /** The value of a parameter, as the result shows it. */
    const valueShown = (name: string) => {
      const { fr } = simulator.contract.params[name]?.label ?? expect.fail(name)
      return html.match(new RegExp(`<dt>${fr}</dt><dd>(.*?)</dd>`))?.[1] ?? expect.fail(fr)
    }
    expect(valueShown('inflation')).not.toContain('par défaut')
    expect(valueShown('valeur_initiale')).not.toContain('par défaut')
    expect(valueShown('versements')).toContain('par défaut')
  })
})
