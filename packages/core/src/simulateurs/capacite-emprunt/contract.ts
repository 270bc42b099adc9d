import { yearByYear } from '../../definition/common-headings.ts'
import type { Constraint } from '../../definition/constraint.ts'
import { defineContract } from '../../definition/contract.ts'
import { nextQuestions } from './next-questions.ts'
import { params } from './params.ts'
import { result } from './result.ts'
import { sentence } from './sentence.ts'
import { sources } from './sources.ts'

const deferralWithinTerm: Constraint<typeof params> = {
  kind: 'stated',
  operands: {
    must: { fr: 'doit être inférieur à 12 fois duree', en: 'must be less than 12 times duree' },
    page: { fr: 'doit être inférieur à 12 fois « Durée »', en: 'must be less than 12 times “Duration”' },
  },
  field: 'differe',
  involves: ['duree'],
  holds: ({ differe, duree }) => differe < 12 * duree,
}

/**
 * What the simulator `capacite-emprunt` asks, answers and shows, as data: how much a household may borrow for a home
 * under the rule of the High Council for Financial Stability (HCSF), for what price, and what stops it. Amounts in
 * euros, payments and income in euros a month, rates in percent a year, terms in years.
 *
 * Used by `explain-steps.ts`, `find-warnings.ts`, `index.ts`, `question.ts` and `simulate.ts`. `index.ts` joins it to
 * the computation, and every interface (HTTP, pages, command, client, MCP) reads it there. Public, so never renamed:
 * `name`, which is in addresses, the keys of parameters and of `result` and the codes of warnings. Texts may change
 * freely.
 *
 * `example.expect` is compared with the computed answer by `test/contracts.test.ts`: when figures or the law change,
 * write the new ones there. The type `Contract` documents every member. Among those of this file:
 * - `group`: the group of the home page that it belongs to, of `definition/groups.ts`.
 * - `presets`: households that a form can start from, by `title`; `name` is for the library only.
 * - `formGroups`: the folded parts of the form.
 * - `constraints`: the rules over several parameters; a question that breaks one is refused.
 * - `table`: the table of `result` that is exported to CSV.
 * - `decisive`: the figures for which a person uses it.
 * - `estimates`: a bank decides, so pages show its amounts in whole euros.
 * - `levers`: the parameters that a person can act on, which goal seek and comparisons offer.
 * - `nextQuestions`: the same loan and home in other simulators.
 * - `sentence`: its answer in a sentence.
 * - `personal`: the parameters are personal data, so no shared cache may store the answer.
 */
