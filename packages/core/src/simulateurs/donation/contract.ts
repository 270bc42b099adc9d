import { yearByYear } from '../../definition/common-headings.ts'
import { defineContract } from '../../definition/contract.ts'
import { constraints } from './constraints.ts'
import { params } from './params.ts'
import { result } from './result.ts'
import { sentence } from './sentence.ts'
import { sources } from './sources.ts'
import { warnings } from './warnings.ts'

/**
 * What the simulator `donation` asks, answers and shows, as data: what a gift costs, and whether to give now or leave.
 * Amounts in euros, rates in percent, durations in years. `exclusive`: two ways to say who receives, of which a form
 * shows one. `decisive`: the figures for which a person uses it. Used by several modules of `donation`.
 */
export const contract = defineContract({
  name: 'donation',
  title: { fr: 'Droits de donation', en: 'Gift duties' },
  purpose: {
    fr: 'Ce que coûte une donation, droits et frais, et s’il vaut mieux donner ou laisser.',
    en: 'What a gift costs, duties and fees, and whether to give now or leave.',
  },
  keywords: {
    fr: 'donner, don, don manuel, donation, donation-partage, donner de son vivant, droits de donation, abattement, nue-propriété, usufruit, démembrement, don familial, don d’argent, frais de notaire, pacte Dutreil, transmettre, donner ou laisser',
    en: 'give, gift, gift tax, gift duties, donation, lifetime gift, allowance, bare ownership, usufruct, gift of money, notary fees, pacte Dutreil, pass on, give or leave',
  },
  group: 'impots',

  params,

  exclusive: [
    {
      title: { fr: 'Qui reçoit', en: 'Who receives' },
      ways: [
        {
          title: { fr: 'Des personnes à parts égales', en: 'Persons in equal shares' },
          params: [
            'montant',
            'lien',
            'donataires',
            'handicap',
            'representants',
            'age_donataire',
            'donations',
          ],
        },
        { title: { fr: 'Une liste', en: 'A list' }, params: ['don'] },
      ],
    },
  ],

  constraints,
  result,
  table: 'donataires',

  headings: {
    donataires: { fr: 'Ce que chacun reçoit', en: 'What each one receives' },
    frais: { fr: 'Les frais de l’acte', en: 'The fees of the deed' },
    comparaison: { fr: 'Donner ou laisser', en: 'Give or leave' },
    yearly: yearByYear,
  },
  decisive: ['resume.droits', 'resume.coutTotal', 'resume.netRecu'],

  charts: [
    {
      title: {
        fr: 'Ce qui reste, selon l’année du décès',
        en: 'What is left, by year of death',
      },
      note: {
        fr: 'Après quinze ans, la donation n’est plus rappelée : la courbe saute.',
        en: 'After fifteen years the gift is no longer recalled: the curve jumps.',
      },
      table: 'yearly',
      x: 'annee',
      lines: ['netDonner', 'netLaisser'],
    },
  ],

  sentence,

  warnings,
  sources,

  disclaimer: {
    fr: 'Simulation à but pédagogique, pour des personnes et des biens en France. Elle ne remplace ni le notaire, ni la déclaration de don, et n’est pas un conseil personnalisé.',
    en: 'Educational simulation, for persons and assets in France. It replaces neither the notary nor the gift return, and is not personalised advice.',
  },

  personal: true,

  example: {
    query: {
      montant: 800_000,
      lien: 'enfant',
      donataires: 2,
      donateurs: 2,
      age_donateur: 62,
      age_second_donateur: 58,
      droit: 'nue_propriete',
      bien: 'immobilier',
    },
    expect: {
      resume: {
        valeurTransmise: 800_000,
        valeurFiscale: 440_000,
        abattements: 400_000,
        baseTaxable: 40_000,
        droits: 4_388.7,
        frais: 13_916.12,
        coutTotal: 18_304.82,
      },
    },
  },
})
