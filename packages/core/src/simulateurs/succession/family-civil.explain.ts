/**
 * Steps of the explanation of `succession` for a whole family: who inherits what of a whole family by civil law, in
 * the order of the articles. What the order of heirs gives is read, not computed. Steps and columns are read by
 * their ids, which change only with all formulas that read them; amounts are in euros, rates set by law fractions.
 * `law`: names of values of law that the step cites even where its formula does not read them. In a table, `count`
 * is the number of rows, `start` the values before the first row (0 where left out) and `prev.` the row before.
 *
 * Ids of other files that it reads: `reductionBois`, `reductionDutreil` and `reductionResidence` of
 * `family-heirs.explain.ts`; `nombrePersonnes` of `family.explain.ts`. Its ids that other files read: `actifCivil`,
 * `legsDemandes`, `legsEnTout`, `partsDesSouches`, `plafondLegs`, `proprieteDuConjoint`, `rapports`, `tauxUsufruit`
 * and `usufruitDuConjoint` in `family-heirs.explain.ts`; `actifCivil`, `choix`, `nombreOptions`, `rapports`,
 * `reste`, `souches` and `usufruitDuChoix` in `family-options.explain.ts`; `actifCivil` and `nonDevolu` in
 * `family.explain.ts`.
 */
import { broughtBackBy, sumBy } from '../../legislation/regles/succession/family/people.ts'
import { furnitureOf } from '../../legislation/regles/succession/family/reliefs.ts'
import type { Text } from '../../units/text.ts'
import {
  column,
  OF_CIVIL_LAW,
  OF_GIFTS,
  OF_QUESTION,
  readColumn,
  takersUnder,
  usufruitOf,
} from './family-columns.explain.ts'
import { givesToSeveral } from './find-family-warnings.ts'
import { type FamilyWork, familyObserved, familyStep, familyTable } from './modes.explain.ts'

const euros = (label: Text) => ({ label, kind: 'euros' as const })

const civil = ({ settlement }: FamilyWork) => settlement.civil
const devolution = (work: FamilyWork) => civil(work).devolution
const hasSpouse = (work: FamilyWork) => devolution(work).spouse !== undefined
const hasOptions = ({ options }: FamilyWork) => options.length > 0

/**
 * One row a person: the branch (`souche`, from 1; 0 for none), the gifts brought back (`rapporte`) and what is taken
 * (`recueilli`), in euros, and whether the person takes a part of the estate (`participe`).
 */
const sharingOf = (work: FamilyWork) => {
  const { branches } = devolution(work)
  return civil(work).shares.map(({ person, sharing }) => ({
    souche: branches.findIndex(({ members }) => members.includes(person)) + 1,
    rapporte: sharing?.broughtBack ?? 0,
    participe: sharing !== undefined && !sharing.exceeds,
    recueilli: sharing?.taken ?? 0,
  }))
}

/** The same by branch, with its part of the estate as a fraction (`poids`). */
const branchesOf = (work: FamilyWork) => {
  const people = sharingOf(work)
  return devolution(work).branches.map(({ weight }, index) => {
    const members = people.filter(({ souche }) => souche === index + 1)
    return {
      poids: weight,
      rapporte: members.reduce((sum, { rapporte }) => sum + rapporte, 0),
      participe: members.some(({ participe }) => participe),
      recueilli: members.reduce((sum, { recueilli }) => sum + recueilli, 0),
    }
  })
}

/** The gifts to each branch of children that count on its reserve: all but those beyond the share; euros. */
const metByBranch = (work: FamilyWork) => {
  const { ordre, branches } = devolution(work)
  return (ordre === 'descendants' ? branches : []).map(({ members }) => ({
    donne: members
      .flatMap(({ gifts }) => gifts)
      .filter(({ mode }) => mode !== 'hors_part')
      .reduce((sum, gift) => sum + (gift.mode === 'partage' ? gift.amount : (gift.value ?? gift.amount)), 0),
  }))
}

/** The formula of what the spouse owns under the option of a row of `options`, in euros. */
const OPTION =
  'if(option = "quart", min(partConjoint * (reste + rapportees), max(0, reste - reserveRestante)), if(option = "usufruit", 0, if(option = "quart_usufruit", min(quotiteSpecialeEpoux * masseCalcul, disponibleApresLegs), disponibleApresLegs)))'