export const contract = defineContract({
  name: 'capacite-emprunt',
  title: { fr: 'Capacité d’emprunt', en: 'Borrowing capacity' },
  purpose: {
    fr: 'Combien une banque peut prêter, pour quel prix, et ce qui bloque.',
    en: 'How much a bank may lend, for what price, and what stands in the way.',
  },
  keywords: {
    fr: 'combien emprunter, crédit, combien je peux emprunter, budget immobilier, taux d’effort, HCSF, reste à vivre, prêt à taux zéro, PTZ, primo-accédant, premier achat, frais de notaire, apport, prix maximum, dossier de prêt, refus de prêt, banque prête, prêt, prêt immobilier, taux d’endettement, prix d’une maison, pour emprunter, pour acheter une maison, puis-je emprunter, taux d’usure',
    en: 'how much can I borrow, borrowing power, affordability, home budget, debt ratio, zero-rate loan, first-time buyer, deposit, notary fees, highest price, loan refused, bank lend, loan, mortgage, afford a house, to buy a house',
  },
  group: 'acheter',

  params,

  presets: [
    {
      name: 'couple_ancien',
      title: { fr: 'Un couple dans l’ancien, avec apport', en: 'A couple, an old home, own money' },
      query: { revenu: 2400, revenu_co: 2100, apport: 45_000, quotite_co: 50, quotite: 50 },
    },
    {
      name: 'premier_achat_neuf',
      title: { fr: 'Premier achat neuf, avec un PTZ', en: 'First new home, with a zero-rate loan' },
      query: {
        revenu: 2500,
        apport: 15_000,
        bien: 'neuf',
        primo: true,
        zone: 'b1',
        personnes: 2,
        rfr: 28_000,
      },
    },
    {
      name: 'credit_en_cours',
      title: { fr: 'Seul, avec un crédit en cours', en: 'Alone, with a loan to repay' },
      query: { revenu: 2300, charges: 280, apport: 20_000, prix: 180_000 },
    },
  ],

  formGroups: [
    {
      title: { fr: 'Les revenus', en: 'Income' },
      params: ['revenu_co', 'loyers', 'part_loyers', 'effort_max', 'reste_a_vivre'],
    },
    {
      title: { fr: 'Le prêt', en: 'The loan' },
      params: [
        'assurance',
        'quotite',
        'assurance_co',
        'quotite_co',
        'differe',
        'frais_dossier',
        'taux_garantie',
      ],
    },
    {
      title: { fr: 'Le logement', en: 'The home' },
      params: ['bien', 'taux_departement', 'primo', 'meubles', 'travaux', 'debours'],
    },
    {
      title: { fr: 'Le prêt à taux zéro', en: 'The zero-rate loan' },
      params: ['zone', 'personnes', 'rfr', 'logement', 'lissage'],
    },
  ],

  constraints: [deferralWithinTerm],

  result,
  table: 'parAn',

  headings: {
    projet: { fr: 'Le bien visé', en: 'The home in view' },
    parAn: yearByYear,
  },
  decisive: ['resume.prixMaximum', 'resume.empruntMaximum', 'resume.mensualite'],
  estimates: true,
  levers: ['revenu', 'apport', 'duree', 'taux', 'charges'],

  charts: [
    {
      title: { fr: 'Ce qui reste dû', en: 'What is still owed' },
      table: 'parAn',
      x: 'annee',
      note: { fr: 'Pour l’emprunt maximal.', en: 'For the largest loan.' },
      lines: ['resteDu'],
      start: ({ data: { resume } }) => ({ resteDu: resume.empruntMaximum }),
      readFromStart: true,
    },
    {
      title: { fr: 'Ce que chaque année coûte', en: 'What each year costs' },
      table: 'parAn',
      x: 'annee',
      note: { fr: 'Pour l’emprunt maximal.', en: 'For the largest loan.' },
      stacks: ['pretPrincipal', 'ptz', 'assurance'],
    },
  ],

  nextQuestions,
  sentence,

  warnings: {
    usure_a_verifier: {
      fr: 'Le taux d’usure de ce trimestre n’est pas connu ici : le dernier connu sert à sa place. Comparez le TAEG à celui de la Banque de France.',
      en: 'This quarter’s usury rate is not known here: the last known one stands in. Compare the APRC with that of the Banque de France.',
    },
    marge_20: {
      level: 'alert',
      fr: 'Les charges en cours, ou les mensualités du bien visé, dépassent la règle du Haut Conseil de stabilité financière : une banque ne peut s’en écarter que pour 20 % de ses prêts, et surtout pour des résidences principales (décision D-HCSF-2021-7).',
      en: 'Present charges, or the payments for the home in view, exceed the rule of the High Council for Financial Stability: a bank may depart from it for 20% of its loans only, mostly for main residences (decision D-HCSF-2021-7).',
    },
    duree_longue: {
      level: 'alert',
      fr: 'Au-delà de 25 ans, ou de 27 avec un différé, une banque n’accorde un crédit immobilier que par dérogation.',
      en: 'Beyond 25 years, or 27 with a deferral, a bank grants a home loan only by exception.',
    },
    ptz_conditions: {
      fr: 'Le prêt à taux zéro suppose de ne pas avoir été propriétaire de sa résidence principale depuis deux ans, et d’y habiter. La zone de la commune est à vérifier.',
      en: 'The zero-rate loan requires not having owned one’s main residence for two years, and living in the home. The zone of the municipality is to be checked.',
    },
    ptz_aucun: {
      level: 'alert',
      fr: 'Pas de prêt à taux zéro ici : revenu au-dessus du plafond de la zone, logement qui n’y ouvre pas droit (dans l’ancien : zones B2 et C, travaux d’au moins 25 % du coût), ou budget trop faible.',
      en: 'No zero-rate loan here: income above the ceiling of the zone, a home that gives no right to it (old ones: zones B2 and C, works of at least 25% of the cost), or too small a budget.',
    },
    ptz_ancien: {
      level: 'alert',
      fr: 'Un logement ancien n’a de prêt à taux zéro qu’avec des travaux (choix « Ancien avec travaux »), ou pour un logement social que son locataire achète : sinon, ce calcul compte un prêt qui ne sera pas accordé.',
      en: 'An old home has a zero-rate loan only with works (choice “Old home with works”), or for social housing bought by its tenant: otherwise this computation counts a loan that will not be granted.',
    },
    ptz_limite: {
      fr: 'Un prix un peu plus haut ferait perdre une part du prêt à taux zéro, ou le lissage des mensualités : le prix maximal s’arrête là, et le budget n’est pas tout à fait employé.',
      en: 'A slightly higher price would lose a part of the zero-rate loan, or level payments: the highest price stops there, and the budget is not wholly used.',
    },
    projet_ptz_sans_travaux: {
      level: 'alert',
      fr: 'Pour le bien visé, les travaux font moins de 25 % du coût : pas de prêt à taux zéro.',
      en: 'For the home in view, works are less than 25% of the cost: no zero-rate loan.',
    },
    primo_departement: {
      fr: 'Pour une première résidence principale, le droit du département compte pour 4,5 % au plus.',
      en: 'For a first main residence, the duty of the department counts for 4.5% at most.',
    },
  },

  sources,

  disclaimer: {
    fr: 'Simulation à but pédagogique, qui n’est ni une offre de prêt ni un conseil personnalisé : c’est la règle, pas la décision d’une banque. Un crédit vous engage et doit être remboursé.',
    en: 'Educational simulation, neither a loan offer nor personalised advice: it is the rule, not the decision of a bank. A loan commits you and must be repaid.',
  },

  personal: true,

  example: {
    query: { revenu: 4000, apport: 40_000, prix: 250_000 },
    expect: {
      resume: { prixMaximum: 283_970.75, empruntMaximum: 269_087.7, mensualite: 1400, taeg: 4.0308 },
      projet: { besoin: 229_919.95, mensualite: 1208.3, tauxEffort: 30.2076, fraisAcquisition: 19_919.95 },
    },
  },
})
