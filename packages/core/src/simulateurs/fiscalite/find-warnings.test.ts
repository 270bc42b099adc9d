import { describe, expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import { fiscalite } from './index.ts'

const codesOf = (query: string) => ask(fiscalite, query).meta.avertissements.map(({ code }) => code)
/** Of an income of the notice, but that its 10 % is assumed, which has a test of its own. */
const taxable = (query: string) =>
  codesOf(`nature=imposable&${query}`).filter((code) => code !== 'taux_dix_pour_cent_suppose')

describe('fiscalite: warnings', () => {
  it.each([
    ['revenu=40000&dividendes=1000', []],
    ['revenu=40000&dividendes=1000&option_bareme=bareme', ['option_bareme_perdante', 'option_globale']],
    ['revenu=15000&dividendes=1000&option_bareme=auto', ['option_globale']],
    [
      'revenu=60000&plus_values_mobilieres=1000&abattement_plus_values=500&option_bareme=bareme',
      [
        'option_bareme_perdante',
        'option_globale',
        'abattement_plus_values_limite',
        'csg_deductible_an_prochain',
      ],
    ],
    ['revenu=60000&micro_foncier=15001', ['micro_seuil_depasse', 'csg_deductible_an_prochain']],
    ['revenu=60000&micro_foncier=15000', ['csg_deductible_an_prochain']],
    ['revenu=60000&micro_bnc=77701', ['micro_seuil_depasse', 'micro_versement_liberatoire']],
    ['revenu=60000&versements_per=6000&plafond_per=4637', ['per_excedent']],
    ['revenu=60000&versements_per=6000', ['per_plafond']],
    ['revenu=90000&emploi_domicile=15000&reductions_plafonnees=4000', []],
    ['revenu=90000&emploi_domicile=15000&reductions_plafonnees=4001', ['plafond_niches_atteint']],
    ['revenu=30000&reductions_plafonnees=1563.53', []],
    ['revenu=30000&reductions_plafonnees=5000', ['reductions_perdues']],
    ['revenu=90000&reductions_plafonnees=12000', ['plafond_niches_atteint']],
    [
      'revenu=60000&frais_reels=9000&cotisations_syndicales=100',
      ['frais_reels_retenus', 'cotisations_et_frais_reels'],
    ],
    ['revenu=60000&frais_reels=2000&cotisations_syndicales=100', ['frais_reels_inutiles']],
    [
      'revenu=0&nature=imposable&pensions=25000&age=70',
      ['decote_active', 'taux_dix_pour_cent_suppose', 'abattement_age_avis'],
    ],
    ['revenu=0&nature=imposable&pensions=29000&age=70', ['decote_active', 'taux_dix_pour_cent_suppose']],
    ['revenu=60000&dons_66=12000', ['dons_reportables']],
    ['revenu=60000&dons_75=1001', ['dons_75_octobre_2025']],
    ['revenu=60000&dons_75=1000', []],
    ['revenu=60000&dons_75=1001&annee_revenus=2024', []],
    ['revenu=60000&outre_mer=guyane_mayotte', ['outre_mer_zone']],
    [
      'revenu=60000&situation=marie&revenu_conjoint=60000&benefice_independant=1',
      ['taux_individualise_hypotheses'],
    ],
    ['revenu=0&dividendes=400000&credits=1000', ['cehr_due', 'cdhr_due', 'credits_et_cdhr', 'option_bareme']],
  ])('warns of %s: %j', (query, expected) => expect(codesOf(query)).toEqual(expected))

  it('returns no warning for ordinary incomes', () => {
    expect(codesOf('revenu=60000')).toEqual([])
    expect(codesOf('revenu=0')).toEqual([])
    expect(codesOf('revenu=70000&situation=marie&enfants=1')).toEqual([])
  })

  it('warns about the décote only while it reduces the tax in part', () => {
    expect(taxable('revenu=20000')).toEqual(['decote_active'])
    expect(taxable('revenu=17000')).toEqual([]) // it clears a tax of 594 €
    expect(taxable('revenu=30000')).toEqual([])
    expect(taxable('revenu=20000&reductions=384')).toEqual(['decote_active'])
    expect(taxable('revenu=20000&reductions=445.11')).toEqual([]) // nothing is left of the tax
    expect(taxable('revenu=20000&reductions=1000')).toEqual(['reductions_perdues'])
  })

  it('warns about the ceiling of the quotient familial, unless a reduction cancels it', () => {
    expect(codesOf('revenu=90000&enfants=1')).toEqual(['quotient_plafonne'])
    expect(codesOf('revenu=90000&invalides=1')).toEqual([])
    expect(codesOf('revenu=150000&invalides=1')).toContain('quotient_plafonne')
  })

  it('warns about boxes without effect', () => {
    expect(codesOf('revenu=60000&parent_isole=true')).toEqual(['parent_isole_sans_effet'])
    expect(codesOf('revenu=60000&parent_isole=true&situation=marie')).toEqual(['parent_isole_sans_effet'])
    expect(codesOf('revenu=30000&parent_isole=true&enfants=1')).not.toContain('parent_isole_sans_effet')
    expect(codesOf('revenu=30000&case_l=true')).not.toContain('case_l_sans_effet')
    expect(codesOf('revenu=60000&case_l=true&situation=marie')).toEqual(['case_l_sans_effet'])
    expect(codesOf('revenu=90000&case_l=true&enfants_alternes=1')).toContain('case_l_sans_effet')
    expect(codesOf('revenu=60000&case_l=true&invalides=1')).toContain('case_l_sans_effet')
  })

  it('warns a widowed person with a child, whatever the custody', () => {
    expect(codesOf('revenu=20000&situation=veuf&enfants=1')).toEqual(['veuf_enfants'])
    expect(codesOf('revenu=20000&situation=veuf&enfants_alternes=1')).toEqual(['veuf_enfants'])
    expect(codesOf('revenu=60000&situation=veuf')).toEqual([])
  })

  it('warns about tax too small to collect and about refunded credits', () => {
    expect(taxable('revenu=20000&reductions=385')).toContain('impot_non_recouvre')
    expect(taxable('revenu=20000&reductions=384')).not.toContain('impot_non_recouvre')
    expect(taxable('revenu=20000&reductions=385&credits=50')).toEqual(['decote_active', 'impot_non_recouvre'])
    expect(taxable('revenu=20000&reductions=385&credits=70')).toEqual(['decote_active', 'credits_rembourses'])
    expect(taxable('revenu=20000&credits=434')).toContain('impot_non_recouvre')
    expect(taxable('revenu=20000&credits=445')).toEqual(['decote_active'])
    expect(taxable('revenu=20000&credits=446')).toEqual(['decote_active', 'credits_rembourses'])
    const withCapital = 'revenu=20000&revenus_capital=1000' // 128 € of flat tax
    expect(taxable(`${withCapital}&credits=573`)).toEqual(['decote_active']) // 445 and 128: nothing is paid back
    expect(taxable(`${withCapital}&credits=574`)).toContain('credits_rembourses')
  })

  it('warns when reductions exceed the tax or deductions exceed the income', () => {
    expect(taxable('revenu=30000&reductions=2104')).toEqual(['reductions_perdues'])
    expect(taxable('revenu=30000&reductions=2103.99')).toEqual([])
    expect(taxable('revenu=30000&charges_deductibles=30001')).toEqual(['deductions_excessives'])
    expect(taxable('revenu=30000&charges_deductibles=30000.99')).toEqual([])
    expect(codesOf('revenu=30000.60&frais_reels=30000.60')).toEqual(['frais_reels_retenus']) // 30 001 come off
    expect(taxable('revenu=30000&versements_per=1')).toEqual(['per_plafond'])
    expect(taxable('revenu=30000&versements_per=30001')).toEqual(['deductions_excessives', 'per_plafond'])
  })

  it('warns whether actual expenses are used or useless, for each person', () => {
    expect(codesOf('revenu=60000&frais_reels=6000')).toEqual(['frais_reels_inutiles'])
    expect(codesOf('revenu=60000&frais_reels=6001')).toEqual(['frais_reels_retenus'])
    const couple = 'revenu=60000&revenu_conjoint=50000&situation=marie'
    expect(codesOf(`${couple}&frais_reels_conjoint=5000`)).toEqual(['frais_reels_inutiles'])
    expect(codesOf(`${couple}&frais_reels=1&frais_reels_conjoint=5001`)).toEqual([
      'frais_reels_inutiles',
      'frais_reels_retenus',
    ])
  })

  it('says that the 10 % is assumed where the rate comes from an income of the notice', () => {
    const assumed = 'taux_dix_pour_cent_suppose'
    expect(codesOf('nature=imposable&revenu=30000')).toEqual([assumed])
    expect(codesOf('nature=imposable&revenu=0&pensions=30000')).toContain(assumed)
    expect(codesOf('revenu=30000')).not.toContain(assumed)
    // No tax, or no wage nor pension: nothing is assumed.
    expect(codesOf('nature=imposable&revenu=10000')).toEqual([])
    expect(codesOf('nature=imposable&revenu=0&benefice_independant=50000')).toEqual([])
  })

  it('warns about actual expenses without a salary', () => {
    const expenses = 'revenu=0&pensions=80000&frais_reels=5000'
    expect(codesOf(expenses)).toEqual(['frais_reels_retenus', 'frais_sans_salaire'])
    expect(ask(fiscalite, expenses).data.resume.revenuImposable).toBe(70_561) // 80 000 - 4 439 - 5 000
    expect(codesOf('revenu=1&pensions=80000&frais_reels=5000')).toEqual(['frais_reels_retenus'])
    const couple = 'revenu=90000&situation=marie&frais_reels_conjoint=1000'
    expect(codesOf(couple)).toEqual(['frais_reels_retenus', 'frais_sans_salaire'])
    expect(codesOf(`${couple}&revenu_conjoint=500`)).toEqual(['frais_reels_retenus'])
  })

  it('warns when reductions and credits together exceed the overall cap', () => {
    expect(taxable('revenu=100000&reductions=6000&credits=4000.01')).toEqual(['plafond_avantages'])
    expect(taxable('revenu=100000&reductions=6000&credits=4000')).toEqual([])
    expect(taxable('revenu=100000&credits=10001&annee_revenus=2020')).toEqual(['plafond_avantages'])
  })

  it('warns when the CEHR or the CDHR is due', () => {
    expect(taxable('revenu=250000')).toEqual([])
    expect(taxable('revenu=250100')).toEqual(['cehr_due'])
    expect(taxable('revenu=0&revenus_capital=350000')).toEqual(['cehr_due', 'cdhr_due'])
  })

  it('warns when the option for the scale would lower the total tax', () => {
    const tax = (query: string) => ask(fiscalite, `nature=imposable&${query}`).data.resume.impotNet
    expect(taxable('revenu=10000&revenus_capital=1000')).toEqual(['option_bareme'])
    expect(tax('revenu=10000&revenus_capital=1000')).toBe(128)
    expect(tax('revenu=11000')).toBe(0)
    // 11 %, past the décote: 3 498 + 128 with the flat tax, 3 608 in the scale.
    expect(taxable('revenu=55000&situation=marie&revenus_capital=1000')).toEqual(['option_bareme'])
    // 11 % too, but within the décote: 445 + 128 with the flat tax, 605 in the scale.
    expect(taxable('revenu=20000&revenus_capital=1000')).toEqual(['decote_active'])
    // 11 %, and so much capital that it crosses into 30 %.
    expect(taxable('revenu=29000&revenus_capital=20000')).toEqual(['decote_active'])
    expect(taxable('revenu=30000&revenus_capital=1000')).toEqual([])
    expect(taxable('revenu=10000')).toEqual([])
    // Charges beyond the income come off capital income, in the scale.
    const charges = 'revenu=0&revenus_capital=50000&charges_deductibles'
    expect(taxable(`${charges}=0`)).toEqual([])
    expect(taxable(`${charges}=20000`)).toEqual(['deductions_excessives', 'option_bareme'])
  })

  it('counts capital income once in the income of the CEHR and CDHR when the option is compared', () => {
    const rich = 'revenu=0&revenus_capital=1000000'
    expect(taxable(`${rich}&charges_deductibles=900000`)).toContain('option_bareme') // 100 000 € in the scale, no more
    expect(taxable(rich)).not.toContain('option_bareme')
  })

  it('warns about the allowance of a disabled taxpayer, whom no box names, while tax is due', () => {
    const allowance = 'abattement_age_invalidite'
    expect(codesOf('revenu=31588&invalides=1')).toContain(allowance) // 28 429 €, under the last ceiling of the article
    expect(codesOf('revenu=31590&invalides=1')).not.toContain(allowance) // 28 431 €
    expect(codesOf('revenu=31588&invalides=1&invalidite=true')).not.toContain(allowance)
    expect(codesOf('revenu=30000')).toEqual(['decote_active']) // neither a pension nor a disability
    // 1.5 parts: 1 166 € less a décote of 369.39, so 796.61.
    const low = 'nature=imposable&revenu=28000&invalides=1'
    expect(codesOf(`${low}&reductions=735`)).toContain(allowance) // 62 €
    expect(codesOf(`${low}&reductions=737`)).not.toContain(allowance) // 60 €, not collected
  })

  it('warns once that an age is missing, where it may open the allowance', () => {
    expect(codesOf('revenu=0&pensions=20000')).toEqual(['decote_active', 'age_manquant'])
    expect(codesOf('revenu=0&pensions=15000')).toEqual(['age_manquant']) // no tax, yet a lower reference income
    expect(codesOf('revenu=0&pensions=20000&age=60')).toEqual(['decote_active'])
    expect(codesOf('revenu=0&pensions=20000&invalides=1&invalidite=true')).not.toContain('age_manquant')
    expect(codesOf('revenu=0&pensions=31588')).toContain('age_manquant') // 28 429 €
    expect(codesOf('revenu=0&pensions=31590')).not.toContain('age_manquant')
  })

  it('asks the age of each spouse who may be retired', () => {
    const couple = (query: string) => codesOf(`situation=marie&${query}`).includes('age_manquant')
    expect(couple('revenu=0&pensions=16000&pensions_conjoint=9000')).toBe(true)
    expect(couple('revenu=0&pensions=16000&pensions_conjoint=9000&age=70')).toBe(true)
    expect(couple('revenu=0&pensions=16000&pensions_conjoint=9000&age_conjoint=68')).toBe(true)
    expect(couple('revenu=0&pensions=16000&pensions_conjoint=9000&age=70&age_conjoint=68')).toBe(false)
    expect(couple('revenu=0&pensions=16000&age=70')).toBe(true) // pensions of both, or a spouse without income
    expect(couple('revenu=0&pensions=16000&age=70&revenu_conjoint=9000')).toBe(false) // the spouse works
    expect(couple('revenu=9000&pensions_conjoint=16000&age_conjoint=70')).toBe(false)
    expect(couple('revenu=0&pensions_conjoint=16000&age_conjoint=70')).toBe(true)
    expect(couple('revenu=0&pensions=16000&age=70&invalides=1&invalidite_conjoint=true')).toBe(false)
    expect(couple('revenu=25000')).toBe(false)
  })

  it('adds commercial activities together for the ceilings of micro-enterprises', () => {
    const exceeded = (query: string) => codesOf(`revenu=1&${query}`).includes('micro_seuil_depasse')
    expect(exceeded('micro_bic_ventes=188700')).toBe(false)
    expect(exceeded('micro_bic_ventes=188701')).toBe(true)
    expect(exceeded('micro_bic_services=40000&loyers_meubles=37700')).toBe(false)
    expect(exceeded('micro_bic_services=40000&loyers_meubles=37701')).toBe(true)
    expect(exceeded('micro_bic_ventes=118700&micro_bic_services=70000')).toBe(false)
    expect(exceeded('micro_bic_ventes=118701&micro_bic_services=70000')).toBe(true)
    expect(exceeded('micro_bic_services=70000&micro_bnc=70000')).toBe(false) // another article, another ceiling
    expect(exceeded('micro_bic_ventes=103600&micro_bic_services=72600&annee_revenus=2022')).toBe(false)
    expect(exceeded('micro_bic_ventes=103601&micro_bic_services=72600&annee_revenus=2022')).toBe(true)
  })

  it('warns when there are more disabled people than people in the household', () => {
    const tooMany = 'invalides_trop_nombreux'
    expect(codesOf('revenu=90000&situation=marie&invalides=2')).not.toContain(tooMany)
    expect(codesOf('revenu=20000&invalides=2')).toEqual([tooMany])
    expect(codesOf('revenu=20000&enfants_alternes=1&invalides=2')).toEqual([])
    expect(codesOf('revenu=20000&enfants=1&invalides=2')).toEqual([])
  })

  it('returns a null average rate with a warning when the income is close to zero', () => {
    const answer = ask(fiscalite, 'revenu=0&revenus_capital=0.001&credits=1000000')
    expect(answer.data.resume.tauxMoyen).toBeNull()
    expect(answer.meta.avertissements.map(({ code }) => code)).toContain('taux_moyen_inexistant')
  })
})

describe('fiscalite: cited texts', () => {
  const titlesOf = (query: string) => ask(fiscalite, query).meta.sources.map(({ title }) => title)
  const own = fiscalite.contract.sources.length

  it('cites the texts of the chapters that the parameters use', () => {
    const plain = titlesOf('nature=imposable&revenu=30000')
    const more = (query: string) => titlesOf(query).filter((title) => !plain.includes(title))
    expect(plain.length).toBeGreaterThanOrEqual(own + 4) // scale, parts, décote, recovery
    expect(more('revenu=30000').join()).toMatch(/art. 83/)
    expect(more('nature=imposable&revenu=30000&pensions=1')).toEqual([])
    expect(more('revenu=30000&pensions=1').join()).toMatch(/art. 158/)
    expect(more('nature=imposable&revenu=30000&enfants=1').join()).toMatch(/art. 197, I, 2/)
    expect(more('nature=imposable&revenu=30000&revenus_capital=1').join()).toMatch(/200 A/)
    expect(more('nature=imposable&revenu=300000').join()).toMatch(/223 sexies.*224.*2025-127.*2026-103/)
    expect(more('nature=imposable&revenu=30000&credits=10001').join()).toMatch(/^CGI, art. 200-0 A/)
    expect(more('nature=imposable&revenu=30000&credits=10000')).toEqual([])
    expect(more('nature=imposable&revenu=30000&situation=veuf&enfants_alternes=1').join()).toMatch(/al. 5/)
    expect(more('nature=imposable&revenu=300000&annee_revenus=2024').join()).not.toMatch(/art. 224/)
  })

  it('cites the texts of the requested year', () => {
    const answer = ask(fiscalite, 'revenu=30000&annee_revenus=2023')
    expect(answer.meta.droit).toEqual({ anneeRevenus: 2023 })
    expect(answer.meta.sources[0]?.title).toMatch(/2023-1322/)
    expect(titlesOf('revenu=30000')[0]).toMatch(/2026-103/)
  })
})

it.each([
  ['revenu=30000&reductions=5000', 'reductions_perdues'],
  ['revenu=90000&reductions_plafonnees=12000', 'plafond_niches_atteint'],
  ['revenu=90000&emploi_domicile=15000&reductions_plafonnees=4001', 'plafond_niches_atteint'],
])('alerts on tax reductions and credits that are lost: %s', (query, code) => {
  const found = ask(fiscalite, query).meta.avertissements.find((warning) => warning.code === code)
  expect(found?.niveau).toBe('alerte')
})
