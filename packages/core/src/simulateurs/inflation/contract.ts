import { yearByYear } from '../../definition/common-headings.ts'
import { excludedBy, greaterThan, requiredWith, requiredWithout } from '../../definition/constraints.ts'
import { defineContract } from '../../definition/contract.ts'
import { inflationTarget } from '../../finance/common-sources.ts'
import { consumerPrices } from '../../indices/consumer-prices.ts'
import { params } from './params.ts'
import { result } from './result.ts'
import { sentence } from './sentence.ts'

/**
 * What the simulator `inflation` asks, answers and shows, as data: the purchasing power that an amount loses as
 * prices rise, for a saver. Amounts in euros, rates in percent a year, durations in years.
 *
 * Used by `explain.ts`, `index.ts`, `prices.ts` and `simulate.ts`. `index.ts` joins it to the computation, and every
 * interface (HTTP, pages, command, client, MCP) reads it there. Public, so never renamed: `name`, which is in
 * addresses, the keys of parameters and of `result` and the codes of warnings. Texts may change freely.
 *
 * `example.expect` is compared with the computed answer by `test/contracts.test.ts`: when figures change, write the
 * new ones there. The type `Contract` documents every member. Among those of this file:
 * - `group`: the group of the home page that it belongs to, of `definition/groups.ts`.
 * - `exclusive`: two ways to give the prices, of which a form shows one.
 * - `constraints`: the rules over several parameters; a question that breaks one is refused.
 * - `needs`: the consumer prices of the past, only between two past years.
 * - `table`: left out, the table `yearly` is exported to CSV.
 * - `decisive`: the figures for which a person uses it.
 * - `estimates`: its amounts are estimates of what is to come; pages show them in whole euros.
 * - `levers`: the parameters that a person can act on, which goal seek and comparisons offer.
 * - `sentence`: its answer in a sentence.
 */
export const contract = defineContract({
  name: 'inflation',
  title: { fr: 'Inflation et pouvoir d’achat', en: 'Inflation and purchasing power' },
  purpose: {
    fr: 'Ce que la hausse des prix retire à une somme, année par année, et ce qu’il faudra plus tard pour acheter la même chose.',
    en: 'What rising prices take from a sum, year by year, and what it will take later to buy the same things.',
  },
  keywords: {
    fr: 'hausse des prix, coût de la vie, vie chère, perdre de la valeur, que vaudront, que valent, euros constants, francs, autrefois, combien feraient, dévaluation',
    en: 'cost of living, price rise, prices, buying power, today’s money, worth today, cash, mattress, lose value, consumer prices, euros worth in, real value',
  },
  group: 'epargner',

  params,

  exclusive: [
    {
      title: { fr: 'Quels prix', en: 'Which prices' },
      ways: [
        { title: { fr: 'Une inflation à venir', en: 'Inflation to come' }, params: ['duree', 'inflation'] },
        {
          title: { fr: 'Entre deux années passées', en: 'Between two past years' },
          params: ['annee_debut', 'annee_fin'],
        },
      ],
    },
  ],

  constraints: [
    requiredWithout('duree', 'annee_debut', 'annee_fin'),
    excludedBy('duree', 'annee_debut', 'annee_fin'),
    excludedBy('inflation', 'annee_debut', 'annee_fin'),
    requiredWith('annee_debut', 'annee_fin'),
    requiredWith('annee_fin', 'annee_debut'),
    greaterThan('annee_fin', 'annee_debut'),
  ],

  needs: ({ annee_debut }) => (annee_debut === undefined ? [] : [consumerPrices]),

  result,

  headings: { yearly: yearByYear },
  decisive: ['resume.valeurReelle', 'resume.pertePourcentage', 'resume.montantEquivalent'],
  estimates: true,
  levers: ['montant', 'duree', 'inflation', 'rendement'],

  charts: [
    {
      title: { fr: 'La somme et ce qu’elle achète', en: 'The sum and what it buys' },
      note: {
        fr: 'Montant équivalent : ce qu’il faut, cette année-là, pour acheter la même chose.',
        en: 'Equivalent amount: what it takes, that year, to buy the same.',
      },
      table: 'yearly',
      x: 'annee',
      lines: ['valeurReelle', 'valeurNominale', 'montantEquivalent'],
      start: ({ used: { montant } }) => ({
        valeurReelle: Number(montant),
        valeurNominale: Number(montant),
        montantEquivalent: Number(montant),
      }),
    },
  ],

  sentence,

  warnings: {
    demi_vie_inexistante: {
      fr: 'À ce rythme, un euro ne perd pas la moitié de son pouvoir d’achat en cent ans.',
      en: 'At this pace, one euro does not lose half of its purchasing power within a hundred years.',
    },
    rendement_sous_inflation: {
      level: 'alert',
      fr: 'La somme grossit, mais moins vite que les prix : à la fin, elle achète moins qu’au départ.',
      en: 'The sum grows, but more slowly than prices: at the end, it buys less than at the start.',
    },
    inflation_observee: {
      fr: 'Ces prix sont ceux que l’Insee a observés, en moyenne de chaque année ; ils ne disent rien de l’inflation à venir. Le rendement, lui, reste une hypothèse constante.',
      en: 'These prices are those that Insee observed, averaged over each year; they say nothing of inflation to come. The yield remains a constant assumption.',
    },
    indice_peu_precis: {
      fr: 'Avant 1950, l’indice publié n’a que deux décimales pour de très petits nombres : 0,04 en 1901, à un huitième près. Les montants calculés depuis ne donnent qu’un ordre de grandeur.',
      en: 'Before 1950, the published index has only two decimals for very small numbers: 0.04 in 1901, give or take an eighth. Amounts computed from then on only give an order of magnitude.',
    },
    montants_en_euros: {
      fr: 'Les montants sont en euros, même avant 2002 : divisez d’abord un montant en francs par 6,55957, et un montant en anciens francs (avant 1960) encore par 100.',
      en: 'Amounts are in euros, even before 2002: first divide an amount in francs by 6.55957, and one in old francs (before 1960) again by 100.',
    },
  },

  sources: [
    inflationTarget,
    {
      title: 'La finance pour tous : le pouvoir d’achat de l’euro, d’après l’Insee',
      url: 'https://lafinancepourtous.com/2012/03/16/le-pouvoir-dachat-de-leuro-2',
      read: '2026-11-21',
    },
    {
      title: 'La finance pour tous : convertisseur franc-euro, d’après l’Insee',
      url: 'https://lafinancepourtous.com/2014/02/05/convertisseur-franc-euro-votre-pouvoir-d-achat-a-t-il-baisse',
      read: '2026-11-21',
    },
  ],

  disclaimer: {
    fr: 'Simulation à but pédagogique, qui n’est pas un conseil en investissement personnalisé. Elle suppose des prix qui montent au même rythme chaque année, ou reprend ceux du passé, qui ne préjugent pas de l’avenir.',
    en: 'Educational simulation, not personalised investment advice. It assumes prices that rise at the same pace every year, or takes those of the past, which are no guide to the future.',
  },

  example: {
    query: { montant: 10_000, duree: 20 },
    expect: {
      resume: { valeurReelle: 6729.71, pertePourcentage: 32.7029, montantEquivalent: 14_859.47 },
    },
  },
})
