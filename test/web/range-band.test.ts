/** The band of a market range in a chart, without a browser. */
import { type ChartData, chartData, describe as describeChart, layoutOf } from '@denier/charts'
import { type Answer, loadHistory, loadRange, type RangeData, type Simulator, valueAt } from '@denier/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { queryOf } from '../../apps/web/src/model/address.ts'
import { bandsOf, withBand } from '../../apps/web/src/range/band.ts'
import { bandNow } from '../../apps/web/src/range/band-now.ts'
import { sentenceOf } from '../../apps/web/src/result/sentence.tsx'
import { analysisOf } from '../support/analyses.ts'
import { simulatorNamed, simulators } from '../support/simulators.ts'
import { scenarioOf, today } from './result-page.ts'

const ranged = simulators.filter(({ contract }) => contract.range)

beforeAll(() => Promise.all([loadHistory(), ...ranged.map(loadRange)]))

/** The answer of the worked example at another yield, in percent. */
function answerAt({ contract, ...simulator }: Simulator, yearly?: number): Answer {
  const fixed = {
    ...contract.range?.fixed,
    ...(yearly !== undefined && { [`${contract.range?.rate}`]: yearly }),
  }
  return scenarioOf({ contract, ...simulator }, { ...contract.example.query, ...fixed }, 'en').answer
}

/** A chart of the worked example, as it is and with its band between yields of 2 and 11 %. */
function chartsOf(simulator: Simulator, rank = 0, [low, high] = [2, 11]) {
  const { contract } = simulator
  const chart = contract.charts[rank] ?? expect.fail('no chart')
  const read = (answer: Answer) => chartData(contract, chart, answer.data, 'en', answer.meta.hypotheses)
  const plain = read(answerAt(simulator))
  const answers = { low: answerAt(simulator, low), high: answerAt(simulator, high) }
  const banded = withBand(contract, chart, plain, bandsOf(contract, answerAt(simulator), answers, 'en'), 'en')
  return { plain, banded, low: read(answers.low), high: read(answers.high) }
}

const seriesOf = ({ series }: ChartData, role: string) => series.filter((one) => one.role === role)

/** The questions of the worked example with another method than that of the range: history, or draws. */
const otherMethods = ranged.flatMap((simulator) => {
  const { params, range, example } = simulator.contract
  return Object.entries(range?.fixed ?? {}).flatMap(([name, fixed]) =>
    Object.keys(params[name]?.choices ?? {})
      .filter((value) => value !== fixed)
      .map((value) => ({ simulator, value, query: { ...example.query, [name]: value } })),
  )
})

describe('An answer by another method', () => {
  it.each(otherMethods)(
    'shows the figures, charts, band and first sentence of the range: $simulator.contract.name, $value',
    ({ simulator, query }) => {
      const { contract } = simulator
      const [usual, other] = [contract.example.query, query].map((one) => {
        const scenario = scenarioOf(simulator, one, 'en')
        const { typed, answer } = scenario
        const { data } = analysisOf<RangeData>(contract.name, 'plage').ask(queryOf(typed))
        return {
          bands: bandNow(simulator, scenario, data, today, 'en'),
          figures: contract.decisive.map((path) => valueAt(answer.data, path)),
          chart: contract.charts
            .slice(0, 1)
            .map((chart) => chartData(contract, chart, answer.data, 'en', answer.meta.hypotheses).series),
          text: sentenceOf(contract, answer, 'en').split(/(?<=[.:]) /)[0],
        }
      })
      expect(usual?.bands?.some(Boolean)).toBe(true)
      expect(other).toEqual(usual)
    },
  )
})

describe('bandNow', () => {
  // a gap, whose chart shows the fund
  it('ends at the case of the range to the euro where the figure is not the line itself', () => {
    const simulator = simulatorNamed('livret-a-vs-etf')
    for (const duree of [7, 12, 15, 25]) {
      const scenario = scenarioOf(simulator, { ...simulator.contract.example.query, duree }, 'en')
      const { data } = analysisOf<RangeData>('livret-a-vs-etf', 'plage').ask(queryOf(scenario.typed))
      const [band] = bandNow(simulator, scenario, data, today, 'en') ?? expect.fail('no band')
      const saved = Number(valueAt(scenario.answer.data, 'livret.capitalFinal'))
      const { bas, haut } = data.plage ?? expect.fail('no range')
      expect(band?.low.at(-1)).toBeCloseTo(saved + Number(bas), 1)
      expect(band?.high.at(-1)).toBeCloseTo(saved + Number(haut), 1)
    }
  })
})

