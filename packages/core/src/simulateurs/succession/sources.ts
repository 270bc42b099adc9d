/** The day on which most pages were read. */
const read = '2026-11-21'

/**
 * Pages that explain the rules of `succession`, checked against the texts of law. The pages of
 * Service-public.gouv.fr were read in the copies that local authorities publish under the same number.
 * Used by `contract.ts`.
 */
export const sources = [
  {
    title: 'Service-public.gouv.fr, fiche F35794 : abattements et barèmes selon le lien',
    url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F35794',
    read,
  },
  {
    title: 'Service-public.gouv.fr, fiche F14198 : évaluer la succession, calculer les droits',
    url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F14198',
    read,
  },
  {
    title: 'BOFiP, 7 G 2421 : l’abattement d’un enfant décédé se divise entre ses représentants',
    url: 'https://bofip-archives.impots.gouv.fr/doctrine/pgp/30276-AIDA',
    read,
  },
  {
    title:
      'Fiscal Online : fin de l’abattement en ligne directe pour les enfants d’un enfant unique qui renonce',
    url: 'https://fiscalonline.com/patrimoine/Renonciation-de-l-enfant-unique-du-defunt-au-profit-de-ses-propres-enfants-fin-de-l-abattement-en-ligne-directe',
    read,
  },
  {
    title: 'Assemblée nationale, question n° 19399 : de quoi le forfait mobilier est 5 %',
    url: 'https://2007-2012.nosdeputes.fr/question/QE/19399',
    read: '2026-11-25',
  },
  {
    title: 'Dalloz : les primes manifestement exagérées, Code des assurances, art. L. 132-13',
    url: 'https://www.dalloz-actualite.fr/flash/assurance-vie-appreciation-du-caractere-manifestement-exagere-des-primes',
    read,
  },
] as const
