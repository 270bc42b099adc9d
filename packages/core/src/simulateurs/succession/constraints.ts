import type { Constraint } from '../../definition/constraint.ts'
import { atMost, multipleOf, onlyForChoices, zeroWithout } from '../../definition/constraints.ts'
import { familyConstraints } from './family-constraints.ts'
import { isWholeFamily } from './is-whole-family.ts'
import type { params } from './params.ts'

/**
 * Rules between the parameters of `succession`, in the order in which they are checked: those of equal heirs of one
 * kinship, then those of a whole family. Each is data for its message and a function that tests it. Listed in
 * `contract.ts`.
 */
export const constraints: readonly Constraint<typeof params>[] = [
  multipleOf('heritiers', 'representants'),
  onlyForChoices('conjoint_survivant', 'lien', 'enfant'),
  {
    kind: 'choiceNeeds',
    operands: { choice: 'usufruit', other: 'conjoint_survivant' },
    field: 'option_conjoint',
    involves: ['conjoint_survivant', 'proche', 'legs', 'assurance'],
    holds: (params) =>
      params.option_conjoint !== 'usufruit' || params.conjoint_survivant || isWholeFamily(params),
  },
  {
    kind: 'requiredWithChoice',
    operands: { other: 'option_conjoint', choice: 'usufruit' },
    field: 'age_conjoint',
    involves: ['option_conjoint', 'proche', 'legs', 'assurance'],
    holds: (params, given) =>
      params.option_conjoint !== 'usufruit' || given('age_conjoint') || isWholeFamily(params),
  },
  atMost('residence_principale', 'patrimoine'),
  onlyForChoices('representants', 'lien', 'enfant'),
  onlyForChoices('exoneration_fratrie', 'lien', 'frere_soeur'),
  // No gains without the premiums that made them.
  zeroWithout('gains_assurance_vie_70', 'assurance_vie_70'),
  ...familyConstraints,
]
