/** Figures of the simulators that apply law, as of one day, against values computed independently. */
import type { CivilDate } from '@denier/core'
import { afterAll, describe, expect, it } from 'vitest'
import { get, simulateur } from '../support/client.ts'
import { startInMemory } from '../support/service.ts'

const TODAY = '2026-11-21' as CivilDate

const service = await startInMemory({ clock: { now: () => `${TODAY}T12:00:00.000Z`, today: () => TODAY } })
afterAll(() => service.close())

/** Euros to half a cent. */
const near = (value: number) => expect.closeTo(value, 2)

const dataOf = async (name: string, query: Record<string, unknown>) => {
  const { status, answer } = await get(service, simulateur(name, query))
  expect(status).toBe(200)
  return answer.data
}

describe('GET succession: independently computed figures', () => {
  it.each([
    ['a child who is left 251 500 €, funeral costs off', { patrimoine: 251_500, lien: 'enfant' }, 28_194.35],
    ['a brother', { patrimoine: 101_500, lien: 'frere_soeur' }, 35_387.6],
    ['a nephew', { patrimoine: 51_500, lien: 'neveu_niece' }, 23_118.15],
    ['somebody who is no relative', { patrimoine: 51_500, lien: 'autre' }, 29_043.6],
  ])('charges the duties of %s', async (_, query, droitsTotal) => {
    const data = await dataOf('succession', query)
    expect(data).toMatchObject({ resume: { droitsTotal: near(droitsTotal), totalDroits: near(droitsTotal) } })
  })

  it.each([
    [300_000, 29_500],
    [1_200_000, 248_593.75],
  ])('charges the levy on life insurance of %d € for one beneficiary', async (assurance_vie, droits) => {
    const data = await dataOf('succession', { patrimoine: 0, lien: 'enfant', assurance_vie })
    expect(data).toMatchObject({ resume: { droitsAssuranceVie: near(droits), totalDroits: near(droits) } })
  })
})

describe('GET fiscalite: independently computed figures', () => {
  it.each([
    [20_000, { impotBrut: near(924), decote: near(478.89), impotNet: 445 }],
    [30_000, { impotNet: 2104 }],
    [100_000, { impotNet: 24_801 }],
  ])('taxes a single person with a taxable income of %d € in 2025', async (revenu, resume) => {
    expect(await dataOf('fiscalite', { revenu, nature: 'imposable' })).toMatchObject({ resume })
  })

  it('applies the ceiling to a couple with two children and taxes the next euro at 30 %', async () => {
    const query = { revenu: 71_500, nature: 'imposable', situation: 'marie', enfants: 2 }
    expect(await dataOf('fiscalite', query)).toMatchObject({
      resume: { impotBrut: near(4043.98), impotNet: 4044, tauxMarginal: 30, nombreParts: 3 },
    })
  })
})

describe('GET revenus-passifs: independently computed figures', () => {
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
  ])('computes the capital of each wrapper for 2 000 € a month at 4 %% with %s', async (_, query, data) => {
    expect(await dataOf('revenus-passifs', { revenu: 2000, ...query })).toMatchObject(data)
  })
})

describe('GET livret-a-vs-etf: independently computed figures', () => {
  const SAVED = { capital: 10_000, mensuel: 200, duree: 15, taux_livret: 1.7 }

  it('computes the livret without its limit and the fund in each wrapper', async () => {
    expect(await dataOf('livret-a-vs-etf', { ...SAVED, plafond: false })).toMatchObject({
      livret: { capitalFinal: near(53_809.76), capitalReel: near(39_981.44) },
      etf: { capitalBrut: near(87_922.2), capitalNet: near(80_124.67), capitalReel: near(59_533.81) },
    })
    expect(await dataOf('livret-a-vs-etf', { ...SAVED, enveloppe: 'cto' })).toMatchObject({
      etf: { capitalNet: near(74_758.63) },
    })
  })

  it('keeps the deposits above the limit of the livret without interest', async () => {
    expect(await dataOf('livret-a-vs-etf', SAVED)).toMatchObject({
      livret: {
        versementsRefuses: near(24_071.85),
        plafondAtteintAnnee: 5,
        capitalFinal: near(27_600.98 + 24_071.85),
        interets: near(27_600.98 - 21_928.15),
      },
    })
  })

  it('uses the rate in force when none is given', async () => {
    const { taux_livret: _, ...withoutRate } = SAVED
    const { answer } = await get(service, simulateur('livret-a-vs-etf', withoutRate))
    expect(answer.meta.hypotheses.taux_livret).toBe(1.7)
    expect(answer.data).toEqual(await dataOf('livret-a-vs-etf', SAVED))
  })
})
