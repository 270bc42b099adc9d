import { type Contract, type ExplainedTable, type Field, fieldsByPath, type Language } from '@denier/core'
import {
  calculationStyle,
  type Formula,
  formatFormula,
  formulaNames,
  mapParts,
  PRECEDENCE,
  parenthesized,
  parseFormula,
  scaleColumns,
  type Written,
} from '@denier/core/formulas'
import { formatNumber } from '@denier/prose'
import type { Entries } from './entries.ts'

/** What a formula is written with. Used by `entry-view.tsx`. */
export interface Writing {
  readonly entries: Entries
  readonly contract: Contract
  readonly language: Language
  /** The table whose column the formula gives: it reads its columns by their bare names, and `prev`. */
  readonly own?: ExplainedTable
}

/**
 * A formula with the labels of its names, and its functions in words, as on paper; `undefined` where a name has no
 * label, where a text has none, and for a formula of numbers alone. Used by `entry-view.tsx`.
 * @example formulaInLabels('if(a > b, a, 0)', writing) // 'si Impôt brut > Décote : Impôt brut, sinon 0'
 */
export function formulaInLabels(formula: string, writing: Writing): string | undefined {
  const { language, contract } = writing
  const parsed = parseFormula(formula)
  const names = formulaNames(parsed)
  const labels = labelsOf(names, writing)
  if ((names.length === 0 && !formula.includes('"')) || [...labels.values()].includes(undefined))
    return undefined
  const style = calculationStyle(language)
  const choices = choicesOf(contract, names)
  let isWhole = true
  const text = formatFormula(withPhrases(parsed), {
    ...style,
    literal: (value) => {
      if (typeof value === 'number') return formatNumber(value, language, { maximumFractionDigits: 8 })
      if (typeof value !== 'string' || value === '') return words.constants[language][`${value}`] ?? ''
      const label = choices.find((one) => one[value])?.[value]
      isWhole &&= label !== undefined
      return label?.[language] ?? value
    },
    name: (name) => ({ text: labels.get(name) ?? name, precedence: PRECEDENCE.atom }),
    call: (name, operands) => callOf(name, operands, language) ?? style.call?.(name, operands),
  })
  return isWhole ? text : undefined
}

/** The labels of names; a column of the own table says so where another name has its label. */
function labelsOf(names: readonly string[], writing: Writing): ReadonlyMap<string, string | undefined> {
  const labels = names.map((name) => [name, labelOf(name, writing)] as const)
  const isOwn = (name: string) => writing.own?.colonnes.some(({ nom }) => nom === name)
  return new Map(
    labels.map(([name, label]) => {
      const isShared = isOwn(name) && labels.some(([other, one]) => other !== name && one === label)
      return [name, isShared ? `${label} ${words.ofRow[writing.language]}` : label]
    }),
  )
}

/** The label of a name, of a column of a table (`table.column`), or of one of the own table. */
function labelOf(name: string, { entries, contract, language, own }: Writing): string | undefined {
  const [first = '', ...rest] = name.split('.')
  const column = rest.join('.')
  const ofOwn = own?.colonnes.find(({ nom }) => nom === (first === 'prev' ? column : name))?.libelle
  if (ofOwn !== undefined) return first === 'prev' ? `${ofOwn} (${words.before[language]})` : ofOwn
  const whole = entries.get(name)
  switch (whole?.type) {
    case 'step':
      return whole.step.libelle
    case 'table':
      return whole.table.libelle
    case 'parameter':
      return whole.parameter.libelle
    case 'law':
      return whole.law.libelle
  }
  const entry = entries.get(first)
  if (entry?.type === 'table') return entry.table.colonnes.find(({ nom }) => nom === column)?.libelle
  if (entry?.type === 'parameter')
    return contract.params[first]?.list?.row[column]?.label[language] ?? undefined
  return entry?.type === 'law' ? scaleColumns[column]?.[language] : undefined
}

/** The choices whose words the formula may have: those of the fields that it reads first, then all others. */
function choicesOf(
  { params, result }: Contract,
  names: readonly string[],
): readonly NonNullable<Field['choices']>[] {
  const fields = [
    ...Object.entries(params).flatMap(([name, field]) => [
      [name, field] as const,
      ...Object.entries(field.list?.row ?? {}),
    ]),
    ...fieldsByPath(result),
  ]
  const lastOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)
  const read = new Set(names.map(lastOf))
  const isRead = ([path]: readonly [string, Field]) => read.has(lastOf(path))
  return [...fields.filter(isRead), ...fields.filter((one) => !isRead(one))].flatMap(([, { choices }]) =>
    choices ? [choices] : [],
  )
}

/**
 * A formula with two functions that the grammar does not have: `brackets(scale, x)` for the sum of rates times the part
 * of `x` within each bracket, which the grammar writes by the bounds, and `within(a, b)` for `not exceeds(a, b)`.
 */
