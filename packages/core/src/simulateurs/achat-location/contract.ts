import { nominalAmounts, yearByYear } from '../../definition/common-headings.ts'
import { defineContract } from '../../definition/contract.ts'
import { numpyFinancial } from '../../finance/common-sources.ts'
import { borrowingCapacity } from './borrowing-capacity.ts'
import { params } from './params.ts'
import { result } from './result.ts'
import { sentence } from './sentence.ts'

/**
 * What the simulator `achat-location` asks, answers and shows, as data: buying a home compared to renting
 * the same one, for a household that has a down payment. Amounts in euros, rent and charges in euros a month,
 * durations in years, rates and rises in percent a year, notary fees and selling costs in percent of the
 * price, tax in percent of the gain.
 *
 * Used by `index.ts`, `months.explain.ts`, `plan.ts` and `simulate.ts`. `index.ts` joins it to the
 * computation, and every interface (HTTP, pages, command, client, MCP) reads it there. Public, so never
 * renamed: `name`, which is in addresses, the keys of parameters and of `result` and the codes of warnings.
 * `test/http/specification.test.ts` holds the fields that `resume` and `yearly` must have. Texts may change
 * freely.
 *
 * `example.expect` is compared with the computed answer by `test/contracts.test.ts`: when figures or the law
 * change, write the new ones there. The type `Contract` documents every member. Among those of this file:
 * - `group`: the group of the home page that it belongs to, of `definition/groups.ts`.
 * - `presets`: sets of values that a form can start from, by `title`; no page shows `name`.
 * - `startPreset`: the preset of a page without values. The defaults, which are those of the specification, compare a
 *   rent that never rises with a home that needs no upkeep.
 * - `table`: this contract itself has none (each chart has its own), so `yearly` is the table exported to
 *   CSV.
 * - `decisive`: the figures for which a person uses it.
 * - `estimates`: its amounts are estimates of the future, so pages show them in whole euros.
 * - `levers`: the parameters that a person can act on, most useful first; goal seek and comparisons offer
 *   these.
 * - `alwaysShown`: the yield that decides which of the two wins, and the income, by which a bank decides.
 * - `linked`: on a form, the horizon takes the length of the loan until it is set by hand.
 * - `start`, of a chart: its point at year 0. `Number` is for types only: what parameters hold are numbers.
 * - `nextQuestions`: what its loan costs and what a bank would lend; none where the down payment covers the price.
 * - `sentence`: its answer in a sentence.
 */
