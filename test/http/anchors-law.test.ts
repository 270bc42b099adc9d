import type { CivilDate } from '@denier/core'
import { afterAll, describe, expect, it } from 'vitest'
import { get, simulateur } from '../support/client.ts'
import { startInMemory } from '../support/service.ts'

/** Figures that were computed independently, of the simulators that stand on law, as of one day. */
const TODAY = '2026-11-21' as CivilDate

const service = await startInMemory({ clock: { now: () => `${TODAY}T12:00:00.000Z`, today: () => TODAY } })
afterAll(() => service.close())

/** A figure to the cent, or to the hundredth of a year; a percent or a ratio to its fourth decimal. */
const near = (value: number) => expect.closeTo(value, 2)

const dataOf = async (name: string, query: Record<string, unknown>) => {
  const { status, answer } = await get(service, simulateur(name, query))
  expect(status).toBe(200)
  return answer.data
}

describe('succession', () => {
  it.each([
    ['a child who is left 251 500 €, funeral costs off', { patrimoine: 251_500, lien: 'enfant' }, 28_194.35],
    ['a brother', { patrimoine: 101_500, lien: 'frere_soeur' }, 35_387.6],
    ['a nephew', { patrimoine: 51_500, lien: 'neveu_niece' }, 23_118.15],
    ['no kin', { patrimoine: 51_500, lien: 'autre' }, 29_043.6],
  ])('%s', async (_, query, droitsTotal) => {
    const data = await dataOf('succession', query)
    expect(data).toMatchObject({ resume: { droitsTotal: near(droitsTotal), totalDroits: near(droitsTotal) } })
  })

  it.each([
    [300_000, 29_500],
    [1_200_000, 248_593.75],
  ])('life insurance of %d € to one', async (assurance_vie, droits) => {
    const data = await dataOf('succession', { patrimoine: 0, lien: 'enfant', assurance_vie })
    expect(data).toMatchObject({ resume: { droitsAssuranceVie: near(droits), totalDroits: near(droits) } })
  })
})

describe('fiscalite', () => {
  it.each([
    [20_000, { impotBrut: near(924), decote: near(478.89), impotNet: 445 }],
    [30_000, { impotNet: 2104 }],
    [100_000, { impotNet: 24_801 }],
  ])('alone with %d € taxable in 2025', async (revenu, resume) => {
    expect(await dataOf('fiscalite', { revenu, nature: 'imposable' })).toMatchObject({ resume })
  })

  it('a couple with two children under the cap: 30 %, not 11 %', async () => {
    const query = { revenu: 71_500, nature: 'imposable', situation: 'marie', enfants: 2 }
    expect(await dataOf('fiscalite', query)).toMatchObject({
      resume: { impotBrut: near(4043.98), impotNet: 4044, tauxMarginal: 30, nombreParts: 3 },
    })
  })
})

describe('revenus-passifs', () => {
  const wrappers = (pea: number, life: number, cto: number) => ({
    enveloppes: [
      { enveloppe: 'pea', capitalNecessaire: near(pea) },
      { enveloppe: 'assurance_vie', capitalNecessaire: near(life) },
      { enveloppe: 'cto', capitalNecessaire: near(cto) },
    ],
  })

  it.each([
    ['all gains', { part_gains: 100 }, wrappers(737_100.74, 785_358.57, 874_635.57)],
    ['half gains', { part_gains: 50 }, wrappers(661_521.5, 686_382.35, 711_743.77)],
    ['half gains, two people', { couple: true }, wrappers(661_521.5, 666_882.35, 711_743.77)],
  ])('2 000 € a month at 4 %%, %s', async (_, query, data) => {
    expect(await dataOf('revenus-passifs', { revenu: 2000, ...query })).toMatchObject(data)
  })
})

describe('livret-a-vs-etf', () => {
  const SAVED = { capital: 10_000, mensuel: 200, duree: 15, taux_livret: 1.7 }

  it('the livret without its ceiling, and the fund in each wrapper', async () => {
    expect(await dataOf('livret-a-vs-etf', { ...SAVED, plafond: false })).toMatchObject({
      livret: { capitalFinal: near(53_809.76), capitalReel: near(39_981.44) },
      etf: { capitalBrut: near(87_922.2), capitalNet: near(80_124.67), capitalReel: near(59_533.81) },
    })
    expect(await dataOf('livret-a-vs-etf', { ...SAVED, enveloppe: 'cto' })).toMatchObject({
      etf: { capitalNet: near(74_758.63) },
    })
  })

  it('the livret with its ceiling: what it refuses stays, idle', async () => {
    expect(await dataOf('livret-a-vs-etf', SAVED)).toMatchObject({
      livret: {
        versementsRefuses: near(24_071.85),
        plafondAtteintAnnee: 5,
        capitalFinal: near(27_600.98 + 24_071.85),
        interets: near(27_600.98 - 21_928.15),
      },
    })
  })

  it('uses the rate of the day when none is given', async () => {
    const { taux_livret: _, ...untold } = SAVED
    const { answer } = await get(service, simulateur('livret-a-vs-etf', untold))
    expect(answer.meta.hypotheses.taux_livret).toBe(1.7)
    expect(answer.data).toEqual(await dataOf('livret-a-vs-etf', SAVED))
  })
})
