import { wholeEuros } from '../../../units/exact-euros.ts'
import type { DonsAide } from '../../parametres/impot-revenu/dons-aide.ts'
import type { DonsOeuvres } from '../../parametres/impot-revenu/dons-oeuvres.ts'

/** The reduction for the gifts of a year, and the gifts that carry over; euros. */
interface GiftReduction {
  readonly reduction: number
  /** Gifts above the limit of income, kept for the next five years. */
  readonly carriedOver: number
}

/** The values of law of both kinds of gifts. */
interface GiftValues {
  readonly donsAide: DonsAide
  readonly donsOeuvres: DonsOeuvres
}

/**
 * The reduction for gifts, in whole euros (CGI, art. 200, 1 and 1 ter): a share of those that help people in need up
 * to an amount, whose excess joins the others; a smaller share of these, within a share of the income before the
 * special allowances of older and disabled people (BOI-IR-RICI-250-30, 1), whose excess carries over for five years.
 * Used by `fiscalite/advantages.ts`.
 * @param aid gifts that help people in need, in euros.
 * @param others other gifts to charities, in euros.
 * @example giftReduction({ aid: 0, others: 500, netGlobal: 40_000 }, values) // { reduction: 330, carriedOver: 0 }
 */
export function giftReduction(
  { aid, others, netGlobal }: { readonly aid: number; readonly others: number; readonly netGlobal: number },
  { donsAide, donsOeuvres }: GiftValues,
): GiftReduction {
  const helped = Math.min(aid, donsAide.plafond)
  const rest = others + aid - helped
  const counted = Math.min(rest, donsOeuvres.limite * netGlobal)
  return {
    reduction: wholeEuros(donsAide.taux * helped + donsOeuvres.taux * counted),
    carriedOver: rest - counted,
  }
}
