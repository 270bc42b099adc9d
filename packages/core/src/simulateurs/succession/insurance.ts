import type { ParamsOfContract } from '../../definition/simulator.ts'
import { sourcesOf } from '../../legislation/law.ts'
import {
  after70Law,
  before70Law,
  dutiesAfter70,
  type Kin,
  levyBefore70,
  type Taxed,
  untaxedPremiums,
} from '../../legislation/regles/succession/life-insurance.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { bracketRows } from './brackets.ts'
import type { contract } from './contract.ts'

/** The levy on exempt beneficiaries. */
const UNTAXED: Taxed = { base: 0, due: 0 }

/**
 * Life insurance of all beneficiaries together, in euros: the amount received, the taxes due, and how they
 * are made up. Called by `settlement.ts`.
 * @param kin what duties on premiums depend on; `null` when exempt: beneficiaries are then exempt of the
 * levy (CGI, art. 990 I) and of duties.
 * @param share part of the estate for each heir, in euros.
 */
export function insuranceOf(
  params: ParamsOfContract<typeof contract>,
  kin: Kin | null,
  share: number,
  today: CivilDate,
) {
  const { assurance_vie: capital, assurance_vie_70: premiums, gains_assurance_vie_70: gains } = params
  const { heritiers: heirs, beneficiaires: beneficiaries = heirs } = params
  const before = before70Law(today)
  const after = after70Law(today)
  const levy = kin ? levyBefore70(before.values, capital, beneficiaries) : UNTAXED
  const shared = { premiums, beneficiaries, heirs, share }
  const duties = kin ? dutiesAfter70(after.values.abattement, kin, shared) : untaxedPremiums(shared)

  return {
    beneficiaries,
    received: capital + premiums + gains,
    levy,
    duties,
    due: levy.due + duties.due,
    figures: {
      avant70: {
        abattementParBeneficiaire: kin ? before.values.abattement : 0,
        base: levy.base,
        droits: levy.due,
      },
      apres70: {
        abattementGlobal: kin ? after.values.abattement : 0,
        base: duties.base,
        droits: duties.due,
        gainsExoneres: gains,
        baseParBeneficiaire: duties.each,
        abattementHeritier: duties.heir.allowance,
        baseHeritier: duties.heir.base,
        droitsHeritier: duties.heir.due,
        tranchesHeritier: bracketRows(duties.heir),
      },
    },
    sources: sourcesOf(...(kin || capital > 0 ? [before] : []), ...(kin || premiums > 0 ? [after] : [])),
  }
}
