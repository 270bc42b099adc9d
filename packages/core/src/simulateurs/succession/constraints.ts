/** What the parameters of `succession` must be to one another. */
import type { Constraint } from '../../definition/contract.ts'
import type { params } from './params.ts'

type Rule = Constraint<typeof params>

export const constraints: readonly Rule[] = [
  {
    field: 'heritiers',
    involves: ['representants'],
    holds: ({ heritiers, representants }) => representants === 0 || heritiers % representants === 0,
    message: 'heritiers must be a multiple of representants',
    code: 'inconsistent',
  },
  {
    field: 'conjoint_survivant',
    involves: ['lien'],
    holds: ({ conjoint_survivant, lien }) => !conjoint_survivant || lien === 'enfant',
    message: 'conjoint_survivant is only for lien enfant',
    code: 'inconsistent',
  },
  {
    field: 'option_conjoint',
    involves: ['conjoint_survivant'],
    holds: ({ option_conjoint, conjoint_survivant }) => option_conjoint === 'quart' || conjoint_survivant,
    message: 'option_conjoint usufruit needs conjoint_survivant',
    code: 'inconsistent',
  },
  {
    field: 'age_conjoint',
    involves: ['option_conjoint'],
    holds: ({ option_conjoint }, given) => option_conjoint === 'quart' || given('age_conjoint'),
    message: 'age_conjoint is required with option_conjoint usufruit',
    code: 'required',
  },
  {
    field: 'residence_principale',
    involves: ['patrimoine'],
    holds: ({ residence_principale, patrimoine }) => residence_principale <= patrimoine,
    message: 'residence_principale must be at most patrimoine',
    code: 'inconsistent',
  },
  {
    field: 'representants',
    involves: ['lien'],
    holds: ({ representants, lien }) => representants === 0 || lien === 'enfant',
    message: 'representants is only for lien enfant',
    code: 'inconsistent',
  },
  {
    field: 'exoneration_fratrie',
    involves: ['lien'],
    holds: ({ exoneration_fratrie, lien }) => !exoneration_fratrie || lien === 'frere_soeur',
    message: 'exoneration_fratrie is only for lien frere_soeur',
    code: 'inconsistent',
  },
  {
    field: 'gains_assurance_vie_70',
    involves: ['assurance_vie_70'],
    holds: ({ gains_assurance_vie_70, assurance_vie_70 }) =>
      gains_assurance_vie_70 === 0 || assurance_vie_70 > 0,
    message: 'gains_assurance_vie_70 must be 0 without assurance_vie_70',
    code: 'inconsistent',
  },
]
