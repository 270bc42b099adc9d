import { yearByYear } from '../../definition/common-headings.ts'
import { defineContract } from '../../definition/contract.ts'
import { constraints } from './constraints.ts'
import { params } from './params.ts'
import { result } from './result.ts'
import { rowOfEqualShares } from './row-of-equal-shares.ts'
import { sentence } from './sentence.ts'
import { sources } from './sources.ts'
import { warnings } from './warnings.ts'

/** Units of `costUnits` for the duties of one person at the death of one donor in one year. */
const COST_OF_DEATH = 100
/** Each year is computed with the gift and without it. */
const WAYS = 2

/**
 * What the simulator `donation` asks, answers and shows, as data: what a gift costs, and whether to give now or
 * leave. Amounts in euros, rates in percent, durations in years.
 *
 * Used by `comparison.ts`, `find-warnings.ts`, `gift.explain.ts`, `gifts.ts` and others in `donation`. `index.ts`
 * joins it to the computation, and every interface (HTTP, pages, command, client, MCP) reads it there. Public, so
 * never renamed: `name`, which is in addresses, the keys of parameters and of `result` and the codes of warnings.
 * Texts may change freely.
 *
 * `example.expect` is compared with the computed answer by `test/contracts.test.ts`: when figures or the law change,
 * write the new ones there. The type `Contract` documents every member. Among those of this file:
 * - `group`: the group of the home page that it belongs to, of `definition/groups.ts`.
 * - `presets`: gifts that a form can start from, by `title`; `name` is for the library only.
 * - `exclusive`: two ways to say who receives, of which a form shows one.
 * - `formGroups`: the folded parts of the form.
 * - `constraints`: the rules over several parameters; a question that breaks one is refused.
 * - `costUnits`: the estimated work of a simulation, in units of about 10 ns; a long one goes to a worker.
 * - `table`: the table of `result` that is exported to CSV.
 * - `decisive`: the figures for which a person uses it; `decisiveOnceAsked`: that of a comparison with a death.
 * - `estimates`: pages show its amounts in whole euros, as the gift return has its duties.
 * - `isLarge`: pages import its computation only at the first change of a value.
 * - `levers`: the parameters that a person can act on, which goal seek and comparisons offer.
 * - `sentence`: its answer in a sentence.
 * - `personal`: the parameters are personal data, so no shared cache may store the answer.
 */
export const contract = defineContract({
  name: 'donation',
  title: { fr: 'Droits de donation', en: 'Gift duties' },
  purpose: {
    fr: 'Ce que coûte une donation, droits et frais, et s’il vaut mieux donner ou laisser.',
    en: 'What a gift costs, duties and fees, and whether to give now or leave.',
  },
  keywords: {
    fr: 'donner, don, don manuel, donation-partage, donner de son vivant, abattement, nue-propriété, usufruit, démembrement, don familial, frais de notaire d’une donation, pacte Dutreil, transmettre, petits-enfants, enfants, donner une maison, cadeau, neveux, donner un appartement, aider mon fils, aider ma fille, aider mes enfants',
    en: 'give, gift tax, lifetime gift, allowance, bare ownership, usufruct, notary fees, pacte Dutreil, pass on, grandchildren, children, give a house, present, nephew, help my son, help my daughter, help my children, help my kids',
  },
  group: 'impots',

  params,

  presets: [
    {
      name: 'maison_nue_propriete',
      title: { fr: 'La nue-propriété d’une maison', en: 'The bare ownership of a house' },
      query: {
        montant: 400_000,
        lien: 'enfant',
        donataires: 2,
        donateurs: 2,
        age_donateur: 68,
        age_second_donateur: 65,
        droit: 'nue_propriete',
        bien: 'immobilier',
        don_familial: false,
      },
    },
    {
      name: 'argent_enfant',
      title: { fr: 'De l’argent à un enfant', en: 'Money to a child' },
      query: {
        montant: 150_000,
        lien: 'enfant',
        donataires: 1,
        donateurs: 1,
        age_donateur: 62,
        age_second_donateur: 62,
        droit: 'pleine_propriete',
        bien: 'argent',
        don_familial: true,
      },
    },
    {
      name: 'argent_petits_enfants',
      title: { fr: 'De l’argent à trois petits-enfants', en: 'Money to three grandchildren' },
      query: {
        montant: 120_000,
        lien: 'petit_enfant',
        donataires: 3,
        donateurs: 2,
        age_donateur: 74,
        age_second_donateur: 71,
        droit: 'pleine_propriete',
        bien: 'argent',
        don_familial: true,
      },
    },
    {
      name: 'neveu',
      title: { fr: 'Des titres à un neveu ou une nièce', en: 'Securities to a nephew or niece' },
      query: {
        montant: 40_000,
        lien: 'neveu_niece',
        donataires: 1,
        donateurs: 1,
        age_donateur: 70,
        age_second_donateur: 70,
        droit: 'pleine_propriete',
        bien: 'titres',
        don_familial: false,
      },
    },
  ],

  formGroups: [
    {
      title: { fr: 'Exonérations', en: 'Exemptions' },
      params: ['don_familial', 'don_familial_utilise', 'logement', 'logement_recu', 'dutreil'],
    },
    {
      title: { fr: 'Acte et date', en: 'Deed and date' },
      params: ['notaire', 'droits_par_donateur', 'date'],
    },
    {
      title: { fr: 'Donner ou laisser', en: 'Give or leave' },
      params: ['horizon', 'patrimoine', 'croissance'],
    },
  ],

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
        {
          title: { fr: 'Une liste', en: 'A list' },
          params: ['don'],
          carried: rowOfEqualShares,
          notCarried: ['donations'],
        },
      ],
    },
  ],

  constraints,

  costUnits: ({ horizon = 0, donateurs, don }) =>
    horizon * donateurs * Math.max(1, don.length) * WAYS * COST_OF_DEATH,

  result,
  table: 'donataires',

  headings: {
    donataires: { fr: 'Ce que chacun reçoit', en: 'What each one receives' },
    frais: { fr: 'Les frais de l’acte', en: 'The fees of the deed' },
    comparaison: { fr: 'Donner ou laisser', en: 'Give or leave' },
    yearly: yearByYear,
  },
  decisive: ['resume.droits', 'resume.coutTotal', 'resume.netRecu'],
  decisiveOnceAsked: 'comparaison.avantage',
  estimates: true,
  isLarge: true,
  levers: ['montant', 'donataires', 'donations'],

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
      gap: true,
      start: ({ data: { comparaison } }) =>
        comparaison
          ? { netDonner: comparaison.netDonnerDepart, netLaisser: comparaison.netLaisserDepart }
          : {},
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
      patrimoine: 600_000,
      horizon: 20,
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
      comparaison: { droitsDonner: 37_166.1, droitsLaisser: 192_777.4, avantage: 141_695.18 },
    },
  },
})