export const contract = defineContract({
  name: 'achat-location',
  title: { fr: 'Acheter ou louer', en: 'Buy or rent' },
  purpose: {
    fr: 'Acheter ou louer le même logement : lequel laisse le plus, et à partir de quelle année.',
    en: 'Buying or renting the same home: which leaves more, and from which year on.',
  },
  keywords: {
    fr: 'maison, appartement, logement, résidence principale, propriétaire, devenir propriétaire, locataire, loyer, achat immobilier, primo-accédant, apport, loyer trop cher, taxe foncière, frais de notaire, frais d’agence, emménager',
    en: 'house, home, flat, apartment, tenant, renting, homeowner, own my home, buying a house, buy a home, landlord or owner, deposit, first-time buyer, property tax, move house, better to rent',
  },
  group: 'acheter',

  params,

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

  startPreset: 'realiste',

  alwaysShown: ['rendement_alternatif', 'revenu'],

  linked: [{ leader: 'duree_credit', follower: 'horizon' }],

  result,

  headings: { yearly: yearByYear, complements: { fr: 'Ce qui l’explique', en: 'What explains it' } },
  decisive: ['complements.ecartFinal', 'resume.pointBasculeAnnees', 'complements.loyerEquilibre'],
  estimates: true,
  levers: ['loyer', 'prix', 'apport', 'taux_credit', 'revalo_immo', 'horizon'],

  charts: [
    {
      title: { fr: 'Le patrimoine, en achetant et en louant', en: 'Wealth, buying and renting' },
      note: nominalAmounts,
      table: 'yearly',
      x: 'annee',
      lines: ['patrimoineAchat', 'patrimoineLocation'],
      gap: true,
      // both hold the same money; the buyer's is already less the fees paid, and the costs of a sale on that
      // day
      start: ({ data, used: { prix, apport, frais_vente } }) => ({
        patrimoineAchat: Number(apport) - (Number(prix) * Number(frais_vente)) / 100,
        patrimoineLocation: Number(apport) + data.resume.fraisNotaire,
      }),
      mark: {
        at: 'resume.pointBasculeAnnees',
        label: { fr: 'Acheter passe devant', en: 'Buying gets ahead' },
      },
    },
    {
      title: { fr: 'Ce qui est déboursé depuis le début', en: 'What has been paid since the start' },
      note: nominalAmounts,
      table: 'yearly',
      x: 'annee',
      lines: ['coutAchat', 'coutLocation'],
      gap: true,
      start: ({ data, used: { prix, apport } }) => ({
        coutAchat: Math.min(Number(apport), Number(prix)) + data.resume.fraisNotaire,
        coutLocation: 0,
      }),
    },
  ],

  nextQuestions: [
    {
      simulator: 'cout-dette',
      title: { fr: 'Ce que ce prêt coûte, mois par mois', en: 'What this loan costs, month by month' },
      query: ({ used: { prix, apport, taux_credit, duree_credit, assurance, revenu } }) =>
        prix > apport
          ? {
              capital: prix - apport,
              taux: taux_credit,
              duree: duree_credit,
              assurance,
              ...(revenu > 0 && { revenu }),
            }
          : undefined,
    },
    {
      simulator: 'capacite-emprunt',
      title: {
        fr: 'Ce qu’une banque prêterait, frais compris dans l’apport',
        en: 'What a bank would lend, fees included in own money',
      },
      query: borrowingCapacity,
    },
  ],

  sentence,

  warnings: {
    endettement_eleve: {
      level: 'alert',
      fr: 'Les crédits dépassent la part du revenu qu’une banque accepte : sauf dérogation, elle ne prêterait pas.',
      en: 'Loans exceed the share of income that a bank accepts: save for exceptions, it would not lend.',
    },
    duree_longue: {
      level: 'alert',
      fr: 'Au-delà de 25 ans, une banque n’accorde un crédit immobilier que par exception (27 ans avec un différé).',
      en: 'Beyond 25 years, a bank grants a home loan only by exception (27 years with deferred payments).',
    },
    couts_omis: {
      level: 'alert',
      fr: 'Loyer jamais relevé ou entretien nul : le résultat peut s’inverser.',
      en: 'The rent never rises, or the home needs no upkeep: the result may reverse.',
    },
    bascule_inexistante: {
      fr: 'À cet horizon, l’achat ne passe pas durablement devant la location.',
      en: 'Within this horizon, buying does not get ahead of renting for good.',
    },
    loyer_equilibre_inexistant: {
      fr: 'Aucun loyer de 0 à 100 000 € ne met les deux à égalité.',
      en: 'No rent from €0 to €100,000 makes both end equal.',
    },
    apport_superieur_au_prix: {
      level: 'alert',
      fr: 'L’apport dépasse le prix : il n’y a pas de crédit, et le reste est placé.',
      en: 'The down payment exceeds the price: there is no loan, and the rest is invested.',
    },
    credit_apres_horizon: {
      fr: 'Le crédit court encore à l’horizon : le capital restant dû est déduit du patrimoine.',
      en: 'The loan still runs at the horizon: the balance owed is taken off the wealth.',
    },
  },

  sources: [
    numpyFinancial('pmt: the equation of a loan payment'),
    {
      title: 'Crédit Agricole : les frais de notaire',
      url: 'https://www.credit-agricole.fr/credit/pret-immobilier/faq/combien-coutent-les-frais-de-notaire.html',
      read: '2026-11-29',
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
