import { sourcesOf } from '../../legislation/law.ts'
import { allowanceOf, disabilityLaw } from '../../legislation/regles/succession/allowance.ts'
import { recallLaw } from '../../legislation/regles/succession/duties.ts'
import { siblingExemptionLaw, spouseExemptionLaw } from '../../legislation/regles/succession/exemption.ts'
import { hasOnlyDefaultAllowance, kinshipLaws } from '../../legislation/regles/succession/kinship.ts'
import type { Kin } from '../../legislation/regles/succession/life-insurance.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import type { Source } from '../../units/source.ts'
import type { OneKinship } from './is-whole-family.ts'

/** The basis of the duties of an heir, with the texts that set it. */
export interface Heir {
  /** Scale, allowance and earlier gifts, in euros; `null` for an heir exempt of duties. */
  readonly liable: Kin | null
  readonly sources: readonly Source[]
}

/** The basis of the duties of each heir, from kinship, disability and gifts. Called by `settlement.ts`. */
export function heirOf(params: OneKinship, today: CivilDate): Heir {
  const { lien, donations } = params
  if (lien === 'conjoint' || lien === 'pacs') {
    return { liable: null, sources: spouseExemptionLaw(today).sources }
  }
  if (params.exoneration_fratrie) return { liable: null, sources: siblingExemptionLaw(today).sources }

  const kinship = kinshipLaws[lien](today)
  const disability = disabilityLaw(today)
  const { bareme: scale, abattement } = kinship.values
  const allowanceFor = (representatives: number) =>
    allowanceOf({
      abattement,
      isDefault: hasOnlyDefaultAllowance(lien),
      representatives,
      disability: params.handicap ? disability.values.abattementHandicap : 0,
    })
  const consulted = [
    kinship,
    ...(params.handicap ? [disability] : []),
    ...(donations > 0 ? [recallLaw(today)] : []),
  ]
  return {
    liable: {
      heir: { scale, allowance: allowanceFor(params.representants), gifts: donations },
      beneficiary: { scale, allowance: allowanceFor(0), gifts: 0 },
    },
    sources: sourcesOf(...consulted),
  }
}