describe('withBand', () => {
  it.each(ranged)('surrounds the main line: $contract.name', (simulator) => {
    const { plain, banded } = chartsOf(simulator)
    const [[top], [bottom]] = [seriesOf(banded, 'high'), seriesOf(banded, 'low')]
    expect(banded.series).toHaveLength(plain.series.length + 2)
    const main = plain.series.some(({ role }) => role === 'area') ? 'Total' : plain.series[0]?.label
    expect([top?.label, bottom?.label]).toEqual([`${main}, good markets`, `${main}, poor markets`])
    expect(top?.points[0]?.value).toBe(bottom?.points[0]?.value)
    expect(Number(top?.points.at(-1)?.value)).toBeGreaterThan(Number(bottom?.points.at(-1)?.value))
    expect(banded.note).toContain('The band surrounds')
    expect(describeChart(banded, 'en')).toContain(`${main}, good markets:`)
  })

  it('says where it ends before its chart does, in whole lines on a phone', () => {
    const simulator = simulatorNamed('retraite-fire')
    const { contract } = simulator
    const chart = contract.charts[0] ?? expect.fail('no chart')
    const [answer, low, high] = [undefined, 2, 11].map((rate) => answerAt(simulator, rate)) as [
      Answer,
      Answer,
      Answer,
    ]
    const read = chartData(contract, chart, answer.data, 'en', answer.meta.hypotheses)
    const noteOf = (until?: number) =>
      withBand(contract, chart, read, bandsOf(contract, answer, { low, high, until }, 'en'), 'en')
    expect(noteOf().note).not.toContain('It ends after')
    const banded = noteOf(22)
    expect(banded.note).toContain('It ends after 22 years, the length of the range.')
    const drawn = layoutOf(banded, { width: 343 }, 'en').texts.map(({ text }) => text)
    expect(drawn.join(' ')).toContain(banded.note)
  })

  it('has the figures of the same line at the low and at the high yield', () => {
    const { banded, low, high } = chartsOf(simulatorNamed('dca'))
    expect(seriesOf(banded, 'high')[0]?.points).toEqual(seriesOf(high, 'line')[0]?.points)
    expect(seriesOf(banded, 'low')[0]?.points).toEqual(seriesOf(low, 'line')[0]?.points)
  })

  it('ends at the cases of the range where its line ends at the figure', () => {
    const compound = simulatorNamed('interets-composes')
    const { data } = analysisOf<RangeData>('interets-composes', 'plage').ask(
      'capital=10000&mensuel=300&taux=7&duree=20&volatilite=15',
    )
    const { bas, haut, tauxBas, tauxHaut } = data.plage ?? expect.fail('no range')
    const answers = { low: answerAt(compound, Number(tauxBas)), high: answerAt(compound, Number(tauxHaut)) }
    const ends = (range?: RangeData) =>
      bandsOf(compound.contract, answerAt(compound), { ...answers, ...(range && { range }) }, 'en').flatMap(
        (band) => (band ? [[band.low.at(-1), band.high.at(-1)]] : []),
      )
    expect(ends(data)).toEqual([[bas, haut]])
    expect(ends()[0]?.[1]).not.toBe(haut) // the yields are rounded
  })

  it('surrounds the total of areas', () => {
    const { banded, high } = chartsOf(simulatorNamed('interets-composes'))
    const total = seriesOf(high, 'area').reduce((sum, { points }) => sum + Number(points.at(-1)?.value), 0)
    expect(seriesOf(banded, 'high')[0]?.points.at(-1)?.value).toBeCloseTo(total, 6)
    expect(banded.series.slice(0, 2).map(({ role }) => role)).toEqual(['area', 'area'])
  })

  it('ends where the yields are no longer averages over the time drawn', () => {
    const fire = simulatorNamed('retraite-fire')
    const { contract } = fire
    const [chart] = contract.charts
    const answers = { low: answerAt(fire, 2), high: answerAt(fire, 11), until: 22 }
    const answer = answerAt(fire)
    if (!chart) expect.fail('no chart')
    const banded = withBand(
      contract,
      chart,
      chartData(contract, chart, answer.data, 'en', answer.meta.hypotheses),
      bandsOf(contract, answer, answers, 'en'),
      'en',
    )
    const ends = (role: string) => seriesOf(banded, role)[0]?.points.at(-1)?.x
    expect([ends('high'), ends('low'), ends('line')]).toEqual([22, 22, 50])
  })

  it('leaves bars, and a chart that does not depend on the yield, as they are', () => {
    const fees = chartsOf(simulatorNamed('impact-frais'), 1)
    expect(fees.banded).toBe(fees.plain)
    const same = chartsOf(simulatorNamed('dca'), 0, [7, 7])
    expect(same.banded).toBe(same.plain)
  })

  it('keeps the colours of the lines, and gives the band that of its line', () => {
    const { plain, banded } = chartsOf(simulatorNamed('dca'))
    const colours = (data: ChartData, role: string) =>
      layoutOf(data, { width: 640 }, 'en').drawn.flatMap((one) =>
        one.series.role === role ? one.colour : [],
      )
    expect(colours(banded, 'line')).toEqual(colours(plain, 'line'))
    expect([...colours(banded, 'high'), ...colours(banded, 'low')]).toEqual([0, 0])
    expect(layoutOf(banded, { width: 640 }, 'en').drawn[0]?.shade).toMatch(/^M/)
  })
})