const spouseOwns = {
  ...euros({ fr: 'Le conjoint, en propriété', en: 'The spouse, in ownership' }),
  value: (work: FamilyWork) => civil(work).spouse.ownership,
}

/** A warning without a figure: whether the answer has it. */
const warned = (
  id: string,
  warns: Parameters<typeof familyObserved>[1]['warns'],
  label: Text,
  value: (work: FamilyWork) => boolean,
) =>
  familyObserved(id, {
    label,
    kind: 'flag',
    value,
    origin: OF_CIVIL_LAW,
    ...(warns && { warns }),
  })

/** Whether the family has a person of that kinship. */
const has = (work: FamilyWork, kinship: string) => civil(work).people.some((one) => one.kinship === kinship)

/**
 * Who inherits what of a whole family by civil law, in the order of the articles. Formulas for
 * `family.explain.ts`, replayed against the answer of `simulate`. What the order of heirs gives is read, not
 * computed.
 */
export const familyCivilSteps = [
  familyStep(
    'meubles',
    'if(forfait_mobilier, forfaitMobilier * max(0, patrimoine - reductionResidence - reductionDutreil - reductionBois), 0)',
    {
      ...euros({ fr: 'Meubles au forfait', en: 'Furniture at the flat rate' }),
      value: ({ estate }) => furnitureOf(estate),
    },
  ),
  familyStep(
    'actifBrut',
    'patrimoine + meubles',
    euros({ fr: 'Patrimoine et meubles', en: 'Estate and furniture' }),
  ),
  familyStep('actifCivil', 'max(0, actifBrut - dettes - frais_funeraires)', {
    law: ['fraisFuneraires'],
    warns: 'dettes_superieures',
    warnsWhen: 'exceeds(dettes, actifBrut)',
    effect: 'max(0, dettes - actifBrut)',
  }),
  familyStep('fraisAuDela', 'max(0, frais_funeraires - fraisFuneraires)', {
    ...euros({ fr: 'Frais funéraires au-delà du forfait', en: 'Funeral costs beyond the lump sum' }),
    law: ['fraisFuneraires'],
    warns: 'frais_funeraires_forfait',
    warnsWhen: 'exceeds(frais_funeraires, fraisFuneraires)',
    effect: 'fraisAuDela',
  }),
  familyObserved('ordre', { origin: OF_CIVIL_LAW }),
  familyObserved('donnees', {
    ...euros({ fr: 'Toutes les donations', en: 'All gifts' }),
    value: (work) => civil(work).reserve.masseCalcul - civil(work).net,
    origin: {
      fr: 'À leur valeur d’aujourd’hui ; une donation-partage, à celle de son jour (Code civil, articles 922 et 1078).',
      en: 'At their value of today; a donation-partage, at that of its day (Code civil, articles 922 and 1078).',
    },
  }),
  familyStep('masseCalcul', 'actifCivil + donnees', { law: ['masseReserve'] }),
  familyObserved('nombreSouches', {
    label: { fr: 'Souches d’héritiers', en: 'Branches of heirs' },
    kind: 'count',
    value: (work) => devolution(work).branches.length,
    origin: OF_CIVIL_LAW,
  }),
  familyStep(
    'partReservee',
    'if(ordre = "descendants", 1 - 1 / if(nombreSouches = 1, quotiteDisponible.unEnfant, if(nombreSouches = 2, quotiteDisponible.deuxEnfants, quotiteDisponible.troisEnfants)), if(ordre = "conjoint", reserveConjoint, 0))',
    {
      label: { fr: 'Part réservée', en: 'Reserved part' },
      kind: 'rate',
      value: (work) => civil(work).reserve.taux,
    },
  ),
  familyStep('reserve', 'partReservee * masseCalcul'),
  familyStep('quotiteDisponible', 'masseCalcul - reserve', { figure: 'devolution.quotiteDisponible' }),
  familyTable('imputations', {
    label: { fr: 'Donations comptées sur la réserve', en: 'Gifts counted on the reserve' },
    count: 'if(ordre = "descendants", nombreSouches, 0)',
    start: {},
    rows: metByBranch,
    columns: {
      donne: readColumn(OF_GIFTS, 'euros', {
        fr: 'Donné à la souche, hors part exclue',
        en: 'Given to the branch, on account',
      }),
      impute: column('euros', 'min(reserve / nombreSouches, donne)', {
        fr: 'Compté sur sa réserve',
        en: 'Counted on its reserve',
      }),
    },
  }),
  familyStep('reserveRestante', 'reserve - sum(imputations, imputations.impute)', {
    ...euros({ fr: 'Réserve que les donations laissent', en: 'Reserve that gifts leave' }),
    value: (work) => civil(work).reserve.reserveLeft,
    warns: 'donations_excessives',
    warnsWhen: 'exceeds(reserveRestante, actifCivil)',
    effect: 'max(0, reserveRestante - actifCivil)',
  }),
  familyStep('disponibleRestant', 'max(0, actifCivil - reserveRestante)', {
    ...euros({ fr: 'Disponible que les donations laissent', en: 'Disposable part that gifts leave' }),
    value: (work) => civil(work).reserve.disposableLeft,
  }),
  familyObserved('nombreLegs', {
    label: { fr: 'Nombre de legs', en: 'Number of legacies' },
    kind: 'count',
    value: (work) => civil(work).legacies.rows.length,
    origin: OF_QUESTION,
  }),
  familyTable('legsDemandes', {
    label: { fr: 'Les legs', en: 'Legacies' },
    count: 'nombreLegs',
    start: {},
    rows: (work) => {
      const { estate } = work
      const { shares, legacies } = civil(work)
      return legacies.rows.map(({ person }, index) => {
        const legacy = estate.legacies[index]
        return {
          personne: shares.findIndex((share) => share.person === person) + 1,
          part: legacy && 'part' in legacy ? 100 * legacy.part : 0,
          montantLegue: legacy && 'amount' in legacy ? legacy.amount : 0,
        }
      })
    },
    columns: {
      personne: readColumn(OF_QUESTION, 'count', { fr: 'Personne', en: 'Person' }),
      part: readColumn(OF_QUESTION, 'percent', { fr: 'Part léguée', en: 'Share left' }),
      montantLegue: readColumn(OF_QUESTION, 'euros', { fr: 'Montant légué', en: 'Amount left' }),
      legue: column('euros', 'part / 100 * actifCivil + montantLegue', { fr: 'Legs', en: 'Legacy' }),
    },
  }),
  familyStep('legsEnTout', 'sum(legsDemandes, legsDemandes.legue)', {
    ...euros({ fr: 'Legs du testament', en: 'Legacies of the will' }),
    value: (work) => civil(work).legacies.bequeathed,
  }),
  familyStep('plafondLegs', 'min(disponibleRestant, actifCivil)', {
    ...euros({ fr: 'Plafond des legs', en: 'Most that legacies may take' }),
    value: (work) => civil(work).legacies.limit,
  }),
  familyStep('legsPayes', 'min(legsEnTout, plafondLegs)', {
    figure: 'devolution.legs',
    law: ['reductionLegs'],
  }),
  familyStep('legsReduits', 'exceeds(legsEnTout, plafondLegs)', {
    law: ['reductionLegs'],
    warns: 'legs_reduits',
    warnsWhen: 'legsReduits',
    effect: 'legsEnTout - legsPayes',
  }),
  familyStep(
    'reste',
    'max(0, actifCivil - legsPayes)',
    euros({ fr: 'Ce que les legs laissent', en: 'What legacies leave' }),
  ),
  familyTable('rapports', {
    label: { fr: 'Donations rapportées, par personne', en: 'Gifts brought back, by person' },
    count: 'nombrePersonnes',
    start: {},
    rows: sharingOf,
    columns: {
      souche: readColumn(OF_CIVIL_LAW, 'count', { fr: 'Souche', en: 'Branch' }),
      rapporte: readColumn(OF_GIFTS, 'euros', { fr: 'Rapporté', en: 'Brought back' }),
      participe: readColumn(
        {
          fr: 'Un héritier qui a reçu plus que sa part garde ce don et ne prend rien de plus (Code civil, articles 843 et 860).',
          en: 'An heir who was given more than a full share keeps the gift and takes no more of the estate (Code civil, articles 843 and 860).',
        },
        'flag',
        { fr: 'Prend une part', en: 'Takes a part' },
      ),
    },
  }),
  familyTable('souches', {
    label: { fr: 'Les souches', en: 'Branches' },
    count: 'nombreSouches',
    start: {},
    rows: branchesOf,
    columns: {
      poids: readColumn(OF_CIVIL_LAW, 'rate', { fr: 'Part de la souche', en: 'Part of the branch' }),
      rapporte: readColumn(OF_GIFTS, 'euros', {
        fr: 'Rapporté par la souche',
        en: 'Brought back by the branch',
      }),
      participe: readColumn(OF_CIVIL_LAW, 'flag', {
        fr: 'La souche prend une part',
        en: 'The branch takes a part',
      }),
    },
  }),
  familyStep('rapportees', 'sum(souches, souches.rapporte)', {
    ...euros({ fr: 'Donations rapportées en tout', en: 'Gifts brought back in all' }),
    law: ['rapportDonations'],
  }),
  familyStep('disponibleApresLegs', 'max(0, min(disponibleRestant - legsPayes, reste))', {
    ...euros({ fr: 'Disponible que les legs laissent', en: 'Disposable part that legacies leave' }),
  }),
  familyObserved('ageDuConjoint', {
    label: { fr: 'Âge du conjoint', en: 'The spouse’s age' },
    kind: 'age',
    value: (work) => devolution(work).spouse?.age ?? null,
    origin: OF_QUESTION,
  }),
  familyObserved('nombreOptions', {
    label: { fr: 'Choix du conjoint', en: 'Options of the spouse' },
    kind: 'count',
    value: ({ options }) => options.length,
    origin: {
      fr: 'Quatre à côté d’enfants, aucun sinon (Code civil, articles 757 et 1094-1).',
      en: 'Four beside children, none otherwise (Code civil, articles 757 and 1094-1).',
    },
  }),
  familyStep('usufruitDuChoix', usufruitOf('ageDuConjoint'), {
    label: { fr: 'Valeur de l’usufruit du conjoint', en: 'Value of the spouse’s usufruct' },
    kind: 'rate',
    when: hasOptions,
    law: ['usufruitViager'],
  }),
  familyStep('usufruitDuChoix', '0', {
    label: { fr: 'Valeur de l’usufruit du conjoint', en: 'Value of the spouse’s usufruct' },
    kind: 'rate',
    when: (work) => !hasOptions(work),
  }),
  familyTable('choix', {
    label: { fr: 'Les choix du conjoint', en: 'The options of the spouse' },
    count: 'nombreOptions',
    start: {},
    rows: (work) =>
      work.options.map(({ option }) => {
        const takers = takersUnder(work, option)
        const taking = devolution(work).branches.filter(({ members }) =>
          members.some((one) => takers.has(one)),
        )
        return {
          option,
          rapporteParElles: sumBy(taking, ({ members }) => sumBy(members, broughtBackBy)),
          poids: sumBy(taking, ({ weight }) => weight),
        }
      }),
    columns: {
      option: readColumn(OF_CIVIL_LAW, 'choice', { fr: 'Choix', en: 'Option' }),
      propriete: column('euros', OPTION, { fr: 'En propriété', en: 'In ownership' }),
      usufruit: column(
        'euros',
        'if(option = "usufruit", reste, if(option = "quart_usufruit", reste - propriete, 0))',
        { fr: 'En usufruit', en: 'In usufruct' },
      ),
      rapporteParElles: readColumn(OF_GIFTS, 'euros', {
        fr: 'Rapporté par les souches qui prennent une part',
        en: 'Brought back by branches that take a part',
      }),
      poids: readColumn(OF_CIVIL_LAW, 'rate', {
        fr: 'Parts des souches qui prennent une part',
        en: 'Parts of branches that take a part',
      }),
    },
  }),
  familyStep('proprieteDuConjoint', 'first(choix, choix.option = option_conjoint, choix.propriete)', {
    ...spouseOwns,
    when: hasOptions,
    law: ['partConjoint', 'quotiteSpecialeEpoux'],
  }),
  familyObserved('nombreParents', {
    label: { fr: 'Père et mère', en: 'Parents' },
    kind: 'count',
    value: (work) => civil(work).people.filter(({ kinship }) => kinship === 'parent').length,
    origin: OF_QUESTION,
  }),
  familyStep(
    'proprieteDuConjoint',
    'if(donation_epoux, reste, max((1 - nombreParents * partParentConjoint) * reste, min(reste, reserve)))',
    {
      ...spouseOwns,
      when: (work) => hasSpouse(work) && !hasOptions(work),
      law: ['partParentConjoint', 'reserveConjoint'],
    },
  ),
  familyStep('proprieteDuConjoint', '0', { ...spouseOwns, when: (work) => !hasSpouse(work) }),
  familyStep(
    'usufruitDuConjoint',
    'if(nombreOptions = 0, 0, first(choix, choix.option = option_conjoint, choix.usufruit))',
    {
      ...euros({ fr: 'Le conjoint, en usufruit', en: 'The spouse, in usufruct' }),
      value: (work) => civil(work).spouse.usufruit,
    },
  ),
  familyStep('tauxUsufruit', 'if(usufruitDuConjoint > 0, usufruitDuChoix, 0)', {
    label: { fr: 'Valeur de l’usufruit', en: 'Value of the usufruct' },
    kind: 'rate',
    value: (work) => civil(work).usufruitRate,
  }),
  familyStep(
    'aPartager',
    'reste - proprieteDuConjoint',
    euros({ fr: 'À partager entre les autres', en: 'For the others to share' }),
  ),
  familyStep('nonDevolu', 'if(nombreSouches = 0, aPartager, 0)'),
  familyTable('partsDesSouches', {
    label: { fr: 'Ce que prend chaque souche', en: 'What each branch takes' },
    count: 'nombreSouches',
    start: {},
    rows: (work) => branchesOf(work).map(({ recueilli }) => ({ recueilli })),
    law: ['rapportDonations', 'partParentFratrie', 'partBrancheAscendants'],
    columns: {
      souche: column('count', 'prev.souche + 1', { fr: 'Souche', en: 'Branch' }),
      recueilli: column(
        'euros',
        'if(at(souches, souche, souches.participe), (aPartager + sum(souches, if(souches.participe, souches.rapporte, 0))) * at(souches, souche, souches.poids) / sum(souches, if(souches.participe, souches.poids, 0)) - at(souches, souche, souches.rapporte), 0)',
        { fr: 'Pris dans la succession', en: 'Taken from the estate' },
      ),
    },
  }),
  warned(
    'nonAppeles',
    'heritier_non_appele',
    { fr: 'Des personnes ne sont pas appelées', en: 'Some persons are not called' },
    ({ settlement }) => settlement.estate.heirs.some(({ called }) => !called),
  ),
  warned(
    'sansLegs',
    'pacs_sans_legs',
    { fr: 'Partenaire ou ami sans legs', en: 'Partner or friend without a legacy' },
    ({ settlement }) =>
      settlement.estate.heirs.some(
        ({ called, person: { kinship } }) => !called && (kinship === 'pacs' || kinship === 'autre'),
      ),
  ),
  warned(
    'plusQueSaPart',
    'rapport_excede',
    { fr: 'Donation au-dessus de la part', en: 'Gift above the share' },
    (work) => civil(work).shares.some(({ sharing }) => sharing?.exceeds === true),
  ),
  familyObserved('plusieursSurLaLigne', {
    label: { fr: 'Reçu par chacun d’une ligne', en: 'Received by each of a row' },
    kind: 'flag',
    value: ({ params }) => givesToSeveral(params),
    origin: OF_QUESTION,
    warns: 'plusieurs_sur_la_ligne',
  }),
  familyStep('retourPossible', 'nombreParents > 0 and ordre <> "descendants"', {
    label: { fr: 'Droit de retour des parents', en: 'Right of return of parents' },
    kind: 'flag',
    warns: 'retour_parents',
    warnsWhen: 'retourPossible',
  }),
  warned(
    'biensDeFamille',
    'biens_de_famille',
    { fr: 'Biens de famille', en: 'Family property' },
    (work) =>
      devolution(work).ordre === 'conjoint' &&
      !has(work, 'parent') &&
      (has(work, 'frere_soeur') || has(work, 'neveu_niece')),
  ),
  warned(
    'deuxBranches',
    'fente',
    { fr: 'Deux branches', en: 'Two sides' },
    (work) =>
      devolution(work).branches.some(({ members }) => members[0]?.kinship === 'grand_parent') ||
      (devolution(work).ordre === 'collateraux' && devolution(work).branches.length > 1),
  ),
  warned(
    'autreUnion',
    'enfant_autre_lit',
    { fr: 'Enfant d’une autre union', en: 'Child of another union' },
    (work) => hasOptions(work) && civil(work).people.some(({ otherUnion }) => otherUnion === true),
  ),
  warned(
    'logementDuConjoint',
    'droit_logement',
    { fr: 'Logement du conjoint', en: 'The spouse’s home' },
    (work) => hasSpouse(work) && work.params.residence_principale > 0,
  ),
]
