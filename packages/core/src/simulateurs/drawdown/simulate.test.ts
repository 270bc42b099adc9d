import { describe, expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import { contract } from './contract.ts'
import { drawdown } from './index.ts'

const fall = (query: string) => ask(drawdown, query).data
const crisis = (query: string, year: number) =>
  fall(query).crises.find(({ annee }) => annee === year) ?? expect.fail()
const pathOf = (query: string, year: number) => fall(query).trajectoires.filter(({ annee }) => annee === year)

const MIXED = 'capital=100000&actions=60&obligations=40'
const CASH = 'capital=100000&actions=0&liquidites=100'

describe('drawdown: worked figures', () => {
  it('measures the four crises of a portfolio of equities', () => {
    const { resume, crises } = fall('capital=100000')
    expect(resume).toEqual({
      pireCrise: 2000,
      perteMax: -52.3699,
      perteMaxEuros: 52_369.92,
      capitalMinimum: 39_998.47,
      recuperationMoisMax: 158,
    })
    expect(crises.map(({ baisse }) => baisse)).toEqual([-52.3699, -46.3893, -19.9075, -10.1558])
    expect(crises[0]).toMatchObject({
      annee: 2000,
      nom: 'bulle_internet',
      dateSommet: '2000-09',
      dateCreux: '2003-02',
      dateRecuperation: '2013-11',
      recuperation: 'date',
      baisseReelle: -54.4755,
      capitalAuCreux: 47_630.08,
      perte: 52_369.92,
      hausseNecessaire: 109.9514, // 1 / 0.4763008 - 1
      moisBaisse: 29,
      moisRecuperation: 158,
    })
  })

  it('measures the four crises of 60 % equities and 40 % bonds', () => {
    const { resume, crises } = fall(MIXED)
    expect(crises.map(({ baisse }) => baisse)).toEqual([-27.7352, -25.0369, -12.6058, -13.67])
    expect(crises[3]).toMatchObject({
      dateSommet: '2021-12',
      dateCreux: '2023-01',
      dateRecuperation: '2024-02',
      recuperation: 'date',
      moisRecuperation: 26,
    })
    expect(resume.recuperationMoisMax).toBe(115) // 2000-09 to 2010-04
    expect(pathOf(MIXED, 2022).at(-1)?.mois).toBe(26) // 2021-12 to 2024-02
  })

  it('measures three crises of world equities, and four without equities', () => {
    const { resume, crises } = fall('capital=100000&indice_actions=monde')
    expect(crises.map(({ annee, baisse }) => [annee, baisse])).toEqual([
      [2008, -48.4741],
      [2020, -20.2333],
      [2022, -9.4762],
    ])
    expect(resume.pireCrise).toBe(2008)
    const bonds = 'capital=100000&actions=0&obligations=100'
    expect(fall(`${bonds}&indice_actions=monde`)).toEqual(fall(bonds))
  })

  it('follows bonds to the end of the data where they have not recovered', () => {
    const bonds = 'capital=100000&actions=0&obligations=100'
    expect(crisis(bonds, 2022)).toMatchObject({
      dateCreux: '2023-10',
      dateRecuperation: null,
      baisse: -23.8697,
    })
    expect(pathOf(bonds, 2022).at(-1)?.mois).toBe(54) // 2021-12 to 2026-06
  })

  it('returns the figures of the worked example of the contract', () => {
    expect(ask(drawdown, contract.example.query).data).toMatchObject(contract.example.expect)
  })
})

describe('drawdown: capital path', () => {
  it('starts at the peak and can reach its minimum after the crisis window', () => {
    const path = pathOf('capital=100000', 2000)
    expect(path[0]).toEqual({ annee: 2000, mois: 0, capital: 100_000, capitalSansFlux: 100_000 })
    expect(path).toHaveLength(159)
    const lowest = path.reduce((one, other) => (other.capital < one.capital ? other : one))
    expect([lowest.mois, lowest.capital]).toEqual([102, 39_998.47]) // 2000-09 and 102 months: 2009-03
    expect(path[29]?.capital).toBe(47_630.08)
    expect(path.at(-1)?.capital).toBe(crisis('capital=100000', 2000).capitalFinFenetre)
  })

  it('applies growth before the deposit or the withdrawal', () => {
    // Equities in euros: 15 520.3968 in February 2020, 12 430.6685 in March, 13 176.7464 in April.
    const drawn = pathOf('capital=100000&retrait=1000', 2020)
    expect(drawn[1]).toMatchObject({ mois: 1, capital: 79_092.47, capitalSansFlux: 80_092.47 })
    expect(drawn[2]).toMatchObject({ mois: 2, capital: 82_839.53, capitalSansFlux: 84_899.55 })
    expect(pathOf('capital=100000&mensuel=1000', 2020)[1]?.capital).toBe(81_092.47)
  })

  it('stays unchanged when deposits equal withdrawals', () => {
    expect(fall('capital=100000&mensuel=700&retrait=700')).toEqual(fall('capital=100000'))
  })

  it('stops at 0 and grows again with new deposits', () => {
    const poor = pathOf('capital=1000&retrait=500', 2000)
    expect(poor.slice(0, 4).map(({ capital }) => capital > 0)).toEqual([true, true, false, false])
    expect(poor.at(-1)?.capital).toBe(0)
    expect(fall('capital=1000&retrait=500').resume.capitalMinimum).toBe(0)
  })

  it('changes no fall, date or loss when there are flows', () => {
    const [still, flowing] = ['', '&mensuel=100&retrait=900'].map((flows) =>
      fall(`${MIXED}${flows}`).crises.map(({ capitalFinFenetre, ...rest }) => rest),
    )
    expect(flowing).toEqual(still)
  })
})

describe('drawdown: portfolio', () => {
  it('reports no fall and an empty path for cash', () => {
    const { resume, crises, trajectoires } = fall(CASH)
    expect(resume).toEqual({
      pireCrise: null,
      perteMax: 0,
      perteMaxEuros: 0,
      capitalMinimum: 100_000,
      recuperationMoisMax: 0,
    })
    expect(trajectoires).toEqual([])
    for (const one of crises)
      expect(one).toMatchObject({
        dateSommet: null,
        dateCreux: null,
        dateRecuperation: null,
        recuperation: 'jamais_baisse',
        baisse: 0,
        baisseReelle: 0,
        capitalAuCreux: 100_000,
        perte: 0,
        hausseNecessaire: 0,
        moisBaisse: 0,
        moisRecuperation: 0,
        capitalFinFenetre: 100_000,
      })
  })

  it('measures gold in euros, with its own dates', () => {
    expect(crisis('capital=1&actions=0&or=100', 2000)).toMatchObject({
      baisse: -11.8159,
      dateSommet: '2002-05',
    })
    expect(crisis('capital=1&actions=0&or=100', 2020)).toMatchObject({
      baisse: -8.2496,
      baisseReelle: -8.136,
    })
  })

  it('holds fewer equities at the time of a fall when the portfolio is not rebalanced', () => {
    const drift = `${MIXED}&reequilibrage=aucun`
    expect(crisis(drift, 2000)).toMatchObject({ baisse: -24.0884, moisRecuperation: 114 })
    expect(crisis(drift, 2020).baisse).toBe(-12.6058) // three months after it was bought: not yet set again
    expect(crisis(drift, 2022).baisse).toBe(-13.8433)
  })

  it('refuses shares that do not sum to 100 within the tolerance', () => {
    const refused = (query: object) => {
      const parsed = drawdown.parser.fromObject({ capital: 1, ...query })
      return parsed.ok ? [] : parsed.problems.map(({ field, code, message }) => [field, code, message])
    }
    const wrong = [['actions', 'inconsistent', 'actions + obligations + or + liquidites must sum to 100']]
    expect(refused({ obligations: 40 })).toEqual(wrong)
    expect(refused({ actions: 33.33, obligations: 33.33, or: 33.33 })).toEqual(wrong)
    expect(refused({ actions: 99.9999 })).toEqual(wrong)
    expect(refused({ actions: 33.3, obligations: 33.3, or: 33.3, liquidites: 0.1 })).toEqual([])
    expect(refused({ actions: 0, or: 66.7, liquidites: 33.3 })).toEqual([])
  })
})
