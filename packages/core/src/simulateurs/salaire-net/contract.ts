import { needsUse, onlyForChoices } from '../../definition/constraints.ts'
import { defineContract } from '../../definition/contract.ts'
import { params } from './params.ts'
import { result } from './result.ts'
import { sentence } from './sentence.ts'
import { sources } from './sources.ts'

/**
 * What the simulator `salaire-net` asks, answers and shows, as data: from a gross wage of the private sector to what
 * remains after income tax. Amounts in euros a year, or a month where the name says so; rates in percent.
 *
 * Used by `explain-steps.ts`, `explain.ts`, `index.ts`, `simulate.ts` and `wage.ts`. `index.ts` joins it to the computation, and
 * every interface (HTTP, pages, command, client, MCP) reads it there. Public, so never renamed: `name`, which is in
 * addresses, the keys of parameters and of `result` and the codes of warnings. Texts may change freely.
 *
 * `example.expect` is compared with the computed answer by `test/contracts.test.ts`: when figures or the law change,
 * write the new ones there. The type `Contract` documents every member. Among those of this file:
 * - `group`: the group of the home page that it belongs to, of `definition/groups.ts`.
 * - `presets`: wages that a form can start from, by `title`; `name` is for the library only.
 * - `formGroups`: the folded parts of the form.
 * - `constraints`: the rules over several parameters; a question that breaks one is refused.
 * - `table`: the table of `result` that is exported to CSV.
 * - `decisive`: the figures for which a person uses it.
 * - `estimates`: pages show its amounts in whole euros, as its sentence and the tax notice have them.
 * - `levers`: the parameters that a person can act on, which goal seek and comparisons offer.
 * - `nextQuestions`: what a bank may lend on this wage, the pension that it leads to and the tax of its household.
 * - `sentence`: its answer in a sentence.
 * - `personal`: the parameters are personal data, so no shared cache may store the answer.
 */
