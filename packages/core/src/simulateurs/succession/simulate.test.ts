import { describe, expect, it } from 'vitest'
import { askOneKinship } from '../../../../../test/support/one-kinship.ts'
import { ask } from '../../../../../test/support/queries.ts'
import { contract } from './contract.ts'
import { succession } from './index.ts'

const inherit = (query: string) => askOneKinship(query)
const resumeOf = (query: string) => inherit(query).resume
/** Figures of an estate without funeral costs. */
const bare = (query: string) => resumeOf(`${query}&frais_funeraires=0`)

describe('succession: worked figures', () => {
  it('charges 28 194.35 € to a child on an estate of 251 500 €', () => {
    expect(inherit('patrimoine=251500&lien=enfant')).toEqual({
      resume: {
        actifNet: 250_000,
        partParHeritier: 250_000,
        abattement: 100_000,
        baseTaxable: 150_000,
        droitsParHeritier: 28_194.35, // 403.60 + 403.70 + 573.45 + 20 % of 134 068
        droitsTotal: 28_194.35,
        droitsAssuranceVie: 0,
        totalDroits: 28_194.35,
        netTransmis: 221_805.65,
        tauxEffectif: 11.2777,
        tauxMarginal: 20,
        exonere: false,
        partDuConjoint: 0,
        effetForfaitMobilier: 2515, // 20 % of 12 575
      },
      tranches: [
        { de: 0, a: 8072, taux: 5, base: 8072, droits: 403.6 },
        { de: 8072, a: 12_109, taux: 10, base: 4037, droits: 403.7 },
        { de: 12_109, a: 15_932, taux: 15, base: 3823, droits: 573.45 },
        { de: 15_932, a: 552_324, taux: 20, base: 134_068, droits: 26_813.6 },
        { de: 552_324, a: 902_838, taux: 30, base: 0, droits: 0 },
        { de: 902_838, a: 1_805_677, taux: 40, base: 0, droits: 0 },
        { de: 1_805_677, a: null, taux: 45, base: 0, droits: 0 },
      ],
      assuranceVie: {
        avant70: { abattementParBeneficiaire: 152_500, base: 0, droits: 0 },
        apres70: {
          abattementGlobal: 30_500,
          base: 0,
          droits: 0,
          gainsExoneres: 0,
          baseParBeneficiaire: 0,
          abattementHeritier: 0,
          baseHeritier: 0,
          droitsHeritier: 0,
          tranchesHeritier: [
            { de: 0, a: 8072, taux: 5, base: 0, droits: 0 },
            { de: 8072, a: 12_109, taux: 10, base: 0, droits: 0 },
            { de: 12_109, a: 15_932, taux: 15, base: 0, droits: 0 },
            { de: 15_932, a: 552_324, taux: 20, base: 0, droits: 0 },
            { de: 552_324, a: 902_838, taux: 30, base: 0, droits: 0 },
            { de: 902_838, a: 1_805_677, taux: 40, base: 0, droits: 0 },
            { de: 1_805_677, a: null, taux: 45, base: 0, droits: 0 },
          ],
        },
      },
      devolution: null,
      heritiers: [],
      assurances: [],
      options: [],
      echeancier: [],
    })
  })

  it.each([
    ['frere_soeur', 100_000, 35_387.6],
    ['neveu_niece', 50_000, 23_118.15],
    ['autre', 50_000, 29_043.6],
    ['parent_4e_degre', 50_000, 26_623.3], // 55 % of 48 406
    ['petit_enfant', 50_000, 7875.55], // 1 380.75 + 20 % of 32 474
    ['parent', 250_000, 28_194.35],
  ])('charges a %s on %d € duties of %d €', (lien, net, due) => {
    expect(bare(`patrimoine=${net}&lien=${lien}`).droitsParHeritier).toBe(due)
    expect(resumeOf(`patrimoine=${net + 1500}&lien=${lien}`).droitsTotal).toBe(due)
  })

  it.each([
    [300_000, 29_500],
    [1_200_000, 248_593.75], // 140 000 + 31.25 % of 347 500
  ])('charges on life insurance of %d € for one beneficiary a levy of %d €', (capital, due) => {
    const { resume, assuranceVie } = inherit(`patrimoine=0&lien=enfant&assurance_vie=${capital}`)
    expect(resume).toMatchObject({ droitsAssuranceVie: due, totalDroits: due, netTransmis: capital - due })
    expect(assuranceVie.avant70).toMatchObject({ base: capital - 152_500, droits: due })
  })

  it('returns the figures of the worked example of the contract', () => {
    const { query, expect: expected } = contract.example
    expect(ask(succession, query).data).toMatchObject(expected)
  })

  it('deducts without a warning the funeral costs that the law allows', () => {
    const { meta } = ask(
      succession,
      `patrimoine=9000&lien=enfant&frais_funeraires=${contract.params.frais_funeraires.default}`,
    )
    expect(meta.avertissements).toEqual([])
    expect(resumeOf('patrimoine=9000&lien=enfant').actifNet).toBe(7500)
  })
})

