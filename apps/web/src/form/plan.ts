import { type Contract, type Field, kinds, type Language, type Text } from '@denier/core'
import { isRequired } from '../model/is-required.ts'
import { messages } from './messages.ts'

/**
 * The kinds of controls of a form: `split` is one for three percentages that sum to 100, `tick` a checkbox. Used by
 * `any-field.tsx`.
 */
export type Control = 'number' | 'split' | 'date' | 'tick' | 'radios' | 'menu'

/** A choice of at most three short options has radio buttons; otherwise a menu. */
const MAX_RADIOS = 3
/** The most characters of each of them. */
const MAX_RADIO_LENGTH = 26
/** Fewer calendar years than this are chosen from a menu rather than typed. */
const FEW_YEARS = 12

/**
 * The control that a field gets, from its kind and the length of its choices in the language. Used by
 * `any-field.tsx`.
 */
export function controlOf(field: Field, language: Language): Control {
  // a number from a short list of values (`among`), or the number of a row of a list of the form (`refersTo`)
  if (field.among || field.refersTo) return 'menu'
  switch (field.kind) {
    case 'flag':
      // an unticked checkbox sends nothing, which would mean the default: yes
      return field.default === true ? 'radios' : 'tick'
    case 'choice':
      return isShort(Object.values(field.choices ?? {}).map((text) => text[language])) ? 'radios' : 'menu'
    case 'civilDate':
      return 'date'
    case 'split':
      return 'split'
    case 'calendarYear':
      return yearsOf(field).length > 0 ? 'menu' : 'number'
    default:
      return 'number'
  }
}

/** Controls whose value is complete at once, unlike a text that is being typed. */
const COMPLETE_AT_ONCE: ReadonlySet<Control> = new Set(['tick', 'radios', 'menu'])

/** Whether each new value of a control is complete. Used by `list-field.tsx` and `param-field.tsx`. */
export const isCompleteAtOnce = (field: Field, language: Language): boolean =>
  COMPLETE_AT_ONCE.has(controlOf(field, language))

const isShort = (texts: readonly string[]): boolean =>
  texts.length <= MAX_RADIOS && texts.every((text) => text.length <= MAX_RADIO_LENGTH)

/** The years of a short range, the last first; none when the range is long. Used by `choice-fields.tsx`. */
export function yearsOf({ min, max }: Field): readonly number[] {
  if (min === undefined || max === undefined || max - min >= FEW_YEARS) return []
  return Array.from({ length: max - min + 1 }, (_, index) => max - index)
}

/** Whether only whole numbers are valid. Used by `number-field.tsx`. */
export const isWhole = ({ kind }: Field): boolean => kinds[kind].json === 'integer'

/**
 * An item of a form: a parameter by its name, or a choice between ways to give a value, by its index in
 * `contract.exclusive`.
 */
type Item = { readonly param: string } | { readonly choice: number }

/** What a form shows, and what it folds. */
interface Plan {
  /** Always shown, in the order of the contract. */
  readonly main: readonly Item[]
  /** Groups of parameters that are shown once they are opened; none is empty. */
  readonly more: readonly Folded[]
}

/** Parameters folded together. Used by `more.tsx`. */
export interface Folded {
  /** The title of the group. */
  readonly title: Text
  /** Names of parameters. */
  readonly names: readonly string[]
}

/**
 * Shows required parameters, those of the worked example or `alwaysShown`, and choices between exclusive ones.
 * Folds the others: by the
 * `formGroups` of the contract, and before these groups those that are in none, titled as assumptions. Used by
 * `faults.tsx` and `form.tsx`.
 */
export function planOf(contract: Contract): Plan {
  const main: Item[] = []
  const more: string[] = []
  for (const [name, field] of Object.entries(contract.params)) {
    const choice = contract.exclusive.findIndex(({ ways }) =>
      ways.some(({ params }) => params.includes(name)),
    )
    if (choice >= 0) {
      if (!main.some((item) => 'choice' in item && item.choice === choice)) main.push({ choice })
    } else if (isFirst(contract, name, field)) main.push({ param: name })
    else more.push(name)
  }
  const grouped = contract.formGroups.map(({ title, params }) => ({
    title,
    names: params.filter((name) => more.includes(name)),
  }))
  const rest = more.filter((name) => !grouped.some(({ names }) => names.includes(name)))
  return {
    main,
    more: [{ title: messages.assumptions, names: rest }, ...grouped].filter(({ names }) => names.length > 0),
  }
}

/** Whether a parameter is shown without opening a group. */
const isFirst = ({ example, alwaysShown }: Contract, name: string, field: Field): boolean =>
  isRequired(field) || Object.hasOwn(example.query, name) || alwaysShown.includes(name)
