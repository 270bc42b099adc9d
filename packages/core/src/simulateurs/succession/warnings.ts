/**
 * Texts of the warnings by code; `find-warnings.ts` and `find-family-warnings.ts` have their conditions. Codes are part of
 * answers and do not change. Legal amounts in these texts are typed: a revision of the law corrects them by hand.
 * Used by `contract.ts` and `find-warnings.ts`.
 */
export const warnings = {
  pacs_sans_testament: {
    level: 'alert',
    fr: 'Un partenaire de PACS ne paie pas de droits (CGI, article 796-0 bis), mais il n’hérite que si un testament le prévoit.',
    en: 'A PACS partner pays no duties (CGI, article 796-0 bis), but inherits only if a will says so.',
  },
  un_seul_conjoint: {
    level: 'alert',
    fr: 'Il n’y a qu’un conjoint ou partenaire : ici, plusieurs se partagent tout, sans droits.',
    en: 'There is only one spouse or partner: here, several share it all, free of duties.',
  },
  usufruit_enfants_communs: {
    level: 'alert',
    fr: 'Le conjoint ne choisit l’usufruit que si tous les enfants sont des deux époux ; sinon la loi lui donne un quart en propriété (Code civil, article 757), sauf donation ou testament.',
    en: 'The spouse may choose the usufruct only when all the children are children of both spouses; otherwise the law gives a quarter in ownership (Code civil, article 757), save for a gift or a will.',
  },
  petit_enfant_representant: {
    level: 'alert',
    fr: 'Ce petit-enfant hérite par testament. Celui qui prend la place de son parent prédécédé ou renonçant se calcule avec le lien enfant et les représentants (Code civil, articles 751 et 754 ; CGI, article 779, I), sauf si ce parent, enfant unique, renonce.',
    en: 'This grandchild inherits by will. One who takes the place of a parent, predeceased or renouncing, is treated as a child, with representatives (Code civil, articles 751 and 754; CGI, article 779, I), unless that parent is an only child who renounces.',
  },
  neveu_representant: {
    level: 'alert',
    fr: 'Ce neveu ou cette nièce hérite pour son compte. Pour représenter un frère ou une sœur (même barème, abattement partagé : CGI, articles 777 et 779, IV), listez la famille, avec une souche s’il y a plusieurs branches (Code civil, article 752-2).',
    en: 'This nephew or niece inherits in his or her own right. To represent a brother or a sister (same scale, shared allowance: CGI, articles 777 and 779, IV), list the family, with a souche where there are several branches (Code civil, article 752-2).',
  },
  donations_quinze_ans: {
    fr: 'Les donations de plus de quinze ans ne sont plus rappelées (CGI, article 784) : ne les indiquez pas.',
    en: 'Gifts of more than fifteen years ago are no longer added back (CGI, article 784): leave them out.',
  },
  donations_autre_abattement: {
    fr: 'Sans handicap, cet héritier n’a que 1 594 €, un abattement que les donations n’ont pas et ne réduisent pas (CGI, articles 784 et 788, IV) ; ici, elles l’épuisent, et les droits réels peuvent être plus faibles.',
    en: 'Without a disability, this heir has €1,594 only, an allowance that gifts neither have nor reduce (CGI, articles 784 and 788, IV); here, they use it up, and the real duties may be lower.',
  },
  dettes_superieures: {
    level: 'alert',
    fr: 'Les dettes dépassent le patrimoine. Les héritiers peuvent renoncer, ou accepter à concurrence de l’actif net (Code civil, article 768).',
    en: 'Debts exceed the estate. The heirs may refuse it, or accept up to the net assets (Code civil, article 768).',
  },
  frais_funeraires_forfait: {
    fr: 'La loi déduit 1 500 € de frais funéraires, ni plus ni moins (CGI, article 775). Tout est déduit ici : les droits réels peuvent être plus élevés.',
    en: 'The law deducts €1,500 for the funeral, no more and no less (CGI, article 775). Here, all is deducted: the real duties may be higher.',
  },
  forfait_mobilier_inventaire: {
    fr: 'Les meubles comptent pour 5 % du reste, en plus du patrimoine (CGI, article 764, I, 3°). Une vente publique dans les deux ans, ou un inventaire notarié dans les cinq ans, peut montrer une valeur plus faible.',
    en: 'Furniture counts for 5% of the rest, beside the estate (CGI, article 764, I, 3°). A public sale within two years, or a notary’s inventory within five, may show a lower value.',
  },
  residence_non_occupee: {
    fr: 'Pas de réduction de 20 % pour la résidence : le conjoint, le partenaire de PACS ou un enfant mineur, protégé ou handicapé doit y vivre au jour du décès (CGI, article 764 bis).',
    en: 'No reduction of 20% for the home: the spouse, the PACS partner or a child who is a minor, protected or disabled must live there on the day of the death (CGI, article 764 bis).',
  },
  residence_occupant: {
    fr: 'Une condition de la réduction de 20 % pour la résidence : le conjoint, le partenaire de PACS ou un enfant mineur, protégé ou handicapé doit y vivre au jour du décès (CGI, article 764 bis).',
    en: 'A condition of the reduction of 20% for the home: the spouse, the PACS partner or a child who is a minor, protected or disabled must live there on the day of the death (CGI, article 764 bis).',
  },
  assurance_vie_conjoint: {
    fr: 'Un conjoint bénéficiaire ne paie rien sur l’assurance-vie (CGI, articles 990 I et 796-0 bis) : n’indiquez que ce que reçoivent les autres.',
    en: 'A spouse who is a beneficiary pays nothing on life insurance (CGI, articles 990 I and 796-0 bis): enter only what the others receive.',
  },
  primes_sans_representation: {
    fr: 'Sur les primes versées après 70 ans, celui qui prend la place de son parent est taxé à part, comme petit-enfant, avec 1 594 € d’abattement (CGI, articles 757 B et 788, IV ; BOI-ENR-DMTG-10-50-80, 390), ou ce que sa part laisse de l’abattement de handicap.',
    en: 'On premiums paid after 70, one who takes the place of a parent is taxed apart, as a grandchild, with an allowance of €1,594 (CGI, articles 757 B and 788, IV; BOI-ENR-DMTG-10-50-80, 390), or what the share leaves of the disability allowance.',
  },
  primes_exagerees: {
    level: 'alert',
    fr: 'L’assurance-vie dépasse le reste du patrimoine : des héritiers pourraient demander le retour dans la succession de primes manifestement exagérées (Code des assurances, article L. 132-13).',
    en: 'Life insurance exceeds the rest of the estate: heirs might ask that manifestly excessive premiums go back into the estate (Code des assurances, article L. 132-13).',
  },
  heritier_non_appele: {
    level: 'alert',
    fr: 'Une personne de la famille au moins n’hérite pas : d’autres la précèdent dans l’ordre de la loi (Code civil, article 734), et aucun legs ne lui revient.',
    en: 'At least one person of the family does not inherit: others come first in the order of the law (Code civil, article 734), and no legacy goes to that person.',
  },
  pacs_sans_legs: {
    level: 'alert',
    fr: 'Un partenaire de PACS ou un ami n’hérite que par testament : sans legs, ou si les réserves prennent tout, il ne reçoit rien de la succession.',
    en: 'A PACS partner or a friend inherits only by a will: without a legacy, or where reserved portions take it all, he or she receives nothing from the estate.',
  },
  legs_reduits: {
    level: 'alert',
    fr: 'Les legs dépassent la quotité disponible : ils sont tous réduits en proportion (Code civil, article 926), si les héritiers réservataires le demandent.',
    en: 'Legacies exceed the disposable part: all are reduced in proportion (Code civil, article 926), if the heirs with a reserve ask for it.',
  },
  donations_excessives: {
    level: 'alert',
    fr: 'Les donations dépassent la quotité disponible. Les héritiers réservataires peuvent demander une indemnité de réduction (Code civil, articles 920 à 924). Ce n’est pas calculé.',
    en: 'Gifts exceed the disposable part. Heirs with a reserve may ask for compensation (Code civil, articles 920 to 924). This is not computed.',
  },
  plusieurs_sur_la_ligne: {
    level: 'alert',
    fr: 'Une donation ou une assurance-vie va à une ligne de plusieurs personnes et compte pour chacune. Si elle est pour une seule ou pour toutes, donnez une ligne à chacune dans « La famille ».',
    en: 'A gift or life insurance goes to a row of several persons and counts for each. If it is for one or all, give each a row in “The family”.',
  },
  rapport_excede: {
    level: 'alert',
    fr: 'Un héritier a déjà reçu plus que sa part : il garde sa donation et ne prend rien de plus ; les autres se partagent le reste.',
    en: 'An heir has already received more than the share: that heir keeps the gift and takes nothing more; the others share the rest.',
  },
  arrondi_a_l_euro: {
    fr: 'Droits au centime : l’administration arrondit bases et droits à l’euro (CGI, art. 1649 undecies et 1724).',
    en: 'Duties to the cent: the administration rounds bases and duties to the euro (CGI, art. 1649 undecies and 1724).',
  },
  retour_parents: {
    fr: 'Les père et mère d’un enfant mort sans postérité reprennent les biens qu’ils lui avaient donnés, dans la limite d’un quart de la succession chacun (Code civil, article 738-2). Ce n’est pas calculé.',
    en: 'The parents of a child who dies without descendants take back what they had given, up to a quarter of the estate each (Code civil, article 738-2). This is not computed.',
  },
  biens_de_famille: {
    fr: 'Sans père ni mère, la moitié des biens que le défunt avait reçus de ses ascendants par donation ou succession revient à ses frères et sœurs, et non au conjoint (Code civil, article 757-3). Ce n’est pas calculé.',
    en: 'When both parents are dead, half of what the deceased had received from ascendants by gift or inheritance goes to brothers and sisters, not to the spouse (Code civil, article 757-3). This is not computed.',
  },
  fente: {
    fr: 'Sans descendant, fratrie ni parents, la succession se divise entre la branche paternelle et la branche maternelle (Code civil, articles 747 et 749). Les branches ne sont pas demandées : le partage est fait par tête.',
    en: 'Without descendants, siblings and parents, the estate divides between the father’s side and the mother’s (Code civil, articles 747 and 749). Sides are not asked: the division is by head.',
  },
  enfant_autre_lit: {
    level: 'alert',
    fr: 'Avec un enfant d’une autre union, le conjoint ne choisit l’usufruit de tout que par donation entre époux ou testament ; cet enfant peut aussi remplacer ce que le conjoint reçoit en propriété par l’usufruit de sa propre part (Code civil, article 1098). Ce n’est pas calculé.',
    en: 'With a child of another union, the spouse may have the usufruct of everything only by a gift between spouses or a will; that child may also replace what the spouse receives in ownership by the usufruct of his or her own share (Code civil, article 1098). This is not computed.',
  },
  droit_logement: {
    fr: 'Le conjoint a un an de jouissance gratuite de son logement, puis peut demander à y rester à vie ; ce droit se compte sur sa part (Code civil, articles 763 à 766). Ce n’est pas calculé.',
    en: 'The spouse may use the home free for a year, then may ask to stay for life; that right counts against the spouse’s share (Code civil, articles 763 to 766). This is not computed.',
  },
  dutreil_conditions: {
    fr: 'Le pacte Dutreil demande que les titres soient gardés, six ans depuis 2026, et qu’un signataire dirige ; les biens sans usage professionnel en sont exclus (CGI, article 787 B).',
    en: 'The pacte Dutreil requires that the shares be kept, six years since 2026, and that a signatory manage the business; assets without professional use are left out (CGI, article 787 B).',
  },
  dettes_biens_exoneres: {
    fr: 'Une dette qui a servi à acheter un bien exonéré ne se déduit que pour la part taxable de ce bien (CGI, article 769). Tout est déduit ici : les droits réels peuvent être plus élevés.',
    en: 'A debt that paid for an exempt property is deducted only for its taxable part (CGI, article 769). Here, all is deducted: the real duties may be higher.',
  },
  quasi_usufruit: {
    fr: 'L’usufruitier d’une somme d’argent peut la dépenser et la doit aux nus-propriétaires : à son décès, cette dette se déduit de sa succession si elle est établie (Code civil, article 587).',
    en: 'The usufructuary of a sum of money may spend it and owes it to the bare owners: at his or her death, that debt is deducted from the estate if it is established (Code civil, article 587).',
  },
  second_deces: {
    fr: 'Les choix du conjoint sont comparés sur les deux décès, sans croissance ni dépense entre eux, avec le droit d’aujourd’hui : le second ne compte que les enfants communs.',
    en: 'The spouse’s options are compared over both deaths, without growth or spending in between, under today’s law: the second counts common children only.',
  },
} as const
