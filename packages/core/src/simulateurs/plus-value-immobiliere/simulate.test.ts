import { describe, expect, it } from 'vitest'
import { ask } from '../../ask.ts'
import { plusValueImmobiliere } from './index.ts'

const today = '2026-11-23'
const usual = { prix_vente: 320_000, prix_achat: 200_000, date_achat: '2018-05-10' } as const
type Query = Parameters<typeof plusValueImmobiliere.parser.fromObject>[0]

async function answer(query: Query) {
  const reply = await ask(plusValueImmobiliere, query as never, { today })
  if (reply.errors) return expect.fail(JSON.stringify(reply.errors))
  return reply
}
const resume = async (query: Query) => (await answer(query)).data.resume
const codes = async (query: Query) => (await answer(query)).meta.avertissements.map(({ code }) => code)
const problems = async (query: Query) => (await ask(plusValueImmobiliere, query as never, { today })).errors

describe('plus-value-immobiliere', () => {
  // Worked by hand: 200 000 + 15 000 (7.5 %) + 30 000 (15 %) = 245 000; 8 years take 18 % and 4.95 % off.
  it('taxes a gain of 75 000 € after 8 years as by hand', async () => {
    expect(await resume(usual)).toMatchObject({
      plusValueBrute: 75_000,
      dureeDetention: 8,
      impot: 11_685,
      surtaxe: 1230,
      prelevementsSociaux: 12_261.45,
      total: 25_176.45,
    })
  })

  it('computes the surtax on the share of each seller', async () => {
    expect(await resume({ ...usual, vendeurs: 2 })).toMatchObject({ surtaxe: 0, total: 23_946.45 })
  })

  it.each([
    ['2004-11-24', 34_218.96],
    ['2004-11-23', 31_579.2],
    ['1996-11-23', 0],
  ])('counts full years from %s', async (date_achat, total) => {
    expect((await resume({ ...usual, prix_vente: 500_000, date_achat })).total).toBe(total)
  })

  it('counts real costs, without a flat rate, for an inherited property', async () => {
    const inherited = {
      prix_vente: 260_000,
      prix_achat: 180_000,
      date_achat: '2015-01-10',
      acquisition: 'succession',
    }
    expect(await resume({ ...inherited, frais_achat: 12_500 })).toMatchObject({
      fraisAchatRetenus: 12_500,
      total: 11_201.17,
    })
  })

  it('adds depreciation back for a sale since 15 February 2025 only', async () => {
    const depreciated = { ...usual, amortissements: 40_000 }
    const gain = async (date_vente: string) => (await resume({ ...depreciated, date_vente })).plusValueBrute
    expect([await gain('2025-02-14'), await gain('2025-02-15')]).toEqual([75_000, 115_000])
  })

  it('counts the flat rate of works from the day after five years of ownership', async () => {
    const works = async (date_vente: string) => (await resume({ ...usual, date_vente })).travauxRetenus
    expect([await works('2023-05-10'), await works('2023-05-11')]).toEqual([0, 30_000])
  })

  it('taxes later sales by the law of their own day', async () => {
    const question = { ...usual, amortissements: 40_000, date_vente: '2024-06-01' }
    const { data } = await answer(question)
    const later = async (date_vente: string) => (await resume({ ...question, date_vente })).total
    expect(data.parDuree.slice(0, 2).map(({ total }) => total)).toEqual([
      await later('2024-06-01'),
      await later('2025-05-10'),
    ])
    expect(data.resume.economieAnniversaire).toBe(0)
  })

  it('gives the day of the next full year, and what waiting saves', async () => {
    const near = await resume({ ...usual, date_achat: '2018-12-20' })
    expect(near).toMatchObject({ dureeDetention: 7, anniversaire: '2026-12-20' })
    const waited = await resume({ ...usual, date_achat: '2018-12-20', date_vente: '2026-12-20' })
    expect(near.economieAnniversaire).toBeCloseTo(near.total - waited.total, 2)
    expect(await codes({ ...usual, date_achat: '2018-12-20' })).toContain('anniversaire_proche')
    expect(await codes({ ...usual, date_achat: '2019-02-01' })).not.toContain('anniversaire_proche')
    expect(await resume({ ...usual, date_achat: '1990-01-01' })).toMatchObject({
      anniversaire: null,
      economieAnniversaire: 0,
    })
  })

  it('counts a full year from 29 February on 1 March of a common year', async () => {
    const years = async (date_vente: string) =>
      (await resume({ ...usual, date_achat: '2020-02-29', date_vente })).dureeDetention
    expect([await years('2023-02-28'), await years('2023-03-01'), await years('2024-02-29')]).toEqual([
      2, 3, 4,
    ])
  })

  it('gives the same sale after each further full year', async () => {
    const { data } = await answer(usual)
    expect(data.parDuree.map(({ dureeDetention }) => dureeDetention)).toEqual(
      Array.from({ length: 23 }, (_, at) => 8 + at),
    )
    expect(data.parDuree.at(-1)).toMatchObject({ total: 0, abattementPrelevements: 100 })
  })

  it.each([
    [{ date_vente: '2018-05-10' }, 'date_achat', 'date_achat must come before date_vente'],
    [{ date_achat: '2027-05-10', date_vente: today }, 'date_achat', 'date_achat must come before date_vente'],
    [{ amortissements: 200_000.01 }, 'amortissements', 'amortissements must be at most prix_achat'],
    [
      { date_achat: '2010-01-01', date_vente: '2017-12-31' },
      'date_vente',
      'date_vente must be 2018-01-01 or later',
    ],
    [{ date_achat: today }, 'date_achat', 'date_achat must be before today, without date_vente'],
    [{ usage: 'residence_principale', remploi: 5 }, 'remploi', 'remploi is only for usage autre'],
  ])('refuses %j', async (change, field, message) => {
    expect(await problems({ ...usual, ...change })).toEqual([{ field, message, code: 'inconsistent' }])
  })

  it.each([
    ['moins_value', { prix_vente: 150_000 }],
    ['forfait_travaux', {}],
    ['forfait_frais', {}],
    ['surtaxe_palier', { prix_vente: 306_000 }],
    ['exoneration_a_verifier', { remploi: 1000 }],
    ['droit_projete', { date_vente: '2028-11-24' }],
  ])('warns of %s', async (code, change) => {
    expect(await codes({ ...usual, ...change })).toContain(code)
  })

  it('warns of no projected law for a sale within two years', async () => {
    expect(await codes({ ...usual, date_vente: '2028-11-23' })).not.toContain('droit_projete')
  })

  it('cites the articles of the sale', async () => {
    const { meta } = await answer(usual)
    const titles = meta.sources.map(({ title }) => title).join(' ')
    for (const article of ['150 VC', '150 VB', '200 B', '1609 nonies G', 'L. 136-8'])
      expect(titles).toContain(article)
    expect(meta.droit).toEqual({ date: today })
  })
})
