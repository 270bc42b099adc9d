import { sourcesOf } from '../../legislation/law.ts'
import { allowanceOf, disabilityLaw } from '../../legislation/regles/succession/allowance.ts'
import { recallLaw } from '../../legislation/regles/succession/duties.ts'
import { siblingExemptionLaw, spouseExemptionLaw } from '../../legislation/regles/succession/exemption.ts'
import {
  hasOnlyDefaultAllowance,
  type Kinship,
  kinshipLaws,
} from '../../legislation/regles/succession/kinship.ts'
import { type Kin, ownKinshipLaw } from '../../legislation/regles/succession/life-insurance.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import type { Source } from '../../units/source.ts'
import type { OneKinship } from './is-whole-family.ts'

/** What the duties of an heir depend on, besides the share, with the texts that set it. */
export interface Heir {
  /** Scale, allowance and earlier gifts, in euros; `null` for an heir exempt of duties. */
  readonly liable: Kin | null
  readonly sources: readonly Source[]
}

/**
 * The kinship that counts for premiums paid after 70: heirs who represent a child are grandchildren, and so are the
 * beneficiaries besides them, who are of the same kinship (CGI, art. 757 B).
 */
const premiumsKinshipOf = (lien: Kinship, representatives: number, today: CivilDate): Kinship =>
  representatives > 0 && ownKinshipLaw(today).values.assuranceVieSansRepresentation ? 'petit_enfant' : lien

/**
 * What the duties of each heir depend on: kinship, disability, representation and gifts. Called by `settlement.ts`.
 */
export function heirOf(params: OneKinship, today: CivilDate): Heir {
  const { lien, donations } = params
  if (lien === 'conjoint' || lien === 'pacs') {
    return { liable: null, sources: spouseExemptionLaw(today).sources }
  }
  if (params.exoneration_fratrie) return { liable: null, sources: siblingExemptionLaw(today).sources }

  const representatives = params.representants
  const kinship = kinshipLaws[lien](today)
  const own = premiumsKinshipOf(lien, representatives, today)
  const ownLaw = kinshipLaws[own](today)
  const disability = params.handicap ? disabilityLaw(today).values.abattementHandicap : 0
  const { bareme: scale, abattement: allowance } = ownLaw.values
  const isDefault = hasOnlyDefaultAllowance(own)
  const consulted = [
    kinship,
    ...(params.handicap ? [disabilityLaw(today)] : []),
    ...(donations > 0 ? [recallLaw(today)] : []),
    ...(representatives > 0 && params.assurance_vie_70 > 0 ? [ownKinshipLaw(today), ownLaw] : []),
  ]
  const ofShare = {
    abattement: kinship.values.abattement,
    isDefault: hasOnlyDefaultAllowance(lien),
    representatives,
    disability,
  }
  const ofPremiums = { abattement: allowance, isDefault, representatives: 0, disability }
  return {
    liable: {
      heir: { scale: kinship.values.bareme, allowance: allowanceOf(ofShare), gifts: donations },
      apart: own === lien ? null : { scale, allowance, isDefault, disability },
      beneficiary: { scale, allowance: allowanceOf(ofPremiums), gifts: 0 },
    },
    sources: sourcesOf(...consulted),
  }
}
