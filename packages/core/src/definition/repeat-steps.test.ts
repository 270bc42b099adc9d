import { describe, expect, it } from 'vitest'
import { type FormulaStep, ruleStep } from './explanation.ts'
import { repeatSteps } from './repeat-steps.ts'

interface Work {
  readonly tax: number
  readonly isCouple: boolean
  readonly other?: Work
}

const steps: readonly FormulaStep<Work>[] = [
  ruleStep('base', 'revenu - frais'),
  ruleStep('impot', 'if(nature = "base", taux.base * base, bases)', {
    value: ({ tax }) => tax,
    when: ({ isCouple }) => isCouple,
    control: 'base + impots',
    figure: 'resume.impot',
    warns: 'trop',
    effect: 'impot',
    round: 'euro',
  }),
]
const [base, tax] = repeatSteps(steps, {
  prefix: 'option',
  formulas: { base: 'revenu + capital - frais' },
  labelOf: ({ id }) => ({ fr: `${id} (option)`, en: `${id} (option)` }),
  kindOf: ({ id }) => (id === 'base' ? 'euros' : undefined),
  work: ({ other }) => other,
})

describe('repeatSteps', () => {
  it('gives a step the kind that kindOf returns, and none where it returns none', () => {
    expect([base?.kind, tax?.kind]).toEqual(['euros', undefined])
  })

  it('renames the steps where they read each other, and neither texts nor longer names', () => {
    expect(tax).toMatchObject({
      id: 'option.impot',
      label: { fr: 'impot (option)' },
      formula: 'if(nature = "base", taux.base * option.base, bases)',
      control: 'option.base + impots',
      round: 'euro',
    })
  })

  it('replaces a formula that differs', () => expect(base?.formula).toBe('revenu + capital - frais'))

  it('gives no figure and explains no warning', () => {
    for (const name of ['figure', 'warns', 'effect']) expect(tax).not.toHaveProperty(name)
  })

  it('reads the work of the other case, and applies only where that case exists', () => {
    const couple = { tax: 1, isCouple: true }
    const work = { ...couple, other: { tax: 2, isCouple: true } }
    expect(tax?.value?.(work)).toBe(2)
    expect(tax?.when?.(work)).toBe(true)
    expect(base?.when?.(work)).toBe(true)
    expect(tax?.when?.({ ...couple, other: { tax: 2, isCouple: false } })).toBe(false)
    expect([tax?.when?.(couple), base?.when?.(couple)]).toEqual([false, false])
  })
})
