import { historyIndex } from '../../definition/common-fields.ts'
import { choice, euros, monthlyEuros, percent } from '../../definition/kinds.ts'

/**
 * Parameters of `drawdown`: the capital at the peak, its assets, and its deposits and withdrawals. Keys are the names
 * of the API: they do not change. Labels and help may; another default or range changes answers. Their kinds
 * (`euros`, `monthlyEuros`…) set units and usual ranges; a value outside its range is refused. A parameter is
 * required if its field has neither `default` nor `optional`. Rules over several parameters are in `constraints` of
 * `contract.ts`. Used by `contract.ts` and `sentence.ts`.
 */
export const params = {
  capital: euros({
    min: 1,
    max: 1e10,
    label: { fr: 'Capital au sommet', en: 'Capital at the peak' },
    help: {
      fr: 'Ce que vaut le portefeuille juste avant chaque baisse.',
      en: 'What the portfolio is worth just before each fall.',
    },
  }),
  actions: percent({
    default: 100,
    label: { fr: 'Actions', en: 'Equities' },
    help: {
      fr: 'En euros, dividendes réinvestis ; américaines, sauf autre choix. Les quatre parts font 100.',
      en: 'In euros, dividends reinvested; American, unless chosen otherwise. The four shares add up to 100.',
    },
  }),
  obligations: percent({
    default: 0,
    label: { fr: 'Obligations', en: 'Bonds' },
    help: {
      fr: 'Obligations d’État françaises à dix ans, coupons réinvestis.',
      en: 'French ten-year government bonds, coupons reinvested.',
    },
  }),
  or: percent({ default: 0, label: { fr: 'Or', en: 'Gold' }, help: { fr: 'En euros.', en: 'In euros.' } }),
  liquidites: percent({
    default: 0,
    label: { fr: 'Liquidités', en: 'Cash' },
    help: { fr: 'Au taux du Livret A de l’époque.', en: 'At the Livret A rate of the time.' },
  }),
  mensuel: monthlyEuros({
    default: 0,
    label: { fr: 'Versement mensuel', en: 'Monthly deposit' },
    help: {
      fr: 'À la fin de chaque mois, du sommet au retour.',
      en: 'At the end of each month, from the peak until the recovery.',
    },
  }),
  retrait: monthlyEuros({
    default: 0,
    label: { fr: 'Retrait mensuel', en: 'Monthly withdrawal' },
    help: {
      fr: 'À la fin de chaque mois, du sommet au retour : ce qu’un retraité vend pour vivre.',
      en: 'At the end of each month, from the peak until the recovery: what a pensioner sells to live on.',
    },
  }),
  reequilibrage: choice({
    choices: {
      aucun: { fr: 'Aucun', en: 'None' },
      annuel: { fr: 'Chaque année', en: 'Every year' },
    },
    default: 'annuel',
    label: { fr: 'Rééquilibrage', en: 'Rebalancing' },
    help: {
      fr: 'Tous les douze mois, les parts reviennent à celles que vous donnez ; ou jamais.',
      en: 'Every twelve months, the shares are set back to those you enter; or never.',
    },
  }),
  indice: choice({
    choices: {
      monde: { fr: 'Monde', en: 'World' },
      france: { fr: 'France', en: 'France' },
      etats_unis: { fr: 'États-Unis', en: 'United States' },
    },
    default: 'monde',
    label: { fr: 'Indices à côté', en: 'Indices for comparison' },
    help: {
      fr: 'Les chiffres publiés à lire à côté. Ils ne changent pas ceux du portefeuille.',
      en: 'The published figures shown for comparison. They do not change those of the portfolio.',
    },
  }),
  indice_actions: historyIndex(
    {
      fr: 'Celles du portefeuille, en euros. Monde : 60 % d’un fonds d’actions américaines et 40 % d’un fonds des autres pays développés, une approximation, depuis juin 2003 : la crise de 2000 n’y est pas.',
      en: 'Those of the portfolio, in euros. World: 60% of a fund of US equities and 40% of a fund of other developed countries, a proxy, since June 2003: the crisis of 2000 is not in it.',
    },
    { fr: 'Actions suivies', en: 'Equities followed' },
  ),
}
