import { defineContract } from '../../definition/contract.ts'
import { constraints } from './constraints.ts'
import { params } from './params.ts'
import { result } from './result.ts'
import { sentence } from './sentence.ts'
import { sources } from './sources.ts'
import { warnings } from './warnings.ts'

/**
 * What the simulator `fiscalite` asks, answers and shows, as data: the French income tax of a household on the
 * incomes of a year. Amounts in euros a year, except `mensualise` in euros a month; rates in percent.
 *
 * Used by `advantages.ts`, `assessment.ts`, `regimes.explain.ts`, `steps.explain.ts` and others in
 * `fiscalite`. `index.ts` joins it to the computation, and every interface (HTTP, pages, command, client, MCP) reads
 * it there. Public, so never renamed: `name`, which is in addresses, the keys of parameters and of `result` and the
 * codes of warnings. Texts may change freely.
 *
 * `example.expect` is compared with the computed answer by `test/contracts.test.ts`: when figures or the law change,
 * write the new ones there. The type `Contract` documents every member. Among those of this file:
 * - `group`: the group of the home page that it belongs to, of `definition/groups.ts`.
 * - `presets`: households that a form can start from, by `title`; `name` is for the library only.
 * - `formGroups`: the folded parts of the form.
 * - `constraints`: the rules over several parameters; a question that breaks one is refused.
 * - `table`: the table of `result` that is exported to CSV.
 * - `decisive`: the figures for which a person uses it.
 * - `estimates`: pages show its amounts in whole euros, as the tax notice has them.
 * - `isLarge`: pages import its computation only at the first change of a value.
 * - `checkedAtZero`: figures whose calculation a note shows even when they are 0.
 * - `levers`: the parameters that a person can act on, which goal seek and comparisons offer.
 * - `sentence`: its answer in a sentence.
 * - `personal`: the parameters are personal data, so no shared cache may store the answer.
 */
