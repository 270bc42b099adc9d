/**
 * Entry point `@denier/core/formulas`: reads a formula of an explication and writes it for people. Separate because
 * only the dialog of explanations needs it.
 */

export { calculationStyle } from './explanation/calculation-text.ts'
export { scaleColumns } from './explication/scale-columns.ts'
export { formatFormula, PRECEDENCE, parenthesized, type Written } from './formula/format-formula.ts'
export { formulaNames } from './formula/formula-names.ts'
export { mapParts } from './formula/formula-parts.ts'
export { parseFormula } from './formula/parse-formula.ts'
export type { Formula } from './formula/syntax.ts'
