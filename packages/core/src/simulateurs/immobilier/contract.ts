import { nominalAmounts, yearByYear } from '../../definition/common-headings.ts'
import { defineContract } from '../../definition/contract.ts'
import { params } from './params.ts'
import { result } from './result.ts'
import { sentence } from './sentence.ts'
import { sources } from './sources.ts'
import { taxWarnings } from './tax-warnings.ts'

/**
 * What the simulator `immobilier` asks, answers and shows, as data: the yields, cash flow and tax of a home bought to
 * be let, for its buyer. Amounts in euros, rent and charges in euros a month, durations in years, yields and rates in
 * percent a year.
 *
 * Used by `bare.ts`, `break-even.ts`, `explain-steps.ts`, `furnished.ts` and others in `immobilier`. `index.ts` joins
 * it to the computation, and every interface (HTTP, pages, command, client, MCP) reads it there. Public, so never
 * renamed: `name`, which is in addresses, the keys of parameters and of `result` and the codes of warnings. Texts may
 * change freely.
 *
 * `example.expect` is compared with the computed answer by `test/contracts.test.ts`: when figures or the law change,
 * write the new ones there. The type `Contract` documents every member. Among those of this file:
 * - `group`: the group of the home page that it belongs to, of `definition/groups.ts`.
 * - `table`: left out, the table `yearly` is exported to CSV.
 * - `decisive`: the figures for which a person uses it.
 * - `estimates`: its amounts are estimates of what is to come; pages show them in whole euros.
 * - `levers`: the parameters that a person can act on, which goal seek and comparisons offer.
 * - `nextQuestions`: what its loan costs.
 * - `sentence`: its answer in a sentence.
 */
