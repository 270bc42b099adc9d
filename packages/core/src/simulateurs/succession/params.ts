import { age, choice, count, euros, flag } from '../../definition/kinds.ts'

/** What `succession` asks: the estate, who inherits it, what was given before, and life insurance. */
export const params = {
  patrimoine: euros({
    max: 1e10,
    label: { fr: 'Patrimoine', en: 'Estate' },
    help: {
      fr: 'Tout ce que le défunt possédait, sans l’assurance-vie. Pour un couple marié, sa part seulement.',
      en: 'All that the deceased owned, life insurance left out. For a married couple, their share only.',
    },
  }),
  lien: choice({
    choices: {
      enfant: { fr: 'Enfant', en: 'Child' },
      conjoint: { fr: 'Conjoint', en: 'Spouse' },
      pacs: { fr: 'Partenaire de PACS', en: 'PACS partner' },
      parent: { fr: 'Parent ou grand-parent', en: 'Parent or grandparent' },
      petit_enfant: { fr: 'Petit-enfant, par testament', en: 'Grandchild, by will' },
      frere_soeur: { fr: 'Frère ou sœur', en: 'Brother or sister' },
      neveu_niece: { fr: 'Neveu ou nièce', en: 'Nephew or niece' },
      parent_4e_degre: { fr: 'Oncle, tante, cousin germain', en: 'Uncle, aunt, first cousin' },
      autre: { fr: 'Autre parent ou personne', en: 'Remoter relative or anybody else' },
    },
    label: { fr: 'Lien avec le défunt', en: 'Kinship with the deceased' },
    help: {
      fr: 'Ce que l’héritier est pour le défunt. Il décide de l’abattement et du barème.',
      en: 'What the heir is to the deceased. It decides the allowance and the scale.',
    },
  }),
  heritiers: count({
    min: 1,
    max: 20,
    default: 1,
    label: { fr: 'Nombre d’héritiers', en: 'Number of heirs' },
    help: {
      fr: 'Du même lien et à parts égales, sans compter le conjoint d’une succession d’enfants.',
      en: 'Of the same kinship and in equal shares, without the spouse who is there beside children.',
    },
  }),
  conjoint_survivant: flag({
    default: false,
    label: { fr: 'Le défunt laisse un conjoint', en: 'The deceased leaves a spouse' },
    help: { fr: 'Marié avec lui. Quand les enfants héritent.', en: 'Married. When children inherit.' },
  }),
  option_conjoint: choice({
    choices: {
      quart: { fr: 'Un quart en pleine propriété', en: 'A quarter in full ownership' },
      usufruit: { fr: 'L’usufruit de tout', en: 'The usufruct of everything' },
    },
    default: 'quart',
    label: { fr: 'Choix du conjoint', en: 'The spouse’s choice' },
    help: {
      fr: 'Code civil, article 757. L’usufruit se choisit quand tous les enfants sont communs aux deux époux.',
      en: 'Code civil, article 757. The usufruct may be chosen when all the children are of both spouses.',
    },
  }),
  age_conjoint: age({
    optional: true,
    label: { fr: 'Âge du conjoint', en: 'The spouse’s age' },
    help: {
      fr: 'En années révolues, le jour du décès : il fixe la valeur de l’usufruit.',
      en: 'In full years, on the day of the death: it sets what the usufruct is worth.',
    },
  }),
  dettes: euros({ default: 0, label: { fr: 'Dettes', en: 'Debts' } }),
  frais_funeraires: euros({
    default: 1500,
    label: { fr: 'Frais funéraires déduits', en: 'Funeral costs deducted' },
    help: {
      fr: 'La loi déduit 1 500 €, sans justificatif.',
      en: 'The law deducts 1,500 euros, without proof.',
    },
  }),
  residence_principale: euros({
    default: 0,
    label: { fr: 'Dont résidence principale', en: 'Of which the main home' },
    help: {
      fr: 'La part du défunt dans sa valeur, déjà comptée dans le patrimoine.',
      en: 'The deceased’s share of its value, already counted in the estate.',
    },
  }),
  residence_occupee: flag({
    default: false,
    label: { fr: 'La famille y vit encore', en: 'The family still lives there' },
    help: {
      fr: 'Au jour du décès : conjoint, partenaire de PACS, enfant mineur, protégé ou handicapé.',
      en: 'On the day of the death: spouse, PACS partner, child who is a minor, protected or disabled.',
    },
  }),
  donations: euros({
    default: 0,
    label: { fr: 'Donations de moins de 15 ans', en: 'Gifts of the last 15 years' },
    help: {
      fr: 'Imposables, reçues du défunt par chaque héritier. Sans les dons d’argent exonérés.',
      en: 'Taxable, received from the deceased by each heir. Without exempt gifts of money.',
    },
  }),
  representants: count({
    min: 0,
    max: 20,
    default: 0,
    label: {
      fr: 'Héritiers qui représentent un même enfant décédé',
      en: 'Heirs who stand for the same dead child',
    },
    help: {
      fr: 'Ils partagent son abattement. 0 : personne n’est représenté. Sinon tous les héritiers représentent, par groupes de ce nombre.',
      en: 'They share its allowance. 0: nobody stands for another. Otherwise all heirs do, in groups of this many.',
    },
  }),
  handicap: flag({
    default: false,
    label: { fr: 'Héritiers handicapés', en: 'Disabled heirs' },
    help: {
      fr: 'Chacun d’eux, qu’une infirmité empêche de travailler normalement : un abattement de plus.',
      en: 'Each of them, whom an infirmity keeps from working normally: one more allowance.',
    },
  }),
  exoneration_fratrie: flag({
    default: false,
    label: { fr: 'Frère ou sœur exonéré', en: 'Exempt brother or sister' },
    help: {
      fr: 'Seul (célibataire, veuf, divorcé ou séparé), de plus de 50 ans ou infirme, domicilié avec le défunt depuis cinq ans.',
      en: 'Alone (single, widowed, divorced or separated), over 50 or infirm, living with the deceased for five years.',
    },
  }),
  assurance_vie: euros({
    default: 0,
    label: { fr: 'Assurance-vie, primes avant 70 ans', en: 'Life insurance, premiums before 70' },
    help: {
      fr: 'Le capital versé au décès, gains compris. Sans la part d’un conjoint ou partenaire bénéficiaire.',
      en: 'The capital paid at the death, gains included. Without the share of a spouse or partner.',
    },
  }),
  assurance_vie_70: euros({
    default: 0,
    label: { fr: 'Assurance-vie, primes après 70 ans', en: 'Life insurance, premiums after 70' },
    help: {
      fr: 'Les primes seules. Sans la part d’un conjoint ou partenaire bénéficiaire.',
      en: 'The premiums alone. Without the share of a spouse or partner.',
    },
  }),
  gains_assurance_vie_70: euros({
    default: 0,
    label: { fr: 'Gains des primes après 70 ans', en: 'Gains of the premiums after 70' },
    help: { fr: 'Ils ne supportent pas de droits.', en: 'They bear no duties.' },
  }),
  beneficiaires: count({
    min: 1,
    max: 20,
    optional: true,
    label: { fr: 'Bénéficiaires de l’assurance-vie', en: 'Life insurance beneficiaries' },
    help: {
      fr: 'À parts égales, du même lien que les héritiers, qui en sont d’abord. Vide : les héritiers.',
      en: 'In equal shares, of the same kinship as the heirs, who come first. Blank: the heirs.',
    },
  }),
}
