import { yearByYear } from '../../definition/common-headings.ts'
import { lessThan } from '../../definition/constraints.ts'
import { defineContract } from '../../definition/contract.ts'
import { params } from './params.ts'
import { result } from './result.ts'
import { sentence } from './sentence.ts'
import { sources } from './sources.ts'

/** Units of `costUnits` for each month of the table by month: its row is rounded and serialised. */
const COST_OF_MONTHLY_ROW = 10

/**
 * Units of `costUnits` for each month insured on the balance: each payment differs, and the effective rate is solved
 * on all.
 */
const COST_OF_MONTH_INSURED_ON_BALANCE = 10

/**
 * What the simulator `cout-dette` asks, answers and shows, as data: the cost of a loan and of its early repayment,
 * for a borrower. Amounts in euros, payments and income in euros a month, rates in percent a year, the duration in
 * years.
 *
 * Used by `early.ts`, `index.ts`, `plan.explain.ts`, `plan.ts` and `simulate.ts`. `index.ts` joins it to the
 * computation, and every interface (HTTP, pages, command, client, MCP) reads it there. Public, so never renamed:
 * `name`, which is in addresses, the keys of parameters and of `result` and the codes of warnings. Texts may change
 * freely.
 *
 * `example.expect` is compared with the computed answer by `test/contracts.test.ts`: when figures or the law change,
 * write the new ones there. The type `Contract` documents every member. Among those of this file:
 * - `group`: the group of the home page that it belongs to, of `definition/groups.ts`.
 * - `constraints`: the rules over several parameters; a question that breaks one is refused.
 * - `costUnits`: the estimated work of a simulation, in units of about 10 ns; a long one goes to a worker.
 * - `table`: left out, the table `yearly` is exported to CSV.
 * - `decisive`: the figures for which a person uses it.
 * - `levers`: the parameters that a person can act on, which goal seek and comparisons offer.
 * - `sentence`: its answer in a sentence.
 */
