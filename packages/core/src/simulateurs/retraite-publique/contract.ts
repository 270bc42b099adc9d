import { defineContract } from '../../definition/contract.ts'
import { type CivilDate, fullYearsBetween } from '../../units/civil-date.ts'
import { constraints } from './constraints.ts'
import { params } from './params.ts'
import { result } from './result.ts'
import { sentence } from './sentence.ts'
import { sources } from './sources.ts'

/**
 * What the simulator `retraite-publique` asks, answers and shows, as data: when an employee of the private sector may
 * retire, and on how much, from the general scheme (CNAV) and Agirc-Arrco. Amounts in euros of the year of departure
 * save those in today's euros, rates in percent, ages in years, quarters and points.
 *
 * Used by `explain-steps.ts`, `find-warnings.ts`, `index.ts`, `question.ts` and `simulate.ts`. `index.ts` joins it to
 * the computation, and every interface (HTTP, pages, command, client, MCP) reads it there. Public, so never renamed:
 * `name`, which is in addresses, the keys of parameters and of `result` and the codes of warnings. Texts may change
 * freely.
 *
 * `example.expect` is compared with the computed answer by `test/contracts.test.ts`: when figures or the law change,
 * write the new ones there. The type `Contract` documents every member. Among those of this file:
 * - `group`: the group of the home page that it belongs to, of `definition/groups.ts`.
 * - `presets`: people that a form can start from, by `title`; `name` is for the library only.
 * - `formGroups`: the folded parts of the form.
 * - `constraints`: the rules over several parameters; a question that breaks one is refused.
 * - `table`: the table of `result` that is exported to CSV.
 * - `decisive`: the figures for which a person uses it.
 * - `estimates`: its amounts are estimates of what is to come; pages show them in whole euros.
 * - `levers`: the parameters that a person can act on, which goal seek and comparisons offer.
 * - `nextQuestions`: what to save on top of the pension.
 * - `sentence`: its answer in a sentence.
 * - `personal`: the parameters are personal data, so no shared cache may store the answer.
 */
