/** Amounts of forecasts and of taxes on pages: in whole euros, while JSON and CSV keep cents. */
import { type Answer, analyses, kinds, loadHistory, readQuery } from '@denier/core'
import { csvOf } from '@denier/core/csv'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { beforeAll, describe, expect, it } from 'vitest'
import { outcomesOf } from '../../apps/web/src/compare/differences.ts'
import { queryOf } from '../../apps/web/src/model/address.ts'
import { exampleOf } from '../../apps/web/src/model/reply.ts'
import { figuresOf } from '../../apps/web/src/tools/figures.ts'
import { SensitivityFigures, sensitivitySentence } from '../../apps/web/src/tools/sensitivity-figures.tsx'
import { simulatorNamed, simulators } from '../support/simulators.ts'
import { today } from './form-page.ts'
import { drawn, scenarioOf, stateFor, textOf } from './result-page.ts'

/** An amount of 10 € or more with cents, in French. */
const CENTS = /\d,\d\d\s€/
const SMALL = /(?<!\d)(?<!\d[\u202f\u00a0])\d,\d\d\s€/g

/** The amounts with cents in a text, without those below 10 €. */
const centsIn = (text: string): string | undefined => CENTS.exec(text.replaceAll(SMALL, ''))?.[0]

beforeAll(loadHistory)

const forecasting = simulators.filter(({ contract }) => contract.estimates)

describe('budget-50-30-20', () => {
  it('is written in whole euros, on its bars and their reader too', () => {
    expect(forecasting.map(({ contract }) => contract.name)).toContain('budget-50-30-20')
  })
})

describe.each(['fiscalite', 'succession', 'donation', 'plus-value-immobiliere', 'salaire-net'])(
  'tax of %s',
  (name) => {
    it('is written in whole euros, as the notice and the sentence write it', () => {
      expect(forecasting.map(({ contract }) => contract.name)).toContain(name)
    })
  },
)

describe.each(forecasting)('forecast of $contract.name', (simulator) => {
  const { contract } = simulator

  it('shows no cents among its figures and in its tables', () => {
    const [result = ''] = drawn(simulator, stateFor(simulator, contract.example.query, 'fr'), 'fr').split(
      'class="result-basis',
    )
    expect(centsIn(textOf(result))).toBeUndefined()
  })

  it('compares scenarios without cents, and their gaps', () => {
    const [lever = ''] = contract.levers
    const { query } = contract.example
    const from = scenarioOf(simulator, query, 'fr')
    const before = Number(from.answer.meta.hypotheses[lever])
    const to = scenarioOf(simulator, { ...query, [lever]: before === 0 ? 100 : before + 1 }, 'fr')
    const lines = outcomesOf(contract, [from, to], 'fr')
    const texts = lines.flatMap(({ cells }) => cells.flatMap(({ text, gap = '' }) => [text, gap]))
    expect(texts.length).toBeGreaterThan(4)
    expect(texts.filter((text) => centsIn(text) !== undefined)).toEqual([])
  })

  it('says what matters most without cents, in the sentence and in the table', () => {
    const target = figuresOf(contract, 'fr').find(({ field }) => kinds[field.kind].unit?.startsWith('EUR'))
    if (!target) expect.fail('no amount')
    const answer = sensitivityOf(contract.name, target.key)
    const subject = { contract, language: 'fr', target, answer } as const
    expect(centsIn(figuresSaid(sensitivitySentence(subject)))).toBeUndefined()
    const cells = [
      ...renderToString(h(SensitivityFigures, { ...subject, shown: undefined })).matchAll(
        /class="tools-result">([^<]*)</g,
      ),
    ]
    expect(cells.length).toBeGreaterThan(3)
    expect(cells.flatMap(([, text = '']) => centsIn(text) ?? [])).toEqual([])
  })
})

/** The end of the sentence, after the values of the parameter, which keep their decimals. */
const figuresSaid = (sentence: string): string => / va de .*/.exec(sentence)?.[0] ?? expect.fail(sentence)

function sensitivityOf(name: string, cible: string): Answer {
  const simulator = simulatorNamed(name)
  const parsed = analyses
    .sensibilite(simulator)
    .parserFor({})
    .fromQuery(readQuery(`${queryOf(exampleOf(simulator))}&cible=${cible}`))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return analyses.sensibilite(simulator).answer(parsed.question as never, { today }, 'fr') as Answer
}

it.each(['achat-location', 'interets-composes', 'capacite-emprunt', 'donation', 'salaire-net'])(
  'keeps the cents of %s in its answer and in CSV',
  (name) => {
    const { contract } = simulatorNamed(name)
    const { answer } = scenarioOf(simulatorNamed(name), contract.example.query, 'fr')
    expect(JSON.stringify(answer.data.resume)).toMatch(/\d\d\.\d/)
    expect(csvOf(contract, answer.data)).toMatch(/\d\d\.\d/)
  },
)

it('writes the cents of a loan, which is no forecast', () => {
  const simulator = simulatorNamed('cout-dette')
  expect(simulator.contract.estimates).toBe(false)
  const text = textOf(drawn(simulator, stateFor(simulator, simulator.contract.example.query, 'fr'), 'fr'))
  expect(centsIn(text)).toBeDefined()
})
