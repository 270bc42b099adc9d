import { defineContract } from '../../definition/contract.ts'
import { euroInvestor } from '../../indices/euro-investor.ts'
import { params } from './params.ts'
import { result } from './result.ts'
import { sentence } from './sentence.ts'
import { sources } from './sources.ts'
import { warnings } from './warnings.ts'

/** In percent, for the sum of the four shares: floating-point errors are about 1e-14. */
const TOLERANCE = 1e-6

/**
 * What the simulator `drawdown` asks, answers and shows, as data: what a portfolio would have lost in four crises of
 * the past, for an investor. Amounts in euros, deposits and withdrawals in euros a month, shares and falls in
 * percent, recovery in months.
 *
 * Used by `facts.ts`, `history.explain.ts`, `index.ts`, `portfolio.ts` and `simulate.ts`. `index.ts` joins it to the
 * computation, and every interface (HTTP, pages, command, client, MCP) reads it there. Public, so never renamed:
 * `name`, which is in addresses, the keys of parameters and of `result` and the codes of warnings. Texts may change
 * freely.
 *
 * `example.expect` is compared with the computed answer by `test/contracts.test.ts`: when figures change, write the
 * new ones there. The type `Contract` documents every member. Among those of this file:
 * - `group`: the group of the home page that it belongs to, of `definition/groups.ts`.
 * - `presets`: portfolios that a form can start from, by `title`; `name` is for the library only.
 * - `constraints`: the rules over several parameters; a question that breaks one is refused.
 * - `needs`: the returns of the past.
 * - `table`: the table of `result` that is exported to CSV.
 * - `decisive`: the figures for which a person uses it.
 * - `estimates`: its amounts are estimates of what is to come; pages show them in whole euros.
 * - `levers`: the parameters that a person can act on, which goal seek and comparisons offer.
 * - `sentence`: its answer in a sentence.
 */
export const contract = defineContract({
  name: 'drawdown',
  title: { fr: 'Baisses et crises', en: 'Falls and crises' },
  purpose: {
    fr: 'Ce que votre portefeuille aurait perdu dans les crises de 2000, 2008, 2020 et 2022, et le temps qu’il aurait mis à revenir.',
    en: 'What your portfolio would have lost in the crises of 2000, 2008, 2020 and 2022, and how long it would have taken to recover.',
  },
  keywords: {
    fr: 'krach, bourse, chute, effondrement, perdre, perte, marché baissier, bulle internet, subprimes, covid, se remettre, remonter, récupérer, risque, volatilité, actions et obligations, portefeuille, récession, correction',
    en: 'crash, bear market, stock market, lose, loss, lost, slump, dot-com bubble, subprime, recover, recovery, risk, volatility, shares and bonds, portfolio, recession, correction',
  },
  group: 'epargner',

  params,

  presets: [
    {
      name: 'actions',
      title: { fr: 'Tout en actions', en: 'All in equities' },
      query: { actions: 100, obligations: 0, or: 0, liquidites: 0 },
    },
    {
      name: 'soixante_quarante',
      title: { fr: '60 % d’actions, 40 % d’obligations', en: '60% equities, 40% bonds' },
      query: { actions: 60, obligations: 40, or: 0, liquidites: 0 },
    },
    {
      name: 'peu_d_actions',
      title: { fr: 'Peu d’actions', en: 'Few equities' },
      query: { actions: 20, obligations: 50, or: 0, liquidites: 30 },
    },
    {
      name: 'quatre_quarts',
      title: { fr: 'Quatre quarts', en: 'Four equal parts' },
      query: { actions: 25, obligations: 25, or: 25, liquidites: 25 },
    },
  ],

  constraints: [
    {
      kind: 'sumsTo100',
      operands: { others: ['obligations', 'or', 'liquidites'] },
      field: 'actions',
      involves: ['obligations', 'or', 'liquidites'],
      holds: ({ actions, obligations, or, liquidites }) =>
        Math.abs(actions + obligations + or + liquidites - 100) <= TOLERANCE,
    },
  ],

  needs: () => [euroInvestor],

  result,
  table: 'crises',

  headings: {
    crises: { fr: 'Crise par crise', en: 'Crisis by crisis' },
    'crises.faits': { fr: 'D’autres indices, pour comparer', en: 'Other indices, for comparison' },
    trajectoires: { fr: 'Mois par mois depuis le sommet', en: 'Month by month from the peak' },
  },
  decisive: ['resume.perteMaxEuros', 'resume.perteMax', 'resume.capitalMinimum'],
  estimates: true,
  levers: ['capital', 'mensuel', 'retrait'],

  charts: [
    {
      title: { fr: 'La baisse et le retour, mois par mois', en: 'The fall and the recovery, month by month' },
      note: {
        fr: 'Un chemin par crise, depuis son sommet ; inflation non déduite.',
        en: 'A path for each crisis, from its peak; inflation not deducted.',
      },
      table: 'trajectoires',
      x: 'mois',
      lines: ['capital'],
      by: 'annee',
    },
    {
      title: { fr: 'La profondeur de chaque crise', en: 'How deep each crisis went' },
      note: {
        fr: 'Du sommet au creux. La baisse réelle est en pouvoir d’achat.',
        en: 'From peak to trough. The real fall is in purchasing power.',
      },
      table: 'crises',
      x: 'nom',
      bars: ['baisse', 'baisseReelle'],
    },
  ],

  sentence,

  warnings,

  sources,

  disclaimer: {
    fr: 'Simulation à but pédagogique, qui n’est pas un conseil en investissement personnalisé. Elle rejoue des données passées, avant frais et impôts : les performances passées ne préjugent pas des performances futures.',
    en: 'Educational simulation, not personalised investment advice. It replays past data, before fees and tax: past performance is no guide to the future.',
  },

  example: {
    query: { capital: 100_000, actions: 60, obligations: 40 },
    expect: {
      resume: { pireCrise: 2000, perteMax: -27.7352, perteMaxEuros: 27_735.23, recuperationMoisMax: 115 },
      crises: [
        { annee: 2000, baisse: -27.7352, recuperation: 'date' },
        { annee: 2008, baisse: -25.0369, recuperation: 'date' },
        { annee: 2020, baisse: -12.6058, recuperation: 'date' },
        { annee: 2022, baisse: -13.67, recuperation: 'date', dateRecuperation: '2024-02' },
      ],
    },
  },
})
