import type { Constraint, ConstraintTerms } from '../../definition/constraint.ts'
import {
  atMost,
  excludedBy,
  excludedByChoice,
  excludedByUse,
  indexesWhere,
  inRows,
  onlyForChoices,
  requiredWithout,
  rowConstraint,
} from '../../definition/constraints.ts'
import { brokenConstraint } from '../../definition/problem.ts'
import { RefusedQuestion } from '../../definition/refused-question.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import type { params } from './params.ts'

type Rule = Constraint<typeof params>

/** The age of each donor is required with bare ownership, whose value it sets, and with a family gift. */
const ageNeeded = (field: 'age_donateur' | 'age_second_donateur'): readonly Rule[] => {
  const isAsked = (donateurs: number) => field === 'age_donateur' || donateurs === 2
  return [
    {
      kind: 'requiredWithChoice',
      operands: { other: 'droit', choice: 'nue_propriete' },
      field,
      involves: ['droit', 'donateurs'],
      holds: ({ droit, donateurs }, given) =>
        droit !== 'nue_propriete' || !isAsked(donateurs) || given(field),
    },
    {
      kind: 'requiredWith',
      operands: { other: 'don_familial' },
      field,
      involves: ['don_familial', 'donateurs', 'droit'],
      // bare ownership reports the missing age already
      holds: ({ don_familial, donateurs, droit }, given) =>
        !don_familial || droit === 'nue_propriete' || !isAsked(donateurs) || given(field),
    },
  ]
}

/** A person has one spouse or partner: two donors cannot share one. */
const oneSpouse = (choice: 'conjoint' | 'pacs'): Rule => ({
  kind: 'excludedByChoice',
  operands: { other: 'lien', choice },
  field: 'donateurs',
  involves: ['lien', 'don'],
  holds: ({ donateurs, lien, don }) =>
    donateurs === 1 || ![lien, ...don.map((row) => row.lien)].includes(choice),
})

/** An earlier gift names its recipients by their row; equal shares have one row, that of them all. */
const isRowOfRecipients: ConstraintTerms<never> = {
  kind: 'stated',
  operands: {
    must: {
      fr: 'doit être le numéro d’une ligne de « Personnes qui reçoivent », ou 1 sans cette liste',
      en: 'must be the number of a row of don, 1 without rows',
    },
    page: {
      fr: 'doit être le numéro d’une ligne de « Personnes qui reçoivent », ou 1 sans cette liste',
      en: 'must be the number of a row of “Recipients”, or 1 without that list',
    },
  },
}

/** The part of a question that the rule on dates reads. */
interface DatedRows {
  readonly anterieure: readonly { readonly date: CivilDate }[]
}

/** The indexes, from 0, of the earlier gifts made after a day. */
const rowsAfter = ({ anterieure }: DatedRows, day: CivilDate) =>
  indexesWhere(anterieure, ({ date }) => date > day)

/** An earlier gift does not come after the new one. A parser has no clock: see `refuseLaterGifts`. */
const notAfterGift = rowConstraint(
  'anterieure',
  'date',
  { kind: 'atMost', operands: { other: 'date' } },
  ['date'],
  (values) => {
    const { date, ...rows } = values as unknown as DatedRows & { readonly date?: CivilDate }
    return date === undefined ? [] : rowsAfter(rows, date)
  },
)

/**
 * Refuses earlier gifts that come after a new one of today, which is what an absent `date` means: only the
 * computation knows the day. Used by `settlement.ts`.
 * @throws RefusedQuestion with the problem that a parser gives where `date` is given.
 */
export function refuseLaterGifts(params: DatedRows, day: CivilDate): void {
  const rows = rowsAfter(params, day)
  if (rows.length > 0)
    throw new RefusedQuestion(rows.map((row) => brokenConstraint(notAfterGift as Constraint, row)))
}

/**
 * Rules between the parameters of `donation`, in the order in which they are checked. Each is data for its
 * message and a function that tests it. Listed in `contract.ts`.
 */
export const constraints: readonly Rule[] = [
  requiredWithout('montant', 'don'),
  requiredWithout('lien', 'don'),
  excludedBy(
    'don',
    'montant',
    'lien',
    'donataires',
    'handicap',
    'representants',
    'age_donataire',
    'donations',
  ),
  oneSpouse('conjoint'),
  oneSpouse('pacs'),
  ...ageNeeded('age_donateur'),
  ...ageNeeded('age_second_donateur'),
  {
    kind: 'requiredWithChoice',
    operands: { other: 'droit', choice: 'usufruit_temporaire' },
    field: 'duree_usufruit',
    involves: ['droit'],
    holds: ({ droit }, given) => droit !== 'usufruit_temporaire' || given('duree_usufruit'),
  },
  onlyForChoices('don_familial', 'bien', 'argent'),
  onlyForChoices('logement', 'bien', 'argent'),
  onlyForChoices('representants', 'lien', 'petit_enfant'),
  inRows('don', onlyForChoices('representants', 'lien', 'petit_enfant')) as Rule,
  rowConstraint('anterieure', 'don', isRowOfRecipients, ['don'], (values) => {
    const { anterieure, don } = values as unknown as {
      anterieure: readonly { don: number }[]
      don: readonly unknown[]
    }
    return indexesWhere(anterieure, (row) => row.don > Math.max(1, don.length))
  }) as Rule,
  inRows('anterieure', atMost('exonere', 'montant')) as Rule,
  notAfterGift as Rule,
  onlyForChoices('dutreil', 'bien', 'entreprise'),
  {
    kind: 'excludedByChoice',
    operands: { other: 'bien', choice: 'immobilier' },
    field: 'notaire',
    involves: ['bien'],
    holds: ({ notaire, bien }) => notaire !== false || bien !== 'immobilier',
  },
  excludedByUse('horizon', 'representants'),
  {
    kind: 'excludedByUse',
    operands: { other: 'representants' },
    field: 'horizon',
    involves: ['don'],
    holds: ({ horizon, don }) =>
      horizon === undefined || don.every(({ representants }) => representants === 0),
  },
  excludedByChoice('horizon', 'droit', 'usufruit_temporaire'),
]
