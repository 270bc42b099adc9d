import { age, annualRate, choice, civilDate, count, euros, flag, wholeYears } from '../../definition/kinds.ts'
import { list } from '../../definition/list-kind.ts'
import { lien, montant } from './row-fields.ts'

const representants = count({
  min: 0,
  max: 20,
  default: 0,
  appliesWhen: { lien: ['petit_enfant'] },
  label: { fr: 'Petits-enfants représentants', en: 'Grandchildren who represent' },
  help: {
    fr: 'Combien ils sont à représenter leur parent, enfant du donateur, décédé : ils se partagent son abattement. 0 si le parent vit.',
    en: 'How many of them represent their deceased parent, a child of the donor: they share that allowance. 0 if the parent is alive.',
  },
})

const handicap = flag({
  default: false,
  label: { fr: 'Handicap', en: 'Disability' },
  help: {
    fr: 'Une infirmité empêche de travailler normalement : la loi donne un abattement de plus.',
    en: 'An infirmity prevents normal work: the law gives one more allowance.',
  },
})

const ageDonataire = age({
  default: 18,
  label: { fr: 'Âge de la personne qui reçoit', en: 'Age of the recipient' },
  help: { fr: 'En années révolues.', en: 'In full years.' },
})

/**
 * Parameters of `donation`: what is given, by whom, to whom, and what was given before. Keys are the names of the
 * API: they do not change. Labels and help may; another default or range changes answers. Their kinds (`euros`,
 * `annualRate`…) set units and usual ranges; a value outside its range is refused. A parameter is required if its
 * field has neither `default` nor `optional`. The recipients are equal, or the rows of `don`. Rules over several
 * parameters are in `constraints.ts`, and ways that exclude one another in `exclusive` of `contract.ts`. Used by
 * `constraints.ts`, `contract.ts` and `sentence.ts`.
 */
