/** The day on which the pages were read. */
const read = '2026-11-23'

/** Pages that explain the rules of `donation`, checked against the texts of law. Used by `contract.ts`. */
export const sources = [
  {
    title: 'impots.gouv.fr : calcul et paiement des droits de donation',
    url: 'https://impots.gouv.fr/portail/particulier/calcul-et-paiement-des-droits',
    read,
  },
  {
    title: 'Tanguy Finances : petit-enfant qui représente son parent',
    url: 'https://www.tanguyfinances.fr/dmtg-donation-ou-succession-en-faveur-dun-petit-enfant-quelle-fiscalite/',
    read,
  },
  {
    title: 'Actu-Juridique : fin de l’usufruit, CGI, art. 751 et 1133',
    url: 'https://www.actu-juridique.fr/civil/personnes-famille/les-aspects-fiscaux-de-lextinction-de-lusufruit-des-personnes-physiques/',
    read,
  },
  {
    title: 'Aurep : dette de restitution d’une somme d’argent, CGI, art. 774 bis',
    url: 'https://aurep.com/?p=5400',
    read,
  },
] as const
