import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Decimal,
  decimal,
  expectExact,
  factorOf,
  monthlyFactor,
  POINT,
} from '../../../../../test/support/decimal.ts'
import { expectAtMost, expectNear } from '../../../../../test/support/figures.ts'
import { ask, type QueryOf, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { euroInvestor } from '../../indices/euro-investor.ts'
import { contract } from './contract.ts'
import { livretAVsEtf } from './index.ts'

type Query = QueryOf<typeof contract>

const queries = validParams(contract)
/** World equities have a window up to 23 years: a longer duration is asked of the US. */
const past = (query: Query): Query => ({
  ...query,
  methode: 'historique',
  indice: query.duree < 24 ? (query.indice ?? 'us') : 'us',
})
const monthsOf = ({ indice }: Query): number => (indice === 'monde' ? 277 : 666)
const historyOf = (query: string | Query) =>
  ask(livretAVsEtf, query).data.historique ?? expect.fail('no history')

/** Durations around the ages at which the tax changes, with few or short windows to stay fast. */
const durations = fc.constantFrom(1, 2, 4, 5, 7, 8, 49, 50)

/** Queries with deposits large enough for half a cent to be negligible. */
const savers = fc
  .tuple(queries, durations)
  .map(([query, duree]) => past({ ...query, capital: Math.max(1000, query.capital), duree }))

describe('livret-a-vs-etf: historical windows, against figures of a separate month-by-month computation', () => {
  it.each([
    // Windows, won, median, 5th and 95th percentiles.
    ['mensuel=200&duree=1', 654, 420, 4.6242, -22.4815, 22.8192],
    ['mensuel=200&duree=5', 606, 447, 27.8721, -24.106, 116.7401],
    ['mensuel=200&duree=10', 546, 490, 72.0023, -22.4597, 163.6132],
    ['mensuel=200&duree=15', 486, 466, 111.7578, 1.7915, 236.4981],
    ['mensuel=200&duree=20', 426, 425, 117.7784, 28.7661, 460.2198],
    ['mensuel=200&duree=50', 66, 66, 1728.5602, 1414.1906, 2411.4171],
    ['mensuel=0&duree=10&enveloppe=cto', 546, 468, 75.5466, -39.9386, 207.3467],
    ['mensuel=200&duree=5&enveloppe=assurance_vie', 606, 423, 22.0358, -24.106, 97.6699],
    ['mensuel=200&duree=20&enveloppe=assurance_vie', 426, 425, 106.127, 24.8786, 422.6558],
  ])('matches 10 000 € with %s', (query, windows, won, median, p5, p95) => {
    expect(historyOf(`capital=10000&methode=historique&${query}`)).toEqual({
      fenetres: windows,
      etfGagne: Number(((100 * won) / windows).toFixed(4)),
      ecartMedian: median,
      ecartP5: p5,
      ecartP95: p95,
    })
  })

  it('covers every duration that the contract accepts', () => {
    const months = euroInvestor.table().dates.length
    expect(12 * (contract.params.duree.max ?? Number.NaN)).toBeLessThan(months)
  })
})

/** Income tax and levies of a full withdrawal, from the sentences of the specification. */
function taxOf(
  { enveloppe = 'pea', couple = false, duree }: Query,
  gains: Decimal,
  paidIn: Decimal,
): Decimal {
  if (gains.lte(0)) return decimal(0)
  if (enveloppe === 'pea') return gains.times(duree < 5 ? '0.314' : '0.186')
  if (enveloppe === 'cto') return gains.times('0.314')
  if (duree < 8) return gains.times('0.3')
  const people = couple ? 2 : 1
  const threshold = decimal(150_000 * people)
  const reduced = paidIn.gt(threshold) ? gains.times(threshold).div(paidIn) : gains
  const above = (amount: Decimal, floor: Decimal | number) =>
    amount.gt(floor) ? amount.minus(floor) : decimal(0)
  const allowance = decimal(4600 * people)
  const income = above(reduced, allowance).times('0.075')
  const normal = above(gains.minus(reduced), above(allowance, reduced)).times('0.128')
  return income.plus(normal).plus(gains.times('0.172'))
}

/** Monthly growth factors, computed once for all windows. */
function growthsOf(indice: 'us' | 'monde') {
  const { columns } = euroInvestor.table()
  const all = indice === 'us' ? columns.equities : columns.worldEquities
  const known = (_: number, month: number) => !Number.isNaN(all[month])
  const [livretA, equities] = [columns.livretA.filter(known), all.filter(known)]
  const eachMonth = (levels: readonly number[]) =>
    levels.slice(1).map((level, month) => decimal(level).div(levels[month] ?? expect.fail('no level')))
  return { livretA: eachMonth(livretA), equities: eachMonth(equities) }
}
type Growths = ReturnType<typeof growthsOf>

/** A window computed by month with 40 digits: the gap in % of the livret. */
function gapIn(start: number, query: Query, kept: Decimal, { livretA, equities }: Growths): Decimal {
  const growthOf = (growths: readonly Decimal[], month: number) =>
    growths[start + month] ?? expect.fail('no growth')
  let saved = decimal(query.capital)
  let fund = saved
  for (let month = 0; month < 12 * query.duree; month += 1) {
    saved = saved.times(growthOf(livretA, month)).plus(query.mensuel)
    fund = fund.times(growthOf(equities, month)).times(kept).plus(query.mensuel)
  }
  const paidIn = decimal(query.mensuel)
    .times(12 * query.duree)
    .plus(query.capital)
  const left = fund.minus(taxOf(query, fund.minus(paidIn), paidIn))
  return left.minus(saved).div(saved).times(100)
}

/** Of rank (N - 1)p. */
function percentileOf(sorted: readonly Decimal[], p: string): Decimal {
  const rank = decimal(p).times(sorted.length - 1)
  const below = rank.floor().toNumber()
  const low = sorted[below] ?? expect.fail('no gap')
  return low.plus((sorted[below + 1] ?? low).minus(low).times(rank.minus(below)))
}

it('matches 40-digit arithmetic on every livret-a-vs-etf window of 8 random queries', () => {
  const all = { us: growthsOf('us'), monde: growthsOf('monde') }
  fc.assert(
    fc.property(savers, (query) => {
      const { duree } = query
      const found = historyOf(query)
      const kept = monthlyFactor(factorOf(-(query.frais_etf ?? 0.2)))
      const windows = monthsOf(query) - 12 * duree
      const growths = all[query.indice ?? 'us']
      const gaps = Array.from({ length: windows }, (_, start) => gapIn(start, query, kept, growths))
      expect(found.fenetres).toBe(windows)
      const won = gaps.filter((gap) => gap.gt(0)).length
      expect(found.etfGagne).toBe(Number(((100 * won) / windows).toFixed(4)))
      const sorted = gaps.sort((a, b) => a.cmp(b))
      expectExact(found.ecartMedian, percentileOf(sorted, '0.5'), POINT, 'ecartMedian')
      expectExact(found.ecartP5, percentileOf(sorted, '0.05'), POINT, 'ecartP5')
      expectExact(found.ecartP95, percentileOf(sorted, '0.95'), POINT, 'ecartP95')
    }),
    cases(8),
  )
})

const shares = ['ecartMedian', 'ecartP5', 'ecartP95'] as const

/** Each of the gaps of one answer is at most that of another. */
function expectAllOrder(low: ReturnType<typeof historyOf>, high: ReturnType<typeof historyOf>): void {
  expectAtMost(low.etfGagne, high.etfGagne)
  for (const share of shares) expectAtMost(low[share] ?? Number.NaN, (high[share] ?? Number.NaN) + 0.0001)
}

describe('livret-a-vs-etf: properties of the historical method', () => {
  it('adds history without a change to constant-yield figures, and null history for the constant method', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { historique, ...rest } = ask(livretAVsEtf, past(query)).data
        const { historique: none, ...constant } = ask(livretAVsEtf, { ...query, methode: 'constante' }).data
        expect(none).toBeNull()
        expect(historique?.fenetres).toBe(monthsOf(past(query)) - 12 * query.duree)
        expect(rest).toEqual(constant)
      }),
    )
  })

  it('never helps the fund with higher fees or with a securities account instead of a PEA', () => {
    const fees = fc.double({ min: 0, max: 10, noNaN: true })
    fc.assert(
      fc.property(savers, fees, fees, (query, one, other) => {
        const [few, many] = one < other ? [one, other] : [other, one]
        expectAllOrder(historyOf({ ...query, frais_etf: many }), historyOf({ ...query, frais_etf: few }))
        expectAllOrder(historyOf({ ...query, enveloppe: 'cto' }), historyOf({ ...query, enveloppe: 'pea' }))
      }),
    )
  })

  it('ignores assumed rates, inflation, volatility and the deposit limit', () => {
    fc.assert(
      fc.property(savers, (query) => {
        const other = { taux_livret: 3, taux_etf: -4, inflation: 9, volatilite: 1 }
        expect(historyOf({ ...query, ...other, plafond: false })).toEqual(
          historyOf({ ...query, plafond: true }),
        )
      }),
    )
  })

  it('keeps the percentages when amounts are scaled under a proportional tax', () => {
    fc.assert(
      fc.property(savers, (query) => {
        const [one, two] = [1, 3].map((times) =>
          historyOf({ ...query, enveloppe: 'cto', capital: 5000 * times, mensuel: 100 * times }),
        )
        for (const share of shares) expectNear(one?.[share] ?? Number.NaN, two?.[share] ?? Number.NaN, 0.0001)
      }),
      cases(300),
    )
  })
})

