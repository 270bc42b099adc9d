import { type Field, kinds } from '@denier/core'

const euros = '€|eur|euros?'
/** The ways of typing each unit, in either language: after a number, before it, and the period that may follow. */
const spellings: Readonly<
  Record<string, { readonly after: string; readonly before?: string; readonly per?: string }>
> = {
  EUR: { after: euros, before: euros },
  'EUR/month': { after: euros, before: euros, per: 'mois|month' },
  '%': { after: '%' },
  '%/year': { after: '%', per: 'an|year' },
  years: { after: 'ans?|années?|years?' },
  months: { after: 'mois|months?' },
}

/** A pattern that matches nothing. */
const NEVER = '(?!)'

/** By unit: the period at the end, the unit at the end, and the unit at the beginning, after a sign. */
const patterns = new Map(
  Object.entries(spellings).map(([unit, { after, before = NEVER, per = NEVER }]) => [
    unit,
    {
      per: new RegExp(` ?(?:/|par|a|per) ?(?:${per})$`, 'i'),
      last: new RegExp(`(?<=[\\d.,]) ?(?:${after})$`, 'i'),
      first: new RegExp(`^([-+\u2212]?) ?(?:${before}) ?(?=[-+\u2212.,\\d])`, 'i'),
    },
  ]),
)

/**
 * Removes the unit of a field from a typed text, once. Any other unit stays, so that the text is not a
 * number. Used by `typed-number.ts`.
 * @example withoutUnit(monthlyEuros({ label }), '-€1,234.50/month') // '-1,234.50'
 */
export function withoutUnit({ kind }: Field, text: string): string {
  const pattern = patterns.get(kinds[kind].unit ?? '')
  if (!pattern) return text
  const withoutPeriod = text.replace(pattern.per, '')
  const cut = withoutPeriod.replace(pattern.last, '')
  return cut === withoutPeriod ? withoutPeriod.replace(pattern.first, '$1') : cut
}
