import {
  type ComparedChoice,
  type Contract,
  type ExplainedBranch,
  type ExplainedParameter,
  type ExplainedStep,
  type ExplainedTable,
  type ExplainedValue,
  type Explication,
  type ExplicationAnswer,
  type Field,
  fieldsByPath,
  type Language,
} from '@denier/core'
import { formatBrief, formatFigure } from '@denier/prose'
import { formatCell } from './format-cell.ts'
import { type LawGroup, lawGroups } from './law-groups.ts'
import { translate } from './messages.ts'

/**
 * An explication arranged as a note: what a reader needs, in the order in which it is read. Each medium writes it.
 * Exported by `@denier/note`; used by `note-blocks.ts`, and by `pages/note-length.ts` and `pages/note-props.ts` of
 * `@denier/web`.
 */
export interface Note {
  /** The parameters of the question, other than lists. */
  readonly given: readonly ExplainedParameter[]
  /** The parameters that have their default value. */
  readonly assumed: readonly ExplainedParameter[]
  /** The lists that were given, row by row. */
  readonly lists: readonly NoteList[]
  /** The decisive figures, or the one that was asked for. */
  readonly decisive: readonly ExplainedValue[]
  /** The other figures that exist. */
  readonly figures: readonly ExplainedValue[]
  /** Values that shown formulas read and whose steps are deeper than was asked for. */
  readonly taken: readonly ExplainedValue[]
  /** The steps, by part. */
  readonly parts: readonly NotePart[]
  /** The labels of figures that are 0 here, and whose steps are left out. */
  readonly zeros: readonly string[]
  /** Steps that are left out and are figures, or that a shown formula reads. */
  readonly omitted: readonly ExplainedValue[]
  /** Parameters that formulas read, and that have no value. */
  readonly notGiven: readonly ExplainedParameter[]
  readonly tables: readonly NoteTable[]
  /** The texts of law that steps and tables apply, with their values. */
  readonly law: readonly LawGroup[]
  /** Values that no law sets, with where they come from. */
  readonly customs: readonly LawGroup[]
  /** What the answer would be under other choices. */
  readonly compared: readonly ComparedChoice[]
  readonly warnings: readonly NoteWarning[]
}

/** A list of the question as a table: a column for each field of its rows that some row gives. */
export interface NoteList {
  /** The name of the parameter. */
  readonly name: string
  readonly label: string
  /** Their labels. */
  readonly columns: readonly string[]
  /** The title of each row, then its cells; empty where the row has no such value. */
  readonly rows: readonly { readonly title: string; readonly cells: readonly string[] }[]
}

/** Steps of one part of the calculation; without a title where the contract names none. */
export interface NotePart {
  readonly title: string | null
  readonly steps: readonly NoteStep[]
}

/** A step of an explication, with what a note adds. */
export interface NoteStep extends ExplainedStep {
  /** The alternatives that say something: not those that give the same, nor 0 where it was not taken. */
  readonly branches: readonly ExplainedBranch[]
  /** Where its formula is a name alone: the label of what it takes. */
  readonly takes?: string
  /** The numbers of the texts that it applies, in `law` and `customs`. */
  readonly references: readonly number[]
}

/** A table of an explication, without its empty columns. */
export interface NoteTable extends ExplainedTable {
  /** The labels of choices, by column, then by the word that a cell holds. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The rows that have every column. */
  readonly lignes: ExplainedTable['lignes']
  /** The numbers of the texts that it applies, in `law` and `customs`. */
  readonly references: readonly number[]
  /** The labels and names of columns that are 0, no or none in every row, and are left out. */
  readonly empty: readonly Pick<ExplainedValue, 'nom' | 'libelle'>[]
}

/** A warning of the answer. */
export interface NoteWarning {
  readonly message: string
  /** Whether the answer may be wrong for this reader: it stands beside the figures. */
  readonly isAlert: boolean
  /** By how much what it warns of changes the result: an amount as text. */
  readonly effect?: string
}

