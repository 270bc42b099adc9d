import { defineContract } from '../../definition/contract.ts'
import { constraints } from './constraints.ts'
import { costUnits } from './cost-units.ts'
import { familyOfKinship } from './family-of-kinship.ts'
import { familyTree } from './family-tree.ts'
import { params } from './params.ts'
import { result } from './result.ts'
import { sentence } from './sentence.ts'
import { sources } from './sources.ts'
import { warnings } from './warnings.ts'

/**
 * What the simulator `succession` asks, answers and shows, as data: the French duties on an inheritance, for heirs
 * who share it equally or for a whole family. Amounts in euros, rates in percent, ages in years.
 *
 * Used by `estate.ts`, `find-family-warnings.ts`, `find-warnings.ts`, `index.ts` and others in `succession`.
 * `index.ts` joins it to the computation, and every interface (HTTP, pages, command, client, MCP) reads it there.
 * Public, so never renamed: `name`, which is in addresses, the keys of parameters and of `result` and the codes of
 * warnings. Texts may change freely.
 *
 * `example.expect` is compared with the computed answer by `test/contracts.test.ts`: when figures or the law change,
 * write the new ones there. The type `Contract` documents every member. Among those of this file:
 * - `group`: the group of the home page that it belongs to, of `definition/groups.ts`.
 * - `presets`: families that a form can start from, by `title`; `name` is for the library only.
 * - `startPreset`: a page begins with two children, without the spouse and life insurance of `example`.
 * - `exclusive`: these two ways, of which a form shows one.
 * - `constraints`: the rules over several parameters; a question that breaks one is refused.
 * - `costUnits`: the estimated work of a simulation, in units of about 10 ns; a long one goes to a worker.
 * - `table`: the table of `result` that is exported to CSV.
 * - `decisive`: the figures for which a person uses it.
 * - `estimates`: pages show its amounts in whole euros, as the inheritance return has its duties.
 * - `isLarge`: pages import its computation only at the first change of a value.
 * - `levers`: the parameters that a person can act on, which goal seek and comparisons offer.
 * - `sentence`: its answer in a sentence.
 * - `personal`: the parameters are personal data, so no shared cache may store the answer.
 */
