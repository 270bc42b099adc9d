import { trinityStudy } from '../../finance/common-sources.ts'

/** The day on which the pages were read. */
const read = '2026-11-21'

/**
 * Sources that explain `revenus-passifs`; each answer also cites the texts that set its rates. Used by `contract.ts`.
 */
export const sources = [
  {
    title: 'BOFiP, BOI-RPPM-RCM-20-15 : le taux forfaitaire et l’option globale pour le barème',
    url: 'https://bofip.impots.gouv.fr/bofip/11224-PGP.html',
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
    title: 'Club Patrimoine : la part de gains d’un rachat d’assurance-vie et son abattement annuel',
    url: 'https://www.clubpatrimoine.com/faq/faq-contenus/quelle-est-la-fiscalite-dun-rachat-partiel-apres-8-ans',
    read,
  },
  trinityStudy,
] as const