export const contract = defineContract({
  name: 'salaire-net',
  title: { fr: 'Salaire brut en net', en: 'Gross to net wage' },
  purpose: {
    fr: 'Ce qu’un salaire brut laisse, avant et après l’impôt sur le revenu, et à quoi va la différence.',
    en: 'What a gross wage leaves, before and after income tax, and where the difference goes.',
  },
  keywords: {
    fr: 'salaire net, fiche de paie, bulletin de paie, net à payer, net imposable, combien je touche, paie, embauche, augmentation de salaire, cotisations salariales, CSG, cadre, treizième mois, négocier son salaire, smic, paye, charges salariales, salaire après impôt, combien me restera, ~heures supplémentaires',
    en: 'take home, net salary, pay slip, payslip, salary after tax, contributions, CSG, job offer, pay rise, executive, thirteenth month, minimum wage, negotiate salary, left after tax, paycheck, ~overtime, salary go',
  },
  group: 'budget',

  params,

  presets: [
    {
      name: 'smic',
      title: { fr: 'Le smic', en: 'The minimum wage' },
      query: {
        salaire: 1867.02,
        periode: 'mensuel',
        cadre: false,
        situation: 'celibataire',
        enfants: 0,
        revenu_conjoint: 0,
      },
    },
    {
      name: 'cadre',
      title: { fr: 'Un cadre seul', en: 'A single executive' },
      query: {
        salaire: 48_000,
        periode: 'annuel',
        cadre: true,
        situation: 'celibataire',
        enfants: 0,
        revenu_conjoint: 0,
      },
    },
    {
      name: 'couple',
      title: { fr: 'Un couple et deux enfants', en: 'A couple with two children' },
      query: {
        salaire: 36_000,
        periode: 'annuel',
        cadre: false,
        situation: 'marie',
        enfants: 2,
        revenu_conjoint: 20_000,
      },
    },
  ],

  formGroups: [
    {
      title: { fr: 'Le contrat', en: 'The contract' },
      params: ['mois', 'alsace_moselle', 'mutuelle', 'mutuelle_employeur'],
    },
    { title: { fr: 'Frais réels', en: 'Actual expenses' }, params: ['frais_reels'] },
  ],

  constraints: [
    {
      kind: 'excludedByChoice',
      operands: { other: 'periode', choice: 'annuel' },
      field: 'mois',
      involves: ['periode'],
      holds: ({ periode, mois }) => periode === 'mensuel' || mois === 12, // a form sends its default
    },
    onlyForChoices('revenu_conjoint', 'situation', 'marie', 'pacse'),
    needsUse('frais_reels', 'salaire'),
  ],

  result,
  table: 'cotisations',

  headings: {
    partage: { fr: 'Où va le brut', en: 'Where the gross wage goes' },
    cotisations: { fr: 'Ce qui est retenu', en: 'What is withheld' },
  },
  decisive: ['resume.netApresImpotMensuel', 'resume.netMensuel', 'resume.impotDuSalaire'],
  estimates: true,
  levers: ['salaire', 'mutuelle', 'enfants', 'revenu_conjoint'],

  charts: [
    {
      title: { fr: 'Où va le brut', en: 'Where the gross wage goes' },
      table: 'partage',
      x: 'poste',
      note: { fr: 'Par an.', en: 'Per year.' },
      bars: ['montant'],
    },
  ],

  nextQuestions: [
    {
      simulator: 'capacite-emprunt',
      title: { fr: 'Combien emprunter avec ce salaire', en: 'How much to borrow with this wage' },
      query: ({ data: { resume } }) => (resume.netMensuel > 0 ? { revenu: resume.netMensuel } : undefined),
    },
    {
      simulator: 'retraite-publique',
      title: { fr: 'Quelle pension de retraite avec ce salaire', en: 'Which state pension with this wage' },
      query: ({ data: { resume } }) => ({ salaire: resume.brutAnnuel }),
    },
    {
      simulator: 'fiscalite',
      title: { fr: 'L’impôt du foyer avec ce salaire', en: 'The income tax of the household with this wage' },
      query: ({ data: { resume }, used: { situation, enfants, revenu_conjoint } }) => ({
        revenu: resume.netImposable,
        nature: 'salaire',
        situation,
        enfants,
        revenu_conjoint,
      }),
    },
  ],

  sentence,

  warnings: {
    bareme_precedent: {
      fr: 'L’impôt est celui du dernier barème voté : la loi qui taxera les revenus de cette année n’est pas encore votée.',
      en: 'The tax is that of the last scale voted: the law that will tax this year’s incomes is not voted yet.',
    },
    smic: {
      level: 'alert',
      fr: 'Ce salaire est sous le smic d’un temps plein. Est-il par an ou par mois ? Il n’est légal qu’à temps partiel, en apprentissage ou pour une partie de l’année.',
      en: 'This wage is under the full-time minimum wage. Is it a year or a month? It is legal only part-time, as an apprentice or for a part of the year.',
    },
    net_negatif: {
      level: 'alert',
      fr: 'Ce qui est retenu dépasse le salaire : vérifiez la part de mutuelle.',
      en: 'What is withheld exceeds the wage: check the share of the health cover.',
    },
  },

  sources,

  disclaimer: {
    fr: 'Simulation à but pédagogique, qui n’est ni une fiche de paie ni un conseil personnalisé. Une convention collective ou un contrat de prévoyance peut changer le net ; seule la fiche de paie fait foi.',
    en: 'Educational simulation, neither a pay slip nor personalised advice. A collective agreement or a provident scheme may change the net; only the pay slip is authoritative.',
  },

  personal: true,

  example: {
    query: {
      salaire: 36_000,
      periode: 'annuel',
      cadre: false,
      situation: 'celibataire',
      enfants: 0,
      revenu_conjoint: 0, // the default: the form always shows what the example gives
    },
    expect: {
      resume: {
        netAnnuel: 28_497.51,
        netImposable: 29_523.24,
        impotFoyer: 1495,
        netApresImpotMensuel: 2250.21,
      },
    },
  },
})
