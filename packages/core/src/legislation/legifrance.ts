import type { LegalText } from './in-force.ts'

/** The address of a text on Légifrance, by the first letters of its identifier. */
const PLACES = {
  /** A version of an article of a code. */
  LEGIARTI: 'codes/article_lc',
  /** An act or a decree as published. */
  JORFTEXT: 'jorf/id',
  /** An article of these. */
  JORFARTI: 'jorf/article_jo',
} as const

type Identifier = `${keyof typeof PLACES}${number}`

/**
 * A text of law by its identifier on Légifrance. Legal parameters cite their texts with it. Used by
 * `capital/assurance-vie-abattement.ts`, `capital/assurance-vie-duree.ts`, `capital/assurance-vie-seuil-primes.ts`,
 * `capital/assurance-vie-taux-normal.ts` and others in `parametres` and `textes`.
 * @example legifrance('CGI, art. 197, I, 1', 'LEGIARTI000053542636').url
 */
export const legifrance = (title: string, identifier: Identifier): LegalText => {
  const place = PLACES[identifier.slice(0, 8) as keyof typeof PLACES]
  return { title, url: `https://www.legifrance.gouv.fr/${place}/${identifier}` }
}
