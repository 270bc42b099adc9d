import { defineContract } from '../../definition/contract.ts'
import { params } from './params.ts'
import { result } from './result.ts'
import { taxWarnings } from './tax-warnings.ts'

/** The yield of a rental property: what it promises. How it keeps it: `simulate.ts`. */
export const contract = defineContract({
  name: 'immobilier',
  title: { fr: 'Investissement locatif', en: 'Rental property' },
  purpose: {
    fr: 'Les rendements d’un bien loué, son crédit, ses charges, son impôt, son cash-flow et l’effet de levier.',
    en: 'The yields of a rented property, its loan, costs, tax, cash flow and leverage.',
  },

  params,
  result,

  charts: [
    {
      table: 'yearly',
      x: 'annee',
      lines: ['valeurBien', 'capitalRestantDu', 'patrimoineNet'],
      title: { fr: 'Ce que vaut le bien, ce qui reste dû', en: 'What the property is worth, what is owed' },
    },
    {
      table: 'yearly',
      x: 'annee',
      lines: ['loyers', 'charges', 'cashFlow'],
      title: {
        fr: 'Ce qui entre, ce qui sort, ce qui reste',
        en: 'What comes in, what goes out, what is left',
      },
    },
  ],

  warnings: {
    effort_mensuel: {
      fr: 'Le loyer ne paie pas tout : la première année, il faut ajouter de l’argent chaque mois.',
      en: 'The rent does not pay for everything: in the first year, money must be added every month.',
    },
    levier_negatif: {
      fr: 'Le crédit, assurance comprise, coûte plus que ce que le bien rapporte : la première année, emprunter abaisse le rendement des fonds propres.',
      en: 'The loan, insurance included, costs more than the property yields: in the first year, borrowing lowers the return on the money put in.',
    },
    sans_fonds_propres: {
      fr: 'Sans apport, il n’y a pas de fonds propres dont mesurer le rendement ou le levier.',
      en: 'Without a down payment, there is no money put in whose return or leverage could be measured.',
    },
    taux_demesure: {
      fr: 'Un rendement dépasse 1 000 000 000 % dans un sens ou dans l’autre : il ne dit plus rien, et n’est pas donné.',
      en: 'A return is beyond 1,000,000,000% one way or the other: it says nothing any more, and is not given.',
    },
    loyer_equilibre_inexistant: {
      fr: 'Vacance, gestion et entretien mangent tout le loyer : aucun ne couvrirait les dépenses.',
      en: 'Vacancy, management and upkeep eat up all the rent: none would cover the spending.',
    },
    prix_autofinance_inexistant: {
      fr: 'À aucun prix ce loyer ne paie à la fois les charges, les frais, les travaux et le crédit.',
      en: 'At no price does this rent pay for the running costs, the fees, the works and the loan.',
    },
    tri_inexistant: {
      fr: 'Aucun taux n’équilibre ce qui est mis et ce qui est rendu : il n’y a pas de taux de rendement interne.',
      en: 'No rate balances what is put in and what comes back: there is no internal rate of return.',
    },
    credit_apres_horizon: {
      fr: 'Le crédit court encore à l’horizon : le capital restant dû est remboursé sur le prix de vente, sans indemnité.',
      en: 'The loan still runs at the horizon: the balance owed is repaid from the sale, without an indemnity.',
    },
    ...taxWarnings,
  },

  sources: [
    {
      title: 'Bourse des Crédits : calculer le rendement locatif brut, net et net-net',
      url: 'https://www.boursedescredits.com/guide-calculer-rendement-locatif-investissement-immobilier-5887.php',
      read: '2026-11-21',
    },
    {
      title: 'Trackstone : le taux de couverture de la dette',
      url: 'https://trackstone.io/le-taux-de-couverture-de-la-dette-en-investissement-immobilier',
      read: '2026-11-21',
    },
    {
      title: 'Vivre de l’investissement locatif : l’effet de levier, R = r + (r - i) × D/K',
      url: 'https://vivredelinvestissementlocatif.fr/?p=1664',
      read: '2026-11-21',
    },
    {
      title: 'BOFiP, BOI-RFPI-BASE-30 : le déficit foncier, son imputation et son report',
      url: 'http://bofip.impots.gouv.fr/bofip/4141-PGP.html?identifiant=BOI-RFPI-BASE-30-20170901',
      read: '2026-11-21',
    },
    {
      title: 'CGI, art. 39 C : l’amortissement des biens loués, qui ne crée pas de déficit',
      url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000029355753',
      read: '2026-11-21',
    },
    {
      title: 'BOFiP, BOI-RFPI-PVI-20-10-20-20 : frais et travaux dans le calcul de la plus-value immobilière',
      url: 'http://bofip.impots.gouv.fr/bofip/265-PGP.html',
      read: '2026-11-21',
    },
    {
      title: 'Letulle notaires : les travaux amortis et la plus-value du loueur en meublé depuis 2025',
      url: 'https://letulle.fr/ressources/actualites/loi-de-finances-2025-regime-lmnp-quid-des-travaux-amortis-',
      read: '2026-11-21',
    },
    {
      title: 'numpy-financial, pmt, npv and irr: the equations solved',
      url: 'https://github.com/numpy/numpy-financial/blob/main/numpy_financial/_financial.py',
      read: '2026-11-21',
    },
  ],

  disclaimer: {
    fr: 'Simulation à but pédagogique, qui n’est pas un conseil en investissement personnalisé. Ni les loyers, ni les prix de l’immobilier ne montent régulièrement, et un logement peut rester vide ou impayé. L’impôt est celui du droit d’aujourd’hui, qui changera.',
    en: 'Educational simulation, not personalised investment advice. Neither rents nor property prices rise steadily, and a home may stay empty or unpaid. Tax is that of today’s law, which will change.',
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