/** The parts of an answer that a note reads. */
type Answered = Pick<ExplicationAnswer, 'data' | 'meta'>

/**
 * Arranges an explication: steps by part, without those that are 0 and serve no other; law by text; each figure once.
 * Exported by `@denier/note`; used by `note-blocks.ts`, and by `pages/note-length.ts` and `pages/note.tsx` of
 * `@denier/web`.
 * @param language that in which the explication was asked for.
 * @example arrangeNote(await explain('cagr', query, { rows: 'extraits' }), cagr.contract, 'fr').parts
 */
export function arrangeNote({ data, meta }: Answered, contract: Contract, language: Language): Note {
  const values = [...data.parametres, ...chosenWords(data, meta.hypotheses, contract, language)]
  const kept = keptSteps(data, contract)
  const isKept = ({ id }: ExplainedStep) => kept.has(id)
  const steps = data.etapes.filter(isKept)
  const cited = new Set([...steps, ...data.tables].flatMap(({ textes }) => textes))
  const law = lawGroups(
    data.droit.filter(({ nom }) => cited.has(nom)),
    0,
  )
  const customs = lawGroups(
    data.constantes.filter(({ nom }) => cited.has(nom)),
    law.length,
  )
  const referencesOf = (names: readonly string[]) =>
    [...law, ...customs]
      .filter(({ values }) => values.some(({ nom }) => names.includes(nom)))
      .map(({ reference }) => reference)
  const figures = data.etapes.filter(
    (step) => step.figure !== null && (data.figure === null || step.figure === data.figure),
  )
  const isDecisive = isDecisiveIn(data, contract)
  const order = (step: ExplainedStep) => contract.decisive.indexOf(step.figure ?? '')
  return {
    given: values.filter(({ donne, lignes }) => donne && !lignes),
    lists: data.parametres.flatMap((parameter) => listOf(parameter, contract, language)),
    assumed: values.filter(({ donne, valeur }) => !donne && valeur !== null),
    decisive: figures
      .filter(isDecisive)
      .toSorted((a, b) => order(a) - order(b))
      .map((step) => readFigure(step, language)),
    figures: onceEach(
      figures
        .filter((step) => !isDecisive(step) && step.valeur !== null)
        .map((step) => readFigure(step, language)),
    ),
    taken: data.coupees,
    parts: partsOf(
      steps.map((step) => ({
        ...step,
        affichee: withYearsAndMonths(step, language),
        branches: isRepeated(step, steps) ? [] : tellingBranches(step),
        ...takenFrom(step, data),
        references: referencesOf(step.textes),
      })),
    ),
    zeros: data.etapes
      .filter((step) => !isKept(step) && isNothing(step) && step.figure !== null)
      .map(({ libelle }) => libelle),
    omitted: omittedSteps(data, kept),
    notGiven: values.filter(({ donne, valeur }) => !donne && valeur === null),
    tables: data.tables
      .filter(({ nombre, id }) => nombre > 0 || isRead(id, data))
      .map((table) => ({
        ...table,
        ...withoutEmptyColumns(table),
        lignes: wholeRows(table),
        words: columnWords(table, contract, language),
        references: referencesOf(table.textes),
      })),
    law,
    customs,
    compared: data.compares,
    warnings: warningsOf({ data, meta }, language),
  }
}

/**
 * A list of the question as a table, in a list of one; empty for another parameter. Its columns tell the rows
 * apart: those whose fields are neither absent nor 0 or no by default in all of them. A default that is
 * something else, such as the row that a gift is for, is shown as one that was given.
 */
function listOf(
  { nom, libelle, lignes }: ExplainedParameter,
  { params }: Contract,
  language: Language,
): readonly NoteList[] {
  const list = params[nom]?.list
  if (!list || !lignes) return []
  const title = list.texts?.row[language] ?? translate('row', language)
  const fields = Object.entries(list.row).filter(([name, field]) =>
    lignes.some(
      (row) => (row[name] ?? null) !== null && (row[name] !== field.default || Boolean(field.default)),
    ),
  )
  return [
    {
      name: nom,
      label: libelle,
      columns: fields.map(([, field]) => field.label[language]),
      rows: lignes.map((row, index) => ({
        title: `${title} ${index + 1}`,
        cells: fields.map(([name, field]) =>
          (row[name] ?? null) === null ? '' : formatBrief(field, row[name], language),
        ),
      })),
    },
  ]
}

