/** Official pages that explain the tax, beside the texts that an answer cites; some through a local authority's copy. */
const read = '2026-11-21'

export const sources = [
  {
    title:
      'Service-public.fr, fiche F1419 (copie par la mairie de Hagenbach) : le barème et des exemples de calcul',
    url: 'https://hagenbach.illicoweb.com/service-public/fiche/F1419',
    read,
  },
  {
    title:
      'Service-public.fr, fiche F34328 (copie par la communauté de communes Saint-Méen Montauban) : les étapes du calcul de l’impôt',
    url: 'https://stmeen-montauban.fr/mise-a-jour-du-livret-de-famille/?xml=F34328',
    read,
  },
  {
    title:
      'Service-public.fr, fiche F2702 (copie par la mairie de Hagenbach) : les parts d’une personne seule',
    url: 'https://hagenbach.illicoweb.com/service-public/fiche/F2702',
    read,
  },
  {
    title:
      'Service-public.fr, fiche F35120 (copie par la mairie de Pellegrue) : le plafonnement du quotient familial',
    url: 'https://www.pellegrue.com/service-public/?xml=F35120',
    read,
  },
  {
    title: 'Service-public.fr, fiche F35127 (version en anglais) : les parts d’une personne veuve',
    url: 'https://service-public.fr/particuliers/vosdroits/F35127?lang=en',
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
    title:
      'Service-public.fr, fiche F31130 (copie par la mairie du Cendre) : les contributions sur les hauts revenus',
    url: 'https://www.lecendre.fr/component/joomladministration/?audience=part&xml=F31130',
    read,
  },
] as const
