import { age, choice, count, euros, flag } from '../../definition/kinds.ts'
import { besideSpouse, familyParams } from './family-params.ts'

/**
 * Parameters of `succession`: the estate, equal heirs of one kinship, their gifts and life insurance; then those of a
 * whole family. Keys are the names of the API: they do not change. Labels and help may; another default or range
 * changes answers. Their kinds (`euros`, `age`…) set units and usual ranges; a value outside its range is refused. A
 * parameter is required if its field has neither `default` nor `optional`. Rules over several parameters are in
 * `constraints.ts`, and ways that exclude one another in `exclusive` of `contract.ts`. Used by `constraints.ts`,
 * `contract.ts`, `cost-units.ts`, `family-constraints.ts` and others in `succession`.
 */
export const params = {
  patrimoine: euros({
    max: 1e10,
    label: { fr: 'Patrimoine', en: 'Estate' },
    help: {
      fr: 'Tout ce que le défunt possédait, sans l’assurance-vie. D’un couple marié, ne comptez que sa part.',
      en: 'All that the deceased owned, life insurance left out. Of a married couple’s property, count his or her share only.',
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
      parent_4e_degre: {
        fr: 'Oncle, tante, cousin germain, petit-neveu, grand-oncle (jusqu’au 4e degré)',
        en: 'Uncle, aunt, first cousin, great-nephew, great-uncle (up to the 4th degree)',
      },
      autre: {
        fr: 'Parent plus éloigné ou personne non parente',
        en: 'Remoter relative or person not related',
      },
    },
    optional: true,
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
    appliesWhen: { lien: ['enfant'] },
    label: { fr: 'Le défunt laisse un conjoint', en: 'The deceased leaves a spouse' },
    help: {
      fr: 'Il était marié, et son conjoint hérite à côté des enfants.',
      en: 'Married, who inherits beside the children.',
    },
  }),
  option_conjoint: choice({
    choices: {
      quart: { fr: 'Un quart en pleine propriété', en: 'A quarter in full ownership' },
      usufruit: { fr: 'L’usufruit de tout', en: 'The usufruct of everything' },
      quart_usufruit: {
        fr: 'Un quart en propriété, l’usufruit du reste',
        en: 'A quarter in ownership, the usufruct of the rest',
      },
      quotite_disponible: { fr: 'La quotité disponible', en: 'The disposable part' },
    },
    default: 'quart',
    appliesWhen: [{ conjoint_survivant: ['true'] }, besideSpouse],
    label: { fr: 'Choix du conjoint', en: 'The spouse’s choice' },
    help: {
      fr: 'L’usufruit, si tous les enfants sont communs (Code civil, article 757) ; les deux derniers, avec une donation entre époux et la famille listée.',
      en: 'The usufruct, if all the children are common (Code civil, article 757); the last two, with a gift between spouses and the family listed.',
    },
  }),
  age_conjoint: age({
    optional: true,
    appliesWhen: { conjoint_survivant: ['true'] },
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
      fr: 'La loi déduit un forfait de 1 500 €, dû sans justificatif, et rien de plus.',
      en: 'The law deducts a lump sum of €1,500, due without proof, and nothing more.',
    },
  }),
  residence_principale: euros({
    default: 0,
    label: { fr: 'Dont résidence principale', en: 'Main home (part of the estate)' },
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
  forfait_mobilier: flag({
    default: false,
    label: { fr: 'Meubles au forfait de 5 %', en: 'Furniture at the flat rate of 5%' },
    help: {
      fr: 'Cochez si le patrimoine indiqué ne compte pas les meubles : sans inventaire, la loi les évalue à 5 % du reste.',
      en: 'Tick it if the estate above leaves furniture out: without an inventory, the law values it at 5% of the rest.',
    },
  }),
  donations: euros({
    default: 0,
    label: { fr: 'Donations de moins de 15 ans', en: 'Gifts of the last 15 years' },
    help: {
      fr: 'Les donations imposables que chaque héritier a reçues du défunt, sans les dons d’argent exonérés. Pour un petit-enfant, ce qui dépasse 31 865 € (CGI, article 790 B).',
      en: 'The taxable gifts that each heir received from the deceased, without exempt gifts of money. For a grandchild, what exceeds €31,865 (CGI, article 790 B).',
    },
  }),
  representants: count({
    min: 0,
    max: 20,
    default: 0,
    appliesWhen: { lien: ['enfant'] },
    label: {
      fr: 'Héritiers qui représentent un même enfant, prédécédé ou renonçant',
      en: 'Heirs who represent the same child, predeceased or renouncing',
    },
    help: {
      fr: 'Ils partagent son abattement. 0 : personne n’est représenté. Sinon tous les héritiers représentent, par groupes de ce nombre. Un enfant unique qui renonce n’est pas représenté.',
      en: 'They share that child’s allowance. 0: nobody is represented. Otherwise all heirs represent, in groups of this many. An only child who renounces is not represented.',
    },
  }),
  handicap: flag({
    default: false,
    label: { fr: 'Héritiers handicapés', en: 'Disabled heirs' },
    help: {
      fr: 'Une infirmité empêche de travailler normalement : la loi donne un abattement de plus.',
      en: 'An infirmity prevents normal work: the law gives one more allowance.',
    },
  }),
  exoneration_fratrie: flag({
    default: false,
    appliesWhen: { lien: ['frere_soeur'] },
    label: { fr: 'Frère ou sœur exonéré', en: 'Exempt brother or sister' },
    help: {
      fr: 'Seul (célibataire, veuf, divorcé, séparé), de plus de 50 ans ou infirme, domicilié avec le défunt depuis cinq ans.',
      en: 'Single, widowed, divorced or separated, over 50 or infirm, and living with the deceased for the last five years.',
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
    label: { fr: 'Gains des primes après 70 ans', en: 'Gains on premiums paid after 70' },
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
  ...familyParams,
}
