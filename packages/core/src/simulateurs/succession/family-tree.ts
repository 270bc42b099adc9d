import type { FamilyTree } from '../../definition/contract.ts'

/** The family tree of an estate: how pages draw the rows of `proche` and what each person receives. Used by `contract.ts`. */
export const familyTree: FamilyTree = {
  title: { fr: 'La famille, et ce que chacun reçoit', en: 'The family, and what each one receives' },
  root: { fr: 'Défunt', en: 'Deceased' },
  list: 'proche',
  branch: 'souche',
  above: ['grand_parent', 'parent'],
  beside: ['conjoint', 'pacs'],
  below: {
    kinship: 'enfant',
    next: 'petit_enfant',
    represented: { fr: 'Enfant représenté', en: 'Child represented' },
  },
  sideways: {
    kinship: 'frere_soeur',
    next: 'neveu_niece',
    represented: { fr: 'Frère ou sœur représenté', en: 'Sibling represented' },
  },
  table: 'heritiers',
  rank: 'rang',
  called: 'appele',
  amount: 'net',
}