/** The values, without those that repeat the label and the value of one before. */
const onceEach = (values: readonly ExplainedValue[]): readonly ExplainedValue[] => {
  const keys = values.map(({ libelle, affichee }) => `${libelle}\n${affichee}`)
  return values.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
}

/** The value of a step as an answer prints it, without its derivation. */
const readFigure = (step: ExplainedStep, language: Language): ExplainedValue => ({
  ...figureValue(step),
  affichee: yearsAndMonthsOf(step, language) ?? step.affichee,
})

/** The value of a step with its digits, and a length of time in years and months after them. */
function withYearsAndMonths(step: ExplainedStep, language: Language): string {
  const length = yearsAndMonthsOf(step, language)
  return length === undefined ? step.affichee : `${step.affichee} (${length})`
}

/** A length of time in years and months; `undefined` for a whole number of years and for another value. */
const yearsAndMonthsOf = ({ valeur, unite }: ExplainedStep, language: Language): string | undefined =>
  unite === 'years' && typeof valeur === 'number' && !Number.isInteger(valeur)
    ? formatFigure({ kind: 'years', label: { fr: '', en: '' } }, valeur, language)
    : undefined

/** The value of a step with its digits, without its derivation. */
const figureValue = ({ id, libelle, valeur, unite, affichee }: ExplainedStep): ExplainedValue => ({
  nom: id,
  libelle,
  valeur,
  unite,
  affichee,
})

/** The figure that was asked for; without one, those that the contract calls decisive. */
const isDecisiveIn =
  ({ figure }: Explication, { decisive }: Contract) =>
  (step: ExplainedStep): boolean =>
    step.figure !== null && (figure === null ? decisive.includes(step.figure) : step.figure === figure)

/** Whether a step has a formula and its value is 0, no or none. */
const isNothing = ({ valeur, genre }: ExplainedStep): boolean =>
  (valeur === 0 || valeur === false || valeur === null) && genre === 'formule'

/**
 * The names of the steps that a reader needs: all but those that are 0, no or none, unless decisive, checked
 * or warned of; then without the intermediate ones that only those read.
 */
function keptSteps(data: Explication, contract: Contract): ReadonlySet<string> {
  const isDecisive = isDecisiveIn(data, contract)
  const isChecked = ({ figure }: ExplainedStep) =>
    figure !== null && contract.checkedAtZero?.includes(figure) === true
  const isNeeded = (step: ExplainedStep) =>
    isDecisive(step) || isChecked(step) || step.avertissements.length > 0
  const kept = new Map(
    data.etapes.filter((step) => isNeeded(step) || !isNothing(step)).map((step) => [step.id, step]),
  )
  const readByTables = new Set(tableFormulas(data).flatMap((text) => text.match(NAMES) ?? []))
  for (const step of data.etapes.toReversed()) {
    if (!kept.has(step.id) || step.figure !== null || isNeeded(step) || readByTables.has(step.id)) continue
    if (![...kept.values()].some((other) => readsStep(other, step.id))) kept.delete(step.id)
  }
  return new Set(kept.keys())
}

/** The steps left out that a reader meets: figures, and those whose name a shown formula has. */
function omittedSteps(data: Explication, kept: ReadonlySet<string>): readonly ExplainedValue[] {
  const shown = data.etapes.filter(({ id }) => kept.has(id))
  const texts = [
    ...shown.flatMap(({ formule, controle, renvoi }) => [
      formule ?? '',
      controle ?? '',
      ...(renvoi?.parametres ?? []).map((one) => one.formule),
    ]),
    ...tableFormulas(data),
  ]
  const read = new Set(texts.flatMap((text) => text.match(NAMES) ?? []))
  return data.etapes
    .filter(({ id, figure }) => !kept.has(id) && (figure !== null || read.has(id)))
    .map(figureValue)
}

