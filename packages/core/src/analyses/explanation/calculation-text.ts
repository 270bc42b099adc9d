import type { StepKind, StepValue } from '../../definition/explanation.ts'
import { roundHalfAway } from '../../units/rounding.ts'
import type { Language } from '../../units/text.ts'
import {
  type FormulaStyle,
  formatFormula,
  PRECEDENCE,
  parenthesized,
  type Written,
} from '../formula/format-formula.ts'
import { partsOf } from '../formula/formula-parts.ts'
import type { Formula } from '../formula/syntax.ts'
import { hasPowerOfTen, translatorIn } from '../translator.ts'

const OPERATORS: Readonly<Record<string, string>> = {
  '*': '×',
  '-': '−',
  '<=': '≤',
  '>=': '≥',
  '<>': '≠',
}

/** The words of logic, and those of the values true, false and null. */
const LOGIC = {
  fr: { and: 'et', or: 'ou', not: 'non', true: 'oui', false: 'non', null: 'rien' },
  en: { and: 'and', or: 'or', not: 'not', true: 'yes', false: 'no', null: 'none' },
} as const

/** Writes a call from its written operands. */
type Wording = (...operands: Written[]) => Written

/** Writes a call in words: any operator around it needs parentheses, hence the precedence 0. */
const words =
  (write: (...texts: string[]) => string): Wording =>
  (...operands) => ({ text: write(...operands.map(({ text }) => text)), precedence: 0 })

/** As `words`, with parentheses around operands that are in words too: `(a if b, else c) if d, else e`. */
const choice =
  (write: (...texts: string[]) => string): Wording =>
  (...operands) => ({
    text: write(...operands.map((operand) => parenthesized(operand, PRECEDENCE.or))),
    precedence: 0,
  })

/** As `words`, for a first operand that has parentheses where it is more than a value or a call. */
const wordsOf =
  (write: (operand: string, ...others: string[]) => string): Wording =>
  (operand, ...others) => ({
    text: write(operand ? parenthesized(operand, PRECEDENCE.atom) : '', ...others.map(({ text }) => text)),
    precedence: 0,
  })

/** An operand after `1 +`, then one that is raised to a power or is a power. */
const inSum = (operand: Written) => parenthesized(operand, PRECEDENCE['+'] + 1)
const inPower = (operand: Written) => parenthesized(operand, PRECEDENCE.atom)

/** Calls that are written with operators, in any language. `r` and `t` are rates, `n` a number of periods. */
const operations: Readonly<Record<string, Wording>> = {
  bruit: (x) => x,
  abs: (x) => ({ text: `|${x.text}|`, precedence: PRECEDENCE.atom }),
  growth: (r, n) => ({ text: `(1 + ${inSum(r)})^${inPower(n)}`, precedence: PRECEDENCE['^'] }),
  monthly: (t) => ({ text: `(1 + ${inSum(t)})^(1/12) − 1`, precedence: PRECEDENCE['-'] }),
  annuity: (r, n) => ({
    text: `((1 + ${inSum(r)})^${inPower(n)} − 1) / ${inPower(r)}`,
    precedence: PRECEDENCE['/'],
  }),
  present: (r, n) => ({
    text: `(1 − (1 + ${inSum(r)})^(−${inPower(n)})) / ${inPower(r)}`,
    precedence: PRECEDENCE['/'],
  }),
}

const CALLS: Readonly<Record<Language, Readonly<Record<string, Wording>>>> = {
  fr: {
    euro: wordsOf((x) => `arrondi à l’euro de ${x}`),
    centime: wordsOf((x) => `arrondi au centime de ${x}`),
    round: wordsOf((x, d) => `arrondi à ${d} décimale${d === '0' || d === '1' ? '' : 's'} de ${x}`),
    floor: wordsOf((x) => `partie entière de ${x}`),
    ceil: wordsOf((x) => `entier au-dessus de ${x}`),
    if: choice((c, a, b) => `${a} si ${c}, sinon ${b}`),
    exceeds: words((a, b) => `${a} dépasse ${b}`),
    lag: words((x, k) => `${x}, ${k} lignes avant`),
    sum: words((_, x) => `somme des ${x}`),
    count: words((_, x) => `nombre de lignes où ${x}`),
    least: words((_, x) => `plus petit ${x}`),
    most: words((_, x) => `plus grand ${x}`),
    last: words((_, x) => `${x}, dernière ligne`),
    first: words((_, c, x) => `${x}, première ligne où ${c}`),
    at: words((_, n, x) => `${x}, ligne ${n}`),
    quantile: words((_, x, p) => `quantile ${p} des ${x}`),
  },
  en: {
    euro: wordsOf((x) => `${x} rounded to the euro`),
    centime: wordsOf((x) => `${x} rounded to the cent`),
    round: wordsOf((x, d) => `${x} rounded to ${d} decimal${d === '1' ? '' : 's'}`),
    floor: wordsOf((x) => `whole part of ${x}`),
    ceil: wordsOf((x) => `whole number above ${x}`),
    if: choice((c, a, b) => `${a} if ${c}, else ${b}`),
    exceeds: words((a, b) => `${a} exceeds ${b}`),
    lag: words((x, k) => `${x}, ${k} rows before`),
    sum: words((_, x) => `sum of ${x}`),
    count: words((_, x) => `number of rows where ${x}`),
    least: words((_, x) => `least ${x}`),
    most: words((_, x) => `greatest ${x}`),
    last: words((_, x) => `${x}, last row`),
    first: words((_, c, x) => `${x}, first row where ${c}`),
    at: words((_, n, x) => `${x}, row ${n}`),
    quantile: words((_, x, p) => `quantile ${p} of ${x}`),
  },
}

