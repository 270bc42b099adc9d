import '../../../../../test/support/history.ts'
import '../../../../../test/support/seed.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { analysisOf } from '../../../../../test/support/analyses.ts'
import { ask, validParams } from '../../../../../test/support/queries.ts'
import { simulatorNamed, simulators } from '../../../../../test/support/simulators.ts'
import { cases } from '../../../../../test/support/tier.ts'
import type { RangeData } from '../../definition/market-range.ts'
import type { Simulator } from '../../definition/simulator.ts'
import { equityHistory } from '../../indices/equities.ts'
import { analysesOf } from '../analyses.ts'
import { figureAt } from '../figures.ts'
import { loadRange } from './range.ts'

/** The simulators that have a range. */
const ranged = simulators.filter((simulator) => analysesOf(simulator).includes('plage'))

beforeAll(() => Promise.all(ranged.map(loadRange)))

const askRange = (name: string, query: string) => analysisOf<RangeData>(name, 'plage').ask(query)
/** The range of a question that has one. */
const rangeIn = (name: string, query: string) => {
  const { plage } = askRange(name, query).data
  return plage ?? expect.fail(`no range of ${name}?${query}`)
}

/** The yield that deviates by so many standard deviations: `(1+t)·exp(z·v/√n) - 1`, all in percent. */
const yieldAt = (rate: number, deviations: number, volatility: number, years: number): number =>
  100 * ((1 + rate / 100) * Math.exp((deviations * volatility) / 100 / Math.sqrt(years)) - 1)

/** Deposits at the end of each month in an index, month by month; `yearlyFee` is a fraction. */
function savedIn(
  levels: readonly number[],
  start: number,
  { capital, deposit, months, yearlyFee = 0 }: Savings,
): number {
  let held = capital
  for (let month = start + 1; month <= start + months; month += 1) {
    const grown = held * ((levels[month] as number) / (levels[month - 1] as number))
    held = grown * (1 - yearlyFee) ** (1 / 12) + deposit
  }
  return held
}

/** A first capital and a monthly deposit, in euros, and a yearly fee, a fraction. */
interface Savings {
  readonly capital: number
  readonly deposit: number
  readonly months: number
  readonly yearlyFee?: number
}

/** The percent of all windows of so many months that succeed. */
function shareOf(levels: number, months: number, isSuccess: (start: number) => boolean): number {
  const starts = Array.from({ length: levels - months }, (_, start) => start)
  return (100 * starts.filter(isSuccess).length) / starts.length
}

it('is an analysis of the six simulators that assume a constant yield of markets', () => {
  expect(ranged.map(({ contract }) => contract.name).toSorted()).toEqual([
    'coast-fire',
    'dca',
    'impact-frais',
    'interets-composes',
    'livret-a-vs-etf',
    'retraite-fire',
  ])
})

describe('range of interets-composes', () => {
  const query = 'capital=10000&mensuel=300&taux=7&duree=20'

  it('is null without volatility, with the warning rendement_garanti', () => {
    const { data, codes } = askRange('interets-composes', query)
    expect(data).toEqual({ cible: 'resume.capitalFinalBrut', valeur: 190_957.76, plage: null })
    expect(codes).toContain('rendement_garanti')
  })

  it('recomputes the figure at the yields of one case in ten', () => {
    const { bas, haut, tauxBas, tauxHaut } = rangeIn('interets-composes', `${query}&volatilite=15`)
    const [low, high] = [yieldAt(7, -1.28155, 15, 20), yieldAt(7, 1.28155, 15, 20)]
    expect([tauxBas, tauxHaut]).toEqual([Number(low.toFixed(4)), Number(high.toFixed(4))])
    const directly = (rate: number) =>
      ask(simulatorNamed('interets-composes'), query.replace('taux=7', `taux=${rate}`)).data.resume as {
        readonly capitalFinalBrut: number
      }
    expect(bas).toBeCloseTo(directly(low).capitalFinalBrut, 1)
    expect(haut).toBeCloseTo(directly(high).capitalFinalBrut, 1)
  })

  it('counts the windows of the past that reach the figure, deposits and fees month by month', () => {
    const past = rangeIn('interets-composes', `${query}&volatilite=15&frais=0.5`)
    const { valeur } = askRange('interets-composes', `${query}&volatilite=15&frais=0.5`).data
    const { equities, dates } = equityHistory('us')
    const savings = { capital: 10_000, deposit: 300, months: 240, yearlyFee: 0.005 }
    const share = shareOf(
      equities.length,
      240,
      (start) => savedIn(equities, start, savings) >= Number(valeur),
    )
    expect(past.part).toBeCloseTo(share, 4)
    expect([past.fenetres, past.annees]).toEqual([dates.length - 240, 20])
    expect([past.depuis, past.jusque]).toEqual([dates[0], dates.at(-1)])
  })

  it('follows deposits that rise each year, at the start of the month', () => {
    const rising = 'capital=0&mensuel=100&taux=6&duree=10&volatilite=15&indexation=3&versement=debut'
    const { valeur, plage } = askRange('interets-composes', rising).data
    const { equities } = equityHistory('us')
    const share = shareOf(equities.length, 120, (start) => {
      let held = 0
      for (let month = 0; month < 120; month += 1) {
        held += 100 * 1.03 ** Math.floor(month / 12)
        held *= (equities[start + month + 1] as number) / (equities[start + month] as number)
      }
      return held >= Number(valeur)
    })
    expect(plage?.part).toBeCloseTo(share, 4)
  })

  it('gives no share under thirty windows, with the warning peu_de_periodes', () => {
    const { data, codes } = askRange(
      'interets-composes',
      'capital=1&mensuel=1&taux=7&duree=21&volatilite=15&indice=monde',
    )
    expect([data.plage?.part, data.plage?.fenetres]).toEqual([null, 25])
    expect(codes).toContain('peu_de_periodes')
  })

  it('gives both cases where no window fits', () => {
    const { data, codes } = askRange(
      'interets-composes',
      'capital=1000&mensuel=0&taux=7&duree=50&volatilite=15&indice=monde',
    )
    expect(data.plage).toMatchObject({ part: null, fenetres: 0, annees: 50 })
    expect(Number(data.plage?.bas)).toBeLessThan(Number(data.valeur))
    expect(codes).toContain('histoire_trop_courte')
  })
})

