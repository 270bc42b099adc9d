import { describe, expect, it } from 'vitest'
import { ask } from '../../ask.ts'
import { enveloppes } from './index.ts'

const today = '2026-11-23'
type Query = Parameters<typeof enveloppes.parser.fromObject>[0]

async function answer(query: Query) {
  const reply = await ask(enveloppes, query as never, { today })
  if (reply.errors) return expect.fail(JSON.stringify(reply.errors))
  return reply
}
const codes = async (query: Query) => (await answer(query)).meta.avertissements.map(({ code }) => code)
const usual = { effort: 300, duree: 20 } as const

describe('enveloppes', () => {
  // 300 / 0.7 a month is 102 857.14 in all; 30 % of it is repaid as tax, and 31.4 % of the gains are taken.
  it('pays the tax saved into the PER, and takes it back at the exit', async () => {
    const per = (await answer(usual)).data.enveloppes[3]
    expect(per).toMatchObject({ economieImpot: 30_857.14, capitalBrut: 173_916.21, netTotal: 120_746.52 })
  })

  it('deducts up to the ceiling of each year, the first deposit first', async () => {
    const query = { effort: 300, capital: 10_000, duree: 3, plafond_per: 5000, tmi: 30 } as const
    const per = (await answer(query)).data.enveloppes[3]
    expect(per?.economieImpot).toBe(4500) // 30 % of 5 000 for each of three years
  })

  it('deducts nothing without a bracket, and taxes nothing of the payments', async () => {
    const per = (await answer({ ...usual, tmi: 0, taux: 0 })).data.enveloppes[3]
    expect(per).toMatchObject({ economieImpot: 0, impots: 0, netTotal: 72_000 })
  })

  it('gives the net under the option for the scale, where it differs', async () => {
    const rows = (await answer({ ...usual, tmi_sortie: 0 })).data.enveloppes
    const lifeInsurance = rows[1]
    expect(lifeInsurance?.netOption).toBeCloseTo(
      (lifeInsurance?.netTotal ?? 0) + (lifeInsurance?.impots ?? 0),
      2,
    )
    expect(rows[0]?.netOption).toBe(rows[0]?.netTotal)
    expect(await codes({ ...usual, tmi_sortie: 0 })).toContain('option_bareme')
  })

  it('warns of what blocks or turns each wrapper', async () => {
    expect(await codes(usual)).toEqual(['per_bloque', 'per_rente'])
    expect(await codes({ ...usual, duree: 4 })).toEqual(['pea_5_ans', 'per_bloque', 'per_rente'])
    expect(await codes({ ...usual, duree: 5 })).not.toContain('pea_5_ans')
    expect(await codes({ ...usual, effort: 700 })).toEqual(['pea_plafond', 'per_bloque', 'per_rente'])
    expect(await codes({ ...usual, effort: 625 })).not.toContain('pea_plafond') // 150 000 exactly
    expect(await codes({ ...usual, tmi: 11 })).toEqual(['per_bloque', 'per_tranche', 'per_rente'])
  })

  // Payments that were not deducted are not taxed at the exit: they change no bracket (CGI, art. 158, 5, b quinquies).
  it.each([
    ['a bracket at the entry', { tmi: 0, tmi_sortie: 30 }],
    ['room under the ceiling', { plafond_per: 0, tmi: 11, tmi_sortie: 30 }],
  ] as const)('does not warn of the bracket at the exit without %s', async (_, query) => {
    expect(await codes({ ...usual, ...query })).toEqual(['per_bloque'])
  })

  it('has no return without an effort', async () => {
    const rows = (await answer({ effort: 0, duree: 5 })).data.enveloppes
    expect(rows.map(({ tri }) => tri)).toEqual([null, null, null, null])
  })
})
