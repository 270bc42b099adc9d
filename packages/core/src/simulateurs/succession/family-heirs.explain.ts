/**
 * Steps of the explanation of `succession` for a whole family: property that duties leave out, then each person of a
 * whole family: the share, the allowance, the duties. Steps and columns are read by their ids, which change only with
 * all formulas that read them; amounts are in euros, rates set by law fractions. `law`: names of values of law that
 * the step cites even where its formula does not read them. In a table, `count` is the number of rows, `start` the
 * values before the first row (0 where left out) and `prev.` the row before.
 *
 * Ids of other files that it reads: `actifCivil`, `legsDemandes`, `legsEnTout`, `partsDesSouches`, `plafondLegs`,
 * `proprieteDuConjoint`, `rapports`, `tauxUsufruit` and `usufruitDuConjoint` of `family-civil.explain.ts`;
 * `assurances` of `family-insurance.explain.ts`; `nombrePersonnes` of `family.explain.ts`. Its ids that other files
 * read: `reductionBois`, `reductionDutreil` and `reductionResidence` in `family-civil.explain.ts`;
 * `legsDeMontants`, `personnes` and `proportionTaxee` in `family-options.explain.ts`; `personnes` in
 * `family.explain.ts`.
 */
import { recallLaw } from '../../legislation/regles/succession/duties.ts'
import { giftAllowanceOn, giftDisabilityOn } from '../../legislation/regles/succession/gift-allowance.ts'
import type { CountedGift } from '../../legislation/regles/succession/recall.ts'
import { isRecalled } from '../../legislation/regles/succession/recall.ts'
import type { Text } from '../../units/text.ts'
import {
  byScale,
  chargeAbove,
  column,
  OF_CIVIL_LAW,
  OF_GIFTS,
  OF_QUESTION,
  readColumn,
} from './family-columns.explain.ts'
import { type FamilyWork, familyObserved, familyStep, familyTable } from './modes.explain.ts'

const euros = (label: Text) => ({ label, kind: 'euros' as const })

const heirs = ({ settlement }: FamilyWork) => settlement.estate.heirs

const OF_GIFT_LAW = {
  fr: 'L’abattement du jour de la donation, moins ce que celles des quinze années d’avant ont pris (CGI, article 784).',
  en: 'The allowance of the day of the gift, less what those of the fifteen years before took (CGI, article 784).',
}

/**
 * Each gift to each person, by date. `rappelee`: duties recall it; `libreLien` and `libreInfirmite`: euros
 * left that day of the allowances of kinship and of disability.
 */
function countedGifts(work: FamilyWork) {
  const years = recallLaw(work.estate.day).values.rappelDonations
  return heirs(work).flatMap(({ person, liability }, index) => {
    const { gifts } = liability.recall
    return gifts.map((gift, position) => {
      const before = gifts.slice(0, position).filter(({ date }) => isRecalled(date, gift.date, years))
      const taken = (of: (one: CountedGift) => number) => before.reduce((sum, one) => sum + of(one), 0)
      const kinship = liability.giftKinship
      return {
        personne: index + 1,
        taxable: gift.taxable,
        rappelee: gift.recalled,
        libreLien:
          (kinship === undefined ? 0 : giftAllowanceOn(kinship, gift.date)) - taken((one) => one.fromKinship),
        libreInfirmite:
          (person.disabled ? giftDisabilityOn(gift.date) : 0) - taken((one) => one.fromDisability),
      }
    })
  })
}

/** The formula of the sum of a column of `donsComptes` over the recalled gifts to the person of the row. */
const recalled = (figure: string) =>
  `sum(donsComptes, if(donsComptes.personne = numero and donsComptes.rappelee, donsComptes.${figure}, 0))`

/** The formula of the sum of a column of `assurances` over the insurance of the person of the row. */
const ofPerson = (figure: string) =>
  `sum(assurances, if(assurances.personne = numero, assurances.${figure}, 0))`

/** The formula of the allowance of kinship, shared between those who represent one person; euros. */
const SHARED_ALLOWANCE =
  'if(exonere, 0, if(regle = "enfant" or regle = "parent" or regle = "grand_parent", abattementEnfant / partageurs, if(regle = "frere_soeur", abattementFratrie / partageurs, if(regle = "neveu_niece", abattementNeveux / partageurs, if(infirme, 0, abattementDefaut)))))'

