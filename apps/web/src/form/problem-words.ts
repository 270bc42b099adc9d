import type { Contract, Field, Language, Problem, ProblemCode, Text } from '@denier/core'
import { colon, formatBrief, lowerFirst, toHuman } from '@denier/prose'
import { constraintSentence } from './constraint-sentence.ts'
import { quoted } from './messages.ts'

/** What is wrong, as the page says it beside a field. */
export interface Fault {
  readonly field: string
  readonly text: string
  /** Whether the sentence names its field itself: that of a constraint does. */
  readonly named: boolean
}

/** What sentences are made of. */
interface Case {
  /** The accepted range: `de 1 an à 50 ans`; empty where there is none. */
  readonly range: Text
  /** What was typed, quoted. */
  readonly given: Text
  /** Whether it is a day or a year of the calendar, which is early or late rather than small or large. */
  readonly isWhen?: boolean
}

/** The sentences of every fault of one field. */
export const problemWords: Readonly<Record<ProblemCode, (of: Case) => Text>> = {
  required: ({ range }) => ({
    fr: `À indiquer${after(', ', range.fr)}.`,
    en: `Required${after(', ', range.en)}.`,
  }),
  not_a_number: ({ given, range }) => ({
    fr: `${given.fr} n’est pas un nombre. Écrivez-le comme 1\u202F234,56${aside(range.fr)}.`,
    en: `${given.en} is not a number. Write it like 1,234.56${aside(range.en)}.`,
  }),
  not_an_integer: ({ given, range }) => ({
    fr: `${given.fr} n’est pas un nombre entier. Il en faut un${after(', ', range.fr)}.`,
    en: `${given.en} is not a whole number. A whole number is required${after(', ', range.en)}.`,
  }),
  too_small: ({ range, isWhen }) => ({
    fr: `Trop ${isWhen ? 'tôt' : 'petit'}${aside(range.fr)}.`,
    en: `Too ${isWhen ? 'early' : 'small'}${aside(range.en)}.`,
  }),
  too_large: ({ range, isWhen }) => ({
    fr: `Trop ${isWhen ? 'tard' : 'grand'}${aside(range.fr)}.`,
    en: `Too ${isWhen ? 'late' : 'large'}${aside(range.en)}.`,
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
  unknown: () => ({ fr: 'Ce formulaire n’a pas ce champ.', en: 'This form has no such field.' }),
  inconsistent: () => ({ fr: 'Ne s’accorde pas avec le reste.', en: 'Does not agree with the rest.' }),
}

/**
 * A fault in the language of the page, with the range that is accepted.
 * @example faultOf(contract, { field: 'duree', code: 'too_large', … }, '90', 'fr').text // 'Trop grand (de 1 an à 50 ans).'
 */
export function faultOf(contract: Contract, problem: Problem, given: string, language: Language): Fault {
  const { field: name, code, cause } = problem
  if (cause && cause.kind !== 'unknownParameter')
    return { field: name, text: constraintSentence(contract.params, name, cause)[language], named: true }
  const field = contract.params[name]
  const of = field
    ? { range: rangeWords(field), given: givenWords(field, given), isWhen: WHEN.has(field.kind) }
    : { range: NONE, given: NONE }
  return { field: name, text: problemWords[code](of)[language], named: false }
}

/** A fault told away from its field, whose name it then begins with. */
export function faultAway({ params }: Contract, { field, text, named }: Fault, language: Language): string {
  const label = params[field]?.label[language]
  if (named || !label) return text
  return label + colon(language) + lowerFirst(text)
}

const WHEN: ReadonlySet<Field['kind']> = new Set(['calendarYear', 'civilDate'])

const NONE: Text = { fr: '', en: '' }

const givenWords = (field: Field, text: string): Text => ({
  fr: quoted(toHuman(field, text, 'fr'), 'fr'),
  en: quoted(toHuman(field, text, 'en'), 'en'),
})

const aside = (text: string): string => text && ` (${text})`
const after = (mark: string, text: string): string => text && mark + text

/** What a number may be: `de 1 an à 50 ans`. */
function rangeWords(field: Field): Text {
  const { min, max, among } = field
  if (among) return NONE
  const fr = (value: number) => formatBrief(field, value, 'fr')
  const en = (value: number) => formatBrief(field, value, 'en')
  if (min !== undefined && max !== undefined)
    return { fr: `de ${fr(min)} à ${fr(max)}`, en: `from ${en(min)} to ${en(max)}` }
  if (min !== undefined) return { fr: `au moins ${fr(min)}`, en: `at least ${en(min)}` }
  return max === undefined ? NONE : { fr: `au plus ${fr(max)}`, en: `at most ${en(max)}` }
}
