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
import { dureeMaximaleDiffere } from './parametres/credit/duree-maximale-differe.ts'
import { effortMaximal } from './parametres/credit/effort-maximal.ts'
import { indemniteMoisInterets } from './parametres/credit/indemnite-mois-interets.ts'
import { indemnitePartCapital } from './parametres/credit/indemnite-part-capital.ts'
import { ptzCoefficients } from './parametres/credit/ptz-coefficients.ts'
import { ptzCouts } from './parametres/credit/ptz-couts.ts'
import { ptzDurees } from './parametres/credit/ptz-durees.ts'
import { ptzQuotites } from './parametres/credit/ptz-quotites.ts'
import { ptzRevenuMinimal } from './parametres/credit/ptz-revenu-minimal.ts'
import { ptzRevenus } from './parametres/credit/ptz-revenus.ts'
import { ptzTravaux } from './parametres/credit/ptz-travaux.ts'
import { remboursementMinimal } from './parametres/credit/remboursement-minimal.ts'
import { usureImmobilier } from './parametres/credit/usure-immobilier.ts'
import { abattementArrierePetitEnfant } from './parametres/donation/abattement-arriere-petit-enfant.ts'
import { abattementEpoux } from './parametres/donation/abattement-epoux.ts'
import { baremeEpoux } from './parametres/donation/bareme-epoux.ts'
import { donFamilial } from './parametres/donation/don-familial.ts'
import { donLogement } from './parametres/donation/don-logement.ts'
import { emoluments } from './parametres/donation/emoluments.ts'
import { emolumentsMobilier } from './parametres/donation/emoluments-mobilier.ts'
import { fraisAssiette } from './parametres/donation/frais-assiette.ts'
import { securiteImmobiliere } from './parametres/donation/securite-immobiliere.ts'
import { taxePubliciteFonciere } from './parametres/donation/taxe-publicite-fonciere.ts'
import { tvaEmoluments } from './parametres/donation/tva-emoluments.ts'
import { usufruitTemporaire } from './parametres/donation/usufruit-temporaire.ts'
import { livretAPlafond } from './parametres/epargne/livret-a-plafond.ts'
import { livretATaux } from './parametres/epargne/livret-a-taux.ts'
import { deficitFoncierEngagement } from './parametres/immobilier/deficit-foncier-engagement.ts'
import { deficitFoncierPlafond } from './parametres/immobilier/deficit-foncier-plafond.ts'
import { deficitFoncierReport } from './parametres/immobilier/deficit-foncier-report.ts'
import { droitsMutation } from './parametres/immobilier/droits-mutation.ts'
import { emolumentsVente } from './parametres/immobilier/emoluments-vente.ts'
import { lmnpAmortissementPlafonne } from './parametres/immobilier/lmnp-amortissement-plafonne.ts'
import { lmnpDeficitReport } from './parametres/immobilier/lmnp-deficit-report.ts'
import { lmpRecettes } from './parametres/immobilier/lmp-recettes.ts'
import { microBicAbattement } from './parametres/immobilier/micro-bic-abattement.ts'
import { microBicAbattementMinimum } from './parametres/immobilier/micro-bic-abattement-minimum.ts'
import { microBicPlafond } from './parametres/immobilier/micro-bic-plafond.ts'
import { microFoncierAbattement } from './parametres/immobilier/micro-foncier-abattement.ts'
import { microFoncierPlafond } from './parametres/immobilier/micro-foncier-plafond.ts'
import { plafondDepartementPrimo } from './parametres/immobilier/plafond-departement-primo.ts'
import { plusValueAbattementImpot } from './parametres/immobilier/plus-value-abattement-impot.ts'
import { plusValueAbattementPrelevements } from './parametres/immobilier/plus-value-abattement-prelevements.ts'
import { plusValueAmortissements } from './parametres/immobilier/plus-value-amortissements.ts'
import { plusValueExonerationPrix } from './parametres/immobilier/plus-value-exoneration-prix.ts'
import { plusValueForfaitFrais } from './parametres/immobilier/plus-value-forfait-frais.ts'
import { plusValueForfaitTravaux } from './parametres/immobilier/plus-value-forfait-travaux.ts'
import { plusValueForfaitTravauxDuree } from './parametres/immobilier/plus-value-forfait-travaux-duree.ts'
import { plusValueTaux } from './parametres/immobilier/plus-value-taux.ts'
import { surtaxePlusValues } from './parametres/immobilier/surtaxe-plus-values.ts'
import { abattementDividendes } from './parametres/impot-revenu/abattement-dividendes.ts'
import { abattementPensionsMaximum } from './parametres/impot-revenu/abattement-pensions-maximum.ts'
import { abattementPensionsMinimum } from './parametres/impot-revenu/abattement-pensions-minimum.ts'
import { abattementPensionsTaux } from './parametres/impot-revenu/abattement-pensions-taux.ts'
import { abattementSpecialAge } from './parametres/impot-revenu/abattement-special-age.ts'
import { arrondiPrelevement } from './parametres/impot-revenu/arrondi-prelevement.ts'
import { assuranceViePrelevement } from './parametres/impot-revenu/assurance-vie-prelevement.ts'
import { baremeImpotRevenu } from './parametres/impot-revenu/bareme-impot-revenu.ts'
import { cdhr } from './parametres/impot-revenu/cdhr.ts'
import { cehrCouple } from './parametres/impot-revenu/cehr-couple.ts'
import { cehrSeul } from './parametres/impot-revenu/cehr-seul.ts'
import { chargesRevenuGlobal } from './parametres/impot-revenu/charges-revenu-global.ts'
import { csgDeductibleTaux } from './parametres/impot-revenu/csg-deductible-taux.ts'
import { decoteCelibataire } from './parametres/impot-revenu/decote-celibataire.ts'
import { decoteCouple } from './parametres/impot-revenu/decote-couple.ts'
import { decoteTaux } from './parametres/impot-revenu/decote-taux.ts'
import { deductionEpargneRetraite } from './parametres/impot-revenu/deduction-epargne-retraite.ts'
import { deductionSalairesMaximum } from './parametres/impot-revenu/deduction-salaires-maximum.ts'
import { deductionSalairesMinimum } from './parametres/impot-revenu/deduction-salaires-minimum.ts'
import { deductionSalairesTaux } from './parametres/impot-revenu/deduction-salaires-taux.ts'
import { definitionRevenuReference } from './parametres/impot-revenu/definition-revenu-reference.ts'
import { dependanceReduction } from './parametres/impot-revenu/dependance-reduction.ts'
import { donsAide } from './parametres/impot-revenu/dons-aide.ts'
import { donsOeuvres } from './parametres/impot-revenu/dons-oeuvres.ts'
import { emploiDomicileCredit } from './parametres/impot-revenu/emploi-domicile-credit.ts'
import { gardeEnfantsCredit } from './parametres/impot-revenu/garde-enfants-credit.ts'
import { microEntreprise } from './parametres/impot-revenu/micro-entreprise.ts'
import { microEntreprisePlafonds } from './parametres/impot-revenu/micro-entreprise-plafonds.ts'
import { outreMer } from './parametres/impot-revenu/outre-mer.ts'
import { partsQuotientFamilial } from './parametres/impot-revenu/parts-quotient-familial.ts'
import { plafondCaseL } from './parametres/impot-revenu/plafond-case-l.ts'
import { plafondDemiPart } from './parametres/impot-revenu/plafond-demi-part.ts'
import { plafondNiches } from './parametres/impot-revenu/plafond-niches.ts'
import { plafondParentIsole } from './parametres/impot-revenu/plafond-parent-isole.ts'
import { recouvrementApresCredits } from './parametres/impot-revenu/recouvrement-apres-credits.ts'
import { recouvrementAvantCredits } from './parametres/impot-revenu/recouvrement-avant-credits.ts'
import { reductionInvalidite } from './parametres/impot-revenu/reduction-invalidite.ts'
import { reductionVeuf } from './parametres/impot-revenu/reduction-veuf.ts'
import { revenuLimiteDons } from './parametres/impot-revenu/revenu-limite-dons.ts'
import { scolariteReduction } from './parametres/impot-revenu/scolarite-reduction.ts'
import { syndicatCredit } from './parametres/impot-revenu/syndicat-credit.ts'
import { ageTauxPlein } from './parametres/retraite/age-taux-plein.ts'
import { anneesSalaire } from './parametres/retraite/annees-salaire.ts'
import { coefficientsSalaires } from './parametres/retraite/coefficients-salaires.ts'
import { decote } from './parametres/retraite/decote.ts'
import { generations } from './parametres/retraite/generations.ts'
import { heuresTrimestre } from './parametres/retraite/heures-trimestre.ts'
import { majorationEnfants } from './parametres/retraite/majoration-enfants.ts'
import { majorationPoints } from './parametres/retraite/majoration-points.ts'
import { minimumContributif } from './parametres/retraite/minimum-contributif.ts'
import { minorationPoints } from './parametres/retraite/minoration-points.ts'
import { plafondPension } from './parametres/retraite/plafond-pension.ts'
import { plafonds } from './parametres/retraite/plafonds.ts'
import { plafondsTranche2 } from './parametres/retraite/plafonds-tranche2.ts'
import { prelevementsPensions } from './parametres/retraite/prelevements-pensions.ts'
import { prixPoint } from './parametres/retraite/prix-point.ts'
import { seuilsCsg } from './parametres/retraite/seuils-csg.ts'
import { smicJanvier } from './parametres/retraite/smic-janvier.ts'
import { surcote } from './parametres/retraite/surcote.ts'
import { surcoteParentale } from './parametres/retraite/surcote-parentale.ts'
import { tauxPlein } from './parametres/retraite/taux-plein.ts'
import { tauxPointsTranche1 } from './parametres/retraite/taux-points-tranche1.ts'
import { tauxPointsTranche2 } from './parametres/retraite/taux-points-tranche2.ts'
import { valeurPoint } from './parametres/retraite/valeur-point.ts'
import { apec } from './parametres/salaire/apec.ts'
import { cotisationsComplementaires } from './parametres/salaire/cotisations-complementaires.ts'
import { cotisationsVieillesse } from './parametres/salaire/cotisations-vieillesse.ts'
import { csgSalaire } from './parametres/salaire/csg-salaire.ts'
import { maladieAlsaceMoselle } from './parametres/salaire/maladie-alsace-moselle.ts'
import { plafondSecuriteSociale } from './parametres/salaire/plafond-securite-sociale.ts'
import { prevoyanceCadre } from './parametres/salaire/prevoyance-cadre.ts'
import { smicHoraire } from './parametres/salaire/smic-horaire.ts'
import { abattementDefaut } from './parametres/succession/abattement-defaut.ts'
import { abattementFreresSoeurs } from './parametres/succession/abattement-freres-soeurs.ts'
import { abattementHandicap } from './parametres/succession/abattement-handicap.ts'
import { abattementLigneDirecte } from './parametres/succession/abattement-ligne-directe.ts'
import { abattementNeveuxNieces } from './parametres/succession/abattement-neveux-nieces.ts'
import { abattementPetitEnfantDonation } from './parametres/succession/abattement-petit-enfant-donation.ts'
import { abattementResidence } from './parametres/succession/abattement-residence.ts'
import { adoptionSimple } from './parametres/succession/adoption-simple.ts'
import { assuranceVieAbattementApres70 } from './parametres/succession/assurance-vie-abattement-apres-70.ts'
import { assuranceVieAbattementAvant70 } from './parametres/succession/assurance-vie-abattement-avant-70.ts'
import { assuranceVieBaremeAvant70 } from './parametres/succession/assurance-vie-bareme-avant-70.ts'
import { assuranceVieDemembrement } from './parametres/succession/assurance-vie-demembrement.ts'
import { assuranceVieSansRepresentation } from './parametres/succession/assurance-vie-sans-representation.ts'
import { baremeAutres } from './parametres/succession/bareme-autres.ts'
import { baremeFreresSoeurs } from './parametres/succession/bareme-freres-soeurs.ts'
import { baremeLigneDirecte } from './parametres/succession/bareme-ligne-directe.ts'
import { baremeParents4eDegre } from './parametres/succession/bareme-parents-4e-degre.ts'
import { exonerationBiensRuraux } from './parametres/succession/exoneration-biens-ruraux.ts'
import { exonerationBois } from './parametres/succession/exoneration-bois.ts'
import { exonerationConjoint } from './parametres/succession/exoneration-conjoint.ts'
import { exonerationDutreil } from './parametres/succession/exoneration-dutreil.ts'
import { exonerationFratrie } from './parametres/succession/exoneration-fratrie.ts'
import { exonerationOrganismes } from './parametres/succession/exoneration-organismes.ts'
import { extinctionUsufruit } from './parametres/succession/extinction-usufruit.ts'
import { forfaitMobilier } from './parametres/succession/forfait-mobilier.ts'
import { fraisFuneraires } from './parametres/succession/frais-funeraires.ts'
import { masseReserve } from './parametres/succession/masse-reserve.ts'
import { paiementFractionne } from './parametres/succession/paiement-fractionne.ts'
import { partBrancheAscendants } from './parametres/succession/part-branche-ascendants.ts'
import { partConjoint } from './parametres/succession/part-conjoint.ts'
import { partParentConjoint } from './parametres/succession/part-parent-conjoint.ts'
import { partParentFratrie } from './parametres/succession/part-parent-fratrie.ts'
import { quotiteDisponible } from './parametres/succession/quotite-disponible.ts'
import { quotiteSpecialeEpoux } from './parametres/succession/quotite-speciale-epoux.ts'
import { rappelDonations } from './parametres/succession/rappel-donations.ts'
import { rapportDonations } from './parametres/succession/rapport-donations.ts'
import { reductionLegs } from './parametres/succession/reduction-legs.ts'
import { reserveConjoint } from './parametres/succession/reserve-conjoint.ts'
import { usufruitViager } from './parametres/succession/usufruit-viager.ts'