export const params = {
  montant: montant({
    optional: true,
    label: { fr: 'Valeur donnée', en: 'Value given' },
    help: {
      fr: 'En pleine propriété, par tous les donateurs à tous ceux qui reçoivent, don familial d’argent compris.',
      en: 'In full ownership, by all donors to all recipients, including a family gift of money.',
    },
  }),
  lien: lien({ optional: true }),
  donataires: count({
    min: 1,
    max: 20,
    default: 1,
    label: { fr: 'Nombre de personnes qui reçoivent', en: 'Number of recipients' },
    help: { fr: 'Du même lien et à parts égales.', en: 'Of the same kinship and in equal shares.' },
  }),
  don: list({
    key: 'lien',
    max: 20,
    counted: { by: 'nombre', most: 60 },
    label: { fr: 'Personnes qui reçoivent', en: 'Recipients' },
    help: {
      fr: 'Une ligne par personne, quand les liens ou les parts diffèrent.',
      en: 'One row a person, where kinships or shares differ.',
    },
    texts: {
      row: { fr: 'Personne', en: 'Person' },
      add: { fr: 'Ajouter une personne', en: 'Add a person' },
      remove: { fr: 'Retirer', en: 'Remove' },
    },
    row: {
      lien: lien({}),
      montant: montant({
        label: { fr: 'Valeur donnée à chacun', en: 'Value given to each' },
        help: {
          fr: 'En pleine propriété, par tous les donateurs, don familial d’argent compris.',
          en: 'In full ownership, by all donors, including a family gift of money.',
        },
      }),
      nombre: count({
        min: 1,
        max: 20,
        default: 1,
        label: { fr: 'Nombre de personnes', en: 'Number of persons' },
        help: { fr: 'Qui reçoivent chacune autant.', en: 'Who each receive as much.' },
      }),
      handicap,
      representants,
      age_donataire: ageDonataire,
    },
  }),
  donateurs: count({
    min: 1,
    max: 2,
    default: 1,
    label: { fr: 'Nombre de donateurs', en: 'Number of donors' },
    help: {
      fr: 'Deux pour un bien commun : chacun donne la moitié, avec ses abattements et son barème.',
      en: 'Two for a common asset: each gives half, with own allowances and scale.',
    },
  }),
  age_donateur: age({
    optional: true,
    label: { fr: 'Âge du donateur', en: 'Age of the donor' },
    help: { fr: 'En années révolues.', en: 'In full years.' },
  }),
  age_second_donateur: age({
    optional: true,
    appliesWhen: { donateurs: ['2'] },
    label: { fr: 'Âge du second donateur', en: 'Age of the second donor' },
    help: { fr: 'En années révolues.', en: 'In full years.' },
  }),
  droit: choice({
    choices: {
      pleine_propriete: { fr: 'La pleine propriété', en: 'Full ownership' },
      nue_propriete: { fr: 'La nue-propriété', en: 'Bare ownership' },
      usufruit_temporaire: { fr: 'Un usufruit temporaire', en: 'A usufruct for a fixed time' },
    },
    default: 'pleine_propriete',
    label: { fr: 'Ce qui est donné', en: 'What is given' },
    help: {
      fr: 'La nue-propriété, l’usufruit gardé, vaut moins que le bien : les droits baissent.',
      en: 'Bare ownership, the usufruct being kept, is worth less than the property: duties are lower.',
    },
  }),
  duree_usufruit: wholeYears({
    min: 1,
    max: 30,
    optional: true,
    appliesWhen: { droit: ['usufruit_temporaire'] },
    label: { fr: 'Durée de l’usufruit', en: 'Length of the usufruct' },
    help: { fr: 'D’un usufruit temporaire.', en: 'Of a usufruct for a fixed time.' },
  }),
  bien: choice({
    choices: {
      argent: { fr: 'Argent', en: 'Money' },
      titres: { fr: 'Titres cotés', en: 'Listed securities' },
      immobilier: { fr: 'Immobilier', en: 'Property' },
      entreprise: { fr: 'Entreprise ou parts non cotées', en: 'Business or unlisted shares' },
    },
    default: 'argent',
    label: { fr: 'Nature du bien', en: 'Kind of asset' },
    help: { fr: 'Elle décide des exonérations et des frais.', en: 'It decides exemptions and fees.' },
  }),
  don_familial: flag({
    default: false,
    label: { fr: 'Don familial d’argent', en: 'Family gift of money' },
    help: {
      fr: 'Demande l’exonération des dons d’argent à la famille (CGI, article 790 G).',
      en: 'Asks for the exemption of gifts of money to family (CGI, article 790 G).',
    },
  }),
  don_familial_utilise: euros({
    default: 0,
    label: { fr: 'Don familial déjà utilisé', en: 'Family gift already used' },
    help: {
      fr: 'Par chaque donateur, pour chaque personne, depuis quinze ans.',
      en: 'By each donor, for each recipient, in the last fifteen years.',
    },
  }),
  age_donataire: ageDonataire,
  logement: flag({
    default: false,
    label: { fr: 'Don pour un logement', en: 'Gift for a home' },
    help: {
      fr: 'De l’argent pour un logement neuf ou des travaux d’énergie (CGI, article 790 A bis).',
      en: 'Money for a new home or energy works (CGI, article 790 A bis).',
    },
  }),
  logement_recu: euros({
    default: 0,
    label: { fr: 'Déjà reçu pour un logement', en: 'Already received for a home' },
    help: {
      fr: 'D’autres donateurs, par chaque personne, sous la même exonération.',
      en: 'From other donors, by each recipient, under the same exemption.',
    },
  }),
  handicap,
  representants,
  donations: euros({
    default: 0,
    label: { fr: 'Donations de moins de 15 ans', en: 'Gifts of the last 15 years' },
    help: {
      fr: 'Taxables, de chaque donateur à chaque personne, aux abattements d’aujourd’hui.',
      en: 'Taxable, from each donor to each recipient, at the allowances of today.',
    },
  }),
  anterieure: list({
    max: 30,
    label: { fr: 'Donations antérieures', en: 'Earlier gifts' },
    help: {
      fr: 'Une ligne par donation, de chaque donateur à chaque personne de la ligne.',
      en: 'One row a gift, from each donor to each person of the row.',
    },
    texts: {
      row: { fr: 'Donation', en: 'Gift' },
      add: { fr: 'Ajouter une donation', en: 'Add a gift' },
      remove: { fr: 'Retirer', en: 'Remove' },
    },
    row: {
      don: count({
        min: 1,
        max: 20,
        default: 1,
        refersTo: 'don',
        label: { fr: 'Ligne du donataire', en: 'Row of the recipient' },
        help: { fr: 'Son numéro, depuis 1.', en: 'Its number, from 1.' },
      }),
      montant: euros({
        label: { fr: 'Valeur donnée alors', en: 'Value given then' },
        help: { fr: 'Celle qui fut déclarée.', en: 'That which was declared.' },
      }),
      date: civilDate({
        label: { fr: 'Date', en: 'Date' },
        help: {
          fr: 'Plus de quinze ans avant, elle n’est plus rappelée.',
          en: 'Over fifteen years before, it is no longer recalled.',
        },
      }),
      exonere: euros({
        default: 0,
        label: { fr: 'Part exonérée', en: 'Exempt part' },
        help: {
          fr: 'Don familial ou pour un logement : jamais rappelée.',
          en: 'Family gift or gift for a home: never recalled.',
        },
      }),
    },
  }),
  dutreil: flag({
    default: false,
    appliesWhen: { bien: ['entreprise'] },
    label: { fr: 'Pacte Dutreil', en: 'Pacte Dutreil' },
    help: {
      fr: 'L’entreprise sera gardée : 75 % de sa valeur sont exonérés.',
      en: 'The business will be kept: 75% of its value is exempt.',
    },
  }),
  droits_par_donateur: flag({
    default: false,
    label: { fr: 'Payés par le donateur', en: 'Paid by the donor' },
    help: {
      fr: 'Les droits et les frais. Ce n’est pas une donation de plus.',
      en: 'Duties and fees. That is not one more gift.',
    },
  }),
  notaire: flag({
    optional: true,
    label: { fr: 'Acte notarié', en: 'Deed by a notary' },
    help: {
      fr: 'Obligatoire pour un immeuble. Vide : seulement pour un immeuble.',
      en: 'Required for property. Blank: for property only.',
    },
  }),
  date: civilDate({
    optional: true,
    label: { fr: 'Date de la donation', en: 'Date of the gift' },
    help: { fr: 'Vide : aujourd’hui.', en: 'Blank: today.' },
  }),
  horizon: wholeYears({
    min: 1,
    max: 60,
    optional: true,
    label: { fr: 'Comparer avec un décès dans', en: 'Compare with a death in' },
    help: {
      fr: 'Donner maintenant, ou laisser au décès des donateurs dans tant d’années.',
      en: 'Give now, or leave at the death of the donors in so many years.',
    },
  }),
  croissance: annualRate({
    min: -20,
    max: 50,
    default: 0,
    label: { fr: 'Croissance de tous les biens', en: 'Growth of all assets' },
    help: { fr: 'Pour la comparaison.', en: 'For the comparison.' },
  }),
  patrimoine: euros({
    max: 1e10,
    default: 0,
    label: { fr: 'Autres biens des donateurs', en: 'Other assets of the donors' },
    help: {
      fr: 'Ce qu’ils possèdent, sans le bien donné. Pour la comparaison.',
      en: 'What they own, without what is given. For the comparison.',
    },
  }),
}
