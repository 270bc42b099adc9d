import { describe, expect, it } from 'vitest'
import { ceilingOf, furtherReductionOf } from './ceiling.ts'
import { grossTax, taxWithParts } from './gross-tax.ts'
import type { Parts } from './parts.ts'

/** Round numbers, so that everything can be reckoned by hand: 10 % above 100, 50 % above 1 000. */
const scale = [
  { above: 0, rate: 0 },
  { above: 100, rate: 0.1 },
  { above: 1000, rate: 0.5 },
]
const values = {
  plafondDemiPart: 20,
  plafondParentIsole: 50,
  plafondCaseL: 7,
  reductionVeuf: 30,
  reductionInvalidite: 9,
}
const NOBODY = { children: 0, loneParent: 0, widowed: 0, disabled: 0, broughtUpAlone: 0 }
function parts(base: number, others: Partial<Parts> = {}): Parts {
  const all = { ...NOBODY, ...others }
  const more = all.children + all.loneParent + all.widowed + all.disabled + all.broughtUpAlone
  return { ...all, base, total: base + more }
}

describe('the ceiling (CGI, art. 197, I, 2)', () => {
  it.each([
    ['no part', parts(2), 0],
    ['two children', parts(2, { children: 1 }), 40],
    ['a shared child: half of it', parts(2, { children: 0.25 }), 10],
    ['a lone parent of one', parts(1, { children: 0.5, loneParent: 0.5 }), 50],
    ['of a shared one', parts(1, { children: 0.25, loneParent: 0.25 }), 25],
    ['of two shared ones', parts(1, { children: 0.5, loneParent: 0.5 }), 50],
    ['of one and a shared one', parts(1, { children: 0.75, loneParent: 0.5 }), 60],
    ['of three', parts(1, { children: 2, loneParent: 0.5 }), 110],
    ['a widow of one', parts(1, { children: 0.5, widowed: 1 }), 60],
    ['a widow of a shared one', parts(1, { children: 0.25, widowed: 1 }), 50],
    ['a disability', parts(1, { disabled: 0.5 }), 20],
    ['a disabled lone parent', parts(1, { children: 0.5, loneParent: 0.5, disabled: 0.5 }), 70],
    ['box L', parts(1, { broughtUpAlone: 0.5 }), 7],
  ])('limits the advantage of %s', (_, of, expected) => expect(ceilingOf(of, values)).toBe(expected))

  it('adds a reduction for each disability, and for a widowed parent', () => {
    expect(furtherReductionOf(parts(1, { disabled: 0.5 }), values)).toBe(9)
    expect(furtherReductionOf(parts(2, { disabled: 1, children: 0.5 }), values)).toBe(18)
    expect(furtherReductionOf(parts(1, { widowed: 1, disabled: 0.5 }), values)).toBe(39)
    expect(furtherReductionOf(parts(1, { children: 0.5 }), values)).toBe(0)
  })
})

describe('the gross tax', () => {
  it('divides the income by the parts', () => {
    expect(taxWithParts(scale, 400, 1)).toBe(30)
    expect(taxWithParts(scale, 400, 2)).toBe(20)
    expect(taxWithParts(scale, 400, 4)).toBe(0)
    expect(taxWithParts(scale, 1001, 1.5)).toBe(85.1)
  })

  it('is that of the adults when there are no other parts', () => {
    expect(grossTax(400, parts(2), scale, values)).toEqual({
      tax: 20,
      costOfCeiling: 0,
      uncapped: 20,
      ofAdults: 20,
      ceiling: 0,
      decidingParts: 2,
    })
  })

  it('counts all parts while their advantage is within the ceiling', () => {
    // 3 parts: 10 % of 100 = 10. 2 parts: 20. A gain of 10, under 40.
    expect(grossTax(400, parts(2, { children: 1 }), scale, values)).toEqual({
      tax: 10,
      costOfCeiling: 0,
      uncapped: 10,
      ofAdults: 20,
      ceiling: 40,
      decidingParts: 3,
    })
  })

  it('counts the parts of the adults less the ceiling beyond', () => {
    // 3 parts of 1 000: 270. 2 parts of 1 500: 2 × (90 + 250) = 680, less 40.
    expect(grossTax(3000, parts(2, { children: 1 }), scale, values)).toEqual({
      tax: 640,
      costOfCeiling: 370,
      uncapped: 270,
      ofAdults: 680,
      ceiling: 40,
      decidingParts: 2,
    })
  })

  it('limits the reductions to what the ceiling costs', () => {
    const widow = parts(1, { widowed: 1 }) // a ceiling of 40, 30 given back
    // 1 500: 340 alone; two parts of 750: 130. The ceiling costs 340 - 40 - 130 = 170.
    expect(grossTax(1500, widow, scale, values)).toMatchObject({ tax: 270, decidingParts: 1 })
    // 1 150: 165 alone; two parts of 575: 95. The ceiling costs 165 - 40 - 95 = 30, all given back.
    expect(grossTax(1150, widow, scale, values)).toMatchObject({ tax: 95, decidingParts: 2 })
    expect(grossTax(1151, widow, scale, values)).toMatchObject({ tax: 95.5, decidingParts: 1 })
    expect(grossTax(1100, widow, scale, values)).toMatchObject({ tax: 90, decidingParts: 2 })
  })
})
