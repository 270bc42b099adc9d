/** The oracles of estates and gifts are held to the worked cases of test/vectors. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Decimal, expectExact } from './support/decimal.ts'
import { donationOf } from './support/donation-oracle.ts'
import type { DonationQuestion } from './support/donation-oracle-types.ts'
import { donationQuestions } from './support/donation-questions.ts'
import { total, ZERO } from './support/duties-oracle.ts'
import { DEATH, estateFamilies } from './support/estate-families.ts'
import { estateOf, figuresByPath } from './support/estate-oracle.ts'
import type { EstateQuestion } from './support/estate-oracle-types.ts'
import { cases } from './support/tier.ts'

type Figure = number | string | boolean | null
/** A worked case: a question, and figures of its answer by path. */
interface Case<Q> {
  readonly id: string
  readonly kind: string
  readonly inputs: Q
  readonly expected: Readonly<Record<string, Figure>>
}
const TODAY = '2026-11-23'

/** The cases of a file of `test/vectors` that have an answer. */
function vectors<Q>(name: string): readonly Case<Q>[] {
  const file = JSON.parse(readFileSync(new URL(`vectors/${name}.json`, import.meta.url), 'utf8'))
  return file.cases.filter((one: Case<Q>) => one.kind !== 'refusal')
}

/** Compares every figure that a case names: a cent for euros, a ten-thousandth for percents. */
function expectFigures(answer: unknown, expected: Readonly<Record<string, Figure>>): void {
  const figures = figuresByPath(answer)
  for (const [path, right] of Object.entries(expected)) {
    const found = figures.get(path)
    if (typeof right !== 'number' || typeof found !== 'object' || found === null)
      expect(found, path).toBe(right)
    else expectExact(right, found, path.includes('taux') ? 0.0001 : 0.01, path)
  }
}

/** Two exact sums of the same terms; 40 digits leave a rounding far below this. */
const expectEqual = (found: Decimal, right: Decimal, name: string): void =>
  expect(found.minus(right).abs().lt('1e-20'), `${name}: ${found} and ${right}`).toBe(true)

describe('estateOf', () => {
  it.each(vectors<EstateQuestion>('estate'))('equals the worked figures of $id', ({ inputs, expected }) => {
    expectFigures(estateOf(inputs, TODAY), expected)
  })
})

describe('estateOf on random families', () => {
  it('gives values that sum to the estate with what the State takes', () => {
    fc.assert(
      fc.property(estateFamilies, (question) => {
        const { heritiers, devolution } = estateOf(question, DEATH)
        const values = total(heritiers, (one) => one.valeur)
        expectEqual(values.plus(devolution.nonDevolu), devolution.actifCivil, 'values')
        const bareOwnership = total(heritiers, (one) => one.nuePropriete)
        expectEqual(
          bareOwnership,
          total(heritiers, (one) => one.usufruit),
          'bare ownership and usufruct',
        )
        for (const one of heritiers) expect(one.valeur.gte(0), 'a value below zero').toBe(true)
      }),
      cases(1_000),
    )
  })

  it('charges exempt persons nothing, and nobody more than what is received', () => {
    fc.assert(
      fc.property(estateFamilies, (question) => {
        for (const one of estateOf(question, DEATH).heritiers) {
          if (one.exonere) expect(one.droits.plus(one.droitsAssuranceVie).isZero()).toBe(true)
          expect(one.droits.lte(one.partFiscale.times('0.6'))).toBe(true)
        }
      }),
      cases(1_000),
    )
  })

  it('sums the two deaths of each option, and finds the chosen option among them', () => {
    fc.assert(
      fc.property(estateFamilies, (question) => {
        const { options, resume, heritiers } = estateOf(question, DEATH)
        for (const one of options)
          expectEqual(one.droitsTotal, one.droitsPremierDeces.plus(one.droitsSecondDeces), one.option)
        if (options.length === 0) return
        const chosen = options.find((one) => one.option === (question.option_conjoint ?? 'quart'))
        const spouse = heritiers.find((one) => one.lien === 'conjoint')
        expect(chosen?.ouverte).toBe(true)
        expectEqual(chosen?.droitsPremierDeces ?? ZERO, resume.droitsTotal, 'droitsTotal')
        expectEqual(chosen?.valeurConjoint ?? ZERO, spouse?.valeur ?? ZERO, 'valeurConjoint')
      }),
      cases(1_000),
    )
  })

  it('pays the duties in full by instalments, and transmits what duties leave', () => {
    fc.assert(
      fc.property(estateFamilies, (question) => {
        const { resume, heritiers, assurances, echeancier } = estateOf(question, DEATH)
        const after = total(assurances, (one) => one.droitsApres70)
        const due = resume.droitsTotal.plus(after)
        if (echeancier.length > 0)
          expectEqual(
            total(echeancier, (one) => one.capital),
            due,
            'capital',
          )
        const outside = assurances.filter((one) => !question.assurance?.[one.rang - 1]?.proche)
        const net = total(heritiers, (one) => one.net).plus(total(outside, (one) => one.net))
        expectEqual(net, resume.netTransmis, 'netTransmis')
      }),
      cases(1_000),
    )
  })
})

describe('donationOf', () => {
  it.each(vectors<DonationQuestion>('donation'))(
    'equals the worked figures of $id',
    ({ inputs, expected }) => {
      expectFigures(donationOf(inputs, TODAY), expected)
    },
  )
})

describe('donationOf on random gifts', () => {
  it('splits each taxed value into exemptions, allowance and base', () => {
    fc.assert(
      fc.property(donationQuestions, (question) => {
        const { donataires, resume } = donationOf(question, DEATH)
        for (const one of donataires) {
          const taken = one.exonereLogement.plus(one.exonereDonFamilial).plus(one.abattement)
          const isExempt = one.lien === 'organisme'
          expectEqual(taken.plus(one.baseTaxable), isExempt ? ZERO : one.valeurFiscale, 'taxed value')
          if (isExempt) expect(one.droits.isZero()).toBe(true)
        }
        expectEqual(
          total(donataires, (one) => one.droits),
          resume.droits,
          'droits',
        )
        expectEqual(resume.droits.plus(resume.frais), resume.coutTotal, 'coutTotal')
      }),
      cases(1_000),
    )
  })

  it('gives as advantage the difference of the two nets, and leaves no debt', () => {
    fc.assert(
      fc.property(donationQuestions, (question) => {
        const { yearly } = donationOf({ ...question, croissance: 0 }, DEATH)
        for (const one of yearly) {
          expectEqual(one.avantage, one.netDonner.minus(one.netLaisser), 'avantage')
          expect(one.netLaisser.gte(0)).toBe(true)
        }
      }),
      cases(1_000),
    )
  })
})
