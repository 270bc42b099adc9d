import { describe, expect, it } from 'vitest'
import { readQuery } from '../../../../../packages/core/src/definition/grammar.ts'
import { expectNear } from '../../../../../test/support/figures.ts'
import { ask } from '../../../../../test/support/queries.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { contract } from './contract.ts'
import { livretAVsEtf } from './index.ts'

const compare = (query: string) => {
  const { data, meta } = ask(livretAVsEtf, query)
  return { ...data, meta, warnings: meta.avertissements.map(({ code }) => code) }
}

/** 10 000 € and 200 € a month for 15 years, at 1.7 %. */
const ANCHOR = 'capital=10000&mensuel=200&duree=15&taux_livret=1.7'

describe('livret-a-vs-etf: worked figures', () => {
  it('compares 10 000 € and 200 € a month for 15 years, with the deposit limit', () => {
    const { resume, livret, etf } = compare(ANCHOR)
    expect(livret).toEqual({
      capitalFinal: 51_672.83, // 27 600.98 on the account and 24 071.85 beside it
      capitalReel: 38_393.68,
      interets: 5672.83, // 27 600.98 - 21 928.15
      versementsRefuses: 24_071.85,
      plafondAtteintAnnee: 5,
    })
    expect(etf).toEqual({
      capitalBrut: 87_922.2,
      impots: 7797.53, // 18.6 % of 41 922.20
      capitalNet: 80_124.67,
      capitalReel: 59_533.81,
      pessimiste: 52_010.66,
      optimiste: 132_639.69,
    })
    expect(resume).toEqual({
      totalVerse: 46_000,
      ecart: 28_451.83,
      ecartPourcentage: 55.0615,
      ecartReel: 21_140.13,
      gagnant: 'etf',
      rendementReelLivret: -0.2941,
      rendementReelEtf: 4.6922,
    })
  })

  it('accepts every deposit when the limit is ignored', () => {
    const { livret } = compare(`${ANCHOR}&plafond=false`)
    expect(livret).toMatchObject({
      capitalFinal: 53_809.76,
      capitalReel: 39_981.44,
      versementsRefuses: 0,
      plafondAtteintAnnee: null,
    })
  })

  it('taxes the gains of a securities account', () => {
    expect(compare(`${ANCHOR}&enveloppe=cto`).etf.capitalNet).toBe(74_758.63)
  })

  it('returns the figures of the worked example of the contract', () => {
    expect(ask(livretAVsEtf, contract.example.query).data).toMatchObject(contract.example.expect)
  })
})

describe('livret-a-vs-etf: Livret A', () => {
  it('defaults to the legal rate of the day, with a warning', () => {
    const { livret, meta, warnings } = compare('capital=1000&mensuel=0&duree=1')
    expect(livret.interets).toBe(17)
    expect(meta.hypotheses).toMatchObject({ taux_livret: 1.7 })
    expect(warnings).toContain('taux_livret_revisable')

    const given = compare('capital=1000&mensuel=0&duree=1&taux_livret=2.123456')
    expect(given.livret.interets).toBe(21.23)
    expect(given.meta.hypotheses).toMatchObject({ taux_livret: 2.123456 })
    expect(given.warnings).not.toContain('taux_livret_revisable')
    expect(compare('capital=1000&mensuel=0&duree=1&taux_livret=0').livret.interets).toBe(0)
  })

  it('applies the legal rate in force on the given day', () => {
    const parsed = livretAVsEtf.parser.fromQuery(readQuery('capital=1000&mensuel=0&duree=1'))
    if (!parsed.ok) throw new Error('refused')
    const on = (today: string) => livretAVsEtf.answer(parsed.params, { today: today as CivilDate }, 'fr')
    expect(on('2026-07-31').data.livret.interets).toBe(15)
    expect(on('2026-07-31').meta).toMatchObject({
      hypotheses: { taux_livret: 1.5 },
      droit: { date: '2026-07-31' },
    })
  })

  it('refuses the part of the initial capital above the limit, in year 1', () => {
    const { livret, yearly, warnings } = compare('capital=30000&mensuel=100&duree=2&taux_livret=2')
    expect(livret).toMatchObject({ versementsRefuses: 9450, plafondAtteintAnnee: 1, interets: 927.18 })
    expect(yearly.map((row) => row.livretNominal)).toEqual([31_659, 33_327.18])
    expect(yearly.map((row) => row.totalVerse)).toEqual([31_200, 32_400])
    expect(warnings).toEqual(expect.arrayContaining(['plafond_livret_atteint', 'pel_non_tranche']))
  })

  it('accepts a capital equal to the limit without a warning', () => {
    const { livret, warnings } = compare('capital=22950&mensuel=0&duree=30&taux_livret=2')
    expect(livret).toMatchObject({ versementsRefuses: 0, plafondAtteintAnnee: null })
    expect(warnings).not.toContain('plafond_livret_atteint')
    expect(warnings).not.toContain('pel_non_tranche')
  })

  it('warns that an account without limit does not exist, when the limit would be reached', () => {
    const codes = (query: string) => compare(`${query}&plafond=false`).warnings
    expect(codes(ANCHOR)).toContain('plafond_livret_ignore')
    expect(codes('capital=1000&mensuel=0&duree=1')).not.toContain('plafond_livret_ignore')
  })

  it('warns when the rate is below inflation', () => {
    expect(compare(`${ANCHOR}`).warnings).toContain('livret_sous_inflation')
    expect(compare(`${ANCHOR}&inflation=1.7`).warnings).not.toContain('livret_sous_inflation')
    expect(compare(`${ANCHOR}&inflation=1.7`).resume.rendementReelLivret).toBe(0)
  })
})