export const contract = defineContract({
  name: 'immobilier',
  title: { fr: 'Investissement locatif', en: 'Rental property' },
  purpose: {
    fr: 'Ce qu’un bien loué rapporte, crédit, charges et impôt payés, et ce qu’il coûte par mois.',
    en: 'What a rented property earns, loan, costs and tax paid, and what it costs a month.',
  },
  keywords: {
    fr: 'investir dans la pierre, louer un studio, mettre en location, meublé, LMNP, micro-foncier, micro-bic, bailleur, loyers, rentable, cash-flow, autofinance, immeuble, airbnb, SCI, défiscalisation, pour louer, pour le louer, pour la louer, garage, parking, SCPI, revenus fonciers, taxe foncière, frais de notaire, gestion locative, rentabilité appartement, maison à louer, louer mon appartement, qui rembourse, louer une chambre',
    en: 'buy-to-let, landlord, let, letting, rental yield, yield, furnished, LMNP, tenant, investment property, pay for itself, real estate, rental income, property tax, house to let, rent out my flat, rent out',
  },
  group: 'acheter',

  params,
  linked: [{ leader: 'duree_credit', follower: 'horizon' }],

  result,

  headings: {
    yearly: yearByYear,
    fiscalAnnuel: { fr: 'L’impôt, année par année', en: 'Tax, year by year' },
    revente: { fr: 'L’impôt à la revente', en: 'Tax at resale' },
  },
  decisive: ['resume.cashFlowMensuel', 'resume.rendementNetNet', 'resume.tri'],
  estimates: true,
  levers: ['prix', 'loyer', 'apport', 'taux_credit', 'duree_credit', 'charges'],
  compared: ['regime'],

  charts: [
    {
      title: { fr: 'Ce que vaut le bien, ce qui reste dû', en: 'What the property is worth, what is owed' },
      note: nominalAmounts,
      table: 'yearly',
      x: 'annee',
      lines: ['patrimoineNet', 'valeurBien', 'capitalRestantDu'],
      start: ({ data: { resume }, used: { prix } }) => ({
        patrimoineNet: Number(prix) - resume.montantEmprunte,
        valeurBien: Number(prix),
        capitalRestantDu: resume.montantEmprunte,
      }),
    },
    {
      title: { fr: 'Où passent les loyers de chaque année', en: 'Where each year’s rents go' },
      note: {
        fr: 'Ce qui dépasse les loyers est à payer de sa poche.',
        en: 'What exceeds the rents is paid out of pocket.',
      },
      table: 'yearly',
      x: 'annee',
      stacks: ['principal', 'interets', 'charges', 'impot'],
      lines: ['loyers'],
    },
    {
      title: { fr: 'Ce que chaque année laisse, ou demande', en: 'Surplus or shortfall each year' },
      note: nominalAmounts,
      table: 'yearly',
      x: 'annee',
      bars: ['cashFlow'],
    },
  ],

  nextQuestions: [
    {
      simulator: 'cout-dette',
      title: { fr: 'Ce que ce prêt coûte, mois par mois', en: 'What this loan costs, month by month' },
      query: ({ data: { resume }, used }) =>
        resume.montantEmprunte > 0
          ? {
              capital: resume.montantEmprunte,
              taux: used.taux_credit,
              duree: used.duree_credit,
              assurance: used.assurance,
            }
          : undefined,
    },
  ],

  sentence,

  warnings: {
    effort_mensuel: {
      level: 'alert',
      fr: 'Le loyer ne paie pas tout : la première année, il faut ajouter de l’argent chaque mois.',
      en: 'The rent does not pay for everything: in the first year, money must be added every month.',
    },
    effort_plus_tard: {
      level: 'alert',
      fr: 'La première année ne demande rien, mais une autre demandera d’ajouter de l’argent : une économie d’impôt due aux travaux ne se répète pas, et les charges ou l’impôt peuvent monter plus vite que le loyer.',
      en: 'The first year asks for nothing, but another will ask for money to be added: a tax saving due to renovation work does not happen again, and costs or tax may rise faster than the rent.',
    },
    sans_credit: {
      fr: 'L’apport couvre tout le coût : il n’y a rien à emprunter, et la couverture de la dette n’est pas donnée. S’il le dépasse, le surplus reste hors du calcul.',
      en: 'The down payment covers the whole cost: there is nothing to borrow, and debt service coverage is not given. If it exceeds it, the surplus stays out of the calculation.',
    },
    levier_negatif: {
      level: 'alert',
      fr: 'Le crédit, assurance comprise, coûte plus que ce que le bien rapporte : la première année, emprunter abaisse le rendement des fonds propres.',
      en: 'The loan, insurance included, costs more than the property yields: in the first year, borrowing lowers the return on the money put in.',
    },
    sans_fonds_propres: {
      fr: 'Sans apport, il n’y a pas de fonds propres dont mesurer le rendement ou le levier.',
      en: 'Without a down payment, there is no money put in whose return or leverage could be measured.',
    },
    taux_demesure: {
      fr: 'Un rendement dépasse 1 000 000 000 % dans un sens ou dans l’autre : il ne dit plus rien, et n’est pas donné.',
      en: 'A return is beyond 1,000,000,000% one way or the other: it no longer means anything, and is not given.',
    },
    loyer_equilibre_inexistant: {
      fr: 'Vacance, gestion et entretien mangent tout le loyer : aucun ne couvrirait les dépenses.',
      en: 'Vacancy, management and upkeep eat up all the rent: none would cover the spending.',
    },
    prix_autofinance_inexistant: {
      level: 'alert',
      fr: 'À aucun prix ce loyer ne paie à la fois les charges, les frais, les travaux, les meubles et le crédit.',
      en: 'At no price does this rent pay for the running costs, the fees, the renovation work, the furniture and the loan.',
    },
    tri_inexistant: {
      fr: 'Aucun taux n’équilibre ce qui est mis et ce qui est rendu : il n’y a pas de taux de rendement interne.',
      en: 'No rate balances what is put in and what comes back: there is no internal rate of return.',
    },
    credit_apres_horizon: {
      fr: 'Le crédit court encore à l’horizon : le capital restant dû est remboursé sur le prix de vente, sans indemnité.',
      en: 'The loan still runs at the horizon: the balance owed is repaid from the sale, without an early repayment charge.',
    },
    ...taxWarnings,
  },

  sources,

  disclaimer: {
    fr: 'Simulation à but pédagogique, qui n’est pas un conseil en investissement personnalisé. Ni les loyers, ni les prix de l’immobilier ne montent régulièrement, et un logement peut rester vide ou impayé. L’impôt est celui du droit d’aujourd’hui, qui changera.',
    en: 'Educational simulation, not personalised investment advice. Neither rents nor property prices rise steadily, and a home may stand empty, or its rent go unpaid. Tax is that of today’s law, which will change.',
  },

  example: {
    query: {
      prix: 200_000,
      loyer: 900,
      apport: 40_000,
      travaux: 10_000,
      taxe_fonciere: 1200,
      charges: 100,
      gestion: 7,
      assurance: 0.3,
    },
    expect: {
      resume: {
        coutTotal: 225_000,
        montantEmprunte: 185_000,
        rendementBrut: 5.4,
        rendementBrutCoutTotal: 4.8,
        rendementNet: 3.1075,
        mensualiteCredit: 1119.18,
        cashFlowMensuel: -536.53,
        dscr: 0.5206,
      },
    },
  },
})