function withPhrases(formula: Formula): Formula {
  const within = mapParts(formula, withPhrases)
  if (within.type === 'not' && within.operand.type === 'call' && within.operand.name === 'exceeds')
    return { ...within.operand, name: 'within' }
  if (within.type !== 'call' || within.name !== 'sum') return within
  const [table, term] = within.operands
  if (table?.type !== 'name' || term?.type !== 'binary' || term.operator !== '*') return within
  const scale = table.name
  const amount = amountWithin(term.right, scale)
  const isRate = term.left.type === 'name' && term.left.name === `${scale}.taux`
  return amount && isRate ? { type: 'call', name: 'brackets', operands: [table, amount] } : within
}

/** The amount `x` of `max(0, min(x, scale.a) - scale.de)`. */
function amountWithin(part: Formula, scale: string): Formula | undefined {
  const [zero, difference] = part.type === 'call' && part.name === 'max' ? part.operands : []
  if (zero?.type !== 'literal' || zero.value !== 0 || difference?.type !== 'binary') return undefined
  const { left, right, operator } = difference
  if (operator !== '-' || right.type !== 'name' || right.name !== `${scale}.de`) return undefined
  if (left.type !== 'call' || left.name !== 'min' || left.operands.length !== 2) return undefined
  const isTop = (one: Formula) => one.type === 'name' && one.name === `${scale}.a`
  return left.operands.some(isTop) ? left.operands.find((one) => !isTop(one)) : undefined
}

/** A call in words; `undefined` for those that calculations write well. */
function callOf(name: string, operands: readonly Written[], language: Language): Written | undefined {
  const compare = words.comparisons[language][name]
  if (compare)
    return {
      text: compare(...operands.map((one) => parenthesized(one, PRECEDENCE['+']))),
      precedence: PRECEDENCE['<'],
    }
  const write = words.calls[language][name]
  if (!write) return undefined
  // a part in words needs parentheses within another one
  const texts = operands.map((one) => parenthesized(one, PRECEDENCE.or))
  return { text: write(...texts), precedence: 0 }
}

type Call = (...texts: string[]) => string

/** The words of formulas, by language. `t` is the label of a table or scale, `c` a condition, `x` a value. */
const words = {
  ofRow: { fr: 'de cette ligne', en: 'of this row' },
  before: { fr: 'ligne d’avant', en: 'row before' },
  constants: {
    fr: { true: 'oui', false: 'non', null: 'rien', '': 'rien' },
    en: { true: 'yes', false: 'no', null: 'nothing', '': 'nothing' },
  } as Readonly<Record<Language, Readonly<Record<string, string>>>>,
  comparisons: {
    fr: { exceeds: (a, b) => `${a} dépasse ${b}`, within: (a, b) => `${a} ne dépasse pas ${b}` },
    en: { exceeds: (a, b) => `${a} exceeds ${b}`, within: (a, b) => `${a} does not exceed ${b}` },
  } as Readonly<Record<Language, Readonly<Record<string, Call>>>>,
  calls: {
    fr: {
      if: (c, a, b) => `si ${c} : ${a}, sinon ${b}`,
      brackets: (t, x) =>
        `pour chaque tranche de « ${t} », additionner taux × (part de ${x} entre le bas et le haut de la tranche)`,
      sum: (t, x) => `somme, sur les lignes de « ${t} » : ${x}`,
      count: (t, c) => `nombre de lignes de « ${t} » où ${c}`,
      least: (t, x) => `plus petite valeur dans « ${t} » : ${x}`,
      most: (t, x) => `plus grande valeur dans « ${t} » : ${x}`,
      last: (t, x) => `dernière ligne de « ${t} » : ${x}`,
      first: (t, c, x) =>
        c === 'oui' ? `première ligne de « ${t} » : ${x}` : `première ligne de « ${t} » où ${c} : ${x}`,
      at: (t, n, x) => `ligne ${n} de « ${t} » : ${x}`,
      quantile: (t, x, p) => `valeur de ${x} que la part ${p} des lignes de « ${t} » n’atteint pas`,
      exp: (x) => `exponentielle de ${x}`,
      ln: (x) => `logarithme de ${x}`,
    },
    en: {
      if: (c, a, b) => `if ${c}: ${a}, else ${b}`,
      brackets: (t, x) =>
        `for each bracket of “${t}”, add rate × (part of ${x} between the bottom and the top of the bracket)`,
      sum: (t, x) => `sum, over the rows of “${t}”: ${x}`,
      count: (t, c) => `number of rows of “${t}” where ${c}`,
      least: (t, x) => `least value in “${t}”: ${x}`,
      most: (t, x) => `greatest value in “${t}”: ${x}`,
      last: (t, x) => `last row of “${t}”: ${x}`,
      first: (t, c, x) =>
        c === 'yes' ? `first row of “${t}”: ${x}` : `first row of “${t}” where ${c}: ${x}`,
      at: (t, n, x) => `row ${n} of “${t}”: ${x}`,
      quantile: (t, x, p) => `value of ${x} that the share ${p} of the rows of “${t}” does not reach`,
      exp: (x) => `exponential of ${x}`,
      ln: (x) => `logarithm of ${x}`,
    },
  } as Readonly<Record<Language, Readonly<Record<string, Call>>>>,
}
