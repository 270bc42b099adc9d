import { type Branches, branchesOf, type FormulaBranch } from '../explanation/branches.ts'
import { formatFormula } from '../formula/format-formula.ts'
import { formulaNames } from '../formula/formula-names.ts'
import { parseFormula } from '../formula/parse-formula.ts'
import type { Formula } from '../formula/syntax.ts'

/** A formula of an explanation, with what depends on its text alone. Used by `write-column.ts`. */
export interface ParsedFormula {
  readonly formula: Formula
  /** The names that it reads, each once. */
  readonly names: readonly string[]
  readonly choice: Choice | undefined
}

/** The alternatives of a `min`, a `max` or an `if`, each with its text. */
interface Choice {
  readonly kind: Branches['kind']
  /** The text of the condition of an `if`. */
  readonly condition: string | undefined
  readonly branches: readonly (FormulaBranch & { readonly text: string })[]
}

export type FormulaReader = (text: string) => ParsedFormula

/** Returns a function that parses each text once, and keeps what it found. Used by `compile-explication.ts`. */
export function formulaReader(): FormulaReader {
  const known = new Map<string, ParsedFormula>()
  return (text) => {
    const parsed = known.get(text) ?? parse(text)
    known.set(text, parsed)
    return parsed
  }
}

function parse(text: string): ParsedFormula {
  const formula = parseFormula(text)
  return { formula, names: formulaNames(formula), choice: choiceOf(branchesOf(formula)) }
}

function choiceOf(found: Branches | undefined): Choice | undefined {
  if (!found) return undefined
  const { kind, condition, branches } = found
  return {
    kind,
    condition: condition && formatFormula(condition),
    branches: branches.map((branch) => ({ ...branch, text: formatFormula(branch.formula) })),
  }
}
