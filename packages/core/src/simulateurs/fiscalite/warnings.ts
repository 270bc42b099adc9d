/** Texts of the warnings by code; `find-warnings.ts` has their conditions. */
export const warnings = {
  parent_isole_sans_effet: {
    fr: 'La case T ne compte pas ici : elle est pour une personne célibataire, divorcée ou séparée qui vit seule avec un enfant à charge (CGI, art. 194, II).',
    en: 'Box T does not count here: it is for a single, divorced or separated person who lives alone with a dependent child (CGI, art. 194, II).',
  },
  case_l_sans_effet: {
    fr: 'La case L ne compte pas ici : elle est pour une personne seule sans enfant à charge, et ne s’ajoute pas à la demi-part d’invalidité (CGI, art. 195, 1).',
    en: 'Box L does not count here: it is for a person living alone without a dependent child, and does not add to the half part of a disability (CGI, art. 195, 1).',
  },
  veuf_enfants: {
    fr: 'Veuf avec enfant : vous gardez les parts d’un couple, que l’enfant soit ou non né de l’union avec le conjoint ou le partenaire de Pacs décédé, et même en résidence alternée (CGI, art. 194, I). L’année du décès suit d’autres règles.',
    en: 'Widowed with a child: you keep the parts of a couple, whether or not the child is of the union with the spouse or civil partner who died, and even in shared custody (CGI, art. 194, I). The year of the death follows other rules.',
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
    fr: 'Un petit impôt n’est pas réclamé : sous 61 € avant crédits d’impôt, ou s’il reste moins de 12 € à payer après (CGI, art. 1657). Nous ne regardons ici que l’impôt du barème ; l’article regarde l’avis entier, impôt sur les revenus du capital compris : si ce total atteint le seuil, tout est réclamé.',
    en: 'A small tax is not collected: under €61 before tax credits, or when less than €12 is left to pay after them (CGI, art. 1657). We look here at the tax of the scale alone; the article looks at the whole notice, tax on capital income included: if that total reaches the threshold, all of it is collected.',
  },
  credits_rembourses: {
    fr: 'Les crédits d’impôt dépassent tout l’impôt de cet avis : la différence vous est rendue.',
    en: 'The tax credits exceed all the tax of this notice: the difference is paid back to you.',
  },
  reductions_perdues: {
    fr: 'Les réductions d’impôt dépassent l’impôt : le surplus est perdu, sauf celles qui se reportent. Nous ne vérifions pas leurs conditions.',
    en: 'The tax reductions exceed the tax: the surplus is lost, save for those that carry over. We do not check their conditions.',
  },
  plafond_avantages: {
    fr: 'Réductions et crédits d’impôt dépassent ensemble 10 000 €, le plafond global des avantages fiscaux. Nous ne l’appliquons pas : certains y échappent, comme les dons, et d’autres ont un plafond plus haut (CGI, art. 200-0 A). Si les vôtres y sont soumis, l’impôt réel est plus élevé.',
    en: 'Tax reductions and credits together exceed €10,000, the overall cap on tax advantages. We do not apply it: some escape it, such as gifts, and others have a higher cap (CGI, art. 200-0 A). If yours are subject to it, the real tax is higher.',
  },
  cehr_due: {
    fr: 'La contribution exceptionnelle sur les hauts revenus est due. Si ce revenu est exceptionnel, un lissage peut la réduire : nous ne le calculons pas (CGI, art. 223 sexies, II).',
    en: 'The exceptional contribution on high incomes is due. If this income is exceptional, smoothing may lower it: we do not compute it (CGI, art. 223 sexies, II).',
  },
  cdhr_due: {
    fr: 'La contribution différentielle sur les hauts revenus est due, avec un acompte de 95 % entre le 1er et le 15 décembre de l’année des revenus. Par simplification, nous la comparons à l’impôt avant toute réduction ; l’article n’ajoute à l’impôt qu’une liste d’avantages, où ne sont, pour les revenus de 2025, ni l’emploi à domicile ni les dons : avec de tels avantages, la vraie contribution peut être plus élevée. Les revenus exceptionnels ne sont pas retraités (CGI, art. 224).',
    en: 'The differential contribution on high incomes is due, with an instalment of 95% between 1 and 15 December of the year of the incomes. As a simplification, we compare it with the tax before any reduction; the article adds back to the tax only a list of advantages, which for 2025 income holds neither home employment nor gifts: with such advantages, the real contribution may be higher. Exceptional incomes are not adjusted (CGI, art. 224).',
  },
  frais_reels_inutiles: {
    fr: 'Des frais réels ne dépassent pas les 10 % de cette personne : ce sont les 10 % qui sont déduits.',
    en: 'Some actual expenses do not exceed that person’s 10%: the 10% is deducted.',
  },
  frais_reels_retenus: {
    fr: 'Des frais réels remplacent les 10 % : chaque dépense se justifie, et ce que l’employeur rembourse s’ajoute au salaire (CGI, art. 83, 3°).',
    en: 'Actual expenses replace the 10%: each one must be proven, and what the employer pays back adds to the salary (CGI, art. 83, 3°).',
  },
  frais_sans_salaire: {
    fr: 'Des frais réels sont donnés pour une personne sans salaire : ils viennent alors en moins des autres revenus du foyer (CGI, art. 156, I). Vérifiez qu’ils tiennent à un travail de l’année et sont à la bonne personne.',
    en: 'Actual expenses are entered for a person without a salary: they then come off the household’s other incomes (CGI, art. 156, I). Check that they belong to work of the year, and to the right person.',
  },
  deductions_excessives: {
    fr: 'Les déductions dépassent les revenus : le revenu imposable est nul, et l’excédent ne réduit rien cette année. Seul un déficit de frais réels se reporte (CGI, art. 156, I).',
    en: 'The deductions exceed the incomes: the taxable income is nil, and the excess lowers nothing this year. Only a loss from actual expenses carries over (CGI, art. 156, I).',
  },
  per_plafond: {
    fr: 'Les versements sur le PER sont déduits sans contrôle : vérifiez qu’ils tiennent dans le plafond de votre avis d’impôt (CGI, art. 163 quatervicies). Les sommes retirées seront imposées.',
    en: 'The payments into the PER are deducted unchecked: see that they fit the ceiling of your tax notice (CGI, art. 163 quatervicies). Withdrawals will be taxed.',
  },
  option_bareme: {
    fr: 'Avec l’option pour le barème (case 2OP), ce foyer paierait moins d’impôt, même sans aucun abattement ; les dividendes y comptent en plus après un abattement de 40 %. L’option vaut pour tous les revenus du capital de l’année (CGI, art. 200 A, 2).',
    en: 'By opting for the progressive scale (box 2OP), this household would pay less tax, even without any allowance; dividends moreover count there after a 40% allowance. The option holds for all capital income of the year (CGI, art. 200 A, 2).',
  },
  abattement_age_invalidite: {
    fr: 'Un revenu modeste peut donner un abattement à la personne imposée, ou à son conjoint, qui a plus de 65 ans ou est invalide (CGI, art. 157 bis) : il n’est pas compté ici, et l’impôt réel peut être plus bas.',
    en: 'A modest income may give an allowance to the taxpayer, or the spouse, who is over 65 or disabled (CGI, art. 157 bis): it is not counted here, and the real tax may be lower.',
  },
  invalides_trop_nombreux: {
    fr: 'Plus de personnes invalides que de personnes au foyer : chacune est comptée pour une demi-part, vérifiez leur nombre.',
    en: 'More disabled people than people in the household: each counts for a half part, check their number.',
  },
  taux_moyen_inexistant: {
    fr: 'Le revenu est trop petit, devant les crédits d’impôt, pour qu’un taux moyen ait un sens.',
    en: 'The income is too small, next to the tax credits, for an average rate to make sense.',
  },
}
