import type { StepRounding, StepValue } from './explanation.ts'
import type { Answer } from './simulator.ts'
import type { Warning } from './warning.ts'

/**
 * The version of the grammar of formulas, which every explication names. Used by
 * `explication/compile-explication.ts`.
 */
export const FORMULA_GRAMMAR = 1

/**
 * How the figures of one answer were computed: `data` of an explication, which `analyses/explication` builds. Members
 * are named as they are on the wire. Exported by `@denier/core`; used by `schema/explication-schema.ts` and
 * `explication/unreplayed-claims.ts`, by `answer/simulator-analysis.ts` of `@denier/api`, by `explanation/entries.ts`
 * of `@denier/web`, and by `note.ts` of `@denier/note`.
 */
export interface Explication {
  /** The name of the simulator. */
  readonly simulateur: string
  /** The path of the figure or table that was asked for; `null` for all of them. */
  readonly figure: string | null
  /** The levels of steps that are explained, the figure being level 1; `null` for all of them. */
  readonly profondeur: number | null
  readonly parametres: readonly ExplainedParameter[]
  /** The values that texts of law set. */
  readonly droit: readonly ExplainedLaw[]
  /** Values that custom sets, not a text. */
  readonly constantes: readonly ExplainedLaw[]
  /** The steps deeper than `profondeur`, which have only their value. */
  readonly coupees: readonly ExplainedValue[]
  /** In the order of calculation: each reads only those before it, and tables. */
  readonly etapes: readonly ExplainedStep[]
  readonly tables: readonly ExplainedTable[]
  /** The figure under each other choice of a parameter that the simulator compares. */
  readonly compares: readonly ComparedChoice[]
}

/**
 * A value with its name in formulas, and as people read it. Exported by `@denier/core`; used by
 * `explication/describe-names.ts`, by `pages/note.tsx` of `@denier/web`, and by `note-blocks.ts` and `note.ts` of
 * `@denier/note`.
 */
export interface ExplainedValue {
  /** The name in formulas. */
  readonly nom: string
  /** The label, in the language of the answer. */
  readonly libelle: string
  /** Unrounded, in `unite`; `null` where there is none. */
  readonly valeur: StepValue
  /** `EUR`, `%`, `fraction`…; `null` for a pure number and for what is no number. */
  readonly unite: string | null
  /** The value as text for readers, rounded, with its unit: `1 234,50 €`. */
  readonly affichee: string
}

/** A parameter of the question. Exported by `@denier/core`; used by `explication/explained-inputs.ts`. */
export interface ExplainedParameter extends ExplainedValue {
  /** Whether the question gives it; else it has its default, or none. */
  readonly donne: boolean
  /** Of a list, whose `valeur` is `null`: what the fields of its rows are. */
  readonly colonnes?: readonly ExplainedField[]
  /** Of a list: its rows, defaults filled in, by the names of their fields. */
  readonly lignes?: readonly Readonly<Record<string, StepValue>>[]
}

/** A field of the rows of a list. Exported by `@denier/core`. */
export type ExplainedField = Pick<ExplainedValue, 'nom' | 'libelle' | 'unite'>

/**
 * A value of law, a scale, or a text that a formula applies without reading a value of it (`valeur` is then `null`).
 * Exported by `@denier/core`; used by `explication/explained-inputs.ts`, by `explanation/entries.ts` and
 * `explanation/law-texts.tsx` of `@denier/web`, and by `law-groups.ts` and `note-blocks.ts` of `@denier/note`.
 */
export interface ExplainedLaw extends ExplainedValue {
  /** Its key among the dated values of the project. */
  readonly cle: string
  /** The title of the article. */
  readonly texte: string
  /** The address of the article. */
  readonly url: string
  /** The first day on which it holds, `YYYY-MM-DD`. */
  readonly depuis: string
  /** The day on which the value was last compared with the article, `YYYY-MM-DD`. */
  readonly verifieLe: string
  /**
   * What sets the value: a text of law, the tax administration's comments, custom, or our interpretation of a text.
   */
  readonly statut: 'texte' | 'doctrine' | 'usage' | 'lecture'
  /** The rows of a scale. */
  readonly lignes?: readonly Readonly<Record<string, StepValue>>[]
}

