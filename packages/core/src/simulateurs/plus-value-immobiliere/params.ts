import { choice, civilDate, count, euros, flag } from '../../definition/kinds.ts'

/**
 * Parameters of `plus-value-immobiliere`: the acquisition, the sale, and what exempts it. Keys are the names of the
 * API: they do not change. Labels and help may; another default or range changes answers. Their kinds (`euros`,
 * `civilDate`…) set units and usual ranges; a value outside its range is refused. A parameter is required if its
 * field has neither `default` nor `optional`. Rules over several parameters are in `constraints.ts`. Used by
 * `constraints.ts`, `contract.ts` and `sentence.ts`.
 */
export const params = {
  prix_vente: euros({ label: { fr: 'Prix de vente', en: 'Sale price' } }),
  prix_achat: euros({
    label: { fr: 'Prix d’achat', en: 'Purchase price' },
    help: {
      fr: 'Pour un bien reçu : sa valeur dans l’acte de donation ou la déclaration de succession.',
      en: 'For a property received: its value in the deed of gift or the inheritance return.',
    },
  }),
  date_achat: civilDate({
    label: { fr: 'Date d’achat', en: 'Date of purchase' },
    help: {
      fr: 'Celle de l’acte authentique ; pour une succession, celle du décès.',
      en: 'That of the notarised deed; for an inheritance, that of the death.',
    },
  }),
  date_vente: civilDate({
    optional: true,
    label: { fr: 'Date de vente', en: 'Date of sale' },
    help: {
      fr: 'Celle de l’acte authentique. Aujourd’hui si elle n’est pas donnée.',
      en: 'That of the notarised deed. Today if it is left out.',
    },
  }),
  vendeurs: count({
    min: 1,
    max: 20,
    default: 1,
    label: { fr: 'Nombre de vendeurs', en: 'Number of sellers' },
    help: {
      fr: 'À parts égales ; un couple propriétaire compte pour deux. La surtaxe se calcule sur la part de chacun.',
      en: 'In equal shares; a couple who owns counts for two. The surtax is computed on the share of each.',
    },
  }),
  usage: choice({
    choices: {
      autre: { fr: 'Logement loué, résidence secondaire ou autre', en: 'Let property, second home or other' },
      residence_principale: { fr: 'Résidence principale', en: 'Main residence' },
      terrain_a_batir: { fr: 'Terrain à bâtir', en: 'Building land' },
    },
    default: 'autre',
    label: { fr: 'Bien vendu', en: 'Property sold' },
  }),
  acquisition: choice({
    choices: {
      achat: { fr: 'Achat', en: 'Purchase' },
      donation: { fr: 'Donation', en: 'Gift' },
      succession: { fr: 'Succession', en: 'Inheritance' },
    },
    default: 'achat',
    label: { fr: 'Acquis par', en: 'Acquired by' },
  }),
  frais_vente: euros({
    default: 0,
    label: { fr: 'Frais de vente payés par le vendeur', en: 'Selling costs paid by the seller' },
    help: { fr: 'Agence, diagnostics, mainlevée.', en: 'Agency, surveys, release of the mortgage.' },
  }),
  frais_achat: euros({
    optional: true,
    label: { fr: 'Frais d’acquisition réels', en: 'Real acquisition costs' },
    help: {
      fr: 'Droits, notaire, agence. Pour un achat, 7,5 % du prix sont comptés s’ils dépassent ces frais.',
      en: 'Duties, notary, agency. For a purchase, 7.5% of the price is counted where it is more than these costs.',
    },
  }),
  travaux: euros({
    optional: true,
    label: { fr: 'Travaux réels', en: 'Real building work' },
    help: {
      fr: 'Faits par une entreprise, factures gardées, jamais déduits. Après cinq ans, 15 % du prix sont comptés s’ils dépassent ce montant.',
      en: 'Done by a firm, with receipts, never deducted. After five years, 15% of the price is counted where it is more than this amount.',
    },
  }),
  bati: flag({
    default: true,
    label: { fr: 'Bien bâti', en: 'Built property' },
    help: {
      fr: 'Un terrain à bâtir n’est pas bâti, quelle que soit cette réponse.',
      en: 'Building land is not built, whatever this answer.',
    },
  }),
  amortissements: euros({
    default: 0,
    label: {
      fr: 'Amortissements déduits en location meublée',
      en: 'Depreciation deducted in furnished letting',
    },
    help: {
      fr: 'Au régime réel (LMNP). Pour une vente depuis le 15 février 2025, ils diminuent le prix d’achat.',
      en: 'Under the real regime (LMNP). For a sale from 15 February 2025, they come off the purchase price.',
    },
  }),
  remploi: euros({
    default: 0,
    label: { fr: 'Prix remployé dans la résidence principale', en: 'Price put into a main residence' },
    help: {
      fr: 'Première vente d’un logement sans avoir été propriétaire de sa résidence principale depuis quatre ans, somme remployée dans les 24 mois.',
      en: 'First sale of a home by someone who has not owned a main residence for four years, the sum being reused within 24 months.',
    },
  }),
  exoneration: choice({
    choices: {
      aucune: { fr: 'Aucune', en: 'None' },
      retraite_modeste: {
        fr: 'Retraité ou invalide modeste',
        en: 'Pensioner or disabled person of modest means',
      },
      premiere_cession: {
        fr: 'Première cession, prix remployé en entier',
        en: 'First sale, whole price reused',
      },
      autre: { fr: 'Autre exonération', en: 'Another exemption' },
    },
    default: 'aucune',
    label: { fr: 'Exonération', en: 'Exemption' },
    help: {
      fr: 'À vérifier avec le notaire : conditions de l’article 150 U, II et III du CGI.',
      en: 'To be checked with the notary: conditions of article 150 U, II and III of the CGI.',
    },
  }),
}
