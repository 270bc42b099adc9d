import { defineContract } from '../../definition/contract.ts'
import { params } from './params.ts'
import { result } from './result.ts'
import { sentence } from './sentence.ts'
import { sources } from './sources.ts'

/**
 * What the simulator `enveloppes` asks, answers and shows, as data: the same effort in a PEA, a life insurance, a
 * securities account and a retirement savings plan (PER), taxes paid. Amounts in euros, the effort in euros a month,
 * rates in percent a year, durations in years.
 *
 * Used by `explain-steps.ts`, `index.ts`, `simulate.ts` and `wrappers.ts`. `index.ts` joins it to the computation,
 * and every interface (HTTP, pages, command, client, MCP) reads it there. Public, so never renamed: `name`, which is
 * in addresses, the keys of parameters and of `result` and the codes of warnings. Texts may change freely.
 *
 * `example.expect` is compared with the computed answer by `test/contracts.test.ts`: when figures or the law change,
 * write the new ones there. The type `Contract` documents every member. Among those of this file:
 * - `group`: the group of the home page that it belongs to, of `definition/groups.ts`.
 * - `presets`: savers that a form can start from, by `title`; `name` is for the library only.
 * - `formGroups`: the folded parts of the form.
 * - `table`: the table of `result` that is exported to CSV.
 * - `decisive`: the figures for which a person uses it.
 * - `estimates`: its amounts are estimates of what is to come; pages show them in whole euros.
 * - `levers`: the parameters that a person can act on, which goal seek and comparisons offer.
 * - `nextQuestions`: the same effort in a Livret A.
 * - `sentence`: its answer in a sentence.
 * - `personal`: the parameters are personal data, so no shared cache may store the answer.
 */