describe('livret-a-vs-etf: tax on withdrawal', () => {
  /** 100 000 € that a year makes 110 000 €, and nothing else. */
  const lump = (query: string) => compare(`capital=100000&mensuel=0&taux_etf=10&frais_etf=0&${query}`)

  it.each([
    ['a PEA of four years', 'enveloppe=pea&duree=4', 0.314],
    ['a PEA of five', 'enveloppe=pea&duree=5', 0.186],
    ['a securities account of one', 'enveloppe=cto&duree=1', 0.314],
    ['a securities account of ten', 'enveloppe=cto&duree=10', 0.314],
    ['life insurance of seven', 'enveloppe=assurance_vie&duree=7', 0.3],
  ])('taxes a share of the gain for %s', (_, query, share) => {
    const { etf } = lump(query)
    expectNear(etf.impots, share * (etf.capitalBrut - 100_000))
    expectNear(etf.capitalNet, etf.capitalBrut - etf.impots, 0.015)
  })

  it('deducts the allowance of life insurance after eight years and splits gains by premiums', () => {
    const gain = 114_358.88 // 100 000 · (1.1^8 - 1)
    const within = lump('enveloppe=assurance_vie&duree=8').etf
    expect(within.impots).toBeCloseTo(0.172 * gain + 0.075 * (gain - 4600), 2)
    const couple = lump('enveloppe=assurance_vie&duree=8&couple=true').etf
    expect(couple.impots).toBeCloseTo(0.172 * gain + 0.075 * (gain - 9200), 2)
    // 300 000 € of premiums: half of three times that gain at each rate.
    const half = (3 * gain) / 2
    const beyond = compare(
      'capital=300000&mensuel=0&taux_etf=10&frais_etf=0&duree=8&enveloppe=assurance_vie',
    ).etf
    expect(beyond.impots).toBeCloseTo(0.172 * 2 * half + 0.075 * (half - 4600) + 0.128 * half, 1)
  })

  it('applies in each row the tax of that year', () => {
    const { yearly } = lump('enveloppe=pea&duree=6&inflation=0')
    const gains = [0.1, 0.21, 0.331, 0.4641, 0.61051, 0.771561]
    const rates = [0.314, 0.314, 0.314, 0.314, 0.186, 0.186]
    yearly.forEach((row, index) => {
      expect(row.etfNominal).toBeCloseTo(100_000 * (1 + (gains[index] ?? 0) * (1 - (rates[index] ?? 0))), 2)
      expect(row.etfReel).toBe(row.etfNominal)
    })
  })

  it.each(['pea', 'cto', 'assurance_vie'])('charges no tax on a loss in a %s', (enveloppe) => {
    const { etf, resume } = compare(
      `capital=1000&mensuel=10&duree=10&taux_etf=-5&taux_livret=1&enveloppe=${enveloppe}`,
    )
    expect(etf.impots).toBe(0)
    expect(etf.capitalNet).toBe(etf.capitalBrut)
    expect(resume.gagnant).toBe('livret_a')
  })
})

