import { describe, expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import { contract } from './contract.ts'
import { coastFire } from './index.ts'

const coast = (query: string) => {
  const { data, meta } = ask(coastFire, query)
  return { ...data, warnings: meta.avertissements.map(({ code }) => code) }
}

/** 24 000 € a year at 4 %, 35 years ahead, 7 % and 2 %. */
const ANCHOR = 'age=30&age_retraite=65&capital=50000&depenses=2000'

describe('coast-fire: worked figures', () => {
  it('discounts 600 000 € over 35 years to 112 389.32 €', () => {
    const { resume, yearly, warnings } = coast(ANCHOR)
    expect(resume).toEqual({
      capitalFire: 600_000,
      coastNumber: 112_389.32,
      capitalActuel: 50_000,
      atteint: false,
      ecart: -62_389.32,
      progression: 44.4882, // 50 000 / 112 389.32
      anneesRestantes: 35,
      ageCoast: null,
      capitalALaRetraite: 266_929.28, // 50 000 (1.07/1.02)^35
      tauxReel: 4.902,
      effortMensuelRequis: 306.77, // (600 000 - 266 929.28) / 1085.73…
    })
    expect(yearly).toHaveLength(35)
    expect(warnings).toEqual(['coast_jamais'])
  })

  it('returns the figures of the worked example of the contract', () => {
    expect(ask(coastFire, contract.example.query).data).toMatchObject(contract.example.expect)
  })
})

describe('coast-fire: age at which deposits can stop', () => {
  it('returns the current age when the capital already suffices', () => {
    const { resume, yearly, warnings } = coast(`${ANCHOR}&capital=112389.32`.replace('capital=50000&', ''))
    expect(resume).toMatchObject({ atteint: true, ageCoast: 30, ecart: 0, effortMensuelRequis: 0 })
    expect(yearly.every((row) => row.atteint)).toBe(true)
    expect(warnings).toEqual([])
    expect(coast('age=30&age_retraite=65&capital=2e5&depenses=2000').resume.effortMensuelRequis).toBe(0)
  })

  it('returns the first birthday at which the capital with deposits reaches the required capital', () => {
    const { resume, yearly } = coast(`${ANCHOR}&mensuel=500`)
    const met = yearly.find((row) => row.capitalAvecVersements >= row.coastRequis)
    expect(resume.ageCoast).toBe(met?.age)
    expect(resume).toMatchObject({ atteint: false, ageCoast: 45 })
    expect(yearly.map((row) => row.atteint)).toEqual(yearly.map((row) => row.age >= 45))
  })

  it('returns the retirement age when deposits are needed until then', () => {
    const { resume } = coast(`${ANCHOR}&mensuel=306.78`)
    expect(resume.ageCoast).toBe(65)
  })
})

describe('coast-fire: FIRE number', () => {
  /** The fund that pays 1 € a month until the pension starts, at the real monthly rate: added up month by month. */
  const bridge = (months: number) => {
    const month = (1.07 / 1.02) ** (1 / 12)
    let sum = 0
    for (let k = 1; k <= months; k += 1) sum += month ** -k
    return sum
  }

  it('adds the capital for the spending net of pension and the fund until the pension starts', () => {
    const fire = (rest: string) =>
      coast(`age=30&capital=0&depenses=2000&pension=1200&${rest}`).resume.capitalFire
    expect(fire('age_retraite=64')).toBe(240_000) // 12 × 800 / 4 %
    expect(fire('age_retraite=67')).toBe(240_000)
    expect(fire('age_retraite=60')).toBeCloseTo(240_000 + 1200 * bridge(48), 2)
    expect(fire('age_retraite=60&age_pension=62')).toBeCloseTo(240_000 + 1200 * bridge(24), 2)
  })

  it('caps the pension at the spending and never exceeds the number without a pension', () => {
    const fire = (pension: number, taux = 7) =>
      coast(`age=30&age_retraite=50&capital=0&depenses=1000&pension=${pension}&taux=${taux}`).resume
        .capitalFire
    expect(fire(5000)).toBeCloseTo(1000 * bridge(168), 2)
    expect(fire(5000)).toBe(fire(1000))
    expect(fire(1000, -20)).toBe(300_000) // the bridge would cost more than going without the pension
  })
})

describe('coast-fire: edge cases', () => {
  it('returns a null progress and a reached target when nothing has to be financed', () => {
    for (const depenses of ['0', '1e-290']) {
      const { resume, warnings } = coast(`age=30&age_retraite=65&capital=1e9&depenses=${depenses}`)
      expect(resume).toMatchObject({ coastNumber: 0, progression: null, atteint: true, ageCoast: 30 })
      expect(warnings).toEqual(['objectif_nul'])
    }
  })

  it('warns when the real yield is negative', () => {
    const { resume, warnings } = coast(`${ANCHOR}&taux=1`)
    expect(resume.coastNumber).toBeGreaterThan(resume.capitalFire)
    expect(warnings).toEqual(['coast_jamais', 'rendement_reel_negatif'])
  })
})
