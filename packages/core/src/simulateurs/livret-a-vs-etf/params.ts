import { historyIndex, inflation, MONTHLY_INDEX } from '../../definition/common-fields.ts'
import { annualRate, choice, euros, flag, monthlyEuros, percent, wholeYears } from '../../definition/kinds.ts'

/**
 * Parameters of `livret-a-vs-etf`: the savings, both yields, the account of the fund and its tax. Keys are the names
 * of the API: they do not change. Labels and help may; another default or range changes answers. Their kinds
 * (`euros`, `monthlyEuros`…) set units and usual ranges; a value outside its range is refused. A parameter is
 * required if its field has neither `default` nor `optional`: those of `common-fields.ts`, shared with other
 * simulators, may bring a default of their own. No rule is over several parameters. Used by `contract.ts` and
 * `sentence.ts`.
 */
export const params = {
  capital: euros({
    label: { fr: 'Capital initial', en: 'Initial capital' },
    help: {
      fr: 'Déjà sur le livret au 1er janvier, et placé ce jour-là dans l’ETF.',
      en: 'Already in the account on 1 January, and invested in the ETF on that day.',
    },
  }),
  mensuel: monthlyEuros({
    label: { fr: 'Versement mensuel', en: 'Monthly deposit' },
    help: { fr: 'À la fin de chaque mois.', en: 'At the end of each month.' },
  }),
  duree: wholeYears({ min: 1, max: 50, label: { fr: 'Durée', en: 'Duration' } }),
  taux_livret: annualRate({
    step: 0.5,
    max: 20,
    optional: true,
    label: { fr: 'Taux du Livret A', en: 'Livret A rate' },
    help: {
      fr: 'En % par an, sans impôt. Le dernier taux que nous connaissions si vous ne dites rien.',
      en: 'In % a year, free of tax. If left blank, the last rate that we know.',
    },
  }),
  taux_etf: annualRate({
    min: -20,
    max: 50,
    default: 7,
    label: { fr: 'Rendement annuel de l’ETF', en: 'Annual yield of the ETF' },
    help: {
      fr: 'En % par an, avant frais et inflation. Une hypothèse : aucun fonds indiciel ne rapporte tous les ans la même chose.',
      en: 'In % a year, before fees and inflation. An assumption: no index fund yields the same every year.',
    },
  }),
  frais_etf: annualRate({
    step: 0.1,
    max: 10,
    default: 0.2,
    label: { fr: 'Frais annuels de l’ETF', en: 'Annual fees of the ETF' },
    help: {
      fr: 'En % de l’encours par an, fonds et enveloppe : une assurance-vie y ajoute les siens.',
      en: 'As a % of assets a year, fund and wrapper: life insurance adds its own.',
    },
  }),
  inflation: inflation({ default: 2 }),
  enveloppe: choice({
    choices: {
      pea: { fr: 'PEA', en: 'PEA' },
      cto: { fr: 'Compte-titres', en: 'Securities account' },
      assurance_vie: { fr: 'Assurance-vie', en: 'Life insurance' },
    },
    default: 'pea',
    label: { fr: 'Enveloppe de l’ETF', en: 'Wrapper of the ETF' },
    help: {
      fr: 'Ouverte le premier jour : son âge règle l’impôt du retrait.',
      en: 'Opened on the first day: its age settles the tax on the withdrawal.',
    },
  }),
  couple: flag({
    default: false,
    label: { fr: 'Couple imposé ensemble', en: 'Couple taxed jointly' },
    help: {
      fr: 'Double l’abattement et le seuil de l’assurance-vie, et les versements possibles sur PEA. Le Livret A reste un seul livret.',
      en: 'Doubles the allowance and the threshold of life insurance, and what PEAs may take. The Livret A stays one account.',
    },
  }),
  plafond: flag({
    default: true,
    label: { fr: 'Appliquer le plafond du Livret A', en: 'Apply the limit of the Livret A' },
    help: {
      fr: 'Ce que le livret refuse attend à côté, sans intérêt, et compte : l’effort est le même des deux côtés.',
      en: 'What the account refuses waits beside it, without interest, and counts: the effort is the same on both sides.',
    },
  }),
  volatilite: percent({
    max: 60,
    default: 15,
    label: { fr: 'Volatilité de l’ETF', en: 'Volatility of the ETF' },
    help: {
      fr: 'L’ampleur des écarts d’une année à l’autre. Elle ne sert qu’aux capitaux pessimiste et optimiste, et à la fourchette.',
      en: 'How far years stray from one another. It is only used for the pessimistic and optimistic capitals, and the range.',
    },
  }),
  methode: choice({
    choices: {
      constante: { fr: 'Rendement constant', en: 'Constant yield' },
      historique: { fr: 'Rendement constant, et l’histoire', en: 'Constant yield, and history' },
    },
    default: 'constante',
    label: { fr: 'Méthode', en: 'Method' },
    help: {
      fr: 'L’histoire ajoute ce qu’aurait donné le même effort, à partir de chaque mois du passé, sur le Livret A à ses vrais taux et sur les actions que vous choisissez, en euros.',
      en: 'History adds what the same effort would have given, from each month of the past on, in the Livret A at its true rates and in the equities that you choose, in euros.',
    },
  }),
  indice: historyIndex(MONTHLY_INDEX),
}