describe('livret-a-vs-etf: outcome band', () => {
  it('equals the central outcome without volatility, and the taxed 10 % quantiles otherwise', () => {
    const still = compare(`${ANCHOR}&volatilite=0`).etf
    expect([still.pessimiste, still.optimiste]).toEqual([still.capitalNet, still.capitalNet])
    // (1.07)·exp(1.28155·0.15) = 1.296789: 29 678.89 € of gain, less 31.4 %.
    const { etf } = compare('capital=100000&mensuel=0&duree=1&frais_etf=0')
    expect(etf.optimiste).toBe(120_359.72)
    expect(etf.pessimiste).toBe(88_287.31) // 1.07·exp(-1.28155·0.15) = 0.8828731: a loss, untaxed
  })
})

describe('livret-a-vs-etf: warnings', () => {
  const codes = (query: string) => compare(`capital=0&mensuel=0&taux_livret=2&inflation=0&${query}`).warnings

  it('warns about a wrapper that is too recent for its lower tax', () => {
    expect(codes('duree=4')).toEqual(['pea_avant_5_ans', 'ecart_inexistant'])
    expect(codes('duree=5')).toEqual(['ecart_inexistant'])
    expect(codes('duree=7&enveloppe=assurance_vie')).toEqual([
      'assurance_vie_avant_8_ans',
      'ecart_inexistant',
    ])
    expect(codes('duree=8&enveloppe=assurance_vie')).toEqual(['ecart_inexistant'])
    expect(codes('duree=1&enveloppe=cto')).toEqual(['prelevements_sociaux_par_produit', 'ecart_inexistant'])
  })

  it('warns about deposits above the PEA limit, doubled for a couple, and about no other wrapper', () => {
    const isOver = (query: string) => compare(`duree=10&${query}`).warnings.includes('plafond_pea_depasse')
    expect(isOver('capital=30000&mensuel=1000')).toBe(false)
    expect(isOver('capital=30000.01&mensuel=1000')).toBe(true)
    expect(isOver('capital=30000.01&mensuel=1000&couple=true')).toBe(false)
    expect(isOver('capital=180000.01&mensuel=1000&couple=true')).toBe(true)
    expect(isOver('capital=1e9&mensuel=0&enveloppe=cto')).toBe(false)
    expect(isOver('capital=1e9&mensuel=0&enveloppe=assurance_vie')).toBe(false)
  })

  it('returns a null gap percentage with a warning when it does not exist', () => {
    const { resume, warnings } = compare('capital=0&mensuel=0&duree=5')
    expect(resume).toMatchObject({ ecart: 0, ecartPourcentage: null, gagnant: 'egalite' })
    expect(warnings).toContain('ecart_inexistant')
    const absurd = compare('capital=10000&mensuel=0&duree=50&taux_etf=50&taux_livret=0&frais_etf=0')
    expect(absurd.resume.ecartPourcentage).toBeNull()
  })
})

it('cites only the texts that livret-a-vs-etf uses for the chosen wrapper', () => {
  const titles = (query: string) => compare(query).meta.sources.map(({ title }) => title)
  const has = (query: string, words: string) => titles(query).some((title) => title.includes(words))
  expect(has(ANCHOR, 'R. 221-2')).toBe(true)
  expect(has(`${ANCHOR}&enveloppe=pea`, 'L. 221-30')).toBe(true)
  expect(has(`${ANCHOR}&enveloppe=cto`, 'L. 221-30')).toBe(false)
  expect(has(`${ANCHOR}&enveloppe=assurance_vie`, '125-0 A')).toBe(true)
  expect(has(`${ANCHOR}&enveloppe=cto`, '125-0 A')).toBe(false)
  const count = titles(ANCHOR).length
  expect(titles('capital=10000&mensuel=200&duree=15')).toHaveLength(count + 1) // the text that sets the rate
})
