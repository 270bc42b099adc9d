import { describe, expect, it } from 'vitest'
import { ask } from '../../ask.ts'
import { fiscalite } from '../fiscalite/index.ts'
import { salaireNet } from './index.ts'

const today = '2026-11-23'
type Query = Readonly<Record<string, unknown>>

async function answer(query: Query, day = today) {
  const reply = await ask(salaireNet, query as never, { today: day })
  if (reply.errors) return expect.fail(JSON.stringify(reply.errors))
  return reply
}
const resume = async (query: Query) => (await answer(query)).data.resume
const codes = async (query: Query, day?: string) =>
  (await answer(query, day)).meta.avertissements.map(({ code }) => code)

describe('salaire-net', () => {
  it('gives the official net minimum wage of January 2026', async () => {
    expect(await resume({ salaire: 1823.03, periode: 'mensuel' })).toMatchObject({
      netMensuel: 1443.11,
      netImposable: 17_940.58,
    })
  })

  it('taxes an executive at 60 000 € as by hand', async () => {
    expect(await resume({ salaire: 60_000, cadre: true })).toMatchObject({
      netAnnuel: 47_469.61,
      netImposable: 49_200.06,
      impotFoyer: 6388,
      netApresImpotMensuel: 3423.47,
    })
  })

  it('counts the tax of the household and that of the wage alone', async () => {
    const couple = { salaire: 36_000, situation: 'marie', revenu_conjoint: 60_000, enfants: 2 }
    const { impotFoyer, impotDuSalaire } = await resume(couple)
    const without = await resume({ ...couple, salaire: 0 })
    expect(without.impotFoyer).toBeGreaterThan(0)
    expect(impotDuSalaire).toBe(impotFoyer - without.impotFoyer)
  })

  it.each([
    [{ salaire: 30_000 }, {}],
    [{ salaire: 52_000, frais_reels: 9000 }, { frais_reels: 9000 }],
    [
      { salaire: 80_000, situation: 'marie', enfants: 3, revenu_conjoint: 41_000 },
      { situation: 'marie', enfants: 3, revenu_conjoint: 41_000 },
    ],
    [
      { salaire: 60_000, situation: 'veuf', enfants: 1 },
      { situation: 'veuf', enfants: 1 },
    ],
    [{ salaire: 500_000, cadre: true }, {}],
  ])('agrees with the income tax of fiscalite: %j', async (query, household) => {
    const { netImposable, impotFoyer, tauxMarginal } = await resume(query)
    const taxed = await ask(fiscalite, { revenu: netImposable, annee_revenus: 2025, ...household } as never, {
      today,
    })
    expect([taxed.data?.resume.impotNet, taxed.data?.resume.tauxMarginal]).toEqual([impotFoyer, tauxMarginal])
  })

  it('counts months paid, and a monthly wage', async () => {
    const yearly = await resume({ salaire: 33_800 })
    expect(await resume({ salaire: 2600, periode: 'mensuel', mois: 13 })).toEqual(yearly)
  })

  it.each([
    ['bareme_precedent', { salaire: 30_000 }],
    ['smic', { salaire: 22_000 }],
    ['net_negatif', { salaire: 100, mutuelle: 50 }],
  ])('warns of %s', async (code, query) => expect(await codes(query)).toContain(code))

  it('compares with the minimum wage of the day', async () => {
    const wage = { salaire: 12.1 * 1820 }
    expect(await codes(wage, '2026-05-31')).not.toContain('smic')
    expect(await codes(wage, '2026-06-01')).toContain('smic')
  })

  it('refuses months paid for a yearly wage, and the wage of a spouse whom nothing ties', async () => {
    const reply = await ask(salaireNet, { salaire: 1, mois: 13, revenu_conjoint: 5 }, { today })
    expect(reply.errors?.map(({ message }) => message)).toEqual([
      'mois must not be given with periode annuel',
      'revenu_conjoint needs situation marie or pacse',
    ])
  })
})