/**
 * A formula with the values of its names in place of them, as people write a calculation. Used by
 * `explication/explain-step.ts` and `explication/write-calculation.ts`.
 * @param read the value of a name, or its text where it is written in another way: a label, an amount with its unit.
 * @param wordOf the label of a text of the formula, such as a choice, where it has one.
 * @param template the result of `calculationTemplate` for the formula, where the caller has it: it saves
 * time.
 * @example calculationText(parseFormula('min(a, b + 1)'), () => 2, 'fr') // 'min(2 ; 2 + 1)'
 */
export function calculationText(
  formula: Formula,
  read: (name: string) => StepValue | { readonly label: string; readonly precedence?: number },
  language: Language,
  wordOf: (word: string) => string | undefined = () => undefined,
  template?: CalculationTemplate,
): string {
  const logic = LOGIC[language]
  const value = (one: StepValue): string =>
    typeof one === 'number'
      ? translatorIn(language).number(one, 'plain')
      : one === null || typeof one === 'boolean'
        ? logic[`${one}`]
        : (wordOf(one) ?? translatorIn(language).label({ fr: one, en: one }))
  const writeName = (name: string): Written => {
    const found = read(name)
    if (typeof found === 'object' && found !== null)
      return { text: found.label, precedence: found.precedence ?? PRECEDENCE.atom }
    return { text: value(found), precedence: numberPrecedence(found) }
  }
  return (
    (template && fillTemplate(template, writeName)) ??
    formatFormula(formula, { ...styles[language], literal: value, name: writeName })
  )
}

type CalculationStyle = Omit<FormulaStyle, 'literal' | 'name'>

const styleOf = (language: Language): CalculationStyle => ({
  operator: (operator) => OPERATORS[operator] ?? LOGIC[language][operator as 'and' | 'or'] ?? operator,
  negation: '−',
  not: LOGIC[language].not,
  separator: language === 'fr' ? ' ; ' : ', ',
  call: (name, operands) => {
    // `round(x, 8)` removes only the error of floating point, as `bruit` does: the text leaves both out
    const called = name === 'round' && operands[1]?.text === '8' ? 'bruit' : name
    return (operations[called] ?? CALLS[language][called])?.(...operands)
  },
})

const styles: Readonly<Record<Language, CalculationStyle>> = { fr: styleOf('fr'), en: styleOf('en') }

/**
 * How calculations are written: signs, words of logic, and functions in words or as operations. Exported by
 * `@denier/core/formulas`; used by `explanation/formula-in-labels.ts` of `@denier/web`.
 */
export const calculationStyle = (language: Language): CalculationStyle => styles[language]

/**
 * The text of a calculation around its names: a text, a name, a text, and so on. Kept by `formula-reader.ts`, because
 * no question changes it. Used by `explication/formula-reader.ts`.
 */
export type CalculationTemplate = readonly string[]

/** Separates a name from the texts around it: no label contains this character. */
const MARK = '\0'

/**
 * The template of a formula; `undefined` where its text depends on more than the texts of its names. Called by
 * `explication/formula-reader.ts`.
 * @example calculationTemplate(parseFormula('2 * a'), 'fr') // ['2 × ', 'a', '']
 */
export function calculationTemplate(formula: Formula, language: Language): CalculationTemplate | undefined {
  if (dependsOnWords(formula)) return undefined
  return calculationText(formula, (name) => ({ label: MARK + name + MARK }), language).split(MARK)
}

/** Whether a formula has a word of a choice, or a rounding whose plural depends on a value. */
const dependsOnWords = (formula: Formula): boolean =>
  (formula.type === 'literal' && typeof formula.value === 'string') ||
  (formula.type === 'call' && formula.name === 'round') ||
  partsOf(formula).some(dependsOnWords)

/** A template with its names written; `undefined` where one needs parentheses in some places. */
function fillTemplate(
  template: CalculationTemplate,
  writeName: (name: string) => Written,
): string | undefined {
  let text = template[0] ?? ''
  for (let at = 1; at < template.length; at += 2) {
    const written = writeName(template[at] as string)
    if (written.precedence < PRECEDENCE.atom) return undefined
    text += written.text + template[at + 1]
  }
  return text
}

/**
 * The precedence of the text of a number: that of a difference below zero, that of a product with a power of
 * ten. Called by `explication/write-calculation.ts` too.
 */
export function numberPrecedence(value: StepValue): number {
  if (typeof value !== 'number') return PRECEDENCE.atom
  if (value < 0) return PRECEDENCE['+']
  return hasPowerOfTen(value) ? PRECEDENCE['*'] : PRECEDENCE.atom
}

/**
 * A value of a step as people read it, with its unit. Used by `explication/describe-names.ts` and
 * `explication/write-calculation.ts`.
 * @param decimals those of a rate that is a fraction; its percent has two fewer. Other values keep all their
 * digits.
 */
export function stepText(value: StepValue, kind: StepKind, decimals: number, language: Language): string {
  if (typeof value !== 'number') return calculationValue(value, language)
  if (kind === 'rate')
    return translatorIn(language).number(roundHalfAway(100 * value, decimals - 2), 'percent')
  return translatorIn(language).number(value, kind)
}

const calculationValue = (value: StepValue, language: Language): string =>
  typeof value === 'string' ? value : LOGIC[language][`${value as boolean | null}`]
