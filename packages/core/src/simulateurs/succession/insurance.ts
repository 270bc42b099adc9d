import type { Asked } from '../../definition/simulator.ts'
import { textsOf } from '../../legislation/law.ts'
import type { Liable } from '../../legislation/regles/succession/duties.ts'
import {
  after70Law,
  before70Law,
  dutiesAfter70,
  levyBefore70,
  type Taxed,
} from '../../legislation/regles/succession/life-insurance.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import type { contract } from './contract.ts'

const NOTHING: Taxed = { base: 0, due: 0 }

/**
 * Life insurance, all beneficiaries together: what they receive, what is due on it.
 * @param heir `null` when exempt: then beneficiaries are too, of the levy (CGI, art. 990 I) as of duties.
 * @param share what each heir receives of the estate, in euros.
 */
export function insuranceOf(
  params: Asked<typeof contract>,
  heir: Liable | null,
  share: number,
  today: CivilDate,
) {
  const { assurance_vie: capital, assurance_vie_70: premiums, gains_assurance_vie_70: gains } = params
  const beneficiaries = params.beneficiaires ?? params.heritiers
  const before = before70Law(today)
  const after = after70Law(today)
  const levy = heir ? levyBefore70(before.values, capital, beneficiaries) : NOTHING
  const duties = heir
    ? dutiesAfter70(after.values.abattement, heir, {
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
        abattementParBeneficiaire: heir ? before.values.abattement : 0,
        base: levy.base,
        droits: levy.due,
      },
      apres70: {
        abattementGlobal: heir ? after.values.abattement : 0,
        base: duties.base,
        droits: duties.due,
        gainsExoneres: gains,
      },
    },
    sources: textsOf(...(heir || capital > 0 ? [before] : []), ...(heir || premiums > 0 ? [after] : [])),
  }
}
