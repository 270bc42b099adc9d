import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectAtMost, expectNear } from '../../../../../test/support/figures.ts'
import { ask, validParams } from '../../../../../test/support/queries.ts'
import { contract } from './contract.ts'
import { dca } from './index.ts'

const queries = validParams(contract)
type Asking = Parameters<typeof ask<typeof contract.params, typeof contract.result, string>>[1]
const invest = (query: Asking) => ask(dca, query).data
const warned = (query: Asking) => ask(dca, query).meta.avertissements.map(({ code }) => code)

describe('dca: worked figures', () => {
  it('invests 1 000 € a month for 12 months at 7 %, at the end of each month', () => {
    const { resume, yearly } = invest('mensuel=1000&etalement=12&taux=7&duree=1')
    expect(resume).toEqual({
      totalInvesti: 12_000,
      capitalFinalDca: 12_380.3,
      capitalFinalLumpSum: 12_840,
      gainDca: 380.3,
      gainLumpSum: 840,
      ecart: 459.7,
      ecartPourcentage: 3.7132,
      gagnant: 'lump_sum',
      rendementTotalDca: 3.1691,
      triDca: 7,
      capitalFinalDcaReel: 12_137.55,
      capitalFinalLumpSumReel: 12_588.24,
    })
    expect(yearly).toEqual([
      { annee: 1, totalInvesti: 12_000, capitalDca: 12_380.3, capitalLumpSum: 12_840, ecart: 459.7 },
    ])
  })

  it('invests 1 000 € a month for 12 months at 7 %, at the start of each month', () => {
    const { resume } = invest('mensuel=1000&etalement=12&taux=7&duree=1&versement=debut')
    expect(resume).toMatchObject({ capitalFinalDca: 12_450.3, capitalFinalLumpSum: 12_840, triDca: 7 })
  })

  it('returns the figures of the worked example of the contract', () => {
    expect(invest(contract.example.query)).toMatchObject(contract.example.expect)
  })
})

describe('dca: parameters', () => {
  it('stops deposits after the spread and lets the capital grow until the end', () => {
    // A year spread, then nine years of 7 %: 12 380.30·1.07^9 and 12 840·1.07^9.
    const { resume, yearly } = invest('mensuel=1000&etalement=12&duree=10')
    expect(resume.totalInvesti).toBe(12_000)
    expect(yearly.map(({ totalInvesti }) => totalInvesti)).toEqual(Array(10).fill(12_000))
    expectNear(resume.capitalFinalDca, 12_380.3 * 1.07 ** 9, 0.015)
    expect(resume.capitalFinalLumpSum).toBe(23_605.82)
    expect(resume.ecartPourcentage).toBe(3.7132)
    expect(resume.triDca).toBe(7)
  })

  it('adds the monthly interest of waiting money but not the deposits still to come', () => {
    // Two deposits of 1 000 €, the pot at 12.682503 % a year, 1 % a month: 2000·1.01 - 1000 = 1020, then
    // 1020·1.01 - 1000 = 30.20 left, which earns ten months more: 30.20·1.01^10 = 33.36.
    const query = 'mensuel=1000&etalement=2&duree=1&taux=0&rendement_attente=12.682503'
    const { resume } = invest(query)
    expect(resume).toMatchObject({ capitalFinalDca: 2033.36, capitalFinalLumpSum: 2000, gagnant: 'dca' })
    expect(resume.ecart).toBe(-33.36)
    // At the start of the month: 1000·1.01 - 1000 = 10 left after two months, plus its own interest.
    expect(invest(`${query}&versement=debut`).resume.capitalFinalDca).toBe(2011.16)
    expect(warned(query)).toEqual(['attente_mieux_remuneree'])
  })

  it('reduces the gap when waiting money earns 3 %', () => {
    // A pot of 12 000 € at 3 %, less 1 000 € at each month's end, leaves 195.88 €.
    const { resume } = invest('mensuel=1000&duree=1&rendement_attente=3')
    expect(resume).toMatchObject({ capitalFinalDca: 12_576.18, ecart: 263.82, gagnant: 'lump_sum' })
    expect(resume.triDca).toBe(10.6713)
  })

  it('includes money still to be paid in, in the gap of the first years', () => {
    const { yearly } = invest('mensuel=100&duree=2&taux=0')
    expect(yearly.map(({ capitalDca, ecart }) => [capitalDca, ecart])).toEqual([
      [1200, 1200],
      [2400, 0],
    ])
  })

  it('adds the initial capital to both strategies', () => {
    const apart = invest('mensuel=1000&duree=1').resume
    const { resume } = invest('mensuel=1000&duree=1&capital=5000')
    expect(resume).toMatchObject({ totalInvesti: 17_000, ecart: apart.ecart, triDca: 7 })
    expect(resume.capitalFinalDca).toBe(17_730.3) // 5000·1.07 more
  })

  it('limits the spread to the duration, which is its default', () => {
    expect(() => invest('mensuel=1&duree=2&etalement=25')).toThrow('etalement must be at most 12 times duree')
    expect(invest('mensuel=50&duree=3&etalement=36')).toEqual(invest('mensuel=50&duree=3'))
  })

  it('defaults to the constant method and refuses an unknown one', () => {
    expect(invest('mensuel=50&duree=3&methode=constante')).toEqual(invest('mensuel=50&duree=3'))
    expect(() => invest('mensuel=50&duree=3&methode=autre')).toThrow('methode must be one of constante')
  })
})