describe('range of livret-a-vs-etf', () => {
  const query = 'capital=10000&mensuel=200&duree=15&taux_livret=1.7'

  it('has the pessimistic and optimistic capitals of the simulation, less the Livret A', () => {
    const { bas, haut } = rangeIn('livret-a-vs-etf', query)
    const { etf, livret } = ask(simulatorNamed('livret-a-vs-etf'), query).data as Record<
      'etf' | 'livret',
      Record<string, number>
    >
    // two rounded figures: their difference may be a cent off
    expect(bas).toBeCloseTo(Number(etf.pessimiste) - Number(livret.capitalFinal), 1)
    expect(haut).toBeCloseTo(Number(etf.optimiste) - Number(livret.capitalFinal), 1)
  })

  it('counts the windows in which the fund after tax reaches its capital at the constant yield', () => {
    const { etf } = ask(simulatorNamed('livret-a-vs-etf'), `${query}&frais_etf=0.5`).data as {
      etf: Record<string, number>
    }
    const { equities } = equityHistory('us')
    const savings = { capital: 10_000, deposit: 200, months: 180, yearlyFee: 0.005 }
    // a PEA of fifteen years: only social levies, on the gains
    const left = (gross: number) => gross - Math.max(0, gross - 46_000) * 0.186
    const share = shareOf(
      equities.length,
      180,
      (start) => left(savedIn(equities, start, savings)) >= Number(etf.capitalNet),
    )
    expect(rangeIn('livret-a-vs-etf', `${query}&frais_etf=0.5`).part).toBeCloseTo(share, 4)
  })
})

it('counts for dca the windows in which a lump sum ends at least that far ahead of spreading', () => {
  const query = 'mensuel=1000&duree=12&rendement_attente=2'
  const { valeur, plage } = askRange('dca', query).data
  const { equities } = equityHistory('us')
  const waitingRate = 1.02 ** (1 / 12)
  const share = shareOf(equities.length, 144, (start) => {
    let [waiting, spread] = [144_000, 0]
    for (let month = start + 1; month <= start + 144; month += 1) {
      spread = spread * ((equities[month] as number) / (equities[month - 1] as number)) + 1000
      waiting = waiting * waitingRate - 1000
    }
    const atOnce = 144_000 * ((equities[start + 144] as number) / (equities[start] as number))
    return atOnce - spread - waiting >= Number(valeur)
  })
  expect(plage?.part).toBeCloseTo(share, 4)
})

it('counts for impact-frais the windows in which fees cost at least that gap', () => {
  const query = 'capital=10000&mensuel=300&duree=20&frais_entree=2'
  const { valeur, plage } = askRange('impact-frais', query).data
  const { equities } = equityHistory('us')
  const savings = { capital: 9800, deposit: 294, months: 240 }
  const share = shareOf(equities.length, 240, (start) => {
    const [low, high] = [0.002, 0.02].map((yearlyFee) => savedIn(equities, start, { ...savings, yearlyFee }))
    return Number(low) - Number(high) >= Number(valeur)
  })
  expect(plage?.part).toBeCloseTo(share, 4)
})

