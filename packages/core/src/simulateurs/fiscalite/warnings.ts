import type { WarningText } from '../../definition/warning.ts'

/**
 * Texts of the warnings by code; `find-warnings.ts` has their conditions. Codes are part of answers and do not
 * change. Legal amounts in these texts are typed: a revision of the law corrects them by hand. Used by
 * `contract.ts`.
 */
export const warnings = {
  parent_isole_sans_effet: {
    level: 'alert',
    fr: 'La case T ne compte pas ici : elle est pour une personne célibataire, divorcée ou séparée qui vit seule avec un enfant à charge (CGI, art. 194, II).',
    en: 'Box T does not count here: it is for a single, divorced or separated person who lives alone with a dependent child (CGI, art. 194, II).',
  },
  case_l_sans_effet: {
    level: 'alert',
    fr: 'La case L ne compte pas ici : elle est pour une personne seule sans enfant à charge, et ne s’ajoute pas à la demi-part d’invalidité (CGI, art. 195, 1).',
    en: 'Box L does not count here: it is for a person living alone without a dependent child, and does not add to the half part of a disability (CGI, art. 195, 1).',
  },
  veuf_enfants: {
    fr: 'Veuf avec enfant : vous gardez les parts d’un couple, que l’enfant soit ou non né de l’union avec le défunt, même en résidence alternée (CGI, art. 194, I). L’année du décès suit d’autres règles.',
    en: 'Widowed with a child: you keep the parts of a couple, whether or not the child is of the union with the person who died, even in shared custody (CGI, art. 194, I). The year of the death follows other rules.',
  },
  decote_active: {
    fr: 'La décote allège cet impôt et fond quand le revenu monte : un euro imposable de plus coûte davantage que le taux de la tranche (CGI, art. 197, I, 4). Voyez l’impôt sur 1 000 € de plus.',
    en: 'The décote lightens this tax and melts as the income rises: one more taxable euro costs more than the rate of the bracket (CGI, art. 197, I, 4). See the tax on the next €1,000.',
  },
  quotient_plafonne: {
    fr: 'Le plafond du quotient familial joue : le gain des parts des enfants ou des demi-parts est limité, et le prochain euro est imposé avec les seules parts des adultes (CGI, art. 197, I, 2).',
    en: 'The ceiling of the family quotient binds: the gain from the children’s parts or the half parts is limited, and the next euro is taxed with the adults’ parts alone (CGI, art. 197, I, 2).',
  },
  impot_non_recouvre: {
    fr: 'Un petit impôt n’est pas réclamé : sous 61 € pour tout l’avis avant crédits d’impôt, ou sous 12 € après (CGI, art. 1657).',
    en: 'A small tax is not collected: under €61 for the whole notice before tax credits, or under €12 after them (CGI, art. 1657).',
  },
  credits_rembourses: {
    fr: 'Les crédits d’impôt dépassent tout l’impôt de cet avis : la différence vous est rendue, si elle atteint 8 € (CGI, art. 1965 L).',
    en: 'The tax credits exceed all the tax of this notice: the difference is paid back to you, from €8 on (CGI, art. 1965 L).',
  },
  reductions_perdues: {
    level: 'alert',
    fr: 'Les réductions d’impôt dépassent l’impôt : le surplus est perdu, sauf celles qui se reportent.',
    en: 'The tax reductions exceed the tax: the surplus is lost, save for those that carry over.',
  },
  plafond_avantages: {
    level: 'alert',
    fr: 'Réductions et crédits d’impôt dépassent ensemble 10 000 €. Ce plafond global, auquel certains échappent, n’est pas appliqué (CGI, art. 200-0 A) : l’impôt réel peut être plus élevé.',
    en: 'Tax reductions and credits together exceed €10,000. This overall cap, which some escape, is not applied (CGI, art. 200-0 A): the real tax may be higher.',
  },
  plafond_niches_atteint: {
    level: 'alert',
    fr: 'L’emploi à domicile, la garde d’enfants et les réductions plafonnées dépassent ensemble 10 000 € : l’excédent est perdu (CGI, art. 200-0 A).',
    en: 'Home employment, childcare and the capped reductions together exceed €10,000: the excess is lost (CGI, art. 200-0 A).',
  },
  dons_reportables: {
    fr: 'Les dons dépassent 20 % du revenu net global : l’excédent se reporte sur les cinq années suivantes (CGI, art. 200, 1).',
    en: 'The gifts exceed 20% of the net global income: the excess carries over five years (CGI, art. 200, 1).',
  },
  dons_75_octobre_2025: {
    fr: 'Le plafond de 2 000 € des dons à 75 % vaut depuis le 14 octobre 2025 ; avant, il est de 1 000 €. Nous comptons 2 000 €.',
    en: 'The ceiling of €2,000 of gifts at 75% holds since 14 October 2025; before, it is €1,000. We count €2,000.',
  },
  cehr_due: {
    fr: 'La contribution exceptionnelle sur les hauts revenus est due. Si ce revenu est exceptionnel, un lissage peut la réduire : nous ne le calculons pas (CGI, art. 223 sexies, II).',
    en: 'The exceptional contribution on high incomes is due. For an exceptional income, smoothing may lower it: it is not computed (CGI, art. 223 sexies, II).',
  },
  cdhr_due: {
    fr: 'La contribution différentielle sur les hauts revenus est due, avec un acompte de 95 % en décembre de l’année des revenus. Elle part de l’impôt après réductions et crédits, sauf ceux de l’article 224, IV du CGI que vous avez indiqués. Les revenus exceptionnels ne sont pas retraités.',
    en: 'The differential contribution on high incomes is due, with an instalment of 95% in December of the year of the incomes. It starts from the tax after reductions and credits, save for those of article 224, IV of the CGI that you entered. Exceptional incomes are not adjusted.',
  },
  credits_et_cdhr: {
    fr: 'Des réductions ou des crédits hors de la liste de l’article 224, IV du CGI augmentent d’autant la contribution différentielle.',
    en: 'Reductions or credits outside the list of article 224, IV of the CGI raise the differential contribution by as much.',
  },
  frais_reels_inutiles: {
    level: 'alert',
    fr: 'Les frais réels d’une personne ne dépassent pas sa déduction de 10 %, qui est gardée.',
    en: 'One person’s actual expenses do not exceed the deduction of 10%, which is kept.',
  },
  frais_reels_retenus: {
    fr: 'Des frais réels remplacent les 10 % : chaque dépense se justifie, et ce que l’employeur rembourse s’ajoute au salaire (CGI, art. 83, 3°).',
    en: 'Actual expenses replace the 10%: each one must be proven, and what the employer pays back adds to the salary (CGI, art. 83, 3°).',
  },
  frais_sans_salaire: {
    level: 'alert',
    fr: 'Les frais réels d’une personne sans salaire viennent en moins des autres revenus du foyer (CGI, art. 156, I). Vérifiez la personne, et qu’ils tiennent à un travail de l’année.',
    en: 'Actual expenses of a person without a salary come off the household’s other incomes (CGI, art. 156, I). Check the person, and that they belong to work of the year.',
  },
  deductions_excessives: {
    level: 'alert',
    fr: 'Les déductions dépassent les revenus : le revenu imposable est nul, et l’excédent ne réduit rien cette année. Seul un déficit de frais réels se reporte (CGI, art. 156, I).',
    en: 'The deductions exceed the incomes: the taxable income is nil, and the excess lowers nothing this year. Only a loss from actual expenses carries over (CGI, art. 156, I).',
  },
  per_plafond: {
    fr: 'Sans le plafond de votre avis d’impôt, les versements sur le PER sont déduits sans contrôle (CGI, art. 163 quatervicies). Les sommes retirées seront imposées.',
    en: 'Without the ceiling of your tax notice, the payments into the PER are deducted unchecked (CGI, art. 163 quatervicies). Withdrawals will be taxed.',
  },
  per_excedent: {
    level: 'alert',
    fr: 'Les versements sur le PER dépassent le plafond : l’excédent n’est pas déduit cette année (CGI, art. 163 quatervicies).',
    en: 'The payments into the PER exceed the ceiling: the excess is not deducted this year (CGI, art. 163 quatervicies).',
  },
  micro_seuil_depasse: {
    level: 'alert',
    fr: 'Des recettes dépassent le plafond du régime micro, qui ne dure qu’un temps au-delà. Ventes, services et meublés comptent ensemble. La formule reste la même (CGI, art. 32, 50-0 et 102 ter).',
    en: 'Some takings exceed the ceiling of the micro regime, which only lasts a while beyond it. Sales, services and furnished lettings count together. The formula stays the same (CGI, art. 32, 50-0 and 102 ter).',
  },
  micro_versement_liberatoire: {
    fr: 'Ni les cotisations sociales, ni la CFE, ni le versement libératoire (CGI, art. 151-0) des micro-entreprises ne sont comptés.',
    en: 'Social contributions, the CFE and the final payment (CGI, art. 151-0) of micro-enterprises are not counted.',
  },
  cotisations_et_frais_reels: {
    fr: 'Avec des frais réels, pas de crédit pour les cotisations syndicales : ajoutez-les aux frais (CGI, art. 199 quater C).',
    en: 'With actual expenses, no credit for union dues: add them to the expenses (CGI, art. 199 quater C).',
  },
  taux_individualise_hypotheses: {
    fr: 'Taux individualisés, par hypothèse : loyers par moitié, activité indépendante et pensions non réparties au premier déclarant.',
    en: 'Individual rates assume rents shared by half, self-employment and pensions that are not split given to the first person.',
  },
  taux_dix_pour_cent_suppose: {
    fr: 'Le prélèvement porte sur les revenus d’avant les 10 %, supposés déjà ôtés (CGI, art. 204 H). Avec des frais réels, donnez les revenus déclarés.',
    en: 'Withholding applies to incomes before the 10%, assumed taken off already (CGI, art. 204 H). With actual expenses, give the declared incomes.',
  },
  outre_mer_zone: {
    fr: 'L’abattement d’outre-mer vaut pour les départements : pas pour Saint-Martin ni Saint-Barthélemy (CGI, art. 197, I, 3).',
    en: 'The overseas relief holds in the departments: not in Saint-Martin nor Saint-Barthélemy (CGI, art. 197, I, 3).',
  },
  age_manquant: {
    level: 'alert',
    fr: 'Indiquez l’âge, et celui du conjoint : à 65 ans ou plus, un revenu modeste ouvre un abattement par personne (CGI, art. 157 bis).',
    en: 'Enter the age, and the spouse’s: at 65 or more, a modest income opens an allowance for each (CGI, art. 157 bis).',
  },
  option_bareme: {
    level: 'alert',
    fr: 'Avec l’option pour le barème (case 2OP), ce foyer paierait moins d’impôt : l’écart est donné. L’option vaut pour tous les revenus du capital de l’année (CGI, art. 200 A, 2).',
    en: 'By opting for the progressive scale (box 2OP), this household would pay less tax: the gap is given. The option holds for all capital income of the year (CGI, art. 200 A, 2).',
  },
  option_bareme_perdante: {
    level: 'alert',
    fr: 'Sans l’option pour le barème, ce foyer paierait moins d’impôt : l’écart est donné (CGI, art. 200 A, 1).',
    en: 'Without opting for the progressive scale, this household would pay less tax: the gap is given (CGI, art. 200 A, 1).',
  },
  option_globale: {
    fr: 'L’option pour le barème vaut pour tous les revenus du capital de l’année, assurance-vie versée depuis 2017 comprise : donnez-les tous (CGI, art. 200 A, 2).',
    en: 'The option for the scale holds for all capital income of the year, life insurance paid since 2017 included: enter all of it (CGI, art. 200 A, 2).',
  },
  abattement_plus_values_limite: {
    fr: 'L’abattement pour durée de détention peut limiter la CSG déductible l’an prochain : nous ne comptons pas cette limite (CGI, art. 154 quinquies, II).',
    en: 'The allowance for the holding period may limit the CSG that is deductible next year: we do not count that limit (CGI, art. 154 quinquies, II).',
  },
  csg_deductible_an_prochain: {
    fr: 'La CSG des loyers et, au barème, des plus-values se déduit l’année de son paiement : reportez le montant donné l’an prochain (case 6DE).',
    en: 'The CSG of rents and, under the scale, of gains is deducted in the year when it is paid: carry the amount given to next year (box 6DE).',
  },
  abattement_age_avis: {
    level: 'alert',
    fr: 'L’abattement d’âge ou d’invalidité est ôté ici : le « revenu imposable » de l’avis l’a déjà perdu.',
    en: 'The allowance of age or disability comes off here: the “revenu imposable” of the notice is already after it.',
  },
  abattement_age_invalidite: {
    level: 'alert',
    fr: 'À revenu modeste, un contribuable ou un conjoint invalide a un abattement (CGI, art. 157 bis) : dites qui l’est.',
    en: 'With a modest income, a disabled taxpayer or spouse has an allowance (CGI, art. 157 bis): say who is.',
  },
  invalides_trop_nombreux: {
    level: 'alert',
    fr: 'Plus de personnes invalides que de personnes au foyer : chacune est comptée pour une demi-part, vérifiez leur nombre.',
    en: 'More disabled people than people in the household: check their number, each counts for a half part.',
  },
  taux_moyen_inexistant: {
    fr: 'Le revenu est trop petit, devant les crédits d’impôt, pour qu’un taux moyen ait un sens.',
    en: 'The income is too small, next to the tax credits, for an average rate to make sense.',
  },
} as const satisfies Readonly<Record<string, WarningText>>