/** The formula of the marginal rate, in percent. */
const MARGINAL = byScale(
  'regle',
  (scale) =>
    `most(${scale}, if(exceeds(min(excedent + baseTaxable, ${scale}.a), max(excedent, ${scale}.de)), 100 * ${scale}.taux, 0))`,
)

/**
 * Property that duties leave out for all heirs. Formulas for `family.explain.ts`, replayed against the answer
 * of `simulate`.
 */
export const familyReliefSteps = [
  familyStep('reductionResidence', 'if(residence_occupee, abattementResidence * residence_principale, 0)', {
    ...euros({ fr: 'Réduction pour la résidence', en: 'Reduction for the home' }),
    value: ({ settlement }) => settlement.estate.fiscal.homeRelief,
    warns: 'residence_occupant',
  }),
  familyObserved('residenceNonReduite', {
    label: { fr: 'Résidence sans réduction', en: 'Home without the reduction' },
    kind: 'flag',
    value: ({ params, settlement }) =>
      params.residence_principale > 0 &&
      !params.residence_occupee &&
      settlement.estate.heirs.some(({ liability }) => !liability.exempt),
    origin: OF_QUESTION,
    warns: 'residence_non_occupee',
  }),
  familyStep('reductionDutreil', 'exonerationDutreil * dutreil', {
    ...euros({ fr: 'Exonération du pacte Dutreil', en: 'Relief of the pacte Dutreil' }),
    warns: 'dutreil_conditions',
    warnsWhen: 'dutreil > 0',
    effect: 'reductionDutreil',
  }),
  familyStep('reductionBois', 'exonerationBois * bois', {
    ...euros({ fr: 'Exonération des bois', en: 'Relief on woods' }),
    warns: 'dettes_biens_exoneres',
    warnsWhen: 'dettes > 0 and dutreil + bois + biens_ruraux > 0',
  }),
]

/** What duties count of the estate, and the gifts that they recall. Used by `family.explain.ts`. */
export const familyFiscalSteps = [
  familyStep('actifNet', 'max(0, actifCivil - reductionResidence - reductionDutreil - reductionBois)'),
  familyObserved('nombreDonsComptes', {
    label: { fr: 'Donations comptées', en: 'Gifts counted' },
    kind: 'count',
    value: (work) => countedGifts(work).length,
    origin: OF_GIFTS,
  }),
  familyTable('donsComptes', {
    label: {
      fr: 'Les donations et les abattements de leur jour',
      en: 'Gifts and the allowances of their day',
    },
    count: 'nombreDonsComptes',
    start: {},
    rows: countedGifts,
    law: ['rappelDonations'],
    columns: {
      personne: readColumn(OF_GIFTS, 'count', { fr: 'Personne', en: 'Person' }),
      taxable: readColumn(OF_GIFTS, 'euros', {
        fr: 'Donation, sans sa part exonérée',
        en: 'Gift, without its exempt part',
      }),
      rappelee: readColumn(OF_GIFTS, 'flag', {
        fr: 'Faite dans les quinze ans',
        en: 'Made within fifteen years',
      }),
      libreLien: readColumn(OF_GIFT_LAW, 'euros', {
        fr: 'Abattement libre ce jour-là',
        en: 'Allowance free that day',
      }),
      libreInfirmite: readColumn(OF_GIFT_LAW, 'euros', {
        fr: 'Abattement du handicap libre',
        en: 'Allowance of disability free',
      }),
      surLien: column('euros', 'min(max(0, libreLien), taxable)', {
        fr: 'Pris sur l’abattement',
        en: 'Taken of the allowance',
      }),
      surInfirmite: column('euros', 'min(max(0, libreInfirmite), taxable - surLien)', {
        fr: 'Pris sur celui du handicap',
        en: 'Taken of that of disability',
      }),
      auDela: column('euros', 'taxable - surLien - surInfirmite', {
        fr: 'Au-delà des abattements',
        en: 'Beyond allowances',
      }),
    },
  }),
  familyStep(
    'legsDeMontants',
    'if(legsEnTout > plafondLegs, plafondLegs / legsEnTout, 1) * sum(legsDemandes, legsDemandes.montantLegue)',
    {
      ...euros({ fr: 'Legs de montants, réduits', en: 'Legacies of amounts, reduced' }),
      value: ({ settlement }) => settlement.estate.fiscal.amountLegacies,
    },
  ),
  familyStep(
    'proportionTaxee',
    'if(actifCivil - legsDeMontants > 0, (actifNet - legsDeMontants) / (actifCivil - legsDeMontants), 0)',
    {
      label: { fr: 'Part de chaque euro qui est taxée', en: 'Part of each euro that is counted' },
      kind: 'rate',
      value: ({ settlement }) => settlement.estate.fiscal.ratio,
    },
  ),
]

