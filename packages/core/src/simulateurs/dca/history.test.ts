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
import { dca } from './index.ts'

type Query = QueryOf<typeof contract>

const queries = validParams(contract)
const askHistory = (query: string) => ask(dca, `methode=historique&${query}`)
const historyOf = (query: string | Query) => {
  const { historique } = ask(dca, typeof query === 'string' ? `methode=historique&${query}` : query).data
  return historique ?? expect.fail('no history')
}
/** World equities have a window up to 23 years: a longer duration is asked of the US. */
const past = (query: Query): Query => ({
  ...query,
  methode: 'historique',
  indice: query.duree < 24 ? (query.indice ?? 'us') : 'us',
})

describe('dca: historical windows, against figures of a separate month-by-month computation', () => {
  it.each([
    // Windows, won, median, 5th and 95th percentiles.
    ['duree=1', 654, 468, 6.209, -14.3567, 25.5769],
    ['duree=5', 606, 503, 32.2387, -20.009, 96.272],
    ['duree=10', 546, 501, 71.3656, -20.3105, 156.6781],
    ['duree=20', 426, 406, 137.681, 4.5075, 318.01],
    ['duree=50', 66, 66, 422.726, 276.1014, 679.4885],
    ['duree=1&versement=debut', 654, 457, 5.3746, -12.4296, 22.3683],
    ['duree=10&etalement=12', 546, 376, 5.9033, -15.6126, 27.7855],
    ['duree=20&etalement=12&rendement_attente=3', 426, 278, 4.6922, -15.5617, 29.0249],
    [
      'duree=10&capital=10000&etalement=24&rendement_attente=2&versement=debut',
      546,
      396,
      6.3623,
      -15.4064,
      22.9742,
    ],
  ])('matches 1 000 € a month with %s', (query, windows, won, median, p5, p95) => {
    const { indice, ...figures } = historyOf(`mensuel=1000&${query}`)
    expect(figures).toEqual({
      fenetres: windows,
      lumpSumGagne: Number(((100 * won) / windows).toFixed(4)),
      ecartMedian: median,
      ecartP5: p5,
      ecartP95: p95,
      premierMois: '1971-01',
      dernierMois: '2026-06',
    })
    for (const word of ['Shiller', 'dividendes réinvestis', 'en euros']) expect(indice).toContain(word)
  })

  it('covers every duration that the contract accepts', () => {
    const months = euroInvestor.table().dates.length
    expect(12 * (contract.params.duree.max ?? Number.NaN)).toBeLessThan(months)
  })
})

/** How many months of world equities are known. */
const WORLD_MONTHS = 277
/** The same of the index of a question, of the world or of the United States. */
const monthsOf = ({ indice }: Query): number => (indice === 'monde' ? WORLD_MONTHS : 666)

const levelAt = (levels: readonly Decimal[], month: number): Decimal =>
  levels[month] ?? expect.fail(`no level of month ${month}`)

/** A window computed by month with 40 digits, from the specification: the gap in % of the spread capital. */
function gapIn(levels: readonly Decimal[], start: number, query: Query): Decimal {
  const { mensuel, duree, capital = 0, etalement = 12 * duree, versement = 'fin' } = query
  const wait = monthlyFactor(factorOf(query.rendement_attente ?? 0))
  let invested = decimal(capital)
  let pot = decimal(mensuel).times(etalement)
  const whole = invested.plus(pot)
  const pay = (month: number) => {
    if (month >= etalement) return
    invested = invested.plus(mensuel)
    pot = pot.minus(mensuel)
  }
  for (let month = 0; month < 12 * duree; month += 1) {
    if (versement === 'debut') pay(month)
    invested = invested.times(levelAt(levels, start + month + 1)).div(levelAt(levels, start + month))
    pot = pot.times(wait)
    if (versement === 'fin') pay(month)
  }
  const spread = invested.plus(pot)
  const once = whole.times(levelAt(levels, start + 12 * duree)).div(levelAt(levels, start))
  return once.minus(spread).div(spread).times(100)
}

