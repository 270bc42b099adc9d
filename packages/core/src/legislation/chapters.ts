import type { Text } from '../units/text.ts'
import type { Dated } from './in-force.ts'
import type { LegalDescription } from './legal-parameter.ts'
import { assuranceVieAbattement } from './parametres/capital/assurance-vie-abattement.ts'
import { assuranceVieDuree } from './parametres/capital/assurance-vie-duree.ts'
import { assuranceVieSeuilPrimes } from './parametres/capital/assurance-vie-seuil-primes.ts'
import { assuranceVieTauxNormal } from './parametres/capital/assurance-vie-taux-normal.ts'
import { assuranceVieTauxReduit } from './parametres/capital/assurance-vie-taux-reduit.ts'
import { peaDuree } from './parametres/capital/pea-duree.ts'
import { peaPlafond } from './parametres/capital/pea-plafond.ts'
import { prelevementForfaitaire } from './parametres/capital/prelevement-forfaitaire.ts'
import { prelevementsSociauxMaintenus } from './parametres/capital/prelevements-sociaux-maintenus.ts'
import { prelevementsSociauxPatrimoine } from './parametres/capital/prelevements-sociaux-patrimoine.ts'
import { prelevementsSociauxPlacement } from './parametres/capital/prelevements-sociaux-placement.ts'
import { dureeMaximaleCredit } from './parametres/credit/duree-maximale-credit.ts'
import { effortMaximal } from './parametres/credit/effort-maximal.ts'
import { indemniteMoisInterets } from './parametres/credit/indemnite-mois-interets.ts'
import { indemnitePartCapital } from './parametres/credit/indemnite-part-capital.ts'
import { remboursementMinimal } from './parametres/credit/remboursement-minimal.ts'
import { livretAPlafond } from './parametres/epargne/livret-a-plafond.ts'
import { livretATaux } from './parametres/epargne/livret-a-taux.ts'
import { deficitFoncierEngagement } from './parametres/immobilier/deficit-foncier-engagement.ts'
import { deficitFoncierPlafond } from './parametres/immobilier/deficit-foncier-plafond.ts'
import { deficitFoncierReport } from './parametres/immobilier/deficit-foncier-report.ts'
import { lmnpAmortissementPlafonne } from './parametres/immobilier/lmnp-amortissement-plafonne.ts'
import { lmnpDeficitReport } from './parametres/immobilier/lmnp-deficit-report.ts'
import { lmpRecettes } from './parametres/immobilier/lmp-recettes.ts'
import { microBicAbattement } from './parametres/immobilier/micro-bic-abattement.ts'
import { microBicAbattementMinimum } from './parametres/immobilier/micro-bic-abattement-minimum.ts'
import { microBicPlafond } from './parametres/immobilier/micro-bic-plafond.ts'
import { microFoncierAbattement } from './parametres/immobilier/micro-foncier-abattement.ts'
import { microFoncierPlafond } from './parametres/immobilier/micro-foncier-plafond.ts'
import { plusValueAbattementImpot } from './parametres/immobilier/plus-value-abattement-impot.ts'
import { plusValueAbattementPrelevements } from './parametres/immobilier/plus-value-abattement-prelevements.ts'
import { plusValueAmortissements } from './parametres/immobilier/plus-value-amortissements.ts'
import { plusValueExonerationPrix } from './parametres/immobilier/plus-value-exoneration-prix.ts'
import { plusValueForfaitFrais } from './parametres/immobilier/plus-value-forfait-frais.ts'
import { plusValueForfaitTravaux } from './parametres/immobilier/plus-value-forfait-travaux.ts'
import { plusValueForfaitTravauxDuree } from './parametres/immobilier/plus-value-forfait-travaux-duree.ts'
import { plusValueTaux } from './parametres/immobilier/plus-value-taux.ts'
import { surtaxePlusValues } from './parametres/immobilier/surtaxe-plus-values.ts'
import { abattementPensionsMaximum } from './parametres/impot-revenu/abattement-pensions-maximum.ts'
import { abattementPensionsMinimum } from './parametres/impot-revenu/abattement-pensions-minimum.ts'
import { abattementPensionsTaux } from './parametres/impot-revenu/abattement-pensions-taux.ts'
import { baremeImpotRevenu } from './parametres/impot-revenu/bareme-impot-revenu.ts'
import { cdhr } from './parametres/impot-revenu/cdhr.ts'
import { cehrCouple } from './parametres/impot-revenu/cehr-couple.ts'
import { cehrSeul } from './parametres/impot-revenu/cehr-seul.ts'
import { decoteCelibataire } from './parametres/impot-revenu/decote-celibataire.ts'
import { decoteCouple } from './parametres/impot-revenu/decote-couple.ts'
import { decoteTaux } from './parametres/impot-revenu/decote-taux.ts'
import { deductionSalairesMaximum } from './parametres/impot-revenu/deduction-salaires-maximum.ts'
import { deductionSalairesMinimum } from './parametres/impot-revenu/deduction-salaires-minimum.ts'
import { deductionSalairesTaux } from './parametres/impot-revenu/deduction-salaires-taux.ts'
import { partsQuotientFamilial } from './parametres/impot-revenu/parts-quotient-familial.ts'
import { plafondCaseL } from './parametres/impot-revenu/plafond-case-l.ts'
import { plafondDemiPart } from './parametres/impot-revenu/plafond-demi-part.ts'
import { plafondNiches } from './parametres/impot-revenu/plafond-niches.ts'
import { plafondParentIsole } from './parametres/impot-revenu/plafond-parent-isole.ts'
import { recouvrementApresCredits } from './parametres/impot-revenu/recouvrement-apres-credits.ts'
import { recouvrementAvantCredits } from './parametres/impot-revenu/recouvrement-avant-credits.ts'
import { reductionInvalidite } from './parametres/impot-revenu/reduction-invalidite.ts'
import { reductionVeuf } from './parametres/impot-revenu/reduction-veuf.ts'
import { abattementDefaut } from './parametres/succession/abattement-defaut.ts'
import { abattementFreresSoeurs } from './parametres/succession/abattement-freres-soeurs.ts'
import { abattementHandicap } from './parametres/succession/abattement-handicap.ts'
import { abattementLigneDirecte } from './parametres/succession/abattement-ligne-directe.ts'
import { abattementNeveuxNieces } from './parametres/succession/abattement-neveux-nieces.ts'
import { abattementResidence } from './parametres/succession/abattement-residence.ts'
import { assuranceVieAbattementApres70 } from './parametres/succession/assurance-vie-abattement-apres-70.ts'
import { assuranceVieAbattementAvant70 } from './parametres/succession/assurance-vie-abattement-avant-70.ts'
import { assuranceVieBaremeAvant70 } from './parametres/succession/assurance-vie-bareme-avant-70.ts'
import { baremeAutres } from './parametres/succession/bareme-autres.ts'
import { baremeFreresSoeurs } from './parametres/succession/bareme-freres-soeurs.ts'
import { baremeLigneDirecte } from './parametres/succession/bareme-ligne-directe.ts'
import { baremeParents4eDegre } from './parametres/succession/bareme-parents-4e-degre.ts'
import { exonerationConjoint } from './parametres/succession/exoneration-conjoint.ts'
import { exonerationFratrie } from './parametres/succession/exoneration-fratrie.ts'
import { fraisFuneraires } from './parametres/succession/frais-funeraires.ts'
import { partConjoint } from './parametres/succession/part-conjoint.ts'
import { rappelDonations } from './parametres/succession/rappel-donations.ts'
import { usufruitViager } from './parametres/succession/usufruit-viager.ts'

