import { defineContract } from '../../definition/contract.ts'
import {
  annualRate,
  choice,
  count,
  euros,
  flag,
  monthlyEuros,
  percent,
  wholeYears,
} from '../../definition/kinds.ts'
import {
  homeAppreciation,
  loanInsurance,
  loanRate,
  notaryFees,
  rentRise,
  sellingCosts,
} from '../../definition/property-fields.ts'
import { rows } from '../../definition/shape.ts'
import { appreciation } from '../../definition/usual-fields.ts'
import { yearByYear } from '../../definition/usual-headings.ts'
import { sentence } from './sentence.ts'

/** The highest rent, as the specification bounds it; the balanced rent is sought up to there. */
export const HIGHEST_RENT = 100_000

/** Buying against renting: what it promises. `resume` and `yearly` are the specification's. */
export const contract = defineContract({
  name: 'achat-location',
  title: { fr: 'Acheter ou louer', en: 'Buy or rent' },
  purpose: {
    fr: 'Acheter ou louer le même logement : crédit, coûts, patrimoine de chacun et année où l’achat passe devant.',
    en: 'Buying or renting the same home: loan, costs, the wealth of each and the year when buying gets ahead.',
  },
  group: 'acheter',

  params: {
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
  },

  presets: [
    {
      name: 'neutre',
      title: { fr: 'Neutre', en: 'Neutral' },
      query: {
        revalo_loyer: 0,
        revalo_charges: 0,
        assurance: 0,
        entretien: 0,
        frais_vente: 0,
        taxe_gains: 0,
      },
    },
    {
      name: 'realiste',
      title: { fr: 'Réaliste', en: 'Realistic' },
      query: {
        revalo_loyer: 1.5,
        revalo_charges: 2,
        assurance: 0.3,
        entretien: 1,
        frais_vente: 5,
        taxe_gains: 18.6,
      },
    },
  ],

  result: {
    resume: {
      mensualiteCredit: monthlyEuros({ label: { fr: 'Mensualité du crédit', en: 'Monthly loan payment' } }),
      fraisNotaire: euros({ label: { fr: 'Frais de notaire', en: 'Notary fees' } }),
      coutTotalAchat: euros({ label: { fr: 'Total déboursé en achetant', en: 'Total paid when buying' } }),
      coutTotalLocation: euros({ label: { fr: 'Total déboursé en louant', en: 'Total paid when renting' } }),
      patrimoineAchatFinal: euros({
        label: { fr: 'Patrimoine final en achetant', en: 'Final wealth when buying' },
      }),
      patrimoineLocationFinal: euros({
        label: { fr: 'Patrimoine final en louant', en: 'Final wealth when renting' },
      }),
      pointBasculeAnnees: count({
        nullable: true,
        label: { fr: 'Année de bascule', en: 'Break-even year' },
        help: {
          fr: 'La première à partir de laquelle l’achat est devant, et le reste.',
          en: 'The first from which buying is ahead, and stays so.',
        },
      }),
      achatGagnant: flag({ label: { fr: 'L’achat l’emporte', en: 'Buying wins' } }),
    },
    yearly: rows({
      annee: count({ label: { fr: 'Année', en: 'Year' } }),
      coutAchat: euros({ label: { fr: 'Déboursé en achetant', en: 'Paid when buying' } }),
      coutLocation: euros({ label: { fr: 'Déboursé en louant', en: 'Paid when renting' } }),
      patrimoineAchat: euros({ label: { fr: 'Patrimoine en achetant', en: 'Wealth when buying' } }),
      patrimoineLocation: euros({ label: { fr: 'Patrimoine en louant', en: 'Wealth when renting' } }),
    }),
    complements: {
      ecartFinal: euros({
        label: { fr: 'Écart final, achat moins location', en: 'Final gap, buying less renting' },
      }),
      verdict: choice({
        choices: {
          achat: { fr: 'Acheter', en: 'Buy' },
          location: { fr: 'Louer', en: 'Rent' },
          equivalent: { fr: 'Équivalent', en: 'Even' },
        },
        label: { fr: 'Verdict', en: 'Verdict' },
        help: {
          fr: '« Équivalent » quand l’écart est d’au plus 1 %.',
          en: '“Even” where the gap is at most 1%.',
        },
      }),
      loyerEquilibre: monthlyEuros({
        nullable: true,
        label: { fr: 'Loyer d’équilibre', en: 'Break-even rent' },
        help: { fr: 'Celui auquel les deux finissent à égalité.', en: 'The one at which both end equal.' },
      }),
      coutIrrecuperableAchat: euros({
        label: { fr: 'Coûts perdus de l’achat', en: 'Sunk costs of buying' },
        help: {
          fr: 'Frais, intérêts, assurance, charges, taxe, entretien et frais de vente.',
          en: 'Fees, interest, insurance, charges, tax, upkeep and selling costs.',
        },
      }),
      interets: euros({ label: { fr: 'Intérêts payés', en: 'Interest paid' } }),
      capitalRestantDu: euros({ label: { fr: 'Capital restant dû', en: 'Balance owed' } }),
      valeurBien: euros({ label: { fr: 'Valeur du bien', en: 'Value of the home' } }),
    },
  },

  headings: { yearly: yearByYear, complements: { fr: 'Ce qui l’explique', en: 'What explains it' } },
  decisive: ['resume.patrimoineAchatFinal', 'resume.patrimoineLocationFinal', 'resume.pointBasculeAnnees'],

  charts: [
    {
      title: { fr: 'Le patrimoine, en achetant et en louant', en: 'Wealth, buying and renting' },
      note: {
        fr: 'Les montants sont ceux de chaque année, sans déduire l’inflation.',
        en: 'Amounts are those of each year, inflation not deducted.',
      },
      table: 'yearly',
      x: 'annee',
      lines: ['patrimoineAchat', 'patrimoineLocation'],
      mark: {
        at: 'resume.pointBasculeAnnees',
        label: { fr: 'Acheter passe devant', en: 'Buying gets ahead' },
      },
    },
    {
      title: { fr: 'Ce qui est déboursé depuis le début', en: 'What has been paid since the start' },
      note: {
        fr: 'Les montants sont ceux de chaque année, sans déduire l’inflation.',
        en: 'Amounts are those of each year, inflation not deducted.',
      },
      table: 'yearly',
      x: 'annee',
      lines: ['coutAchat', 'coutLocation'],
    },
  ],

  sentence,

  warnings: {
    bascule_inexistante: {
      fr: 'À cet horizon, l’achat ne passe pas durablement devant la location.',
      en: 'Within this horizon, buying does not get ahead of renting for good.',
    },
    loyer_equilibre_inexistant: {
      fr: 'Aucun loyer de 0 à 100 000 € ne met les deux à égalité.',
      en: 'No rent from €0 to €100,000 makes both end equal.',
    },
    apport_superieur_au_prix: {
      fr: 'L’apport dépasse le prix : il n’y a pas de crédit, et le reste est placé.',
      en: 'The down payment exceeds the price: there is no loan, and the rest is invested.',
    },
    credit_apres_horizon: {
      fr: 'Le crédit court encore à l’horizon : le capital restant dû est déduit du patrimoine.',
      en: 'The loan still runs at the horizon: the balance owed is taken off the wealth.',
    },
  },

  sources: [
    {
      title: 'numpy-financial, pmt: the equation of a loan payment',
      url: 'https://github.com/numpy/numpy-financial/blob/main/numpy_financial/_financial.py',
      read: '2026-11-21',
    },
    {
      title: 'Le blog patrimoine : les frais d’acquisition d’une résidence principale',
      url: 'https://www.leblogpatrimoine.com/immobilier/prix/est-il-rentable-dacheter-sa-residence-principale-combien-de-temps-pour-amortir-les-frais.html',
      read: '2026-11-21',
    },
  ],

  disclaimer: {
    fr: 'Simulation à but pédagogique, qui n’est pas un conseil en investissement personnalisé. Ni les prix de l’immobilier, ni les loyers, ni les rendements ne montent régulièrement.',
    en: 'Educational simulation, not personalised investment advice. Neither home prices, nor rents, nor yields rise steadily.',
  },

  example: {
    query: { prix: 300_000, apport: 60_000, taux_credit: 3.5, duree_credit: 20, loyer: 1200 },
    expect: {
      resume: {
        mensualiteCredit: 1391.9,
        fraisNotaire: 22_500,
        coutTotalAchat: 494_556.8,
        coutTotalLocation: 288_000,
        patrimoineAchatFinal: 445_784.22,
        patrimoineLocationFinal: 428_658.75,
        pointBasculeAnnees: 7,
        achatGagnant: true,
      },
      complements: { loyerEquilibre: 1157.8 },
    },
  },
})
