import { parse } from 'csv-parse/sync'
import { isRequired, readQuery } from '../../definition/grammar.ts'
import { nearest } from '../../definition/nearest.ts'
import { compileParser } from '../../definition/parse.ts'
import { legibleName, type Problem } from '../../definition/problem.ts'
import type { Simulator } from '../../definition/simulator.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import type { Language, Text } from '../../units/text.ts'
import { chooseFigures, unknownFigures } from '../batch-figures.ts'
import { BatchFault } from './batch-fault.ts'
import {
  type BatchFormat,
  type BatchPart,
  type BatchReform,
  type BatchSpec,
  ERRORS_COLUMN,
  EXPLICATION_COLUMN,
  NUMBER_COLUMN,
} from './batch-spec.ts'
import { comparedPaths, WEIGHT_COLUMN } from './compare-laws.ts'
import type { TableColumn } from './written-columns.ts'

/** The options of `denier lot`, read but not yet compared with the file. */
export interface BatchRequest {
  readonly simulator: Simulator
  /** The format of the output; undefined for that of the input. */
  readonly format: BatchFormat | undefined
  /** Paths in `data`; none for the figures that decide. */
  readonly figures: readonly string[]
  /** A query string: the parameters that are the same in every row. */
  readonly defaults: string
  /** The rows to compute; undefined for all. */
  readonly part: BatchPart | undefined
  /** Whether unknown columns whose name is near a parameter's are kept. */
  readonly keepsNearNames: boolean
  /** Whether a column gives the number of each row in the input. */
  readonly isNumbered: boolean
  /** Whether the first row that is refused ends the batch. */
  readonly isStrict: boolean
  /** Whether each row has the explications of its figures; the output must then be NDJSON. */
  readonly isExplained?: boolean
  /** Legal values to replace; undefined for the law of today. */
  readonly reform: BatchReform | undefined
  /** The day on which the law is read. */
  readonly today: CivilDate
  readonly language: Language
}

/** What the beginning of the input says. */
export interface InputStart {
  readonly format: BatchFormat
  /** The first record of a CSV file, the names of its columns; else empty. */
  readonly headerText: string
  /** The columns of a Parquet file. */
  readonly columns?: readonly TableColumn[]
}

/**
 * Compares the options with the beginning of the file, and makes the spec of the batch. Exported by
 * `@denier/core/batch`; used by `batch/run-batch.ts` of `@denier/cli` and `batch/run-file.ts` of `@denier/web`.
 * @throws BatchFault with all that is wrong: a figure or a column that does not exist, a default that is
 * refused, an output as CSV of NDJSON, no column that is a parameter, a required parameter without a column, or a column without a name, twice,
 * reserved, given as a default too, or near the name of a parameter or of the weights. Alone, for quotes of the header that are
 * misplaced.
 */
export function planBatch(
  request: BatchRequest,
  { format: input, headerText, columns = [] }: InputStart,
): BatchSpec {
  const { simulator, keepsNearNames, isNumbered, isStrict, isExplained, today, language, part, reform } =
    request
  const faults: Text[] = []
  const chosen = chooseFigures(simulator, request.figures)
  if (!chosen.ok) faults.push(inBoth(unknownFigures(chosen.unknown)))
  const figures = chosen.ok ? chosen.figures.map(({ path }) => path) : []
  const { separator, header } =
    input === 'csv'
      ? readHeader(headerText)
      : ({ separator: ',', header: columns.map(({ name }) => name) } as const)
  const output = request.format ?? input
  if (input === 'ndjson' && output === 'csv') faults.push(cannotWriteCsv)
  else if (isExplained && output !== 'ndjson') faults.push(explicationNeedsNdjson)
  const defaults = [...readQuery(request.defaults)]
  faults.push(...defaultFaults(simulator, request.defaults))
  const writtenPaths = reform?.isCompared ? figures.flatMap(comparedPaths) : figures
  const added = isExplained ? [EXPLICATION_COLUMN] : []
  const reserved = [ERRORS_COLUMN, ...(isNumbered ? [NUMBER_COLUMN] : []), ...added, ...writtenPaths]
  const names = Object.keys(simulator.contract.params)
  const readNames = reform?.isCompared ? [...names, WEIGHT_COLUMN] : names
  const missing = new Set(requiredNames(simulator, defaults))
  for (const [at, name] of header.entries()) {
    const [near] = readNames.includes(name) || keepsNearNames ? [] : nearest(name, readNames)
    missing.delete(near ?? name)
    if (name === '') faults.push(unnamed(at + 1))
    else if (holdsNames(name, names)) faults.push(mixedSeparators(shownName(name)))
    else if (header.indexOf(name) < at) faults.push(repeated(shownName(name)))
    else if (reserved.includes(name)) faults.push(reservedName(name))
    else if (near !== undefined) faults.push(names.includes(near) ? nearName(name, near) : nearWeight(name))
    else if (defaults.some(([one]) => one === name)) faults.push(givenTwice(name))
  }
  if (part?.column !== undefined && input !== 'ndjson' && !header.includes(part.column))
    faults.push(noColumn(part.column))
  if (input !== 'ndjson' && !header.some((name) => names.includes(name)))
    faults.push(noParameter(simulator.contract.name, names))
  else if (input !== 'ndjson' && missing.size > 0) faults.push(missingParameters([...missing]))
  if (faults.length > 0) throw new BatchFault(joined(faults))
  return {
    simulator: simulator.contract.name,
    input,
    output,
    separator,
    header,
    ...(input === 'parquet' && { columnTypes: columns.map(({ type }) => type) }),
    figures,
    defaults,
    keepsNearNames,
    isNumbered,
    part,
    doneRows: 0,
    isStrict,
    ...(isExplained && { isExplained }),
    reform,
    today,
    language,
  }
}

