/**
 * Texts of the warnings by code; `find-warnings.ts` has their conditions. Codes are part of answers and do not
 * change. Legal amounts in these texts are typed: a revision of the law corrects them by hand. Used by
 * `contract.ts`.
 */
export const warnings = {
  don_familial_refuse: {
    level: 'alert',
    fr: 'Un don familial n’est pas exonéré partout ici : il faut de l’argent en pleine propriété, un donateur de moins de 80 ans, et un descendant ou, à défaut, un neveu ou une nièce, de 18 ans au moins (CGI, article 790 G). Un mineur émancipé y a droit : indiquez 18 ans.',
    en: 'A family gift is not exempt everywhere here: it takes money in full ownership, a donor under 80, and a descendant or, for want of one, a nephew or niece, aged 18 or more (CGI, article 790 G). An emancipated minor has it: enter 18.',
  },
  logement_refuse: {
    level: 'alert',
    fr: 'Un don pour un logement n’est pas exonéré partout ici : il faut de l’argent en pleine propriété, du 15 février 2025 au 31 décembre 2026, donné à un descendant ou, à défaut, à un neveu ou une nièce (CGI, article 790 A bis).',
    en: 'A gift for a home is not exempt everywhere here: it takes money in full ownership, from 15 February 2025 to 31 December 2026, given to a descendant or, for want of one, to a nephew or niece (CGI, article 790 A bis).',
  },
  logement_conditions: {
    fr: 'L’argent exonéré doit servir dans les six mois à un logement neuf ou à des travaux d’énergie, et le logement être gardé cinq ans, comme résidence principale ou loué (CGI, article 790 A bis). L’exonération s’arrête à la fin de 2026.',
    en: 'Exempt money must be spent within six months on a new home or on energy works, and the home kept for five years, as a main residence or let (CGI, article 790 A bis). The exemption ends with the year 2026.',
  },
  neveu_sans_descendance: {
    level: 'alert',
    fr: 'Un neveu ou une nièce n’a ces exonérations que si le donateur n’a ni enfant, ni petit-enfant, ni arrière-petit-enfant (CGI, articles 790 G et 790 A bis).',
    en: 'A nephew or niece has these exemptions only if the donor has no child, grandchild or great-grandchild (CGI, articles 790 G and 790 A bis).',
  },
  nue_propriete_argent: {
    level: 'alert',
    fr: 'Donner la nue-propriété d’une somme d’argent n’ôte rien aux droits de succession : la dette de restitution n’est pas déduite au décès (CGI, article 774 bis), ce que la comparaison ne compte pas.',
    en: 'Giving the bare ownership of money takes nothing off inheritance duties: the debt of restitution is not deducted at death (CGI, article 774 bis), which the comparison does not count.',
  },
  presomption_usufruit: {
    fr: 'L’usufruit gardé fait présumer que le bien est encore au défunt, sauf donation régulière de plus de trois mois (CGI, article 751).',
    en: 'A usufruct kept lets the asset be presumed the deceased’s still, save for a regular gift made over three months before (CGI, article 751).',
  },
  reduction_790: {
    level: 'alert',
    fr: 'L’article 790 du CGI a réduit de moitié les droits sur une entreprise donnée en pleine propriété avant 70 ans. Son état en 2026 n’est pas établi : cette réduction n’est pas comptée.',
    en: 'Article 790 of the CGI has halved duties on a business given in full ownership before 70. Its state in 2026 is not established: this reduction is not counted.',
  },
  dutreil_conditions: {
    level: 'alert',
    fr: 'Le pacte Dutreil demande que les titres soient gardés, six ans depuis 2026, et qu’un signataire dirige. Il vaut aussi au décès, ce que la comparaison ne compte pas : l’avantage de donner y est trop grand (CGI, article 787 B).',
    en: 'The pacte Dutreil requires that the shares be kept, six years since 2026, and that a signatory manage the business. It also holds at death, which the comparison does not count: the advantage of giving is overstated there (CGI, article 787 B).',
  },
  rapport_civil: {
    fr: 'Ce qu’un enfant reçoit est une avance sur sa part, rapportée à la succession à sa valeur d’alors, sauf clause hors part (Code civil, articles 843 et 860). Une donation-partage fige les valeurs, pour les mêmes droits (article 1078).',
    en: 'What a child receives is an advance on his or her share, brought back into the estate at its value then, unless the deed says otherwise (Code civil, articles 843 and 860). A donation-partage freezes values, for the same duties (article 1078).',
  },
  pacs_sans_testament: {
    level: 'alert',
    fr: 'Sans testament, un partenaire de PACS n’hérite de rien (Code civil, articles 515-6 et 731) : la comparaison suppose qu’un testament lui laisse les biens.',
    en: 'Without a will, a PACS partner inherits nothing (Code civil, articles 515-6 and 731): the comparison assumes that a will leaves the assets to that partner.',
  },
  anterieures_de_chacun: {
    level: 'alert',
    fr: 'Une donation antérieure compte pour chaque donateur et chaque personne de sa ligne : quatre fois pour deux parents et deux enfants. Donnée à un seul enfant, elle demande la liste des personnes ; par un seul parent, un calcul par parent.',
    en: 'An earlier gift counts for each donor and each person of its row: four times for two parents and two children. Given to one child alone, it takes the list of persons; by one parent alone, a computation for each.',
  },
  arrondi_a_l_euro: {
    fr: 'Droits au centime : l’administration arrondit bases et droits à l’euro (CGI, art. 1649 undecies et 1724).',
    en: 'Duties to the cent: the administration rounds bases and duties to the euro (CGI, art. 1649 undecies and 1724).',
  },
  declaration: {
    fr: 'Un don sans notaire se déclare à l’administration, par la personne qui reçoit, dans le mois qui suit sa révélation (CGI, article 635 A).',
    en: 'A gift without a notary is declared to the administration by the recipient, within a month of its disclosure (CGI, article 635 A).',
  },
  reserve: {
    fr: 'Si le donateur a des enfants, ce qu’il donne à d’autres ne peut entamer leur réserve : ils pourraient demander à son décès une réduction (Code civil, articles 913 et 922).',
    en: 'If the donor has children, gifts to others cannot cut into their reserved portion: they might ask for a reduction at the donor’s death (Code civil, articles 913 and 922).',
  },
} as const