/** A chapter of the law: its legal parameters by the name of their file, in the order in which people read them. */
interface Chapter {
  /** The name of its folder. */
  readonly name: string
  readonly title: Text
  readonly parameters: Readonly<Record<string, LegalDescription & Dated<unknown>>>
}

/** Every legal parameter, for the pages and documents that list them; a simulator imports those that it reads. */
export const chapters: readonly Chapter[] = [
  {
    name: 'epargne',
    title: { fr: 'Épargne réglementée', en: 'Regulated savings' },
    parameters: {
      'livret-a-taux': livretATaux,
      'livret-a-plafond': livretAPlafond,
    },
  },
  {
    name: 'capital',
    title: { fr: 'Placements et assurance-vie', en: 'Investments and life insurance' },
    parameters: {
      'prelevement-forfaitaire': prelevementForfaitaire,
      'prelevements-sociaux-placement': prelevementsSociauxPlacement,
      'prelevements-sociaux-patrimoine': prelevementsSociauxPatrimoine,
      'prelevements-sociaux-maintenus': prelevementsSociauxMaintenus,
      'pea-plafond': peaPlafond,
      'pea-duree': peaDuree,
      'assurance-vie-duree': assuranceVieDuree,
      'assurance-vie-abattement': assuranceVieAbattement,
      'assurance-vie-seuil-primes': assuranceVieSeuilPrimes,
      'assurance-vie-taux-reduit': assuranceVieTauxReduit,
      'assurance-vie-taux-normal': assuranceVieTauxNormal,
    },
  },
  {
    name: 'credit',
    title: { fr: 'Crédit immobilier', en: 'Home loans' },
    parameters: {
      'duree-maximale-credit': dureeMaximaleCredit,
      'effort-maximal': effortMaximal,
      'indemnite-mois-interets': indemniteMoisInterets,
      'indemnite-part-capital': indemnitePartCapital,
      'remboursement-minimal': remboursementMinimal,
    },
  },
  {
    name: 'immobilier',
    title: { fr: 'Location et plus-values immobilières', en: 'Letting and gains on real estate' },
    parameters: {
      'micro-foncier-plafond': microFoncierPlafond,
      'micro-foncier-abattement': microFoncierAbattement,
      'micro-bic-plafond': microBicPlafond,
      'micro-bic-abattement': microBicAbattement,
      'micro-bic-abattement-minimum': microBicAbattementMinimum,
      'deficit-foncier-plafond': deficitFoncierPlafond,
      'deficit-foncier-report': deficitFoncierReport,
      'deficit-foncier-engagement': deficitFoncierEngagement,
      'lmnp-amortissement-plafonne': lmnpAmortissementPlafonne,
      'lmnp-deficit-report': lmnpDeficitReport,
      'lmp-recettes': lmpRecettes,
      'plus-value-taux': plusValueTaux,
      'plus-value-abattement-impot': plusValueAbattementImpot,
      'plus-value-abattement-prelevements': plusValueAbattementPrelevements,
      'plus-value-forfait-frais': plusValueForfaitFrais,
      'plus-value-forfait-travaux': plusValueForfaitTravaux,
      'plus-value-forfait-travaux-duree': plusValueForfaitTravauxDuree,
      'plus-value-exoneration-prix': plusValueExonerationPrix,
      'plus-value-amortissements': plusValueAmortissements,
      'surtaxe-plus-values': surtaxePlusValues,
    },
  },
  {
    name: 'impot-revenu',
    title: { fr: 'Impôt sur le revenu', en: 'Income tax' },
    parameters: {
      'bareme-impot-revenu': baremeImpotRevenu,
      'parts-quotient-familial': partsQuotientFamilial,
      'plafond-demi-part': plafondDemiPart,
      'plafond-parent-isole': plafondParentIsole,
      'plafond-case-l': plafondCaseL,
      'reduction-invalidite': reductionInvalidite,
      'reduction-veuf': reductionVeuf,
      'decote-taux': decoteTaux,
      'decote-celibataire': decoteCelibataire,
      'decote-couple': decoteCouple,
      'deduction-salaires-taux': deductionSalairesTaux,
      'deduction-salaires-minimum': deductionSalairesMinimum,
      'deduction-salaires-maximum': deductionSalairesMaximum,
      'abattement-pensions-taux': abattementPensionsTaux,
      'abattement-pensions-minimum': abattementPensionsMinimum,
      'abattement-pensions-maximum': abattementPensionsMaximum,
      'plafond-niches': plafondNiches,
      'cehr-seul': cehrSeul,
      'cehr-couple': cehrCouple,
      cdhr: cdhr,
      'recouvrement-avant-credits': recouvrementAvantCredits,
      'recouvrement-apres-credits': recouvrementApresCredits,
    },
  },
  {
    name: 'succession',
    title: { fr: 'Successions', en: 'Inheritance' },
    parameters: {
      'abattement-ligne-directe': abattementLigneDirecte,
      'abattement-freres-soeurs': abattementFreresSoeurs,
      'abattement-neveux-nieces': abattementNeveuxNieces,
      'abattement-defaut': abattementDefaut,
      'abattement-handicap': abattementHandicap,
      'abattement-residence': abattementResidence,
      'bareme-ligne-directe': baremeLigneDirecte,
      'bareme-freres-soeurs': baremeFreresSoeurs,
      'bareme-parents-4e-degre': baremeParents4eDegre,
      'bareme-autres': baremeAutres,
      'exoneration-conjoint': exonerationConjoint,
      'exoneration-fratrie': exonerationFratrie,
      'part-conjoint': partConjoint,
      'usufruit-viager': usufruitViager,
      'frais-funeraires': fraisFuneraires,
      'rappel-donations': rappelDonations,
      'assurance-vie-abattement-avant-70': assuranceVieAbattementAvant70,
      'assurance-vie-bareme-avant-70': assuranceVieBaremeAvant70,
      'assurance-vie-abattement-apres-70': assuranceVieAbattementApres70,
    },
  },
]