describe('dca: warnings', () => {
  it('warns that the lump sum always wins at a constant positive yield', () => {
    expect(warned('mensuel=1000&duree=10')).toEqual(['lump_sum_gagne_toujours'])
    expect(warned('mensuel=1000&duree=10&taux=0')).toEqual([])
    expect(warned('mensuel=1000&duree=10&etalement=1&versement=debut')).toEqual([])
    expect(warned('mensuel=1000&duree=10&taux=-2')).toEqual(['attente_mieux_remuneree'])
    for (const waiting of [-1, -3])
      expect(warned(`mensuel=1000&duree=10&taux=-2&rendement_attente=${waiting}`)).not.toContain(
        'attente_mieux_remuneree',
      )
  })

  it('returns a null gap percentage and a null rate when waiting exhausts the capital', () => {
    const query = 'mensuel=1000&duree=50&taux=-20&rendement_attente=-5'
    const { resume } = invest(query)
    expect(resume.capitalFinalDca).toBeLessThan(0)
    expect([resume.ecartPourcentage, resume.triDca]).toEqual([null, null])
    expect(warned(query)).toEqual(['capital_dca_epuise', 'tri_inexistant'])
  })

  it('returns a null gap percentage above 1e9', () => {
    // The waiting yield at which next to nothing is left, found by halving: on one side of it a percent still
    // makes sense, on the other it does not, although a cent is left on both.
    const end = (rate: number) =>
      invest({ mensuel: 1e7, duree: 50, taux: -20, rendement_attente: rate }).resume
    let [without, within] = [-5, 0]
    for (let k = 0; k < 60; k += 1) {
      const middle = (without + within) / 2
      if (end(middle).ecartPourcentage === null) without = middle
      else within = middle
    }
    expect(end(without)).toMatchObject({ capitalFinalDca: 0.01, ecartPourcentage: null })
    expect(end(within).ecartPourcentage).toBeGreaterThan(9e8)
    expect(end(within).ecartPourcentage).toBeLessThanOrEqual(1e9)
  })
})

describe('dca: properties', () => {
  it('never lets the lump sum lose at a yield above that of waiting money, nor win below it', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume } = invest(query)
        const [rate, waiting] = [query.taux ?? 7, query.rendement_attente ?? 0]
        if (rate >= 0 && rate >= waiting) {
          expectAtMost(0, resume.ecart)
          expect(resume.gagnant).not.toBe('dca')
        }
        if (waiting >= 0 && waiting >= rate) {
          expectAtMost(resume.ecart, 0)
          expect(resume.gagnant).not.toBe('lump_sum')
        }
      }),
    )
  })

  it('reports no gap when both yields are equal or when nothing waits', () => {
    const rates = fc.double({ min: -5, max: 20, noNaN: true })
    fc.assert(
      fc.property(queries, rates, (query, rate) => {
        const same = invest({ ...query, taux: rate, rendement_attente: rate }).resume
        expect([same.ecart, same.gagnant]).toEqual([0, 'egalite'])
        expectNear(same.capitalFinalDca, same.capitalFinalLumpSum)
        const once = invest({ ...query, etalement: 1, versement: 'debut' }).resume
        expect([once.ecart, once.gagnant]).toEqual([0, 'egalite'])
        expectNear(once.capitalFinalDca, once.capitalFinalLumpSum)
      }),
    )
  })

  it('returns the yield as the rate of return of the deposits when waiting money earns nothing', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume } = invest({ ...query, rendement_attente: 0 })
        expectNear(resume.triDca ?? Number.NaN, query.taux ?? 7, 0.0001)
      }),
    )
  })

  it('grows deposits of the start of the month for one more month', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const alone = { ...query, capital: 0, rendement_attente: 0 }
        const [end, start] = [
          invest({ ...alone, versement: 'fin' }),
          invest({ ...alone, versement: 'debut' }),
        ]
        const month = (1 + (query.taux ?? 7) / 100) ** (1 / 12)
        expectNear(start.resume.capitalFinalDca, end.resume.capitalFinalDca * month, 0.0125)
        expect(start.resume.capitalFinalLumpSum).toBe(end.resume.capitalFinalLumpSum)
      }),
    )
  })

  it('agrees between gains, gaps, real amounts, the last year and the summary', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume, yearly } = invest(query)
        const prices = (1 + (query.inflation ?? 2) / 100) ** query.duree
        expectNear(resume.totalInvesti + resume.gainDca, resume.capitalFinalDca, 0.015)
        expectNear(resume.totalInvesti + resume.gainLumpSum, resume.capitalFinalLumpSum, 0.015)
        expectNear(resume.capitalFinalDca + resume.ecart, resume.capitalFinalLumpSum, 0.015)
        expectNear(resume.capitalFinalDcaReel * prices, resume.capitalFinalDca, 0.005 * (1 + prices))
        expectNear(resume.capitalFinalLumpSumReel * prices, resume.capitalFinalLumpSum, 0.005 * (1 + prices))
        expect(yearly.at(-1)).toEqual({
          annee: query.duree,
          totalInvesti: resume.totalInvesti,
          capitalDca: resume.capitalFinalDca,
          capitalLumpSum: resume.capitalFinalLumpSum,
          ecart: resume.ecart,
        })
      }),
    )
  })

  it('returns the first rows of a longer duration when the spread is the same', () => {
    fc.assert(
      fc.property(queries, fc.integer({ min: 1, max: 50 }), fc.nat(), (query, years, drawn) => {
        const [short, long] = query.duree < years ? [query.duree, years] : [years, query.duree]
        const same = { ...query, etalement: 1 + (drawn % (12 * short)) }
        const rows = invest({ ...same, duree: long }).yearly
        expect(invest({ ...same, duree: short }).yearly).toEqual(rows.slice(0, short))
      }),
    )
  })
})
