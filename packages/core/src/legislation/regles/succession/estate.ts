import { lawOf } from '../../law.ts'
import { abattementResidence } from '../../parametres/succession/abattement-residence.ts'
import { fraisFuneraires } from '../../parametres/succession/frais-funeraires.ts'

/**
 * Law by day: euros that funeral costs take off an estate (CGI, art. 775). Used by
 * `simulateurs/succession/estate.ts`, `simulateurs/succession/family-laws.ts`,
 * `simulateurs/succession/family.explain.ts`, `simulateurs/succession/find-family-warnings.ts`,
 * `simulateurs/succession/find-warnings.ts` and `simulateurs/succession/settlement.explain.ts`.
 */
export const funeralLaw = lawOf({ fraisFuneraires })

/**
 * Law by day: the share of the family home, a fraction, that is left out of an estate (CGI, art. 764 bis). Used by
 * `family/reliefs.ts`, `simulateurs/succession/estate.ts`, `simulateurs/succession/family-laws.ts`,
 * `simulateurs/succession/family.explain.ts` and `simulateurs/succession/settlement.explain.ts`.
 */
export const homeLaw = lawOf({ abattementResidence })

/** What an estate is made of, in euros. */
interface Estate {
  /** All assets, before debts. */
  readonly gross: number
  readonly debts: number
  /** Funeral costs deducted. */
  readonly funeral: number
}

/**
 * What an estate comes to once debts (CGI, art. 768) and the funeral (art. 775) are paid, in euros; never less than
 * nothing: heirs may refuse what would cost them. Used by `family/reliefs.ts` and `simulateurs/succession/estate.ts`.
 * @param reduction the part of the home where the family goes on living that is left out, in euros (art. 764 bis).
 * @example netEstate({ gross: 251_500, debts: 0, funeral: 1500 }) // 250 000
 */
export const netEstate = ({ gross, debts, funeral }: Estate, reduction = 0): number =>
  Math.max(0, gross - debts - funeral - reduction)
