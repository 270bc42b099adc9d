/**
 * Gifts against a second computation, in exact decimals, by someone who had not read these rules. More questions:
 * `GIFTS=10000 TEST_TIER=full npx vitest run` and this file.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { donationOf } from '../../../../../test/support/donation-oracle.ts'
import type { DonationQuestion } from '../../../../../test/support/donation-oracle-types.ts'
import { donationQuestions } from '../../../../../test/support/donation-questions.ts'
import { figuresByPath } from '../../../../../test/support/estate-oracle.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { valueAt } from '../../definition/value-at.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { donation } from './index.ts'

const DAY = '2026-11-23' as CivilDate
/** Doubles and 40 digits differ by less, save for the highest step reached: at a threshold noise decides. */
const NEAR = 1e-6

/** What the simulator computes, unrounded. */
function answerTo(question: DonationQuestion): unknown {
  const parsed = donation.parser.fromObject({ ...question })
  if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join('; '))
  return donation.compute(parsed.params, { today: DAY }, 'fr').data
}

/**
 * Earlier gifts to a body that owes no duties: the second computation names them, but art. 784 recalls gifts to compute
 * duties, and none is computed (docs/decisions/0053-gifts.md).
 */
const isRecallOfExempt = (ours: unknown, path: string): boolean =>
  path.endsWith('.donationsRappelees') && valueAt(ours, path.replace(/[^.]+$/, 'lien')) === 'organisme'

/** The figures that differ, with both values, and the paths that were compared. */
function compareFigures(question: DonationQuestion) {
  const ours = answerTo(question)
  const exact = [...figuresByPath(donationOf(question, DAY) as never)]
  const wrong = exact.flatMap(([path, expected]) => {
    if (path.endsWith('tauxMarginal') || isRecallOfExempt(ours, path)) return []
    const found = valueAt(ours, path)
    const isSame =
      typeof found === 'number'
        ? Math.abs(found - Number(expected)) <= NEAR * Math.max(1, Math.abs(found) / 1e6)
        : String(found ?? null) === String(expected)
    return isSame ? [] : [`${path}: ${String(expected)} expected, ${String(found)} found`]
  })
  return { wrong, count: exact.length }
}

describe('donation and a second computation', () => {
  it('gives the same figures for random gifts', () => {
    let compared = 0
    fc.assert(
      fc.property(donationQuestions, (question) => {
        const { wrong, count } = compareFigures(question)
        compared += count
        expect(wrong).toEqual([])
      }),
      cases(Number(process.env.GIFTS ?? 2000)),
    )
    expect(compared).toBeGreaterThan(20 * cases(Number(process.env.GIFTS ?? 2000)).numRuns)
  })
})