export const contract = defineContract({
  name: 'retraite-publique',
  title: { fr: 'Pension de retraite', en: 'State pension' },
  purpose: {
    fr: 'Quand un salarié du privé peut partir, et avec quelle pension, âge par âge.',
    en: 'When a private-sector employee can retire, and on what pension, age by age.',
  },
  keywords: {
    fr: 'âge de départ, pension de base, trimestres, taux plein, décote, surcote, retraite complémentaire, Agirc-Arrco, régime général, Cnav, relevé de carrière, réforme des retraites, âge légal, assurance retraite, toucherai à la retraite, montant de ma retraite, partir à la retraite, partir à 62 ans, 64 ans, arrêter travailler, ~réversion',
    en: 'retirement age, French pension, quarters, full rate, complementary pension, Agirc-Arrco, pension points, statement of career, pension age, retire in France, retire at 62, when can I retire, retire at 64, stop working',
  },
  group: 'retraite',

  params,

  presets: [
    {
      name: 'proche_du_depart',
      title: { fr: 'Né en 1964, 36 000 € bruts', en: 'Born in 1964, €36,000 gross' },
      query: {
        naissance: '1964-05-10' as CivilDate,
        salaire: 36_000,
        annee_debut: 1986,
        enfants: 0,
        trimestres_enfants: 0,
      },
    },
    {
      name: 'mere_de_deux_enfants',
      title: { fr: 'Mère de deux enfants, née en 1972', en: 'Mother of two, born in 1972' },
      query: {
        naissance: '1972-09-15' as CivilDate,
        salaire: 28_000,
        annee_debut: 1994,
        enfants: 2,
        trimestres_enfants: 16,
      },
    },
    {
      name: 'cadre_de_quarante_ans',
      title: { fr: 'Cadre né en 1985, 60 000 € bruts', en: 'Executive born in 1985, €60,000 gross' },
      query: {
        naissance: '1985-03-20' as CivilDate,
        salaire: 60_000,
        annee_debut: 2009,
        enfants: 0,
        trimestres_enfants: 0,
      },
    },
  ],

  formGroups: [
    {
      title: { fr: 'Le départ', en: 'Retirement date' },
      params: ['depart', 'age_depart', 'mois_depart', 'annee_fin'],
    },
    {
      title: { fr: 'Votre relevé', en: 'Your statement' },
      params: [
        'trimestres',
        'trimestres_assimiles',
        'points',
        'releve',
        'trimestres_autres',
        'autres_pensions',
      ],
    },
    { title: { fr: 'Les enfants', en: 'Children' }, params: ['enfants', 'trimestres_enfants'] },
    {
      title: { fr: 'Ce qui est supposé', en: 'What is assumed' },
      params: ['progression', 'inflation', 'productivite', 'ecart_point'],
    },
    {
      title: { fr: 'Le foyer alors', en: 'The household then' },
      params: ['rfr', 'parts', 'autres_revenus'],
    },
  ],

  constraints,

  result,
  table: 'ages',

  headings: {
    ages: { fr: 'Selon l’âge de départ', en: 'By retirement age' },
    carriere: { fr: 'La carrière', en: 'The career' },
  },
  decisive: ['resume.pensionNetteMensuelleReelle', 'resume.ageDepart', 'resume.tauxRemplacement'],
  estimates: true,
  levers: ['salaire', 'progression', 'productivite', 'inflation'],

  charts: [
    {
      title: { fr: 'La pension selon l’âge de départ', en: 'The pension by retirement age' },
      table: 'ages',
      x: 'ageDepart',
      note: { fr: 'Nette, par mois, en euros d’aujourd’hui.', en: 'Net, a month, in today’s euros.' },
      lines: ['pensionNetteMensuelleReelle'],
    },
    {
      title: { fr: 'Les salaires de la carrière', en: 'The wages of the career' },
      table: 'carriere',
      x: 'annee',
      note: { fr: 'Revalorisés au départ.', en: 'Revalued at retirement.' },
      lines: ['salaireRevalorise', 'salaire'],
    },
  ],

  nextQuestions: [
    {
      simulator: 'retraite-fire',
      title: {
        fr: 'Ce qu’il faut épargner pour compléter cette pension',
        en: 'What to save to add to this pension',
      },
      query: ({ data: { resume }, used: { naissance, inflation }, droit }) => ({
        pension: resume.pensionNetteMensuelleReelle,
        age: fullYearsBetween(naissance, (droit as { date: CivilDate }).date),
        age_pension: Math.ceil(resume.ageDepart),
        inflation,
      }),
    },
  ],

  sentence,

  warnings: {
    droit_projete: {
      level: 'alert',
      fr: 'Le départ est dans plus de deux ans : la loi est celle d’aujourd’hui, ses montants suivent les hypothèses de prix et de salaires. La suspension de la réforme peut changer avant 2028.',
      en: 'Retirement is more than two years ahead: the law is today’s, its amounts follow the assumptions on prices and wages. The suspension of the reform may change before 2028.',
    },
    points_estimes: {
      level: 'alert',
      fr: 'Vos points Agirc-Arrco sont estimés d’après les salaires, avec les taux usuels d’avant 2019 : donnez ceux de votre relevé.',
      en: 'Your Agirc-Arrco points are estimated from wages, with the usual rates before 2019: give those of your statement.',
    },
    releve_partiel: {
      level: 'alert',
      fr: 'Des années de travail n’ont pas de ligne au relevé : elles comptent pour 0. Ajoutez-les, ou retirez toutes les lignes pour les estimer d’après le salaire.',
      en: 'Years of work have no row on the statement: they count for 0. Add them, or remove all rows to have them estimated from the wage.',
    },
    trimestres_enfants_absents: {
      level: 'alert',
      fr: 'Aucun trimestre n’est compté pour les enfants : donnez ceux de votre relevé (souvent huit par enfant pour la mère). Ils peuvent avancer le taux plein.',
      en: 'No quarter is counted for children: give those of your statement (often eight for each child, for the mother). They may bring the full rate forward.',
    },
    carriere_longue_possible: {
      fr: 'Vous avez peut-être travaillé avant 20 ans : un départ anticipé pour carrière longue, non calculé ici, est possible.',
      en: 'You may have worked before 20: early retirement for a long career, not computed here, is possible.',
    },
    moins_de_25_ans: {
      fr: 'La carrière a moins d’années validées que le salaire moyen n’en retient : toutes comptent.',
      en: 'The career has fewer years with a quarter than the average wage takes: all of them count.',
    },
    valeur_point_a_verifier: {
      fr: 'La valeur du point du dernier 1er novembre n’a pas été lue : la dernière connue sert à sa place.',
      en: 'The value of the point of last 1 November was not read: the last known one stands in.',
    },
    csg_seuil_proche: {
      level: 'alert',
      fr: 'Le revenu de référence est à moins de 3 % d’un seuil de la CSG : la pension nette peut changer de tranche.',
      en: 'The reference income is within 3% of a threshold of the CSG: the net pension may change band.',
    },
  },

  sources,

  disclaimer: {
    fr: 'Estimation à but pédagogique, qui n’est ni un relevé ni une promesse de pension. Seules les caisses calculent vos droits : info-retraite.fr réunit votre carrière.',
    en: 'Educational estimate, neither a statement nor a promise of a pension. Only the funds compute your rights: info-retraite.fr gathers your career.',
  },

  personal: true,

  example: {
    query: { naissance: '1964-05-10' as CivilDate, salaire: 36_000, annee_debut: 1986 },
    expect: {
      resume: {
        ageDepart: 64.08,
        salaireAnnuelMoyen: 34_974.84,
        pensionBase: 17_487.42,
        pensionBruteMensuelle: 2032.29,
        pensionNetteMensuelle: 1876.15,
        pensionNetteMensuelleReelle: 1812.17,
      },
    },
  },
})
