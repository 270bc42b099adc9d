import { atLeast } from '../../definition/constraints.ts'
import { defineContract } from '../../definition/contract.ts'
import {
  annualRate,
  choice,
  count,
  euros,
  monthlyEuros,
  percent,
  wholeYears,
  years,
} from '../../definition/kinds.ts'
import { rows } from '../../definition/shape.ts'
import { grossYield, inflation } from '../../definition/usual-fields.ts'
import { yearByYear } from '../../definition/usual-headings.ts'
import { sentence } from './sentence.ts'

const HIGHEST_FEE = 10

/** What fees cost a saver: what it promises. How it keeps it: `simulate.ts` and `scenario.ts`. */
export const contract = defineContract({
  name: 'impact-frais',
  title: { fr: 'Impact des frais', en: 'The impact of fees' },
  purpose: {
    fr: 'La même épargne avec trois niveaux de frais : ce qui est prélevé, ce qui manque à la fin, les années perdues.',
    en: 'The same savings at three levels of fees: what is levied, what is missing at the end, the years lost.',
  },
  group: 'epargner',

  params: {
    capital: euros({ label: { fr: 'Capital initial', en: 'Initial capital' } }),
    mensuel: monthlyEuros({
      label: { fr: 'Versement mensuel', en: 'Monthly deposit' },
      help: { fr: 'À la fin de chaque mois.', en: 'At the end of each month.' },
    }),
    taux: grossYield({ default: 7 }),
    duree: wholeYears({ min: 1, max: 50, label: { fr: 'Durée', en: 'Duration' } }),
    frais_bas: annualRate({
      max: HIGHEST_FEE,
      default: 0.2,
      label: { fr: 'Frais annuels bas', en: 'Low annual fees' },
      help: {
        fr: 'En % de l’encours par an. 0,2 % : l’ordre de grandeur d’un fonds indiciel coté.',
        en: 'As a % of assets a year. 0.2%: the order of magnitude of an exchange-traded index fund.',
      },
    }),
    frais_moyen: annualRate({
      max: HIGHEST_FEE,
      default: 1,
      label: { fr: 'Frais annuels moyens', en: 'Medium annual fees' },
      help: { fr: 'Au moins les frais bas.', en: 'At least the low fees.' },
    }),
    frais_eleve: annualRate({
      max: HIGHEST_FEE,
      default: 2,
      label: { fr: 'Frais annuels élevés', en: 'High annual fees' },
      help: {
        fr: 'Au moins les frais moyens. Comptez toutes les couches : enveloppe, fonds, gestion.',
        en: 'At least the medium fees. Count every layer: wrapper, fund, management.',
      },
    }),
    frais_entree: percent({
      max: HIGHEST_FEE,
      default: 0,
      label: { fr: 'Frais d’entrée', en: 'Entry fees' },
      help: {
        fr: 'En % de chaque versement, capital initial compris ; les mêmes dans les trois scénarios.',
        en: 'As a % of each deposit, initial capital included; the same in the three scenarios.',
      },
    }),
    inflation: inflation({ default: 2 }),
  },

  constraints: [atLeast('frais_moyen', 'frais_bas'), atLeast('frais_eleve', 'frais_moyen')],

  result: {
    resume: {
      capitalSansFrais: euros({
        label: { fr: 'Capital final sans aucuns frais', en: 'Final capital without any fee' },
      }),
      totalVerse: euros({
        label: { fr: 'Total versé', en: 'Total paid in' },
        help: {
          fr: 'Capital initial compris, avant frais d’entrée.',
          en: 'Initial capital included, before entry fees.',
        },
      }),
      ecartMax: euros({
        label: { fr: 'Écart entre frais bas et élevés', en: 'Gap between low and high fees' },
        help: { fr: 'Entre les capitaux finaux.', en: 'Between the final capitals.' },
      }),
      ecartMaxPourcentage: percent({
        label: {
          fr: 'Le même, en % du capital aux frais bas',
          en: 'The same, as a % of the capital at low fees',
        },
      }),
      anneesPerdues: years({
        nullable: true,
        label: { fr: 'Années perdues', en: 'Years lost' },
        help: {
          fr: 'L’avance, à la fin, de l’épargne aux frais bas sur celle aux frais élevés.',
          en: 'How far ahead, at the end, the savings at low fees are of those at high fees.',
        },
      }),
    },
    scenarios: rows({
      nom: choice({
        choices: {
          bas: { fr: 'Frais bas', en: 'Low fees' },
          moyen: { fr: 'Frais moyens', en: 'Medium fees' },
          eleve: { fr: 'Frais élevés', en: 'High fees' },
        },
        label: { fr: 'Scénario', en: 'Scenario' },
      }),
      frais: annualRate({ label: { fr: 'Frais annuels', en: 'Annual fees' } }),
      rendementNet: annualRate({
        label: { fr: 'Rendement net', en: 'Net yield' },
        help: {
          fr: '(1 + taux)(1 - frais) - 1, frais d’entrée à part.',
          en: '(1 + yield)(1 - fees) - 1, entry fees apart.',
        },
      }),
      capitalFinal: euros({ label: { fr: 'Capital final', en: 'Final capital' } }),
      capitalFinalReel: euros({
        label: { fr: 'Capital final en euros d’aujourd’hui', en: 'Final capital in today’s euros' },
      }),
      fraisPreleves: euros({
        label: { fr: 'Frais prélevés', en: 'Fees levied' },
        help: {
          fr: 'Le total des sommes réellement prises, frais d’entrée compris.',
          en: 'The total of the sums actually taken, entry fees included.',
        },
      }),
      manqueAGagner: euros({
        label: { fr: 'Manque à gagner', en: 'Shortfall' },
        help: {
          fr: 'Capital sans frais moins capital final : les frais, et ce qu’ils auraient rapporté.',
          en: 'Capital without fees less final capital: the fees, and what they would have earned.',
        },
      }),
      erosion: percent({
        label: { fr: 'Érosion', en: 'Erosion' },
        help: {
          fr: 'Le manque à gagner en % du capital sans frais.',
          en: 'The shortfall as a % of the capital without fees.',
        },
      }),
    }),
    yearly: rows({
      annee: count({ label: { fr: 'Année', en: 'Year' } }),
      sansFrais: euros({ label: { fr: 'Sans frais', en: 'Without fees' } }),
      bas: euros({ label: { fr: 'Frais bas', en: 'Low fees' } }),
      moyen: euros({ label: { fr: 'Frais moyens', en: 'Medium fees' } }),
      eleve: euros({ label: { fr: 'Frais élevés', en: 'High fees' } }),
    }),
  },

  headings: { scenarios: { fr: 'Selon les frais', en: 'By level of fees' }, yearly: yearByYear },
  decisive: ['resume.ecartMax', 'resume.ecartMaxPourcentage', 'resume.anneesPerdues'],

  charts: [
    {
      title: { fr: 'Le capital selon les frais', en: 'The capital by level of fees' },
      note: {
        fr: 'Les montants sont ceux de chaque année, sans déduire l’inflation.',
        en: 'Amounts are those of each year, inflation not deducted.',
      },
      table: 'yearly',
      x: 'annee',
      lines: ['sansFrais', 'bas', 'moyen', 'eleve'],
    },
    {
      title: {
        fr: 'Ce que les frais ont pris, et fait perdre',
        en: 'What fees took, and what they cost in all',
      },
      note: {
        fr: 'Le manque à gagner compte aussi ce que les frais auraient rapporté.',
        en: 'The shortfall also counts what the fees would have earned.',
      },
      table: 'scenarios',
      x: 'nom',
      bars: ['manqueAGagner', 'fraisPreleves'],
    },
  ],

  sentence,

  warnings: {
    annees_perdues_inexistantes: {
      fr: 'Même aux frais bas, le capital ne grossit pas : un retard ne peut pas se compter en années.',
      en: 'Even at low fees the capital does not grow: a delay cannot be counted in years.',
    },
    rendement_sous_inflation: {
      fr: 'Aux frais élevés, le rendement net ne couvre pas l’inflation : l’épargne perd du pouvoir d’achat.',
      en: 'At high fees the net yield is below inflation: the savings lose purchasing power.',
    },
  },

  sources: [
    {
      title: 'Investopedia: how expense ratios affect returns, with the example of the SEC’s bulletin',
      url: 'https://www.investopedia.com/ask/answers/101415/how-do-mutual-fund-expense-ratios-affect-returns.asp',
      read: '2026-11-21',
    },
    {
      title: 'Boursorama : les frais d’entrée et les frais récurrents de l’assurance-vie',
      url: 'https://www.boursorama.com/patrimoine/actualites/assurance-vie-ces-frais-auxquels-etre-vigilant-ab528f63febb0e1713fcd31e91308989',
      read: '2026-11-21',
    },
    {
      title: 'numpy-financial, fv: the equation of a future value',
      url: 'https://github.com/numpy/numpy-financial/blob/main/numpy_financial/_financial.py',
      read: '2026-11-21',
    },
  ],

  disclaimer: {
    fr: 'Simulation à but pédagogique, qui n’est pas un conseil en investissement personnalisé. Elle suppose le même rendement régulier avant frais partout, ce que les marchés ne promettent jamais.',
    en: 'Educational simulation, not personalised investment advice. It assumes the same steady yield before fees everywhere, which markets never promise.',
  },

  example: {
    query: { capital: 10_000, mensuel: 300, duree: 20 },
    expect: {
      resume: { capitalSansFrais: 190_957.76, totalVerse: 82_000 },
      scenarios: [
        { nom: 'bas', capitalFinal: 185_789.78 },
        { nom: 'moyen', capitalFinal: 166_621.51 },
        { nom: 'eleve', capitalFinal: 145_715.87 },
      ],
    },
  },
})