describe('succession: estate', () => {
  it('deducts debts, funeral costs and a fifth of the occupied home', () => {
    const home = 'patrimoine=500000&lien=enfant&dettes=98500&residence_principale=200000'
    expect(resumeOf(home)).toMatchObject({ actifNet: 400_000, netTransmis: 400_000 - 58_194.35 })
    expect(resumeOf(`${home}&residence_occupee=true`)).toMatchObject({
      actifNet: 360_000, // 40 000 less, for duties only
      totalDroits: 50_194.35,
      netTransmis: 349_805.65,
    })
  })

  it('adds furniture at the flat rate to what is taxed and passed on', () => {
    const three = 'patrimoine=450000&lien=enfant&heritiers=3'
    expect(resumeOf(three)).toMatchObject({
      actifNet: 448_500,
      totalDroits: 24_283.05, // 3 times 1 380.75 + 20 % of 33 568
      netTransmis: 424_216.95,
      effetForfaitMobilier: 4500,
    })
    expect(resumeOf(`${three}&forfait_mobilier=true`)).toMatchObject({
      actifNet: 471_000, // 22 500 more
      totalDroits: 28_783.05,
      netTransmis: 442_216.95,
      effetForfaitMobilier: 4500,
    })
  })

  it('counts furniture before debts, on four fifths of an occupied home, and leaves life insurance out', () => {
    const home =
      'patrimoine=500000&lien=enfant&dettes=98500&residence_principale=200000&forfait_mobilier=true'
    expect(resumeOf(home).actifNet).toBe(425_000)
    expect(resumeOf(`${home}&residence_occupee=true`).actifNet).toBe(383_000) // 23 000, less 40 000
    expect(resumeOf(`${home}&assurance_vie=100000&assurance_vie_70=100000`).actifNet).toBe(425_000)
    expect(resumeOf('patrimoine=100000&lien=conjoint').effetForfaitMobilier).toBe(0)
    // On top of a larger share, premiums paid after 70 bear more: 25 000 in all, at 60 %.
    expect(resumeOf('patrimoine=501500&lien=autre&assurance_vie_70=100000').effetForfaitMobilier).toBe(15_045)
  })

  it('stops at 0 when debts exceed the assets', () => {
    expect(resumeOf('patrimoine=10000&lien=autre&dettes=20000')).toMatchObject({
      actifNet: 0,
      totalDroits: 0,
      netTransmis: 0,
      tauxEffectif: 0,
      tauxMarginal: 0,
    })
  })

  it('applies one allowance to the share of each heir', () => {
    expect(bare('patrimoine=600000&lien=enfant&heritiers=2')).toMatchObject({
      partParHeritier: 300_000,
      droitsParHeritier: 38_194.35,
      droitsTotal: 76_388.7,
    })
  })
})

describe('succession: surviving spouse', () => {
  const married = 'patrimoine=600000&lien=enfant&heritiers=2&conjoint_survivant=true'

  it('receives a quarter free of duties', () => {
    expect(bare(married)).toMatchObject({
      actifNet: 600_000,
      partDuConjoint: 150_000,
      partParHeritier: 225_000,
      totalDroits: 46_388.7,
    })
  })

  it.each([
    [20, 30_000],
    [70, 180_000],
    [71, 210_000],
    [90, 240_000],
    [91, 270_000],
  ])('leaves with the usufruct of a spouse aged %d a share of %d € to each child', (age, share) => {
    expect(bare(`${married}&option_conjoint=usufruit&age_conjoint=${age}`)).toMatchObject({
      partDuConjoint: 600_000 - 2 * share,
      partParHeritier: share,
    })
  })
})

