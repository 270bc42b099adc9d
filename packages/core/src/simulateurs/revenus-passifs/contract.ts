import { byWithdrawalRate } from '../../definition/common-headings.ts'
import { defineContract } from '../../definition/contract.ts'
import { params } from './params.ts'
import { result } from './result.ts'
import { sentence } from './sentence.ts'
import { sources } from './sources.ts'

/**
 * What the simulator `revenus-passifs` asks, answers and shows, as data: the capital whose withdrawals pay an income
 * after tax, by the account that holds it, for a saver in France. Amounts in euros, `revenu` and `mensuel` in euros a
 * month, rates in percent a year, taxed shares in percent.
 *
 * Used by `index.ts`, `simulate.ts`, `wrappers.explain.ts`, `wrappers.ts` and `years.explain.ts`. `index.ts` joins it
 * to the computation, and every interface (HTTP, pages, command, client, MCP) reads it there. Public, so never
 * renamed: `name`, which is in addresses, the keys of parameters and of `result` and the codes of warnings. Texts may
 * change freely.
 *
 * `example.expect` is compared with the computed answer by `test/contracts.test.ts`: when figures or the law change,
 * write the new ones there. The type `Contract` documents every member. Among those of this file:
 * - `group`: the group of the home page that it belongs to, of `definition/groups.ts`.
 * - `table`: the table of `result` that is exported to CSV.
 * - `decisive`: the figures for which a person uses it.
 * - `estimates`: its amounts are estimates of what is to come; pages show them in whole euros.
 * - `levers`: the parameters that a person can act on, which goal seek and comparisons offer.
 * - `sentence`: its answer in a sentence.
 */
