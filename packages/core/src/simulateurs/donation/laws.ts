import type { ParamsOfContract } from '../../definition/simulator.ts'
import { sourcesOf } from '../../legislation/law.ts'
import { familyGiftLaw, housingGiftLaw } from '../../legislation/regles/donation/exemptions.ts'
import { notaryLaw, propertyLaw } from '../../legislation/regles/donation/fees.ts'
import { businessLaw, giftLawDay } from '../../legislation/regles/donation/gift.ts'
import { giftScaleLaw, publicBodyLaw } from '../../legislation/regles/donation/kinship.ts'
import { temporaryUsufruitLaw } from '../../legislation/regles/donation/ownership.ts'
import { disabilityLaw } from '../../legislation/regles/succession/allowance.ts'
import { recallLaw } from '../../legislation/regles/succession/duties.ts'
import { giftAllowanceLawOn } from '../../legislation/regles/succession/gift-allowance.ts'
import { usufruitLaw } from '../../legislation/regles/succession/spouse.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import type { Source } from '../../units/source.ts'
import type { contract } from './contract.ts'
import { type RowGift, sumOf } from './gifts.ts'

type Params = ParamsOfContract<typeof contract>

/**
 * The texts that set the values used, each once, in the order of the computation. Used by `simulate.ts`.
 * @param requested the day of the gift.
 */
export function lawSources(
  params: Params,
  gifts: readonly RowGift[],
  requested: CivilDate,
): readonly Source[] {
  const day = giftLawDay(requested)
  const { droit, bien } = params
  const isUsed = (figure: (gift: RowGift) => number) => sumOf(gifts, figure) > 0
  return sourcesOf(
    ...(droit === 'nue_propriete' ? [usufruitLaw(day)] : []),
    ...(droit === 'usufruit_temporaire' ? [temporaryUsufruitLaw(day)] : []),
    ...(params.dutreil ? [businessLaw(day)] : []),
    ...(isUsed(({ found }) => found.housing) ? [housingGiftLaw(day)] : []),
    ...(isUsed(({ found }) => found.family) ? [familyGiftLaw(day)] : []),
    ...gifts.flatMap(({ row }) => kinshipLawsOf(row.tie, requested)),
    ...(gifts.some(({ row }) => row.handicap) ? [disabilityLaw(day)] : []),
    ...(gifts.some(({ row }) => row.earlier.length > 0) ? [recallLaw(day)] : []),
    ...(hasNotary(params) ? [notaryLaw(bien, day)] : []),
    ...(hasNotary(params) && bien === 'immobilier' ? [propertyLaw(day)] : []),
  )
}

/**
 * Whether a notary makes the deed: always for property, on request for the rest. Used by `find-warnings.ts`,
 * `gift.explain.ts`, `settlement.ts` and `simulate.ts`.
 */
export const hasNotary = ({ notaire, bien }: Params): boolean => notaire ?? bien === 'immobilier'

/** The texts of the scale and of the allowance of a kinship. */
function kinshipLawsOf(
  tie: RowGift['row']['tie'],
  day: CivilDate,
): readonly { readonly sources: readonly Source[] }[] {
  if (tie === 'organisme') return [publicBodyLaw(giftLawDay(day))]
  const allowance = tie === 'parent_4e_degre' || tie === 'autre' ? [] : [giftAllowanceLawOn(tie, day)]
  return [giftScaleLaw(tie, day), ...allowance]
}
