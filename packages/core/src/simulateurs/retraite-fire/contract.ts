import { byWithdrawalRate, inThePast, yearByYear } from '../../definition/common-headings.ts'
import { defineContract } from '../../definition/contract.ts'
import { annualReturns } from '../../indices/annual-returns.ts'
import { params } from './params.ts'
import { result } from './result.ts'
import { sentence } from './sentence.ts'
import { sources } from './sources.ts'
import { warnings } from './warnings.ts'

/** Simulations times years: beyond it, an analysis that repeats the draws would last too long. */
const MOST_REPEATED_YEARS = 150_000

/**
 * What the simulator `retraite-fire` asks, answers and shows, as data: the capital whose withdrawals pay for one's
 * spending and when it is reached, for a saver. Amounts in euros, deposits, spending and pension in euros a month,
 * ages and durations in years, rates in percent a year.
 *
 * Used by `draws.ts`, `find-warnings.ts`, `goal.explain.ts`, `goal.ts` and others in `retraite-fire`. `index.ts`
 * joins it to the computation, and every interface (HTTP, pages, command, client, MCP) reads it there. Public, so
 * never renamed: `name`, which is in addresses, the keys of parameters and of `result` and the codes of warnings.
 * Texts may change freely.
 *
 * `example.expect` is compared with the computed answer by `test/contracts.test.ts`: when figures change, write the
 * new ones there. The type `Contract` documents every member. Among those of this file:
 * - `group`: the group of the home page that it belongs to, of `definition/groups.ts`.
 * - `presets`: levels of spending that a form can start from, by `title`; `name` is for the library only.
 * - `constraints`: the rules over several parameters; a question that breaks one is refused.
 * - `needs`: the yearly returns of the past.
 * - `costUnits`: the estimated work of a simulation, in units of about 10 ns; a long one goes to a worker.
 * - `table`: left out, the table `yearly` is exported to CSV.
 * - `decisive`: the figures for which a person uses it.
 * - `estimates`: its amounts are estimates of what is to come; pages show them in whole euros.
 * - `isLarge`: pages import its computation only at the first change of a value.
 * - `alwaysShown`: the pension, which makes the capital to reach smaller, and the age that it needs.
 * - `lengthToAge`: on a form, the retirement lasts until 95 until its length is set by hand.
 * - `levers`: the parameters that a person can act on, which goal seek and comparisons offer.
 * - `range`: how its first decisive figure varies with markets, for the analysis `plage`.
 * - `nextQuestions`: its capital in the crises of the past.
 * - `sentence`: its answer in a sentence.
 */