/**
 * How a step got its value: a formula; an equation that it solves; a figure of another question; something
 * observed or drawn. `valeur`: none of these gave the value, which is shown without derivation. Exported by
 * `@denier/core`; used by `explication/explain-step.ts`.
 */
export type StepGenre = 'formule' | 'equation' | 'renvoi' | 'releve' | 'valeur'

/**
 * One value of the calculation, and how it was computed. Exported by `@denier/core`; used by
 * `explication/cell-digits.ts` and `explication/explain-step.ts`.
 */
export interface ExplainedStep {
  /** The name of the value in formulas. */
  readonly id: string
  /** The path of the figure that it gives; `null` for an intermediate value. */
  readonly figure: string | null
  /** The label, in the language of the answer. */
  readonly libelle: string
  /** The part of the calculation that it belongs to, as a title; `null` where it has none. */
  readonly partie: string | null
  /** How the value was made. */
  readonly genre: StepGenre
  /** `null` where the genre has none. */
  readonly formule: string | null
  /** The formula with values in place of names, as people write a calculation. */
  readonly calcul: string | null
  /** The values that the formula reads, in the order of their first appearance. */
  readonly operandes: readonly Operand[]
  /**
   * The operands of a `min` or `max`, or the sides of an `if`, of which one gave the value; empty for others.
   */
  readonly branches: readonly ExplainedBranch[]
  /** The rounding that a text orders here. */
  readonly arrondi: StepRounding | null
  /** A second formula that gives the same value. */
  readonly controle: string | null
  /** Unrounded, as the calculation goes on with it. */
  readonly valeur: StepValue
  /** Rounded to `decimales`, as a figure of an answer is. */
  readonly arrondie: StepValue
  /** The decimals of `arrondie`; `null` where it is not rounded. */
  readonly decimales: number | null
  /** As in `ExplainedValue`. */
  readonly unite: string | null
  /** `arrondie` as text for readers, with its unit. */
  readonly affichee: string
  /** Names of `droit` and `constantes` that it applies. */
  readonly textes: readonly string[]
  readonly avertissements: readonly ExplainedWarning[]
  /** Of an equation: the name that the formula solves, being zero at its value. */
  readonly inconnue?: string
  /** Of a figure of another question. */
  readonly renvoi?: OtherQuestion
  /** Of something observed or drawn: where it comes from. */
  readonly origine?: string
  /** Of a figure without a value: why there is none. */
  readonly raison?: string
}

/** A value that a formula reads. Exported by `@denier/core`; used by `explication/step-operands.ts`. */
export interface Operand {
  /** Its name in formulas. */
  readonly nom: string
  /** What to type into a calculator: as few digits as give the printed result. `null` for a table, and for no value. */
  readonly lu: StepValue
}

/**
 * One of the values among which a step chooses. Exported by `@denier/core`; used by
 * `explication/explain-step.ts`.
 */
export interface ExplainedBranch {
  /** The meaning of the branch, or its formula written with labels. */
  readonly libelle: string
  /** The part of the formula of the step. */
  readonly formule: string
  /** `null` where it does not exist. */
  readonly valeur: StepValue
  /** The value as text for readers. */
  readonly affichee: string
  /** Whether the step has the value of this branch. */
  readonly retenue: boolean
}

/**
 * A warning of the answer, with its effect on the result. Exported by `@denier/core`; used by
 * `explication/explain-step.ts`.
 */
export interface ExplainedWarning extends Warning {
  /** By how many euros its reason changes the result; `null` where that is not computed. */
  readonly effet: StepValue
}

/** The same question with other parameters, of which the step is a figure. Exported by `@denier/core`. */
export interface OtherQuestion {
  /** The parameters that differ, each with its formula. */
  readonly parametres: readonly {
    readonly nom: string
    readonly libelle: string
    readonly formule: string
    readonly valeur: StepValue
    readonly affichee: string
  }[]
  /** The path of the figure of its answer. */
  readonly figure: string
  /** That figure, as the other answer must give it. */
  readonly attendu: StepValue
}

