/**
 * Worked examples of the whole return, in euros and percent, some with their calculation; the refusals of
 * fields that do not go together; and properties that hold for random returns.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawn } from '../../../../../test/support/fiscalite-questions.ts'
import { ask } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { incomeTaxLaw } from '../../legislation/regles/impot-revenu/income-tax-law.ts'
import { fiscalite } from './index.ts'

const resumeOf = (query: string) => ask(fiscalite, query).data.resume

describe('the whole return', () => {
  it.each([
    // 701 + 1 024; in the scale 21 600 + 4 800 - 544 = 25 856: 1 568.16 - 187.41.
    [
      'revenu=24000&dividendes=8000',
      {
        impotPfu: 1725,
        impotBareme: 1381,
        gainOption: 344,
        regimeRetenu: 'pfu',
        meilleurRegime: 'bareme',
        prelevementsSociaux: 1376,
        revenuFiscalReference: 29_600,
      },
    ],
    [
      'revenu=24000&dividendes=8000&option_bareme=auto',
      { impotNet: 1381, csgDeductible: 544, revenuFiscalReference: 29_056, regimeRetenu: 'bareme' },
    ],
    // 2 607 - 303.33 - 330, then 384 of flat tax less 1 750.
    [
      'situation=marie&enfants=2&revenu=40000&revenu_conjoint=25000&interets=3000&frais_garde=6000&enfants_garde=1&dons_66=500',
      { impotNet: 608, impotBareme: 670, reductionDons: 330, creditFraisGarde: 1750 },
    ],
    // 22 500 - 2 × 1 411: once for each spouse.
    [
      'situation=marie&revenu=0&pensions=16000&pensions_conjoint=9000&age=70&age_conjoint=68',
      { revenuImposable: 19_678, abattementSpecial: 2822, impotNet: 0 },
    ],
    ['situation=marie&revenu=0&pensions=4000&pensions_conjoint=30000', { deduction: 3454 }],
    // 1 694 - 508.20, then a décote of 360.43.
    ['revenu=30000&outre_mer=antilles_reunion', { abattementOutreMer: 508.2, decote: 360.43, impotNet: 825 }],
    [
      'revenu=45000&gains_assurance_vie=14600&primes_depuis_2017=100000',
      { impotForfaitaire: 750, impotNet: 6004, impotBareme: 7956 },
    ],
    [
      'revenu=0&dividendes=400000',
      { impotForfaitaire: 51_200, cehr: 4500, cdhr: 24_300, impotPfu: 80_000, impotBareme: 75_968 },
    ],
    [
      'revenu=0&dividendes=400000&option_bareme=auto',
      { revenuFiscalReference: 372_800, cehr: 3684, cdhr: 0, impotNet: 75_968 },
    ],
    [
      'revenu=0&nature=imposable&revenus_capital=1000000&emploi_domicile=12000',
      { cdhr: 50_500, impotNet: 200_000 },
    ],
    ['revenu=0&nature=imposable&revenus_capital=1000000&credits=6000', { cdhr: 50_500, impotNet: 200_000 }],
    [
      'situation=marie&enfants=1&revenu=90000&reductions_plafonnees=6000&emploi_domicile=12000',
      { reductions: 6000, creditEmploiDomicile: 6000, credits: 4000, avantagesPerdus: 2000, impotNet: -1299 },
    ],
    [
      'situation=marie&revenu=60000&revenu_conjoint=24000',
      {
        impotNet: 8888,
        tauxPrelevementFoyer: 10.6,
        tauxPrelevementDeclarant: 13.7,
        tauxPrelevementConjoint: 2.9,
      },
    ],
    // The example of BOI-IR-PAS-20-20-20.
    [
      'situation=marie&revenu=24000&revenu_conjoint=120000&annee_revenus=2024',
      { impotNet: 25_211, tauxPrelevementDeclarant: 3, tauxPrelevementConjoint: 20.4 },
    ],
    [
      'revenu=60000&versements_per=6000&plafond_per=4637&micro_foncier=8000',
      {
        revenuImposable: 54_963,
        perDeductible: 4637,
        perExcedent: 1363,
        impotNet: 9593,
        revenuFiscalReference: 59_600,
        csgDeductibleAnProchain: 380.8,
      },
    ],
  ])('computes %s', (query, expected) => expect(resumeOf(query)).toMatchObject(expected))

  it('refuses all that does not go together, at once', () => {
    const query = {
      revenu: 20_000,
      pensions_conjoint: 1,
      micro_foncier: 1,
      revenus_fonciers: 1,
      deficit_foncier: 1,
      loyers_meubles: 1,
      benefice_meuble: 1,
      assurance_vie_8_ans: false,
      primes_avant_2017: 1,
      pfl_assurance_vie: true,
      abattement_plus_values: 1,
      frais_garde: 1,
      enfants_college: 1,
      invalidite: true,
      avantages_cdhr: 63,
    }
    const parsed = fiscalite.parser.fromObject(query)
    const fields = parsed.ok ? [] : parsed.problems.map(({ field }) => field)
    expect(fields).toEqual([
      'pensions_conjoint',
      'abattement_plus_values',
      'assurance_vie_8_ans',
      'primes_avant_2017',
      'micro_foncier',
      'revenus_fonciers',
      'deficit_foncier',
      'loyers_meubles',
      'invalidite',
      'frais_garde',
      'enfants_college',
      'avantages_cdhr',
    ])
  })

  it.each([
    [
      { pfl_assurance_vie: true, assurance_vie_8_ans: false },
      [
        'assurance_vie_8_ans must be used where pfl_assurance_vie is',
        'pfl_assurance_vie must not be used without primes_avant_2017',
      ],
    ],
    [
      { micro_foncier: 1, revenus_fonciers: 1, deficit_foncier: 1 },
      [
        'micro_foncier must not be used with revenus_fonciers',
        'revenus_fonciers must not be used with deficit_foncier',
        'deficit_foncier must not be used with micro_foncier',
      ],
    ],
    [
      { frais_reels: 1, frais_reels_conjoint: 1, nature: 'imposable' },
      [
        'frais_reels must not be given with nature imposable',
        'frais_reels_conjoint must not be given with nature imposable',
        'situation must be marie or pacse with frais_reels_conjoint',
      ],
    ],
    [
      { frais_reels_conjoint: 1, nature: 'imposable', situation: 'pacse' },
      ['frais_reels_conjoint must not be given with nature imposable'],
    ],
    [{ frais_reels_conjoint: 1 }, ['frais_reels_conjoint needs situation marie or pacse']],
    [{ age_conjoint: 0 }, ['age_conjoint needs situation marie or pacse']],
    [{ age_conjoint: 0, situation: 'veuf' }, ['age_conjoint needs situation marie or pacse']],
    [{ age_conjoint: 0, situation: 'marie' }, []],
  ])('names what does not go together in %j', (query, messages) => {
    const parsed = fiscalite.parser.fromObject({ revenu: 20_000, ...query })
    expect(parsed.ok ? [] : parsed.problems.map(({ message }) => message)).toEqual(messages)
  })

  it.each([
    ['enfants_college', 61],
    ['enfants_lycee', 153],
    ['enfants_superieur', 183],
  ])('counts the reduction of a child among the advantages: %s, %d', (school, amount) => {
    const fieldsWith = (avantages_cdhr: number) => {
      const parsed = fiscalite.parser.fromObject({ revenu: 1, enfants: 1, [school]: 1, avantages_cdhr })
      return parsed.ok ? [] : parsed.problems.map(({ field }) => field)
    }
    expect(fieldsWith(amount)).toEqual([])
    expect(fieldsWith(amount + 0.01)).toEqual(['avantages_cdhr'])
  })

  it.each([
    ['enfants_college', 31],
    ['enfants_lycee', 77],
    ['enfants_superieur', 92],
  ])(
    'counts the reduction of a child in shared custody (0.5), rounded to the euro, among the advantages: %s, %d',
    (school, amount) => {
      const queryWith = (avantages_cdhr: number) => ({
        revenu: 60_000,
        enfants: 1,
        [school]: 0.5,
        avantages_cdhr,
      })
      expect(ask(fiscalite, queryWith(amount)).data.resume.reductionScolarite).toBe(amount)
      expect(fiscalite.parser.fromObject(queryWith(amount + 0.01)).ok).toBe(false)
      expect(fiscalite.parser.fromObject(queryWith(amount + 1)).ok).toBe(false)
    },
  )

  it('has the same reduction of a child in every year, as the limit of avantages_cdhr supposes', () => {
    const { min, max } = fiscalite.contract.params.annee_revenus
    const years = Array.from({ length: (max ?? 0) - (min ?? 0) + 1 }, (_, index) => (min ?? 0) + index)
    const amounts = years.map((year) => JSON.stringify(incomeTaxLaw(year).values.scolariteReduction))
    expect(years.length).toBeGreaterThan(1)
    expect(new Set(amounts).size).toBe(1)
  })

  it('refuses another share of a child than the half of shared custody', () => {
    const parsed = fiscalite.parser.fromObject({ revenu: 1, enfants: 1, enfants_college: 0.3 })
    expect(parsed.ok ? [] : parsed.problems.map(({ message }) => message)).toEqual([
      'enfants_college must be a multiple of 0.5',
    ])
  })

  it('keeps the cheaper regime under auto, and the flat rate on a tie', () => {
    fc.assert(
      fc.property(drawn, (query) => {
        const { impotNet, impotPfu, impotBareme, regimeRetenu } = ask(fiscalite, {
          ...query,
          option_bareme: 'auto',
        }).data.resume
        expect(impotNet).toBe(Math.min(impotPfu, impotBareme))
        if (impotPfu <= impotBareme) expect(regimeRetenu).toBe('pfu')
      }),
      cases(1000),
    )
  })

  it('gives the same totals whichever regime is kept', () => {
    fc.assert(
      fc.property(drawn, (query) => {
        const totals = (['pfu', 'bareme', 'auto'] as const).map((option_bareme) => {
          const { impotPfu, impotBareme } = ask(fiscalite, { ...query, option_bareme }).data.resume
          return [impotPfu, impotBareme]
        })
        expect(new Set(totals.map(String)).size).toBe(1)
      }),
      cases(1000),
    )
  })

  it('gives a couple the same household whoever declares first, and swaps their rates', () => {
    // these activities have no field for the spouse; `pensions` are of both where none of the spouse's are
    // given
    const couple = drawn.filter(
      ({ situation, benefice_independant, micro_bic_ventes, micro_bnc, pensions, pensions_conjoint }) =>
        (situation === 'marie' || situation === 'pacse') &&
        !(benefice_independant || micro_bic_ventes || micro_bnc) &&
        (pensions === 0 || (pensions_conjoint ?? 0) > 0),
    )
    fc.assert(
      fc.property(couple, (query) => {
        const { age: _, age_conjoint: __, ...others } = query
        const swapped = {
          ...others,
          ...(query.age_conjoint !== undefined && { age: query.age_conjoint }),
          ...(query.age !== undefined && { age_conjoint: query.age }),
          revenu: query.revenu_conjoint ?? 0,
          revenu_conjoint: query.revenu,
          frais_reels: query.frais_reels_conjoint ?? 0,
          frais_reels_conjoint: query.frais_reels ?? 0,
          pensions: query.pensions_conjoint ?? 0,
          pensions_conjoint: query.pensions ?? 0,
          cotisations_syndicales: query.cotisations_syndicales_conjoint ?? 0,
          cotisations_syndicales_conjoint: query.cotisations_syndicales ?? 0,
          frais_dependance: query.frais_dependance_conjoint ?? 0,
          frais_dependance_conjoint: query.frais_dependance ?? 0,
        }
        const { impotPour1000EurosDePlus: ___, ...one } = ask(fiscalite, query).data.resume
        const { impotPour1000EurosDePlus: ____, ...other } = ask(fiscalite, swapped).data.resume
        expect({
          ...other,
          tauxPrelevementDeclarant: other.tauxPrelevementConjoint,
          tauxPrelevementConjoint: other.tauxPrelevementDeclarant,
        }).toEqual(one)
      }),
      cases(1000),
    )
  })
})