describe('succession: heirs', () => {
  it('shares the allowance of a child among its representatives', () => {
    const four = 'patrimoine=600000&lien=enfant&heritiers=4'
    expect(bare(`${four}&representants=2`)).toMatchObject({
      abattement: 50_000,
      droitsParHeritier: 18_194.35,
    })
    expect(bare(`${four}&representants=1`)).toEqual(bare(four))
  })

  it('adds the allowance of disability, which replaces the default one', () => {
    expect(bare('patrimoine=300000&lien=enfant&handicap=true').abattement).toBe(259_325)
    expect(bare('patrimoine=300000&lien=autre&handicap=true').abattement).toBe(159_325)
    expect(bare('patrimoine=300000&lien=enfant&heritiers=2&representants=2&handicap=true').abattement).toBe(
      209_325,
    )
  })

  it.each(['lien=conjoint', 'lien=pacs', 'lien=frere_soeur&exoneration_fratrie=true'])(
    'charges nothing for %s',
    (who) => {
      const insured = 'assurance_vie=400000&assurance_vie_70=90000&gains_assurance_vie_70=5000'
      const { resume, tranches, assuranceVie } = inherit(
        `patrimoine=901500&${who}&donations=50000&${insured}`,
      )
      expect(resume).toMatchObject({
        actifNet: 900_000,
        partParHeritier: 900_000,
        abattement: 0,
        baseTaxable: 0,
        totalDroits: 0,
        netTransmis: 1_395_000,
        tauxEffectif: 0,
        tauxMarginal: 0,
        exonere: true,
      })
      expect(tranches).toEqual([])
      expect(assuranceVie.avant70).toEqual({ abattementParBeneficiaire: 0, base: 0, droits: 0 })
      expect(assuranceVie.apres70).toEqual({
        abattementGlobal: 0,
        base: 0,
        droits: 0,
        gainsExoneres: 5000,
        baseParBeneficiaire: 0,
        abattementHeritier: 0,
        baseHeritier: 0,
        droitsHeritier: 0,
        tranchesHeritier: [],
      })
    },
  )
})

describe('succession: recalled gifts', () => {
  it('uses up the allowance first, then the lower brackets', () => {
    expect(bare('patrimoine=150000&lien=enfant&donations=80000')).toMatchObject({
      abattement: 20_000,
      baseTaxable: 130_000,
      droitsParHeritier: 24_194.35,
    })
    const { resume, tranches } = inherit('patrimoine=20000&lien=enfant&donations=110000&frais_funeraires=0')
    expect(resume).toMatchObject({
      abattement: 0,
      baseTaxable: 20_000,
      droitsParHeritier: 3597.95,
      tauxMarginal: 20,
    })
    expect(tranches.map(({ base, droits }) => [base, droits]).slice(0, 4)).toEqual([
      [0, 0], // 10 000 given above the allowance fill it
      [2109, 210.9],
      [3823, 573.45],
      [14_068, 2813.6],
    ])
  })

  it('applies the lowest rate up to the upper bound of its bracket', () => {
    expect(bare('patrimoine=100001&lien=enfant').tauxMarginal).toBe(5)
    expect(bare('patrimoine=100000&lien=enfant').tauxMarginal).toBe(0)
    expect(bare('patrimoine=108072&lien=enfant').tauxMarginal).toBe(5)
    expect(bare('patrimoine=108073&lien=enfant').tauxMarginal).toBe(10)
  })
})

