import { exceeds } from '../../units/money.ts'
import type { Text } from '../../units/text.ts'
import type { Budget } from './budget.ts'

/**
 * The highest rent, as a fraction of the income: a usual limit of landlords, not a legal one. Used by
 * `diagnosis.explain.ts`.
 */
export const RENT_SHARE = 1 / 3

/**
 * How many months of expenses an emergency fund should pay: the usual advice for a stable job; without one it is six
 * months or more. Used by `diagnosis.explain.ts`.
 */
export const MONTHS_IN_RESERVE = 3

/** Values other than the budget that are compared to the thresholds; rent and loans in euros a month. */
interface Measures {
  readonly rent: number
  readonly loans: number
  /** The share of the income that loans may take, as a fraction. */
  readonly effort: number
  /** Euros in the emergency fund; `undefined` when it is not given. */
  readonly reserve: number | undefined
}

/** The thresholds, in the order of the findings. Used by `diagnosis.explain.ts`. */
export const CODES = [
  'deficit',
  'besoins_trop_eleves',
  'envies_trop_elevees',
  'epargne_insuffisante',
  'endettement_35',
  'effort_logement',
  'precaution_moins_3_mois',
] as const

type Code = (typeof CODES)[number] | 'equilibre'

/** A threshold that the budget exceeds: a row of `diagnostic`. */
interface Finding {
  readonly code: Code
  readonly gravite: 'alerte' | 'attention' | 'information'
  readonly message: Text
  /** Euros beyond the threshold. */
  readonly montant: number
}

/** Whether expenses, alone or with the planned savings, exceed the income. Used by `simulate.ts`. */
export const isInDeficit = (budget: Budget): boolean => exceeds(shortfall(budget), 0)

/** Euros a month by which expenses, alone or with the planned savings, exceed the income; negative if they do not. */
const shortfall = ({ income, expenses, unassigned }: Budget): number =>
  Math.max(expenses - income, -unassigned)

/** Every threshold strictly exceeded, with the excess; or one finding when there is none. Used by `simulate.ts`. */
export function diagnose(budget: Budget, measures: Measures): Finding[] {
  const deficit = finding('deficit', 'alerte', shortfall(budget), deficitMessage(budget))
  const exceeded = [deficit, ...compareToRule(budget), ...compareToCustoms(budget, measures)].filter(
    ({ montant }) => exceeds(montant, 0),
  )
  return exceeded.length > 0 ? exceeded : [NO_EXCESS]
}

/** The three findings about the shares of the rule, exceeded or not: `montant` is negative within the share. */
function compareToRule({ income, needs, wants, savings, rule }: Budget): Finding[] {
  const by = (percent: number) => (income * percent) / 100
  return [
    finding('besoins_trop_eleves', 'attention', needs - by(rule.needs), {
      fr: `Les besoins dépassent les ${rule.needs} % du revenu que la règle leur donne.`,
      en: `Needs exceed the ${rule.needs}% of income that the rule gives them.`,
    }),
    finding('envies_trop_elevees', 'attention', wants - by(rule.wants), {
      fr: `Les envies dépassent les ${rule.wants} % du revenu que la règle leur donne.`,
      en: `Wants exceed the ${rule.wants}% of income that the rule gives them.`,
    }),
    finding('epargne_insuffisante', 'attention', by(rule.savings) - savings, {
      fr: `L’épargne n’atteint pas les ${rule.savings} % du revenu que la règle lui donne.`,
      en: `Savings fall short of the ${rule.savings}% of income that the rule gives them.`,
    }),
  ]
}

/** The findings about loans, rent and emergency fund, exceeded or not. */
function compareToCustoms(
  { income, expenses }: Budget,
  { rent, loans, effort, reserve }: Measures,
): Finding[] {
  return [
    finding('endettement_35', 'alerte', loans - effort * income, {
      fr: 'Les crédits prennent plus que la part du revenu au-delà de laquelle une banque ne prête plus, sauf exception.',
      en: 'Loans take more than the share of income beyond which a bank no longer lends, save for exceptions.',
    }),
    finding('effort_logement', 'attention', rent - RENT_SHARE * income, {
      fr: 'Le loyer dépasse le tiers du revenu : c’est souvent la limite qu’un bailleur demande.',
      en: 'Rent exceeds a third of income: often the limit that a landlord asks for.',
    }),
    finding(
      'precaution_moins_3_mois',
      'attention',
      reserve === undefined ? 0 : MONTHS_IN_RESERVE * expenses - reserve,
      {
        fr: 'L’épargne de précaution couvre moins de trois mois de dépenses : un imprévu pèserait vite.',
        en: 'The emergency fund covers less than three months of expenses: an unexpected expense would soon be a strain.',
      },
    ),
  ]
}

const finding = (code: Code, gravite: Finding['gravite'], montant: number, message: Text): Finding => ({
  code,
  gravite,
  message,
  montant,
})

const NO_EXCESS = finding('equilibre', 'information', 0, {
  fr: 'Aucun repère n’est dépassé, parmi ceux que vos chiffres permettent de regarder.',
  en: 'No threshold is crossed, among those that your figures allow us to check.',
})

const deficitMessage = ({ income, expenses }: Budget): Text =>
  exceeds(expenses, income)
    ? {
        fr: 'Les dépenses dépassent le revenu : il manque ce montant chaque mois.',
        en: 'Expenses exceed income: this amount is missing each month.',
      }
    : {
        fr: 'Les dépenses et l’épargne prévues dépassent ensemble le revenu : il manque ce montant chaque mois.',
        en: 'Planned expenses and savings together exceed income: this amount is missing each month.',
      }
