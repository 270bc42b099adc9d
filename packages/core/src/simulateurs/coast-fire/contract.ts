import { greaterThan } from '../../definition/constraints.ts'
import { defineContract } from '../../definition/contract.ts'
import {
  age,
  annualRate,
  count,
  euros,
  flag,
  monthlyEuros,
  percent,
  wholeYears,
} from '../../definition/kinds.ts'
import { rows } from '../../definition/shape.ts'
import { grossYield, inflation, withdrawalRate } from '../../definition/usual-fields.ts'
import { yearByYear } from '../../definition/usual-headings.ts'
import { sentence } from './sentence.ts'

/** The capital that, left alone, grows into a retirement: what it promises. */
export const contract = defineContract({
  name: 'coast-fire',
  title: { fr: 'Coast FIRE', en: 'Coast FIRE' },
  purpose: {
    fr: 'Le capital qu’il faut aujourd’hui pour atteindre le nombre FIRE à la retraite sans plus rien verser.',
    en: 'The capital needed today to reach the FIRE number at retirement with no further contributions.',
  },
  group: 'retraite',

  params: {
    age: age({ min: 16, max: 99, label: { fr: 'Âge', en: 'Age' } }),
    age_retraite: age({ min: 17, max: 100, label: { fr: 'Âge de la retraite', en: 'Retirement age' } }),
    capital: euros({ label: { fr: 'Capital actuel', en: 'Current capital' } }),
    depenses: monthlyEuros({
      label: { fr: 'Dépenses mensuelles à la retraite', en: 'Monthly spending in retirement' },
      help: { fr: 'En euros d’aujourd’hui.', en: 'In today’s euros.' },
    }),
    taux: grossYield({ default: 7 }),
    inflation: inflation({ default: 2 }),
    taux_retrait: withdrawalRate({ default: 4 }),
    mensuel: monthlyEuros({
      default: 0,
      label: { fr: 'Versement mensuel', en: 'Monthly deposit' },
      help: {
        fr: 'En euros d’aujourd’hui : il suit l’inflation. Versé à la fin de chaque mois.',
        en: 'In today’s euros: it follows inflation. Paid at the end of each month.',
      },
    }),
    pension: monthlyEuros({
      default: 0,
      label: { fr: 'Pension mensuelle', en: 'Monthly pension' },
      help: {
        fr: 'En euros d’aujourd’hui, indexée sur les prix.',
        en: 'In today’s euros, indexed on prices.',
      },
    }),
    age_pension: age({ default: 64, label: { fr: 'Âge de la pension', en: 'Pension age' } }),
  },

  constraints: [greaterThan('age_retraite', 'age')],

  result: {
    resume: {
      capitalFire: euros({ label: { fr: 'Nombre FIRE', en: 'FIRE number' } }),
      coastNumber: euros({ label: { fr: 'Capital à avoir aujourd’hui', en: 'Capital needed today' } }),
      capitalActuel: euros({ label: { fr: 'Capital actuel', en: 'Current capital' } }),
      atteint: flag({ label: { fr: 'Atteint', en: 'Reached' } }),
      ecart: euros({ label: { fr: 'Avance ou manque', en: 'Surplus or shortfall' } }),
      progression: percent({ nullable: true, label: { fr: 'Progression', en: 'Progress' } }),
      anneesRestantes: wholeYears({ label: { fr: 'Années avant la retraite', en: 'Years to retirement' } }),
      ageCoast: age({
        nullable: true,
        label: { fr: 'Âge où l’on peut cesser de verser', en: 'Age at which deposits may stop' },
      }),
      capitalALaRetraite: euros({
        label: { fr: 'Capital à la retraite sans plus verser', en: 'Capital at retirement without deposits' },
        help: { fr: 'En euros d’aujourd’hui.', en: 'In today’s euros.' },
      }),
      tauxReel: annualRate({ label: { fr: 'Rendement réel', en: 'Real yield' } }),
      effortMensuelRequis: monthlyEuros({
        label: { fr: 'Versement mensuel requis', en: 'Monthly deposit required' },
        help: {
          fr: 'Jusqu’à la retraite, en euros d’aujourd’hui, pour finir au nombre FIRE.',
          en: 'Until retirement, in today’s euros, to end at the FIRE number.',
        },
      }),
    },
    yearly: rows({
      annee: count({ label: { fr: 'Année', en: 'Year' } }),
      age: age({ label: { fr: 'Âge', en: 'Age' } }),
      capitalSansVersement: euros({ label: { fr: 'Sans plus verser', en: 'Without deposits' } }),
      capitalAvecVersements: euros({ label: { fr: 'En versant', en: 'With deposits' } }),
      coastRequis: euros({ label: { fr: 'Capital requis cette année-là', en: 'Capital needed that year' } }),
      atteint: flag({ label: { fr: 'Atteint', en: 'Reached' } }),
    }),
  },

  headings: { yearly: yearByYear },
  decisive: ['resume.coastNumber', 'resume.ecart', 'resume.effortMensuelRequis'],

  charts: [
    {
      title: { fr: 'Le capital et ce qu’il doit être', en: 'The capital and what it must be' },
      note: { fr: 'En euros d’aujourd’hui, inflation déduite.', en: 'In today’s euros, after inflation.' },
      table: 'yearly',
      x: 'age',
      lines: ['capitalSansVersement', 'capitalAvecVersements', 'coastRequis'],
      mark: { at: 'resume.ageCoast', label: { fr: 'On peut cesser de verser', en: 'Deposits may stop' } },
    },
  ],

  sentence,

  warnings: {
    coast_jamais: {
      fr: 'Le capital requis n’est pas atteint avant la retraite, versements compris.',
      en: 'Even with your deposits, the capital needed is not reached before retirement.',
    },
    objectif_nul: {
      fr: 'Le capital requis aujourd’hui est nul au centime près : la progression n’a pas de sens.',
      en: 'The capital needed today is nil to the cent: progress means nothing.',
    },
    rendement_reel_negatif: {
      fr: 'Le rendement ne couvre pas l’inflation : attendre coûte, et le capital requis dépasse le nombre FIRE.',
      en: 'The yield is below inflation: waiting costs, and the capital needed exceeds the FIRE number.',
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
    fr: 'Simulation à but pédagogique, qui n’est pas un conseil en investissement personnalisé. Elle suppose un rendement régulier, que les marchés n’offrent jamais.',
    en: 'Educational simulation, not personalised investment advice. It assumes a steady yield, which markets never give.',
  },

  example: {
    query: { age: 30, age_retraite: 65, capital: 50_000, depenses: 2000 },
    expect: { resume: { capitalFire: 600_000, coastNumber: 112_389.32, atteint: false } },
  },
})
