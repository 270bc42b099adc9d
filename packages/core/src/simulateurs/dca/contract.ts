import { inThePast, nominalAmounts, yearByYear } from '../../definition/common-headings.ts'
import { windowWarnings } from '../../definition/common-warnings.ts'
import { defineContract } from '../../definition/contract.ts'
import { numpyFinancial } from '../../finance/common-sources.ts'
import { euroInvestor } from '../../indices/euro-investor.ts'
import { params } from './params.ts'
import { result } from './result.ts'
import { sentence } from './sentence.ts'

/**
 * What the simulator `dca` asks, answers and shows, as data: investing month by month compared to investing all at
 * once, for a saver. Amounts in euros, deposits in euros a month, rates in percent a year, the duration in years and
 * `etalement` in months.
 *
 * Used by `replay.ts`, `simulate.ts` and `spread.explain.ts`. `index.ts` joins it to the computation, and every
 * interface (HTTP, pages, command, client, MCP) reads it there. Public, so never renamed: `name`, which is in
 * addresses, the keys of parameters and of `result` and the codes of warnings. Texts may change freely.
 *
 * `example.expect` is compared with the computed answer by `test/contracts.test.ts`: when figures change, write the
 * new ones there. The type `Contract` documents every member. Among those of this file:
 * - `group`: the group of the home page that it belongs to, of `definition/groups.ts`.
 * - `constraints`: the rules over several parameters; a question that breaks one is refused.
 * - `needs`: the returns of the past, for the historical method only.
 * - `table`: left out, the table `yearly` is exported to CSV.
 * - `alwaysShown`: the yield, which decides how far apart both end.
 * - `decisive`: the figures for which a person uses it.
 * - `estimates`: its amounts are estimates of what is to come; pages show them in whole euros.
 * - `levers`: the parameters that a person can act on, which goal seek and comparisons offer.
 * - `range`: how its first decisive figure varies with markets, for the analysis `plage`.
 * - `sentence`: its answer in a sentence.
 */
export const contract = defineContract({
  name: 'dca',
  title: { fr: 'Investissement progressif (DCA)', en: 'Dollar-cost averaging (DCA)' },
  purpose: {
    fr: 'Placer une somme mois après mois ou d’un seul coup : lequel laisse le plus.',
    en: 'Investing a sum month after month or all at once: which leaves more.',
  },
  keywords: {
    fr: 'petit à petit, d’un coup, en une fois, étaler, lisser, investissement programmé, somme reçue, prime, moment d’investir, bourse, actions',
    en: 'lump sum, all at once, spread over, gradually, drip feed, regular investing, timing, windfall, stock market, shares, every month, invest now, bonus',
  },
  group: 'epargner',

  params,

  constraints: [
    {
      kind: 'atMostTimes',
      operands: { factor: 12, other: 'duree' },
      field: 'etalement',
      involves: ['duree'],
      holds: ({ etalement, duree }) => etalement === undefined || etalement <= 12 * duree,
    },
  ],

  needs: ({ methode }) => (methode === 'historique' ? [euroInvestor] : []),

  alwaysShown: ['taux'],

  result,

  headings: { yearly: yearByYear, historique: inThePast },
  decisive: ['resume.ecart', 'resume.capitalFinalDca', 'resume.capitalFinalLumpSum'],
  estimates: true,
  levers: ['mensuel', 'duree', 'taux', 'rendement_attente'],
  range: {
    rate: 'taux',
    volatility: 15,
    fixed: { methode: 'constante' },
    success: {
      fr: 'tout placer d’un coup a pris au moins cette avance',
      en: 'investing all at once led by at least as much',
    },
  },

  charts: [
    {
      title: { fr: 'Étaler ou placer en une fois', en: 'Spreading or investing all at once' },
      note: nominalAmounts,
      table: 'yearly',
      x: 'annee',
      lines: ['capitalLumpSum', 'capitalDca', 'totalInvesti'],
      gap: true,
      start: ({ data, used: { capital } }) => ({
        capitalLumpSum: data.resume.totalInvesti,
        capitalDca: Number(capital),
        totalInvesti: Number(capital),
      }),
    },
  ],

  sentence,

  warnings: {
    lump_sum_gagne_toujours: {
      level: 'alert',
      betterWith: { methode: 'historique' },
      fr: 'À rendement constant et positif, placer tout au départ gagne toujours tant que l’argent en attente rapporte moins : l’hypothèse le décide. La vraie réponse se lit dans l’histoire : demandez-la.',
      en: 'At a constant positive yield, investing everything at the start always wins as long as the money waiting earns less: the assumption decides it. The real answer lies in history: ask for it.',
    },
    attente_mieux_remuneree: {
      level: 'alert',
      fr: 'L’argent en attente rapporte plus que le placement : étaler gagne toujours, par hypothèse.',
      en: 'Money waiting earns more than the investment: spreading always wins, by assumption.',
    },
    capital_dca_epuise: {
      level: 'alert',
      fr: 'L’argent en attente a tant perdu qu’il ne reste rien, ou presque, en étalant : un écart en % n’a pas de sens.',
      en: 'The money waiting has lost so much that nothing, or almost, is left when spreading: a percentage gap means nothing.',
    },
    tri_inexistant: {
      fr: 'En étalant, le capital final ne couvre pas le dernier versement : aucun taux annuel ne le décrit.',
      en: 'When spreading, the final capital does not even cover the last deposit: no yearly rate describes it.',
    },
    resume_a_rendement_constant: {
      fr: 'Le résumé et le tableau restent ceux du rendement constant.',
      en: 'The summary and the table stay those of the constant yield.',
    },
    ...windowWarnings,
    etalement_long: {
      level: 'alert',
      fr: 'L’étalement occupe la moitié de la durée ou plus : l’histoire compare alors un placement de toute la durée à une épargne mois par mois, dont les euros travaillent moins longtemps. Pour une somme que vous avez, étalez peu : 12 mois pour dix ans.',
      en: 'The spread takes half of the duration or more: history then compares an investment of the whole duration with savings made month by month, whose euros work for less time. For a sum that you have, spread briefly: 12 months for ten years.',
    },
    histoire_sans_frais: {
      fr: 'Ni frais ni impôt ne sont comptés, et l’indice est une moyenne du mois : les deux placements auraient fait un peu moins.',
      en: 'Neither fees nor tax are counted, and the index is an average of the month: both investments would have done a little less.',
    },
  },

  sources: [
    {
      title: 'TIME: Vanguard’s comparison of a lump sum and a spread investment, 2012',
      url: 'http://business.time.com/2012/11/15/is-dollar-cost-averaging-dumb/',
      read: '2026-11-21',
    },
    numpyFinancial('fv and irr: the equations solved'),
  ],

  disclaimer: {
    fr: 'Simulation à but pédagogique, qui n’est pas un conseil en investissement personnalisé. Un rendement régulier est une hypothèse ; les marchés montent et baissent. Les performances passées ne préjugent pas des performances futures.',
    en: 'Educational simulation, not personalised investment advice. A steady yield is an assumption; markets rise and fall, and that is where the two methods really differ. Past performance is no guide to the future.',
  },

  example: {
    query: { mensuel: 1000, duree: 10, etalement: 12 },
    expect: {
      resume: {
        totalInvesti: 12_000,
        capitalFinalDca: 22_760.67,
        capitalFinalLumpSum: 23_605.82,
        ecart: 845.14,
        gagnant: 'lump_sum',
        triDca: 7,
      },
    },
  },
})