export const contract = defineContract({
  name: 'succession',
  title: { fr: 'Droits de succession', en: 'Inheritance tax' },
  purpose: {
    fr: 'Qui hérite, ce que chacun reçoit et paie : donations, legs, assurance-vie.',
    en: 'Who inherits, what each one receives and pays: gifts, legacies, life insurance.',
  },
  keywords: {
    fr: 'héritage, héritier, décès, mort, mourir, testament, léguer, legs, transmettre, transmission, notaire, donation, frais de succession, droits de mutation, bénéficiaire, veuve, décédé, maman, papa, patrimoine des parents, père, mère, parents, assurance-vie, conjoint survivant, époux, usufruit, hérite, après 70 ans',
    en: 'inherit, estate, estate tax, death duties, will, bequeath, heir, dies, passed away, probate, leave to my children, beneficiary, father, mother, parents, surviving spouse, after 70',
  },
  group: 'impots',

  params,

  exclusive: [
    {
      title: { fr: 'Les héritiers', en: 'The heirs' },
      ways: [
        {
          title: { fr: 'Des héritiers d’un même lien', en: 'Heirs of the same relationship' },
          params: [
            'lien',
            'heritiers',
            'conjoint_survivant',
            'age_conjoint',
            'donations',
            'representants',
            'handicap',
            'exoneration_fratrie',
            'assurance_vie',
            'assurance_vie_70',
            'gains_assurance_vie_70',
            'beneficiaires',
          ],
        },
        {
          title: { fr: 'Toute une famille', en: 'A whole family' },
          params: ['proche', 'don', 'legs', 'assurance'],
          carried: familyOfKinship,
          notCarried: ['donations', 'representants'],
        },
      ],
    },
  ],

  presets: [
    {
      name: 'conjoint_et_enfants',
      title: { fr: 'Un conjoint et deux enfants', en: 'A spouse and two children' },
      query: { lien: 'enfant', heritiers: 2, conjoint_survivant: true, age_conjoint: 70 },
    },
    {
      name: 'enfants',
      title: { fr: 'Deux enfants', en: 'Two children' },
      query: { lien: 'enfant', heritiers: 2, conjoint_survivant: false, assurance_vie: 0 },
    },
    {
      name: 'frere_soeur',
      title: { fr: 'Un frère ou une sœur', en: 'A brother or sister' },
      query: { lien: 'frere_soeur', heritiers: 1, conjoint_survivant: false, assurance_vie: 0 },
    },
    {
      name: 'sans_lien',
      title: { fr: 'Une personne sans lien de parenté', en: 'A person not related' },
      query: { lien: 'autre', heritiers: 1, conjoint_survivant: false, assurance_vie: 0 },
    },
  ],
  startPreset: 'enfants',

  constraints,
  costUnits,
  result,
  table: 'tranches',

  headings: {
    devolution: { fr: 'Qui hérite', en: 'Who inherits' },
    heritiers: { fr: 'Ce que chacun reçoit', en: 'What each one receives' },
    'heritiers.tranches': { fr: 'Le barème de chacun', en: 'The scale of each one' },
    assurances: { fr: 'L’assurance-vie, par bénéficiaire', en: 'Life insurance, by beneficiary' },
    options: { fr: 'Les choix du conjoint', en: 'The spouse’s options' },
    echeancier: { fr: 'Le paiement des droits', en: 'The payment of the duties' },
    tranches: { fr: 'Le barème, pour un héritier', en: 'The scale, for one heir' },
    assuranceVie: { fr: 'L’assurance-vie', en: 'Life insurance' },
    'assuranceVie.avant70': { fr: 'Primes versées avant 70 ans', en: 'Premiums paid before 70' },
    'assuranceVie.apres70': { fr: 'Primes versées après 70 ans', en: 'Premiums paid after 70' },
    'assuranceVie.apres70.tranchesHeritier': {
      fr: 'Le barème, pour les primes d’un héritier',
      en: 'The scale, for an heir’s premiums',
    },
  },
  decisive: ['resume.totalDroits', 'resume.netTransmis', 'resume.tauxEffectif'],
  estimates: true,
  isLarge: true,
  levers: ['patrimoine', 'donations', 'assurance_vie', 'heritiers'],

  charts: [
    {
      title: {
        fr: 'La part d’un héritier dans chaque tranche, et ce qu’elle coûte',
        en: 'An heir’s share in each bracket, and what it costs',
      },
      note: {
        fr: 'Par taux du barème, après abattement.',
        en: 'By rate of the scale, after the allowance.',
      },
      table: 'tranches',
      x: 'taux',
      bars: ['base', 'droits'],
    },
    {
      title: { fr: 'Ce que chacun reçoit', en: 'What each one receives' },
      note: {
        fr: 'Par ligne de la famille, succession et assurance-vie, droits payés ; et les droits.',
        en: 'By row of the family, estate and life insurance, duties paid; and the duties.',
      },
      table: 'heritiers',
      x: 'lien',
      stacks: ['net', 'droits', 'droitsAssuranceVie'],
    },
    {
      title: {
        fr: 'Les droits aux deux décès, selon le choix du conjoint',
        en: 'Duties at both deaths, by the spouse’s option',
      },
      table: 'options',
      x: 'option',
      stacks: ['droitsPremierDeces', 'droitsSecondDeces'],
    },
  ],

  tree: familyTree,

  sentence,

  warnings,
  sources,

  disclaimer: {
    fr: 'Simulation à but pédagogique, pour un défunt et des héritiers qui vivent en France. Elle ne remplace ni le notaire, ni la déclaration de succession, et n’est pas un conseil personnalisé.',
    en: 'Educational simulation, for a deceased and heirs who live in France. It replaces neither the notary nor the inheritance return, and is not personalised advice.',
  },

  personal: true,

  example: {
    query: {
      patrimoine: 601_500,
      lien: 'enfant',
      heritiers: 2,
      conjoint_survivant: true,
      age_conjoint: 70,
      assurance_vie: 400_000,
    },
    expect: {
      resume: {
        actifNet: 600_000,
        partParHeritier: 225_000,
        abattement: 100_000,
        baseTaxable: 125_000,
        droitsParHeritier: 23_194.35,
        droitsTotal: 46_388.7,
        droitsAssuranceVie: 19_000,
        totalDroits: 65_388.7,
        netTransmis: 934_611.3,
        tauxEffectif: 6.5389,
        tauxMarginal: 20,
      },
    },
  },
})
