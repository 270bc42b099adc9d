import { dueAbove } from '../duties.ts'
import { type CivilEstate, civilWith, usufruitRateOf } from './civil.ts'
import type { Branch, Devolution } from './devolution.ts'
import { dutiesWith } from './heirs.ts'
import { type FamilyEstate, SPOUSE_OPTIONS, type SpouseOption } from './input.ts'
import type { Liability } from './liability.ts'
import { isOpen } from './open-option.ts'
import { type Person, sumBy } from './people.ts'
import { type FamilySettlement, settleFamily } from './settle.ts'

/**
 * What an option of the spouse costs at both deaths, in euros. Used by `succession/settle-family.ts` and
 * `succession/simulate-family.ts`.
 */
export interface OptionResult {
  readonly option: SpouseOption
  /** Whether it may be chosen. */
  readonly open: boolean
  /** What the spouse takes in full ownership. */
  readonly ownership: number
  /** The capital on which the spouse's usufruct bears. */
  readonly usufruit: number
  /** What both are worth. */
  readonly value: number
  /** The duties of all heirs at this death. */
  readonly firstDuties: number
  /** Those of the common children at the death of the spouse. */
  readonly secondDuties: number
  /** Both together. */
  readonly duties: number
}

/**
 * Each option of a spouse beside children; none without them. Duties on life insurance are left out. Used by
 * `succession/settle-family.ts`.
 * @param settlement that of the option chosen.
 * @example optionsOf(estate).find(({ option }) => option === 'usufruit')?.duties // 80 777.40
 */
export function optionsOf(
  estate: FamilyEstate,
  { civil: chosen, estate: taxed }: Pick<FamilySettlement, 'civil' | 'estate'> = settleFamily(estate),
): readonly OptionResult[] {
  if (!chosen.devolution.spouse || chosen.devolution.ordre !== 'descendants') return []
  const liabilities = new Map(taxed.heirs.map(({ person, liability }) => [person, liability]))
  const rate = usufruitRateOf(chosen.devolution.spouse, estate)
  return SPOUSE_OPTIONS.map((option) => {
    const isChosen = option === estate.spouseOption
    const civil = isChosen ? chosen : civilWith(estate, chosen, option)
    const { ownership, usufruit } = civil.spouse
    const firstDuties = isChosen ? taxed.duties : dutiesWith(estate, civil, liabilities)
    const secondDuties = secondDeathDuties(estate, civil, liabilities)
    return {
      option,
      open: isOpen(estate, option),
      ownership,
      usufruit,
      value: ownership + usufruit * rate,
      firstDuties,
      secondDuties,
      duties: firstDuties + secondDuties,
    }
  })
}

/**
 * Duties when the spouse dies in turn, in euros: what the spouse owned and took in ownership, to the common children
 * alone, with whole allowances, no gift and no growth. The usufruct ends free of duties (CGI, art. 1133).
 */
function secondDeathDuties(
  { spouseAssets }: FamilyEstate,
  { devolution, spouse }: CivilEstate,
  liabilities: ReadonlyMap<Person, Liability>,
): number {
  const common = commonBranches(devolution)
  const each = (spouse.ownership + spouseAssets) / common.length
  return sumBy(common, ({ members }) =>
    sumBy(members, (person) => {
      const liability = liabilities.get(person)
      if (!liability) return 0
      const left = liability.kinshipAllowance + liability.disability
      return dueAbove({ scale: liability.scale, left, excess: 0 }, each / members.length)
    }),
  )
}

/**
 * The branches of children who inherit from the spouse too. Called here and by
 * `simulateurs/succession/family-options.explain.ts`.
 */
export const commonBranches = ({ branches }: Devolution): readonly Branch[] =>
  branches.filter(({ members }) => members.every(isCommon))

/** Whether a person of a branch of children inherits from the spouse in direct line. */
const isCommon = ({ otherUnion, simpleAdoption }: Person): boolean => !otherUnion && !simpleAdoption