export const contract = defineContract({
  name: 'enveloppes',
  title: { fr: 'Comparer les enveloppes', en: 'Compare wrappers' },
  purpose: {
    fr: 'PEA, assurance-vie, compte-titres ou PER : lequel laisse le plus, impôts payés.',
    en: 'PEA, life insurance, securities account or PER: which leaves the most, taxes paid.',
  },
  keywords: {
    fr: 'PEA, PER, PEA ou assurance-vie, PER ou assurance-vie, PEA ou compte-titres, CTO, plan d’épargne retraite, meilleure enveloppe, fiscalité des placements, où placer, sortie en capital, épargne retraite, compte-titres, avantage fiscal, ouvrir un PEA, mettre mon épargne, PER ou PEA',
    en: 'tax wrapper, PEA, PER, PEA or life insurance, PER or life insurance, retirement savings plan, taxation of investments, tax-efficient saving, best account, brokerage account',
  },
  group: 'epargner',

  params,

  presets: [
    {
      name: 'epargne_mensuelle',
      title: { fr: '300 € par mois pendant 20 ans', en: '€300 a month for 20 years' },
      query: { effort: 300, duree: 20, capital: 0, tmi: 30, tmi_sortie: 30, retraits: 1 },
    },
    {
      name: 'retraite_tranche_plus_basse',
      title: { fr: 'Pour la retraite, tranche plus basse', en: 'For retirement, in a lower bracket' },
      query: { effort: 500, duree: 25, capital: 10_000, tmi: 30, tmi_sortie: 11, retraits: 20 },
    },
    {
      name: 'capital_a_placer',
      title: { fr: '50 000 € à placer pour 8 ans', en: '€50,000 to invest for 8 years' },
      query: { effort: 0, capital: 50_000, duree: 8, tmi: 30, tmi_sortie: 30, retraits: 1 },
    },
  ],

  formGroups: [
    {
      title: { fr: 'Frais et dividendes', en: 'Fees and dividends' },
      params: ['frais_pea', 'frais_av', 'frais_cto', 'frais_per', 'dividendes'],
    },
    { title: { fr: 'Le PER', en: 'The PER' }, params: ['plafond_per'] },
  ],

  result,
  table: 'enveloppes',

  headings: {
    enveloppes: { fr: 'Les quatre enveloppes', en: 'The four wrappers' },
  },
  decisive: ['resume.netMaximum', 'resume.meilleure', 'resume.ecart'],
  estimates: true,
  levers: ['effort', 'duree', 'taux', 'tmi_sortie', 'retraits'],

  charts: [
    {
      title: { fr: 'Ce que chaque enveloppe laisse', en: 'What each wrapper leaves' },
      table: 'enveloppes',
      x: 'enveloppe',
      note: { fr: 'La somme des retraits, impôts payés.', en: 'The sum of withdrawals, taxes paid.' },
      bars: ['netTotal'],
    },
    {
      title: { fr: 'Ce que chaque enveloppe laisse et prend', en: 'What each wrapper leaves and takes' },
      table: 'enveloppes',
      x: 'enveloppe',
      stacks: ['netTotal', 'impots', 'prelevementsSociaux', 'preleveEnCours'],
    },
  ],

  nextQuestions: [
    {
      simulator: 'livret-a-vs-etf',
      title: { fr: 'Ou le Livret A, sans risque', en: 'Or the Livret A, without risk' },
      query: ({ used }) => ({
        capital: used.capital,
        mensuel: used.effort,
        duree: used.duree,
        taux_etf: used.taux,
        inflation: used.inflation,
        couple: used.couple,
      }),
    },
  ],

  sentence,

  warnings: {
    pea_plafond: {
      level: 'alert',
      fr: 'Les versements dépassent ce qu’un PEA peut recevoir (150 000 €) : le surplus irait ailleurs. Dans un couple, chacun peut avoir le sien.',
      en: 'The deposits exceed what a PEA may take (€150,000): the rest would go elsewhere. Each of a couple may have one.',
    },
    pea_5_ans: {
      fr: 'Un retrait d’un PEA avant cinq ans l’impose au taux forfaitaire, et le ferme s’il est partiel, sauf exceptions.',
      en: 'A withdrawal from a PEA before five years is taxed at the flat rate, and closes it where it is partial, save for exceptions.',
    },
    per_bloque: {
      fr: 'L’argent d’un PER reste bloqué jusqu’à la retraite, sauf accidents de la vie et achat de la résidence principale.',
      en: 'The money of a PER is locked until retirement, save for accidents of life and the purchase of the main residence.',
    },
    per_tranche: {
      level: 'alert',
      fr: 'La tranche à la sortie est plus haute qu’à l’entrée : le PER rend moins d’impôt qu’il n’en coûtera.',
      en: 'The bracket at the exit is higher than at the entry: the PER gives back less tax than it will cost.',
    },
    per_rente: {
      level: 'alert',
      fr: 'Un retrait de PER en capital s’ajoute au revenu de l’année : une grosse somme retirée en une fois passe dans des tranches plus hautes que celle donnée ici, et l’avance du PER fond. Comparez avec plusieurs retraits. Un PER peut aussi sortir en rente viagère.',
      en: 'A withdrawal from a PER as capital is added to the income of the year: a large sum taken at once reaches higher brackets than the one given here, and the lead of the PER melts. Compare with several withdrawals. A PER may also be paid as a life annuity.',
    },
    option_bareme: {
      fr: 'L’option pour le barème laisserait plus à l’une des enveloppes (colonne « Net avec l’option pour le barème ») : elle vaut alors pour tous les revenus du capital de l’année.',
      en: 'The option for the scale would leave more in one of the wrappers (column “Net with the option for the scale”): it then holds for all capital income of the year.',
    },
  },

  sources,

  disclaimer: {
    fr: 'Simulation à but pédagogique, qui n’est pas un conseil en investissement. Les rendements passés ne préjugent pas des rendements futurs.',
    en: 'Educational simulation, not investment advice. Past returns do not foretell future returns.',
  },

  personal: true,

  example: {
    query: { effort: 300, duree: 20 },
    expect: {
      resume: { meilleure: 'per', totalVerse: 72_000, netMaximum: 120_746.52, ecart: 14_623.96 },
    },
  },
})
