import { yearByYear } from '../../definition/common-headings.ts'
import { defineContract } from '../../definition/contract.ts'
import { inflationTarget, numpyFinancial } from '../../finance/common-sources.ts'
import { params } from './params.ts'
import { result } from './result.ts'
import { sentence } from './sentence.ts'

/**
 * What the simulator `interets-composes` asks, answers and shows, as data: the growth of a capital with monthly
 * deposits, for a saver. Amounts in euros, deposits in euros a month, rates in percent a year, the duration in years.
 *
 * Used by `explain.ts`, `replay.ts` and `simulate.ts`. `index.ts` joins it to the computation, and every interface
 * (HTTP, pages, command, client, MCP) reads it there. Public, so never renamed: `name`, which is in addresses, the
 * keys of parameters and of `result` and the codes of warnings. The specification sets the fields of `resume` and
 * `yearly`. Texts may change freely.
 *
 * `example.expect` is compared with the computed answer by `test/contracts.test.ts`: when figures change, write the
 * new ones there. The type `Contract` documents every member. Among those of this file:
 * - `group`: the group of the home page that it belongs to, of `definition/groups.ts`.
 * - `table`: left out, the table `yearly` is exported to CSV.
 * - `decisive`: the figures for which a person uses it.
 * - `estimates`: its amounts are estimates of what is to come; pages show them in whole euros.
 * - `levers`: the parameters that a person can act on, which goal seek and comparisons offer.
 * - `range`: how its first decisive figure varies with markets, for the analysis `plage`.
 * - `nextQuestions`: what fees would take.
 * - `sentence`: its answer in a sentence.
 */
export const contract = defineContract({
  name: 'interets-composes',
  title: { fr: 'Intérêts composés', en: 'Compound interest' },
  purpose: {
    fr: 'Combien vous aurez en versant chaque mois, et ce que cela vaudra, inflation déduite.',
    en: 'How much you will have by saving each month, and what it will be worth after inflation.',
  },
  keywords: {
    fr: 'épargne, épargner, mettre de côté, placer, faire fructifier, capitaliser, versements mensuels, livret, plan d’épargne, assurance-vie, combien aurai-je, que vaudra, rapporter, épargne des enfants, PEL, économies, économiser, par mois pendant, travailler mon argent, millionnaire, doubler',
    en: 'savings, save, save up, put aside, nest egg, grow, invest, investment, regular deposits, savings plan, worth, future value, children’s savings, piggy bank, money work, will I have, millionaire',
  },
  group: 'epargner',

  params,

  result,

  headings: { yearly: yearByYear, complements: { fr: 'En complément', en: 'Also' } },
  decisive: ['resume.capitalFinalBrut', 'resume.capitalFinalReel', 'resume.totalInterets'],
  estimates: true,
  levers: ['mensuel', 'duree', 'taux', 'capital'],
  range: {
    rate: 'taux',
    volatility: 0,
    success: {
      fr: 'les mêmes versements en actions ont donné au moins autant',
      en: 'the same deposits in equities gave at least as much',
    },
  },

  charts: [
    {
      title: { fr: 'Versements et intérêts', en: 'Deposits and interest' },
      note: {
        fr: 'Les surfaces : euros de chaque année. La ligne : euros d’aujourd’hui.',
        en: 'Areas: euros of each year. The line: today’s euros.',
      },
      table: 'yearly',
      x: 'annee',
      areas: ['totalVerse', 'interets'],
      lines: ['capitalReel'],
      start: ({ used: { capital } }) => ({
        totalVerse: Number(capital),
        interets: 0,
        capitalReel: Number(capital),
      }),
      mark: {
        at: 'complements.anneeCroisement',
        label: {
          fr: 'L’année rapporte plus qu’elle ne reçoit',
          en: 'Interest exceeds deposits',
        },
      },
    },
  ],

  nextQuestions: [
    {
      simulator: 'impact-frais',
      title: { fr: 'Ce que les frais y prendraient', en: 'What fees would take from it' },
      query: ({ used }) => ({
        capital: used.capital,
        mensuel: used.mensuel,
        taux: used.taux,
        duree: used.duree,
        inflation: used.inflation,
      }),
    },
  ],

  sentence,

  warnings: {
    croisement_inexistant: {
      fr: 'Aucune année ne rapporte plus d’intérêts qu’elle n’a reçu de versements.',
      en: 'No year earns more interest than it received in deposits.',
    },
    rendement_sous_inflation: {
      level: 'alert',
      fr: 'Le rendement net de frais ne couvre pas l’inflation : le pouvoir d’achat de l’épargne baisse.',
      en: 'The yield net of fees is below inflation: what the savings can buy shrinks.',
    },
  },

  sources: [inflationTarget, numpyFinancial('fv: the equation of a future value')],

  disclaimer: {
    fr: 'Simulation à but pédagogique, qui n’est pas un conseil en investissement personnalisé. Un rendement régulier est une hypothèse, jamais une promesse.',
    en: 'Educational simulation, not personalised investment advice. A steady yield is an assumption, never a promise.',
  },

  example: {
    query: { capital: 10_000, mensuel: 300, taux: 7, duree: 20 },
    expect: {
      resume: {
        capitalFinalBrut: 190_957.76,
        capitalFinalReel: 128_509.1,
        totalVerse: 82_000,
        rendementTotal: 132.8753,
      },
    },
  },
})
