import { defineContract } from '../../definition/contract.ts'
import {
  annualRate,
  choice,
  count,
  euros,
  monthlyEuros,
  percent,
  wholeMonths,
  wholeYears,
} from '../../definition/kinds.ts'
import { rows } from '../../definition/shape.ts'
import { depositTime, grossYield, inflation } from '../../definition/usual-fields.ts'

const LONGEST = 50

/** Investing month by month or all at once: what it promises. How it keeps it: `simulate.ts`. */
export const contract = defineContract({
  name: 'dca',
  title: { fr: 'Investissement progressif (DCA)', en: 'Dollar-cost averaging (DCA)' },
  purpose: {
    fr: 'Placer une somme mois après mois ou d’un seul coup au départ : les deux chemins, année par année.',
    en: 'Investing a sum month after month or all at once at the start: both paths, year by year.',
  },

  params: {
    mensuel: monthlyEuros({ min: 1, label: { fr: 'Versement mensuel', en: 'Monthly deposit' } }),
    duree: wholeYears({ min: 1, max: LONGEST, label: { fr: 'Durée', en: 'Duration' } }),
    taux: grossYield({ default: 7 }),
    capital: euros({
      default: 0,
      label: { fr: 'Capital initial', en: 'Initial capital' },
      help: { fr: 'Placé au départ des deux côtés.', en: 'Invested at the start on both sides.' },
    }),
    inflation: inflation({ default: 2 }),
    rendement_attente: annualRate({
      min: -5,
      max: 20,
      default: 0,
      label: { fr: 'Rendement de l’argent en attente', en: 'Yield of the money waiting' },
      help: {
        fr: 'En % par an : ce que rapporte, sur un livret par exemple, l’argent qui n’est pas encore placé.',
        en: 'In % a year: what money not yet invested earns, in a savings account for example.',
      },
    }),
    etalement: wholeMonths({
      min: 1,
      max: 12 * LONGEST,
      optional: true,
      label: { fr: 'Étalement des versements', en: 'Spread of the deposits' },
      help: {
        fr: 'En mois : les versements s’arrêtent ensuite. Toute la durée si vous ne dites rien.',
        en: 'In months: deposits stop after it. The whole duration unless told.',
      },
    }),
    versement: depositTime(),
    methode: choice({
      choices: { constante: { fr: 'Rendement constant', en: 'Constant yield' } },
      default: 'constante',
      label: { fr: 'Méthode', en: 'Method' },
    }),
  },

  constraints: [
    {
      field: 'etalement',
      involves: ['duree'],
      holds: ({ etalement, duree }) => etalement === undefined || etalement <= 12 * duree,
      message: 'etalement must be at most 12 times duree',
      code: 'inconsistent',
    },
  ],

  result: {
    resume: {
      totalInvesti: euros({
        label: { fr: 'Total investi', en: 'Total invested' },
        help: {
          fr: 'Capital initial et versements : la même somme des deux côtés.',
          en: 'Initial capital and deposits: the same sum on both sides.',
        },
      }),
      capitalFinalDca: euros({
        label: { fr: 'Capital final, en étalant', en: 'Final capital, spread' },
        help: {
          fr: 'Avec les intérêts de l’argent en attente.',
          en: 'With the interest on the money waiting.',
        },
      }),
      capitalFinalLumpSum: euros({
        label: { fr: 'Capital final, en une fois', en: 'Final capital, all at once' },
      }),
      gainDca: euros({ label: { fr: 'Gain en étalant', en: 'Gain, spread' } }),
      gainLumpSum: euros({ label: { fr: 'Gain en une fois', en: 'Gain, all at once' } }),
      ecart: euros({
        label: { fr: 'Écart', en: 'Gap' },
        help: {
          fr: 'En une fois moins en étalant : négatif quand étaler fait mieux.',
          en: 'All at once less spread: negative when spreading does better.',
        },
      }),
      ecartPourcentage: percent({
        nullable: true,
        label: { fr: 'Écart en % du capital étalé', en: 'Gap in % of the spread capital' },
      }),
      gagnant: choice({
        choices: {
          dca: { fr: 'Étaler', en: 'Spreading' },
          lump_sum: { fr: 'En une fois', en: 'All at once' },
          egalite: { fr: 'Égalité', en: 'A draw' },
        },
        label: { fr: 'Le plus gros capital final', en: 'The larger final capital' },
      }),
      rendementTotalDca: percent({
        label: { fr: 'Rendement total en étalant', en: 'Total return, spread' },
        help: { fr: 'Le gain en % du total investi.', en: 'The gain in % of the total invested.' },
      }),
      triDca: annualRate({
        nullable: true,
        label: { fr: 'Taux de rendement interne en étalant', en: 'Internal rate of return, spread' },
        help: {
          fr: 'Le taux annuel gagné par chaque euro depuis le jour de son versement.',
          en: 'The yearly rate earned by each euro since the day of its deposit.',
        },
      }),
      capitalFinalDcaReel: euros({
        label: {
          fr: 'Capital final étalé, en euros d’aujourd’hui',
          en: 'Final spread capital, in today’s euros',
        },
      }),
      capitalFinalLumpSumReel: euros({
        label: {
          fr: 'Capital final en une fois, en euros d’aujourd’hui',
          en: 'Final capital all at once, in today’s euros',
        },
      }),
    },
    yearly: rows({
      annee: count({ label: { fr: 'Année', en: 'Year' } }),
      totalInvesti: euros({
        label: { fr: 'Investi en étalant', en: 'Invested, spread' },
        help: {
          fr: 'Capital initial et versements déjà faits.',
          en: 'Initial capital and deposits made so far.',
        },
      }),
      capitalDca: euros({ label: { fr: 'Capital en étalant', en: 'Capital, spread' } }),
      capitalLumpSum: euros({ label: { fr: 'Capital en une fois', en: 'Capital, all at once' } }),
      ecart: euros({
        label: { fr: 'Écart', en: 'Gap' },
        help: {
          fr: 'Avant la fin de l’étalement, il contient aussi l’argent qui reste à verser.',
          en: 'Before the end of the spread, it also holds the money still to be paid in.',
        },
      }),
    }),
  },

  charts: [
    {
      table: 'yearly',
      x: 'annee',
      lines: ['totalInvesti', 'capitalDca', 'capitalLumpSum'],
      title: { fr: 'Étaler ou placer en une fois', en: 'Spreading or investing all at once' },
    },
  ],

  warnings: {
    lump_sum_gagne_toujours: {
      fr: 'À rendement constant et positif, placer tout au départ gagne toujours tant que l’argent en attente rapporte moins : l’hypothèse le décide, pas les marchés. La vraie réponse se lit dans l’histoire, avec ses baisses.',
      en: 'At a constant positive yield, investing everything at the start always wins as long as waiting money earns less: the assumption decides it, not markets. The real answer lies in history, with its falls.',
    },
    attente_mieux_remuneree: {
      fr: 'L’argent en attente rapporte plus que le placement : étaler gagne toujours, par hypothèse.',
      en: 'Money waiting earns more than the investment: spreading always wins, by assumption.',
    },
    capital_dca_epuise: {
      fr: 'L’argent en attente a tant perdu qu’il ne reste rien, ou presque, en étalant : un écart en % n’a pas de sens.',
      en: 'The money waiting has lost so much that nothing, or almost, is left when spreading: a gap in % means nothing.',
    },
    tri_inexistant: {
      fr: 'En étalant, le capital final ne couvre pas même le dernier versement : aucun taux annuel ne le décrit.',
      en: 'When spreading, the final capital does not even cover the last deposit: no yearly rate describes it.',
    },
  },

  sources: [
    {
      title: 'TIME: Vanguard’s comparison of a lump sum and a spread investment, 2012',
      url: 'http://business.time.com/2012/11/15/is-dollar-cost-averaging-dumb/',
      read: '2026-11-21',
    },
    {
      title: 'numpy-financial, fv and irr: the equations solved',
      url: 'https://github.com/numpy/numpy-financial/blob/main/numpy_financial/_financial.py',
      read: '2026-11-21',
    },
  ],

  disclaimer: {
    fr: 'Simulation à but pédagogique, qui n’est pas un conseil en investissement personnalisé. Un rendement régulier est une hypothèse ; les marchés montent et baissent, et c’est là que les deux méthodes diffèrent vraiment.',
    en: 'Educational simulation, not personalised investment advice. A steady yield is an assumption; markets rise and fall, and that is where the two methods really differ.',
  },

  example: {
    query: { mensuel: 1000, duree: 1 },
    expect: {
      resume: {
        totalInvesti: 12_000,
        capitalFinalDca: 12_380.3,
        capitalFinalLumpSum: 12_840,
        gagnant: 'lump_sum',
        triDca: 7,
      },
    },
  },
})