/** Of rank (N - 1)p. */
function percentileOf(sorted: readonly Decimal[], p: string): Decimal {
  const rank = decimal(p).times(sorted.length - 1)
  const below = rank.floor().toNumber()
  const low = sorted[below] ?? expect.fail('no gap')
  return low.plus((sorted[below + 1] ?? low).minus(low).times(rank.minus(below)))
}

it('matches 40-digit arithmetic on every dca window of 15 random queries', () => {
  const { equities, worldEquities } = euroInvestor.table().columns
  const us = equities.map(decimal)
  const world = worldEquities.filter((level) => !Number.isNaN(level)).map(decimal)
  expect(world).toHaveLength(WORLD_MONTHS)
  const durations = fc.constantFrom(1, 2, 3, 48, 50)
  fc.assert(
    fc.property(queries, durations, fc.nat(), (drawn, duree, months) => {
      // A euro or so leaves a gap under half a cent, which is no lead.
      const mensuel = Math.max(drawn.mensuel, 1000)
      const query = past({ ...drawn, mensuel, duree, etalement: 1 + (months % (12 * duree)) })
      const found = historyOf(query)
      const levels = query.indice === 'monde' ? world : us
      const windows = levels.length - 12 * duree
      const gaps = Array.from({ length: windows }, (_, start) => gapIn(levels, start, query))
      expect(found.fenetres).toBe(windows)
      const won = gaps.filter((gap) => gap.gt(1e-9)).length
      if (query.etalement !== 1) expect(found.lumpSumGagne).toBe(Number(((100 * won) / windows).toFixed(4)))
      const sorted = gaps.sort((a, b) => a.cmp(b))
      expectExact(found.ecartMedian, percentileOf(sorted, '0.5'), POINT, 'ecartMedian')
      expectExact(found.ecartP5, percentileOf(sorted, '0.05'), POINT, 'ecartP5')
      expectExact(found.ecartP95, percentileOf(sorted, '0.95'), POINT, 'ecartP95')
    }),
    cases(15),
  )
})

describe('dca: properties of the historical method', () => {
  it('adds history without a change to constant-yield figures, and null history for the constant method', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { historique, ...rest } = ask(dca, past(query)).data
        const { historique: none, ...constant } = ask(dca, { ...query, methode: 'constante' }).data
        expect(none).toBeNull()
        expect(historique?.fenetres).toBe(monthsOf(past(query)) - 12 * query.duree)
        expect(rest).toEqual(constant)
      }),
    )
  })

  it('ignores the yield and inflation, and narrows the gaps without a new winner when capital is added', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const apart = historyOf(past({ ...query, capital: 0 }))
        expect(historyOf(past({ ...query, capital: 0, taux: -3, inflation: 9 }))).toEqual(apart)
        const whole = historyOf(past({ ...query, capital: 10_000 }))
        expect(whole.lumpSumGagne).toBe(apart.lumpSumGagne)
        for (const share of ['ecartMedian', 'ecartP5', 'ecartP95'] as const)
          expectAtMost(Math.abs(whole[share]), Math.abs(apart[share]) + 0.0001)
      }),
    )
  })

  it('lowers the share and the size of lump-sum wins when waiting money earns more', () => {
    const rates = fc.double({ min: -5, max: 20, noNaN: true })
    fc.assert(
      fc.property(queries, rates, rates, (query, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        const poor = historyOf(past({ ...query, rendement_attente: less }))
        const rich = historyOf(past({ ...query, rendement_attente: more }))
        expectAtMost(rich.lumpSumGagne, poor.lumpSumGagne)
        for (const share of ['ecartMedian', 'ecartP5', 'ecartP95'] as const)
          expectAtMost(rich[share], poor[share] + 0.0001)
      }),
    )
  })

  it('reports no gap when all the money is invested at the start', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const found = historyOf(past({ ...query, etalement: 1, versement: 'debut' }))
        expect(found).toMatchObject({ lumpSumGagne: 0, ecartMedian: 0, ecartP5: 0, ecartP95: 0 })
      }),
      cases(200),
    )
  })

  it('keeps the percentages when every amount doubles', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const [one, two] = [
          historyOf(past({ ...query, mensuel: 1000, capital: 5000 })),
          historyOf(past({ ...query, mensuel: 2000, capital: 10_000 })),
        ]
        expectNear(one.ecartMedian, two.ecartMedian, 0.0001)
        expectNear(one.ecartP95, two.ecartP95, 0.0001)
      }),
      cases(200),
    )
  })
})

