import { defineContract } from '../../definition/contract.ts'
import {
  age,
  annualRate,
  choice,
  count,
  euros,
  flag,
  monthlyEuros,
  percent,
  wholeYears,
  years,
} from '../../definition/kinds.ts'
import { rows } from '../../definition/shape.ts'
import { grossYield, inflation, withdrawalRate } from '../../definition/usual-fields.ts'

/** The way to financial independence: what it promises. How it keeps it: `simulate.ts`. */
export const contract = defineContract({
  name: 'retraite-fire',
  title: { fr: 'Indépendance financière (FIRE)', en: 'Financial independence (FIRE)' },
  purpose: {
    fr: 'Le capital qui permet de vivre de son épargne, et la date à laquelle on y parvient, selon les règles des 3, 4 et 5 %.',
    en: 'The capital from which one can live, and when it is reached, under the 3, 4 and 5% rules.',
  },

  params: {
    capital: euros({ label: { fr: 'Capital actuel', en: 'Current capital' } }),
    mensuel: monthlyEuros({
      label: { fr: 'Versement mensuel', en: 'Monthly deposit' },
      help: {
        fr: 'En euros d’aujourd’hui : il suit l’inflation. Versé à la fin de chaque mois.',
        en: 'In today’s euros: it follows inflation. Paid at the end of each month.',
      },
    }),
    depenses: monthlyEuros({
      min: 1,
      max: 1e6,
      label: { fr: 'Dépenses mensuelles à la retraite', en: 'Monthly spending in retirement' },
      help: { fr: 'En euros d’aujourd’hui, impôt non compris.', en: 'In today’s euros, tax left out.' },
    }),
    taux: grossYield({ default: 7 }),
    inflation: inflation({ default: 2 }),
    age: age({
      max: 100,
      optional: true,
      label: { fr: 'Âge', en: 'Age' },
      help: {
        fr: 'Pour connaître l’âge de l’indépendance. Nécessaire avec une pension.',
        en: 'To know the age of independence. Needed with a pension.',
      },
    }),
    duree: wholeYears({
      min: 1,
      max: 60,
      default: 50,
      label: { fr: 'Durée de la projection', en: 'Length of the projection' },
      help: {
        fr: 'Le nombre de lignes du tableau. La date de l’indépendance n’en dépend pas.',
        en: 'How many rows the table has. The date of independence does not depend on it.',
      },
    }),
    taux_retrait: withdrawalRate({ default: 4 }),
    pension: monthlyEuros({
      default: 0,
      label: { fr: 'Pension mensuelle', en: 'Monthly pension' },
      help: {
        fr: 'En euros d’aujourd’hui, nette d’impôt, indexée sur les prix. Elle demande votre âge.',
        en: 'In today’s euros, after tax, indexed on prices. It needs your age.',
      },
    }),
    age_pension: age({
      default: 64,
      label: { fr: 'Âge de la pension', en: 'Pension age' },
      help: { fr: 'Sans effet sans pension.', en: 'No effect without a pension.' },
    }),
    fiscalite_retrait: percent({
      max: 60,
      default: 0,
      label: { fr: 'Impôt sur les retraits', en: 'Tax on withdrawals' },
      help: {
        fr: 'En % de chaque retrait, gains et capital confondus.',
        en: 'In % of each withdrawal, gains and capital alike.',
      },
    }),
    methode: choice({
      choices: {
        deterministe: { fr: 'Rendement régulier', en: 'Steady yield' },
      },
      default: 'deterministe',
      label: { fr: 'Méthode', en: 'Method' },
    }),
  },

  constraints: [
    {
      field: 'pension',
      involves: ['age'],
      holds: ({ pension, age }) => pension === 0 || age !== undefined,
      message: 'pension must not be given without age',
      code: 'inconsistent',
    },
  ],

  result: {
    resume: {
      capitalActuel: euros({ label: { fr: 'Capital actuel', en: 'Current capital' } }),
      depensesAnnuelles: euros({ label: { fr: 'Dépenses annuelles', en: 'Yearly spending' } }),
      tauxRetrait: annualRate({ label: { fr: 'Taux de retrait', en: 'Withdrawal rate' } }),
      capitalCible: euros({
        label: { fr: 'Capital à atteindre', en: 'Capital to reach' },
        help: {
          fr: 'En euros d’aujourd’hui, à la date où il est atteint : une pension qui approche l’abaisse.',
          en: 'In today’s euros, at the date when it is reached: a pension that draws near lowers it.',
        },
      }),
      anneesAvantFire: years({
        nullable: true,
        label: { fr: 'Années avant l’indépendance', en: 'Years to independence' },
      }),
      ageFire: years({
        nullable: true,
        label: { fr: 'Âge de l’indépendance', en: 'Age of independence' },
        help: { fr: 'Si l’âge est donné.', en: 'If the age is given.' },
      }),
      atteint: flag({ label: { fr: 'Atteint aujourd’hui', en: 'Reached today' } }),
      progression: percent({
        label: { fr: 'Progression', en: 'Progress' },
        help: { fr: 'En % du capital à atteindre.', en: 'In % of the capital to reach.' },
      }),
      tauxReel: annualRate({ label: { fr: 'Rendement réel', en: 'Real yield' } }),
    },
    regles: rows({
      tauxRetrait: annualRate({ label: { fr: 'Taux de retrait', en: 'Withdrawal rate' } }),
      capitalCible: euros({ label: { fr: 'Capital à atteindre', en: 'Capital to reach' } }),
      anneesAvantFire: years({
        nullable: true,
        label: { fr: 'Années avant l’indépendance', en: 'Years to independence' },
      }),
      ageFire: years({
        nullable: true,
        label: { fr: 'Âge de l’indépendance', en: 'Age of independence' },
        help: { fr: 'Si l’âge est donné.', en: 'If the age is given.' },
      }),
      revenuMensuelActuel: monthlyEuros({
        label: { fr: 'Revenu mensuel du capital actuel', en: 'Monthly income of the current capital' },
        help: { fr: 'Net de l’impôt sur les retraits.', en: 'After the tax on withdrawals.' },
      }),
      atteint: flag({ label: { fr: 'Atteint aujourd’hui', en: 'Reached today' } }),
    }),
    yearly: rows({
      annee: count({ label: { fr: 'Année', en: 'Year' } }),
      age: age({
        nullable: true,
        label: { fr: 'Âge', en: 'Age' },
        help: { fr: 'Si l’âge est donné.', en: 'If the age is given.' },
      }),
      capitalNominal: euros({
        label: { fr: 'Capital', en: 'Capital' },
        help: { fr: 'En euros de l’année.', en: 'In that year’s euros.' },
      }),
      capitalReel: euros({
        label: { fr: 'Capital en euros d’aujourd’hui', en: 'Capital in today’s euros' },
      }),
      totalVerse: euros({
        label: { fr: 'Total versé', en: 'Total paid in' },
        help: {
          fr: 'En euros de l’année de chaque versement, capital de départ compris.',
          en: 'In the euros of each deposit’s date, starting capital included.',
        },
      }),
      interets: euros({ label: { fr: 'Intérêts', en: 'Interest' } }),
      progression: percent({ label: { fr: 'Progression', en: 'Progress' } }),
      rentePossibleMensuelle: monthlyEuros({
        label: { fr: 'Rente mensuelle possible', en: 'Possible monthly income' },
        help: {
          fr: 'En euros d’aujourd’hui, nette de l’impôt sur les retraits.',
          en: 'In today’s euros, after the tax on withdrawals.',
        },
      }),
    }),
  },

  charts: [
    {
      table: 'yearly',
      x: 'annee',
      lines: ['capitalNominal', 'capitalReel', 'totalVerse'],
      title: { fr: 'Le chemin vers l’indépendance', en: 'The way to independence' },
    },
  ],

  warnings: {
    fire_jamais: {
      fr: 'À ce rythme, le capital à atteindre ne l’est pas en cent ans.',
      en: 'At this pace, the capital to reach is not reached within a hundred years.',
    },
    regle_jamais: {
      fr: 'Avec l’une au moins des règles des 3, 4 et 5 %, le capital à atteindre ne l’est pas en cent ans.',
      en: 'Under at least one of the 3, 4 and 5% rules, the capital to reach is not reached within a hundred years.',
    },
    fire_apres_projection: {
      fr: 'L’indépendance vient après la dernière ligne du tableau.',
      en: 'Independence comes after the last row of the table.',
    },
    retrait_superieur_au_rendement: {
      fr: 'Le taux de retrait, pris mois après mois, dépasse le rendement réel : même sans aléa, le capital à atteindre s’userait jusqu’à manquer.',
      en: 'The withdrawal rate, taken month after month, is above the real yield: even without bad luck, the capital to reach would wear away until it runs out.',
    },
    rendement_reel_negatif: {
      fr: 'Le rendement ne couvre pas l’inflation : le capital perd du pouvoir d’achat chaque année.',
      en: 'The yield is below inflation: the capital buys less every year.',
    },
    objectif_nul: {
      fr: 'La pension couvre toutes les dépenses : il n’y a rien à financer, et la progression n’a pas de sens.',
      en: 'The pension covers all the spending: there is nothing to fund, and progress means nothing.',
    },
  },

  sources: [
    {
      title: 'Retirement Researcher: safe withdrawal rates and the Trinity study',
      url: 'https://retirementresearcher.com/safe-withdrawal-rates-for-retirement-and-the-trinity-study/',
      read: '2026-11-21',
    },
    {
      title: 'Banque centrale du Luxembourg : l’objectif d’inflation de 2 %',
      url: 'https://bcl.lu/fr/apropos/missions_bcl/politique_monetaire/index.html',
      read: '2026-11-21',
    },
  ],

  disclaimer: {
    fr: 'Simulation à but pédagogique, qui n’est pas un conseil en investissement personnalisé. Elle suppose un rendement régulier, que les marchés n’offrent jamais, et aucun taux de retrait n’est garanti.',
    en: 'Educational simulation, not personalised investment advice. It assumes a steady yield, which markets never give, and no withdrawal rate is guaranteed.',
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
        { tauxRetrait: 3, capitalCible: 800_000, anneesAvantFire: 26.17 },
        { tauxRetrait: 4, capitalCible: 600_000, anneesAvantFire: 21.75 },
        { tauxRetrait: 5, capitalCible: 480_000, anneesAvantFire: 18.57 },
      ],
    },
  },
})
