import type { FormulaStep, StepValue } from '../../definition/explanation.ts'
import type {
  ExplainedBranch,
  ExplainedStep,
  ExplainedWarning,
  StepGenre,
} from '../../definition/explication.ts'
import { inLanguage } from '../../units/text.ts'
import { calculationText } from '../explanation/calculation-text.ts'
import type { ReplayedStep } from '../explanation/compile-explanation.ts'
import { printedDecimals, printedValue, shownValue, unitOf } from './describe-names.ts'
import type { Described } from './described.ts'
import type { EntryContext } from './entry-context.ts'
import { templateIn } from './formula-reader.ts'
import { type StepOperands, stepOperands } from './step-operands.ts'
import { wordsOf, writeCalculation } from './write-calculation.ts'

/** One step as an answer gives it. Used by `compile-explication.ts`. */
export function explainStep(replayed: ReplayedStep, context: EntryContext): ExplainedStep {
  const { step, figure, value } = replayed
  const { describe } = context
  const described = describe.step(replayed)
  const genre = genreOf(replayed)
  const isShown = genre === 'formule' || genre === 'equation'
  const formula = isShown && 'formula' in step ? step : undefined
  const own = formula?.type === 'formula' ? formula : undefined
  const operands = formula && stepOperands(formula, replayed, described.kind, context)
  const isNumber = typeof value === 'number'
  const explained = {
    id: step.id,
    figure: (step.type === 'otherQuestion' ? undefined : figure) ?? null,
    libelle: described.label,
    partie: step.part === undefined ? null : inLanguage(step.part, describe.language),
    genre,
    formule: formula?.formula ?? null,
    calcul: formula && operands ? calculation(formula.formula, operands, described, context) : null,
    operandes: operands?.operandes ?? [],
    branches: own ? branchesIn(own, described, context) : [],
    arrondi: own?.round ?? null,
    controle: own?.control ?? null,
    valeur: value,
    arrondie: printedValue(value, described.kind),
    decimales: isNumber ? printedDecimals(described.kind) : null,
    unite: isNumber ? unitOf(described.kind) : null,
    affichee: shownValue(value, described, describe.language),
    textes: genre === 'valeur' ? [] : textsOf(step.law, formula ? [formula.formula] : [], context),
    avertissements: warningsOf(replayed, context),
  }
  // added only to the few steps that have them: spreads in the literal above would slow down every step
  if (genre === 'equation') return { ...explained, inconnue: step.id }
  if (genre === 'renvoi' && step.type === 'otherQuestion')
    return { ...explained, renvoi: otherQuestion(step, value, context) }
  if (step.type === 'formula' && step.absent && value === null)
    return { ...explained, raison: inLanguage(step.absent, describe.language) }
  if (step.type === 'observed') return { ...explained, origine: inLanguage(step.origin, describe.language) }
  return explained
}

/** The genre of a step: one whose formula does not agree is a value without derivation. */
function genreOf({ step, agrees: holds }: ReplayedStep): StepGenre {
  if (!holds) return 'valeur'
  return ({ formula: 'formule', equation: 'equation', otherQuestion: 'renvoi', observed: 'releve' } as const)[
    step.type as Exclude<typeof step.type, 'table'>
  ]
}

/**
 * The texts of law of a step: those that it cites, and those of the values that it reads. Used by `explain-table.ts`.
 */
export function textsOf(
  cited: readonly string[] | undefined,
  formulas: readonly string[],
  { read, isLaw }: EntryContext,
): readonly string[] {
  const texts = new Set<string>(cited?.filter(isLaw))
  for (const text of formulas) {
    for (const name of read(text).names) {
      const found = isLaw(name) ? name : firstPart(name)
      if (isLaw(found)) texts.add(found)
    }
  }
  return [...texts]
}

/** The part of a name before its first dot: the scale, where a formula reads a column of one. */
const firstPart = (name: string): string => {
  const dot = name.indexOf('.')
  return dot < 0 ? name : name.slice(0, dot)
}

