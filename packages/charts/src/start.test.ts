import { describe, expect, it } from 'vitest'
import { simulators } from '../../../test/support/simulators.ts'
import { chartData } from './chart-data.ts'

/** The day on which the law is read. */
const TODAY = { today: '2026-11-27' as never }

/** A home bought without a loan, that costs and yields nothing. */
const PAID_IN_FULL = {
  prix: 300_000,
  apport: 300_000,
  loyer: 0,
  charges: 0,
  taxe_fonciere: 0,
  entretien: 0,
  revalo_immo: 0,
  rendement_alternatif: 0,
}

/** The answer to the worked example of a simulator, with some values changed. */
function answerOf(name: string, changed: Readonly<Record<string, unknown>> = {}) {
  const simulator = simulators.find(({ contract }) => contract.name === name) ?? expect.fail(name)
  const parsed = simulator.parser.fromObject({ ...simulator.contract.example.query, ...changed })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return { contract: simulator.contract, ...simulator.answer(parsed.params, TODAY, 'en') }
}

/** The points of a series, by its key, of the first chart. */
function pointsOf(name: string, key: string, changed?: Readonly<Record<string, unknown>>) {
  const { contract, data, meta } = answerOf(name, changed)
  const [chart] = contract.charts
  if (!chart) throw new Error(`${name} has no chart`)
  const { series } = chartData(contract, chart, data, 'en', meta.hypotheses)
  return series.find((one) => one.key === key)?.points ?? expect.fail(`no series ${key}`)
}

describe('chartData at the start', () => {
  it('begins before the first year, with what was there then', () => {
    expect(pointsOf('interets-composes', 'totalVerse')[0]).toEqual({ x: 0, value: 10_000 })
    expect(pointsOf('cagr', 'valeur')[0]?.x).toBe(0)
    expect(pointsOf('cout-dette', 'cumulInterets')[0]).toEqual({ x: 0, value: 0 })
  })

  it('begins at the age of today where the axis is an age', () => {
    const [first, second] = pointsOf('coast-fire', 'coastRequis')
    expect(Number(second?.x) - Number(first?.x)).toBe(1)
    expect(first?.value).toBe(
      (answerOf('coast-fire').data as { resume: { coastNumber: number } }).resume.coastNumber,
    )
  })

  it('begins with the first row when the values used are not given', () => {
    const { contract, data } = answerOf('interets-composes')
    const [chart] = contract.charts
    const { series } = chartData(contract, chart ?? expect.fail('no chart'), data, 'en')
    expect(series[0]?.points[0]?.x).toBe(1)
  })

  it.each([
    ['interets-composes', { mensuel: 0, taux: 0 }, 'totalVerse'],
    [
      'impact-frais',
      { mensuel: 0, taux: 0, frais_bas: 0, frais_moyen: 0, frais_eleve: 0, frais_entree: 3 },
      'bas',
    ],
    ['livret-a-vs-etf', { mensuel: 0, taux_etf: 0, frais_etf: 0 }, 'etfNominal'],
    ['retraite-fire', { mensuel: 0, taux: 2, inflation: 2 }, 'capitalReel'],
    ['dca', { taux: 0 }, 'capitalLumpSum'],
    ['inflation', { inflation: 0 }, 'valeurReelle'],
    ['achat-location', { ...PAID_IN_FULL, frais_vente: 4 }, 'patrimoineAchat'],
    ['achat-location', PAID_IN_FULL, 'patrimoineLocation'],
    ['immobilier', { revalo_immo: 0 }, 'valeurBien'],
  ] as const)('begins at the value of the first year of %s when nothing grows: %o', (name, changed, key) => {
    const [start, first] = pointsOf(name, key, changed)
    expect(start?.x).toBe(0)
    expect(first?.value).toBeCloseTo(Number(start?.value), 2)
  })
})