/** The formulas of the tables: of their number of rows, their values before the first row, and their columns. */
const tableFormulas = ({ tables }: Explication): readonly string[] =>
  tables.flatMap(({ etendue, depart, colonnes }) => [
    etendue,
    ...depart.map(({ formule }) => formule),
    ...colonnes.flatMap(({ formule }) => formule ?? []),
  ])

/** The names in a formula, functions included. */
const NAMES = /[A-Za-z_]\w*(?:\.\w+)*/g

/** Whether a step reads another one, by its name in formulas. */
const readsStep = ({ operandes, renvoi, formule }: ExplainedStep, id: string): boolean =>
  operandes.some(({ nom }) => nom === id) ||
  [formule ?? '', ...(renvoi?.parametres ?? []).map((one) => one.formule)].some((text) =>
    ([...(text.match(NAMES) ?? [])] as string[]).includes(id),
  )

/** A number or a word as a formula: the calculation shows it already. */
const LITERAL = /^(?:[\d.]+|"[^"]*"|true|false|null)$/

/** Alternatives with their values, where the one that was not taken would have given something else than 0. */
function tellingBranches({ branches }: ExplainedStep): readonly ExplainedBranch[] {
  const taken = branches.find(({ retenue }) => retenue)
  const rejected = branches.filter(
    ({ retenue, valeur, formule }) =>
      !retenue && valeur !== 0 && valeur !== null && valeur !== taken?.valeur && !LITERAL.test(formule),
  )
  return taken && rejected.length > 0 ? [taken, ...rejected] : []
}

/**
 * Whether a step is one above, repeated under another assumption by the same formula: its alternatives are those that
 * the first has.
 */
function isRepeated({ id, formule }: ExplainedStep, steps: readonly ExplainedStep[]): boolean {
  const [prefix = ''] = /^\w+\./.exec(id) ?? []
  const first = steps.find((step) => prefix !== '' && step.id === id.slice(prefix.length))
  return first !== undefined && formule !== null && formule.replaceAll(prefix, '') === first.formule
}

/** The label of the only name of a formula, where it has nothing else. */
function takenFrom({ formule }: ExplainedStep, data: Explication): { takes?: string } {
  const named = [...data.etapes.map(({ id, libelle }) => ({ nom: id, libelle })), ...data.coupees]
  const values = [...named, ...data.parametres, ...data.droit, ...data.constantes]
  const found = values.find(({ nom }) => nom === formule)
  return found ? { takes: found.libelle } : {}
}

/** Steps by part, each part where its first step stands. */
function partsOf(steps: readonly NoteStep[]): readonly NotePart[] {
  const titles = [...new Set(steps.map(({ partie }) => partie))]
  return titles.map((title) => ({ title, steps: steps.filter(({ partie }) => partie === title) }))
}

/** Whether a formula reads the table: a table without rows stays where its name is written. */
function isRead(id: string, { etapes, tables }: Explication): boolean {
  const name = new RegExp(`\\b${id}\\b`)
  const formulas = [...etapes, ...tables.flatMap(({ colonnes }) => colonnes)].map(
    ({ formule }) => formule ?? '',
  )
  return formulas.some((formula) => name.test(formula))
}

/** The formulas of columns that are empty in every row of this question. */
const EMPTY = new Set(['0', 'false', 'null'])

/** The columns of a table that are not empty, and those that are. */
function withoutEmptyColumns({ colonnes }: ExplainedTable): Pick<NoteTable, 'colonnes' | 'empty'> {
  const isEmpty = ({ formule }: ExplainedTable['colonnes'][number]) => EMPTY.has(formule ?? '')
  return { colonnes: colonnes.filter((column) => !isEmpty(column)), empty: colonnes.filter(isEmpty) }
}