describe('succession: life insurance premiums paid after 70', () => {
  const child = 'lien=enfant&frais_funeraires=0'

  it('uses the allowance that the estate leaves', () => {
    const { resume, assuranceVie } = inherit(`patrimoine=60000&${child}&assurance_vie_70=80500`)
    expect(assuranceVie.apres70).toMatchObject({
      base: 50_000,
      baseParBeneficiaire: 50_000,
      abattementHeritier: 40_000,
      baseHeritier: 10_000,
      droitsHeritier: 596.4,
      droits: 596.4,
    })
    expect(assuranceVie.apres70.tranchesHeritier.slice(0, 3)).toEqual([
      { de: 0, a: 8072, taux: 5, base: 8072, droits: 403.6 },
      { de: 8072, a: 12_109, taux: 10, base: 1928, droits: 192.8 },
      { de: 12_109, a: 15_932, taux: 15, base: 0, droits: 0 },
    ])
    expect(resume).toMatchObject({ droitsTotal: 0, droitsAssuranceVie: 596.4, netTransmis: 139_903.6 })
  })

  it('applies the higher brackets once the estate has filled the lower ones', () => {
    const { assuranceVie } = inherit(
      `patrimoine=250000&${child}&assurance_vie_70=130500&gains_assurance_vie_70=40000`,
    )
    expect(assuranceVie.apres70).toMatchObject({
      abattementGlobal: 30_500,
      base: 100_000,
      droits: 20_000,
      gainsExoneres: 40_000,
    })
  })

  it('grants a beneficiary who is not an heir a separate allowance', () => {
    const two = inherit(`patrimoine=250000&${child}&assurance_vie_70=330500&beneficiaires=2`).assuranceVie
    expect(two.apres70).toMatchObject({ base: 300_000, droits: 30_000 + 8194.35 })
    const gifted = `patrimoine=250000&${child}&assurance_vie_70=330500&beneficiaires=2&donations=120000`
    expect(inherit(gifted).assuranceVie.apres70.droits).toBe(30_000 + 8194.35)
  })

  it('taxes heirs who represent apart from the share, as grandchildren', () => {
    // 50 000 € each, 48 406 above 1 594: 1 380.75 + 20 % of 32 474.
    const two = `${child}&heritiers=2&representants=2&assurance_vie_70=130500`
    for (const patrimoine of [0, 120_000, 400_000]) {
      const { resume, assuranceVie } = inherit(`patrimoine=${patrimoine}&${two}`)
      expect(resume.abattement).toBe(50_000)
      expect(assuranceVie.apres70).toMatchObject({
        base: 100_000,
        baseParBeneficiaire: 50_000,
        abattementHeritier: 1594,
        baseHeritier: 48_406,
        droitsHeritier: 7875.55,
        droits: 15_751.1,
      })
      expect(assuranceVie.apres70.tranchesHeritier.map(({ base }) => base).slice(0, 4)).toEqual([
        8072, 4037, 3823, 32_474,
      ])
    }
    // Gifts are recalled on the share alone; each of two children, represented by one, changes nothing.
    const gifted = inherit(`patrimoine=120000&${two}&donations=300000`).assuranceVie.apres70
    expect(gifted.droits).toBe(15_751.1)
    const each = `patrimoine=120000&${child}&heritiers=2&representants=1&assurance_vie_70=130500`
    expect(inherit(each).assuranceVie.apres70.droits).toBe(15_751.1)
    expect(resumeOf(each).droitsTotal).toBe(0)
  })

  it('gives heirs who represent what the share leaves of disability, and 1 594 € at least', () => {
    // 84 750 € each; the share uses the 50 000 € of kinship first.
    const due = (patrimoine: number, more = '') =>
      inherit(
        `patrimoine=${patrimoine}&${child}&heritiers=2&representants=2&handicap=true&assurance_vie_70=200000${more}`,
      ).assuranceVie.apres70
    expect(due(100_000)).toMatchObject({ abattementHeritier: 159_325, droits: 0 })
    expect(due(400_000)).toMatchObject({ abattementHeritier: 9325, droitsHeritier: 13_279.35 })
    expect(due(600_000)).toMatchObject({ abattementHeritier: 1594, droitsHeritier: 14_825.55 })
    expect(due(0, '&donations=200000')).toMatchObject({ abattementHeritier: 9325, droitsHeritier: 13_279.35 })
  })

  it('takes beneficiaries besides heirs who represent for grandchildren too', () => {
    // 110 000 € each, 108 406 above 1 594: 1 380.75 + 20 % of 92 474.
    const three = `patrimoine=0&${child}&heritiers=2&representants=2&assurance_vie_70=360500&beneficiaires=3`
    expect(inherit(three).assuranceVie.apres70).toMatchObject({ base: 330_000, droits: 59_626.65 })
    expect(resumeOf(three).abattement).toBe(50_000)
    const disabled = inherit(`${three}&handicap=true`).assuranceVie.apres70
    expect(disabled.droits).toBe(0) // 159 325 € for that one too
  })

  it('charges nothing on insurance to heirs who are not beneficiaries', () => {
    const { resume } = inherit(
      `patrimoine=400000&${child}&heritiers=2&assurance_vie_70=40500&beneficiaires=1`,
    )
    expect(resume).toMatchObject({ droitsTotal: 36_388.7, droitsAssuranceVie: 2000 })
  })
})