export const contract = defineContract({
  name: 'retraite-fire',
  title: { fr: 'Indépendance financière (FIRE)', en: 'Financial independence (FIRE)' },
  purpose: {
    fr: 'Combien il faut pour vivre de son épargne, et quand on y parvient.',
    en: 'How much it takes to live off one’s savings, and when it is reached.',
  },
  keywords: {
    fr: 'retraite anticipée, arrêter de travailler, vivre de ses économies, vivre de mes rentes, rentier, règle des 4 %, retirer, durer, tenir trente ans, épuiser son capital, quitter son travail, à quel âge, date de retraite, liberté financière, frugalisme, partir à la retraite, vivre sans travailler, retraite plus tôt, plus travailler, pouvoir arrêter',
    en: 'retire, early retirement, retire early, stop working, live off, quit my job, 4% rule, withdrawal rate, run out, last thirty years, pot, pension, live without working',
  },
  group: 'retraite',

  params,

  presets: [
    {
      name: 'lean',
      title: { fr: 'Frugal', en: 'Frugal (lean FIRE)' },
      query: { depenses: 1200 },
    },
    { name: 'classique', title: { fr: 'Classique', en: 'Classic' }, query: { depenses: 2000 } },
    {
      name: 'fat',
      title: { fr: 'Confortable', en: 'Comfortable (fat FIRE)' },
      query: { depenses: 4000 },
    },
  ],

  alwaysShown: ['age', 'pension'],

  lengthToAge: { length: 'horizon_retraite', startAge: 'resume.ageFire', lastAge: 95 },

  constraints: [
    {
      kind: 'needs',
      operands: { other: 'age' },
      field: 'pension',
      involves: ['age'],
      holds: ({ pension, age }) => pension === 0 || age !== undefined,
    },
  ],

  repeatedConstraints: [
    {
      kind: 'repeatedProductAtMost',
      operands: { other: 'horizon_retraite', limit: MOST_REPEATED_YEARS },
      field: 'simulations',
      involves: ['methode', 'horizon_retraite'],
      holds: ({ methode, simulations, horizon_retraite: years }) =>
        methode !== 'monte_carlo' || simulations * years <= MOST_REPEATED_YEARS,
    },
  ],

  needs: () => [annualReturns],

  // a month of a simulation is a unit; other methods are short
  costUnits: ({ methode, simulations, horizon_retraite: years }) =>
    methode === 'monte_carlo' ? simulations * 12 * years : 0,

  result,

  headings: {
    regles: byWithdrawalRate,
    yearly: yearByYear,
    historique: inThePast,
    monteCarlo: { fr: 'Au hasard des marchés', en: 'As markets may go' },
    'monteCarlo.percentiles': {
      fr: 'Le capital, des mauvais tirages aux bons',
      en: 'The capital, from bad draws to good ones',
    },
  },
  decisive: ['resume.anneesAvantFire', 'resume.capitalCible', 'resume.ageFire'],
  estimates: true,
  isLarge: true,
  levers: ['mensuel', 'depenses', 'capital', 'taux', 'taux_retrait'],
  range: {
    rate: 'taux',
    volatility: 15,
    fixed: { methode: 'deterministe' },
    success: {
      fr: 'le capital visé, une fois atteint, a payé ces retraits jusqu’au bout : cela ne dit rien de la date',
      en: 'the target capital, once reached, paid these withdrawals to the end: this says nothing of the date',
    },
  },

  charts: [
    {
      title: { fr: 'Le chemin vers l’indépendance', en: 'The way to independence' },
      note: {
        fr: 'L’indépendance vient quand le capital atteint la cible, en euros d’aujourd’hui.',
        en: 'Independence comes when the capital meets the target, in today’s euros.',
      },
      terms: 'real',
      table: 'yearly',
      x: 'annee',
      lines: ['capitalReel'],
      start: ({ used: { capital } }) => ({ capitalReel: Number(capital) }),
      mark: { at: 'resume.anneesAvantFire', label: { fr: 'Indépendance', en: 'Independence' } },
      level: {
        at: 'resume.capitalCible',
        label: {
          fr: 'Capital à atteindre, en euros d’aujourd’hui',
          en: 'Capital to reach, in today’s euros',
        },
      },
    },
    {
      title: {
        fr: 'Le chemin vers l’indépendance, en euros de chaque année',
        en: 'The way to independence, in each year’s euros',
      },
      note: {
        fr: 'Sans déduire l’inflation. Le capital à atteindre n’est pas tracé : il est en euros d’aujourd’hui.',
        en: 'Inflation not deducted. The capital to reach is not drawn: it is in today’s euros.',
      },
      terms: 'nominal',
      table: 'yearly',
      x: 'annee',
      lines: ['capitalNominal', 'totalVerse'],
      start: ({ used: { capital } }) => ({ capitalNominal: Number(capital), totalVerse: Number(capital) }),
      mark: { at: 'resume.anneesAvantFire', label: { fr: 'Indépendance', en: 'Independence' } },
    },
    {
      title: {
        fr: 'Le capital pendant la retraite, au hasard des marchés',
        en: 'The capital in retirement, as markets may go',
      },
      note: { fr: 'En euros d’aujourd’hui, inflation déduite.', en: 'In today’s euros, after inflation.' },
      table: 'monteCarlo.percentiles',
      x: 'annee',
      lines: ['p50'],
      band: ['p10', 'p90'],
      absent: {
        appearsWith: { methode: 'monte_carlo' },
        fr: 'Ce graphique demande des tirages au sort.',
        en: 'This chart needs random draws.',
      },
    },
    {
      title: {
        fr: 'Ce que l’histoire a supporté, selon le taux de retrait',
        en: 'Historical success by withdrawal rate',
      },
      note: {
        fr: 'Part des départs du passé où tous les retraits ont été payés.',
        en: 'Share of past starts in which every withdrawal was paid.',
      },
      table: 'regles',
      x: 'tauxRetrait',
      bars: ['tauxReussiteHistorique'],
    },
  ],

  nextQuestions: [
    {
      simulator: 'drawdown',
      title: {
        fr: 'Ce qu’une crise ferait de ce capital, en y puisant',
        en: 'What a crisis would do to this capital, drawing on it',
      },
      query: ({ data: { resume }, used }) => ({ capital: resume.capitalCible, retrait: used.depenses }),
    },
  ],

  sentence,

  warnings,

  sources,

  disclaimer: {
    fr: 'Simulation à but pédagogique, qui n’est pas un conseil en investissement personnalisé. Elle suppose un rendement régulier, que les marchés n’offrent jamais, ou des tirages au sort ; les performances passées ne préjugent pas des performances futures, et aucun taux de retrait n’est garanti.',
    en: 'Educational simulation, not personalised investment advice. It assumes a steady yield, which markets never give, or random draws; past performance is no guide to the future, and no withdrawal rate is guaranteed.',
  },

  example: {
    query: { capital: 50_000, mensuel: 1000, depenses: 2000 },
    expect: {
      resume: {
        depensesAnnuelles: 24_000,
        capitalCible: 600_000,
        anneesAvantFire: 21.75,
        atteint: false,
        progression: 8.3333,
        tauxReel: 4.902,
      },
      regles: [
        { tauxRetrait: 3, capitalCible: 800_000, anneesAvantFire: 26.17, tauxReussiteHistorique: 100 },
        { tauxRetrait: 4, capitalCible: 600_000, anneesAvantFire: 21.75, tauxReussiteHistorique: 96.8254 },
        { tauxRetrait: 5, capitalCible: 480_000, anneesAvantFire: 18.57, tauxReussiteHistorique: 77.7778 },
      ],
    },
  },
})
