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
  readonly simulateur: string
  /** The path of the figure or table that was asked for; `null` for all of them. */
  readonly figure: string | null
  /** How many steps deep, the figure being the first; `null` for all of them. */
  readonly profondeur: number | null
  readonly parametres: readonly ExplainedParameter[]
  readonly droit: readonly ExplainedLaw[]
  /** Values that custom sets, not a text. */
  readonly constantes: readonly ExplainedLaw[]
  /** Steps below the depth, by their value. */
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
  readonly nom: string
  readonly libelle: string
  readonly valeur: StepValue
  /** `EUR`, `%`, `fraction`…; `null` for a pure number and for what is no number. */
  readonly unite: string | null
  readonly affichee: string
}

export interface ExplainedParameter extends ExplainedValue {
  /** Whether the question gives it; else it has its default, or none. */
  readonly donne: boolean
  /** Of a list, whose `valeur` is `null`: what the fields of its rows are. */
  readonly colonnes?: readonly ExplainedField[]
  /** Of a list: its rows, defaults filled in, by the names of their fields. */
  readonly lignes?: readonly Readonly<Record<string, StepValue>>[]
}

/** A field of the rows of a list. */
export type ExplainedField = Pick<ExplainedValue, 'nom' | 'libelle' | 'unite'>

/**
 * A value of law, a scale, or a text that a formula applies without reading a value of it (`valeur` is then `null`).
 * Exported by `@denier/core`; used by `explication/explained-inputs.ts`, by `explanation/entries.ts` and
 * `explanation/law-texts.tsx` of `@denier/web`, and by `law-groups.ts` and `note-blocks.ts` of `@denier/note`.
 */
export interface ExplainedLaw extends ExplainedValue {
  /** Its key among the dated values of the project. */
  readonly cle: string
  readonly texte: string
  readonly url: string
  /** The first day on which it holds. */
  readonly depuis: string
  readonly verifieLe: string
  readonly statut: 'texte' | 'doctrine' | 'usage' | 'lecture'
  /** The rows of a scale. */
  readonly lignes?: readonly Readonly<Record<string, StepValue>>[]
}

/**
 * How a step got its value: a formula; an equation that it solves; a figure of another question; something observed
 * or drawn. `valeur`: none of these holds, and the value is given without derivation. Exported by `@denier/core`;
 * used by `explication/explain-step.ts`.
 */
export type StepGenre = 'formule' | 'equation' | 'renvoi' | 'releve' | 'valeur'

export interface ExplainedStep {
  readonly id: string
  /** The path of the figure that it gives; `null` for an intermediate value. */
  readonly figure: string | null
  readonly libelle: string
  /** The part of the calculation that it belongs to, as a title; `null` where it has none. */
  readonly partie: string | null
  readonly genre: StepGenre
  readonly formule: string | null
  /** The formula with values in place of names, as people write a calculation. */
  readonly calcul: string | null
  readonly operandes: readonly Operand[]
  readonly branches: readonly ExplainedBranch[]
  /** The rounding that a text orders here. */
  readonly arrondi: StepRounding | null
  /** A second formula that gives the same value. */
  readonly controle: string | null
  /** Unrounded, as the calculation goes on with it. */
  readonly valeur: StepValue
  /** As an answer prints it. */
  readonly arrondie: StepValue
  readonly decimales: number | null
  readonly unite: string | null
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

export interface Operand {
  readonly nom: string
  /** What to type into a calculator: as few digits as give the printed result. `null` for a table, and for no value. */
  readonly lu: StepValue
}

export interface ExplainedBranch {
  readonly libelle: string
  readonly formule: string
  /** `null` where it does not exist. */
  readonly valeur: StepValue
  readonly affichee: string
  readonly retenue: boolean
}

export interface ExplainedWarning extends Warning {
  /** What it moves, in euros; `null` where it moves nothing that is counted. */
  readonly effet: StepValue
}

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
  readonly attendu: StepValue
}

/**
 * Rows that each follow from the row before by the formulas of the columns. Exported by `@denier/core`; used by
 * `explication/explain-table.ts` and 6 more in `@denier/web`, `@denier/note` and `@denier/mcp`.
 */
export interface ExplainedTable {
  readonly id: string
  readonly figure: string | null
  readonly libelle: string
  /** How many rows, as a formula. */
  readonly etendue: string
  readonly nombre: number
  /** The values of row 0; a column that is left out begins at 0. */
  readonly depart: readonly { readonly nom: string; readonly formule: string; readonly valeur: StepValue }[]
  readonly colonnes: readonly ExplainedColumn[]
  /** Those of the question; where a column has no formula, all of them, with the values of such columns. */
  readonly lignes: readonly ExplainedRow[]
  readonly textes: readonly string[]
  readonly avertissements: readonly ExplainedWarning[]
}

export interface ExplainedColumn {
  readonly nom: string
  readonly libelle: string
  readonly unite: string | null
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
  readonly arrondi: StepRounding | null
  /** Of a column of data, such as a published series: where it comes from. */
  readonly origine?: string
}

/** The calculation of a cell. */
export interface CellCalculation {
  /** Of the row, from 1. */
  readonly rang: number
  readonly calcul: string
}

export interface ExplainedRow {
  /** From 1. */
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
  readonly parametre: string
  readonly valeur: string
  readonly libelle: string
  /** The figure; `null` where it does not exist. */
  readonly resultat: number | null
  readonly affichee: string
  /** The query of that question. */
  readonly adresse: string
}

/**
 * The answer of an explication. Exported by `@denier/core`; used by `simulate.ts`,
 * `explication/compile-explication.ts` and 12 more in other packages.
 */
export interface ExplicationAnswer {
  readonly data: Explication
  readonly meta: Answer['meta'] & {
    readonly grammaire: typeof FORMULA_GRAMMAR
    /** The version of the rules. */
    readonly regles: string
    /** How many of the steps and tables shown were replayed before they left. */
    readonly rejouees: number
  }
  readonly disclaimer: string
}