/**
 * The formula of the sum of a column of `legsDemandes` left to the person of the row, reduced to what may be
 * left.
 */
const legacies = (figure: string) =>
  `if(legsEnTout > plafondLegs, plafondLegs / legsEnTout, 1) * sum(legsDemandes, if(legsDemandes.personne = numero, legsDemandes.${figure}, 0))`

/** The formula of the land let that falls in the share of the row, in euros. */
const RURAL =
  'if(actifCivil - legsDeMontants <= 0, 0, biens_ruraux * (valeur - legsDeMontant) / (actifCivil - legsDeMontants))'

/**
 * What duties count of the value of a row (`valeur`, and `legsDeMontant` in it), in euros. Used by
 * `family-options.explain.ts`.
 * @param isRural whether the estate has rural property let for a long time.
 */
export const countedColumns = (isRural: boolean) => ({
  avantRuraux: column('euros', 'max(0, (valeur - legsDeMontant) * proportionTaxee + legsDeMontant)', {
    fr: 'Part avant les terres louées',
    en: 'Share before land let',
  }),
  ...(isRural && {
    ruraux: column('euros', RURAL, { fr: 'Dont terres louées', en: 'Of which land let' }),
    reductionRuraux: column(
      'euros',
      'exonerationBiensRuraux.taux * min(ruraux, if(conservation_18_ans, exonerationBiensRuraux.seuilDixHuitAns, exonerationBiensRuraux.seuil)) + exonerationBiensRuraux.tauxAuDela * max(0, ruraux - if(conservation_18_ans, exonerationBiensRuraux.seuilDixHuitAns, exonerationBiensRuraux.seuil))',
      { fr: 'Exonération des terres louées', en: 'Relief on land let' },
    ),
  }),
  partFiscale: isRural ? 'max(0, avantRuraux - reductionRuraux)' : 'avantRuraux',
})

