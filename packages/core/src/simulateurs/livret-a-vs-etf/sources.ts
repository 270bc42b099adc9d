/** The day on which the pages were read. */
const read = '2026-11-21'

/**
 * Sources that explain `livret-a-vs-etf`; each answer cites the texts that set its figures. Used by `contract.ts`.
 */
export const sources = [
  {
    title: 'Arrêté du 27 janvier 2021, art. 1er : la formule du taux du Livret A',
    url: 'https://www.legifrance.gouv.fr/jorf/article_jo/JORFARTI000043114030',
    read,
  },
  {
    title: 'MoneyVox (cBanque) : le calcul des intérêts par quinzaine',
    url: 'https://www.cbanque.com/livret/calcul-interets.php',
    read,
  },
  {
    title: 'BforBank : le taux du Livret A, révisé au 1er février et au 1er août',
    url: 'https://www.bforbank.com/livrets/taux-livrets-depargne.html',
    read,
  },
  {
    title:
      'Meilleurtaux Placement, janvier 2026 : 18,6 % ou 17,2 % de prélèvements sociaux, selon le placement',
    url: 'https://placement.meilleurtaux.com/placement-financier/actualites/2026-janvier/hausse-des-prelevements-sociaux-faut-il-adapter-ses-placements.html',
    read,
  },
  {
    title: 'La Banque postale : les retraits d’un PEA avant et après cinq ans, ses versements',
    url: 'https://www.labanquepostale.fr/particulier/accompagner/actualites-et-conseils/actus-reperes/mode-gestion-pea.html',
    read,
  },
  {
    title: 'MoneyVox (cBanque) : les plafonds du Livret A depuis 1966',
    url: 'http://www.cbanque.com/placement/plafond-livret-a.php',
    read,
  },
  {
    title: 'CMF, art. L. 221-31 : ce qu’un PEA peut recevoir (traduction anglaise)',
    url: 'https://french-business-law.com/french-legislation-art/article-l221-31-of-the-french-monetary-and-financial-code',
    read,
  },
] as const
