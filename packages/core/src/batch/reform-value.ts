import { COLUMNS } from '../legislation/citation.ts'
import type { Dated } from '../legislation/in-force.ts'
import type { LegalDescription, LegalUnit } from '../legislation/legal-parameter.ts'
import { civilDate } from '../units/civil-date.ts'
import type { Text } from '../units/text.ts'

/** A legal parameter, as a reform replaces it. Used by `read-reform.ts`. */
export type ReformedParameter = LegalDescription & Dated<unknown>

/** The fault of a value, with the place in it where it is. */
export interface ValueFault {
  /** The members and rows that lead to it: `.residenceAlternee`, `[2].taux`; empty for the value itself. */
  readonly place: string
  readonly must: Text
}

type Members = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Columns whose values rise from one row to the next, by the names of the rules. */
const RISING = ['above', 'annee', 'neDepuis', 'moinsDe']

/** Columns that are fractions in the rows of a scale. */
const FRACTIONS: readonly string[] = ['rate', 'smoothing', 'usufruit']

/** The names of columns in a reform, which are those of explanations, to the names of the rules. */
const RULE_COLUMNS = new Map(Object.entries(COLUMNS).map(([rule, shown]) => [shown, rule]))

/** A value of the law as explanations and reforms write it. Used by `read-reform.ts`. */
export function shownValue(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((row: Members) =>
      Object.fromEntries(Object.entries(row).map(([name, cell]) => [COLUMNS[name] ?? name, cell])),
    )
  return value
}

/** A value that a reform gives, as the rules read it. Used by `read-reform.ts`, once it has no fault. */
export function ruleValue(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((row: Members) =>
      Object.fromEntries(Object.entries(row).map(([name, cell]) => [RULE_COLUMNS.get(name) ?? name, cell])),
    )
  return value
}

/**
 * All the faults of a value that is to replace another one. It must have the same type, members and columns; a scale
 * may have more or fewer bands. Used by `read-reform.ts`.
 * @param model the value that it replaces. @param unit that of the parameter.
 */
export function valueFaults(
  value: unknown,
  model: unknown,
  unit: LegalUnit,
  members: LegalDescription['members'] = {},
): readonly ValueFault[] {
  if (Array.isArray(model)) return rowsFaults(value, model as readonly Members[])
  if (!isObject(model)) return plainFaults(value, model, unit)
  const names = Object.keys(model)
  if (!isObject(value) || !isSameList(Object.keys(value), names))
    return [{ place: '', must: mustHaveMembers(names) }]
  return names.flatMap((name) =>
    valueFaults(value[name], model[name], members[name]?.unit ?? unit, members).map(({ place, must }) => ({
      place: `.${name}${place}`,
      must,
    })),
  )
}

/** The fault of a number, of yes or no, or of a day. */
function plainFaults(value: unknown, model: unknown, unit: LegalUnit): readonly ValueFault[] {
  const fault = (must: Text): readonly ValueFault[] => [{ place: '', must }]
  if (typeof model === 'boolean') return typeof value === 'boolean' ? [] : fault(mustBeFlag)
  if (typeof model === 'string')
    return typeof value === 'string' && civilDate(value) !== undefined ? [] : fault(mustBeDay)
  if (typeof value !== 'number' || value < 0) return fault(unit === 'rate' ? mustBeRate : mustBeNumber)
  if (unit === 'rate' && value > 1) return fault(mustBeRate)
  if ((unit === 'years' || unit === 'months') && !Number.isInteger(value)) return fault(mustBeWhole)
  return []
}

/** The faults of the rows of a scale or of a series. */
function rowsFaults(rows: unknown, model: readonly Members[]): readonly ValueFault[] {
  const [first = {}] = model
  const columns = Object.keys(first)
  const shown = columns.map((name) => COLUMNS[name] ?? name)
  if (!Array.isArray(rows) || rows.length === 0) return [{ place: '', must: mustBeRows(shown) }]
  const faults: ValueFault[] = []
  for (const [at, row] of rows.entries()) {
    if (!isObject(row) || !isSameList(Object.keys(row), shown)) {
      faults.push({ place: `[${at}]`, must: mustHaveMembers(shown) })
      continue
    }
    for (const column of columns) {
      const name = COLUMNS[column] ?? column
      const own =
        column === 'moinsDe' && at === rows.length - 1
          ? openEndFaults(row[name])
          : cellFaults(row[name], first[column], column)
      faults.push(...own.map(({ place, must }) => ({ place: `[${at}].${name}${place}`, must })))
    }
  }
  if (faults.length > 0) return faults
  const rising = RISING.find((name) => columns.includes(name))
  if (rising === undefined) return []
  const name = COLUMNS[rising] ?? rising
  const steps = (rows as readonly Members[]).map((row) => row[name] as number | string | null)
  if (rising === 'above' && first.above === 0 && steps[0] !== 0)
    faults.push({ place: `[0].${name}`, must: mustBeginAtZero })
  for (const [at, step] of steps.entries()) {
    const before = steps[at - 1]
    if (before !== undefined && before !== null && step !== null && step <= before)
      faults.push({ place: `[${at}].${name}`, must: mustRise })
  }
  return faults
}

/** The fault of the age that ends the last row of a scale by age: there is none. */
const openEndFaults = (cell: unknown): readonly ValueFault[] =>
  cell === null ? [] : [{ place: '', must: mustBeNull }]

/** The fault of a cell of any other row or column. */
function cellFaults(cell: unknown, model: unknown, column: string): readonly ValueFault[] {
  if (cell === null) return [{ place: '', must: mustBeNumber }]
  if (FRACTIONS.includes(column)) return plainFaults(cell, model, 'rate')
  return plainFaults(cell, model, column === 'annee' ? 'years' : 'number')
}

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && other.every((name) => one.includes(name))

// What a value must be, after its name.
const mustBeFlag: Text = { fr: 'doit être true ou false', en: 'must be true or false' }
const mustBeDay: Text = { fr: 'doit être un jour, AAAA-MM-JJ', en: 'must be a day, YYYY-MM-DD' }
const mustBeNumber: Text = { fr: 'doit être un nombre, 0 ou plus', en: 'must be a number, 0 or more' }
const mustBeWhole: Text = {
  fr: 'doit être un nombre entier, 0 ou plus',
  en: 'must be a whole number, 0 or more',
}
const mustBeRate: Text = {
  fr: 'doit être une fraction de 0 à 1 : 0.1 pour 10 %',
  en: 'must be a fraction from 0 to 1: 0.1 for 10%',
}
const mustBeNull: Text = { fr: 'doit être null, à la dernière ligne', en: 'must be null in the last row' }
const mustBeginAtZero: Text = { fr: 'doit être 0, à la première ligne', en: 'must be 0 in the first row' }
const mustRise: Text = {
  fr: 'doit dépasser celui de la ligne d’avant',
  en: 'must be more than that of the row before',
}
const mustHaveMembers = (names: readonly string[]): Text => ({
  fr: `doit être un objet avec ${names.join(', ')}`,
  en: `must be an object with ${names.join(', ')}`,
})
const mustBeRows = (columns: readonly string[]): Text => ({
  fr: `doit être une liste d’objets avec ${columns.join(', ')}`,
  en: `must be a list of objects with ${columns.join(', ')}`,
})
