import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * Parts, by situation and by dependant; children count in their order, those in shared custody after the others. Used
 * by `impot-revenu/parts.ts`.
 */
export interface PartsQuotientFamilial {
  /** A person alone. */
  readonly seul: number
  /** A couple taxed jointly. */
  readonly couple: number
  /** Added to that of a widowed person with a child in any custody, who so keeps the parts of a couple. */
  readonly veufAvecEnfantPartSupplementaire: number
  /** The first child. */
  readonly enfant1: number
  /** The second child. */
  readonly enfant2: number
  /** The third child, and each further one. */
  readonly enfant3EtSuivants: number
  /** Added for a parent living alone with a child. */
  readonly parentIsoleMajoration: number
  /** The same for children in shared custody; `enfant1` to `enfant3EtSuivants` follow their order as above. */
  readonly residenceAlternee: {
    readonly enfant1: number
    readonly enfant2: number
    readonly enfant3EtSuivants: number
    /** In place of `parentIsoleMajoration` when every child is in shared custody. */
    readonly parentIsoleUnEnfant: number
    /** The same for two such children or more. */
    readonly parentIsoleDeuxEnfantsOuPlus: number
  }
  /** Added for each person of the household who holds the card of invalidity, or whose pension counts as one. */
  readonly carteInvalidite: number
}

/**
 * How many parts of quotient familial each situation of a household gives. Rules read the value that holds on 31
 * December of the year of income. Read by `regles/impot-revenu/income-tax-law.ts`, and listed by
 * `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated 1 January of the first year
 * of income that it holds for. Past rows do not change: past answers depend on them. `checkedOn`: the last day on
 * which somebody compared the last value with its text.
 */
export const partsQuotientFamilial: LegalParameter<PartsQuotientFamilial> = {
  key: 'impot-revenu/parts-quotient-familial',
  label: { fr: 'Parts de quotient familial', en: 'Family quotient parts' },
  unit: 'number',
  members: {
    seul: { label: { fr: 'une personne', en: 'one person' } },
    couple: { label: { fr: 'un couple', en: 'a couple' } },
    veufAvecEnfantPartSupplementaire: {
      label: { fr: 'parent veuf, en plus', en: 'widowed parent, in addition' },
    },
    enfant1: { label: { fr: '1er enfant', en: '1st child' } },
    enfant2: { label: { fr: '2e enfant', en: '2nd child' } },
    enfant3EtSuivants: { label: { fr: '3e enfant et chaque suivant', en: '3rd child and each further one' } },
    parentIsoleMajoration: { label: { fr: 'parent isolé, en plus', en: 'lone parent, in addition' } },
    residenceAlternee: { label: { fr: 'résidence alternée', en: 'shared custody' } },
    parentIsoleUnEnfant: { label: { fr: 'parent isolé, un enfant', en: 'lone parent, one child' } },
    parentIsoleDeuxEnfantsOuPlus: {
      label: { fr: 'parent isolé, deux enfants ou plus', en: 'lone parent, two children or more' },
    },
    carteInvalidite: { label: { fr: 'carte d’invalidité', en: 'disability card' } },
  },
  values: {
    '2014-01-01': {
      seul: 1,
      couple: 2,
      veufAvecEnfantPartSupplementaire: 1,
      enfant1: 0.5,
      enfant2: 0.5,
      enfant3EtSuivants: 1,
      parentIsoleMajoration: 0.5,
      residenceAlternee: {
        enfant1: 0.25,
        enfant2: 0.25,
        enfant3EtSuivants: 0.5,
        parentIsoleUnEnfant: 0.25,
        parentIsoleDeuxEnfantsOuPlus: 0.5,
      },
      carteInvalidite: 0.5,
    },
  },
  articles: { '2014-01-01': legifrance('CGI, art. 194 et 195', 'LEGIARTI000033817781') },
  checkedOn: '2026-11-21',
}
