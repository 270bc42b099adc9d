import { describe, expect, it } from 'vitest'
import type { CivilDate } from '../../../units/civil-date.ts'
import { inForce } from '../../in-force.ts'
import { partsQuotientFamilial } from '../../parametres/impot-revenu/parts-quotient-familial.ts'
import { type Household, hasChild, hasHalfPartOfBoxL, isLoneParent, partsOf } from './parts.ts'

const values = inForce(partsQuotientFamilial, '2025-12-31' as CivilDate)
const alone: Household = {
  isCouple: false,
  isWidowed: false,
  children: 0,
  sharedChildren: 0,
  livesAlone: false,
  disabled: 0,
  broughtUpAlone: false,
}
const total = (household: Partial<Household>) => partsOf({ ...alone, ...household }, values).total

describe('CGI, art. 194, I', () => {
  it.each([
    [0, 1, 2, 1],
    [1, 1.5, 2.5, 2.5],
    [2, 2, 3, 3],
    [3, 3, 4, 4],
    [4, 4, 5, 5],
    [6, 6, 7, 7],
  ])(
    'gives for %d children: %d alone, %d to a couple, %d when widowed',
    (children, single, couple, widowed) => {
      expect(total({ children })).toBe(single)
      expect(total({ children, isCouple: true })).toBe(couple)
      expect(total({ children, isWidowed: true })).toBe(widowed)
    },
  )

  it.each([
    [0, 1, 2.25],
    [0, 2, 2.5],
    [0, 3, 3],
    [1, 1, 2.75],
    [1, 2, 3.25],
    [2, 1, 3.5],
    [3, 2, 5],
  ])(
    'gives a couple with %d children and %d shared ones, who rank after: %d',
    (children, sharedChildren, parts) => {
      expect(total({ children, sharedChildren, isCouple: true })).toBe(parts)
    },
  )

  it('gives a widowed parent the parts of a couple, whatever the custody', () => {
    for (const sharedChildren of [1, 2, 3, 4])
      for (const children of [0, 1, 2])
        expect(total({ isWidowed: true, children, sharedChildren })).toBe(
          total({ isCouple: true, children, sharedChildren }),
        )
    expect(total({ isWidowed: true, sharedChildren: 1 })).toBe(2.25)
    expect(partsOf({ ...alone, isWidowed: true, children: 1, sharedChildren: 1 }, values)).toEqual({
      base: 1,
      children: 0.75,
      loneParent: 0,
      widowed: 1,
      disabled: 0,
      broughtUpAlone: 0,
      total: 2.75,
    })
  })
})

describe('CGI, art. 194, II: living alone', () => {
  it('adds half a part, a quarter for a single shared child', () => {
    expect(total({ livesAlone: true, children: 1 })).toBe(2)
    expect(total({ livesAlone: true, sharedChildren: 1 })).toBe(1.5)
    expect(total({ livesAlone: true, sharedChildren: 2 })).toBe(2)
    expect(total({ livesAlone: true, sharedChildren: 3 })).toBe(2.5)
    expect(total({ livesAlone: true, children: 1, sharedChildren: 1 })).toBe(2.25)
  })

  it('adds nothing for a couple, a widowed person, or without a child', () => {
    expect(isLoneParent({ ...alone, livesAlone: true })).toBe(false)
    for (const who of [{ isCouple: true }, { isWidowed: true }])
      expect(isLoneParent({ ...alone, ...who, livesAlone: true, children: 1 })).toBe(false)
    expect(isLoneParent({ ...alone, children: 1 })).toBe(false)
    expect(isLoneParent({ ...alone, livesAlone: true, sharedChildren: 1 })).toBe(true)
    expect(hasChild({ ...alone, sharedChildren: 1 })).toBe(true)
    expect(hasChild(alone)).toBe(false)
  })
})

describe('CGI, art. 195', () => {
  it('adds half a part for each disability', () => {
    expect(values.carteInvalidite).toBe(0.5)
    expect(total({ disabled: 1 })).toBe(1.5)
    expect(total({ disabled: 2, isCouple: true, children: 1 })).toBe(3.5)
  })

  it('adds half a part for box L to a person alone without child or disability', () => {
    const boxL = { broughtUpAlone: true }
    expect(total(boxL)).toBe(1.5)
    expect(total({ ...boxL, isWidowed: true })).toBe(1.5)
    expect(total({ ...boxL, isCouple: true })).toBe(2)
    expect(total({ ...boxL, children: 1 })).toBe(1.5)
    expect(total({ ...boxL, sharedChildren: 1 })).toBe(1.25)
    expect(total({ ...boxL, disabled: 1 })).toBe(1.5)
    expect(hasHalfPartOfBoxL({ ...alone, ...boxL, disabled: 1 })).toBe(false)
  })
})