describe('livret-a-vs-etf: warnings and sources of the historical method', () => {
  const codes = (query: string) => ask(livretAVsEtf, query).meta.avertissements.map(({ code }) => code)

  it('warns about the limits of the windows and about what they omit', () => {
    const base = 'capital=1000&mensuel=10&taux_livret=2&methode=historique'
    expect(codes(`${base}&duree=10`)).toEqual([
      'resume_a_rendement_constant',
      'histoire_ne_predit_pas',
      'fenetres_chevauchees',
      'actions_americaines_en_euros',
      'loi_d_aujourdhui',
      'pea_fonds_synthetique',
      'histoire_sans_plafond',
    ])
    expect(codes(`${base}&duree=27`)).not.toContain('fenetres_toutes_communes')
    expect(codes(`${base}&duree=28`)).toContain('fenetres_toutes_communes')
  })

  it('says that world equities are a proxy, and that its history is empty beyond 23 years', () => {
    const world = 'capital=1000&mensuel=10&taux_livret=2&methode=historique&indice=monde'
    expect(codes(`${world}&duree=10`)).toContain('actions_mondiales_approchees')
    expect(codes(`${world}&duree=10`)).not.toContain('actions_americaines_en_euros')
    expect(historyOf(`${world}&duree=23`).fenetres).toBe(1)
    expect(ask(livretAVsEtf, `${world}&duree=24`).data.historique).toBeNull()
    expect(codes(`${world}&duree=24`)).toEqual(['histoire_trop_courte'])
    const titles = ask(livretAVsEtf, `${world}&duree=10`).meta.sources.map(({ title }) => title)
    expect(['Shiller', 'TSP'].map((name) => titles.some((title) => title.includes(name)))).toEqual([
      false,
      true,
    ])
  })

  it('gives the same answer with the US index as without an index', () => {
    const query = 'capital=1000&mensuel=10&duree=10&methode=historique'
    expect(ask(livretAVsEtf, `${query}&indice=us`).data).toEqual(ask(livretAVsEtf, query).data)
  })

  it('warns about former lower limits when money is paid in, and about synthetic funds in a PEA', () => {
    const past = 'duree=10&methode=historique'
    for (const paid of [
      'capital=1&mensuel=0',
      'capital=0&mensuel=1',
      'capital=30000&mensuel=10&plafond=false',
    ])
      expect(codes(`${paid}&${past}`)).toContain('histoire_sans_plafond')
    expect(codes(`capital=0&mensuel=0&${past}`)).not.toContain('histoire_sans_plafond')
    for (const wrapper of ['cto', 'assurance_vie'])
      expect(codes(`capital=1&mensuel=0&enveloppe=${wrapper}&${past}`)).not.toContain('pea_fonds_synthetique')
    const constant = codes('capital=30000&mensuel=10&duree=10')
    expect(constant).not.toContain('histoire_sans_plafond')
    expect(constant).not.toContain('pea_fonds_synthetique')
  })

  it('returns null gaps with a warning when nothing is paid in', () => {
    const query = 'capital=0&mensuel=0&duree=5&methode=historique'
    expect(historyOf(query)).toEqual({
      fenetres: 606,
      etfGagne: 0,
      ecartMedian: null,
      ecartP5: null,
      ecartP95: null,
    })
    expect(codes(query)).toContain('ecart_inexistant')
  })

  it('needs the series and credits its publishers for the historical method only', () => {
    const query = { capital: 1000, mensuel: 10, duree: 10 }
    const about = (methode: 'constante' | 'historique') => {
      const parsed = livretAVsEtf.parser.fromObject({ ...query, methode })
      const titles = ask(livretAVsEtf, { ...query, methode }).meta.sources.map(({ title }) => title)
      return {
        needs: parsed.ok ? livretAVsEtf.contract.needs(parsed.params) : undefined,
        credits: ['Shiller', 'OpenFisca'].map((name) => titles.some((title) => title.includes(name))),
      }
    }
    expect(about('historique')).toEqual({ needs: [euroInvestor], credits: [true, true] })
    expect(about('constante')).toEqual({ needs: [], credits: [false, false] })
  })
})
