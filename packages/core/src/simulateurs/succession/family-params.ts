import type { AppliesWhen } from '../../definition/field.ts'
import { age, choice, civilDate, count, euros, flag, percent } from '../../definition/kinds.ts'
import { list } from '../../definition/list-kind.ts'
import type { Text } from '../../units/text.ts'
import { FAMILY_KINSHIPS, KINSHIPS_OUTSIDE } from './family-kinships.ts'

/** The most rows of each list. */
const MOST_RELATIVES = 30
const MOST_GIFTS = 30
const MOST_LEGACIES = 20
const MOST_CLAUSES = 30
/** The most persons that all rows of a list stand for. */
const MOST_PERSONS = 60
/** The most persons that one row stands for. */
const MOST_ALIKE = 20

/** The largest amount, in euros. */
const MOST = 1e10

/** A form shows the field for these kinships only. */
const only = (...lien: readonly string[]) => ({ lien })
/**
 * A form shows the field for somebody outside the family (no number of `proche`), of these kinships if any
 * are given.
 */
const outside = (...lien: readonly string[]) => ({ proche: [''], ...(lien.length > 0 && { lien }) })
const SPOUSES: readonly string[] = ['conjoint', 'pacs']
/** All but a spouse or partner. */
const TAXED = Object.keys(FAMILY_KINSHIPS).filter((kinship) => !SPOUSES.includes(kinship))
const DESCENDANTS = ['enfant', 'petit_enfant']
const REPRESENTATIVES = ['petit_enfant', 'neveu_niece']

const nombre = (appliesWhen: AppliesWhen) =>
  count({
    min: 1,
    max: MOST_ALIKE,
    default: 1,
    appliesWhen,
    label: { fr: 'Nombre', en: 'Number' },
    help: { fr: 'Semblables en tout.', en: 'Alike in every way.' },
  })

const handicap = (appliesWhen: AppliesWhen) =>
  flag({
    default: false,
    appliesWhen,
    label: { fr: 'Handicap', en: 'Disability' },
    help: {
      fr: 'Une infirmité empêche de travailler normalement : la loi donne un abattement de plus.',
      en: 'An infirmity prevents normal work: the law gives one more allowance.',
    },
  })

const fratrie = (appliesWhen: AppliesWhen) =>
  flag({
    default: false,
    appliesWhen,
    label: { fr: 'Frère ou sœur exonéré', en: 'Exempt brother or sister' },
    help: {
      fr: 'Seul (célibataire, veuf, divorcé, séparé), de plus de 50 ans ou infirme, domicilié avec le défunt depuis cinq ans.',
      en: 'Single, widowed, divorced or separated, over 50 or infirm, and living with the deceased for the last five years.',
    },
  })

/** The row of the family that another row names. */
const proche = count({
  min: 1,
  max: MOST_RELATIVES,
  optional: true,
  refersTo: 'proche',
  appliesWhen: only(''),
  label: { fr: 'Proche de la famille', en: 'Relative of the family' },
  help: {
    fr: 'Le numéro de sa ligne dans la famille, depuis 1.',
    en: 'The number of the row in the family, from 1.',
  },
})

/** Somebody outside the family. */
const lien = choice({
  choices: KINSHIPS_OUTSIDE,
  optional: true,
  appliesWhen: outside(),
  label: { fr: 'Lien, hors famille', en: 'Kinship, outside it' },
  help: {
    fr: 'À la place du numéro : cette personne est taxée à part.',
    en: 'In place of the number: this person is taxed apart.',
  },
})

/** A form shows the parameter where the family listed has a spouse. Used by `params.ts`. */
export const besideSpouse: AppliesWhen = { proche: ['conjoint'] }

const amount = (label: Text) => euros({ max: MOST, default: 0, label })

/**
 * Parameters of a whole estate: the family, gifts, a will, life insurance, and property with reliefs. A
 * question that has one of the lists `proche`, `legs` or `assurance` is about a whole family. Used by
 * `params.ts`.
 */
