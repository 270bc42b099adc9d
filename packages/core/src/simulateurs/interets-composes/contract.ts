import { defineContract } from '../../definition/contract.ts'
import { annualRate, count, euros, monthlyEuros, percent, wholeYears } from '../../definition/kinds.ts'
import { rows } from '../../definition/shape.ts'
import { depositTime, grossYield, inflation } from '../../definition/usual-fields.ts'
import { yearByYear } from '../../definition/usual-headings.ts'
import { sentence } from './sentence.ts'

/** A capital that grows with monthly deposits: what it promises. `resume` and `yearly` are the specification's. */
export const contract = defineContract({
  name: 'interets-composes',
  title: { fr: 'Intérêts composés', en: 'Compound interest' },
  purpose: {
    fr: 'La croissance d’un capital avec des versements mensuels, année par année, en euros courants et constants.',
    en: 'How a sum grows with monthly deposits, year by year, in nominal and real euros.',
  },
  group: 'epargner',

  params: {
    capital: euros({ label: { fr: 'Capital initial', en: 'Initial capital' } }),
    mensuel: monthlyEuros({ label: { fr: 'Versement mensuel', en: 'Monthly deposit' } }),
    taux: grossYield({}),
    duree: wholeYears({ min: 1, max: 50, label: { fr: 'Durée', en: 'Duration' } }),
    inflation: inflation({ default: 2 }),
    frais: annualRate({
      max: 10,
      default: 0,
      label: { fr: 'Frais annuels', en: 'Annual fees' },
      help: {
        fr: 'En % de l’encours par an. Le rendement net est (1 + taux)(1 - frais) - 1.',
        en: 'As a % of assets a year. The net yield is (1 + yield)(1 - fees) - 1.',
      },
    }),
    versement: depositTime(),
    indexation: annualRate({
      min: -10,
      max: 20,
      default: 0,
      label: { fr: 'Hausse annuelle du versement', en: 'Yearly rise of the deposit' },
      help: { fr: 'À partir du 13e mois.', en: 'From the 13th month on.' },
    }),
  },

  result: {
    resume: {
      capitalFinalBrut: euros({ label: { fr: 'Capital final', en: 'Final capital' } }),
      capitalFinalReel: euros({
        label: { fr: 'Capital final en euros d’aujourd’hui', en: 'Final capital in today’s euros' },
      }),
      totalVerse: euros({
        label: { fr: 'Total versé', en: 'Total paid in' },
        help: { fr: 'Capital initial compris.', en: 'Initial capital included.' },
      }),
      totalInterets: euros({ label: { fr: 'Total des intérêts', en: 'Total interest' } }),
      rendementTotal: percent({
        label: { fr: 'Rendement total', en: 'Total return' },
        help: { fr: 'Les intérêts en % du total versé.', en: 'Interest as a % of the total paid in.' },
      }),
    },
    yearly: rows({
      annee: count({ label: { fr: 'Année', en: 'Year' } }),
      capitalBrut: euros({ label: { fr: 'Capital', en: 'Capital' } }),
      capitalReel: euros({ label: { fr: 'En euros d’aujourd’hui', en: 'In today’s euros' } }),
      totalVerse: euros({ label: { fr: 'Total versé', en: 'Total paid in' } }),
      interets: euros({ label: { fr: 'Intérêts cumulés', en: 'Cumulative interest' } }),
    }),
    complements: {
      tauxMensuelEquivalent: percent({
        label: { fr: 'Taux mensuel équivalent, net de frais', en: 'Equivalent monthly rate, net of fees' },
      }),
      anneeCroisement: count({
        nullable: true,
        label: {
          fr: 'Première année qui rapporte plus qu’elle ne reçoit',
          en: 'First year when interest exceeds deposits',
        },
      }),
    },
  },

  headings: { yearly: yearByYear, complements: { fr: 'En complément', en: 'Also' } },
  decisive: ['resume.capitalFinalBrut', 'resume.capitalFinalReel', 'resume.totalInterets'],

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
      mark: {
        at: 'complements.anneeCroisement',
        label: {
          fr: 'L’année rapporte plus qu’elle ne reçoit',
          en: 'Interest exceeds deposits',
        },
      },
    },
  ],

  sentence,

  warnings: {
    croisement_inexistant: {
      fr: 'Aucune année ne rapporte plus d’intérêts qu’elle n’a reçu de versements.',
      en: 'No year earns more interest than it received in deposits.',
    },
    rendement_sous_inflation: {
      fr: 'Le rendement net de frais ne couvre pas l’inflation : le pouvoir d’achat de l’épargne baisse.',
      en: 'The yield net of fees is below inflation: what the savings can buy shrinks.',
    },
  },

  sources: [
    {
      title: 'numpy-financial, fv: the equation of a future value',
      url: 'https://github.com/numpy/numpy-financial/blob/main/numpy_financial/_financial.py',
      read: '2026-11-21',
    },
    {
      title: 'Banque centrale du Luxembourg : l’objectif d’inflation de 2 %',
      url: 'https://bcl.lu/fr/apropos/missions_bcl/politique_monetaire/index.html',
      read: '2026-11-21',
    },
  ],

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
