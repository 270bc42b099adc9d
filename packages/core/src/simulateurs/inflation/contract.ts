import { defineContract } from '../../definition/contract.ts'
import { annualRate, count, euros, percent, wholeYears, years } from '../../definition/kinds.ts'
import { rows } from '../../definition/shape.ts'
import { inflation } from '../../definition/usual-fields.ts'

/** What prices do to an amount of money: what it promises. How it keeps it: `simulate.ts`. */
export const contract = defineContract({
  name: 'inflation',
  title: { fr: 'Inflation et pouvoir d’achat', en: 'Inflation and purchasing power' },
  purpose: {
    fr: 'Ce que la hausse des prix retire à une somme, année par année, et ce qu’il faudra plus tard pour acheter la même chose.',
    en: 'What rising prices take from a sum, year by year, and what it will take later to buy the same things.',
  },

  params: {
    montant: euros({ label: { fr: 'Montant', en: 'Amount' } }),
    duree: wholeYears({ min: 1, max: 100, label: { fr: 'Durée', en: 'Duration' } }),
    inflation: inflation({ default: 2 }),
    rendement: annualRate({
      min: -20,
      max: 50,
      default: 0,
      label: { fr: 'Rendement annuel de la somme', en: 'Annual yield of the sum' },
      help: {
        fr: 'En % par an, avant inflation. 0 pour des billets dans un tiroir ou un compte courant.',
        en: 'In % a year, before inflation. 0 for notes in a drawer or a current account.',
      },
    }),
  },

  result: {
    resume: {
      montantInitial: euros({ label: { fr: 'Montant de départ', en: 'Starting amount' } }),
      valeurNominale: euros({
        label: { fr: 'Somme à la fin', en: 'Sum at the end' },
        help: {
          fr: 'En euros de ce jour-là, rendement compris : le nombre inscrit sur le relevé.',
          en: 'In the euros of that day, yield included: the number on the statement.',
        },
      }),
      valeurReelle: euros({
        label: { fr: 'Ce qu’elle achète, en euros d’aujourd’hui', en: 'What it buys, in today’s euros' },
      }),
      pertePouvoirAchat: euros({
        label: { fr: 'Perte de pouvoir d’achat', en: 'Loss of purchasing power' },
        help: {
          fr: 'La somme à la fin moins ce qu’elle achète. Négative quand les prix baissent.',
          en: 'The sum at the end less what it buys. Negative when prices fall.',
        },
      }),
      pertePourcentage: percent({
        label: { fr: 'Ce que perd un euro', en: 'What one euro loses' },
        help: {
          fr: 'En % de la somme à la fin. Ne dépend que des prix, pas du rendement.',
          en: 'In % of the sum at the end. It depends on prices only, not on the yield.',
        },
      }),
      montantEquivalent: euros({
        label: { fr: 'Montant équivalent à la fin', en: 'Equivalent amount at the end' },
        help: {
          fr: 'Ce qu’il faudra alors pour acheter ce que le montant achète aujourd’hui.',
          en: 'What it will then take to buy what the amount buys today.',
        },
      }),
      rendementReel: annualRate({
        label: { fr: 'Rendement réel, inflation déduite', en: 'Real yield, after inflation' },
      }),
      inflationMoyenne: annualRate({ label: { fr: 'Inflation moyenne', en: 'Average inflation' } }),
      dureeDemiVie: years({
        nullable: true,
        label: { fr: 'Années pour perdre la moitié', en: 'Years to lose half' },
        help: {
          fr: 'Le temps au bout duquel un euro n’achète plus que la moitié.',
          en: 'The time after which one euro buys only half as much.',
        },
      }),
    },
    yearly: rows({
      annee: count({ label: { fr: 'Année', en: 'Year' } }),
      valeurNominale: euros({ label: { fr: 'Somme', en: 'Sum' } }),
      valeurReelle: euros({ label: { fr: 'En euros d’aujourd’hui', en: 'In today’s euros' } }),
      pertePouvoirAchat: euros({ label: { fr: 'Perte de pouvoir d’achat', en: 'Loss of purchasing power' } }),
      montantEquivalent: euros({ label: { fr: 'Montant équivalent', en: 'Equivalent amount' } }),
    }),
  },

  charts: [
    {
      table: 'yearly',
      x: 'annee',
      lines: ['valeurNominale', 'valeurReelle', 'montantEquivalent'],
      title: { fr: 'La somme et ce qu’elle achète', en: 'The sum and what it buys' },
    },
  ],

  warnings: {
    demi_vie_inexistante: {
      fr: 'À ce rythme, un euro ne perd pas la moitié de son pouvoir d’achat en cent ans.',
      en: 'At this pace, one euro does not lose half of its purchasing power within a hundred years.',
    },
    rendement_sous_inflation: {
      fr: 'La somme grossit, mais moins vite que les prix : elle achète de moins en moins.',
      en: 'The sum grows, but more slowly than prices: it buys less and less.',
    },
  },

  sources: [
    {
      title: 'La finance pour tous : le pouvoir d’achat de l’euro, d’après l’Insee',
      url: 'https://lafinancepourtous.com/2012/03/16/le-pouvoir-dachat-de-leuro-2',
      read: '2026-11-21',
    },
    {
      title: 'Banque centrale du Luxembourg : l’objectif d’inflation de 2 %',
      url: 'https://bcl.lu/fr/apropos/missions_bcl/politique_monetaire/index.html',
      read: '2026-11-21',
    },
  ],

  disclaimer: {
    fr: 'Simulation à but pédagogique, qui n’est pas un conseil en investissement personnalisé. Elle suppose des prix qui montent au même rythme chaque année ; personne ne connaît l’inflation à venir.',
    en: 'Educational simulation, not personalised investment advice. It assumes prices that rise at the same pace every year; nobody knows future inflation.',
  },

  example: {
    query: { montant: 10_000, duree: 20 },
    expect: {
      resume: { valeurReelle: 6729.71, pertePourcentage: 32.7029, montantEquivalent: 14_859.47 },
    },
  },
})
