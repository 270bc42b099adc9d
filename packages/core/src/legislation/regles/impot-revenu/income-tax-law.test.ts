import { describe, expect, it } from 'vitest'
import { incomeTaxLaw } from './income-tax-law.ts'

describe('incomeTaxLaw', () => {
  it.each([
    [2020, 779, 1570, 442, 394],
    [2021, 790, 1592, 448, 400],
    [2022, 833, 1678, 472, 422],
    [2023, 873, 1759, 495, 442],
    [2024, 889, 1791, 504, 450],
    [2025, 897, 1807, 509, 454],
  ])(
    'reads for %d a décote of %d, a half part of %d, floors of %d and %d',
    (year, decote, halfPart, wages, pensions) => {
      const { values } = incomeTaxLaw(year)
      expect(values).toMatchObject({
        decoteCelibataire: decote,
        plafondDemiPart: halfPart,
        deductionSalairesMinimum: wages,
        abattementPensionsMinimum: pensions,
        decoteTaux: 0.4525,
      })
      expect(values.cdhr === undefined).toBe(year < 2025)
    },
  )

  it('names the texts of the chapters asked for, each once', () => {
    const scale = incomeTaxLaw(2025).sourcesOf(['scale'])
    expect(scale.length).toBeGreaterThan(0)
    expect(incomeTaxLaw(2025).sourcesOf(['scale', 'scale'])).toEqual(scale)
    expect(incomeTaxLaw(2025).sourcesOf(['scale', 'cdhr'])).toHaveLength(scale.length + 1)
    expect(incomeTaxLaw(2024).sourcesOf(['scale'])).not.toEqual(scale)
  })

  it('gives the same text objects each time, for writers that encode each text once', () => {
    const [first] = incomeTaxLaw(2025).sourcesOf(['decoteAlone'])
    expect(incomeTaxLaw(2025).sourcesOf(['decoteAlone'])[0]).toBe(first)
  })

  it('refuses the CDHR for a year before it', () => {
    expect(() => incomeTaxLaw(2024).sourcesOf(['cdhr'])).toThrow(RangeError)
  })

  it('gives the laws that citations read, with the CDHR from its first year on', () => {
    const namesIn = (year: number) => incomeTaxLaw(year).laws.flatMap(({ values }) => Object.keys(values))
    expect(namesIn(2025)).toEqual([...namesIn(2024), 'cdhr'])
    expect(namesIn(2024)).toContain('decoteTaux')
  })
})
