/** Where the rules of `succession` are explained, and checked against the texts of law. */
const read = '2026-11-21'

export const sources = [
  {
    title:
      'Service-public.fr, fiche F35794 : abattements et barèmes selon le lien (copie par la communauté de communes de Saint-Méen Montauban)',
    url: 'https://stmeen-montauban.fr/mise-a-jour-du-livret-de-famille/?xml=F35794',
    read,
  },
  {
    title:
      'Service-public.fr, fiche F14198 : évaluer la succession, calculer les droits (copie par l’agglomération Terres de Montaigu)',
    url: 'https://www.terresdemontaigu.fr/demarche/pre-demande-pacs/?xml=F14198',
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
    title: 'Dalloz : les primes manifestement exagérées, Code des assurances, art. L. 132-13',
    url: 'https://www.dalloz-actualite.fr/flash/assurance-vie-appreciation-du-caractere-manifestement-exagere-des-primes',
    read,
  },
] as const