export const contract = defineContract({
  name: 'cout-dette',
  title: { fr: 'Coût d’un crédit', en: 'Cost of a loan' },
  purpose: {
    fr: 'Ce que coûte un crédit en tout, son tableau d’amortissement, et ce que rapporte un remboursement anticipé.',
    en: 'What a loan costs in all, its amortisation table, and what repaying part of it early saves.',
  },
  keywords: {
    fr: 'crédit immo, prêt, prêt immobilier, crédit immobilier, crédit auto, crédit conso, emprunt, mensualité, taux d’endettement, taux d’emprunt, TAEG, remboursement anticipé, rembourser, amortissement, assurance emprunteur, voiture, hypothèque, surendettement, renégocier, courtier, 20 ou 25 ans, finir de payer, capital restant',
    en: 'mortgage, car, car loan, home loan, borrow, monthly payment, repayment, pay off early, paying off, interest on a loan, debt, APR, debt ratio, refinance, remortgage, 20 or 25 years',
  },
  group: 'acheter',

  params,

  constraints: [
    {
      kind: 'requiredWith',
      operands: { other: 'remboursement_anticipe' },
      field: 'annee_remboursement',
      involves: ['remboursement_anticipe'],
      holds: (params, given) => params.remboursement_anticipe === 0 || given('annee_remboursement'),
    },
    lessThan('annee_remboursement', 'duree'),
  ],

  costUnits: ({ detail, assurance_base: base, duree }) =>
    12 *
    duree *
    ((detail === 'mensuel' ? COST_OF_MONTHLY_ROW : 0) +
      (base === 'restant' ? COST_OF_MONTH_INSURED_ON_BALANCE : 0)),

  result,

  headings: {
    remboursementAnticipe: { fr: 'Le remboursement anticipé', en: 'The early repayment' },
    yearly: yearByYear,
    mensuel: { fr: 'Mois par mois', en: 'Month by month' },
  },
  decisive: ['resume.mensualite', 'resume.coutCredit', 'resume.taeg'],
  levers: ['capital', 'duree', 'taux', 'assurance'],

  charts: [
    {
      title: {
        fr: 'Ce qui reste dû et ce que la banque a gagné',
        en: 'What is owed and what the bank earned',
      },
      table: 'yearly',
      x: 'annee',
      note: {
        fr: 'Les intérêts sont ceux du crédit tel que signé.',
        en: 'Interest is that of the loan as signed.',
      },
      lines: ['capitalRestantDu', 'cumulInterets', 'capitalApresRemboursement'],
      start: ({ used: { capital } }) => ({ capitalRestantDu: Number(capital), cumulInterets: 0 }),
    },
    {
      title: { fr: 'Ce que chaque année rembourse et coûte', en: 'What each year repays and costs' },
      note: {
        fr: 'Le crédit tel que signé, sans remboursement anticipé.',
        en: 'The loan as signed, without early repayment.',
      },
      table: 'yearly',
      x: 'annee',
      stacks: ['principal', 'interets', 'assurance'],
    },
  ],

  sentence,

  warnings: {
    taeg_inexistant: {
      fr: 'Pas de TAEG : les frais atteignent presque le capital, ou le dépassent.',
      en: 'No APRC: fees come near the amount borrowed, or exceed it.',
    },
    endettement_eleve: {
      level: 'alert',
      fr: 'La mensualité dépasse 35 % du revenu : sauf dérogation, une banque ne peut pas accorder ce crédit immobilier.',
      en: 'The payment exceeds 35% of income: save for exceptions, a bank may not grant this home loan.',
    },
    endettement_inexistant: {
      fr: 'Le revenu est trop petit pour qu’un taux d’endettement ait un sens.',
      en: 'The income is too small for a debt ratio to make sense.',
    },
    duree_longue: {
      level: 'alert',
      fr: 'Au-delà de 25 ans, une banque n’accorde un crédit immobilier que par dérogation (27 ans avec différé).',
      en: 'Beyond 25 years, a bank grants a home loan only by exception (27 years with deferred payments).',
    },
    taux_usure_depasse: {
      level: 'alert',
      fr: 'Le TAEG dépasse le taux d’usure du trimestre pour un crédit immobilier à taux fixe de cette durée : aucune banque n’a le droit de l’accorder (C. conso., art. L. 314-6). Un crédit à la consommation a d’autres seuils.',
      en: 'The APRC exceeds this quarter’s usury rate for a fixed-rate home loan of this length: no bank may grant it (C. conso., art. L. 314-6). A consumer loan has other thresholds.',
    },
    taux_usure_inconnu: {
      fr: 'Le taux d’usure de ce trimestre n’est pas connu ici : comparez le TAEG à celui que publie la Banque de France.',
      en: 'This quarter’s usury rate is not known here: compare the APRC with the one that the Banque de France publishes.',
    },
    remboursement_faible: {
      level: 'alert',
      fr: 'Le contrat peut interdire un remboursement partiel de 10 % ou moins du capital emprunté : la banque peut refuser celui-ci.',
      en: 'The contract may forbid a partial repayment of 10% or less of the amount borrowed: the bank may refuse this one.',
    },
    remboursement_plafonne: {
      level: 'alert',
      fr: 'Le remboursement dépasse le capital restant dû : le crédit est soldé, le surplus reste à vous.',
      en: 'The repayment exceeds the balance owed: the loan is cleared and the surplus stays with you.',
    },
  },

  sources,

  disclaimer: {
    fr: 'Simulation à but pédagogique, qui n’est ni une offre de prêt ni un conseil personnalisé. Un crédit vous engage et doit être remboursé ; seule l’offre de la banque fait foi.',
    en: 'Educational simulation, neither a loan offer nor personalised advice. A loan commits you and must be repaid; only the bank’s offer is authoritative.',
  },

  example: {
    query: {
      capital: 200_000,
      taux: 3.5,
      duree: 20,
      remboursement_anticipe: 20_000,
      annee_remboursement: 5,
    },
    expect: {
      resume: { mensualite: 1159.92, totalInterets: 78_380.66 },
      remboursementAnticipe: {
        capitalRestantDu: 162_253.15,
        indemnites: 350,
        nouvelleDureeMois: 153,
        moisGagnes: 27,
        interetsEconomises: 12_472.08,
        gainNet: 12_122.08,
      },
    },
  },
})
