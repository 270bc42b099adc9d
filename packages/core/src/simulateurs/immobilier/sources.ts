import { numpyFinancial } from '../../finance/common-sources.ts'
import type { Source } from '../../units/source.ts'

/** The day on which the pages were read. */
const read = '2026-11-21'

/**
 * Sources of the equations of `immobilier`, cited in its answers; pages about tax come with the texts of the regime.
 * `read`: the day on which each was read. Used by `contract.ts`.
 */
export const sources = [
  {
    title: 'Bourse des Crédits : calculer le rendement locatif brut, net et net-net',
    url: 'https://www.boursedescredits.com/guide-calculer-rendement-locatif-investissement-immobilier-5887.php',
    read,
  },
  {
    title: 'Trackstone : le taux de couverture de la dette',
    url: 'https://trackstone.io/le-taux-de-couverture-de-la-dette-en-investissement-immobilier',
    read,
  },
  {
    title: 'Vivre de l’investissement locatif : l’effet de levier, R = r + (r - i) × D/K',
    url: 'https://vivredelinvestissementlocatif.fr/?p=1664',
    read,
  },
  numpyFinancial('pmt, npv and irr: the equations solved'),
] as const satisfies readonly Source[]

/** Official comments on the deficit of an unfurnished letting. Used by `bare.ts`. */
export const deficitPage: Source = {
  title: 'BOFiP, BOI-RFPI-BASE-30-20 (16 septembre 2025) : l’imputation et le report des déficits fonciers',
  url: 'https://bofip.impots.gouv.fr/bofip/4142-PGP.html/identifiant=BOI-RFPI-BASE-30-20-20250916',
  read,
}

/** Official comments on fees and works in a gain. Used by `resale.ts`. */
export const gainPage: Source = {
  title: 'BOFiP, BOI-RFPI-PVI-20-10-20-20 : frais et travaux dans le calcul de la plus-value immobilière',
  url: 'http://bofip.impots.gouv.fr/bofip/265-PGP.html',
  read,
}
