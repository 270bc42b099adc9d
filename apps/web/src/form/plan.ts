import { type Contract, type Field, kinds, type Language } from '@denier/core'

/** How a field is asked for. */
export type Control = 'number' | 'split' | 'date' | 'tick' | 'radios' | 'menu'

/** A choice of up to three short words is seen whole; more, or longer ones, are a menu. */
const MOST_RADIOS = 3
const LONGEST_RADIO = 26
/** So few years of the calendar are rather chosen than typed. */
const FEW_YEARS = 12

export function controlOf(field: Field, language: Language): Control {
  if (field.among) return 'menu'
  switch (field.kind) {
    case 'flag':
      return field.default === true ? 'radios' : 'tick' // what is not ticked sends nothing, which would be yes
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

const isShort = (texts: readonly string[]): boolean =>
  texts.length <= MOST_RADIOS && texts.every((text) => text.length <= LONGEST_RADIO)

/** The years of a short range, the last first; none where there are many. */
export function yearsOf({ min, max }: Field): readonly number[] {
  if (min === undefined || max === undefined || max - min >= FEW_YEARS) return []
  return Array.from({ length: max - min + 1 }, (_, index) => max - index)
}

export const isWhole = ({ kind }: Field): boolean => kinds[kind].json === 'integer'

export const isRequired = ({ default: value, optional }: Field): boolean => value === undefined && !optional

/** What stands in a form, from top to bottom: parameters, and choices between some of them. */
export type Item = { readonly param: string } | { readonly choice: number }

/** What is asked of everyone, and what is folded away. */
export interface Plan {
  readonly main: readonly Item[]
  readonly more: readonly string[]
}

/** In the open: what must be given, what the worked example gives, and what excludes something else. */
export function planOf(contract: Contract): Plan {
  const main: Item[] = []
  const more: string[] = []
  for (const [name, field] of Object.entries(contract.params)) {
    const choice = contract.exclusive.findIndex(({ ways }) =>
      ways.some(({ params }) => params.includes(name)),
    )
    if (choice >= 0) {
      if (!main.some((item) => 'choice' in item && item.choice === choice)) main.push({ choice })
    } else if (isRequired(field) || Object.hasOwn(contract.example.query, name)) main.push({ param: name })
    else more.push(name)
  }
  return { main, more }
}
