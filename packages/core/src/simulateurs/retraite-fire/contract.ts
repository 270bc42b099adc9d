import { defineContract } from '../../definition/contract.ts'
import { params } from './params.ts'
import { result } from './result.ts'

/** The way to financial independence: what it promises. How it keeps it: `simulate.ts`. */
export const contract = defineContract({
  name: 'retraite-fire',
  title: { fr: 'Indépendance financière (FIRE)', en: 'Financial independence (FIRE)' },
  purpose: {
    fr: 'Le capital qui permet de vivre de son épargne, et la date à laquelle on y parvient, selon les règles des 3, 4 et 5 %.',
    en: 'The capital from which one can live, and when it is reached, under the 3, 4 and 5% rules.',
  },

  params,

  constraints: [
    {
      field: 'pension',
      involves: ['age'],
      holds: ({ pension, age }) => pension === 0 || age !== undefined,
      message: 'pension must not be given without age',
      code: 'inconsistent',
    },
  ],

  result,

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
      fr: 'La pension couvrira alors toutes les dépenses : il n’y aura rien à financer à cette date, et la progression n’a pas de sens.',
      en: 'The pension will then cover all the spending: there will be nothing to fund at that date, and progress means nothing.',
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
