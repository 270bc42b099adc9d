import type { AppliesWhen } from '../../definition/field.ts'
import { age, calendarYear, choice, count, euros, flag, ratio } from '../../definition/kinds.ts'

/** The first year of income that can be asked for. */
const FIRST_YEAR = 2020
/** The last year of income that can be asked for. Used by `school-amounts.ts`. */
export const LAST_YEAR = 2025
/** A child in shared custody counts for half. Used by `constraints.ts`. */
export const HALF = 0.5

/** A form shows the parameter to a couple only. */
const taxedTogether: AppliesWhen = { situation: ['marie', 'pacse'] }

/**
 * Parameters of `fiscalite`: the incomes, the household, the deductions and the year. Keys are the names of the API:
 * they do not change. Their kinds (`euros`, `count`…) set units and usual ranges. One without `default` or
 * `optional` is required. Used by `capital-income.ts`, `constraints.ts`, `contract.ts` and `sentence.ts`.
 */
export const params = {
  revenu: euros({
    label: { fr: 'Revenu annuel net imposable', en: 'Annual net taxable income' },
    help: {
      fr: 'Du premier déclarant. Ni brut ni net payé : le net imposable de l’année, sur la paie de décembre et prérempli case 1AJ, ou le revenu de l’avis.',
      en: 'Of the first person. Neither gross nor take-home: the net taxable pay of the year, on the December payslip and prefilled in box 1AJ, or the income of the notice.',
    },
  }),
  nature: choice({
    choices: {
      salaire: { fr: 'Déclaré, avant les 10 %', en: 'Declared, before the 10%' },
      imposable: { fr: 'Avis, après les 10 %', en: 'Notice, after the 10%' },
    },
    default: 'salaire',
    label: { fr: 'Nature du revenu', en: 'Kind of income' },
    help: {
      fr: 'Le chiffre de la paie et de la déclaration, ou celui de l’avis d’impôt, dont les 10 % sont ôtés. Vaut pour les deux déclarants et les pensions.',
      en: 'The figure of the payslip and the return, or that of the tax notice, whose 10% is off. For both persons and for pensions.',
    },
  }),
  revenu_conjoint: euros({
    default: 0,
    appliesWhen: taxedTogether,
    label: { fr: 'Revenu annuel du conjoint', en: 'Spouse’s annual income' },
    help: {
      fr: 'De même nature, case 1BJ.',
      en: 'Of the same kind, box 1BJ.',
    },
  }),
  frais_reels: euros({
    default: 0,
    label: { fr: 'Frais réels', en: 'Actual work expenses' },
    help: {
      fr: 'Case 1AK, retenus à la place des 10 % quand ils sont plus élevés. Seulement avec un salaire.',
      en: 'Box 1AK, used in place of the 10% when they are higher. Only with a salary.',
    },
  }),
  frais_reels_conjoint: euros({
    default: 0,
    appliesWhen: taxedTogether,
    label: { fr: 'Frais réels du conjoint', en: 'Spouse’s actual work expenses' },
    help: { fr: 'Case 1BK.', en: 'Box 1BK.' },
  }),
  pensions: euros({
    default: 0,
    label: { fr: 'Pensions et retraites', en: 'Pensions' },
    help: {
      fr: 'À l’année, cases 1AS et 1BS. Du foyer, ou du premier déclarant si celles du conjoint sont à part : les 10 % se comptent par personne.',
      en: 'A year, boxes 1AS and 1BS. Of the household, or of the first person if the spouse’s are apart: the 10% goes by person.',
    },
  }),
  situation: choice({
    choices: {
      celibataire: { fr: 'Célibataire', en: 'Single' },
      marie: { fr: 'Marié', en: 'Married' },
      pacse: { fr: 'Pacsé', en: 'In a civil partnership' },
      divorce: { fr: 'Divorcé ou séparé', en: 'Divorced or separated' },
      veuf: { fr: 'Veuf', en: 'Widowed' },
    },
    default: 'celibataire',
    label: { fr: 'Situation de famille', en: 'Family situation' },
    help: {
      fr: 'Marié et pacsé : imposés ensemble. Veuf : le conjoint est mort avant l’année des revenus.',
      en: 'Married and civil partners: taxed together. Widowed: the spouse died before the year of the incomes.',
    },
  }),
  enfants: count({
    min: 0,
    max: 15,
    default: 0,
    label: { fr: 'Enfants à charge', en: 'Dependent children' },
    help: {
      fr: 'Ligne F. À charge exclusive ou principale : mineurs au 1er janvier ou nés dans l’année, et majeurs rattachés (moins de 21 ans, 25 s’ils étudient).',
      en: 'Line F. Solely or mainly dependent on you: minors on 1 January or born in the year, and attached adults (under 21, or 25 if they study).',
    },
  }),
  enfants_alternes: count({
    min: 0,
    max: 15,
    default: 0,
    label: { fr: 'Enfants en résidence alternée', en: 'Children in shared custody' },
    help: {
      fr: 'Ligne H. Charge partagée par moitié : la moitié des parts. Ils prennent rang après les autres.',
      en: 'Line H. Care shared equally: half the parts. They rank after the others.',
    },
  }),
  parent_isole: flag({
    default: false,
    label: { fr: 'Parent isolé (case T)', en: 'Lone parent (box T)' },
    help: {
      fr: 'Vous viviez seul au 1er janvier, avec un enfant à charge. Sans effet pour un couple ou un veuf.',
      en: 'You lived alone on 1 January, with a dependent child. No effect for a couple or a widowed person.',
    },
  }),
  invalides: count({
    min: 0,
    max: 20,
    default: 0,
    label: { fr: 'Personnes invalides', en: 'Disabled people' },
    help: {
      fr: 'Cases P, F, G, I, R : carte « invalidité », ou pension d’invalidité de 40 % au moins.',
      en: 'Boxes P, F, G, I, R: “invalidité” card, or pension for a disability of at least 40%.',
    },
  }),
  case_l: flag({
    default: false,
    label: { fr: 'A élevé seul un enfant (case L)', en: 'Brought up a child alone (box L)' },
    help: {
      fr: 'Vous vivez seul, sans enfant à charge, et avez élevé seul un enfant pendant cinq ans.',
      en: 'You live alone, without a dependent child, and brought up a child alone for five years.',
    },
  }),
  charges_deductibles: euros({
    default: 0,
    label: { fr: 'Charges déductibles', en: 'Deductible expenses' },
    help: {
      fr: 'Montant admis : pension alimentaire (6GI, 6GJ, 6EL, 6EM, 6GP, 6GU), autres (6DD).',
      en: 'Amount allowed: alimony (6GI, 6GJ, 6EL, 6EM, 6GP, 6GU), others (6DD).',
    },
  }),
  versements_per: euros({
    default: 0,
    label: { fr: 'Versements sur un PER', en: 'Payments into a PER (pension plan)' },
    help: {
      fr: 'Ceux que vous déduisez, cases 6NS et 6NT. Donnez plus bas le plafond de l’avis d’impôt.',
      en: 'Those that you deduct, boxes 6NS and 6NT. Give the ceiling of your tax notice below.',
    },
  }),
  revenus_capital: euros({
    default: 0,
    label: { fr: 'Revenus du capital, sans détail', en: 'Capital income, without details' },
    help: {
      fr: 'Dividendes et intérêts bruts, si vous ne les séparez pas : sans abattement de 40 % sous l’option.',
      en: 'Gross dividends and interest, if you do not separate them: without the 40% allowance under the option.',
    },
  }),
  reductions: euros({
    default: 0,
    label: { fr: 'Réductions d’impôt', en: 'Tax reductions' },
    help: {
      fr: 'Elles ramènent l’impôt à zéro au plus : le surplus est perdu.',
      en: 'They bring the tax down to zero at most: the surplus is lost.',
    },
  }),
  credits: euros({
    default: 0,
    label: { fr: 'Crédits d’impôt', en: 'Tax credits' },
    help: {
      fr: 'Ce qui dépasse l’impôt vous est rendu. Sans le prélèvement à la source déjà payé.',
      en: 'What exceeds the tax is paid back to you. Without the tax already withheld at source.',
    },
  }),
  annee_revenus: calendarYear({
    min: FIRST_YEAR,
    max: LAST_YEAR,
    default: LAST_YEAR,
    label: { fr: 'Année des revenus', en: 'Year of the incomes' },
    help: {
      fr: 'L’impôt se paie l’année suivante. Avant 2020, une réduction n’est pas calculée ; après 2025, le barème n’est pas voté.',
      en: 'The tax is paid the year after. Before 2020, a reduction is not modelled; after 2025, the scale is not enacted.',
    },
  }),
  pensions_conjoint: euros({
    default: 0,
    appliesWhen: taxedTogether,
    label: { fr: 'Pensions du conjoint', en: 'Spouse’s pensions' },
    help: {
      fr: 'Case 1BS. Alors « pensions » est celles du premier déclarant.',
      en: 'Box 1BS. Then “pensions” is those of the first person.',
    },
  }),
  dividendes: euros({
    default: 0,
    label: { fr: 'Dividendes', en: 'Dividends' },
    help: {
      fr: 'Montant brut, case 2DC : abattement de 40 % avec l’option pour le barème.',
      en: 'Gross amount, box 2DC: 40% allowance under the option for the scale.',
    },
  }),
  interets: euros({
    default: 0,
    label: { fr: 'Intérêts', en: 'Interest' },
    help: {
      fr: 'Montant brut, cases 2TR et 2BH : livrets imposables, comptes à terme, obligations, PEL depuis 2018.',
      en: 'Gross amount, boxes 2TR and 2BH: taxable savings accounts, term deposits, bonds, PEL since 2018.',
    },
  }),
  plus_values_mobilieres: euros({
    default: 0,
    label: { fr: 'Plus-values de titres', en: 'Gains on securities' },
    help: {
      fr: 'Case 3VG, nettes des moins-values de l’année et reportées.',
      en: 'Box 3VG, net of losses of the year and carried over.',
    },
  }),
  abattement_plus_values: euros({
    default: 0,
    label: { fr: 'Abattement pour durée de détention', en: 'Allowance for the holding period' },
    help: {
      fr: 'Case 3SG, titres acquis avant 2018. Ne sert qu’au barème.',
      en: 'Box 3SG, securities bought before 2018. Only used by the scale.',
    },
  }),
  gains_assurance_vie: euros({
    default: 0,
    label: { fr: 'Gains des rachats d’assurance-vie', en: 'Gains of life insurance withdrawals' },
    help: {
      fr: 'Cases 2ZZ, 2CH et 2UU : la part de gains des rachats de l’année, pas le rachat.',
      en: 'Boxes 2ZZ, 2CH and 2UU: the share of gains of the withdrawals of the year, not the withdrawal.',
    },
  }),
  assurance_vie_8_ans: flag({
    default: true,
    label: { fr: 'Contrat de 8 ans ou plus', en: 'Contract of 8 years or more' },
  }),
  primes_avant_2017: euros({
    default: 0,
    label: { fr: 'Primes versées jusqu’au 26/09/2017', en: 'Premiums paid up to 26/09/2017' },
    help: {
      fr: 'Non remboursées au 31 décembre précédent ; tous contrats, supposés semblables.',
      en: 'Not paid back on 31 December before; all contracts, assumed alike.',
    },
  }),
  primes_depuis_2017: euros({
    default: 0,
    label: { fr: 'Primes versées depuis le 27/09/2017', en: 'Premiums paid since 27/09/2017' },
    help: {
      fr: 'Non remboursées au 31 décembre précédent, tous contrats. Si les deux sont nulles : gains récents, sous le seuil.',
      en: 'Not paid back on 31 December before, all contracts. If both are zero: recent gains, under the threshold.',
    },
  }),
  pfl_assurance_vie: flag({
    default: false,
    label: { fr: 'Prélèvement libératoire de 7,5 %', en: 'Final tax of 7.5%' },
    help: {
      fr: 'Case 2DH : demandé à l’assureur, pour les gains des primes d’avant le 27/09/2017.',
      en: 'Box 2DH: asked of the insurer, for the gains of premiums before 27/09/2017.',
    },
  }),
  option_bareme: choice({
    choices: {
      pfu: { fr: 'Prélèvement forfaitaire', en: 'Flat tax' },
      bareme: { fr: 'Barème (case 2OP)', en: 'Scale (box 2OP)' },
      auto: { fr: 'Le moins cher des deux', en: 'The cheaper of the two' },
    },
    default: 'pfu',
    label: { fr: 'Option pour le barème', en: 'Option for the scale' },
    help: {
      fr: 'Case 2OP. Vaut pour tous les revenus du capital de l’année ; sans elle, la loi applique le prélèvement forfaitaire.',
      en: 'Box 2OP. It holds for all capital income of the year; without it, the law applies the flat tax.',
    },
  }),
  micro_foncier: euros({
    default: 0,
    label: { fr: 'Loyers nus, micro-foncier', en: 'Unfurnished rents, micro-foncier' },
    help: { fr: 'Case 4BE : loyers bruts, 15 000 € au plus.', en: 'Box 4BE: gross rents, €15,000 at most.' },
  }),
  revenus_fonciers: euros({
    default: 0,
    label: { fr: 'Revenus fonciers nets', en: 'Net property income' },
    help: { fr: 'Case 4BA : bénéfice du régime réel.', en: 'Box 4BA: profit of the real regime.' },
  }),
  deficit_foncier: euros({
    max: 10_700,
    default: 0,
    label: { fr: 'Déficit foncier imputable', en: 'Deductible property loss' },
    help: {
      fr: 'Case 4BC : la part imputable sur le revenu global, 10 700 € au plus.',
      en: 'Box 4BC: the part deducted from overall income, €10,700 at most.',
    },
  }),
  loyers_meubles: euros({
    default: 0,
    label: { fr: 'Loyers meublés, micro-BIC', en: 'Furnished rents, micro-BIC' },
    help: {
      fr: 'Case 5ND : recettes brutes, longue durée, non professionnel.',
      en: 'Box 5ND: gross receipts, long lets, not a business.',
    },
  }),
  benefice_meuble: euros({
    default: 0,
    label: { fr: 'Bénéfice de location meublée', en: 'Profit of furnished lettings' },
    help: { fr: 'Case 5NA : régime réel, non professionnel.', en: 'Box 5NA: real regime, not a business.' },
  }),
  micro_bic_ventes: euros({
    default: 0,
    label: { fr: 'Micro-entreprise, ventes', en: 'Micro-enterprise, sales' },
    help: {
      fr: 'Case 5KO : recettes, sans versement libératoire.',
      en: 'Box 5KO: takings, without the final payment option.',
    },
  }),
  micro_bic_services: euros({
    default: 0,
    label: { fr: 'Micro-entreprise, services', en: 'Micro-enterprise, services' },
    help: {
      fr: 'Case 5KP : recettes, sans versement libératoire.',
      en: 'Box 5KP: takings, without the final payment option.',
    },
  }),
  micro_bnc: euros({
    default: 0,
    label: { fr: 'Micro-entreprise, profession libérale', en: 'Micro-enterprise, profession' },
    help: {
      fr: 'Case 5HQ : recettes, sans versement libératoire.',
      en: 'Box 5HQ: takings, without the final payment option.',
    },
  }),
  benefice_independant: euros({
    default: 0,
    label: { fr: 'Bénéfice d’indépendant', en: 'Profit of self-employment' },
    help: {
      fr: 'Cases 5KC, 5QC et 5HC : régime réel (BIC, BNC, BA).',
      en: 'Boxes 5KC, 5QC and 5HC: real regime (BIC, BNC, BA).',
    },
  }),
  csg_deductible: euros({
    default: 0,
    label: { fr: 'CSG déductible (case 6DE)', en: 'Deductible CSG (box 6DE)' },
    help: {
      fr: 'Celle de votre dernier avis de prélèvements sociaux.',
      en: 'That of your last notice of social levies.',
    },
  }),
  age: age({
    min: 0,
    max: 120,
    optional: true,
    label: { fr: 'Âge au 31 décembre', en: 'Age on 31 December' },
    help: {
      fr: 'De l’année des revenus : abattement des 65 ans, plafond de l’emploi à domicile.',
      en: 'Of the year of the incomes: allowance at 65, ceiling of home employment.',
    },
  }),
  age_conjoint: age({
    min: 0,
    max: 120,
    optional: true,
    appliesWhen: taxedTogether,
    label: { fr: 'Âge du conjoint au 31 décembre', en: 'Spouse’s age on 31 December' },
  }),
  invalidite: flag({
    default: false,
    label: { fr: 'Vous êtes invalide', en: 'You are disabled' },
    help: {
      fr: 'Case P : carte « invalidité » ou pension de 40 %. À compter aussi dans « invalides ».',
      en: 'Box P: “invalidité” card or pension for 40%. Count it in “invalides” too.',
    },
  }),
  invalidite_conjoint: flag({
    default: false,
    appliesWhen: taxedTogether,
    label: { fr: 'Votre conjoint est invalide', en: 'Your spouse is disabled' },
    help: { fr: 'Case F. À compter aussi dans « invalides ».', en: 'Box F. Count it in “invalides” too.' },
  }),
  plafond_per: euros({
    optional: true,
    label: { fr: 'Plafond d’épargne retraite', en: 'Ceiling of pension savings' },
    help: {
      fr: 'Cases 6PS et 6PT de l’avis ; en couple, la somme si vous mutualisez (6QR). Sans lui, rien n’est plafonné.',
      en: 'Boxes 6PS and 6PT of the notice; in a couple, the sum if you pool them (6QR). Without it, nothing is capped.',
    },
  }),
  outre_mer: choice({
    choices: {
      metropole: { fr: 'Métropole', en: 'Mainland France' },
      antilles_reunion: {
        fr: 'Guadeloupe, Martinique, La Réunion',
        en: 'Guadeloupe, Martinique, La Réunion',
      },
      guyane_mayotte: { fr: 'Guyane, Mayotte', en: 'French Guiana, Mayotte' },
    },
    default: 'metropole',
    label: { fr: 'Résidence outre-mer', en: 'Overseas residence' },
  }),
  dons_66: euros({
    default: 0,
    label: { fr: 'Dons aux œuvres', en: 'Gifts to charities' },
    help: { fr: 'Case 7UF : réduction de 66 %.', en: 'Box 7UF: reduction of 66%.' },
  }),
  dons_75: euros({
    default: 0,
    label: { fr: 'Dons d’aide aux personnes en difficulté', en: 'Gifts that help people in need' },
    help: { fr: 'Case 7UD : réduction de 75 %.', en: 'Box 7UD: reduction of 75%.' },
  }),
  emploi_domicile: euros({
    default: 0,
    label: { fr: 'Emploi à domicile', en: 'Home employment' },
    help: {
      fr: 'Dépenses (case 7DB) moins les aides reçues (7DR).',
      en: 'Expenses (box 7DB) less the aid received (7DR).',
    },
  }),
  emploi_domicile_plafond: choice({
    choices: {
      normal: { fr: 'Normal', en: 'Usual' },
      premiere_annee: { fr: 'Première année (case 7DQ)', en: 'First year (box 7DQ)' },
      invalidite: { fr: 'Invalidité (case 7DG)', en: 'Disability (box 7DG)' },
    },
    default: 'normal',
    label: { fr: 'Plafond de l’emploi à domicile', en: 'Ceiling of home employment' },
  }),
  frais_garde: euros({
    default: 0,
    label: { fr: 'Garde des enfants de moins de 6 ans', en: 'Care of children under 6' },
    help: {
      fr: 'Cases 7GA à 7GG : hors du domicile, aides déduites, pour tous.',
      en: 'Boxes 7GA to 7GG: outside the home, less the aid received, for all of them.',
    },
  }),
  enfants_garde: ratio({
    default: 0,
    min: 0,
    max: 15,
    multipleOf: HALF,
    label: { fr: 'Enfants de moins de 6 ans gardés', en: 'Children under 6 in care' },
    help: {
      fr: 'Au 1er janvier. Un demi en résidence alternée.',
      en: 'On 1 January. Half for shared custody.',
    },
  }),
  enfants_college: ratio({
    default: 0,
    min: 0,
    max: 15,
    multipleOf: HALF,
    label: { fr: 'Enfants au collège', en: 'Children in lower secondary school' },
    help: {
      fr: 'Case 7EA, au 31 décembre. Un demi en résidence alternée.',
      en: 'Box 7EA, on 31 December. Half for shared custody.',
    },
  }),
  enfants_lycee: ratio({
    default: 0,
    min: 0,
    max: 15,
    multipleOf: HALF,
    label: { fr: 'Enfants au lycée', en: 'Children in upper secondary school' },
    help: { fr: 'Case 7EC, au 31 décembre.', en: 'Box 7EC, on 31 December.' },
  }),
  enfants_superieur: ratio({
    default: 0,
    min: 0,
    max: 15,
    multipleOf: HALF,
    label: { fr: 'Enfants dans le supérieur', en: 'Children in higher education' },
    help: { fr: 'Case 7EF, au 31 décembre.', en: 'Box 7EF, on 31 December.' },
  }),
  cotisations_syndicales: euros({
    default: 0,
    label: { fr: 'Cotisations syndicales', en: 'Union dues' },
    help: { fr: 'Case 7AC.', en: 'Box 7AC.' },
  }),
  cotisations_syndicales_conjoint: euros({
    default: 0,
    appliesWhen: taxedTogether,
    label: { fr: 'Cotisations syndicales du conjoint', en: 'Spouse’s union dues' },
    help: { fr: 'Case 7AE.', en: 'Box 7AE.' },
  }),
  frais_dependance: euros({
    default: 0,
    label: { fr: 'Hébergement en établissement (dépendance)', en: 'Nursing home (dependency)' },
    help: { fr: 'Case 7CD.', en: 'Box 7CD.' },
  }),
  frais_dependance_conjoint: euros({
    default: 0,
    appliesWhen: taxedTogether,
    label: { fr: 'Hébergement du conjoint (dépendance)', en: 'Spouse’s nursing home (dependency)' },
    help: { fr: 'Case 7CE.', en: 'Box 7CE.' },
  }),
  reductions_plafonnees: euros({
    default: 0,
    label: { fr: 'Réductions soumises au plafond de 10 000 €', en: 'Reductions under the €10,000 cap' },
    help: {
      fr: 'Pinel, FIP, IR-PME… Les autres réductions et crédits restent hors plafond.',
      en: 'Pinel, FIP, IR-PME… The other reductions and credits stay outside the cap.',
    },
  }),
  avantages_cdhr: euros({
    default: 0,
    label: { fr: 'Avantages retenus pour la CDHR', en: 'Advantages counted for the CDHR' },
    help: {
      fr: 'La part des réductions et crédits que l’article 224, IV du CGI cite.',
      en: 'The part of the reductions and credits that article 224, IV of the CGI lists.',
    },
  }),
}
