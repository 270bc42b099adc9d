import { lawOf } from '../../../law.ts'
import { adoptionSimple } from '../../../parametres/succession/adoption-simple.ts'
import { assuranceVieDemembrement } from '../../../parametres/succession/assurance-vie-demembrement.ts'
import { assuranceVieSansRepresentation } from '../../../parametres/succession/assurance-vie-sans-representation.ts'
import { exonerationBiensRuraux } from '../../../parametres/succession/exoneration-biens-ruraux.ts'
import { exonerationBois } from '../../../parametres/succession/exoneration-bois.ts'
import { exonerationDutreil } from '../../../parametres/succession/exoneration-dutreil.ts'
import { exonerationOrganismes } from '../../../parametres/succession/exoneration-organismes.ts'
import { extinctionUsufruit } from '../../../parametres/succession/extinction-usufruit.ts'
import { masseReserve } from '../../../parametres/succession/masse-reserve.ts'
import { paiementFractionne } from '../../../parametres/succession/paiement-fractionne.ts'
import { partBrancheAscendants } from '../../../parametres/succession/part-branche-ascendants.ts'
import { partConjoint } from '../../../parametres/succession/part-conjoint.ts'
import { partParentConjoint } from '../../../parametres/succession/part-parent-conjoint.ts'
import { partParentFratrie } from '../../../parametres/succession/part-parent-fratrie.ts'
import { quotiteDisponible } from '../../../parametres/succession/quotite-disponible.ts'
import { quotiteSpecialeEpoux } from '../../../parametres/succession/quotite-speciale-epoux.ts'
import { rapportDonations } from '../../../parametres/succession/rapport-donations.ts'
import { reductionLegs } from '../../../parametres/succession/reduction-legs.ts'
import { reserveConjoint } from '../../../parametres/succession/reserve-conjoint.ts'

/**
 * Law by day: who inherits without a will, and how much (Code civil, art. 734 to 757-2). Used by `devolution.ts`,
 * `succession/family-laws.ts` and `succession/family.explain.ts`.
 */
export const devolutionLaw = lawOf({ partParentConjoint, partParentFratrie, partBrancheAscendants })

/**
 * Law by day: what may be given, left, and must be brought back (Code civil, art. 843, 913 to 926). Used by
 * `reserve.ts`, `succession/family-laws.ts` and `succession/family.explain.ts`.
 */
export const reserveLaw = lawOf({
  quotiteDisponible,
  reserveConjoint,
  masseReserve,
  reductionLegs,
  rapportDonations,
})

/**
 * Law by day: what a spouse has beside children, by law or by gift (Code civil, art. 757 and 1094-1). Used by
 * `spouse-right.ts`, `succession/family-laws.ts` and `succession/family.explain.ts`.
 */
export const spouseLaw = lawOf({ partConjoint, quotiteSpecialeEpoux })

/**
 * Law by day: shares of property that duties leave out (CGI, art. 787 B, 787 C and 793). Used by `reliefs.ts`,
 * `succession/family-laws.ts` and `succession/family.explain.ts`.
 */
export const reliefLaw = lawOf({ exonerationDutreil, exonerationBois })

/**
 * Law by day: the same of rural property, by heir (CGI, art. 793 bis). To be read only when there is some. Used by
 * `fiscal-shares.ts`, `succession/family-laws.ts` and `succession/family.explain.ts`.
 */
export const ruralLaw = lawOf({ exonerationBiensRuraux })

/**
 * Law by day: kinships that duties exempt or leave out of account (CGI, art. 786, 794 and 795). Used by
 * `succession/family-laws.ts` and `succession/family.explain.ts`.
 */
export const familyKinshipLaw = lawOf({ exonerationOrganismes, adoptionSimple })

/**
 * Law by day: who is taxed on life insurance, and on what part of a split clause (CGI, art. 757 B and 990 I). Used by
 * `succession/family-laws.ts` and `succession/family.explain.ts`.
 */
export const familyInsuranceLaw = lawOf({ assuranceVieDemembrement, assuranceVieSansRepresentation })

/**
 * Law by day: a usufruct that ends (CGI, art. 1133). Used by `succession/family-laws.ts` and
 * `succession/family.explain.ts`.
 */
export const usufruitEndLaw = lawOf({ extinctionUsufruit })

/**
 * Law by day: duties paid by instalments (CGI, art. 1717). To be read only when they are asked for. Used by
 * `instalments.ts`, `succession/explain.ts`, `succession/family-laws.ts`, `succession/family.explain.ts` and
 * `succession/simulate.ts`.
 */
export const instalmentLaw = lawOf({ paiementFractionne })