describe('dca: warnings and sources of the historical method', () => {
  const codes = (query: string) => askHistory(query).meta.avertissements.map(({ code }) => code)

  it('warns about the limits of the windows and about what they omit', () => {
    expect(codes('mensuel=1000&duree=10')).toEqual([
      'lump_sum_gagne_toujours',
      'resume_a_rendement_constant',
      'histoire_ne_predit_pas',
      'fenetres_chevauchees',
      'actions_americaines_en_euros',
      'etalement_long',
      'histoire_sans_frais',
    ])
    // Two windows of 27 years fit end to end in 55 and a half, two of 28 do not.
    expect(codes('mensuel=1000&duree=27')).not.toContain('fenetres_toutes_communes')
    expect(codes('mensuel=1000&duree=28')).toContain('fenetres_toutes_communes')
  })

  it('says that world equities are a proxy, and that its history is empty beyond 23 years', () => {
    const world = 'mensuel=1000&indice=monde'
    expect(codes(`${world}&duree=10`)).toContain('actions_mondiales_approchees')
    expect(codes(`${world}&duree=10`)).not.toContain('actions_americaines_en_euros')
    expect(codes(`${world}&duree=11`)).not.toContain('fenetres_toutes_communes')
    expect(codes(`${world}&duree=12`)).toContain('fenetres_toutes_communes')
    expect(askHistory(`${world}&duree=23`).data.historique?.fenetres).toBe(1)
    expect(codes(`${world}&duree=23`)).not.toContain('histoire_trop_courte')
    const long = askHistory(`${world}&duree=24`)
    expect(long.data.historique).toBeNull()
    expect(codes(`${world}&duree=24`)).toEqual([
      'lump_sum_gagne_toujours',
      'histoire_trop_courte',
      'etalement_long',
    ])
    expect(long.meta.sources.some(({ title }) => title.includes('TSP'))).toBe(false)
    expect(askHistory(`${world}&duree=10`).data.historique?.indice).toMatch(/^Approximation/)
    expect(ask(dca, `${world}&duree=24`).meta.avertissements.map(({ code }) => code)).not.toContain(
      'histoire_trop_courte',
    )
  })

  it('gives the same answer with the US index as without an index', () => {
    const { meta: _, ...without } = askHistory('mensuel=1000&duree=10')
    const { meta, ...us } = askHistory('mensuel=1000&duree=10&indice=us')
    expect(us).toEqual(without)
    expect(meta.hypotheses).toMatchObject({ indice: 'us' })
  })

  it('warns when the spread lasts at least half of the duration, for the historical method only', () => {
    const isLong = (query: string) => codes(`mensuel=1000&${query}`).includes('etalement_long')
    expect(isLong('duree=10&etalement=60')).toBe(true)
    expect(isLong('duree=10&etalement=59')).toBe(false)
    expect(isLong('duree=1')).toBe(true)
    expect(isLong('duree=2&etalement=11')).toBe(false)
    const constant = ask(dca, 'mensuel=1000&duree=10').meta.avertissements
    expect(constant.map(({ code }) => code)).not.toContain('etalement_long')
  })

  it('credits the publishers of the series for the historical method only', () => {
    const titles = (query: string) => ask(dca, query).meta.sources.map(({ title }) => title)
    const query = 'mensuel=1000&duree=10'
    expect(titles(`${query}&methode=historique`).some((title) => title.includes('Shiller'))).toBe(true)
    expect(titles(query).some((title) => title.includes('Shiller'))).toBe(false)
    expect(askHistory(query).data.historique?.indice).toContain('S&P')
  })

  it('needs the series for the historical method only', () => {
    const needs = (query: Readonly<Record<string, unknown>>) => {
      const parsed = dca.parser.fromObject(query)
      return parsed.ok ? dca.contract.needs(parsed.params) : undefined
    }
    expect(needs({ mensuel: 1, duree: 2 })).toEqual([])
    expect(needs({ mensuel: 1, duree: 2, methode: 'historique' })).toEqual([euroInvestor])
  })
})