export const familyParams = {
  proche: list({
    key: 'lien',
    max: MOST_RELATIVES,
    counted: { by: 'nombre', most: MOST_PERSONS },
    label: { fr: 'La famille', en: 'The family' },
    texts: {
      row: { fr: 'Proche', en: 'Relative' },
      add: { fr: 'Ajouter un proche', en: 'Add a relative' },
      remove: { fr: 'Retirer', en: 'Remove' },
    },
    help: {
      fr: 'Une ligne par proche, même s’il n’hérite pas : le calcul dit qui est appelé.',
      en: 'One row a relative, even one who does not inherit: the calculation finds who is called.',
    },
    row: {
      lien: choice({
        choices: FAMILY_KINSHIPS,
        label: { fr: 'Lien avec le défunt', en: 'Kinship with the deceased' },
      }),
      nombre: nombre(only(...TAXED)),
      age: age({
        optional: true,
        appliesWhen: only('conjoint'),
        label: { fr: 'Âge', en: 'Age' },
        help: {
          fr: 'En années révolues. Nécessaire pour un conjoint à côté d’enfants.',
          en: 'In full years. Needed for a spouse beside children.',
        },
      }),
      souche: count({
        min: 1,
        max: 20,
        optional: true,
        appliesWhen: only(...REPRESENTATIVES),
        label: { fr: 'Souche', en: 'Souche (branch)' },
        help: {
          fr: 'Petits-enfants ou neveux du même numéro prennent la place d’un même enfant, frère ou sœur.',
          en: 'Grandchildren or nephews of one number take the place of one child, brother or sister.',
        },
      }),
      renonciation: flag({
        default: false,
        appliesWhen: only(...REPRESENTATIVES),
        label: { fr: 'La personne représentée a renoncé', en: 'The person represented renounced' },
        help: { fr: 'Elle vit ; sinon elle est décédée.', en: 'That person is alive; otherwise deceased.' },
      }),
      autre_lit: flag({
        default: false,
        appliesWhen: only(...DESCENDANTS),
        label: { fr: 'Enfant d’une autre union', en: 'Child of another union' },
        help: { fr: 'Le conjoint n’en est pas le parent.', en: 'The spouse is not a parent of this child.' },
      }),
      handicap: handicap(only(...TAXED)),
      adoption_simple: flag({
        default: false,
        appliesWhen: only(...TAXED.filter((kinship) => kinship !== 'autre')),
        label: { fr: 'Adoption simple', en: 'Simple adoption' },
        help: {
          fr: 'Hors des cas où le lien compte pour les droits (CGI, article 786).',
          en: 'Outside the cases where that kinship counts for duties (CGI, article 786).',
        },
      }),
      exoneration_fratrie: fratrie(only('frere_soeur')),
    },
  }),
  donation_epoux: flag({
    default: false,
    appliesWhen: besideSpouse,
    label: { fr: 'Donation entre époux', en: 'Gift between spouses' },
    help: {
      fr: 'Ou un testament, pour la plus grande part que la loi permet au conjoint.',
      en: 'Or a will, for the largest share that the law lets the spouse have.',
    },
  }),
  patrimoine_conjoint: euros({
    max: MOST,
    default: 0,
    appliesWhen: besideSpouse,
    label: { fr: 'Biens propres du conjoint', en: 'The spouse’s own assets' },
    help: {
      fr: 'Ce qu’il possède déjà, pour comparer les choix sur les deux décès.',
      en: 'What the spouse owns already, to compare the options over both deaths.',
    },
  }),
  don: list({
    max: MOST_GIFTS,
    label: { fr: 'Donations déjà faites', en: 'Gifts already made' },
    texts: {
      row: { fr: 'Donation', en: 'Gift' },
      add: { fr: 'Ajouter une donation', en: 'Add a gift' },
      remove: { fr: 'Retirer', en: 'Remove' },
    },
    help: {
      fr: 'Une ligne par donation à un proche de la famille listée.',
      en: 'One row for each gift to a relative of the family listed.',
    },
    row: {
      proche: count({
        min: 1,
        max: MOST_RELATIVES,
        refersTo: 'proche',
        label: { fr: 'Proche qui a reçu', en: 'Relative who received' },
        help: { fr: 'Le numéro de sa ligne, depuis 1.', en: 'The number of the row, from 1.' },
      }),
      montant: euros({
        max: MOST,
        label: { fr: 'Valeur donnée alors', en: 'Value given then' },
        help: { fr: 'Celle qui fut déclarée.', en: 'That which was declared.' },
      }),
      date: civilDate({
        label: { fr: 'Date', en: 'Date' },
        help: {
          fr: 'Quinze ans plus tard, les droits ne la rappellent plus.',
          en: 'Fifteen years later, duties no longer recall it.',
        },
      }),
      valeur: euros({
        max: MOST,
        optional: true,
        appliesWhen: { mode: ['avancement', 'hors_part'] },
        label: { fr: 'Valeur d’aujourd’hui', en: 'Value today' },
        help: {
          fr: 'Pour le partage entre héritiers. Vide : la même.',
          en: 'For the division between heirs. Blank: the same.',
        },
      }),
      exonere: amount({ fr: 'Part exonérée, jamais rappelée', en: 'Exempt part, never recalled' }),
      mode: choice({
        choices: {
          avancement: { fr: 'Avance sur l’héritage', en: 'On account of the inheritance' },
          hors_part: { fr: 'Hors part', en: 'Beyond the share' },
          partage: { fr: 'Donation-partage', en: 'Donation-partage' },
        },
        default: 'avancement',
        label: { fr: 'Nature de la donation', en: 'Kind of gift' },
        help: {
          fr: 'Une avance se rapporte : le partage en tient compte.',
          en: 'One on account is brought back: the division counts it.',
        },
      }),
    },
  }),
  legs: list({
    key: 'lien',
    max: MOST_LEGACIES,
    label: { fr: 'Legs du testament', en: 'Legacies of the will' },
    texts: {
      row: { fr: 'Legs', en: 'Legacy' },
      add: { fr: 'Ajouter un legs', en: 'Add a legacy' },
      remove: { fr: 'Retirer', en: 'Remove' },
    },
    help: {
      fr: 'Une ligne par legs, à un proche par son numéro ou à quelqu’un d’autre par son lien.',
      en: 'One row a legacy, to a relative by number or to somebody else by kinship.',
    },
    row: {
      proche,
      lien,
      part: percent({
        optional: true,
        label: { fr: 'Part léguée', en: 'Share left' },
        help: { fr: 'En % de la succession nette.', en: 'As a % of the net estate.' },
      }),
      montant: euros({
        max: MOST,
        optional: true,
        label: { fr: 'Montant légué', en: 'Amount left' },
        help: { fr: 'À la place de la part.', en: 'In place of the share.' },
      }),
      handicap: handicap(outside(...TAXED)),
      exoneration_fratrie: fratrie(outside('frere_soeur')),
    },
  }),
  assurance: list({
    key: 'lien',
    max: MOST_CLAUSES,
    counted: { by: 'nombre', most: MOST_PERSONS },
    label: { fr: 'Assurance-vie, par bénéficiaire', en: 'Life insurance, by beneficiary' },
    texts: {
      row: { fr: 'Bénéficiaire', en: 'Beneficiary' },
      add: { fr: 'Ajouter un bénéficiaire', en: 'Add a beneficiary' },
      remove: { fr: 'Retirer', en: 'Remove' },
    },
    help: {
      fr: 'Une ligne par bénéficiaire et par contrat.',
      en: 'One row for each beneficiary and contract.',
    },
    row: {
      proche,
      lien,
      avant_70: amount({ fr: 'Capital, avant 70 ans', en: 'Capital, before 70' }),
      apres_70: amount({ fr: 'Primes après 70 ans', en: 'Premiums after 70' }),
      gains_70: amount({ fr: 'Gains après 70 ans', en: 'Gains after 70' }),
      droit: choice({
        choices: {
          pleine_propriete: { fr: 'Pleine propriété', en: 'Full ownership' },
          usufruit: { fr: 'Usufruit', en: 'Usufruct' },
          nue_propriete: { fr: 'Nue-propriété', en: 'Bare ownership' },
        },
        default: 'pleine_propriete',
        label: { fr: 'Droit reçu', en: 'Right received' },
        help: { fr: 'D’une clause démembrée, ou non.', en: 'Of a split clause, or not.' },
      }),
      clause: count({
        min: 1,
        max: 20,
        optional: true,
        appliesWhen: { droit: ['usufruit', 'nue_propriete'] },
        label: { fr: 'Clause démembrée', en: 'Split clause' },
        help: {
          fr: 'Un numéro joint un usufruitier et ses nus-propriétaires ; les montants sont en pleine propriété.',
          en: 'A number joins a usufructuary and the bare owners; amounts are in full ownership.',
        },
      }),
      age: age({
        optional: true,
        appliesWhen: { droit: ['usufruit'] },
        label: { fr: 'Âge de l’usufruitier', en: 'Age of the usufructuary' },
        help: {
          fr: 'Vide : celui de sa ligne dans la famille.',
          en: 'Blank: that of the row of the family.',
        },
      }),
      nombre: nombre(outside()),
      handicap: handicap(outside(...TAXED)),
      exoneration_fratrie: fratrie(outside('frere_soeur')),
    },
  }),
  dutreil: euros({
    max: MOST,
    default: 0,
    label: { fr: 'Dont entreprise sous pacte Dutreil', en: 'Of which business under a pacte Dutreil' },
    help: {
      fr: 'Sa valeur, déjà comptée dans le patrimoine : 75 % sont exonérés.',
      en: 'Its value, already counted in the estate: 75% is exempt.',
    },
  }),
  bois: euros({
    max: MOST,
    default: 0,
    label: { fr: 'Dont bois et forêts', en: 'Of which woods and forests' },
    help: {
      fr: 'Avec un engagement de gestion : 75 % sont exonérés.',
      en: 'Under a management undertaking: 75% is exempt.',
    },
  }),
  biens_ruraux: euros({
    max: MOST,
    default: 0,
    label: { fr: 'Dont terres louées à long terme', en: 'Of which land let on a long lease' },
    help: {
      fr: 'Bail rural à long terme ou parts de groupement : exonérées en partie, héritier par héritier.',
      en: 'Long rural lease or shares of a land group: exempt in part, heir by heir.',
    },
  }),
  conservation_18_ans: flag({
    default: false,
    label: { fr: 'Terres gardées 18 ans', en: 'Land kept 18 years' },
    help: {
      fr: 'L’engagement relève le seuil de l’exonération des terres louées.',
      en: 'The undertaking raises the threshold of the relief on land let.',
    },
  }),
  fractionnement: choice({
    choices: {
      aucun: { fr: 'En une fois', en: 'At once' },
      '1_an': { fr: 'Sur un an', en: 'Over a year' },
      '3_ans': { fr: 'Sur trois ans', en: 'Over three years' },
    },
    default: 'aucun',
    label: { fr: 'Paiement des droits', en: 'Payment of the duties' },
    help: { fr: 'Fractionné, avec des intérêts.', en: 'By instalments, with interest.' },
  }),
  date_deces: civilDate({
    optional: true,
    label: { fr: 'Date du décès', en: 'Date of the death' },
    help: {
      fr: 'Vide : aujourd’hui. Le droit et les quinze ans des donations sont de ce jour.',
      en: 'Blank: today. The law and the fifteen years of gifts are of that day.',
    },
  }),
}
