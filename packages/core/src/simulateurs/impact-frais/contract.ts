import { nominalAmounts, yearByYear } from '../../definition/common-headings.ts'
import { atLeast } from '../../definition/constraints.ts'
import { defineContract } from '../../definition/contract.ts'
import { numpyFinancial } from '../../finance/common-sources.ts'
import { params } from './params.ts'
import { result } from './result.ts'
import { sentence } from './sentence.ts'

/**
 * What the simulator `impact-frais` asks, answers and shows, as data: the cost of fees for a saver. Amounts in euros,
 * deposits in euros a month, durations in years, yields and fees in percent a year, entry fees in percent of each
 * deposit.
 *
 * Used by `explain.ts`, `replay.ts` and `simulate.ts`. `index.ts` joins it to the computation, and every interface
 * (HTTP, pages, command, client, MCP) reads it there. Public, so never renamed: `name`, which is in addresses, the
 * keys of parameters and of `result` and the codes of warnings. Texts may change freely.
 *
 * `example.expect` is compared with the computed answer by `test/contracts.test.ts`: when figures change, write the
 * new ones there. The type `Contract` documents every member. Among those of this file:
 * - `group`: the group of the home page that it belongs to, of `definition/groups.ts`.
 * - `constraints`: the rules over several parameters; a question that breaks one is refused.
 * - `table`: left out, the table `yearly` is exported to CSV.
 * - `alwaysShown`: the yield, and the two fees that the answer compares.
 * - `decisive`: the figures for which a person uses it.
 * - `estimates`: its amounts are estimates of what is to come; pages show them in whole euros.
 * - `levers`: the parameters that a person can act on, which goal seek and comparisons offer.
 * - `range`: how its first decisive figure varies with markets, for the analysis `plage`.
 * - `sentence`: its answer in a sentence.
 */
export const contract = defineContract({
  name: 'impact-frais',
  title: { fr: 'Impact des frais', en: 'The impact of fees' },
  purpose: {
    fr: 'Ce que les frais retirent à une épargne, à trois niveaux, et les années perdues.',
    en: 'What fees take from savings, at three levels, and the years lost.',
  },
  keywords: {
    fr: 'frais de gestion, commission, frais annuels, TER, prélever, ma banque prend, frais cachés, fonds cher, frais d’une assurance-vie, frais bancaires, coût d’un fonds',
    en: 'fee, charges, expense ratio, TER, management fee, ongoing charge, advisor fee, bank fees, fund charges',
  },
  group: 'epargner',

  params,

  constraints: [atLeast('frais_moyen', 'frais_bas'), atLeast('frais_eleve', 'frais_moyen')],

  alwaysShown: ['taux', 'frais_bas', 'frais_eleve'],

  result,

  headings: { scenarios: { fr: 'Selon les frais', en: 'By level of fees' }, yearly: yearByYear },
  decisive: ['resume.ecartMax', 'resume.ecartMaxPourcentage', 'resume.anneesPerdues'],
  estimates: true,
  levers: ['frais_eleve', 'frais_bas', 'mensuel', 'duree', 'taux'],
  range: {
    rate: 'taux',
    volatility: 15,
    success: {
      fr: 'les frais ont coûté au moins autant',
      en: 'fees cost at least as much',
    },
  },

  charts: [
    {
      title: { fr: 'Le capital selon les frais', en: 'The capital by level of fees' },
      note: nominalAmounts,
      table: 'yearly',
      x: 'annee',
      lines: ['sansFrais', 'bas', 'moyen', 'eleve'],
      start: ({ used: { capital, frais_entree } }) => {
        const net = Number(capital) * (1 - Number(frais_entree) / 100)
        return { sansFrais: Number(capital), bas: net, moyen: net, eleve: net }
      },
    },
    {
      title: {
        fr: 'Ce que les frais ont pris, et fait perdre',
        en: 'What fees took, and what they cost in all',
      },
      note: {
        fr: 'Le manque à gagner compte aussi ce que les frais auraient rapporté.',
        en: 'The shortfall also counts what the fees would have earned.',
      },
      table: 'scenarios',
      x: 'nom',
      bars: ['manqueAGagner', 'fraisPreleves'],
    },
  ],

  sentence,

  warnings: {
    annees_perdues_inexistantes: {
      fr: 'Même aux frais bas, le capital ne grossit pas : un retard ne peut pas se compter en années.',
      en: 'Even at low fees the capital does not grow: a delay cannot be counted in years.',
    },
    rendement_sous_inflation: {
      level: 'alert',
      fr: 'Aux frais élevés, le rendement net ne couvre pas l’inflation : l’épargne perd du pouvoir d’achat.',
      en: 'At high fees the net yield is below inflation: the savings lose purchasing power.',
    },
  },

  sources: [
    {
      title: 'AMF : étude sur les frais des fonds français',
      url: 'https://www.amf-france.org/fr/actualites-publications/actualites/lamf-publie-une-etude-sur-les-frais-des-fonds-francais',
      read: '2026-11-29',
    },
    {
      title: 'Investopedia: how expense ratios affect returns',
      url: 'https://www.investopedia.com/ask/answers/101415/how-do-mutual-fund-expense-ratios-affect-returns.asp',
      read: '2026-11-21',
    },
    {
      title: 'Boursorama : les frais de l’assurance-vie',
      url: 'https://www.boursorama.com/patrimoine/actualites/assurance-vie-ces-frais-auxquels-etre-vigilant-ab528f63febb0e1713fcd31e91308989',
      read: '2026-11-21',
    },
    numpyFinancial('fv: the equation of a future value'),
  ],

  disclaimer: {
    fr: 'Simulation à but pédagogique, qui n’est pas un conseil en investissement personnalisé. Elle suppose le même rendement régulier avant frais partout, ce que les marchés ne promettent jamais.',
    en: 'Educational simulation, not personalised investment advice. It assumes the same steady yield before fees everywhere, which markets never promise.',
  },

  example: {
    query: { capital: 10_000, mensuel: 300, duree: 20 },
    expect: {
      resume: { capitalSansFrais: 190_957.76, totalVerse: 82_000 },
      scenarios: [
        { nom: 'bas', capitalFinal: 185_789.78 },
        { nom: 'moyen', capitalFinal: 166_621.51 },
        { nom: 'eleve', capitalFinal: 145_715.87 },
      ],
    },
  },
})
