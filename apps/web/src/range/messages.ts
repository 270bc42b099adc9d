import type { Language } from '@denier/core'

/** The French texts; `en` has the same keys. */
const fr = {
  title: 'Fourchette',
  low: 'Marchés décevants',
  high: 'Bons marchés',
  oneInTen: 'un cas sur dix',
  working: 'Calcul de la fourchette…',
  failed: 'La fourchette n’a pas pu être calculée. Changez une valeur pour réessayer.',
  // of a figure computed without volatility, and the button that sets the one of equities
  guaranteed:
    'Ce chiffre suppose un rendement garanti. Placé en actions, il ne l’est pas : le résultat peut être bien plus haut, ou bien plus bas.',
  asEquities: 'Voir la fourchette d’un fonds d’actions',
  // below the title of a chart: the line that the band surrounds, or the total of the areas
  band: (line: string) =>
    `La bande entoure «\u00a0${line}\u00a0» : un cas sur dix finit au-dessus, un sur dix au-dessous.`,
  // where the band ends before the chart, after the text above
  bandEnds: (years: number) => ` Elle s’arrête à ${years}\u00a0ans, la durée de la fourchette.`,
  total: 'Total',
  assumptions: 'Changer l’hypothèse de la fourchette',
  volatility: 'Volatilité annuelle',
  index: 'Passé comparé',
  limits:
    'Une fois sur dix, les marchés font moins bien que le premier cas\u00a0; une sur dix, mieux que le second. Le passé ne préjuge pas de l’avenir.',
}

const en: typeof fr = {
  title: 'Range',
  low: 'Poor markets',
  high: 'Good markets',
  oneInTen: 'one case in ten',
  working: 'Computing the range…',
  failed: 'The range could not be computed. Change a value to try again.',
  guaranteed:
    'This figure assumes a guaranteed yield. In equities it is not: the result may be much higher, or much lower.',
  asEquities: 'See the range of a fund of equities',
  band: (line) => `The band surrounds “${line}”: one case in ten ends above it, and one below.`,
  bandEnds: (years) => ` It ends after ${years} years, the length of the range.`,
  total: 'Total',
  assumptions: 'Change the assumption of the range',
  volatility: 'Annual volatility',
  index: 'Past compared with',
  limits:
    'One time in ten markets do worse than the first case; one in ten, better than the second. The past is no guide to the future.',
}

/**
 * The texts of the range of an answer. Used by `band.ts`, `with-range.tsx`, `range-strip.tsx`, `use-range.ts` and
 * `range-choices.tsx`.
 */
export const messages: Readonly<Record<Language, typeof fr>> = { fr, en }
