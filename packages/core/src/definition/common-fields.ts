import type { Text } from '../units/text.ts'
import type { Field, PresenceOf } from './field.ts'
import { annualRate, choice, percent } from './kinds.ts'

/**
 * Fields shared by several simulators, with one meaning and one range. Each takes its default, or none where the
 * simulator requires the parameter.
 */
type Usual<O> = Field<number, PresenceOf<O>, false>
type Default = { readonly default?: number }

/**
 * `inflation`: how fast prices rise. Used by `cagr/params.ts`, `coast-fire/params.ts`, `dca/params.ts`,
 * `impact-frais/params.ts` and others in `simulateurs`.
 */
export const inflation = <const O extends Default>(options: O): Usual<O> =>
  annualRate({
    min: -5,
    max: 30,
    step: 0.5,
    ...options,
    label: { fr: 'Inflation annuelle', en: 'Annual inflation' },
    help: {
      fr: 'La hausse moyenne des prix, en % par an. La Banque centrale européenne vise 2 %.',
      en: 'The average rise of prices, in % a year. The European Central Bank aims at 2%.',
    },
  })

/**
 * `taux`: what an investment yields, before inflation. Used by `coast-fire/params.ts`, `dca/params.ts`,
 * `enveloppes/params.ts`, `impact-frais/params.ts` and others in `simulateurs`.
 */
export const grossYield = <const O extends Default>(options: O): Usual<O> =>
  annualRate({
    min: -20,
    max: 50,
    ...options,
    label: { fr: 'Rendement annuel brut', en: 'Gross annual yield' },
    help: {
      fr: 'En % par an, avant inflation. Converti en taux mensuel équivalent.',
      en: 'In % a year, before inflation. Turned into the equivalent monthly rate.',
    },
  })

/**
 * `taux_retrait`: the share of the capital spent each year. Used by `coast-fire/params.ts`, `retraite-fire/params.ts`
 * and `revenus-passifs/params.ts`.
 */
export const withdrawalRate = <const O extends Default>(options: O): Usual<O> =>
  annualRate({
    min: 0.5,
    max: 15,
    step: 0.5,
    ...options,
    label: { fr: 'Taux de retrait', en: 'Withdrawal rate' },
    help: {
      fr: 'La part du capital dépensée chaque année. La règle des 4 % vient de l’histoire américaine, sur trente ans.',
      en: 'The share of the capital spent each year. The 4% rule comes from US history, over thirty years.',
    },
  })

/**
 * `revalo_…`: how fast a price or a rent rises. Used by `property-fields.ts`, `achat-location/params.ts` and
 * `immobilier/params.ts`.
 */
export const appreciation = <const O extends Default & { readonly label: Field['label'] }>(
  options: O,
): Usual<O> => annualRate({ min: -5, max: 15, step: 0.5, ...options })

/** `versement`: when in the month a deposit is made. Used by `dca/params.ts` and `interets-composes/params.ts`. */
export const depositTime = () =>
  choice({
    choices: {
      fin: { fr: 'En fin de mois', en: 'At the end of the month' },
      debut: { fr: 'En début de mois', en: 'At the start of the month' },
    },
    default: 'fin',
    label: { fr: 'Moment du versement', en: 'Timing of the deposit' },
  })

/**
 * `indice`: the equities whose past is replayed, those of the US or of the world. Only history reads it. Used by
 * `range/fields.ts`, `dca/params.ts`, `drawdown/params.ts`, `livret-a-vs-etf/params.ts` and
 * `retraite-fire/params.ts`.
 * @param help what each of them covers in the simulator, and since when.
 */
export const historyIndex = (
  help: Text,
  label: Text = { fr: 'Indice de l’histoire', en: 'Index of history' },
) =>
  choice({
    choices: {
      us: { fr: 'États-Unis', en: 'United States' },
      monde: { fr: 'Monde (approché)', en: 'World (proxy)' },
    },
    default: 'us',
    label,
    help,
  })

/**
 * What `indice` covers where the past is replayed month by month, in euros. Used by `range/fields.ts`,
 * `dca/params.ts` and `livret-a-vs-etf/params.ts`.
 */
export const MONTHLY_INDEX: Text = {
  fr: 'Pour l’histoire et la fourchette, en euros. États-Unis : depuis 1971. Monde : depuis juin 2003, une approximation.',
  en: 'For history and the range, in euros. United States: since 1971. World: since June 2003, a proxy.',
}

/**
 * `tmi`: the bracket of income tax that the next euro falls in. Used by `enveloppes/params.ts`,
 * `immobilier/params.ts` and `revenus-passifs/params.ts`.
 */
export const marginalTaxRate = () =>
  percent({
    among: [0, 11, 30, 41, 45],
    default: 30,
    label: { fr: 'Tranche marginale d’imposition', en: 'Marginal tax rate' },
    help: {
      fr: 'Le taux auquel le prochain euro de revenu est imposé : 0, 11, 30, 41 ou 45 %. La page de l’impôt le donne.',
      en: 'The rate at which the next euro of income is taxed: 0, 11, 30, 41 or 45%. The page on tax gives it.',
    },
  })
