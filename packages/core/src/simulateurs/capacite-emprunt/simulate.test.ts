import { describe, expect, it } from 'vitest'
import { ask } from '../../ask.ts'
import { capaciteEmprunt } from './index.ts'

const today = '2026-11-23'
type Query = Parameters<typeof capaciteEmprunt.parser.fromObject>[0]

async function answer(query: Query, day = today) {
  const reply = await ask(capaciteEmprunt, query as never, { today: day })
  if (reply.errors) return expect.fail(JSON.stringify(reply.errors))
  return reply
}
const codes = async (query: Query, day = today) =>
  (await answer(query, day)).meta.avertissements.map(({ code }) => code)

const buyer = { revenu: 4000, apport: 40_000 } as const
const firstBuyer = {
  revenu: 2500,
  apport: 15_000,
  zone: 'b1',
  personnes: 2,
  rfr: 28_000,
  bien: 'neuf',
  primo: true,
} as const

describe('capacite-emprunt', () => {
  // 35 % of 4 000 is 1 400; 1 400 / (1 / 201.9074 + 0.00025) = 269 087.70.
  it('lends what 35 % of the income repays, as by hand', async () => {
    const { resume } = (await answer(buyer)).data
    expect(resume).toMatchObject({ mensualite: 1400, empruntMaximum: 269_087.7, prixMaximum: 283_970.75 })
  })

  it('says what is missing for a price, and over how long it would fit', async () => {
    const { projet } = (await answer({ ...buyer, prix: 300_000 })).data
    expect(projet).toMatchObject({ financable: false, blocages: 'effort', dureeMinimale: null })
    expect(projet?.apportManquant).toBeCloseTo(17_211.78, 2)
    const shorter = (await answer({ ...buyer, prix: 250_000 })).data.projet
    expect(shorter).toMatchObject({ financable: true, blocages: '', dureeMinimale: 20 })
  })

  it('answers a price that the own money pays with nothing to borrow', async () => {
    const { projet } = (await answer({ ...buyer, prix: 30_000 })).data
    expect(projet).toMatchObject({
      besoin: 0,
      pretPrincipal: 0,
      mensualite: 0,
      taeg: null,
      dureeMinimale: null,
      financable: true,
    })
  })

  it('stops the price where one euro more would lose the zero-rate loan', async () => {
    // Band 4 ends where a ninth of the cost reaches 49 000 €: at 441 000 €.
    const query = { revenu: 6000, apport: 49_000, zone: 'a', bien: 'neuf' } as const
    const { data } = await answer(query)
    expect(data.resume.prixMaximum).toBe(441_000)
    expect(data.resume.ptz).toBeGreaterThan(0)
    expect(await codes(query)).toContain('ptz_limite')
  })

  it('stops the price where one euro more would lose level payments, and pays for it', async () => {
    // Beyond, the zero-rate loan alone costs more than the 245 € of the budget: z / 120 + c (z + main) = 245.
    const query = {
      revenu: 700,
      apport: 100_000,
      zone: 'a',
      rfr: 45_000,
      taux: 1,
      duree: 22,
      bien: 'neuf',
    } as const
    const { resume } = (await answer(query)).data
    const { pretPrincipal, fraisGarantie, ptz, fraisAcquisition, prixMaximum, mensualite } = resume
    expect(mensualite).toBe(245)
    expect(pretPrincipal - fraisGarantie + ptz + 100_000 - fraisAcquisition).toBeGreaterThan(prixMaximum)
    expect(await codes(query)).toContain('ptz_limite')
    const { projet } = (await answer({ ...query, prix: prixMaximum + 5 })).data
    expect(projet?.apportManquant).toBeGreaterThan(5000)
  })

  it('calls usurious a loan whose costs take all that is lent', async () => {
    const { projet, resume } = (await answer({ ...buyer, frais_dossier: 1200, prix: 35_000 })).data
    expect(projet).toMatchObject({ taeg: null, blocages: 'usure', financable: false })
    expect(resume.blocages).toBe('')
  })

  it('warns of what banks look at', async () => {
    expect(await codes(buyer)).toEqual(['usure_a_verifier'])
    expect(await codes(buyer, '2026-08-01')).toEqual([])
    expect(await codes({ ...buyer, prix: 300_000 }, '2026-08-01')).toEqual(['marge_20'])
    expect(await codes({ revenu: 2000, charges: 700 }, '2026-08-01')).toEqual(['marge_20'])
    expect(await codes({ ...buyer, duree: 26 }, '2026-08-01')).toEqual(['duree_longue'])
    expect(await codes({ ...buyer, duree: 27, differe: 12 }, '2026-08-01')).toEqual([])
    expect(await codes({ ...buyer, primo: true }, '2026-08-01')).toEqual(['primo_departement'])
    expect(await codes(firstBuyer, '2026-08-01')).toEqual(['ptz_conditions'])
    expect(await codes({ ...firstBuyer, bien: 'ancien' }, '2026-08-01')).toEqual([
      'ptz_conditions',
      'ptz_ancien',
      'primo_departement',
    ])
    expect(await codes({ ...firstBuyer, rfr: 200_000 }, '2026-08-01')).toEqual(['ptz_aucun'])
    expect(await codes({ ...firstBuyer, logement: 'ancien_travaux' }, '2026-08-01')).toContain('ptz_aucun')
    const works = { ...firstBuyer, zone: 'c', bien: 'ancien', primo: false } as const
    expect(
      await codes({ ...works, logement: 'ancien_travaux', travaux: 5000, prix: 100_000 }, '2026-08-01'),
    ).toContain('projet_ptz_sans_travaux')
  })

  it('knows no usury rate before the first quarter that was read', async () => {
    const { resume } = (await answer(buyer, '2025-05-01')).data
    expect(resume.tauxUsure).toBeNull()
    expect(await codes(buyer, '2025-05-01')).toContain('usure_a_verifier')
  })

  it('refuses a deferral as long as the loan, with the words of both fields', async () => {
    const { errors } = await ask(capaciteEmprunt, { ...buyer, duree: 2, differe: 24 } as never, { today })
    expect(errors?.[0]).toMatchObject({ field: 'differe', code: 'inconsistent' })
  })
})
