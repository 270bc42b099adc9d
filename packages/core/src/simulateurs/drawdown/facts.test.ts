import { describe, expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import { drawdown } from './index.ts'

const answer = (query: string) => ask(drawdown, `capital=100000${query}`)
const warningsOf = (query: string) => answer(query).meta.avertissements.map(({ code }) => code)
const factsOf = (indice: string) => answer(`&indice=${indice}`).data.crises.map(({ faits }) => faits)

describe('drawdown: published falls', () => {
  it('lists MSCI World in euros, then in dollars, for the world index', () => {
    const [bubble, , , rates] = factsOf('monde')
    expect(factsOf('monde').map(([first]) => first?.baisse)).toEqual([-53.6, -48.3, -19.77, -13.08])
    expect(factsOf('monde').map(([, second]) => second?.devise)).toEqual(['USD', 'USD', 'USD', 'USD'])
    expect(bubble?.[0]).toEqual({
      indice: 'MSCI World',
      devise: 'EUR',
      dividendes: 'reinvestis',
      frequence: 'fin_de_mois',
      baisse: -53.6,
      dateSommet: '2000-08',
      dateCreux: '2003-03',
      dateRecuperation: '2013-09',
      recuperation: 'date',
      suiviJusque: null,
      source: 'MSCI Inc.',
    })
    expect(rates?.[0]).toMatchObject({
      dateRecuperation: null,
      recuperation: 'pas_encore',
      suiviJusque: '2023-04',
    })
  })

  it('lists daily prices before dividends reinvested, for France and for the United States', () => {
    for (const [indice, falls] of [
      ['france', [-65.29, -59.16, -38.56, -23.04]],
      ['etats_unis', [-49.15, -56.78, -33.92, -25.43]],
    ] as const) {
      const facts = factsOf(indice)
      expect(facts.map(([first]) => first?.baisse)).toEqual(falls)
      for (const [prices, dividends] of facts) {
        expect(prices).toMatchObject({ dividendes: 'exclus', frequence: 'jour' })
        expect(dividends?.dividendes).toBe('reinvestis')
      }
    }
  })

  it('changes no portfolio figure when another index is chosen', () => {
    const [world, us] = ['monde', 'etats_unis'].map((indice) => answer(`&indice=${indice}`).data)
    expect(us?.resume).toEqual(world?.resume)
    expect(us?.trajectoires).toEqual(world?.trajectoires)
  })

  it('credits the series of the chosen index in the sources', () => {
    const titles = (indice: string) =>
      answer(`&indice=${indice}`)
        .meta.sources.map(({ title }) => title)
        .join(' | ')
    expect(titles('monde')).toMatch(/Shiller.*Insee.*MSCI World/)
    expect(titles('france')).toMatch(/CAC 40.*MSCI France/)
    expect(titles('france')).not.toMatch(/S&P/)
    expect(titles('etats_unis')).toMatch(/S&P 500/)
  })

  it('omits the publishers of the assets that are not in the portfolio', () => {
    const owed = (shares: string) =>
      answer(shares)
        .meta.sources.map(({ title }) => title)
        .join(' | ')
    const [equities, bonds, gold, cash] = [
      '',
      '&actions=0&obligations=100',
      '&actions=0&or=100',
      '&actions=0&liquidites=100',
    ].map(owed)
    const names = (titles?: string) =>
      ['Shiller', 'Federal Reserve', 'IRLTLT01FRM156N', 'Livret A', 'Pink Sheet', 'Insee'].filter((name) =>
        titles?.includes(name),
      )
    expect(names(equities)).toEqual(['Shiller', 'Federal Reserve', 'Insee'])
    expect(names(bonds)).toEqual(['IRLTLT01FRM156N', 'Insee'])
    expect(names(gold)).toEqual(['Federal Reserve', 'Pink Sheet', 'Insee'])
    expect(names(cash)).toEqual(['Livret A', 'Insee'])
  })
})

describe('drawdown: warnings', () => {
  const all = ['moyennes_mensuelles', 'actions_et_msci_world', 'passe']

  it('names the equities and the chosen index when the portfolio contains equities', () => {
    expect(warningsOf('')).toEqual(all)
    expect(warningsOf('&indice=france')).toEqual([
      'moyennes_mensuelles',
      'actions_et_cac_40',
      'indice_sans_dividendes',
      'passe',
    ])
    expect(warningsOf('&indice=etats_unis')).toEqual([
      'moyennes_mensuelles',
      'actions_et_sp_500',
      'indice_sans_dividendes',
      'passe',
    ])
    for (const indice of ['monde', 'france', 'etats_unis'])
      expect(warningsOf(`&actions=0&or=100&indice=${indice}`)).toEqual(['moyennes_mensuelles', 'passe'])
  })

  it('warns about an asset that never fell and about a fall that is not recovered', () => {
    expect(warningsOf('&actions=0&liquidites=100')).toEqual(['jamais_baisse', 'passe'])
    expect(warningsOf('&actions=60&obligations=40')).toEqual(all)
    expect(warningsOf('&actions=0&obligations=100')).toEqual([
      'pas_encore_de_retour',
      'moyennes_mensuelles',
      'passe',
    ])
  })

  it('warns that world equities are a proxy without the crisis of 2000, whatever the published index', () => {
    const world = ['moyennes_mensuelles', 'actions_monde_approchees', 'crise_2000_hors_donnees']
    expect(warningsOf('&indice_actions=monde')).toEqual([...world, 'passe'])
    expect(warningsOf('&indice_actions=monde&indice=france')).toEqual([
      ...world,
      'indice_sans_dividendes',
      'passe',
    ])
    expect(warningsOf('&indice_actions=us')).toEqual(all)
    expect(warningsOf('&indice_actions=monde&actions=0&or=100')).toEqual(['moyennes_mensuelles', 'passe'])
  })

  it('warns about both when the portfolio fell in some crises only', () => {
    expect(warningsOf('&actions=0&obligations=10&liquidites=90&retrait=100')).toEqual([
      'retraits_pendant_la_baisse',
      'jamais_baisse',
      'moyennes_mensuelles',
      'passe',
    ])
  })

  it('warns when withdrawals exceed deposits and when they exhaust the capital', () => {
    expect(warningsOf('&retrait=100')).toEqual(['retraits_pendant_la_baisse', ...all])
    expect(warningsOf('&retrait=100&mensuel=100')).toEqual(all)
    expect(warningsOf('&mensuel=100')).toEqual(all)
    expect(warningsOf('&retrait=1000')).toEqual(['capital_epuise', 'retraits_pendant_la_baisse', ...all])
    expect(warningsOf('&retrait=1000&actions=0&liquidites=100')).toEqual(['jamais_baisse', 'passe'])
  })
})