it('counts for coast-fire the windows in which the capital needed grows enough, in constant prices', () => {
  const { valeur, plage } = askRange(
    'coast-fire',
    'age=40&age_retraite=52&capital=50000&depenses=2000&taux=6',
  ).data
  const { equities, prices } = equityHistory('us')
  const share = shareOf(equities.length, 144, (start) => {
    const nominal = (equities[start + 144] as number) / (equities[start] as number)
    const inflation = (prices[start + 144] as number) / (prices[start] as number)
    return (Number(valeur) * nominal) / inflation >= 600_000 - 0.01
  })
  expect(plage?.part).toBeCloseTo(share, 4)
})

describe('range of retraite-fire', () => {
  const query = 'capital=50000&mensuel=1000&depenses=2000'

  it('has the share of past retirements that its history gives', () => {
    const { historique } = ask(simulatorNamed('retraite-fire'), `${query}&methode=historique`).data as {
      historique: Record<string, number>
    }
    const { part, fenetres, annees, depuis } = rangeIn('retraite-fire', query)
    expect([part, fenetres, annees, depuis]).toEqual([
      historique.tauxReussite,
      historique.fenetres,
      30,
      '1871-01',
    ])
  })

  it('has more years at the low yield and fewer at the high one', () => {
    const { valeur, plage } = askRange('retraite-fire', query).data
    expect(valeur).toBe(21.75)
    expect(Number(plage?.bas)).toBeGreaterThan(21.75)
    expect(Number(plage?.haut)).toBeLessThan(21.75)
    expect(plage?.tauxBas).toBeCloseTo(yieldAt(7, -1.28155, 15, 21.75), 2)
  })

  it('is null where independence is never reached, with the warning plage_inexistante', () => {
    const { data, codes } = askRange('retraite-fire', 'capital=0&mensuel=1&depenses=9000&taux=1')
    expect(data).toEqual({ cible: 'resume.anneesAvantFire', valeur: null, plage: null })
    expect(codes).toContain('plage_inexistante')
  })

  it('costs no random draws, and keeps the method of the question in its hypotheses', () => {
    const drawing = `${query}&methode=monte_carlo&simulations=20000&horizon_retraite=70`
    const { analysis, read, ask: askDraws } = analysisOf<RangeData>('retraite-fire', 'plage')
    const parsed = read(drawing)
    expect(parsed.ok && analysis.costUnits(parsed.question)).toBeLessThan(500_000)
    expect(askDraws(drawing).meta.hypotheses.methode).toBe('monte_carlo')
  })
})

describe('range parser on an invalid request', () => {
  it('reports every problem at once', () => {
    const { problems } = analysisOf('dca', 'plage')
    const messages = problems('mensuel=0&duree=12&volatilite=61&indice=or&cible=resume.ecart').map(
      ({ message }) => message,
    )
    expect(messages).toEqual([
      'mensuel must be at least 1',
      'indice must be one of us, monde',
      'volatilite must be at most 60',
      expect.stringContaining('cible'),
    ])
  })
})

describe.each(ranged)('range of $contract.name for any question', (simulator: Simulator) => {
  const { contract } = simulator
  const [path = ''] = contract.decisive
  const { ask: askAny, read } = analysisOf<RangeData>(simulator, 'plage')
  const volatility = fc.double({ min: 0.1, max: 60, noNaN: true })

  it('has the decisive figure of the simulation by any method, yields on both sides, and a share', () => {
    fc.assert(
      fc.property(validParams(contract), volatility, (given, volatilite) => {
        const query = { ...(given as Record<string, unknown>), volatilite }
        fc.pre(read(query).ok)
        const parsed = simulator.parser.fromObject(
          Object.hasOwn(contract.params, 'volatilite') ? query : (given as Record<string, unknown>),
        )
        fc.pre(parsed.ok)
        const { valeur, plage } = askAny(query).data
        // few draws: the decisive figure depends on no method
        const params = { ...(parsed.ok && parsed.params), simulations: 100 }
        const simulated = simulator.answer(params as never, { today: '2026-12-01' as never }, 'fr')
        expect(valeur).toBe(figureAt(simulated.data, path))
        if (!plage) {
          expect(valeur).toBeNull()
          return
        }
        const rate = Number(
          (simulated.meta.hypotheses as Record<string, unknown>)[contract.range?.rate ?? ''],
        )
        expect(Number(plage.tauxBas)).toBeLessThanOrEqual(Number(rate.toFixed(4)))
        expect(Number(plage.tauxHaut)).toBeGreaterThanOrEqual(Number(rate.toFixed(4)))
        if (plage.part === null) expect(plage.fenetres).toBeLessThan(30)
        else expect(plage.part).toSatisfy((part: number) => part >= 0 && part <= 100)
      }),
      cases(500),
    )
  })
})
