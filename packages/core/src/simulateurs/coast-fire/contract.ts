import { yearByYear } from '../../definition/common-headings.ts'
import { greaterThan } from '../../definition/constraints.ts'
import { defineContract } from '../../definition/contract.ts'
import { inflationTarget, trinityStudy } from '../../finance/common-sources.ts'
import { params } from './params.ts'
import { result } from './result.ts'
import { sentence } from './sentence.ts'

/**
 * What the simulator `coast-fire` asks, answers and shows, as data: the capital that grows into enough for retirement
 * without further deposits, for a saver. Amounts in euros of today, spending, deposits and pension in euros a month,
 * ages in years, rates in percent a year.
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
 * - `alwaysShown`: the yield, which decides the capital needed, and the deposits still made.
 * - `decisive`: the figures for which a person uses it.
 * - `estimates`: its amounts are estimates of what is to come; pages show them in whole euros.
 * - `levers`: the parameters that a person can act on, which goal seek and comparisons offer.
 * - `range`: how its first decisive figure varies with markets, for the analysis `plage`.
 * - `nextQuestions`: when its savings pay for everything.
 * - `sentence`: its answer in a sentence.
 */
export const contract = defineContract({
  name: 'coast-fire',
  title: { fr: 'Coast FIRE', en: 'Coast FIRE' },
  purpose: {
    fr: 'Combien avoir de côté aujourd’hui pour ne plus rien verser jusqu’à la retraite.',
    en: 'How much to have put aside today to pay nothing more until retirement.',
  },
  keywords: {
    fr: 'arrêter d’épargner, ne plus épargner, laisser grossir, sans plus verser, lever le pied, mi-temps, épargner assez tôt, retraite, laisser fructifier, partiel',
    en: 'stop saving, stop contributing, let it grow, without adding more, coasting, semi-retirement, saved enough, retire, retirement, pension, part time',
  },
  group: 'retraite',

  params,

  constraints: [greaterThan('age_retraite', 'age')],

  alwaysShown: ['taux', 'mensuel'],

  result,

  headings: { yearly: yearByYear },
  decisive: ['resume.coastNumber', 'resume.ecart', 'resume.effortMensuelRequis'],
  estimates: true,
  levers: ['age_retraite', 'depenses', 'capital', 'taux'],
  range: {
    rate: 'taux',
    volatility: 15,
    success: {
      fr: 'ce capital placé en actions a suffi, aux rendements d’alors',
      en: 'this capital in equities sufficed, at the returns of the time',
    },
  },

  charts: [
    {
      title: { fr: 'Le capital et ce qu’il doit être', en: 'The capital and what it must be' },
      note: { fr: 'En euros d’aujourd’hui, inflation déduite.', en: 'In today’s euros, after inflation.' },
      table: 'yearly',
      x: 'age',
      lines: ['capitalSansVersement', 'capitalAvecVersements', 'coastRequis'],
      start: ({ data, used: { age, capital } }) => ({
        age: Number(age),
        capitalSansVersement: Number(capital),
        capitalAvecVersements: Number(capital),
        coastRequis: data.resume.coastNumber,
      }),
      mark: { at: 'resume.ageCoast', label: { fr: 'On peut cesser de verser', en: 'Deposits may stop' } },
    },
  ],

  nextQuestions: [
    {
      simulator: 'retraite-fire',
      title: {
        fr: 'Quand vivre de cette épargne, en versant encore',
        en: 'When to live on these savings, still paying in',
      },
      query: ({ used }) => ({
        age: used.age,
        capital: used.capital,
        mensuel: used.mensuel,
        depenses: used.depenses,
        taux: used.taux,
        inflation: used.inflation,
        taux_retrait: used.taux_retrait,
        pension: used.pension,
        age_pension: used.age_pension,
      }),
    },
  ],

  sentence,

  warnings: {
    coast_jamais: {
      level: 'alert',
      fr: 'Au rythme indiqué, le capital requis n’est pas atteint avant la retraite.',
      en: 'At this pace, the capital needed is not reached before retirement.',
    },
    objectif_nul: {
      fr: 'Le capital requis aujourd’hui est nul au centime près : la progression n’a pas de sens.',
      en: 'The capital needed today is nil to the cent: progress means nothing.',
    },
    rendement_reel_negatif: {
      level: 'alert',
      fr: 'Le rendement ne couvre pas l’inflation : attendre coûte, et le capital requis dépasse le nombre FIRE.',
      en: 'The yield is below inflation: waiting costs, and the capital needed exceeds the FIRE number.',
    },
  },

  sources: [inflationTarget, trinityStudy],

  disclaimer: {
    fr: 'Simulation à but pédagogique, qui n’est pas un conseil en investissement personnalisé. Elle suppose un rendement régulier, que les marchés n’offrent jamais.',
    en: 'Educational simulation, not personalised investment advice. It assumes a steady yield, which markets never give.',
  },

  example: {
    query: { age: 30, age_retraite: 65, capital: 50_000, depenses: 2000 },
    expect: { resume: { capitalFire: 600_000, coastNumber: 112_389.32, atteint: false } },
  },
})
