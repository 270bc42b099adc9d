import type { WarningText } from '../../definition/warning.ts'

/**
 * Texts of the warnings; `find-warnings.ts` has their conditions. Codes are part of answers and do not change. Used
 * by `contract.ts`.
 */
export const warnings = {
  fire_jamais: {
    level: 'alert',
    fr: 'À ce rythme, le capital à atteindre ne l’est pas en cent ans.',
    en: 'At this pace, the capital to reach is not reached within a hundred years.',
  },
  regle_jamais: {
    fr: 'Avec l’une au moins des règles des 3, 4 et 5 %, le capital à atteindre ne l’est pas en cent ans.',
    en: 'Under at least one of the 3, 4 and 5% rules, the capital to reach is not reached within a hundred years.',
  },
  fire_apres_projection: {
    fr: 'L’indépendance vient après la dernière ligne du tableau.',
    en: 'Independence comes after the last row of the table.',
  },
  retrait_superieur_au_rendement: {
    level: 'alert',
    fr: 'Le taux de retrait, pris mois après mois, dépasse le rendement réel : même sans aléa, le capital à atteindre s’userait jusqu’à manquer.',
    en: 'The withdrawal rate, taken month after month, is above the real yield: even without bad luck, the capital to reach would wear away until it runs out.',
  },
  rendement_reel_negatif: {
    level: 'alert',
    fr: 'Le rendement ne couvre pas l’inflation : le capital perd du pouvoir d’achat chaque année.',
    en: 'The yield is below inflation: the capital buys less every year.',
  },
  objectif_nul: {
    fr: 'La pension couvrira alors toutes les dépenses : il n’y aura rien à financer à cette date, et la progression n’a pas de sens.',
    en: 'The pension will then cover all the spending: there will be nothing to fund at that date, and progress means nothing.',
  },
  histoire_clemente: {
    fr: 'Les réussites dans l’histoire sont comptées aux États-Unis depuis 1871, en dollars, avant frais et impôt, sur des fenêtres qui se recouvrent (126 pour trente ans). C’est l’histoire la plus clémente, ou presque : ailleurs, en France aussi, les mêmes retraits ont échoué bien plus souvent. Le passé ne préjuge pas de l’avenir.',
    en: 'The historical success rates come from the United States since 1871, in dollars, before fees and tax, over overlapping windows (126 for thirty years). It is close to the most favourable history there is: elsewhere, France included, the same withdrawals failed far more often. The past is no guide to the future.',
  },
  histoire_mondiale_courte: {
    level: 'alert',
    fr: 'L’histoire mondiale ne compte que les années depuis 2004, en euros, avec les obligations d’État et les prix français. Ses actions sont une approximation des pays développés, pas un indice : 60 % d’un fonds d’actions américaines et 40 % d’un fonds des autres pays. Elle a 13 fenêtres de dix ans, faites presque toutes des mêmes années : elles ne disent rien de ce qu’une retraite supporte, et le passé ne préjuge pas de l’avenir.',
    en: 'World history only has the years since 2004, in euros, with French government bonds and French prices. Its equities are a proxy of developed countries, not an index: 60% of a fund of US equities and 40% of a fund of other countries. It has 13 windows of ten years, made of almost the same years: they say nothing of what a retirement sustains, and the past is no guide to the future.',
  },
  aucune_fenetre: {
    level: 'alert',
    fr: 'Aucune retraite de cette durée ne tient dans les données mondiales, qui ont vingt-deux années : les réussites dans l’histoire sont vides, pas nulles.',
    en: 'No retirement of this length fits in the world data, which have twenty-two years: the historical success rates are blank, not zero.',
  },
  fenetres_peu_nombreuses: {
    fr: 'Sur une retraite aussi longue, l’histoire a moins de cent fenêtres et ne contient que deux retraites entières qui ne se recouvrent pas. Les départs récents n’y figurent pas, même ceux qui ont déjà échoué.',
    en: 'Over so long a retirement, history has fewer than a hundred windows and holds only two whole retirements that do not overlap. Recent starts are not among them, even those that have failed already.',
  },
  hasard_suppose: {
    fr: 'Les tirages valent ce que valent le rendement et la volatilité supposés. Ils font des mois indépendants, de loi normale : les vrais krachs sont plus brutaux, et les mauvaises années se suivent.',
    en: 'The draws are worth what the assumed yield and volatility are worth. They make independent, normal months: real crashes are harder, and bad years come in a row.',
  },
  sans_alea: {
    level: 'alert',
    fr: 'Sans volatilité, tous les tirages sont le même : le taux de réussite n’est pas une probabilité.',
    en: 'Without volatility, all draws are the same one: the success rate is no probability.',
  },
  mauvais_moment: {
    fr: 'Une partie de ces retraites, la moitié au plus, manque d’argent avant la fin. À rendements égaux, les mauvaises années coûtent plus cher quand elles viennent tôt : vivre oblige alors à vendre bas. Des dépenses qui s’adaptent ou une réserve en protègent en partie.',
    en: 'Some of these retirements, half of them at most, run out of money before the end. For the same returns, bad years cost more when they come early: living then means selling low. Spending that adapts or a reserve protects from it in part.',
  },
  echec_probable: {
    level: 'alert',
    fr: 'Plus de la moitié de ces retraites manquent d’argent avant la fin : ce taux de retrait est trop élevé pour cette durée.',
    en: 'More than half of these retirements run out of money before the end: this withdrawal rate is too high for this length.',
  },
  pension_et_impot_ignores: {
    level: 'alert',
    fr: 'La pension et l’impôt comptent dans le capital à atteindre, mais pas dans la suite : l’histoire et les tirages en retirent chaque année le taux de retrait, du premier jour au dernier.',
    en: 'The pension and the tax count in the capital to reach, but not in what follows: history and draws withdraw the withdrawal rate from it every year, from the first day to the last.',
  },
} as const satisfies Readonly<Record<string, WarningText>>
