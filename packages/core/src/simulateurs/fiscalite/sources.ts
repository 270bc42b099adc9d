/** The day on which the pages were read. */
const read = '2026-11-21'

/**
 * Official pages that explain the tax, in addition to the texts that an answer cites. The pages of
 * Service-public.gouv.fr were read in the copies that town halls publish under the same number. Used by
 * `contract.ts`.
 */
export const sources = [
  {
    title: 'Service-public.gouv.fr, fiche F1419 : le barème et des exemples de calcul',
    url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F1419',
    read,
  },
  {
    title: 'Service-public.gouv.fr, fiche F34328 : les étapes du calcul de l’impôt',
    url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F34328',
    read,
  },
  {
    title: 'Service-public.gouv.fr, fiche F2702 : les parts d’une personne seule',
    url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F2702',
    read,
  },
  {
    title: 'Service-public.gouv.fr, fiche F35120 : le plafonnement du quotient familial',
    url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F35120',
    read,
  },
  {
    title: 'Service-public.gouv.fr, fiche F35127 : les parts d’une personne veuve',
    url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F35127',
    read,
  },
  {
    title: 'BOFiP, BOI-RSA-BASE-30-50-20 : la déduction de 10 %, son plancher et son plafond',
    url: 'https://bofip.impots.gouv.fr/bofip/2287-PGP.html?identifiant=BOI-RSA-BASE-30-50-20-20150316',
    read,
  },
  {
    title: 'BOFiP, BOI-IR-LIQ-20-20-30 : à quel impôt la décote s’applique',
    url: 'https://bofip.impots.gouv.fr/node/4251',
    read,
  },
  {
    title: 'BOFiP, BOI-IR-PAS-20-20-20 : le taux individualisé',
    url: 'https://bofip.impots.gouv.fr/bofip/11256-PGP.html',
    read: '2026-11-25',
  },
  {
    title: 'Service-public.gouv.fr, fiche F31130 : les contributions sur les hauts revenus',
    url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F31130',
    read,
  },
] as const
