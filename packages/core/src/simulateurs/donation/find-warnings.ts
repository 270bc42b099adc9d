import type { Outcome, ParamsOfContract } from '../../definition/simulator.ts'
import { isFamilyGiftOpen, isHousingGiftOpen } from '../../legislation/regles/donation/exemptions.ts'
import { exceeds, hasCents } from '../../units/money.ts'
import type { contract } from './contract.ts'
import type { RowGift } from './gifts.ts'
import { hasNotary } from './laws.ts'
import type { RecipientRow } from './recipients.ts'

/** The age that a donor must be under for the reduction of article 790, which is not computed. */
const REDUCTION_AGE = 70

/**
 * Whether each warning of the contract applies, by its code; `warnings.ts` has their texts. A ceiling that is used up
 * is no refusal: only the conditions of an exemption are. Called by `simulate.ts`.
 */
export function findWarnings(
  params: ParamsOfContract<typeof contract>,
  recipients: readonly RecipientRow[],
  gifts: readonly RowGift[],
): Outcome<typeof contract>['warnings'] {
  const { bien, droit, age_donateur = 0 } = params
  const keepsUsufruit = droit === 'nue_propriete'
  const ties = recipients.map(({ tie }) => tie)
  return {
    don_familial_refuse: params.don_familial && !gifts.every(isOpenAsFamilyGift),
    logement_refuse:
      params.logement &&
      !gifts.every(({ requested }) => isHousingGiftOpen({ ...requested, isMoney: isMoney(requested) })),
    logement_conditions: gifts.some(({ found }) => exceeds(found.housing, 0)),
    neveu_sans_descendance: gifts.some(
      ({ row, found }) => row.tie === 'neveu_niece' && exceeds(found.housing + found.family, 0),
    ),
    nue_propriete_argent: keepsUsufruit && bien === 'argent',
    presomption_usufruit: keepsUsufruit,
    reduction_790: bien === 'entreprise' && droit === 'pleine_propriete' && age_donateur < REDUCTION_AGE,
    dutreil_conditions: params.dutreil,
    rapport_civil: ties.includes('enfant'),
    pacs_sans_testament: params.horizon !== undefined && ties.includes('pacs'),
    anterieures_de_chacun: countsSeveralTimes(params, recipients),
    arrondi_a_l_euro: gifts.some(({ found }) => hasCents(found.duty.due)),
    declaration: !hasNotary(params),
    // An unequal gift to children is a matter of `rapport_civil`.
    reserve: ties.some((tie) => tie !== 'enfant'),
  }
}

/** Whether an earlier gift counts more than once: for several donors, or for several persons of a row. */
const countsSeveralTimes = (
  { donateurs }: ParamsOfContract<typeof contract>,
  recipients: readonly RecipientRow[],
): boolean =>
  recipients.some(({ tie, earlier }) => tie !== 'organisme' && earlier.length > 0) &&
  (donateurs > 1 || recipients.some(({ count }) => count > 1))

/** Whether a gift is money in full ownership, as the exemptions of gifts of money require. */
const isMoney = ({ isMoney: isCash, ownership }: RowGift['requested']): boolean =>
  isCash && ownership.right === 'pleine_propriete'

/** Whether a gift meets the conditions of the exemption of family gifts. */
const isOpenAsFamilyGift = ({ requested }: RowGift): boolean =>
  requested.family !== null &&
  isFamilyGiftOpen({ ...requested, ...requested.family, isMoney: isMoney(requested) })
