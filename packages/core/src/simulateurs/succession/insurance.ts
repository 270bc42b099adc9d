import type { Asked } from '../../definition/simulator.ts'
import { textsOf } from '../../legislation/law.ts'
import {
  after70Law,
  before70Law,
  dutiesAfter70,
  type Kin,
  levyBefore70,
  type Taxed,
} from '../../legislation/regles/succession/life-insurance.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import type { contract } from './contract.ts'

const NOTHING: Taxed = { base: 0, due: 0 }

/**
 * Life insurance, all beneficiaries together: what they receive, what is due on it.
 * @param kin `null` when exempt: then beneficiaries are too, of the levy (CGI, art. 990 I) as of duties.
 * @param share what each heir receives of the estate, in euros.
 */
export function insuranceOf(
  params: Asked<typeof contract>,
  kin: Kin | null,
  share: number,
  today: CivilDate,
) {
  const { assurance_vie: capital, assurance_vie_70: premiums, gains_assurance_vie_70: gains } = params
  const beneficiaries = params.beneficiaires ?? params.heritiers
  const before = before70Law(today)
  const after = after70Law(today)
  const levy = kin ? levyBefore70(before.values, capital, beneficiaries) : NOTHING
  const duties = kin
    ? dutiesAfter70(after.values.abattement, kin, {
        premiums,
        beneficiaries,
        heirs: params.heritiers,
        share,
      })
    : NOTHING

  return {
    beneficiaries,
    received: capital + premiums + gains,
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
      },
    },
    sources: textsOf(...(kin || capital > 0 ? [before] : []), ...(kin || premiums > 0 ? [after] : [])),
  }
}