/**
 * Rows that each follow from the row before by the formulas of the columns. Exported by `@denier/core`; used by
 * `explication/explain-table.ts` and others in `@denier/web`, `@denier/note` and `@denier/mcp`.
 */
export interface ExplainedTable {
  /** The name of the table in formulas. */
  readonly id: string
  /** The path of the table of the answer; `null` for a table that the answer does not have. */
  readonly figure: string | null
  /** The label, in the language of the answer. */
  readonly libelle: string
  /** How many rows, as a formula. */
  readonly etendue: string
  /** How many rows: the value of `etendue`. */
  readonly nombre: number
  /** The values of row 0; a column that is left out begins at 0. */
  readonly depart: readonly { readonly nom: string; readonly formule: string; readonly valeur: StepValue }[]
  readonly colonnes: readonly ExplainedColumn[]
  /**
   * The rows that the question asks for; all rows where a column has no formula, with the values of such
   * columns.
   */
  readonly lignes: readonly ExplainedRow[]
  /** Names of `droit` and `constantes` that it applies. */
  readonly textes: readonly string[]
  readonly avertissements: readonly ExplainedWarning[]
}

/** A column of a table. Exported by `@denier/core`. */
export interface ExplainedColumn {
  /** The name in formulas, after that of the table and a dot. */
  readonly nom: string
  /** The label, in the language of the answer. */
  readonly libelle: string
  /** As in `ExplainedValue`. */
  readonly unite: string | null
  /** The decimals with which its cells are printed; `null` where they are not rounded. */
  readonly decimales: number | null
  /**
   * The decimals with which to read its cells so that the others, and the steps, can be computed again from them; only
   * where that is more than it prints.
   */
  readonly decimalesLues?: number
  /** `null` for a column of data, and where it does not give the values of the computation. */
  readonly formule: string | null
  /** The formula as people write it: with the labels of columns or, where `numero` asks for one row, with its values. */
  readonly calcul: string | null
  /**
   * Where the formula reads rows of a scale or of another table: its calculation in rows of `lignes`, with their values.
   * Only of the extract of a short table.
   */
  readonly calculs?: readonly CellCalculation[]
  /** The rounding that a text orders in each row. */
  readonly arrondi: StepRounding | null
  /** Of a column of data, such as a published series: where it comes from. */
  readonly origine?: string
}

/** The calculation of a cell. Used by `explication/explain-table.ts`. */
export interface CellCalculation {
  /** Of the row, from 1. */
  readonly rang: number
  readonly calcul: string
}

/** A row of a table. Exported by `@denier/core`; used by `explication/explain-table.ts`. */
export interface ExplainedRow {
  /** Its number, from 1. */
  readonly rang: number
  /** By column, unrounded. */
  readonly valeurs: Readonly<Record<string, StepValue>>
}

/**
 * The figure under another choice of a parameter. Exported by `@denier/core`; used by
 * `explication/compare-choices.ts`, by `explanation/entry-view.tsx` of `@denier/web`, and by `note-blocks.ts` and
 * `note.ts` of `@denier/note`.
 */
export interface ComparedChoice {
  /** The name of the parameter. */
  readonly parametre: string
  /** The wire word of the other choice. */
  readonly valeur: string
  /** The label of the other choice. */
  readonly libelle: string
  /** The figure; `null` where it does not exist. */
  readonly resultat: number | null
  /** The figure as text for readers. */
  readonly affichee: string
  /** The path and query of the question with that choice: `simulateurs/enveloppes?duree=8&…`. */
  readonly adresse: string
}

/**
 * The answer of an explication. Exported by `@denier/core`; used by `simulate.ts`,
 * `explication/compile-explication.ts` and others in other packages.
 */
export interface ExplicationAnswer {
  readonly data: Explication
  readonly meta: Answer['meta'] & {
    readonly grammaire: typeof FORMULA_GRAMMAR
    /** The version of the rules of calculation: `rulesVersion`. */
    readonly regles: string
    /**
     * How many of the steps and tables shown were computed again from their formulas, with the same result.
     */
    readonly rejouees: number
  }
  readonly disclaimer: string
}
