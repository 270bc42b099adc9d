import { type Field, isNumeric, type Language } from '@denier/core'
import { isAmount } from './format-figure.ts'
import { withoutUnit } from './typed-unit.ts'

/** A number in the grammar of the API: a text of this form has one meaning in both languages. */
const GRAMMAR = /^(-?)(\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/
/** Characters of a number that the API takes, as in `grammar.ts` of the core. */
const LONGEST = 40

/** Thousands set apart by one mark all along, then perhaps a fraction: `1 234,56`, `1'234`, `1.234.567`. */
const GROUPED = /^([1-9]\d{0,2}([ '’.,])\d{3}(?:\2\d{3})*)(?:([.,])(\d*))?$/
/** A fraction without groups, after either mark. */
const DECIMAL = /^(\d*)[.,](\d*)$/
/** The hyphens and dashes that people type as a minus. */
const MINUS = /^[-\u2010-\u2013\u2212\uFE63\uFF0D]/
/** Invisible characters of a pasted text: direction marks and zero-width spaces. */
const UNSEEN = /\u200B|\u200C|\u200D|[\u200E\u200F\u202A-\u202E\u2060-\u2069]/g

/** What each language writes between thousands and before decimals. */
const marks = { fr: { group: '\u202F', point: ',' }, en: { group: ',', point: '.' } } as const

/**
 * Rewrites a typed number in the grammar of the API. A text that is not exactly one number is returned unchanged,
 * for the API to refuse. A single comma before three digits is a decimal mark in French, a thousands mark in
 * English. Exported by `@denier/prose`; used by `batch/run-file.ts`, `form/use-draft.ts`, `model/pasted-rows.ts`, `tools/goal-form.tsx`,
 * `tools/goal-seek-tool.tsx` and `server/question.ts` of `@denier/web`.
 * @example toGrammar(euros({ label }), '1 234,56 €', 'fr') // '1234.56'
 * @example toGrammar(euros({ label }), '1,234', 'en') // '1234'
 * @example toGrammar(euros({ label }), '12 %', 'fr') // '12 %': not an amount
 */
export function toGrammar(field: Field, text: string, language: Language): string {
  const plain = text.replace(UNSEEN, '').replace(/\s+/g, ' ').trim()
  if (plain === '') return ''
  if (field.kind === 'split') return splitOf(plain) ?? text
  if (!isNumeric(field)) return text
  if (GRAMMAR.test(plain)) return plain.length > LONGEST ? text : plain
  const { sign, rest } = signOf(withoutUnit(field, plain))
  const digits = digitsOf(rest, language)
  const number = digits === undefined ? undefined : sign + digits
  return number === undefined || number.length > LONGEST ? text : number
}

/** Splits off the sign; the unit has already been removed, on either side of it. */
function signOf(text: string): { readonly sign: string; readonly rest: string } {
  if (MINUS.test(text)) return { sign: '-', rest: text.slice(1).trimStart() }
  return { sign: '', rest: text.startsWith('+') ? text.slice(1).trimStart() : text }
}

/** Returns digits and at most one point, or `undefined` where a mark is misplaced. */
function digitsOf(text: string, language: Language): string | undefined {
  if (/^\d+$/.test(text)) return text
  const grouped = GROUPED.exec(text)
  if (grouped) {
    const [, whole = '', mark, point, fraction = ''] = grouped
    const alone = point === undefined && text.length - text.replaceAll(mark ?? '', '').length === 1
    if (!(alone && isPoint(mark, language)))
      return point === mark ? undefined : whole.replaceAll(mark ?? '', '') + (fraction && `.${fraction}`)
  }
  const decimal = DECIMAL.exec(text)
  if (!decimal || text.length === 1) return undefined
  return `${decimal[1] || '0'}.${decimal[2]}`
}

/** Whether a mark before three digits, alone in its number, is a decimal mark. */
const isPoint = (mark: string | undefined, language: Language): boolean =>
  mark === '.' || (mark === ',' && marks[language].point === ',')

/** Reads three shares, whatever separates them. @example splitOf('50 % - 30 % - 20 %') // '50/30/20' */
function splitOf(text: string): string | undefined {
  const shares = /^(\d{1,3}) ?%?(?: ?[/;,-] ?| )(\d{1,3}) ?%?(?: ?[/;,-] ?| )(\d{1,3}) ?%?$/.exec(text)
  return shares?.slice(1).map(Number).join('/')
}

/**
 * Rewrites a number of the API as a person types it, with thousands grouped; any other text is returned unchanged.
 * `toGrammar` reads the result back as the same number. Exported by `@denier/prose`; used by
 * `form/ambiguous-number.ts`, `form/number-field.tsx` and `form/problem-text.ts` of `@denier/web`.
 * @example toHuman(euros({ label }), '1234.5', 'fr') // '1 234,50'
 */
export function toHuman(field: Field, text: string, language: Language): string {
  if (!isNumeric(field) || text.length > LONGEST) return text
  const written = GRAMMAR.test(text) ? withoutExponent(text) : undefined
  const match = written === undefined ? null : GRAMMAR.exec(written)
  if (!match) return text
  const [whole = '', fraction = ''] = (match[2] ?? '').split('.')
  const { group, point } = marks[language]
  const decimals = decimalsOf(field, fraction)
  const digits = whole.replace(/^0+(?=\d)/, '') || '0'
  const apart = field.kind === 'calendarYear' ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, group)
  const sign = Number(text) === 0 ? '' : (match[1] ?? '')
  const human = sign + apart + (decimals && point + decimals)
  return Number(toGrammar(field, human, language)) === Number(text) ? human : text
}

/** An amount has two decimals or none; trailing zeros are dropped elsewhere. */
function decimalsOf(field: Field, fraction: string): string {
  const short = fraction.replace(/0+$/, '')
  return isAmount(field) && short !== '' ? short.padEnd(2, '0') : short
}

const plainDigits = new Intl.NumberFormat('en', { useGrouping: false, maximumSignificantDigits: 21 })

/** A number of the API with all its digits: `10000` for `1e4`. */
const withoutExponent = (text: string): string =>
  /e/i.test(text) ? plainDigits.format(Number(text) + 0) : text

/**
 * Parses a text in the grammar of the API; `undefined` for any other text. Exported by `@denier/prose`; used
 * by `form/ambiguous-number.ts`, `form/figures.ts`, `form/more.tsx`, `form/number-field.tsx`,
 * `model/list-rows.ts` and `tools/goal-form.tsx` of `@denier/web`.
 * @example numberOf('3.5') // 3.5
 */
export function numberOf(text: string): number | undefined {
  const value = text.length <= LONGEST && GRAMMAR.test(text) ? Number(text) : NaN
  return Number.isFinite(value) ? value + 0 : undefined
}
