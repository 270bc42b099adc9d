import { appreciation, marginalTaxRate } from '../../definition/common-fields.ts'
import { annualRate, choice, euros, monthlyEuros, percent, wholeYears } from '../../definition/kinds.ts'
import {
  homeAppreciation,
  loanInsurance,
  loanRate,
  notaryFees,
  rentRise,
  sellingCosts,
} from '../../definition/property-fields.ts'

import { components } from './components.ts'

/**
 * Parameters of `immobilier`: the purchase, its loan, the letting, its tax and the resale. Keys are the names of
 * the API: they do not change. Their kinds (`euros`, `annualRate`…) set units and usual ranges. Those of
 * `common-fields.ts` and `property-fields.ts` are shared with other simulators. One without `default` or `optional`
 * is required. Used by `contract.ts` and `sentence.ts`.
 */
export const params = {
  prix: euros({ min: 1000, max: 1e8, label: { fr: 'Prix du bien', en: 'Property price' } }),
  loyer: monthlyEuros({
    max: 1e6,
    label: { fr: 'Loyer mensuel', en: 'Monthly rent' },
    help: {
      fr: 'Hors charges récupérables sur le locataire.',
      en: 'Without the service charges that the tenant pays back.',
    },
  }),
  apport: euros({
    default: 0,
    label: { fr: 'Apport personnel', en: 'Down payment' },
    help: {
      fr: 'Il compte dans le coût total, frais et travaux compris. Au comptant, il est ignoré : tout ce coût est payé à l’achat.',
      en: 'It counts towards the total cost, fees and renovation work included. In cash, it is ignored: all of that cost is paid at the purchase.',
    },
  }),
  taux_credit: loanRate({ default: 3.5 }),
  duree_credit: wholeYears({
    min: 0,
    max: 30,
    default: 20,
    label: { fr: 'Durée du crédit', en: 'Loan duration' },
    help: {
      fr: '0 pour un achat au comptant, quel que soit l’apport.',
      en: '0 to pay in cash, whatever the down payment.',
    },
  }),
  charges: monthlyEuros({
    default: 0,
    label: { fr: 'Charges non récupérables', en: 'Service charges paid by the owner' },
    help: { fr: 'Par mois, à la charge du propriétaire.', en: 'A month, not paid back by the tenant.' },
  }),
  taxe_fonciere: euros({
    default: 0,
    label: { fr: 'Taxe foncière', en: 'Property tax' },
    help: { fr: 'Par an, sans les ordures ménagères.', en: 'A year, without waste collection.' },
  }),
  frais_notaire: notaryFees({ default: 7.5 }),
  travaux: euros({ default: 0, label: { fr: 'Travaux', en: 'Renovation work' } }),
  meubles: euros({ default: 0, label: { fr: 'Meubles', en: 'Furniture' } }),
  vacance: percent({
    default: 5,
    label: { fr: 'Vacance locative', en: 'Vacancy' },
    help: {
      fr: 'La part de loyer perdue entre deux locataires : 5 % sont dix-huit jours par an.',
      en: 'The share of rent lost between two tenants: 5% is eighteen days a year.',
    },
  }),
  gestion: percent({
    max: 30,
    default: 0,
    label: { fr: 'Gestion locative', en: 'Management' },
    help: { fr: 'En % des loyers encaissés.', en: 'As a % of the rents received.' },
  }),
  assurance_pno: euros({
    default: 150,
    label: { fr: 'Assurance propriétaire non occupant', en: 'Landlord insurance' },
    help: { fr: 'Par an.', en: 'A year.' },
  }),
  assurance: loanInsurance({ default: 0 }),
  entretien: annualRate({
    step: 0.5,
    default: 0,
    label: { fr: 'Entretien', en: 'Upkeep' },
    help: {
      fr: 'En % du loyer annuel, vacance non déduite.',
      en: 'As a % of the yearly rent, vacancy not deducted.',
    },
  }),
  regime: choice({
    choices: {
      aucun: { fr: 'Aucun : avant impôt', en: 'None: before tax' },
      micro_foncier: {
        fr: 'Micro-foncier : loué nu, abattement',
        en: 'Micro-foncier: unfurnished, flat allowance',
      },
      reel: { fr: 'Réel foncier : loué nu, charges réelles', en: 'Réel foncier: unfurnished, actual costs' },
      micro_bic: { fr: 'Micro-BIC : loué meublé, abattement', en: 'Micro-BIC: furnished, flat allowance' },
      lmnp_reel: {
        fr: 'LMNP au réel : loué meublé, charges réelles',
        en: 'LMNP réel: furnished, actual costs',
      },
    },
    default: 'aucun',
    label: { fr: 'Régime fiscal', en: 'Tax regime' },
    help: {
      fr: 'Il taxe les loyers chaque année et la plus-value à la revente.',
      en: 'It taxes the rents every year and the gain at resale.',
    },
  }),
  tmi: marginalTaxRate(),
  revalo_immo: homeAppreciation({ default: 2 }),
  revalo_loyer: rentRise({ default: 1.5 }),
  revalo_charges: appreciation({
    default: 2,
    label: {
      fr: 'Hausse annuelle des charges, de la taxe et de l’assurance',
      en: 'Annual rise in service charges, property tax and insurance',
    },
  }),
  horizon: wholeYears({
    min: 1,
    max: 40,
    default: 20,
    label: { fr: 'Horizon', en: 'Horizon' },
    help: {
      fr: 'Le bien est vendu à la fin de cette année-là.',
      en: 'The property is sold at the end of that year.',
    },
  }),
  frais_vente: sellingCosts({ default: 5 }),
  taux_actualisation: annualRate({
    min: -20,
    max: 50,
    default: 5,
    label: { fr: 'Taux d’actualisation', en: 'Discount rate' },
    help: {
      fr: 'Ce que le même argent rapporterait ailleurs, à risque égal. La valeur actuelle nette s’y compare.',
      en: 'What the same money would earn elsewhere, at equal risk. The net present value compares with it.',
    },
  }),
  ...components,
}
