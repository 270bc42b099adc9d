import type { WarningText } from '../../definition/warning.ts'

/**
 * Warnings of the tax regimes, each with its article. `contract.ts` adds them to the others; the regimes
 * (`micro.ts`, `bare.ts`, `furnished.ts`) set which apply. Codes are part of answers and do not change. Legal
 * amounts in these texts are typed: a revision of the law corrects them by hand.
 */
export const taxWarnings = {
  micro_foncier_depasse: {
    level: 'alert',
    fr: 'Une année au moins, les loyers dépassent 15 000 € : le micro-foncier n’est plus ouvert et le réel s’impose (CGI, art. 32). Le calcul le garde, tel que demandé.',
    en: 'In at least one year, rents exceed €15,000: micro-foncier is no longer open and actual costs apply (CGI, art. 32). The calculation keeps it, as asked.',
  },
  micro_bic_depasse: {
    level: 'alert',
    fr: 'Une année au moins, les loyers dépassent le plafond actuel du micro-BIC : passé deux ans au-dessus, le réel s’impose (CGI, art. 50-0). Le calcul garde le micro-BIC, tel que demandé.',
    en: 'In at least one year, rents exceed today’s micro-BIC threshold: after two years above it, actual costs apply (CGI, art. 50-0). The calculation keeps micro-BIC, as asked.',
  },
  deficit_foncier_reporte: {
    fr: 'Une part du déficit foncier, intérêts ou excédent sur 10 700 €, ne se déduit que des loyers nus des dix années suivantes ; ce qui reste ensuite est perdu (CGI, art. 156, I, 3°).',
    en: 'Part of the property deficit, interest or excess over €10,700, only comes off unfurnished rents of the ten following years; what then remains is lost (CGI, art. 156, I, 3°).',
  },
  engagement_location: {
    fr: 'Le déficit foncier imputé sur vos autres revenus engage à louer jusqu’au 31 décembre de la troisième année suivante, sinon l’économie d’impôt est reprise (CGI, art. 156, I, 3°).',
    en: 'The property deficit taken off your other income commits you to let until 31 December of the third year after, else the tax saved is clawed back (CGI, art. 156, I, 3°).',
  },
  engagement_rompu: {
    level: 'alert',
    fr: 'Le bien est vendu avant la fin de la troisième année qui suit un déficit imputé sur vos autres revenus : cette économie d’impôt sera reprise (CGI, art. 156, I, 3°). Le calcul ne la reprend pas.',
    en: 'The property is sold before the end of the third year after a deficit was taken off your other income: the tax saved will be clawed back (CGI, art. 156, I, 3°). The calculation does not claw it back.',
  },
  deficit_meuble_reporte: {
    fr: 'Le déficit du meublé, hors amortissements, ne se déduit que des bénéfices de location meublée des dix années suivantes ; ce qui reste ensuite est perdu (CGI, art. 156, I, 1° ter).',
    en: 'The deficit of furnished letting, before depreciation, only comes off furnished-letting profits of the ten following years; what then remains is lost (CGI, art. 156, I, 1° ter).',
  },
  composants_usage: {
    fr: 'Aucun texte ne fixe la part du terrain ni les durées d’amortissement : celles du calcul, d’usage ou données par vous, sont une hypothèse que l’administration peut discuter (CGI, art. 39, 1, 2°).',
    en: 'No text sets the share of the land or the depreciation periods: those of the calculation, customary or entered by you, are an assumption that the tax office may dispute (CGI, art. 39, 1, 2°).',
  },
  lmp_possible: {
    level: 'alert',
    fr: 'Une année au moins, les loyers meublés dépassent 23 000 € : s’ils dépassent aussi les salaires, les pensions et les autres bénéfices professionnels du foyer, vous seriez loueur professionnel, avec d’autres règles et des cotisations (CGI, art. 155, IV, 2). Ce n’est pas vérifié ici.',
    en: 'In at least one year, furnished rents exceed €23,000: if they also exceed the household’s wages, pensions and other business income, you would be a professional landlord, with other rules and contributions (CGI, art. 155, IV, 2). This is not checked here.',
  },
  meubles_en_location_nue: {
    level: 'alert',
    fr: 'Vous comptez des meubles, mais ce régime est celui de la location nue : un logement loué meublé relève des bénéfices industriels et commerciaux (CGI, art. 35, I, 5° bis).',
    en: 'You count furniture, but this regime is that of unfurnished letting: a home let furnished is taxed as commercial profit (CGI, art. 35, I, 5° bis).',
  },
  meuble_sans_meubles: {
    level: 'alert',
    fr: 'Ce régime suppose un logement meublé (CGI, art. 35, I, 5° bis), et aucun meuble n’est compté.',
    en: 'This regime assumes a furnished home (CGI, art. 35, I, 5° bis), and no furniture is counted.',
  },
  frais_deduits_et_retenus: {
    fr: 'Les frais d’achat, déduits des loyers la première année, comptent aussi dans la plus-value : l’article 150 VB, II, 3° du CGI n’y met pas de condition, quand le 4° en met une aux travaux déjà déduits. C’est notre lecture ; l’administration peut la discuter pour des frais réels, au-delà de 7,5 %.',
    en: 'Purchase costs, deducted from rents in the first year, also count in the gain: article 150 VB, II, 3° of the CGI sets no condition, when its 4° sets one for works deducted already. This is our reading; the tax office may dispute it for actual costs, above 7.5%.',
  },
  vente_exoneree: {
    fr: 'Vendu 15 000 € ou moins, le bien échappe à l’impôt sur la plus-value (CGI, art. 150 U, II, 6°).',
    en: 'Sold for €15,000 or less, the property escapes the tax on gains (CGI, art. 150 U, II, 6°).',
  },
} as const satisfies Readonly<Record<string, WarningText>>

/** No warning of a tax regime, for a letting without one. Used by `simulate.ts`. */
export const UNTAXED: Readonly<Record<keyof typeof taxWarnings, boolean>> = {
  micro_foncier_depasse: false,
  micro_bic_depasse: false,
  deficit_foncier_reporte: false,
  engagement_location: false,
  engagement_rompu: false,
  deficit_meuble_reporte: false,
  composants_usage: false,
  lmp_possible: false,
  meubles_en_location_nue: false,
  meuble_sans_meubles: false,
  frais_deduits_et_retenus: false,
  vente_exoneree: false,
}
