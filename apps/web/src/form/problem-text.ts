import { type Field, fieldAt, type ProblemCode, type Text } from '@denier/core'
import {
  colon,
  constraintSentence,
  formatBrief,
  lowerFirst,
  quoteName,
  rowLabel,
  toHuman,
} from '@denier/prose'
import type { DescribeFault } from '../model/fault.ts'

/** The variable parts of a text. */
interface Case {
  /** The accepted range, such as `de 1 an à 50 ans`; empty when there is none. */
  readonly range: Text
  /** The typed value, quoted. */
  readonly given: Text
  /** Whether it is a date or a calendar year, which is early or late rather than small or large. */
  readonly isWhen?: boolean
}

/** The text of each code, for problems of a single field. Exported for `test/web/form-faults.test.ts`. */
export const problemTexts: Readonly<Record<ProblemCode, (of: Case) => Text>> = {
  required: ({ range }) => ({
    fr: `À indiquer${after(', ', range.fr)}.`,
    en: `Required${after(', ', range.en)}.`,
  }),
  not_a_number: ({ given, range }) => ({
    fr: `${given.fr} n’est pas un nombre. Écrivez-le comme 1\u202F234,56${inParentheses(range.fr)}.`,
    en: `${given.en} is not a number. Write it like 1,234.56${inParentheses(range.en)}.`,
  }),
  not_an_integer: ({ given, range }) => ({
    fr: `${given.fr} n’est pas un nombre entier. Il en faut un${after(', ', range.fr)}.`,
    en: `${given.en} is not a whole number. A whole number is required${after(', ', range.en)}.`,
  }),
  too_small: ({ range, isWhen }) => ({
    fr: `Trop ${isWhen ? 'tôt' : 'petit'}${inParentheses(range.fr)}.`,
    en: `Too ${isWhen ? 'early' : 'small'}${inParentheses(range.en)}.`,
  }),
  too_large: ({ range, isWhen }) => ({
    fr: `Trop ${isWhen ? 'tard' : 'grand'}${inParentheses(range.fr)}.`,
    en: `Too ${isWhen ? 'late' : 'large'}${inParentheses(range.en)}.`,
  }),
  not_a_choice: ({ given }) => ({
    fr: `${given.fr} n’est pas proposé. Choisissez dans la liste.`,
    en: `${given.en} is not one of the choices. Choose from the list.`,
  }),
  not_a_boolean: ({ given }) => ({
    fr: `${given.fr} n’est ni oui ni non.`,
    en: `${given.en} is neither yes nor no.`,
  }),
  not_a_date: ({ given }) => ({
    fr: `${given.fr} n’est pas une date qui existe, écrite année-mois-jour.`,
    en: `${given.en} is not a date that exists, written year-month-day.`,
  }),
  not_a_split: ({ given }) => ({
    fr: `${given.fr} ne convient pas. Il faut trois pourcentages entiers qui font 100, comme 50/30/20.`,
    en: `${given.en} is not a split. Three whole percentages that add up to 100 are required, such as 50/30/20.`,
  }),
  repeated: () => ({
    fr: 'Indiqué plusieurs fois\u00A0: une fois suffit.',
    en: 'Given several times: once is enough.',
  }),
  not_a_row: () => ({
    fr: 'Une ligne s’écrit nom:valeur, séparés par des virgules.',
    en: 'A row is written name:value, separated by commas.',
  }),
  too_many: () => ({ fr: 'Trop de lignes ou de personnes.', en: 'Too many rows or persons.' }),
  unknown: () => ({ fr: 'Ce formulaire n’a pas ce champ.', en: 'This form has no such field.' }),
  inconsistent: () => ({ fr: 'Ne s’accorde pas avec le reste.', en: 'Does not agree with the rest.' }),
}

/**
 * Describes a problem in the language of the page, with the accepted range. Used by `use-describe-fault.ts`,
 * `range/range-fault.ts`, `server/draw-page.ts` and `tools/fault.ts`.
 * @example faultOf(contract, { field: 'duree', code: 'too_large', … }, '90', 'fr').text // 'Trop grand (de 1 an à 50 ans).'
 */
export const faultOf: DescribeFault = ({ params }, problem, given, language) => {
  const { field: name, code, cause } = problem
  if (cause && cause.kind !== 'unknownParameter') {
    const text = constraintSentence(params, name, cause)[language]
    return { field: name, text, labelledText: text, isMissing: code === 'required' }
  }
  const field = fieldAt(params, name)
  const of = field
    ? { range: rangeText(field), given: givenText(field, given), isWhen: WHEN.has(field.kind) }
    : { range: NONE, given: NONE }
  const text = problemTexts[code](of)[language]
  const label = rowLabel(params, name, language) ?? field?.label[language]
  const labelledText = label ? label + colon(language) + lowerFirst(text) : text
  return { field: name, text, labelledText, isMissing: code === 'required' }
}

const WHEN: ReadonlySet<Field['kind']> = new Set(['calendarYear', 'civilDate'])

const NONE: Text = { fr: '', en: '' }

const givenText = (field: Field, text: string): Text => ({
  fr: quoteName(toHuman(field, text, 'fr'), 'fr'),
  en: quoteName(toHuman(field, text, 'en'), 'en'),
})

/** These two write nothing for an empty text. */
const inParentheses = (text: string): string => text && ` (${text})`
const after = (mark: string, text: string): string => text && mark + text

/** The accepted range of a number, unless it is chosen from a menu, such as `de 1 an à 50 ans`. */
function rangeText(field: Field): Text {
  const { min, max, among, refersTo } = field
  if (among || refersTo) return NONE
  const fr = (value: number) => formatBrief(field, value, 'fr')
  const en = (value: number) => formatBrief(field, value, 'en')
  if (min !== undefined && max !== undefined)
    return { fr: `de ${fr(min)} à ${fr(max)}`, en: `from ${en(min)} to ${en(max)}` }
  if (min !== undefined) return { fr: `au moins ${fr(min)}`, en: `at least ${en(min)}` }
  return max === undefined ? NONE : { fr: `au plus ${fr(max)}`, en: `at most ${en(max)}` }
}