type Parameter = LegalDescription & Dated<unknown>

/** A chapter of the law: its legal parameters by the name of their file, in the order in which people read them. */
interface Chapter {
  /** The name of its folder. */
  readonly name: string
  readonly title: Text
  readonly parameters: Readonly<Record<string, Parameter>>
}

/** Makes a chapter of these parameters, by the last part of their keys. */
const chapter = (name: string, title: Text, parameters: readonly Parameter[]): Chapter => ({
  name,
  title,
  parameters: Object.fromEntries(
    parameters.map((parameter) => [parameter.key.slice(name.length + 1), parameter]),
  ),
})

/**
 * Every legal parameter, for the pages and documents that list them; a simulator imports those that it reads.
 * Used by `batch/read-reform.ts`; exported for `test/legislation.test.ts`.
 */
export const chapters: readonly Chapter[] = [
  chapter('epargne', { fr: 'Épargne réglementée', en: 'Regulated savings' }, [livretATaux, livretAPlafond]),
  chapter('capital', { fr: 'Placements et assurance-vie', en: 'Investments and life insurance' }, [
    prelevementForfaitaire,
    prelevementsSociauxPlacement,
    prelevementsSociauxPatrimoine,
    prelevementsSociauxMaintenus,
    peaPlafond,
    peaDuree,
    assuranceVieDuree,
    assuranceVieAbattement,
    assuranceVieSeuilPrimes,
    assuranceVieTauxReduit,
    assuranceVieTauxNormal,
  ]),
  chapter('credit', { fr: 'Crédit immobilier', en: 'Home loans' }, [
    dureeMaximaleCredit,
    dureeMaximaleDiffere,
    effortMaximal,
    indemniteMoisInterets,
    indemnitePartCapital,
    remboursementMinimal,
    usureImmobilier,
    ptzRevenus,
    ptzRevenuMinimal,
    ptzCoefficients,
    ptzCouts,
    ptzQuotites,
    ptzDurees,
    ptzTravaux,
  ]),
  chapter(
    'immobilier',
    { fr: 'Location et plus-values immobilières', en: 'Letting and gains on real estate' },
    [
      microFoncierPlafond,
      microFoncierAbattement,
      microBicPlafond,
      microBicAbattement,
      microBicAbattementMinimum,
      deficitFoncierPlafond,
      deficitFoncierReport,
      deficitFoncierEngagement,
      lmnpAmortissementPlafonne,
      lmnpDeficitReport,
      lmpRecettes,
      plusValueTaux,
      plusValueAbattementImpot,
      plusValueAbattementPrelevements,
      plusValueForfaitFrais,
      plusValueForfaitTravaux,
      plusValueForfaitTravauxDuree,
      plusValueExonerationPrix,
      plusValueAmortissements,
      surtaxePlusValues,
      droitsMutation,
      plafondDepartementPrimo,
      emolumentsVente,
    ],
  ),
  chapter('salaire', { fr: 'Salaires', en: 'Wages' }, [
    plafondSecuriteSociale,
    cotisationsVieillesse,
    cotisationsComplementaires,
    apec,
    maladieAlsaceMoselle,
    csgSalaire,
    prevoyanceCadre,
    smicHoraire,
  ]),
  chapter('retraite', { fr: 'Retraite des salariés du privé', en: 'Pensions of private employees' }, [
    plafonds,
    smicJanvier,
    coefficientsSalaires,
    prixPoint,
    tauxPointsTranche1,
    tauxPointsTranche2,
    heuresTrimestre,
    generations,
    ageTauxPlein,
    tauxPlein,
    decote,
    surcote,
    surcoteParentale,
    anneesSalaire,
    plafondPension,
    majorationEnfants,
    minimumContributif,
    valeurPoint,
    plafondsTranche2,
    minorationPoints,
    majorationPoints,
    prelevementsPensions,
    seuilsCsg,
  ]),
  chapter('impot-revenu', { fr: 'Impôt sur le revenu', en: 'Income tax' }, [
    baremeImpotRevenu,
    partsQuotientFamilial,
    plafondDemiPart,
    plafondParentIsole,
    plafondCaseL,
    reductionInvalidite,
    reductionVeuf,
    decoteTaux,
    decoteCelibataire,
    decoteCouple,
    deductionSalairesTaux,
    deductionSalairesMinimum,
    deductionSalairesMaximum,
    abattementPensionsTaux,
    abattementPensionsMinimum,
    abattementPensionsMaximum,
    plafondNiches,
    abattementSpecialAge,
    outreMer,
    abattementDividendes,
    csgDeductibleTaux,
    chargesRevenuGlobal,
    deductionEpargneRetraite,
    definitionRevenuReference,
    assuranceViePrelevement,
    microEntreprise,
    microEntreprisePlafonds,
    donsOeuvres,
    donsAide,
    revenuLimiteDons,
    emploiDomicileCredit,
    gardeEnfantsCredit,
    scolariteReduction,
    syndicatCredit,
    dependanceReduction,
    cehrSeul,
    cehrCouple,
    cdhr,
    recouvrementAvantCredits,
    recouvrementApresCredits,
    arrondiPrelevement,
  ]),
  chapter('succession', { fr: 'Successions', en: 'Inheritance' }, [
    abattementLigneDirecte,
    abattementFreresSoeurs,
    abattementNeveuxNieces,
    abattementPetitEnfantDonation,
    abattementDefaut,
    abattementHandicap,
    abattementResidence,
    baremeLigneDirecte,
    baremeFreresSoeurs,
    baremeParents4eDegre,
    baremeAutres,
    exonerationConjoint,
    exonerationFratrie,
    partConjoint,
    usufruitViager,
    forfaitMobilier,
    fraisFuneraires,
    rappelDonations,
    assuranceVieAbattementAvant70,
    assuranceVieBaremeAvant70,
    assuranceVieAbattementApres70,
    quotiteDisponible,
    reserveConjoint,
    masseReserve,
    reductionLegs,
    rapportDonations,
    partParentConjoint,
    partParentFratrie,
    partBrancheAscendants,
    quotiteSpecialeEpoux,
    extinctionUsufruit,
    exonerationOrganismes,
    adoptionSimple,
    assuranceVieSansRepresentation,
    assuranceVieDemembrement,
    exonerationDutreil,
    exonerationBois,
    exonerationBiensRuraux,
    paiementFractionne,
  ]),
  chapter('donation', { fr: 'Donations', en: 'Gifts' }, [
    abattementArrierePetitEnfant,
    abattementEpoux,
    baremeEpoux,
    donFamilial,
    donLogement,
    usufruitTemporaire,
    emoluments,
    emolumentsMobilier,
    tvaEmoluments,
    taxePubliciteFonciere,
    fraisAssiette,
    securiteImmobiliere,
  ]),
]
