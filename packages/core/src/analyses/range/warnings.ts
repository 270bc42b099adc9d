import { type WindowWarning, windowWarnings } from '../../definition/common-warnings.ts'
import type { PastPeriods } from '../../definition/market-range.ts'
import { type Warning, type WarningText, warningIn } from '../../definition/warning.ts'
import type { Language } from '../../units/text.ts'

/**
 * With fewer past periods than this, the share that reached the figure is not given. Used by
 * `answer-range.ts`.
 */
export const FEWEST_PERIODS = 30

/** The texts of the warnings, by code. */
const texts = {
  rendement_garanti: {
    fr: 'Sans volatilité, le rendement est celui d’un placement garanti : le chiffre n’a pas de fourchette. Pour un fonds d’actions, donnez une volatilité de 15 %.',
    en: 'Without volatility the yield is that of a guaranteed investment: the figure has no range. For a fund of equities, give a volatility of 15%.',
  },
  plage_inexistante: {
    level: 'alert',
    fr: 'Au rendement constant, ce chiffre n’existe pas : il n’a pas de fourchette.',
    en: 'At the constant yield this figure does not exist: it has no range.',
  },
  plage_n_est_pas_une_borne: {
    fr: 'Une fois sur dix, les marchés font moins bien que le cas bas, et une fois sur dix mieux que le cas haut. Ces cas supposent des rendements indépendants d’une année à l’autre, autour du rendement que vous avez choisi.',
    en: 'One time in ten markets do worse than the low case, and one time in ten better than the high one. These cases assume returns that are independent from one year to the next, around the yield that you chose.',
  },
  peu_de_periodes: {
    fr: `Moins de ${FEWEST_PERIODS} périodes de cette durée tiennent dans les données : leur part n’est pas donnée.`,
    en: `Fewer than ${FEWEST_PERIODS} periods of this duration fit in the data: their share is not given.`,
  },
  ...windowWarnings,
} as const satisfies Readonly<Record<string, WarningText>>

/** The results of a range on which its warnings depend. */
interface RangeFindings {
  /** The decisive figure at the constant yield. */
  readonly figure: number | null
  /** In percent a year. */
  readonly volatility: number
  /** The periods of the past; `undefined` where there is no range. */
  readonly periods: PastPeriods | undefined
}

/** The warnings about a range that apply, in one language. Used by `answer-range.ts`. */
export function warningsOf(
  { figure, volatility, periods }: RangeFindings,
  language: Language,
): readonly Warning[] {
  const applies: Readonly<Partial<Record<keyof typeof texts, boolean>>> = {
    rendement_garanti: volatility === 0,
    plage_inexistante: volatility !== 0 && figure === null,
    plage_n_est_pas_une_borne: periods !== undefined,
    peu_de_periodes: periods !== undefined && periods.count > 0 && periods.count < FEWEST_PERIODS,
    ...(periods?.warnings satisfies Readonly<Partial<Record<WindowWarning, boolean>>> | undefined),
  }
  return (Object.keys(texts) as (keyof typeof texts)[])
    .filter((code) => applies[code])
    .map((code) => warningIn(code, texts[code], language))
}
