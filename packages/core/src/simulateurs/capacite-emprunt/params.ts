import {
  annualRate,
  choice,
  count,
  euros,
  flag,
  monthlyEuros,
  percent,
  wholeMonths,
  wholeYears,
} from '../../definition/kinds.ts'

/** A premium of loan insurance, in percent of the initial capital a year. */
const insurance = (label: { readonly fr: string; readonly en: string }) =>
  annualRate({ max: 5, step: 0.1, default: 0.3, label })

/**
 * Parameters of `capacite-emprunt`: the income, the loan, the home and the zero-rate loan. Keys are the names of the
 * API: they do not change. Labels and help may; another default or range changes answers. Their kinds (`euros`,
 * `monthlyEuros`…) set units and usual ranges; a value outside its range is refused. A parameter is required if its
 * field has neither `default` nor `optional`. Rules over several parameters are in `contract.ts`. Used by
 * `contract.ts`, `next-questions.ts` and `sentence.ts`.
 */
export const params = {
  revenu: monthlyEuros({
    max: 1e6,
    label: { fr: 'Revenu net mensuel', en: 'Net monthly income' },
    help: { fr: 'Avant l’impôt sur le revenu.', en: 'Before income tax.' },
  }),
  apport: euros({ default: 0, label: { fr: 'Apport', en: 'Own money' } }),
  charges: monthlyEuros({
    max: 1e6,
    default: 0,
    label: { fr: 'Autres mensualités', en: 'Other monthly payments' },
    help: {
      fr: 'Crédits en cours et pensions versées ; pas le loyer que l’achat remplace.',
      en: 'Other loans and maintenance paid; not the rent that the purchase replaces.',
    },
  }),
  duree: wholeYears({ min: 1, max: 30, default: 25, label: { fr: 'Durée', en: 'Duration' } }),
  taux: annualRate({
    max: 15,
    step: 0.5,
    default: 3.4,
    label: { fr: 'Taux du crédit', en: 'Loan rate' },
    help: {
      fr: 'Taux nominal, sans assurance ni frais. Chaque mois, un douzième du taux annuel.',
      en: 'Nominal rate, without insurance or fees. Each month, a twelfth of the annual rate.',
    },
  }),
  prix: euros({
    optional: true,
    label: { fr: 'Prix du bien visé', en: 'Price of the home in view' },
    help: {
      fr: 'Pour savoir si ce bien se finance, et ce qui manque.',
      en: 'To know whether this home can be financed, and what is missing.',
    },
  }),
  revenu_co: monthlyEuros({
    max: 1e6,
    default: 0,
    label: { fr: 'Revenu net du co-emprunteur', en: 'Net income of the co-borrower' },
  }),
  loyers: monthlyEuros({
    max: 1e6,
    default: 0,
    label: { fr: 'Loyers perçus', en: 'Rents received' },
  }),
  part_loyers: percent({
    default: 70,
    label: { fr: 'Part des loyers comptée', en: 'Share of rents counted' },
    help: {
      fr: 'Un usage des banques, aucun texte ne la fixe.',
      en: 'A custom of banks; no text sets it.',
    },
  }),
  effort_max: percent({
    min: 1,
    default: 35,
    label: { fr: 'Taux d’effort maximal', en: 'Largest share of income' },
    help: {
      fr: 'Assurance comprise. Les banques ne peuvent dépasser 35 % que pour 20 % de leurs prêts.',
      en: 'Insurance included. Banks may exceed 35% for 20% of their loans only.',
    },
  }),
  reste_a_vivre: monthlyEuros({
    max: 1e6,
    default: 0,
    label: { fr: 'Reste à vivre exigé', en: 'Required remainder' },
    help: {
      fr: 'Ce qui doit rester chaque mois après les mensualités. Chaque banque a le sien.',
      en: 'What must be left each month after the payments. Each bank has its own.',
    },
  }),
  differe: wholeMonths({
    min: 0,
    max: 36,
    default: 0,
    label: { fr: 'Différé', en: 'Deferral' },
    help: {
      fr: 'Mois où seuls les intérêts et l’assurance sont payés.',
      en: 'Months in which only interest and insurance are paid.',
    },
  }),
  assurance: insurance({ fr: 'Assurance emprunteur', en: 'Loan insurance' }),
  quotite: percent({
    default: 100,
    label: { fr: 'Quotité assurée', en: 'Share insured' },
    help: {
      fr: 'La part du prêt que l’assurance couvre pour cet emprunteur.',
      en: 'The share of the loan that the insurance covers for this borrower.',
    },
  }),
  assurance_co: insurance({ fr: 'Assurance du co-emprunteur', en: 'Insurance of the co-borrower' }),
  quotite_co: percent({
    default: 0,
    label: { fr: 'Quotité du co-emprunteur', en: 'Share of the co-borrower' },
  }),
  frais_dossier: euros({
    max: 1e6,
    default: 0,
    label: { fr: 'Frais de dossier', en: 'Arrangement fee' },
    help: { fr: 'Frais de courtier compris.', en: 'Broker’s fee included.' },
  }),
  taux_garantie: percent({
    max: 5,
    step: 0.1,
    default: 1,
    label: { fr: 'Coût de la garantie', en: 'Cost of the guarantee' },
    help: {
      fr: 'En % du prêt principal, payé au départ : caution ou hypothèque.',
      en: 'In % of the main loan, paid at the start: surety or mortgage.',
    },
  }),
  bien: choice({
    choices: {
      ancien: { fr: 'Ancien', en: 'Lived in before' },
      neuf: { fr: 'Neuf', en: 'New' },
    },
    default: 'ancien',
    label: { fr: 'Logement', en: 'Home' },
  }),
  taux_departement: percent({
    min: 1.2,
    max: 5,
    step: 0.1,
    default: 5,
    label: { fr: 'Droit du département', en: 'Duty of the department' },
    help: {
      fr: '5 % dans la plupart des départements, 4,5 % ou 3,8 % ailleurs.',
      en: '5% in most departments, 4.5% or 3.8% elsewhere.',
    },
  }),
  primo: flag({
    default: false,
    label: { fr: 'Première résidence principale', en: 'First main residence' },
    help: {
      fr: 'Le droit du département compte alors pour 4,5 % au plus.',
      en: 'The duty of the department then counts for 4.5% at most.',
    },
  }),
  meubles: euros({
    default: 0,
    label: { fr: 'Meubles compris dans le prix', en: 'Furniture within the price' },
    help: { fr: 'Ils ne paient pas de droits.', en: 'No duties are due on it.' },
  }),
  travaux: euros({ default: 0, label: { fr: 'Travaux', en: 'Works' } }),
  debours: euros({
    max: 1e6,
    default: 1000,
    label: { fr: 'Débours du notaire', en: 'Disbursements of the notary' },
  }),
  zone: choice({
    choices: {
      aucune: { fr: 'Sans prêt à taux zéro', en: 'Without a zero-rate loan' },
      a: { fr: 'Zone A, A bis comprise', en: 'Zone A, A bis included' },
      b1: { fr: 'Zone B1', en: 'Zone B1' },
      b2: { fr: 'Zone B2', en: 'Zone B2' },
      c: { fr: 'Zone C', en: 'Zone C' },
    },
    default: 'aucune',
    label: { fr: 'Zone du prêt à taux zéro', en: 'Zone of the zero-rate loan' },
    help: {
      fr: 'Celle de la commune. À choisir pour demander un PTZ.',
      en: 'That of the municipality. Choose one to ask for a PTZ.',
    },
  }),
  personnes: count({
    min: 1,
    max: 20,
    default: 1,
    label: { fr: 'Personnes qui y vivront', en: 'People who will live there' },
  }),
  rfr: euros({
    default: 0,
    label: { fr: 'Revenu fiscal de référence', en: 'Reference income' },
    help: {
      fr: 'De l’avant-dernière année, de tous ceux qui y vivront.',
      en: 'Of the year before last, of all who will live there.',
    },
  }),
  logement: choice({
    choices: {
      collectif: { fr: 'Appartement neuf', en: 'New flat' },
      individuel: { fr: 'Maison neuve', en: 'New house' },
      ancien_travaux: { fr: 'Ancien avec travaux', en: 'Old home with works' },
    },
    default: 'collectif',
    label: { fr: 'Logement financé par le PTZ', en: 'Home financed by the PTZ' },
  }),
  lissage: flag({
    default: true,
    label: { fr: 'Prêts lissés', en: 'Level payments' },
    help: {
      fr: 'Les deux prêts coûtent ensemble la même somme chaque mois.',
      en: 'Both loans together cost the same each month.',
    },
  }),
}
