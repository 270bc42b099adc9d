import { inflation } from '../../definition/common-fields.ts'
import { annualRate, calendarYear, euros, wholeYears } from '../../definition/kinds.ts'
import { consumerPrices } from '../../indices/consumer-prices.ts'

/** The years whose prices are known. */
const known = { min: Number(consumerPrices.first), max: Number(consumerPrices.last) }

/**
 * Parameters of `inflation`: an amount, and a future rate or two years of the past. Keys are the names of the API:
 * they do not change. Their kinds (`euros`, `annualRate`…) set units and usual ranges. Those of `common-fields.ts`
 * are shared with other simulators. One without `default` or `optional` is required. Used by `contract.ts` and
 * `sentence.ts`.
 */
export const params = {
  montant: euros({ label: { fr: 'Montant', en: 'Amount' } }),
  duree: wholeYears({
    min: 1,
    max: 100,
    optional: true,
    label: { fr: 'Durée', en: 'Duration' },
    help: {
      fr: 'Nécessaire, sauf entre deux années passées : c’est alors leur différence.',
      en: 'Required, except between two past years: it is then their difference.',
    },
  }),
  inflation: inflation({ default: 2 }),
  rendement: annualRate({
    step: 0.5,
    min: -20,
    max: 50,
    default: 0,
    label: { fr: 'Rendement annuel de la somme', en: 'Annual yield of the sum' },
    help: {
      fr: 'En % par an, avant inflation. 0 pour des billets dans un tiroir ou un compte courant.',
      en: 'In % a year, before inflation. 0 for notes in a drawer or a current account.',
    },
  }),
  annee_debut: calendarYear({
    ...known,
    optional: true,
    label: { fr: 'Année de départ', en: 'Starting year' },
    help: {
      fr: 'Avec l’année de fin, remplace la durée et l’inflation par les prix observés en France. Le montant est en euros de cette année-là.',
      en: 'With the ending year, replaces duration and inflation by the prices observed in France. The amount is in the euros of that year.',
    },
  }),
  annee_fin: calendarYear({
    ...known,
    optional: true,
    label: { fr: 'Année de fin', en: 'Ending year' },
    help: { fr: 'Après l’année de départ.', en: 'After the starting year.' },
  }),
}
