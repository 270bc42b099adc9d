import { numpyFinancial } from '../../finance/common-sources.ts'

/** The day on which the pages were read. */
const read = '2026-11-21'

/** Sources of the equations, articles and customs of `cout-dette`, cited in its answers. Used by `contract.ts`. */
export const sources = [
  {
    title: 'Code de la consommation, article L. 313-47 : le remboursement anticipé',
    url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000032222329',
    read,
  },
  {
    title: 'Service-public.gouv.fr, fiche F1669 : l’indemnité de remboursement anticipé, article R. 313-25',
    url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F1669',
    read,
  },
  numpyFinancial('pmt: the equation of a loan payment'),
  {
    title: 'April : 35 % d’effort et 25 ans au plus, les règles du HCSF',
    url: 'https://april.fr/actualites/assurance-pret/nouvelles-regles-credit-immobilier-2022',
    read,
  },
  {
    title: '01banque-en-ligne : ce que le TAEG comprend, et sa méthode par équivalence',
    url: 'https://www.01banque-en-ligne.fr/credit-bancaire/tout-savoir-taeg/',
    read,
  },
  {
    title: 'Apicil : l’assurance sur le capital initial ou restant dû',
    url: 'https://particulier.apicil.com/assurance-de-pret/apicil-assurance-emprunteur-sur-capital-restant-du-ou-sur-capital-initial/',
    read,
  },
] as const
