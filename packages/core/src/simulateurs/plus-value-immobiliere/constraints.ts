import type { Constraint } from '../../definition/constraint.ts'
import { atMost, onlyForChoices } from '../../definition/constraints.ts'
import { brokenConstraint } from '../../definition/problem.ts'
import { RefusedQuestion } from '../../definition/refused-question.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import type { params } from './params.ts'

type Rule = Constraint<typeof params>

/** The first day on which every value that taxes a sale is known here. */
const FIRST_DAY = '2018-01-01' as CivilDate

/**
 * The acquisition comes before the sale. A date of purchase in the future is the usual mistake: the problem is
 * there.
 */
const bought: Rule = {
  kind: 'stated',
  operands: {
    must: { fr: 'doit venir avant date_vente', en: 'must come before date_vente' },
    page: { fr: 'doit venir avant « Date de vente »', en: 'must come before “Date of sale”' },
  },
  field: 'date_achat',
  involves: ['date_vente'],
  holds: ({ date_achat, date_vente }) => date_vente === undefined || date_vente > date_achat,
}

/** The law of the day of the sale is known. */
const known: Rule = {
  kind: 'stated',
  operands: {
    must: { fr: `ne peut pas être avant le ${FIRST_DAY}`, en: `must be ${FIRST_DAY} or later` },
  },
  field: 'date_vente',
  involves: [],
  holds: ({ date_vente }) => date_vente === undefined || date_vente >= FIRST_DAY,
}

/** The message of an acquisition that does not come before a sale of today. */
const past = {
  kind: 'stated',
  operands: {
    must: {
      fr: 'doit être avant aujourd’hui, sans date_vente',
      en: 'must be before today, without date_vente',
    },
    page: {
      fr: 'doit être avant aujourd’hui, sans « Date de vente »',
      en: 'must be before today, without “Date of sale”',
    },
  },
  field: 'date_achat',
  involves: ['date_vente'],
} as const

/**
 * Refuses a purchase of today or later where no date of sale is given, which means today: no parser has a clock. Used
 * by `sale.ts`.
 * @throws RefusedQuestion with the problem of `date_achat`.
 */
export function refuseFuturePurchase(bought: CivilDate, sold: CivilDate): void {
  if (bought >= sold)
    throw new RefusedQuestion([brokenConstraint({ ...past, holds: () => false } as Constraint)])
}

/**
 * Rules between the parameters of `plus-value-immobiliere`, in the order in which they are checked. Each is data for
 * its message and a function that tests it. Listed in `contract.ts`.
 */
export const constraints: readonly Rule[] = [
  bought,
  known,
  atMost('amortissements', 'prix_achat'), // only the price paid is depreciated
  onlyForChoices('remploi', 'usage', 'autre'),
]
