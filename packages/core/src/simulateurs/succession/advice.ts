/** What a notary would add to a result of `succession`, by code; when: `warnings.ts`. */
export const advice = {
  pacs_sans_testament: {
    fr: 'Un partenaire de PACS ne paie pas de droits (CGI, article 796-0 bis), mais il n’hérite que si un testament le prévoit.',
    en: 'A PACS partner pays no duties (CGI, article 796-0 bis), but inherits only if a will says so.',
  },
  un_seul_conjoint: {
    fr: 'Il n’y a qu’un conjoint ou partenaire : plusieurs héritiers de ce lien se partagent ici la même part, sans droits.',
    en: 'There is only one spouse or partner: several heirs of this kinship share here the same part, free of duties.',
  },
  usufruit_enfants_communs: {
    fr: 'Le conjoint ne choisit l’usufruit que si tous les enfants sont des deux époux ; sinon la loi lui donne un quart en propriété (Code civil, article 757), sauf donation ou testament.',
    en: 'The spouse may choose the usufruct only when all the children are of both spouses; otherwise the law gives a quarter in ownership (Code civil, article 757), save for a gift or a will.',
  },
  petit_enfant_representant: {
    fr: 'Ce petit-enfant hérite par testament. Celui qui prend la place de son parent décédé se calcule avec le lien enfant et les représentants (Code civil, article 751 ; CGI, article 779, I).',
    en: 'This grandchild inherits by will. One who takes the place of a dead parent is reckoned as a child, with representatives (Code civil, article 751; CGI, article 779, I).',
  },
  neveu_representant: {
    fr: 'Ce neveu ou cette nièce hérite pour son compte. S’il représente un frère ou une sœur décédé (Code civil, article 752-2), il suit leur barème et partage leur abattement (CGI, articles 777 et 779, IV).',
    en: 'This nephew or niece inherits on their own account. One who stands for a dead brother or sister (Code civil, article 752-2) follows their scale and shares their allowance (CGI, articles 777 and 779, IV).',
  },
  donations_quinze_ans: {
    fr: 'N’indiquez que les donations faites moins de quinze ans avant le décès : les plus anciennes ne sont plus rappelées (CGI, article 784).',
    en: 'Give only the gifts made less than fifteen years before the death: older ones are no longer recalled (CGI, article 784).',
  },
  donations_autre_abattement: {
    fr: 'L’abattement de cet héritier n’existe pas pour une donation (CGI, article 788, IV), et l’article 784 ne le réduit pas ; ici, les donations l’épuisent. Les droits réels peuvent être un peu plus faibles.',
    en: 'This heir’s allowance does not exist for gifts (CGI, article 788, IV), and article 784 does not reduce it; here, gifts use it up. The real duties may be a little lower.',
  },
  dettes_superieures: {
    fr: 'Les dettes dépassent le patrimoine : il n’y a rien à transmettre, hors assurance-vie. Les héritiers peuvent renoncer, ou accepter à concurrence de l’actif net (Code civil, article 768).',
    en: 'Debts exceed the estate: there is nothing to pass on, life insurance apart. The heirs may refuse it, or accept up to the net assets (Code civil, article 768).',
  },
  frais_funeraires_forfait: {
    fr: 'Les frais funéraires dépassent le forfait de l’article 775 du CGI : l’administration peut refuser le surplus, qui est déduit ici.',
    en: 'Funeral costs exceed the lump sum of article 775 of the CGI: the administration may refuse the rest, which is deducted here.',
  },
  residence_non_occupee: {
    fr: 'Pas de réduction de 20 % pour la résidence : le conjoint, le partenaire de PACS ou un enfant mineur, protégé ou handicapé doit y vivre au jour du décès (CGI, article 764 bis).',
    en: 'No reduction of 20% for the home: the spouse, the PACS partner or a child who is a minor, protected or disabled must live there on the day of the death (CGI, article 764 bis).',
  },
  assurance_vie_conjoint: {
    fr: 'Un conjoint bénéficiaire ne paie rien sur l’assurance-vie (CGI, articles 990 I et 796-0 bis) : n’indiquez que ce que reçoivent les autres.',
    en: 'A spouse who is a beneficiary pays nothing on life insurance (CGI, articles 990 I and 796-0 bis): give only what the others receive.',
  },
  primes_exagerees: {
    fr: 'L’assurance-vie dépasse le reste du patrimoine : des héritiers pourraient demander le retour dans la succession de primes manifestement exagérées (Code des assurances, article L. 132-13).',
    en: 'Life insurance exceeds the rest of the estate: heirs might ask that manifestly exaggerated premiums go back into the estate (Code des assurances, article L. 132-13).',
  },
} as const
