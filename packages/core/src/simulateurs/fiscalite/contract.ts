import { excludedByChoice, onlyForChoices } from '../../definition/constraints.ts'
import { defineContract } from '../../definition/contract.ts'
import { params } from './params.ts'
import { result } from './result.ts'
import { sentence } from './sentence.ts'
import { sources } from './sources.ts'
import { warnings } from './warnings.ts'

/**
 * What the simulator `fiscalite` asks, answers and shows, as data: the French income tax of a household on the
 * incomes of a year. Amounts in euros a year, except `mensualise` in euros a month; rates in percent. `presets`:
 * households that a form can start from. `decisive`: the figures for which a person uses it. `sentence`: its answer
 * in a sentence. `personal`: no shared cache may store the answer.
 */
export const contract = defineContract({
  name: 'fiscalite',
  title: { fr: 'Impôt sur le revenu', en: 'Income tax' },
  purpose: {
    fr: 'L’impôt d’un foyer français, tranche par tranche : quotient familial, décote, hauts revenus, et ce que coûte le prochain euro.',
    en: 'The tax of a French household, bracket by bracket: family quotient, décote, high incomes, and what the next euro costs.',
  },
  keywords: {
    fr: 'impôts, impôt, impôts sur le revenu, tranche, tranche marginale, TMI, déclaration, déclarer, quotient familial, parts fiscales, PER, salaire, prélèvement à la source, fisc, barème, augmentation, crédit d’impôt, frais réels, marié, pacs, célibataire',
    en: 'tax, taxes, income tax, tax bracket, marginal rate, tax return, salary, taxman, pay rise, raise, wages, married couple, single, withholding, PER pension plan',
  },
  group: 'impots',

  params,

  presets: [
    {
      name: 'seul',
      title: { fr: 'Une personne seule', en: 'A single person' },
      query: {
        revenu: 30_000,
        nature: 'salaire',
        revenu_conjoint: 0,
        situation: 'celibataire',
        enfants: 0,
        parent_isole: false,
      },
    },
    {
      name: 'couple_deux_enfants',
      title: { fr: 'Un couple et deux enfants', en: 'A couple with two children' },
      query: {
        revenu: 35_000,
        nature: 'salaire',
        revenu_conjoint: 25_000,
        situation: 'marie',
        enfants: 2,
        parent_isole: false,
      },
    },
    {
      name: 'parent_seul',
      title: { fr: 'Un parent seul, un enfant', en: 'A lone parent, one child' },
      query: {
        revenu: 30_000,
        nature: 'salaire',
        revenu_conjoint: 0,
        situation: 'celibataire',
        enfants: 1,
        parent_isole: true,
      },
    },
  ],

  constraints: [
    onlyForChoices('revenu_conjoint', 'situation', 'marie', 'pacse'),
    excludedByChoice('frais_reels', 'nature', 'imposable'),
    excludedByChoice('frais_reels_conjoint', 'nature', 'imposable'),
    onlyForChoices('frais_reels_conjoint', 'situation', 'marie', 'pacse'),
  ],

  result,
  table: 'tranches',

  headings: { tranches: { fr: 'Tranche par tranche', en: 'Bracket by bracket' } },
  decisive: ['resume.impotNet', 'resume.tauxMarginal', 'resume.tauxMoyen'],

  charts: [
    {
      title: {
        fr: 'Le revenu de chaque tranche, et son impôt',
        en: 'The income of each bracket, and its tax',
      },
      note: {
        fr: 'Par taux du barème, pour tout le foyer. Un avantage du quotient familial plafonné est ensuite retranché.',
        en: 'By rate of the scale, for the whole household. A capped family-quotient advantage comes off afterwards.',
      },
      table: 'tranches',
      x: 'taux',
      bars: ['base', 'impot'],
    },
  ],

  sentence,

  warnings,
  sources,

  disclaimer: {
    fr: 'Simulation à but pédagogique, qui n’est ni un avis d’impôt ni un conseil fiscal personnalisé. Seuls la loi et votre avis d’impôt font foi ; l’administration a son propre simulateur.',
    en: 'Educational simulation, neither a tax notice nor personalised tax advice. Only the law and your tax notice are authoritative; the administration has a simulator of its own.',
  },

  personal: true,

  example: {
    query: { revenu: 71_500, nature: 'imposable', situation: 'marie', enfants: 2 },
    expect: {
      resume: {
        revenuImposable: 71_500,
        nombreParts: 3,
        impotBrut: 4043.98,
        impotNet: 4044,
        tauxMarginal: 30,
      },
    },
  },
})
