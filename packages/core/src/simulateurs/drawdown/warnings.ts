/**
 * Texts of the warnings of `drawdown` by code; `simulate.ts` has their conditions. Codes are part of answers and do
 * not change. Used by `contract.ts`.
 */
export const warnings = {
  capital_epuise: {
    level: 'alert',
    fr: 'Les retraits épuisent le capital avant le retour au sommet, dans une crise au moins : le portefeuille remonte, mais il n’y a plus rien à faire remonter.',
    en: 'Withdrawals exhaust the capital before the recovery, in one crisis at least: the portfolio rises again, with nothing left to rise.',
  },
  retraits_pendant_la_baisse: {
    level: 'alert',
    fr: 'Retirer pendant une baisse vend au plus mauvais moment : ce qui est vendu ne remonte pas. À rendement moyen égal, des retraits qui commencent juste avant une crise coûtent plus cher (risque de séquence). Une réserve de liquidités évite de vendre.',
    en: 'Withdrawing during a fall sells at the worst time: what is sold does not rise again. For the same average return, withdrawals that begin just before a crisis cost more (sequence risk). A reserve of cash avoids selling.',
  },
  pas_encore_de_retour: {
    fr: 'Une baisse au moins n’était pas effacée en juin 2026, dernier mois de nos données : la date et la durée du retour sont vides, pas nulles.',
    en: 'At least one fall had not been recovered by June 2026, the last month of our data: the date and the length of the recovery are blank, not zero.',
  },
  jamais_baisse: {
    fr: 'Dans une crise au moins, ce portefeuille n’est jamais passé sous un niveau déjà atteint : elle n’a ni dates, ni chemin, ni mouvements. En pouvoir d’achat, il a pu perdre, comme le Livret A quand les prix montent plus vite que son taux.',
    en: 'In one crisis at least, this portfolio never went below a level already reached: it has no dates, path or movements. In purchasing power it may have lost, as the Livret A does when prices rise faster than its rate.',
  },
  moyennes_mensuelles: {
    fr: 'Le portefeuille est suivi en moyennes mensuelles, qui cachent les pires jours : en mars 2020, le S&P 500 a perdu 14 points de plus entre deux clôtures que les mêmes actions en moyenne du mois.',
    en: 'The portfolio is followed by monthly averages, which hide the worst days: in March 2020, the S&P 500 lost 14 percentage points more between two closes than the same equities by monthly average.',
  },
  actions_et_msci_world: {
    fr: 'Les actions du portefeuille sont américaines, en euros et en moyennes mensuelles ; le MSCI World couvre tous les pays développés, en fin de mois. Leurs baisses diffèrent, surtout en 2022 : la hausse du dollar a amorti celle des actions américaines en euros.',
    en: 'The equities of the portfolio are American, in euros, by monthly average; the MSCI World covers all developed countries, at month end. Their falls differ, above all in 2022: the rise of the dollar softened that of American equities in euros.',
  },
  actions_et_cac_40: {
    fr: 'Les actions du portefeuille sont américaines, en euros et en moyennes mensuelles ; le CAC 40 et le MSCI France sont français, en clôture du jour et en fin de mois. Leurs baisses diffèrent, surtout en 2022 : la hausse du dollar a amorti celle des actions américaines en euros.',
    en: 'The equities of the portfolio are American, in euros, by monthly average; the CAC 40 and the MSCI France are French, at the daily close and at month end. Their falls differ, above all in 2022: the rise of the dollar softened that of American equities in euros.',
  },
  actions_et_sp_500: {
    fr: 'Les actions du portefeuille sont celles de ces indices, mais en euros et en moyennes mensuelles ; le S&P 500 est publié en dollars, chaque jour. Leurs baisses diffèrent, surtout en 2022 : la hausse du dollar a amorti celle des actions américaines en euros.',
    en: 'The equities of the portfolio are those of these indices, but in euros, by monthly average; the S&P 500 is published in dollars, every day. Their falls differ, above all in 2022: the rise of the dollar softened that of American equities in euros.',
  },
  actions_monde_approchees: {
    fr: 'Les actions du portefeuille sont une approximation des pays développés, pas un indice : 60 % d’un fonds d’actions américaines et 40 % d’un fonds des autres pays, rééquilibrés chaque mois, en euros sans couverture du change et en moyennes mensuelles. Les indices publiés à côté sont suivis en fin de mois ou chaque jour. Le second fonds a changé de pays en 2024.',
    en: 'The equities of the portfolio are a proxy of developed countries, not an index: 60% of a fund of US equities and 40% of a fund of other countries, rebalanced monthly, in euros without currency hedging and by monthly average. The published indices beside them are followed at month end or every day. The second fund changed countries in 2024.',
  },
  crise_2000_hors_donnees: {
    fr: 'La crise de 2000, la plus profonde et la plus longue des quatre pour des actions américaines, manque : l’approximation des actions mondiales ne commence qu’en juin 2003.',
    en: 'The crisis of 2000, the deepest and longest of the four for US equities, is missing: the proxy of world equities only starts in June 2003.',
  },
  indice_sans_dividendes: {
    fr: 'Le premier indice est publié sans dividendes : souvent, il baisse un peu plus et revient plus tard que ce qu’un investisseur a touché. Le second les réinvestit, comme le portefeuille. Quand l’un est suivi chaque jour et l’autre en fin de mois, une part de l’écart vient aussi de là.',
    en: 'The first index is published without dividends: often, it falls a little more and recovers later than what an investor received. The second one reinvests them, as the portfolio does. Where one is followed every day and the other at month end, part of the gap comes from that too.',
  },
  passe: {
    fr: 'Quatre crises passées ne disent rien de la prochaine, qui peut être plus profonde, plus longue, ou frapper tous ces placements à la fois.',
    en: 'Four crises of the past say nothing of the next one, which may be deeper, longer, or hit all these investments at once.',
  },
} as const
