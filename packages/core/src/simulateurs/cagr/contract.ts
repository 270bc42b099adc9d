import { nominalAmounts, yearByYear } from '../../definition/common-headings.ts'
import { excludedBy, requiredWith, requiredWithout } from '../../definition/constraints.ts'
import { defineContract } from '../../definition/contract.ts'
import { numpyFinancial } from '../../finance/common-sources.ts'
import { LONGEST, params, SHORTEST } from './params.ts'
import { result } from './result.ts'
import { sentence } from './sentence.ts'
import { yearsBetween } from './span.ts'

/**
 * What the simulator `cagr` asks, answers and shows, as data: the steady yearly rate that leads from one amount to
 * another, for the holder of an investment. Amounts in euros, deposits in euros a month, rates in percent a year,
 * durations in years.
 *
 * Used by `explain.ts`, `index.ts` and `simulate.ts`. `index.ts` joins it to the computation, and every interface
 * (HTTP, pages, command, client, MCP) reads it there. Public, so never renamed: `name`, which is in addresses, the
 * keys of parameters and of `result` and the codes of warnings. Texts may change freely.
 *
 * `example.expect` is compared with the computed answer by `test/contracts.test.ts`: when figures change, write the
 * new ones there. The type `Contract` documents every member. Among those of this file:
 * - `group`: the group of the home page that it belongs to, of `definition/groups.ts`.
 * - `exclusive`: two ways to give the time elapsed, of which a form shows one.
 * - `constraints`: the rules over several parameters; a question that breaks one is refused.
 * - `table`: left out, the table `yearly` is exported to CSV.
 * - `alwaysShown`: inflation, without which there is no real rate.
 * - `decisive`: the figures for which a person uses it.
 * - `levers`: the parameters that a person can act on, which goal seek and comparisons offer.
 * - `sentence`: its answer in a sentence.
 */
export const contract = defineContract({
  name: 'cagr',
  title: { fr: 'Taux de croissance annuel composé', en: 'Compound annual growth rate' },
  purpose: {
    fr: 'Combien un placement a rapporté par an, en moyenne, entre ce qu’il valait et ce qu’il vaut.',
    en: 'What an investment earned a year on average, from what it was worth to what it is worth.',
  },
  keywords: {
    fr: 'rendement annuel, rendement par an, performance, plus-value, passé de, revendu, quel rendement, TRI, a rapporté, ~bitcoin, ~crypto',
    en: 'annual return, growth rate, performance, went from, sold for, annualised, IRR, ~crypto, return on',
  },
  group: 'epargner',

  params,

  exclusive: [
    {
      title: { fr: 'Le temps écoulé', en: 'The time elapsed' },
      ways: [
        { title: { fr: 'Une durée', en: 'A duration' }, params: ['duree'] },
        { title: { fr: 'Deux dates', en: 'Two dates' }, params: ['date_debut', 'date_fin'] },
      ],
    },
  ],

  constraints: [
    requiredWithout('duree', 'date_debut', 'date_fin'),
    excludedBy('duree', 'date_debut', 'date_fin'),
    requiredWith('date_debut', 'date_fin'),
    requiredWith('date_fin', 'date_debut'),
    {
      kind: 'yearsAfter',
      operands: { other: 'date_debut', min: SHORTEST, max: LONGEST },
      field: 'date_fin',
      involves: ['date_debut'],
      holds: (params) => {
        const span = yearsBetween(params)
        return span === undefined || (span >= SHORTEST && span <= LONGEST)
      },
    },
  ],

  alwaysShown: ['inflation'],

  result,

  headings: { yearly: yearByYear },
  decisive: ['resume.cagr', 'resume.gainAbsolu', 'resume.cagrReel'],
  levers: ['valeur_finale', 'valeur_initiale', 'duree', 'versements'],

  charts: [
    {
      title: { fr: 'Le chemin régulier', en: 'The steady path' },
      note: nominalAmounts,
      table: 'yearly',
      x: 'annee',
      lines: ['valeur'],
      start: ({ used }) => ({ valeur: Number(used.valeur_initiale) }),
    },
  ],

  sentence,

  warnings: {
    annualisation_courte: {
      level: 'alert',
      fr: 'Moins d’un an : annualiser étend à une année ce qui n’a duré que quelques mois.',
      en: 'Under one year: annualising extends to a year what lasted some months.',
    },
    taux_inexistant: {
      level: 'alert',
      fr: 'Aucun taux annuel ne mène de l’un à l’autre, ou il dépasse 1 000 000 000 %.',
      en: 'No yearly rate leads from one to the other, or it is above 1,000,000,000%.',
    },
    doublement_inexistant: {
      fr: 'À ce rythme, le capital ne double pas en cent ans.',
      en: 'At this pace, the money does not double within a hundred years.',
    },
  },

  sources: [numpyFinancial('fv and irr: the equations solved')],

  disclaimer: {
    fr: 'Simulation à but pédagogique, qui n’est pas un conseil en investissement personnalisé. Un taux passé ne dit rien des taux futurs.',
    en: 'Educational simulation, not personalised investment advice. A past rate is no guide to future ones.',
  },

  example: {
    query: { valeur_initiale: 10_000, valeur_finale: 25_000, duree: 8 },
    expect: { resume: { cagr: 12.1353, rendementTotal: 150, gainAbsolu: 15_000, multiple: 2.5 } },
  },
})
