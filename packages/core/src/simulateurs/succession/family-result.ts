import { choice, count, euros, flag, percent } from '../../definition/kinds.ts'
import { orNull, rows } from '../../definition/shape.ts'
import { bracket, droits } from './brackets-shape.ts'
import { KINSHIPS_OUTSIDE } from './family-kinships.ts'

const rang = count({
  nullable: true,
  label: { fr: 'Ligne de la famille', en: 'Row of the family' },
  help: {
    fr: 'Vide pour qui n’est pas de la famille listée.',
    en: 'Blank for somebody outside the family listed.',
  },
})

const lien = choice({ choices: KINSHIPS_OUTSIDE, label: { fr: 'Lien', en: 'Kinship' } })

const net = euros({
  label: { fr: 'Net reçu', en: 'Net amount received' },
  help: { fr: 'Une fois ses droits payés.', en: 'Once his or her duties are paid.' },
})

/**
 * What a whole family adds to the result: who inherits and how, each person, each beneficiary of life insurance, what each
 * option of the spouse costs, and the instalments. Used by `result.ts`.
 */
export const familyResult = {
  devolution: orNull({
    ordre: choice({
      choices: {
        descendants: { fr: 'Les descendants', en: 'Descendants' },
        conjoint: { fr: 'Le conjoint', en: 'The spouse' },
        parents_fratrie: { fr: 'Les parents et la fratrie', en: 'Parents and siblings' },
        ascendants: { fr: 'Les grands-parents', en: 'Grandparents' },
        collateraux: { fr: 'Les autres parents', en: 'Other relatives' },
        etat: { fr: 'L’État', en: 'The State' },
      },
      label: { fr: 'Qui hérite par la loi', en: 'Who inherits by law' },
      help: { fr: 'Code civil, article 734.', en: 'Code civil, article 734.' },
    }),
    actifCivil: euros({
      label: { fr: 'Actif net à partager', en: 'Net estate to share' },
      help: {
        fr: 'Le patrimoine moins les dettes et les frais funéraires.',
        en: 'The estate less debts and funeral costs.',
      },
    }),
    masseCalcul: euros({
      label: { fr: 'Masse de calcul', en: 'Estate with gifts added' },
      help: {
        fr: 'L’actif et toutes les donations : la réserve s’y calcule (Code civil, article 922).',
        en: 'The estate and all gifts: the reserve is computed on it (Code civil, article 922).',
      },
    }),
    reserve: euros({
      label: { fr: 'Réserve', en: 'Reserve' },
      help: {
        fr: 'Ce dont des héritiers ne peuvent pas être privés.',
        en: 'What some heirs cannot be deprived of.',
      },
    }),
    quotiteDisponible: euros({
      label: { fr: 'Quotité disponible', en: 'Disposable part' },
      help: {
        fr: 'Ce que le défunt pouvait donner ou léguer.',
        en: 'What the deceased could give or leave.',
      },
    }),
    legs: euros({ label: { fr: 'Legs payés', en: 'Legacies paid' } }),
    legsReduits: flag({ label: { fr: 'Legs réduits', en: 'Legacies reduced' } }),
    nonDevolu: euros({
      label: { fr: 'Que personne n’hérite', en: 'Inherited by nobody' },
      help: { fr: 'L’État le recueille.', en: 'It goes to the State.' },
    }),
  }),
  heritiers: rows({
    rang,
    lien,
    appele: flag({
      label: { fr: 'Appelé', en: 'Called' },
      help: { fr: 'Par la loi ou par un legs.', en: 'By law or by a legacy.' },
    }),
    exonere: flag({ label: { fr: 'Exonéré', en: 'Exempt' } }),
    propriete: euros({ label: { fr: 'En pleine propriété', en: 'In full ownership' } }),
    usufruit: euros({
      label: { fr: 'En usufruit', en: 'In usufruct' },
      help: { fr: 'Le capital sur lequel il porte.', en: 'The capital that it bears on.' },
    }),
    nuePropriete: euros({
      label: { fr: 'En nue-propriété', en: 'In bare ownership' },
      help: { fr: 'Le capital, usufruit compris.', en: 'The capital, usufruct included.' },
    }),
    legs: euros({
      label: { fr: 'Dont legs', en: 'Of which legacies' },
      help: { fr: 'Déjà comptés en pleine propriété.', en: 'Already counted in full ownership.' },
    }),
    valeur: euros({
      label: { fr: 'Valeur reçue', en: 'Value received' },
      help: {
        fr: 'Les droits comptés selon l’âge de l’usufruitier.',
        en: 'Rights counted by the usufructuary’s age.',
      },
    }),
    partFiscale: euros({
      label: { fr: 'Part taxable', en: 'Taxable share' },
      help: {
        fr: 'La valeur, moins ce que les droits ne comptent pas.',
        en: 'The value, less what duties leave out.',
      },
    }),
    donationsRappelees: euros({ label: { fr: 'Donations rappelées', en: 'Gifts recalled' } }),
    abattement: euros({
      label: { fr: 'Abattement', en: 'Allowance' },
      help: { fr: 'Ce qu’en laissent les donations.', en: 'What gifts leave of it.' },
    }),
    baseTaxable: euros({ label: { fr: 'Base taxable', en: 'Taxable base' } }),
    droits,
    tauxMarginal: percent({ label: { fr: 'Taux marginal', en: 'Marginal rate' } }),
    assuranceVie: euros({ label: { fr: 'Assurance-vie reçue', en: 'Life insurance received' } }),
    droitsAssuranceVie: euros({
      label: { fr: 'Droits sur l’assurance-vie', en: 'Duties on life insurance' },
    }),
    net,
    tranches: rows({
      ...bracket,
      base: euros({ label: { fr: 'Part dans la tranche', en: 'Share in the bracket' } }),
      droits,
    }),
  }),
  assurances: rows({
    rang: count({ label: { fr: 'Ligne d’assurance', en: 'Row of insurance' } }),
    lien,
    droit: choice({
      choices: {
        pleine_propriete: { fr: 'Pleine propriété', en: 'Full ownership' },
        usufruit: { fr: 'Usufruit', en: 'Usufruct' },
        nue_propriete: { fr: 'Nue-propriété', en: 'Bare ownership' },
      },
      label: { fr: 'Droit reçu', en: 'Right received' },
    }),
    capitalAvant70: euros({
      label: { fr: 'Capital, primes avant 70 ans', en: 'Capital, premiums before 70' },
    }),
    abattementAvant70: euros({ label: { fr: 'Abattement du prélèvement', en: 'Allowance of the levy' } }),
    baseAvant70: euros({ label: { fr: 'Capital taxé', en: 'Capital taxed' } }),
    prelevement: euros({ label: { fr: 'Prélèvement', en: 'Levy' } }),
    primesApres70: euros({ label: { fr: 'Primes après 70 ans', en: 'Premiums after 70' } }),
    abattementApres70: euros({
      label: { fr: 'Part de l’abattement commun', en: 'Part of the shared allowance' },
    }),
    baseApres70: euros({ label: { fr: 'Primes taxables', en: 'Taxable premiums' } }),
    droitsApres70: euros({ label: { fr: 'Droits, primes après 70 ans', en: 'Duties, premiums after 70' } }),
    gainsExoneres: euros({ label: { fr: 'Gains exonérés de droits', en: 'Gains free of duties' } }),
    net,
  }),
  options: rows({
    option: choice({
      choices: {
        quart: { fr: 'Un quart', en: 'A quarter' },
        usufruit: { fr: 'L’usufruit', en: 'The usufruct' },
        quart_usufruit: { fr: 'Un quart plus l’usufruit', en: 'A quarter plus the usufruct' },
        quotite_disponible: { fr: 'La quotité disponible', en: 'The disposable part' },
      },
      label: { fr: 'Option', en: 'Option' },
      help: { fr: 'Ce que le conjoint peut choisir.', en: 'What the spouse may choose.' },
    }),
    ouverte: flag({ label: { fr: 'Possible ici', en: 'Open here' } }),
    proprieteConjoint: euros({ label: { fr: 'Propriété du conjoint', en: 'Owned by the spouse' } }),
    usufruitConjoint: euros({ label: { fr: 'Usufruit du conjoint', en: 'Usufruct of the spouse' } }),
    valeurConjoint: euros({ label: { fr: 'Valeur pour le conjoint', en: 'Value for the spouse' } }),
    droitsPremierDeces: euros({ label: { fr: 'Droits au premier décès', en: 'Duties at the first death' } }),
    droitsSecondDeces: euros({ label: { fr: 'Droits au second décès', en: 'Duties at the second death' } }),
    droitsTotal: euros({ label: { fr: 'Droits aux deux décès', en: 'Duties at both deaths' } }),
  }),
  echeancier: rows({
    mois: count({
      label: { fr: 'Mois', en: 'Month' },
      help: { fr: 'Depuis la déclaration.', en: 'Since the declaration.' },
    }),
    capital: euros({ label: { fr: 'Droits payés', en: 'Duties paid' } }),
    interets: euros({ label: { fr: 'Intérêts', en: 'Interest' } }),
    versement: euros({ label: { fr: 'Versement', en: 'Payment' } }),
  }),
}