/** The parameters that a row must give, whatever else it gives: no default value, and no text in `--defauts`. */
const requiredNames = ({ contract }: Simulator, defaults: BatchSpec['defaults']): readonly string[] =>
  Object.entries(contract.params)
    .filter(([, field]) => isRequired(field))
    .map(([name]) => name)
    .filter((name) => !defaults.some(([one, texts]) => one === name && texts.some((text) => text !== '')))

/**
 * The separator and the column names of the first record of a CSV file. Exported by `@denier/core/batch`; used
 * by `batch/inspect-file.ts` of `@denier/web`.
 * @throws BatchFault for misplaced quotes, and for lines that end with CR alone or with CR CR LF.
 * @example readHeader('revenu;enfants') // { separator: ';', header: ['revenu', 'enfants'] }
 */
export function readHeader(text: string): {
  readonly separator: ',' | ';'
  readonly header: readonly string[]
} {
  const separator = separatorOf(text)
  return { separator, header: headerCells(text, separator) }
}

/** Whether a name is that of several columns, one a parameter, which another separator keeps together. */
const holdsNames = (name: string, params: readonly string[]): boolean =>
  name.split(/[,;\t|]/).some((part, _, parts) => parts.length > 1 && params.includes(part.trim()))

/**
 * A name as messages show it: short, and on one line. Exported by `@denier/core/batch`; used by
 * `batch/column-line.ts` of `@denier/cli`.
 */
export const shownName = (name: string): string =>
  legibleName(name.length > LONGEST_SHOWN ? `${name.slice(0, LONGEST_SHOWN)}…` : name)

/** Most characters of a name in a message. */
const LONGEST_SHOWN = 60

/** Semicolons where the header has more of them than commas. */
const separatorOf = (header: string): ',' | ';' =>
  header.split(';').length > header.split(',').length ? ';' : ','

/** The names of the columns. @throws BatchFault for misplaced quotes, and for lines that end with CR alone or with CR CR LF. */
function headerCells(text: string, delimiter: ',' | ';'): readonly string[] {
  const unquoted = text.replace(/"[^"]*"/g, '')
  if (/\r\r\n/.test(unquoted)) throw new BatchFault(doubledReturns, { kind: 'lineEnds', name: 'CR CR LF' })
  if (/\r(?!\n|$)/.test(unquoted)) throw new BatchFault(carriageReturns, { kind: 'lineEnds', name: 'CR' })
  try {
    const [cells = []] = parse(text, { delimiter, record_delimiter: ['\r\n', '\n'], trim: true })
    return cells
  } catch {
    throw new BatchFault({
      fr: 'Les guillemets de la première ligne, celle des noms, sont mal placés.',
      en: 'The quotes of the first line, the one of the names, are misplaced.',
    })
  }
}

/**
 * The problems of parameters that are the same in every row, given as a query string. Exported by
 * `@denier/core/batch`; used by `batch/run-file.ts` of `@denier/web`.
 */
