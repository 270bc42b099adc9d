import { defineContract } from '../../definition/contract.ts'
import { params } from './params.ts'
import { result } from './result.ts'
import { sentence } from './sentence.ts'
import { sources } from './sources.ts'

/**
 * What the simulator `budget-50-30-20` asks, answers and shows, as data: a monthly budget compared to a rule of three
 * shares (needs, wants, savings), for a person or a household. Amounts in euros a month, the emergency fund in euros,
 * shares in percent of income.
 *
 * Used by `budget.ts`, `explain-steps.ts`, `index.ts` and `simulate.ts`. `index.ts` joins it to the computation, and
 * every interface (HTTP, pages, command, client, MCP) reads it there. Public, so never renamed: `name`, which is in
 * addresses, the keys of parameters and of `result` and the codes of warnings. Texts may change freely.
 *
 * `example.expect` is compared with the computed answer by `test/contracts.test.ts`: when figures change, write the
 * new ones there. The type `Contract` documents every member. Among those of this file:
 * - `group`: the group of the home page that it belongs to, of `definition/groups.ts`.
 * - `table`: the table of `result` that is exported to CSV.
 * - `decisive`: the figures for which a person uses it.
 * - `estimates`: its amounts are what a household expects, so pages show them in whole euros.
 * - `levers`: the parameters that a person can act on, which goal seek and comparisons offer.
 * - `nextQuestions`: where to put its savings, and what a bank may lend.
 * - `sentence`: its answer in a sentence.
 * - `personal`: the parameters are personal data, so no shared cache may store the answer.
 */
export const contract = defineContract({
  name: 'budget-50-30-20',
  title: { fr: 'Budget 50/30/20', en: '50/30/20 budget' },
  purpose: {
    fr: 'Votre budget du mois face à la règle 50/30/20 : besoins, envies, épargne, et ce qui mérite attention.',
    en: 'Your monthly budget against the 50/30/20 rule: needs, wants, savings, and what deserves attention.',
  },
  keywords: {
    fr: 'dépenses, charges, besoins, envies, loisirs, salaire, paie, reste à vivre, répartir mon salaire, équilibrer, épargne de précaution, fins de mois, découvert, économiser, courses, épargner par mois, passe mon argent, ~chômage, ~RSA, ~APL, ~prime d’activité, gérer mon argent, dans le rouge',
    en: 'spending, expenses, bills, needs, wants, paycheck, split my pay, emergency fund, make ends meet, overdraft, groceries, money go, ~unemployment, ~benefits, overdrawn, split my salary',
  },
  group: 'budget',
  personal: true,

  params,

  result,
  table: 'repartition',

  headings: {
    repartition: { fr: 'Les trois parts', en: 'The three shares' },
    diagnostic: { fr: 'Le diagnostic', en: 'The diagnosis' },
  },
  decisive: ['resume.resteAVivre', 'resume.tauxEpargne', 'resume.score'],
  estimates: true,
  levers: ['besoins', 'envies', 'epargne', 'revenu'],

  charts: [
    {
      title: { fr: 'Votre budget et la règle', en: 'Your budget and the rule' },
      note: { fr: 'Par mois.', en: 'Per month.' },
      table: 'repartition',
      x: 'categorie',
      bars: ['actuel', 'ideal'],
    },
  ],

  nextQuestions: [
    {
      simulator: 'livret-a-vs-etf',
      title: {
        fr: 'Où placer cette épargne\u00A0: Livret A ou ETF',
        en: 'Where to put these savings: Livret A or ETF',
      },
      query: ({
        used: { revenu, besoins, envies, epargne_precaution, epargne = revenu - besoins - envies },
      }) => (epargne > 0 ? { capital: epargne_precaution ?? 0, mensuel: epargne } : undefined),
    },
    {
      simulator: 'capacite-emprunt',
      title: { fr: 'Combien emprunter avec ce revenu', en: 'How much to borrow with this income' },
      query: ({ used }) => ({ revenu: used.revenu, charges: used.credits }),
    },
  ],

  sentence,

  warnings: {
    depenses_nulles: {
      fr: 'Sans dépenses, une réserve ne se compte pas en mois de dépenses.',
      en: 'Without expenses, a reserve cannot be counted in months of expenses.',
    },
    revenu_non_affecte: {
      level: 'alert',
      fr: 'Une partie du revenu n’est ni dépensée ni épargnée : les parts ne font pas 100 %, et rien n’a été ajusté.',
      en: 'Part of the income is neither spent nor saved: the shares do not add up to 100%, and nothing was adjusted.',
    },
    depenses_incompletes: {
      level: 'alert',
      fr: 'Le loyer et les crédits dépassent les dépenses : ils devraient y être déjà comptés.',
      en: 'Rent and loan payments exceed the expenses: they should already be counted there.',
    },
  },

  sources,

  disclaimer: {
    fr: 'Simulation à but pédagogique, qui n’est pas un conseil personnalisé. La règle 50/30/20 est un repère simple, pas une norme : un loyer de grande ville ou un petit revenu la rendent souvent hors d’atteinte.',
    en: 'Educational simulation, not personalised advice. The 50/30/20 rule is a rule of thumb, not a standard: a big-city rent or a small income often put it out of reach.',
  },

  example: {
    query: { revenu: 2500, besoins: 1400, envies: 700, loyer: 800, epargne_precaution: 5000 },
    expect: {
      resume: {
        totalDepenses: 2100,
        resteAVivre: 1100,
        tauxEpargne: 16,
        nonAffecte: 0,
        score: 88,
        statut: 'vigilance',
        moisEpargnePrecaution: 2.38,
      },
      diagnostic: [
        { code: 'besoins_trop_eleves', montant: 150 },
        { code: 'epargne_insuffisante', montant: 100 },
        { code: 'precaution_moins_3_mois', montant: 1300 },
      ],
    },
  },
})
