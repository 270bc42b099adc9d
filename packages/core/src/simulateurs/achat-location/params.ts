import { appreciation } from '../../definition/common-fields.ts'
import { annualRate, euros, monthlyEuros, percent, wholeYears } from '../../definition/kinds.ts'
import {
  homeAppreciation,
  loanInsurance,
  loanRate,
  notaryFees,
  rentRise,
  sellingCosts,
} from '../../definition/property-fields.ts'

/**
 * The highest rent of the specification, and the upper bound of the search for the break-even rent. Used by
 * `simulate.ts`.
 */
export const HIGHEST_RENT = 100_000

/**
 * Parameters of `achat-location`: the home, its loan, and the same home to rent. Keys are the names of the API: they
 * do not change. Labels and help may; another default or range changes answers. Their kinds (`euros`,
 * `monthlyEuros`…) set units and usual ranges; a value outside its range is refused. A parameter is required if its
 * field has neither `default` nor `optional`: those of `common-fields.ts` and `property-fields.ts`, shared with other
 * simulators, may bring a default of their own. No rule is over several parameters. Used by
 * `borrowing-capacity.ts`, `contract.ts` and `sentence.ts`.
 */
export const params = {
  prix: euros({ min: 10_000, max: 1e8, label: { fr: 'Prix du bien', en: 'Property price' } }),
  apport: euros({
    max: 1e8,
    label: { fr: 'Apport personnel', en: 'Down payment' },
    help: {
      fr: 'Il compte dans le prix ; les frais de notaire se paient en plus.',
      en: 'It counts towards the price; the notary fees are paid on top.',
    },
  }),
  taux_credit: loanRate({}),
  duree_credit: wholeYears({ min: 1, max: 30, label: { fr: 'Durée du crédit', en: 'Loan duration' } }),
  loyer: monthlyEuros({ max: HIGHEST_RENT, label: { fr: 'Loyer équivalent', en: 'Equivalent rent' } }),
  charges: monthlyEuros({
    max: 100_000,
    default: 200,
    label: { fr: 'Charges de copropriété', en: 'Co-ownership charges' },
  }),
  taxe_fonciere: euros({ max: 100_000, default: 1500, label: { fr: 'Taxe foncière', en: 'Property tax' } }),
  frais_notaire: notaryFees({ default: 7.5 }),
  rendement_alternatif: annualRate({
    max: 30,
    default: 5,
    label: { fr: 'Rendement du placement', en: 'Yield of the alternative investment' },
    help: {
      fr: 'Ce que rapporte l’argent qui n’est pas dans les murs, pour l’un comme pour l’autre.',
      en: 'What the money that is not in the walls earns, for either of them.',
    },
  }),
  revalo_immo: homeAppreciation({ default: 2 }),
  horizon: wholeYears({ min: 1, max: 40, default: 20, label: { fr: 'Horizon', en: 'Horizon' } }),
  revalo_loyer: rentRise({ default: 0 }),
  revalo_charges: appreciation({
    default: 0,
    label: {
      fr: 'Hausse annuelle des charges et de la taxe',
      en: 'Annual rise of charges and property tax',
    },
  }),
  assurance: loanInsurance({ default: 0 }),
  entretien: annualRate({
    step: 0.5,
    max: 10,
    default: 0,
    label: { fr: 'Entretien', en: 'Upkeep' },
    help: { fr: 'En % de la valeur du bien, par an.', en: 'As a % of the value of the home, a year.' },
  }),
  frais_vente: sellingCosts({ default: 0 }),
  taxe_gains: percent({
    max: 60,
    default: 0,
    label: { fr: 'Impôt sur les gains du placement', en: 'Tax on investment gains' },
    help: {
      fr: 'Dû quand on le vend, par l’un comme par l’autre.',
      en: 'Due when it is sold, by either of them.',
    },
  }),
  revenu: monthlyEuros({
    default: 0,
    label: { fr: 'Revenu mensuel net', en: 'Net monthly income' },
    help: {
      fr: 'De tout le foyer, avant impôt : pour savoir si une banque prêterait.',
      en: 'Of the whole household, before tax: to know whether a bank would lend.',
    },
  }),
  charges_credits: monthlyEuros({
    max: 100_000,
    default: 0,
    label: { fr: 'Autres crédits en cours', en: 'Other loans being repaid' },
    help: {
      fr: 'Les mensualités qui continueront après l’achat : voiture, étudiant, autre bien.',
      en: 'The monthly payments that go on after the purchase: car, studies, another property.',
    },
  }),
}
