import type { Field, Language } from '@denier/core'
import { formatAxis, formatBrief, isAmount } from '@denier/prose'
import { translate } from '../messages.ts'

/** Amounts of this many euros and more are written in millions or billions. */
const LARGE = 1e6

/**
 * For help pages and hints: the accepted values of a parameter, its range or its choices; empty where it has
 * neither. Used by `option-list.ts` and `page/problem-lines.ts`.
 */
export function rangeOf(field: Field, language: Language): string {
  const words = choicesOf(field)
  if (words) return `${translate('oneOf', language)} ${words.join(', ')}`
  const { min, max } = field
  if (min === undefined || max === undefined) return ''
  return `${translate('from', language)} ${bound(field, min, language)} ${translate('to', language)} ${bound(field, max, language)}`
}

/**
 * The values of a parameter that is a choice, else `undefined`. Used by `completion/completion-entries.ts`.
 */
export function choicesOf(field: Field): readonly string[] | undefined {
  if (field.kind === 'flag') return ['true', 'false']
  return field.among?.map(String) ?? (field.choices && Object.keys(field.choices))
}

/** An end of a range. An amount loses its period (a month, a year), which stands beside the option. */
function bound(field: Field, value: number, language: Language): string {
  if (!isAmount(field)) return formatBrief(field, value, language)
  const amount: Field = { ...field, kind: 'euros' }
  return Math.abs(value) >= LARGE ? formatAxis(amount, value, language) : formatBrief(amount, value, language)
}

/** What stands for the value of an option in its help, such as `<euros>`. Used by `option-list.ts`. */
export function placeholder(field: Field, language: Language): string {
  if (field.kind === 'flag') return '[true|false]'
  if (field.list) return language === 'fr' ? '<ligne>' : '<row>'
  if (field.among) return `<${field.among.join('|')}>`
  if (field.choices) return language === 'fr' ? '<mot>' : '<word>'
  return `<${(names[field.kind] ?? NUMBER)[language]}>`
}

const NUMBER = { fr: 'nombre', en: 'number' }
const euros = { fr: 'euros', en: 'euros' }
const years = { fr: 'ans', en: 'years' }
const percent = { fr: '%', en: '%' }

/** The placeholders by kind, without brackets; other kinds are numbers. */
const names: Partial<Record<Field['kind'], { readonly fr: string; readonly en: string }>> = {
  euros,
  monthlyEuros: { fr: 'euros/mois', en: 'euros/month' },
  annualRate: { fr: '%/an', en: '%/year' },
  percent,
  years,
  wholeYears: years,
  age: years,
  months: { fr: 'mois', en: 'months' },
  wholeMonths: { fr: 'mois', en: 'months' },
  calendarYear: { fr: 'année', en: 'year' },
  civilDate: { fr: 'AAAA-MM-JJ', en: 'YYYY-MM-DD' },
  prose: { fr: 'texte', en: 'text' },
  split: { fr: '50/30/20', en: '50/30/20' },
}
