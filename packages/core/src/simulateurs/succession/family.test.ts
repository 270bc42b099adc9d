/** Whole families by hand, laws that hold for every family, and their warnings. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estateFamilies } from '../../../../../test/support/estate-families.ts'
import { expectNear, expectSound } from '../../../../../test/support/figures.ts'
import { ask } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { succession } from './index.ts'

const inherit = (query: string) => ask(succession, query).data
const codesOf = (query: string) => ask(succession, query).meta.avertissements.map(({ code }) => code)

describe('succession: whole families by hand', () => {
  const couple = 'patrimoine=901500&proche=conjoint,age:70&proche=enfant,nombre:2&patrimoine_conjoint=300000'

  it('compares the four options of a spouse over both deaths', () => {
    const { options } = inherit(`${couple}&donation_epoux=true&option_conjoint=quart_usufruit`)
    expect(options.map(({ option, ouverte, droitsTotal }) => [option, ouverte, droitsTotal])).toEqual([
      ['quart', true, 152_777.4],
      ['usufruit', true, 80_777.4],
      ['quart_usufruit', true, 98_777.4],
      ['quotite_disponible', true, 152_777.4],
    ])
  })

  it('opens two options only without a gift between spouses', () => {
    expect(inherit(couple).options.map(({ ouverte }) => ouverte)).toEqual([true, true, false, false])
  })

  it('shares between a mother, a sister, nephews in the place of a brother, and an association', () => {
    const { resume, heritiers } = inherit(
      'patrimoine=401500&proche=parent&proche=frere_soeur&proche=neveu_niece,nombre:2,souche:1&legs=organisme,part:10',
    )
    expect(heritiers.map(({ rang, lien, valeur, droits }) => [rang, lien, valeur, droits])).toEqual([
      [1, 'parent', 90_000, 0],
      [2, 'frere_soeur', 135_000, 51_137.6],
      [3, 'neveu_niece', 67_500, 24_347.3],
      [3, 'neveu_niece', 67_500, 24_347.3],
      [null, 'organisme', 40_000, 0],
    ])
    expect(resume.totalDroits).toBe(99_832.2)
  })

  it('brings a gift back', () => {
    const { resume, heritiers } = inherit(
      'patrimoine=601500&proche=conjoint,age:60&proche=enfant&proche=enfant&don=proche:2,montant:100000,date:2021-01-01',
    )
    expect(heritiers.map(({ valeur, abattement, droits }) => [valeur, abattement, droits])).toEqual([
      [175_000, 0, 0],
      [162_500, 0, 30_694.35],
      [262_500, 100_000, 30_694.35],
    ])
    expect(resume).toMatchObject({ totalDroits: 61_388.7, partParHeritier: null, exonere: null })
  })

  it('says who is not called, and what nobody inherits', () => {
    const { heritiers, devolution, resume } = inherit('patrimoine=101500&proche=autre')
    expect(heritiers).toMatchObject([{ appele: false, valeur: 0 }])
    expect(devolution).toMatchObject({ ordre: 'etat', nonDevolu: 100_000 })
    expect(resume.netTransmis).toBe(0)
  })

  it('pays duties by instalments, at the rate of the year', () => {
    const { echeancier } = inherit('patrimoine=251500&proche=enfant&fractionnement=1_an')
    expect(echeancier.map(({ mois }) => mois)).toEqual([0, 6, 12])
    expect(echeancier.map(({ interets }) => interets)).toEqual([0, 187.96, 93.98])
    const { echeancier: same } = inherit('patrimoine=251500&lien=enfant&fractionnement=1_an')
    expect(same).toEqual(echeancier)
  })

  it('applies the law of the day of the death', () => {
    const ofGift = 'patrimoine=300000&proche=enfant&don=proche:1,montant:100000,date:2011-01-01'
    expect(inherit(`${ofGift}&date_deces=2026-01-02`).heritiers[0]?.donationsRappelees).toBe(0)
    expect(inherit(`${ofGift}&date_deces=2026-01-01`).heritiers[0]?.donationsRappelees).toBe(100_000)
  })
})

describe('succession: laws of whole families', () => {
  const families = estateFamilies as unknown as fc.Arbitrary<Record<string, unknown>>

  it('shares the whole estate: values and what nobody inherits sum to it', () => {
    fc.assert(
      fc.property(families, (query) => {
        const { heritiers, devolution, resume } = ask(succession, query as never).data
        const values = heritiers.reduce((sum, { valeur }) => sum + valeur, 0)
        expectNear(values + (devolution?.nonDevolu ?? 0), devolution?.actifCivil ?? Number.NaN, 0.3)
        const duties = heritiers.reduce(
          (sum, { droits, droitsAssuranceVie }) => sum + droits + droitsAssuranceVie,
          0,
        )
        expect(resume.totalDroits).toBeGreaterThanOrEqual(duties - 0.6)
        for (const { exonere, droits } of heritiers) if (exonere) expect(droits).toBe(0)
      }),
      cases(300),
    )
  })

  it('returns sound figures, of which those of equal heirs alone are null', () => {
    const ofEqualHeirs = [
      'partParHeritier',
      'abattement',
      'baseTaxable',
      'droitsParHeritier',
      'tauxMarginal',
      'exonere',
    ]
    const explained = {
      ...Object.fromEntries(ofEqualHeirs.map((name) => [`resume.${name}`, undefined])),
      assuranceVie: undefined,
      'heritiers.rang': undefined,
      'heritiers.tranches.a': undefined,
    }
    fc.assert(
      fc.property(families, (query) => expectSound(ask(succession, query as never), explained)),
      cases(500),
    )
  })

  it('gives the brackets of each heir, which sum to the duties', () => {
    fc.assert(
      fc.property(families, (query) => {
        for (const { tranches, droits, baseTaxable } of ask(succession, query as never).data.heritiers) {
          expectNear(
            tranches.reduce((sum, step) => sum + step.droits, 0),
            droits,
            0.05,
          )
          if (tranches.length > 0)
            expectNear(
              tranches.reduce((sum, step) => sum + step.base, 0),
              baseTaxable,
              0.05,
            )
        }
      }),
      cases(200),
    )
  })
})

describe('succession: warnings of whole families', () => {
  it.each([
    ['patrimoine=500000&proche=enfant&proche=frere_soeur', 'heritier_non_appele'],
    ['patrimoine=500000&proche=enfant&proche=pacs', 'pacs_sans_legs'],
    ['patrimoine=500000&proche=enfant&legs=autre,part:80', 'legs_reduits'],
    [
      'patrimoine=100000&proche=enfant&don=proche:1,montant:900000,date:2000-01-01,mode:hors_part',
      'donations_excessives',
    ],
    [
      'patrimoine=100000&proche=enfant&proche=enfant&don=proche:1,montant:900000,date:2000-01-01',
      'rapport_excede',
    ],
    ['patrimoine=500000&proche=parent', 'retour_parents'],
    ['patrimoine=500000&proche=conjoint&proche=frere_soeur', 'biens_de_famille'],
    ['patrimoine=500000&proche=grand_parent,nombre:2', 'fente'],
    ['patrimoine=500000&proche=conjoint,age:60&proche=enfant,autre_lit', 'enfant_autre_lit'],
    ['patrimoine=500000&proche=conjoint&residence_principale=100000', 'droit_logement'],
    ['patrimoine=500000&proche=enfant&dutreil=100000', 'dutreil_conditions'],
    ['patrimoine=500000&proche=enfant&bois=100000&dettes=1', 'dettes_biens_exoneres'],
    [
      'patrimoine=500000&proche=enfant&assurance=autre,avant_70:9,droit:usufruit,clause:1,age:60|proche:1,avant_70:9,droit:nue_propriete,clause:1',
      'quasi_usufruit',
    ],
    ['patrimoine=500000&proche=conjoint,age:60&proche=enfant', 'second_deces'],
    ['patrimoine=500000&proche=enfant&assurance=proche:1,avant_70:600000', 'primes_exagerees'],
    [
      'patrimoine=500000&proche=frere_soeur&residence_principale=1&residence_occupee=true',
      'residence_occupant',
    ],
    ['patrimoine=500000&proche=enfant&residence_principale=1', 'residence_non_occupee'],
    ['patrimoine=500&proche=enfant&dettes=501', 'dettes_superieures'],
    [
      'patrimoine=500000&proche=enfant,nombre:2&don=proche:1,montant:80000,date:2021-03-15',
      'plusieurs_sur_la_ligne',
    ],
    ['patrimoine=500000&proche=enfant,nombre:2&assurance=proche:1,avant_70:120000', 'plusieurs_sur_la_ligne'],
    ['patrimoine=500000&proche=enfant&frais_funeraires=2000', 'frais_funeraires_forfait'],
  ])('warns for %s by %s', (query, code) => {
    expect(codesOf(query)).toContain(code)
    expect(codesOf('patrimoine=500000&proche=enfant')).not.toContain(code)
  })

  it.each([
    'proche=enfant&proche=enfant&don=proche:2,montant:80000,date:2021-03-15',
    'proche=enfant,nombre:2',
    'proche=enfant,nombre:2&proche=enfant&assurance=proche:2,avant_70:120000',
    'proche=enfant,nombre:2&assurance=lien:autre,avant_70:120000',
  ])('does not say that each of a row received something for %s', (query) =>
    expect(codesOf(`patrimoine=500000&${query}`)).not.toContain('plusieurs_sur_la_ligne'),
  )

  it.each([
    ['proche=enfant', 500_000, true], // 77 894.35
    ['lien=enfant', 500_000, true],
    ['proche=enfant', 499_998.25, false], // 77 894.00
    ['lien=enfant', 499_998.25, false],
  ])('says that the administration rounds to the euro, of %s and %d €: %s', (query, estate, isSaid) =>
    expect(codesOf(`patrimoine=${estate}&${query}`).includes('arrondi_a_l_euro')).toBe(isSaid),
  )

  it('counts a gift to a row of two persons twice', () => {
    const gift = 'montant:80000,date:2021-03-15'
    const of = (query: string) => inherit(`patrimoine=500000&${query}`).resume
    const twice = of(`proche=enfant,nombre:2&don=proche:1,${gift}`)
    expect(twice).toEqual(of(`proche=enfant&proche=enfant&don=proche:1,${gift}&don=proche:2,${gift}`))
  })
})