/**
 * The rows that have every column: those of data columns alone are left out. Exported by `@denier/note`; used by
 * `general/explain-tool.ts` of `@denier/mcp`.
 * @example wholeRows(table).map(({ rang }) => rang)
 */
export const wholeRows = ({ lignes, colonnes }: ExplainedTable): ExplainedTable['lignes'] =>
  lignes.filter(({ valeurs }) => colonnes.every(({ nom }) => Object.hasOwn(valeurs, nom)))

/**
 * The labels of the choices that the columns of a table hold: from the field of the result, or that of a figure of its
 * name.
 */
const columnWords = (
  { colonnes, figure, lignes }: ExplainedTable,
  { result }: Contract,
  language: Language,
): NoteTable['words'] => {
  const fields = fieldsByPath(result)
  return Object.fromEntries(
    colonnes.flatMap(({ nom }) => {
      const choices =
        fields.get(`${figure}.${nom}`)?.choices ??
        choicesNamed(result, nom) ??
        choicesWith(result, wordsIn(lignes, nom))
      if (!choices) return []
      return [
        [nom, Object.fromEntries(Object.entries(choices).map(([word, text]) => [word, text[language]]))],
      ]
    }),
  )
}

/** The texts in a column. */
const wordsIn = (rows: ExplainedTable['lignes'], name: string): readonly string[] =>
  rows.flatMap(({ valeurs }) => {
    const value = valeurs[name]
    return typeof value === 'string' ? [value] : []
  })

/** The choices of the first field of a part of a result that has all these words. */
function choicesWith(part: unknown, words: readonly string[]): Field['choices'] {
  if (words.length === 0 || typeof part !== 'object' || part === null) return undefined
  for (const member of Object.values(part)) {
    const choices = (member as Partial<Field> | null)?.choices
    const hasAll = choices && words.every((word) => Object.hasOwn(choices, word))
    const found = hasAll ? choices : choicesWith(member, words)
    if (found) return found
  }
  return undefined
}

/** The choices of the first field of this name in a part of a result. */
function choicesNamed(part: unknown, name: string): Field['choices'] {
  if (typeof part !== 'object' || part === null) return undefined
  for (const [key, member] of Object.entries(part)) {
    const found = key === name ? (member as Field).choices : undefined
    const choices = found ?? choicesNamed(member, name)
    if (choices) return choices
  }
  return undefined
}

/** Every warning of the answer, with its effect where a step counts it. */
function warningsOf({ data, meta }: Answered, language: Language): readonly NoteWarning[] {
  const explained = [...data.etapes, ...data.tables].flatMap(({ avertissements }) => avertissements)
  return meta.avertissements.map(({ code, message, niveau }) => {
    const effect = explained.find((one) => one.code === code)?.effet ?? null
    const isAlert = niveau === 'alerte'
    return {
      message,
      isAlert,
      ...(effect !== null && { effect: formatCell(effect, 'EUR', 2, language) }),
    }
  })
}

/**
 * The words and years that choose the formulas, and which no formula reads: which income was declared, under which law.
 * One that is not the default was given; a yes or no left as it is chooses nothing.
 */
function chosenWords(
  { parametres }: Explication,
  values: Readonly<Record<string, unknown>>,
  { params }: Contract,
  language: Language,
): readonly ExplainedParameter[] {
  const read = new Set(parametres.map(({ nom }) => nom))
  return Object.entries(params).flatMap(([nom, field]) => {
    const value = values[nom]
    const isChosen = typeof value === 'string' || typeof value === 'boolean' || field.kind === 'calendarYear'
    const isUnchanged = typeof value === 'boolean' && value === field.default
    if (read.has(nom) || !isChosen || value === undefined || isUnchanged) return []
    return [
      {
        nom,
        libelle: field.label[language] ?? nom,
        valeur: value as string | number | boolean,
        unite: null,
        affichee: formatFigure(field, value, language),
        donne: value !== field.default,
      },
    ]
  })
}
