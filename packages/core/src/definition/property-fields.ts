import { appreciation } from './common-fields.ts'
import type { Field, PresenceOf } from './field.ts'
import { annualRate, percent } from './kinds.ts'

/**
 * Fields for buying a home, to live in or to let, with the same labels, ranges and help for both. Each takes its
 * default, or none where the simulator requires the parameter.
 */
type Usual<O> = Field<number, PresenceOf<O>, false>
type Default = { readonly default?: number }

/**
 * `taux_credit`: the yearly rate of the loan, as lenders quote it. Called by `params.ts` of simulators with a
 * loan.
 */
export const loanRate = <const O extends Default>(options: O): Usual<O> =>
  annualRate({
    max: 15,
    step: 0.5,
    ...options,
    label: { fr: 'Taux du crédit', en: 'Loan rate' },
    help: { fr: 'Taux nominal, sans assurance.', en: 'Nominal rate, without insurance.' },
  })

/**
 * `assurance`: the yearly cost of loan insurance, in percent of the sum first borrowed. Used by
 * `achat-location/params.ts` and `immobilier/params.ts`.
 */
export const loanInsurance = <const O extends Default>(options: O): Usual<O> =>
  annualRate({
    max: 5,
    step: 0.1,
    ...options,
    label: { fr: 'Assurance emprunteur', en: 'Loan insurance' },
    help: { fr: 'En % du capital emprunté, par an.', en: 'As a % of the amount borrowed, per year.' },
  })

/**
 * `frais_notaire`: what the purchase costs besides the price, in percent of it. Used by
 * `achat-location/params.ts` and `immobilier/params.ts`.
 */
export const notaryFees = <const O extends Default>(options: O): Usual<O> =>
  percent({
    max: 20,
    step: 0.5,
    ...options,
    label: { fr: 'Frais de notaire', en: 'Notary fees' },
    help: {
      fr: '7 à 8 % dans l’ancien, 2 à 3 % dans le neuf. Le droit de mutation dépend du département (jusqu’à 5 % depuis avril 2025) : demandez le vôtre.',
      en: '7 to 8% for an old home, 2 to 3% for a new one. The transfer duty depends on the département (up to 5% since April 2025): ask for yours.',
    },
  })

/**
 * `frais_vente`: what the sale costs, in percent of its price. Used by `achat-location/params.ts` and
 * `immobilier/params.ts`.
 */
export const sellingCosts = <const O extends Default>(options: O): Usual<O> =>
  percent({ max: 15, ...options, label: { fr: 'Frais de vente', en: 'Selling costs' } })

/**
 * `revalo_immo`: how fast the home gains value, in percent a year. Used by `achat-location/params.ts` and
 * `immobilier/params.ts`.
 */
export const homeAppreciation = <const O extends Default>(options: O): Usual<O> =>
  appreciation({ ...options, label: { fr: 'Hausse annuelle du bien', en: 'Annual appreciation' } })

/**
 * `revalo_loyer`: how fast the rent rises, in percent a year. Used by `achat-location/params.ts` and
 * `immobilier/params.ts`.
 */
export const rentRise = <const O extends Default>(options: O): Usual<O> =>
  appreciation({ ...options, label: { fr: 'Hausse annuelle du loyer', en: 'Annual rise of the rent' } })
