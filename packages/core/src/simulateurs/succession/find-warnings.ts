import type { Outcome } from '../../definition/simulator.ts'
import { funeralLaw } from '../../legislation/regles/succession/estate.ts'
import { hasOnlyDefaultAllowance } from '../../legislation/regles/succession/kinship.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { exceeds } from '../../units/money.ts'
import type { contract } from './contract.ts'
import { assetsOf } from './estate.ts'
import type { OneKinship } from './is-whole-family.ts'
import { warnings } from './warnings.ts'

type Warnings = Outcome<typeof contract>['warnings']

/** Every warning, none of which applies. Used by `find-family-warnings.ts`. */
export const NO_WARNING = Object.freeze(
  Object.fromEntries(Object.keys(warnings).map((code) => [code, false])),
) as Warnings

/**
 * Whether each warning of the contract applies to equal heirs of one kinship, by its code; `warnings.ts` has their texts.
 * They depend only on the parameters and the law of the day. Called by `simulate.ts`.
 */
export function findWarnings(params: OneKinship, today: CivilDate): Warnings {
  const { lien, donations, patrimoine } = params
  const insurance = params.assurance_vie + params.assurance_vie_70 + params.gains_assurance_vie_70
  const isSpouse = lien === 'conjoint' || lien === 'pacs'
  const isExempt = isSpouse || params.exoneration_fratrie
  const hasHome = params.residence_principale > 0
  const { gross } = assetsOf(params, today)
  return {
    ...NO_WARNING,
    // A PACS partner inherits only by a will, which no parameter states.
    pacs_sans_testament: lien === 'pacs',
    un_seul_conjoint: isSpouse && params.heritiers > 1,
    usufruit_enfants_communs: params.conjoint_survivant && params.option_conjoint === 'usufruit',
    // A grandchild, nephew or niece is taken to inherit for themselves, not in the place of a parent.
    petit_enfant_representant: lien === 'petit_enfant',
    neveu_representant: lien === 'neveu_niece',
    donations_quinze_ans: donations > 0 && !isExempt,
    donations_autre_abattement: donations > 0 && giftsHaveAnotherAllowance(params),
    dettes_superieures: exceeds(params.dettes, gross),
    frais_funeraires_forfait: exceeds(params.frais_funeraires, funeralLaw(today).values.fraisFuneraires),
    forfait_mobilier_inventaire: params.forfait_mobilier && patrimoine > 0 && !isExempt,
    residence_non_occupee: hasHome && !params.residence_occupee && !isExempt,
    residence_occupant: hasHome && params.residence_occupee && !isSpouse && lien !== 'enfant',
    assurance_vie_conjoint: params.conjoint_survivant && insurance > 0,
    primes_sans_representation: params.representants > 0 && params.assurance_vie_70 > 0,
    // Heirs may contest premiums out of proportion to the estate.
    primes_exagerees: exceeds(insurance, patrimoine),
  }
}

/**
 * Whether gifts have another allowance than the inheritance. The default allowance does not apply to them (CGI, art.
 * 788, IV), unlike that of disability, which replaces it; a grandchild always has an additional one (art. 790 B).
 */
const giftsHaveAnotherAllowance = ({ lien, handicap }: OneKinship): boolean =>
  lien === 'petit_enfant' || (hasOnlyDefaultAllowance(lien) && !handicap)
