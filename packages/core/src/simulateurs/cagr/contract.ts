import { excludedBy, requiredWith, requiredWithout } from '../../definition/constraints.ts'
import { defineContract } from '../../definition/contract.ts'
import {
  annualRate,
  civilDate,
  count,
  euros,
  monthlyEuros,
  percent,
  ratio,
  years,
} from '../../definition/kinds.ts'
import { rows } from '../../definition/shape.ts'
import { inflation } from '../../definition/usual-fields.ts'
import { yearByYear } from '../../definition/usual-headings.ts'
import { sentence } from './sentence.ts'
import { yearsBetween } from './span.ts'

const LONGEST = 100
const SHORTEST = 0.01

/** The growth rate between two amounts: what it promises. How it keeps it: `simulate.ts`. */
export const contract = defineContract({
  name: 'cagr',
  title: { fr: 'Taux de croissance annuel composé', en: 'Compound annual growth rate' },
  purpose: {
    fr: 'Le taux annuel régulier qui mène d’un montant à un autre, avec le gain et le rendement total.',
    en: 'The steady yearly rate that leads from one amount to another, with the gain and the total return.',
  },
  group: 'epargner',

  params: {
    valeur_initiale: euros({
      min: 0.01,
      max: 1e12,
      label: { fr: 'Valeur initiale', en: 'Start value' },
    }),
    valeur_finale: euros({
      max: 1e12,
      label: { fr: 'Valeur finale', en: 'End value' },
    }),
    duree: years({
      min: SHORTEST,
      max: LONGEST,
      optional: true,
      label: { fr: 'Durée', en: 'Duration' },
      help: {
        fr: 'En années, fractions admises. Ou bien donnez les deux dates.',
        en: 'In years, fractions allowed. Or enter the two dates instead.',
      },
    }),
    date_debut: civilDate({
      optional: true,
      label: { fr: 'Date de début', en: 'Start date' },
    }),
    date_fin: civilDate({
      optional: true,
      label: { fr: 'Date de fin', en: 'End date' },
      help: {
        fr: 'Entre deux dates, une année compte 365,25 jours.',
        en: 'Between two dates, a year counts 365.25 days.',
      },
    }),
    inflation: inflation({ default: 0 }),
    versements: monthlyEuros({
      default: 0,
      label: { fr: 'Versements mensuels', en: 'Monthly deposits' },
      help: {
        fr: 'Versés à la fin de chaque mois entier : le taux tient alors compte de leur date.',
        en: 'Paid at the end of each whole month: the rate then takes their dates into account.',
      },
    }),
  },

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

  result: {
    resume: {
      cagr: annualRate({
        nullable: true,
        label: { fr: 'Taux de croissance annuel', en: 'Annual growth rate' },
      }),
      rendementTotal: percent({
        label: { fr: 'Rendement total', en: 'Total return' },
      }),
      gainAbsolu: euros({
        label: { fr: 'Gain', en: 'Gain' },
      }),
      multiple: ratio({
        label: { fr: 'Multiple du capital versé', en: 'Multiple of the money paid in' },
      }),
      cagrReel: annualRate({
        nullable: true,
        label: { fr: 'Taux réel, inflation déduite', en: 'Real rate, after inflation' },
      }),
      tauxMensuelEquivalent: percent({
        nullable: true,
        label: { fr: 'Taux mensuel équivalent', en: 'Equivalent monthly rate' },
      }),
      anneesDoublement: years({
        nullable: true,
        label: { fr: 'Années pour doubler', en: 'Years to double' },
      }),
      tri: annualRate({
        nullable: true,
        label: { fr: 'Taux de rendement interne', en: 'Internal rate of return' },
        help: { fr: 'Seulement avec des versements.', en: 'Only with deposits.' },
      }),
    },
    yearly: rows({
      annee: count({ label: { fr: 'Année', en: 'Year' } }),
      valeur: euros({
        nullable: true,
        label: { fr: 'Valeur au taux régulier', en: 'Value at the steady rate' },
      }),
    }),
  },

  headings: { yearly: yearByYear },
  decisive: ['resume.cagr', 'resume.gainAbsolu', 'resume.cagrReel'],

  charts: [
    {
      title: { fr: 'Le chemin régulier', en: 'The steady path' },
      note: {
        fr: 'Les montants sont ceux de chaque année, sans déduire l’inflation.',
        en: 'Amounts are those of each year, inflation not deducted.',
      },
      table: 'yearly',
      x: 'annee',
      lines: ['valeur'],
    },
  ],

  sentence,

  warnings: {
    annualisation_courte: {
      fr: 'Moins d’un an : annualiser prolonge sur une année entière ce qui n’a duré que quelques mois.',
      en: 'Under one year: annualising stretches over a whole year what lasted only some months.',
    },
    taux_inexistant: {
      fr: 'Aucun taux annuel raisonnable ne mène de l’un à l’autre : il n’existe pas, ou dépasse 1 000 000 000 %.',
      en: 'No sensible yearly rate leads from one to the other: there is none, or it is above 1,000,000,000%.',
    },
    doublement_inexistant: {
      fr: 'À ce rythme, le capital ne double pas en cent ans.',
      en: 'At this pace, the money does not double within a hundred years.',
    },
  },

  sources: [
    {
      title: 'numpy-financial, fv and irr: the equations solved',
      url: 'https://github.com/numpy/numpy-financial/blob/main/numpy_financial/_financial.py',
      read: '2026-11-21',
    },
  ],

  disclaimer: {
    fr: 'Simulation à but pédagogique, qui n’est pas un conseil en investissement personnalisé. Un taux passé ne dit rien des taux futurs.',
    en: 'Educational simulation, not personalised investment advice. A past rate is no guide to future ones.',
  },

  example: {
    query: { valeur_initiale: 10_000, valeur_finale: 25_000, duree: 8 },
    expect: { resume: { cagr: 12.1353, rendementTotal: 150, gainAbsolu: 15_000, multiple: 2.5 } },
  },
})
