import { describe, expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import { contract } from './contract.ts'
import { revenusPassifs } from './index.ts'

const incomeOf = (query: string) => {
  const { data, meta } = ask(revenusPassifs, query)
  const [pea, lifeInsurance, cto] = data.enveloppes
  if (!pea || !lifeInsurance || !cto) throw new Error('three wrappers are promised')
  return { ...data, pea, lifeInsurance, cto, meta, warnings: meta.avertissements.map(({ code }) => code) }
}
const capitals = (query: string) => incomeOf(query).enveloppes.map((row) => row.capitalNecessaire)

describe('revenus-passifs: worked figures', () => {
  it.each([
    ['revenu=2000&part_gains=100', [737_100.74, 785_358.57, 874_635.57]],
    ['revenu=2000', [661_521.5, 686_382.35, 711_743.77]],
    ['revenu=2000&couple=true', [661_521.5, 666_882.35, 711_743.77]],
  ])('computes the capital of each wrapper for %s', (query, expected) =>
    expect(capitals(query)).toEqual(expected),
  )

  it('returns the figures of the worked example of the contract', () => {
    expect(ask(revenusPassifs, contract.example.query).data).toMatchObject(contract.example.expect)
  })

  it('computes every figure for 2 000 € a month with 50 000 € saved and 1 000 € a month', () => {
    const { resume, pea, lifeInsurance, cto, scenarios, assuranceVie } = incomeOf(
      'revenu=2000&capital=50000&mensuel=1000',
    )
    expect(assuranceVie).toEqual({
      primes: 343_191.18,
      gains: 13_727.65,
      abattement: 4600,
      gainsTauxReduit: 1400, // 6 000 € of gains on the first 150 000 € of premiums
      gainsTauxNormal: 7727.65,
      gainsBareme: 0,
    })
    expect(resume).toEqual({
      revenuNetAnnuel: 24_000,
      meilleureEnveloppe: 'pea',
      capitalNecessaireMin: 661_521.5,
      capitalNecessaireMax: 711_743.77,
    })
    expect(pea).toEqual({
      enveloppe: 'pea',
      capitalNecessaire: 661_521.5,
      retraitBrutAnnuel: 26_460.86, // 24 000 / (1 - 0.186 · 0.5)
      impotAnnuel: 0,
      prelevementsSociaux: 2460.86,
      tauxImpositionEffectif: 9.3,
      revenuNetMensuel: 2000,
      anneesPourAtteindre: 23.21, // ln(3 643.42 / 1 199.80) / ln 1.003995964 = 278.5 months
      plafondDepasse: true,
    })
    expect(lifeInsurance).toMatchObject({
      retraitBrutAnnuel: 27_455.29,
      impotAnnuel: 1094.14, // 7.5 % of 1 400 €, 12.8 % of 7 727.65 €
      prelevementsSociaux: 2361.16,
      tauxImpositionEffectif: 12.5852,
      plafondDepasse: false,
    })
    expect(cto).toMatchObject({ impotAnnuel: 1822.06, prelevementsSociaux: 2647.69, plafondDepasse: false })
    expect(scenarios).toEqual([
      {
        nom: 'prudent',
        tauxRetrait: 3,
        capitalPea: 882_028.67,
        capitalAssuranceVie: 918_086.27,
        capitalCto: 948_991.7,
      },
      {
        nom: 'modere',
        tauxRetrait: 4,
        capitalPea: 661_521.5,
        capitalAssuranceVie: 686_382.35,
        capitalCto: 711_743.77,
      },
      {
        nom: 'dynamique',
        tauxRetrait: 5,
        capitalPea: 529_217.2,
        capitalAssuranceVie: 547_235.29,
        capitalCto: 569_395.02,
      },
    ])
  })
})

it('returns a null number of years with a warning for the only revenus-passifs wrapper out of reach', () => {
  const { enveloppes, warnings } = incomeOf('revenu=300&capital=0&mensuel=84&taux=0&inflation=0')
  // At nothing a year, 1 008 € a year add up to what each asks for: in 98 and 97 years, or in over a century.
  for (const { capitalNecessaire, anneesPourAtteindre } of enveloppes) {
    const years = capitalNecessaire / 1008
    if (years > 100) expect(anneesPourAtteindre).toBeNull()
    else expect(anneesPourAtteindre).toBeCloseTo(years, 1)
  }
  expect(enveloppes.filter(({ anneesPourAtteindre }) => anneesPourAtteindre === null)).toHaveLength(1)
  expect(warnings).toContain('capital_hors_atteinte')
})

describe('revenus-passifs: tax on a withdrawal', () => {
  it('equals zero when the capital contains no gain', () => {
    const { enveloppes, assuranceVie, warnings } = incomeOf('revenu=2000&part_gains=0&capital=1&tmi=0')
    for (const row of enveloppes) {
      expect(row).toMatchObject({ capitalNecessaire: 600_000, impotAnnuel: 0, prelevementsSociaux: 0 })
    }
    expect(assuranceVie).toEqual({
      primes: 600_000,
      gains: 0,
      abattement: 0,
      gainsTauxReduit: 0,
      gainsTauxNormal: 0,
      gainsBareme: 0,
    })
    expect(warnings).toEqual(['plafond_pea_depasse', 'capital_hors_atteinte'])
  })

  it('charges only social levies on life insurance gains within the yearly allowance', () => {
    // 4 600 € of gains a year, all of it: 4 600 · 0.828 / 12 = 317.40 € a month.
    expect(incomeOf('revenu=317.40&part_gains=100').lifeInsurance).toMatchObject({
      retraitBrutAnnuel: 4600,
      impotAnnuel: 0,
      prelevementsSociaux: 791.2,
    })
    const { resume, lifeInsurance, assuranceVie } = incomeOf('revenu=317.41&part_gains=100')
    expect(lifeInsurance.impotAnnuel).toBe(0.01)
    expect(assuranceVie).toEqual({
      primes: 0,
      gains: 4600.16,
      abattement: 4600,
      gainsTauxReduit: 0.16, // 0.12 / (1 - 0.075 - 0.172)
      gainsTauxNormal: 0,
      gainsBareme: 0,
    })
    expect(resume.meilleureEnveloppe).toBe('assurance_vie') // 17.2 % of levies against 18.6 %
  })

  it('applies the income tax bracket to a securities account when it is lower', () => {
    const rates = [0, 11, 30, 41, 45].map(
      (tmi) => incomeOf(`revenu=2000&part_gains=100&tmi=${tmi}`).cto.tauxImpositionEffectif,
    )
    expect(rates).toEqual([18.6, 29.6, 31.4, 31.4, 31.4])
  })

  it('counts the option for the scale in life insurance as in a securities account', () => {
    const { resume, lifeInsurance, assuranceVie } = incomeOf('revenu=1000&part_gains=60&tmi=0')
    expect(lifeInsurance).toMatchObject({ capitalNecessaire: 334_522.75, impotAnnuel: 0 }) // 12 000 / (1 - 0.172 · 0.6) / 4 %
    expect(resume.meilleureEnveloppe).toBe('assurance_vie')
    expect(assuranceVie).toMatchObject({
      abattement: 4600,
      gainsTauxReduit: 0,
      gainsTauxNormal: 0,
      gainsBareme: 3428.55,
    })
  })

  it.each([
    // 11 % of 14 897.71 € beyond the allowance; without the option 2 571.43 € of gains would be tied to 150 000 € of premiums
    [
      'revenu=5000&part_gains=30',
      { gainsTauxReduit: 0, gainsTauxNormal: 0, gainsBareme: 14_897.71 },
      1638.75,
    ],
    ['revenu=1000&part_gains=60', { gainsTauxReduit: 3609.67, gainsTauxNormal: 0, gainsBareme: 0 }, 270.73],
  ])('takes 11 %% or 7.5 %%, whichever is less in all, for %s', (query, parts, tax) => {
    const { assuranceVie, lifeInsurance } = incomeOf(`${query}&tmi=11`)
    expect(assuranceVie).toMatchObject(parts)
    expect(lifeInsurance.impotAnnuel).toBe(tax)
  })

  it('prefers the PEA on a tie', () => {
    const { resume, cto, pea } = incomeOf('revenu=5000&part_gains=0&tmi=0')
    expect(cto.capitalNecessaire).toBe(pea.capitalNecessaire)
    expect(resume.meilleureEnveloppe).toBe('pea')
  })
})

describe('revenus-passifs: years to reach the capital', () => {
  it('counts indexed deposits at the real yield', () => {
    const { enveloppes } = incomeOf('revenu=1000&part_gains=0&mensuel=1000&taux=0&inflation=0')
    expect(enveloppes.map((row) => row.anneesPourAtteindre)).toEqual([25, 25, 25]) // 300 000 € by 12 000 a year
    expect(incomeOf('revenu=1000&part_gains=0&mensuel=1000&taux=2&inflation=2').pea.anneesPourAtteindre).toBe(
      25,
    )
  })

  it('returns 0 once the capital is reached within half a cent, and null beyond 100 years', () => {
    const years = (query: string) => incomeOf(`revenu=1000&part_gains=0&taux=0&inflation=0&${query}`).pea
    expect(years('capital=299999.996').anneesPourAtteindre).toBe(0)
    expect(years('capital=299999.99').anneesPourAtteindre).toBeNull()
    expect(years('mensuel=250').anneesPourAtteindre).toBe(100)
    expect(years('mensuel=249').anneesPourAtteindre).toBeNull()
  })
})

describe('revenus-passifs: warnings', () => {
  const codes = (query: string) => incomeOf(query).warnings

  it('explains a null number of years', () => {
    expect(codes('revenu=2000')).toContain('epargne_non_indiquee')
    expect(codes('revenu=2000&mensuel=1')).toContain('capital_hors_atteinte')
    expect(codes('revenu=2000&mensuel=1000')).toEqual([
      'plafond_pea_depasse',
      'prelevements_sociaux_par_produit',
    ])
  })

  it('reports the PEA limit as exceeded, doubled for a couple', () => {
    const isOver = (query: string) => incomeOf(query).pea.plafondDepasse
    // Nothing gained: 500 € a month are 150 000 € of capital, all of it paid in.
    expect(isOver('revenu=500&part_gains=0')).toBe(false)
    expect(isOver('revenu=500.01&part_gains=0')).toBe(true)
    expect(isOver('revenu=1000&part_gains=0&couple=true')).toBe(false)
    expect(isOver('revenu=1000.01&part_gains=0&couple=true')).toBe(true)
    expect(isOver('revenu=1e6&part_gains=100')).toBe(false)
  })

  it('warns about a wrapper that would be too recent', () => {
    const soon = (capital: number) =>
      codes(`revenu=100&capital=${capital}&mensuel=100&taux=0&inflation=0`).filter((code) =>
        /avant/.test(code),
      )
    // 33 076 € in a PEA and 32 823 € in life insurance (levies alone), by 1 200 € a year.
    expect(soon(0)).toEqual([])
    expect(soon(24_000)).toEqual(['assurance_vie_avant_8_ans'])
    expect(soon(28_000)).toEqual(['pea_avant_5_ans', 'assurance_vie_avant_8_ans'])
    expect(soon(50_000)).toEqual(['pea_avant_5_ans', 'assurance_vie_avant_8_ans'])
  })

  it('warns about the option for the scale only when it is used', () => {
    const taken = [0, 11, 30, 41, 45].map((tmi) => codes(`revenu=2000&tmi=${tmi}`).includes('option_bareme'))
    expect(taken).toEqual([true, true, false, false, false])
  })

  it('warns about withdrawals above the real yield', () => {
    expect(codes('revenu=2000&mensuel=1000&taux_retrait=5')).toContain('retrait_superieur_au_rendement')
    expect(codes('revenu=2000&mensuel=1000&taux=1')).toContain('retrait_superieur_au_rendement')
    // 4 % a year, month by month, is 0.3333 % a month: more than 1.0407^(1/12) - 1, less than 1.0408^(1/12) - 1.
    const isOver = (taux: number) =>
      codes(`revenu=2000&inflation=0&taux=${taux}`).includes('retrait_superieur_au_rendement')
    expect([4, 4.07, 4.08].map(isOver)).toEqual([true, true, false])
  })
})

it('cites the law in force for revenus-passifs, with its date', () => {
  const { meta } = incomeOf('revenu=2000')
  expect(meta.droit).toEqual({ date: '2026-12-01' })
  const titles = meta.sources.map(({ title }) => title).join('\n')
  for (const article of ['L. 136-8', '200 A', '125-0 A', '157, 5° bis', 'L. 221-30'])
    expect(titles).toContain(article)
})