const NO_WARNINGS: readonly ExplainedWarning[] = []

/** The warning that a step explains, where the answer has it. Used by `explain-table.ts`. */
export function warningsOf({ step }: ReplayedStep, { replay }: EntryContext): readonly ExplainedWarning[] {
  if (step.warns === undefined) return NO_WARNINGS
  const found = replay.computed.meta.avertissements.find(({ code }) => code === step.warns)
  if (!found) return NO_WARNINGS
  return [{ ...found, effet: step.effect === undefined ? null : replay.evaluate(step.effect) }]
}

/**
 * The calculation of a step, with the digits that its reader types. A side of a condition that would divide
 * by a written 0 is left out.
 */
function calculation(
  text: string,
  { operandes, cells }: StepOperands,
  { field }: Described,
  context: EntryContext,
): string {
  const { read, replay, rounded } = context
  const { names } = replay
  const valueNamed = (name: string): StepValue | undefined => {
    for (const { nom, lu } of operandes)
      if (nom === name) return names.tableOf(name) === undefined ? lu : undefined
    return undefined
  }
  const parsed = read(text)
  const options = { cells, ...(field && { fields: [field] }) }
  const write = () => writeCalculation(parsed.formula, parsed, valueNamed, context, options)
  // a formula written as it stands evaluates nothing
  if (parsed.isFixed) return write()
  const typed = operandes.filter(({ nom }) => names.tableOf(nom) === undefined)
  return rounded.during([], typed, write)
}

/** The alternatives of a `min`, a `max` or an `if`, with the one that gave the value. */
function branchesIn(
  { formula, branches: labels }: FormulaStep<unknown>,
  described: Described,
  context: EntryContext,
): ExplainedBranch[] {
  const { read, replay, describedOf, describe } = context
  const { choice: found, names } = read(formula)
  if (!found) return []
  const wordOf = (word: string) => {
    const fields = [described, ...names.map(describedOf)].flatMap(({ field }) => field ?? [])
    return wordsOf(fields, describe.language)(word)
  }
  const values = found.branches.map((branch) => replay.evaluate(branch.text))
  const condition = found.condition && replay.evaluate(found.condition)
  const best = extreme(values, found.kind === 'max' ? Math.max : Math.min)
  const taken =
    found.kind === 'if'
      ? found.branches.findIndex(({ takenWhen }) => takenWhen === condition)
      : values.findIndex((value) => value !== null && value === best)
  return found.branches.map((branch, index) => {
    const label = labels?.[index]
    return {
      libelle: label
        ? inLanguage(label, describe.language)
        : calculationText(
            branch.formula,
            (name) => ({ label: describedOf(name).label }),
            describe.language,
            wordOf,
            templateIn(read(branch.text), describe.language),
          ),
      formule: branch.text,
      valeur: values[index] ?? null,
      affichee: shownValue(values[index] ?? null, described, describe.language),
      retenue: index === taken,
    }
  })
}

/** The least or greatest number among values; `null` without any. */
function extreme(values: readonly StepValue[], better: (...numbers: number[]) => number): number | null {
  const numbers = values.filter((value) => typeof value === 'number')
  return numbers.length === 0 ? null : better(...numbers)
}

/** The other question of a step; `attendu` is the value of the step. */
const otherQuestion = (
  { params, figure }: { readonly params: Readonly<Record<string, string>>; readonly figure: string },
  attendu: StepValue,
  { replay, describe }: EntryContext,
) => ({
  parametres: Object.entries(params).map(([nom, formule]) => {
    const described = describe.parameter(nom)
    const valeur = replay.evaluate(formule)
    return {
      nom,
      libelle: described.label,
      formule,
      valeur,
      affichee: shownValue(valeur, described, describe.language),
    }
  }),
  figure,
  attendu,
})