export const contract = defineContract({
  name: 'fiscalite',
  title: { fr: 'Impôt sur le revenu', en: 'Income tax' },
  purpose: {
    fr: 'L’impôt d’un foyer français, par tranche : famille, capital, loyers, réductions, crédits, et ce que coûte le prochain euro.',
    en: 'What tax a French household owes, by bracket: family, capital, rents, reductions, credits, cost of the next euro.',
  },
  keywords: {
    fr: 'impôts, tranche, TMI, déclaration, quotient familial, parts fiscales, PER, salaire, prélèvement à la source, fisc, barème, augmentation, crédit d’impôt, frais réels, marié, pacs, célibataire, impôt sur les dividendes, intérêts, flat tax, PFU, 2OP, option barème, prélèvement forfaitaire, plus-values, rachat assurance-vie, loyers reçus, micro-foncier, micro-entreprise, dons, emploi à domicile, garde d’enfants, taux individualisé, outre-mer, 1AJ, 1BJ, 1AK, 1BK, 1AS, 1BS, 2DC, 2TR, 2BH, 3VG, 3SG, 2CH, 2DH, 2UU, 2ZZ, 4BE, 4BA, 4BC, 5ND, 5NA, 5KO, 5KP, 5HQ, 5HC, 5KC, 5QC, 6DD, 6DE, 6EL, 6EM, 6GI, 6GJ, 6GP, 6GU, 6NS, 6NT, 6PS, 6PT, 6QR, 7UF, 7UD, 7DB, 7DR, 7DQ, 7DG, 7GA, 7EA, 7EC, 7EF, 7AC, 7AE, 7CD, 7CE, 7GG, auto-entrepreneur, indépendant, enfant à charge, plan épargne retraite, revenus fonciers, niche fiscale, pension alimentaire, divorcé, parent isolé, smicard, impôt location, impôts d’un retraité, imposable',
    en: 'taxes, income tax, tax bracket, marginal rate, tax return, salary, taxman, pay rise, wages, married couple, single, withholding, PER pension plan, tax on dividends, interest, flat tax, 2OP, capital gains, rent received, micro-enterprise, gifts, home help, childcare, overseas, 1AJ, 1BJ, 1AK, 1BK, 1AS, 1BS, 2DC, 2TR, 2BH, 3VG, 3SG, 2CH, 2DH, 2UU, 2ZZ, 4BE, 4BA, 4BC, 5ND, 5NA, 5KO, 5KP, 5HQ, 5HC, 5KC, 5QC, 6DD, 6DE, 6EL, 6EM, 6GI, 6GJ, 6GP, 6GU, 6NS, 6NT, 6PS, 6PT, 6QR, 7UF, 7UD, 7DB, 7DR, 7DQ, 7DG, 7GA, 7EA, 7EC, 7EF, 7AC, 7AE, 7CD, 7CE, 7GG, self-employed, freelance, child support, tax credit, divorced, minimum wage, tax of the retired, pay tax',
  },
  group: 'impots',

  params,

  presets: [
    {
      name: 'seul',
      title: { fr: 'Une personne seule', en: 'A single person' },
      query: { revenu: 30_000, nature: 'salaire' },
    },
    {
      name: 'couple_deux_enfants',
      title: { fr: 'Un couple et deux enfants', en: 'A couple with two children' },
      query: { revenu: 35_000, nature: 'salaire', revenu_conjoint: 25_000, situation: 'marie', enfants: 2 },
    },
    {
      name: 'parent_seul',
      title: { fr: 'Un parent seul, un enfant', en: 'A lone parent, one child' },
      query: { revenu: 30_000, nature: 'salaire', enfants: 1, parent_isole: true },
    },
    {
      name: 'retraites',
      title: { fr: 'Un couple de retraités', en: 'A retired couple' },
      query: {
        revenu: 0,
        nature: 'salaire',
        pensions: 17_000,
        pensions_conjoint: 12_000,
        situation: 'marie',
        age: 72,
        age_conjoint: 70,
      },
    },
    {
      name: 'bailleur',
      title: { fr: 'Un bailleur', en: 'A landlord' },
      query: { revenu: 38_000, nature: 'salaire', micro_foncier: 9_600 },
    },
    {
      name: 'dividendes',
      title: { fr: 'Un couple et des dividendes', en: 'A couple with dividends' },
      query: {
        revenu: 45_000,
        nature: 'salaire',
        revenu_conjoint: 30_000,
        situation: 'marie',
        dividendes: 6_000,
        interets: 800,
      },
    },
    {
      name: 'micro_entreprise',
      title: { fr: 'Une micro-entreprise', en: 'A micro-enterprise' },
      query: { revenu: 0, nature: 'salaire', micro_bnc: 42_000 },
    },
  ],

  formGroups: [
    {
      title: { fr: 'Foyer', en: 'Household' },
      params: [
        'enfants_alternes',
        'parent_isole',
        'age',
        'age_conjoint',
        'invalides',
        'invalidite',
        'invalidite_conjoint',
        'case_l',
        'outre_mer',
        'annee_revenus',
      ],
    },
    {
      title: { fr: 'Salaires, pensions, activité', en: 'Salaries, pensions, business' },
      params: [
        'revenu_conjoint',
        'frais_reels',
        'frais_reels_conjoint',
        'pensions',
        'pensions_conjoint',
        'micro_bic_ventes',
        'micro_bic_services',
        'micro_bnc',
        'benefice_independant',
      ],
    },
    {
      title: { fr: 'Capital', en: 'Capital' },
      params: [
        'dividendes',
        'interets',
        'revenus_capital',
        'plus_values_mobilieres',
        'abattement_plus_values',
        'gains_assurance_vie',
        'assurance_vie_8_ans',
        'primes_avant_2017',
        'primes_depuis_2017',
        'pfl_assurance_vie',
        'option_bareme',
      ],
    },
    {
      title: { fr: 'Logement', en: 'Property' },
      params: ['micro_foncier', 'revenus_fonciers', 'deficit_foncier', 'loyers_meubles', 'benefice_meuble'],
    },
    {
      title: { fr: 'Charges', en: 'Deductions' },
      params: ['versements_per', 'plafond_per', 'charges_deductibles', 'csg_deductible'],
    },
    {
      title: { fr: 'Réductions et crédits', en: 'Reductions and credits' },
      params: [
        'dons_66',
        'dons_75',
        'emploi_domicile',
        'emploi_domicile_plafond',
        'frais_garde',
        'enfants_garde',
        'enfants_college',
        'enfants_lycee',
        'enfants_superieur',
        'cotisations_syndicales',
        'cotisations_syndicales_conjoint',
        'frais_dependance',
        'frais_dependance_conjoint',
        'reductions_plafonnees',
        'reductions',
        'credits',
        'avantages_cdhr',
      ],
    },
  ],

  constraints,

  result,
  table: 'tranches',

  headings: { tranches: { fr: 'Tranche par tranche', en: 'Bracket by bracket' } },
  decisive: ['resume.impotNet', 'resume.tauxMarginal', 'resume.tauxMoyen'],
  estimates: true,
  isLarge: true,
  checkedAtZero: ['resume.decote'],
  levers: ['revenu', 'versements_per', 'charges_deductibles'],

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
