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
import { quotiteSpecialeEpoux } from '../../../parametres/succession/quotite-speciale-epoux.ts'
import { rapportDonations } from '../../../parametres/succession/rapport-donations.ts'
import { reductionLegs } from '../../../parametres/succession/reduction-legs.ts'
import { reserveConjoint } from '../../../parametres/succession/reserve-conjoint.ts'
import { reserveDescendants } from '../../../parametres/succession/reserve-descendants.ts'

/** Law by day: who inherits without a will, and how much (Code civil, art. 734 to 757-2). */
export const devolutionLaw = lawOf({ partParentConjoint, partParentFratrie, partBrancheAscendants })

/** Law by day: what may be given, left, and must be brought back (Code civil, art. 843, 913 to 926). */
export const reserveLaw = lawOf({
  reserveDescendants,
  reserveConjoint,
  masseReserve,
  reductionLegs,
  rapportDonations,
})

/** Law by day: what a spouse has beside children, by law or by gift (Code civil, art. 757 and 1094-1). */
export const spouseLaw = lawOf({ partConjoint, quotiteSpecialeEpoux })

/** Law by day: shares of property that duties leave out (CGI, art. 787 B, 787 C and 793). */
export const reliefLaw = lawOf({ exonerationDutreil, exonerationBois })

/** Law by day: the same of rural property, by heir (CGI, art. 793 bis). To be read only when there is some. */
export const ruralLaw = lawOf({ exonerationBiensRuraux })

/** Law by day: kinships that duties exempt or leave out of account (CGI, art. 786, 794 and 795). */
export const familyKinshipLaw = lawOf({ exonerationOrganismes, adoptionSimple })

/** Law by day: who is taxed on life insurance, and on what part of a split clause (CGI, art. 757 B and 990 I). */
export const familyInsuranceLaw = lawOf({ assuranceVieDemembrement, assuranceVieSansRepresentation })

/** Law by day: a usufruct that ends (CGI, art. 1133). */
export const usufructEndLaw = lawOf({ extinctionUsufruit })

/** Law by day: duties paid by instalments (CGI, art. 1717). To be read only when they are asked for. */
export const instalmentLaw = lawOf({ paiementFractionne })