export const contract = defineContract({
  name: 'revenus-passifs',
  title: { fr: 'Revenus passifs', en: 'Passive income' },
  purpose: {
    fr: 'Combien placer pour toucher un revenu net : PEA, assurance-vie ou compte-titres.',
    en: 'How much to invest to receive a net income: PEA, life insurance or securities account.',
  },
  keywords: {
    fr: 'rente, compléter ma retraite, complément de retraite, toucher chaque mois, dividendes, vivre de ses placements, vivre de mes rentes, revenu complémentaire, PEA, compte-titres, assurance-vie, SCPI, par mois sans travailler',
    en: 'income from investments, dividends, side income, monthly income, draw from my portfolio, brokerage account, annuity, PEA, life insurance, extra income, a month without working, live off dividends',
  },
  group: 'retraite',

  params,

  result,
  table: 'enveloppes',

  headings: {
    enveloppes: { fr: 'Enveloppe par enveloppe', en: 'Wrapper by wrapper' },
    scenarios: byWithdrawalRate,
    assuranceVie: { fr: 'Les gains de l’assurance-vie', en: 'The gains of life insurance' },
  },
  decisive: ['resume.capitalNecessaireMin', 'resume.meilleureEnveloppe', 'resume.capitalNecessaireMax'],
  estimates: true,
  levers: ['revenu', 'taux_retrait', 'part_gains'],

  charts: [
    {
      title: {
        fr: 'Le capital nécessaire selon le taux de retrait',
        en: 'The capital needed, by withdrawal rate',
      },
      table: 'scenarios',
      x: 'tauxRetrait',
      bars: ['capitalPea', 'capitalAssuranceVie', 'capitalCto'],
    },
    {
      title: { fr: 'Ce que l’impôt prend chaque année', en: 'What taxes take each year' },
      table: 'enveloppes',
      x: 'enveloppe',
      stacks: ['prelevementsSociaux', 'impotAnnuel'],
    },
  ],

  sentence,

  warnings: {
    plafond_pea_depasse: {
      level: 'alert',
      fr: 'Les versements sur un PEA s’arrêtent à 150 000 € par personne (CMF, art. L. 221-30), et le capital nécessaire en suppose davantage : le reste devra aller dans une autre enveloppe.',
      en: 'Deposits into a PEA stop at €150,000 per person (CMF, art. L. 221-30), and the capital needed supposes more: the rest will have to go into another wrapper.',
    },
    prelevements_sociaux_par_produit: {
      fr: 'La « flat tax à 30 % » n’est plus la règle. Depuis la loi n° 2025-1403 du 30 décembre 2025 (art. 12), les prélèvements sociaux sont de 18,6 % sur un PEA ou un compte-titres ; ils restent de 17,2 % en assurance-vie (CSS, art. L. 136-8).',
      en: 'The “30% flat tax” is no longer the rule. Since act no. 2025-1403 of 30 December 2025 (art. 12), social levies are 18.6% on a PEA or a securities account; they stay at 17.2% on life insurance (CSS, art. L. 136-8).',
    },
    option_bareme: {
      fr: 'L’option pour le barème est comptée là où elle coûte moins : sur le compte-titres, et sur l’assurance-vie au-delà de son abattement. Elle est tout ou rien (CGI, art. 200 A, 2) : elle vaut pour tous vos revenus de capitaux et plus-values de l’année. La CSG déductible n’est pas comptée. Ces gains peuvent vous faire changer de tranche.',
      en: 'The option for the progressive scale is counted where it costs less: on the securities account, and on life insurance above its allowance. It is all or nothing (CGI, art. 200 A, 2): it covers all your income from capital and gains of the year. Deductible CSG is not counted. These gains may move you up a bracket.',
    },
    pea_avant_5_ans: {
      fr: 'Avant cinq ans, un retrait ferme le PEA, sauf exceptions (CMF, art. L. 221-32), et l’impôt s’ajoute : 31,4 % du gain au lieu de 18,6 % (CGI, art. 150-0 A, II, 2 et 200 A).',
      en: 'Before five years, a withdrawal closes the PEA, save for exceptions (CMF, art. L. 221-32), and income tax is added: 31.4% of the gain instead of 18.6% (CGI, art. 150-0 A, II, 2 and 200 A).',
    },
    assurance_vie_avant_8_ans: {
      fr: 'Avant huit ans, une assurance-vie n’a ni abattement annuel ni taux de 7,5 % : l’impôt et les prélèvements prennent 30 % du gain (CGI, art. 125-0 A, I et 200 A, 1, B).',
      en: 'Before eight years, life insurance has neither a yearly allowance nor the 7.5% rate: tax and levies take 30% of the gain (CGI, art. 125-0 A, I and 200 A, 1, B).',
    },
    retrait_superieur_au_rendement: {
      level: 'alert',
      fr: 'Un douzième du taux de retrait dépasse le taux réel équivalent d’un mois : retiré mois après mois, même sans aléa, le capital s’userait jusqu’à manquer.',
      en: 'A twelfth of the withdrawal rate is above the equivalent real rate of a month: withdrawn month after month, even without bad luck, the capital would wear away until it runs out.',
    },
    capital_hors_atteinte: {
      level: 'alert',
      fr: 'Avec ce capital et ces versements, l’une au moins des enveloppes n’atteint pas le capital nécessaire en cent ans.',
      en: 'With this capital and these deposits, at least one of the wrappers does not reach the capital needed within a hundred years.',
    },
    epargne_non_indiquee: {
      fr: 'Sans capital ni versement, le nombre d’années n’existe pas : indiquez ce que vous avez et ce que vous versez.',
      en: 'Without capital or deposits, there is no number of years: enter what you have and what you pay in.',
    },
  },

  sources,

  disclaimer: {
    fr: 'Simulation à but pédagogique, qui n’est ni un conseil fiscal ni un conseil en investissement personnalisé. Elle applique la loi d’aujourd’hui à des retraits futurs ; la loi et les marchés changeront, et aucun taux de retrait n’est garanti.',
    en: 'Educational simulation, neither tax advice nor personalised investment advice. It applies today’s law to future withdrawals; law and markets will change, and no withdrawal rate is guaranteed.',
  },

  example: {
    query: { revenu: 2000, capital: 50_000, mensuel: 1000 },
    expect: {
      resume: { revenuNetAnnuel: 24_000, meilleureEnveloppe: 'pea', capitalNecessaireMin: 661_521.5 },
      enveloppes: [
        { enveloppe: 'pea', capitalNecessaire: 661_521.5, plafondDepasse: true },
        { enveloppe: 'assurance_vie', capitalNecessaire: 686_382.35 },
        { enveloppe: 'cto', capitalNecessaire: 711_743.77 },
      ],
    },
  },
})