export function defaultProblems({ contract }: Simulator, query: string): readonly Problem[] {
  const optional = Object.fromEntries(
    Object.entries(contract.params).map(([one, field]) => [one, { ...field, optional: true as const }]),
  )
  const read = compileParser(contract.name, optional).fromQuery(readQuery(query))
  return read.ok ? [] : read.problems
}

/** These problems, as faults of an option. */
const defaultFaults = (simulator: Simulator, query: string): Text[] =>
  defaultProblems(simulator, query).map(({ message }) => ({
    fr: `--defauts : ${message}`,
    en: `--defauts: ${message}`,
  }))

/** The message of the core about figures, which has one language, as a text. */
const inBoth = (message: string): Text => ({ fr: `--colonnes : ${message}`, en: `--colonnes: ${message}` })

/** Several faults as one text, a line each. */
const joined = (faults: readonly Text[]): Text => ({
  fr: faults.map(({ fr }) => fr).join('\n'),
  en: faults.map(({ en }) => en).join('\n'),
})

const carriageReturns: Text = {
  fr: 'Les lignes se terminent par un retour chariot seul (CR) : convertissez-les en LF (mac2unix, ou tr "\\r" "\\n").',
  en: 'The lines end with a carriage return alone (CR): convert them to LF (mac2unix, or tr "\\r" "\\n").',
}
const doubledReturns: Text = {
  fr: 'Les lignes se terminent par deux retours chariot et un saut de ligne (CR CR LF) : retirez les retours chariot (tr -d "\\r").',
  en: 'The lines end with two carriage returns and a line feed (CR CR LF): remove the carriage returns (tr -d "\\r").',
}

// The faults, in the order in which `planBatch` looks for them.
const cannotWriteCsv: Text = {
  fr: 'Un fichier NDJSON donne du NDJSON : ses lignes peuvent avoir des noms différents.',
  en: 'An NDJSON file gives NDJSON: its lines may have different names.',
}
const explicationNeedsNdjson: Text = {
  fr: '--explication ne tient pas dans une cellule : ajoutez --format ndjson.',
  en: '--explication does not fit a cell: add --format ndjson.',
}
const unnamed = (place: number): Text => ({
  fr: `La colonne ${place} n’a pas de nom.`,
  en: `Column ${place} has no name.`,
})
const mixedSeparators = (name: string): Text => ({
  fr: `La colonne « ${name} » en contient plusieurs : séparez-les par des virgules, ou toutes par des points-virgules.`,
  en: `The column ${name} holds several: separate them by commas, or all by semicolons.`,
})
const repeated = (name: string): Text => ({
  fr: `Deux colonnes s’appellent « ${name} ».`,
  en: `Two columns are named ${name}.`,
})
const reservedName = (name: string): Text => ({
  fr: `« ${name} » est une colonne que ce calcul ajoute : renommez celle du fichier.`,
  en: `${name} is a column that the batch adds: rename that of the file.`,
})
const nearName = (name: string, near: string): Text => ({
  fr: `La colonne « ${name} » ressemble au paramètre « ${near} » : renommez-la, ou gardez-la telle quelle par --garder.`,
  en: `The column ${name} is near the parameter ${near}: rename it, or keep it as it is with --garder.`,
})
const nearWeight = (name: string): Text => ({
  fr: `La colonne « ${name} » ressemble à « ${WEIGHT_COLUMN} », qui pondère le bilan : renommez-la, ou gardez-la telle quelle par --garder.`,
  en: `The column ${name} is near ${WEIGHT_COLUMN}, which weights the summary: rename it, or keep it as it is with --garder.`,
})
const givenTwice = (name: string): Text => ({
  fr: `« ${name} » est à la fois une colonne et une valeur de --defauts.`,
  en: `${name} is both a column and a value of --defauts.`,
})
const noColumn = (name: string): Text => ({
  fr: `--part-par : le fichier n’a pas de colonne « ${name} ».`,
  en: `--part-par: the file has no column ${name}.`,
})
const noParameter = (simulator: string, names: readonly string[]): Text => ({
  fr: `Aucune colonne n’est un paramètre de ${simulator} : ${names.join(', ')}.`,
  en: `No column is a parameter of ${simulator}: ${names.join(', ')}.`,
})
const missingParameters = (names: readonly string[]): Text => ({
  fr: `Ni colonne ni valeur de --defauts ne donne ${names.join(', ')} : chaque ligne serait refusée.`,
  en: `No column and no value of --defauts gives ${names.join(', ')}: every row would be refused.`,
})