/** Each person: the share by civil law, what duties count of it, allowances, the scale. */
const heirColumns = (isRural: boolean) => ({
  numero: column('count', 'prev.numero + 1', { fr: 'Personne', en: 'Person' }),
  rang: { origin: OF_QUESTION },
  lien: { origin: OF_QUESTION },
  appele: { origin: OF_CIVIL_LAW },
  fratrie: readColumn(OF_QUESTION, 'flag', { fr: 'Frère ou sœur exonéré', en: 'Exempt brother or sister' }),
  infirme: readColumn(OF_QUESTION, 'flag', { fr: 'Handicap', en: 'Disability' }),
  estConjoint: readColumn(OF_CIVIL_LAW, 'flag', { fr: 'Conjoint qui hérite', en: 'Spouse who inherits' }),
  exonere: 'lien = "conjoint" or lien = "pacs" or lien = "organisme" or fratrie',
  souche: column('count', 'at(rapports, numero, rapports.souche)', { fr: 'Souche', en: 'Branch' }),
  recueilli: column(
    'euros',
    'if(at(rapports, numero, rapports.participe), (at(partsDesSouches, souche, partsDesSouches.recueilli) + sum(rapports, if(rapports.souche = souche and rapports.participe, rapports.rapporte, 0))) / sum(rapports, if(rapports.souche = souche and rapports.participe, 1, 0)) - at(rapports, numero, rapports.rapporte), 0)',
    { fr: 'Pris dans la succession', en: 'Taken from the estate' },
  ),
  legs: legacies('legue'),
  legsDeMontant: column('euros', legacies('montantLegue'), {
    fr: 'Dont legs de montants',
    en: 'Of which legacies of amounts',
  }),
  propriete: 'legs + if(estConjoint, proprieteDuConjoint, 0) + if(usufruitDuConjoint > 0, 0, recueilli)',
  usufruit: 'if(estConjoint, usufruitDuConjoint, 0)',
  nuePropriete: 'if(usufruitDuConjoint > 0, recueilli, 0)',
  valeur: 'propriete + usufruit * tauxUsufruit + nuePropriete * (1 - tauxUsufruit)',
  ...countedColumns(isRural),
  regle: readColumn(
    {
      fr: 'Le lien qui compte pour les droits : celui de la personne représentée, ou aucun après une adoption simple.',
      en: 'The kinship that counts for duties: that of the person represented, or none after a simple adoption.',
    },
    'choice',
    { fr: 'Lien pour les droits', en: 'Kinship for duties' },
  ),
  partageurs: readColumn(OF_CIVIL_LAW, 'count', {
    fr: 'Qui partagent l’abattement',
    en: 'Who share the allowance',
  }),
  reduit: readColumn(
    {
      fr: 'Les donations prennent l’abattement qui vaut aussi pour elles (CGI, articles 779 et 784).',
      en: 'Gifts take the allowance that serves them too (CGI, articles 779 and 784).',
    },
    'flag',
    { fr: 'Les donations prennent l’abattement', en: 'Gifts take the allowance' },
  ),
  abattementDuLien: column('euros', SHARED_ALLOWANCE, {
    fr: 'Abattement du lien',
    en: 'Allowance of kinship',
  }),
  abattementDuHandicap: column('euros', 'if(infirme and not exonere, abattementHandicap, 0)', {
    fr: 'Abattement du handicap',
    en: 'Allowance of disability',
  }),
  donationsRappelees: recalled('taxable'),
  abattement: `max(0, abattementDuLien - if(reduit, ${recalled('surLien')}, 0)) + max(0, abattementDuHandicap - if(exonere, 0, ${recalled('surInfirmite')}))`,
  excedent: column('euros', `if(exonere, 0, ${recalled('auDela')})`, {
    fr: 'Donations au-delà de l’abattement',
    en: 'Gifts beyond the allowance',
  }),
  baseTaxable: 'if(exonere, 0, max(0, partFiscale - abattement))',
  droits: `if(exonere, 0, ${chargeAbove('regle', 'excedent', 'baseTaxable')})`,
  tauxMarginal: `if(exonere, 0, max(0, ${MARGINAL}))`,
  assuranceVie: `${ofPerson('capitalAvant70')} + ${ofPerson('primesApres70')} + ${ofPerson('gainsExoneres')}`,
  droitsAssuranceVie: `${ofPerson('prelevement')} + ${ofPerson('droitsApres70')}`,
  net: 'valeur - droits + assuranceVie - droitsAssuranceVie',
})

const heirRows = (work: FamilyWork) =>
  heirs(work).map(({ person, liability }) => ({
    fratrie: person.exemptSibling ?? false,
    infirme: person.disabled ?? false,
    estConjoint: person === work.settlement.civil.devolution.spouse,
    regle: liability.kinship ?? null,
    partageurs: liability.sharedBy,
    reduit: liability.isReducedByGifts,
    abattementDuLien: liability.kinshipAllowance,
    abattementDuHandicap: liability.disability,
    excedent: liability.excess,
  }))

/** Whether the estate has rural property let for a long time. Used by `family-options.explain.ts`. */
export const isRural = ({ estate }: FamilyWork) => estate.biensRuraux > 0

const heirTable = (ofRural: boolean) =>
  familyTable('personnes', {
    figure: 'heritiers',
    when: (work) => isRural(work) === ofRural,
    count: 'nombrePersonnes',
    start: {},
    rows: heirRows,
    law: [
      'exonerationConjoint',
      'exonerationFratrie.age',
      'exonerationFratrie.annees',
      'exonerationOrganismes',
      'adoptionSimple',
    ],
    columns: heirColumns(ofRural),
  })

/** Each person of a whole family: the share, the allowance, the duties. Used by `family.explain.ts`. */
export const familyHeirSteps = [heirTable(false), heirTable(true)]
