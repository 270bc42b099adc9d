import { type Field, kinds } from '@denier/core'

/** How people write the units of fields, in either language. */
const euros = '€|eur|euros?'
const written: Readonly<
  Record<string, { readonly after: string; readonly before?: string; readonly per?: string }>
> = {
  EUR: { after: euros, before: euros },
  'EUR/month': { after: euros, before: euros, per: 'mois|month' },
  '%': { after: '%' },
  '%/year': { after: '%', per: 'an|year' },
  years: { after: 'ans?|années?|years?' },
  months: { after: 'mois|months?' },
}

/** Matches nothing. */
const NEVER = '(?!)'

const patterns = new Map(
  Object.entries(written).map(([unit, { after, before = NEVER, per = NEVER }]) => [
    unit,
    {
      per: new RegExp(` ?(?:/|par|a|per) ?(?:${per})$`, 'i'),
      last: new RegExp(`(?<=[\\d.,]) ?(?:${after})$`, 'i'),
      first: new RegExp(`^([-+\u2212]?) ?(?:${before}) ?(?=[-+\u2212.,\\d])`, 'i'),
    },
  ]),
)

/**
 * A text without the unit of its field, once; another unit stays, and makes the text no number.
 * @example withoutUnit(monthlyEuros({ label }), '-€1,234.50/month') // '-1,234.50'
 */
export function withoutUnit({ kind }: Field, text: string): string {
  const pattern = patterns.get(kinds[kind].unit ?? '')
  if (!pattern) return text
  const once = text.replace(pattern.per, '')
  const cut = once.replace(pattern.last, '')
  return cut === once ? once.replace(pattern.first, '$1') : cut
}
