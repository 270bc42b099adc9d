import { describe, expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { donation } from './index.ts'

const DAY = '2026-11-23' as CivilDate
const give = (query: string) => ask(donation, query, DAY)
const codes = (query: string) => give(query).meta.avertissements.map(({ code }) => code)
const house =
  'montant=800000&lien=enfant&donataires=2&donateurs=2&age_donateur=62&age_second_donateur=58&droit=nue_propriete&bien=immobilier'

describe('donation', () => {
  it('finds the house of both parents to the cent', () => {
    const { data, meta } = give(house)
    expect(data.resume).toEqual({
      valeurTransmise: 800_000,
      valeurFiscale: 440_000,
      exonerations: 0,
      abattements: 400_000,
      baseTaxable: 40_000,
      droits: 4388.7,
      frais: 13_916.12,
      coutTotal: 18_304.82,
      netRecu: 781_695.18,
      tauxEffectif: 0.5486,
    })
    expect(data.donataires.map(({ donateur, droits }) => [donateur, droits])).toEqual([
      [1, 2194.35],
      [1, 2194.35],
      [2, 0],
      [2, 0],
    ])
    expect(data.comparaison).toBeNull()
    expect(meta.hypotheses).toMatchObject({ date: DAY, notaire: true })
    expect(meta.droit).toEqual({ date: DAY })
  })

  it('tells what is left where the donor dies the same day, from which the curve starts', () => {
    const { data } = give(
      'montant=200000&lien=enfant&droit=nue_propriete&age_donateur=62&horizon=3&croissance=5',
    )
    expect(data.comparaison).toMatchObject({ netDonnerDepart: 197_805.65, netLaisserDepart: 181_805.65 })
    expect(donation.contract.charts[0]?.start?.({ data, used: {} } as never)).toEqual({
      netDonner: 197_805.65,
      netLaisser: 181_805.65,
    })
  })

  it('cites the texts that it used, and no other', () => {
    const titles = (query: string) => give(query).meta.sources.map(({ title }) => title)
    expect(titles(house)).toEqual(
      expect.arrayContaining(['CGI, art. 669, I', 'CGI, art. 777, tableau I', 'C. com., art. A. 444-67']),
    )
    expect(titles('montant=1000&lien=conjoint')).not.toContain('C. com., art. A. 444-67')
    expect(titles('montant=1000&lien=conjoint')).toContain('CGI, art. 790 E et 790 F')
  })

  it('shares the ceiling for a home between both donors', () => {
    const { donataires } = give(
      'montant=400000&lien=enfant&donateurs=2&logement=true&logement_recu=150000',
    ).data
    expect(donataires.map(({ exonereLogement }) => exonereLogement)).toEqual([100_000, 50_000])
  })

  it('answers on the oldest day that can be requested', () => {
    expect(give(`${house}&date=0001-01-01`).data.resume.frais).toBe(13_916.12)
  })

  it.each([
    ['montant=1000&lien=enfant', ['rapport_civil', 'declaration']],
    ['montant=1000&lien=autre', ['declaration', 'reserve']],
    [
      'montant=1000&lien=neveu_niece&don_familial=true&age_donateur=60',
      ['neveu_sans_descendance', 'declaration', 'reserve'],
    ],
    [
      'montant=1000&lien=frere_soeur&don_familial=true&age_donateur=60',
      ['don_familial_refuse', 'declaration', 'reserve'],
    ],
    ['montant=1000&lien=enfant&logement=true', ['logement_conditions', 'rapport_civil', 'declaration']],
    [
      'montant=1000&lien=enfant&logement=true&date=2027-01-01',
      ['logement_refuse', 'rapport_civil', 'declaration'],
    ],
    [
      'montant=1000&lien=enfant&droit=nue_propriete&age_donateur=60',
      ['nue_propriete_argent', 'presomption_usufruit', 'rapport_civil', 'declaration'],
    ],
    // 8 194.35, then 8 194.00: 50 000 in the scale of children, and 1.75 less at 20 %.
    ['montant=150000&lien=enfant', ['rapport_civil', 'arrondi_a_l_euro', 'declaration']],
    ['montant=149998.25&lien=enfant', ['rapport_civil', 'declaration']],
    ['montant=1000&lien=enfant&bien=entreprise', ['reduction_790', 'rapport_civil', 'declaration']],
    ['montant=1000&lien=enfant&bien=entreprise&age_donateur=70&notaire=true', ['rapport_civil']],
  ])('warns, for %s, of %j', (query, expected) => expect(codes(query)).toEqual(expected))
})

it('gives the net value a label that holds for every right, and says what each one receives', () => {
  const { label, help } = donation.contract.result.resume.netRecu
  expect([label.fr, label.en]).toEqual([
    'Valeur du bien, nette du coût',
    'Value of the asset, net of the cost',
  ])
  expect(help?.fr).toMatch(/pleine propriété.*nue-propriété.*usufruit temporaire/)
  expect(help?.en).toMatch(/full ownership.*bare ownership.*temporary usufruct/)
})

it.each([
  ['montant=100000&lien=pacs&horizon=10', true],
  ['montant=100000&lien=pacs', false],
  ['montant=100000&lien=conjoint&horizon=10', false],
])('warns that a PACS partner inherits only by will where the death is compared: %s', (query, expected) => {
  const warning = give(query).meta.avertissements.find(({ code }) => code === 'pacs_sans_testament')
  expect([warning !== undefined, warning?.niveau]).toEqual([expected, expected ? 'alerte' : undefined])
})
