/** What a careful professional would add, by code; when each is true: `cautions.ts`. */
export const warnings = {
  parent_isole_sans_effet: {
    fr: 'La case T ne compte pas ici : elle est pour une personne célibataire, divorcée ou séparée qui vit seule avec un enfant à charge (CGI, art. 194, II).',
    en: 'Box T does not count here: it is for a single, divorced or separated person who lives alone with a dependent child (CGI, art. 194, II).',
  },
  case_l_sans_effet: {
    fr: 'La case L ne compte pas ici : elle est pour une personne seule sans enfant à charge, et ne s’ajoute pas à la demi-part d’invalidité (CGI, art. 195, 1).',
    en: 'Box L does not count here: it is for a person alone without a dependent child, and does not add to the half part of a disability (CGI, art. 195, 1).',
  },
  veuf_enfants: {
    fr: 'Veuf avec enfant : la part en plus suppose un enfant à charge exclusive, né du mariage avec le conjoint décédé (CGI, art. 194, I) ; un enfant en résidence alternée ne la donne pas. L’année du décès suit d’autres règles.',
    en: 'Widowed with a child: the extra part supposes a child in your sole charge, of the marriage with the spouse who died (CGI, art. 194, I); a child in shared custody does not give it. The year of the death follows other rules.',
  },
  decote_active: {
    fr: 'La décote allège cet impôt et fond quand le revenu monte : un euro imposable de plus coûte davantage que le taux de la tranche (CGI, art. 197, I, 4). Voyez l’impôt sur 1 000 € de plus.',
    en: 'The décote lightens this tax and melts as the income rises: one more taxable euro costs more than the rate of the bracket (CGI, art. 197, I, 4). See the tax on 1,000 € more.',
  },
  quotient_plafonne: {
    fr: 'Le plafond du quotient familial joue : le gain des parts des enfants ou des demi-parts est limité, et le prochain euro est imposé avec les seules parts des adultes (CGI, art. 197, I, 2).',
    en: 'The ceiling of the family quotient binds: the gain from the children’s parts or the half parts is limited, and the next euro is taxed with the adults’ parts alone (CGI, art. 197, I, 2).',
  },
  impot_non_recouvre: {
    fr: 'Un petit impôt n’est pas réclamé : sous 61 € avant crédits d’impôt, ou s’il reste moins de 12 € à payer après (CGI, art. 1657).',
    en: 'A small tax is not claimed: under 61 € before tax credits, or when less than 12 € is left to pay after them (CGI, art. 1657).',
  },
  credits_rembourses: {
    fr: 'Les crédits d’impôt dépassent l’impôt sur le revenu : la différence vous est rendue.',
    en: 'The tax credits exceed the income tax: the difference is paid back to you.',
  },
  reductions_perdues: {
    fr: 'Les réductions d’impôt dépassent l’impôt : le surplus est perdu, sauf celles qui se reportent. Nous ne vérifions ni leurs conditions ni le plafond global des avantages fiscaux (CGI, art. 200-0 A).',
    en: 'The tax reductions exceed the tax: the surplus is lost, save for those that carry over. We check neither their conditions nor the overall cap on tax breaks (CGI, art. 200-0 A).',
  },
  cehr_due: {
    fr: 'La contribution exceptionnelle sur les hauts revenus est due. Si ce revenu est exceptionnel, un lissage peut la réduire : nous ne le calculons pas (CGI, art. 223 sexies, II).',
    en: 'The exceptional contribution on high incomes is due. If this income is exceptional, smoothing may lower it: we do not compute it (CGI, art. 223 sexies, II).',
  },
  cdhr_due: {
    fr: 'La contribution différentielle sur les hauts revenus est due, avec un acompte de 95 % entre le 1er et le 15 décembre de l’année des revenus. Ses retraitements (revenus exceptionnels, certains avantages fiscaux) ne sont pas calculés (CGI, art. 224).',
    en: 'The differential contribution on high incomes is due, with an instalment of 95% between 1 and 15 December of the year of the incomes. Its adjustments (exceptional incomes, some tax breaks) are not computed (CGI, art. 224).',
  },
  frais_reels_inutiles: {
    fr: 'Des frais réels ne dépassent pas les 10 % de cette personne : ce sont les 10 % qui sont déduits.',
    en: 'Some actual expenses do not exceed that person’s 10%: the 10% is what comes off.',
  },
  frais_reels_retenus: {
    fr: 'Des frais réels remplacent les 10 % : chaque dépense se justifie, et ce que l’employeur rembourse s’ajoute au salaire (CGI, art. 83, 3°).',
    en: 'Actual expenses replace the 10%: each one must be proven, and what the employer pays back adds to the salary (CGI, art. 83, 3°).',
  },
  deductions_excessives: {
    fr: 'Les déductions dépassent les revenus : le revenu imposable est nul, et l’excédent ne réduit rien cette année. Seul un déficit de frais réels se reporte (CGI, art. 156, I).',
    en: 'The deductions exceed the incomes: the taxable income is nil, and the excess lowers nothing this year. Only a loss from actual expenses carries over (CGI, art. 156, I).',
  },
  per_plafond: {
    fr: 'Les versements sur le PER sont déduits sans contrôle : vérifiez qu’ils tiennent dans le plafond de votre avis d’impôt (CGI, art. 163 quatervicies). Ce qu’ils deviendront sera imposé à la sortie.',
    en: 'The payments into the PER are deducted unchecked: see that they fit the ceiling of your tax notice (CGI, art. 163 quatervicies). What they become will be taxed when it leaves.',
  },
  option_bareme: {
    fr: 'Votre tranche est plus basse que le prélèvement forfaitaire : l’option pour le barème (case 2OP) peut coûter moins, dividendes abattus de 40 %. Elle vaut pour tous les revenus du capital de l’année (CGI, art. 200 A, 2).',
    en: 'Your bracket is lower than the flat tax: the option for the scale (box 2OP) may cost less, dividends being cut by 40%. It holds for all capital income of the year (CGI, art. 200 A, 2).',
  },
  invalidite_abattement: {
    fr: 'Une invalidité peut aussi donner un abattement sur un revenu modeste (CGI, art. 157 bis) : nous ne le comptons pas, et l’impôt réel peut être plus bas.',
    en: 'A disability may also give an allowance on a modest income (CGI, art. 157 bis): we do not count it, and the real tax may be lower.',
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
