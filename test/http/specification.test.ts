/**
 * The two simulators whose members, defaults and bounds the specification of the service defines completely.
 */
import { describe, expect, it } from 'vitest'
import { get, simulateur } from '../support/client.ts'
import { sharedInMemory } from '../support/service.ts'

const service = await sharedInMemory()

const GROWTH = { capital: 10_000, mensuel: 300, taux: 7, duree: 20 }
const HOME = { prix: 300_000, apport: 60_000, taux_credit: 3.5, duree_credit: 20, loyer: 1200 }

const numbers = (...names: string[]) => Object.fromEntries(names.map((name) => [name, expect.any(Number)]))

describe('GET interets-composes against the specification', () => {
  it('returns exactly the specified members', async () => {
    const { status, answer } = await get(service, simulateur('interets-composes', GROWTH))
    expect(status).toBe(200)
    expect(answer.data.resume).toEqual(
      numbers('capitalFinalBrut', 'capitalFinalReel', 'totalVerse', 'totalInterets', 'rendementTotal'),
    )
    expect(answer.data.yearly).toHaveLength(20)
    for (const [index, row] of answer.data.yearly.entries()) {
      expect(row).toEqual({
        ...numbers('capitalBrut', 'capitalReel', 'totalVerse', 'interets'),
        annee: index + 1,
      })
    }
  })

  it('defaults to an inflation of 2 %', async () => {
    const explicit = await get(service, simulateur('interets-composes', { ...GROWTH, inflation: 2 }))
    const byDefault = await get(service, simulateur('interets-composes', GROWTH))
    expect(explicit.answer.data).toEqual(byDefault.answer.data)
  })
})

describe('GET achat-location against the specification', () => {
  it('returns exactly the specified members, with the disclaimer', async () => {
    const { status, answer } = await get(service, simulateur('achat-location', HOME))
    expect(status).toBe(200)
    expect(answer.data.resume).toEqual({
      ...numbers('mensualiteCredit', 'fraisNotaire', 'coutTotalAchat', 'coutTotalLocation'),
      ...numbers('patrimoineAchatFinal', 'patrimoineLocationFinal', 'pointBasculeAnnees'),
      achatGagnant: true,
    })
    expect(answer.data.yearly).toHaveLength(20)
    for (const [index, row] of answer.data.yearly.entries()) {
      expect(row).toEqual({
        ...numbers('coutAchat', 'coutLocation', 'patrimoineAchat', 'patrimoineLocation'),
        annee: index + 1,
      })
    }
    expect(answer.disclaimer).toMatch(/pédagogique/)
  })

  it('uses the specified defaults', async () => {
    const defaults = { charges: 200, taxe_fonciere: 1500, frais_notaire: 7.5, rendement_alternatif: 5 }
    const query = { ...HOME, ...defaults, revalo_immo: 2, horizon: 20 }
    const one = await get(service, simulateur('achat-location', query))
    const other = await get(service, simulateur('achat-location', HOME))
    expect(one.answer.data).toEqual(other.answer.data)
  })
})

/** The bounds that the specification gives: simulator, sound query, parameter, least and most. */
const BOUNDS = [
  ['interets-composes', GROWTH, 'duree', 1, 50],
  ['achat-location', HOME, 'prix', 10_000, 100_000_000],
  ['achat-location', HOME, 'apport', 0, 100_000_000],
  ['achat-location', HOME, 'taux_credit', 0, 15],
  ['achat-location', HOME, 'duree_credit', 1, 30],
  ['achat-location', HOME, 'loyer', 0, 100_000],
  ['achat-location', HOME, 'charges', 0, 100_000],
  ['achat-location', HOME, 'taxe_fonciere', 0, 100_000],
  ['achat-location', HOME, 'frais_notaire', 0, 20],
  ['achat-location', HOME, 'rendement_alternatif', 0, 30],
  ['achat-location', HOME, 'revalo_immo', -5, 15],
  ['achat-location', HOME, 'horizon', 1, 40],
] as const

describe.each(BOUNDS)('bounds of %s', (name, query, parameter, min, max) => {
  const statusOf = async (value: number) =>
    (await get(service, simulateur(name, { ...query, [parameter]: value }))).status

  it(`accepts ${parameter} from ${min} to ${max}, and nothing beyond`, async () => {
    expect(await statusOf(min)).toBe(200)
    expect(await statusOf(max)).toBe(200)
    expect(await statusOf(min - 1)).toBe(422)
    expect(await statusOf(max + 1)).toBe(422)
  })
})

describe('422 against the specification', () => {
  it.each([
    ['interets-composes', GROWTH],
    ['achat-location', HOME],
  ])('names each missing required parameter of %s, and only that one', async (name, query) => {
    for (const missing of Object.keys(query)) {
      const { [missing as keyof typeof query]: _, ...rest } = query
      const { status, json } = await get(service, simulateur(name, rest))
      expect(status).toBe(422)
      expect(json).toEqual({
        errors: [{ field: missing, message: `${missing} is required`, code: 'required' }],
      })
    }
  })

  it.each([
    ['interets-composes', GROWTH, 'duree'],
    ['achat-location', HOME, 'duree_credit'],
    ['achat-location', HOME, 'horizon'],
  ])('refuses for %s a value that is not an integer', async (name, query, field) => {
    for (const text of ['abc', '2.5', '20.0001']) {
      const { status, json } = await get(service, simulateur(name, { ...query, [field]: text }))
      expect(status).toBe(422)
      expect(json).toEqual({
        errors: [{ field, message: `${field} must be an integer`, code: 'not_an_integer' }],
      })
    }
  })

  it('lists one error per invalid parameter, in order, unknown ones last', async () => {
    const { errors } = await get(
      service,
      simulateur('interets-composes', 'inflaton=2&taux=x&duree=51&capital=-1&duree_=3'),
    )
    expect(errors.map(({ field, message }) => [field, message])).toEqual([
      ['capital', 'capital must be at least 0'],
      ['mensuel', 'mensuel is required'],
      ['taux', 'taux must be a number'],
      ['duree', 'duree must be at most 50'],
      ['inflaton', 'inflaton is not a parameter of interets-composes; did you mean inflation?'],
      ['duree_', 'duree_ is not a parameter of interets-composes; did you mean duree?'],
    ])
  })
})
