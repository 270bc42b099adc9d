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
 * For `typed-number.ts`: removes the unit of a field from a typed text, once. Any other unit stays, so that the text
 * is not a number.
 * @example withoutUnit(monthlyEuros({ label }), '-€1,234.50/month') // '-1,234.50'
 */
export function withoutUnit({ kind }: Field, text: string): string {
  const pattern = patterns.get(kinds[kind].unit ?? '')
  if (!pattern) return text
  const once = text.replace(pattern.per, '')
  const cut = once.replace(pattern.last, '')
  return cut === once ? once.replace(pattern.first, '$1') : cut
}
