import { type CivilDate, nearest } from '@denier/core'
import { BatchFault, type BatchFormat, type BatchPart, type BatchRequest } from '@denier/core/batch'
import { formatNumber } from '@denier/prose'
import type { ArgumentProblem } from '../arguments/argument-problem.ts'
import { columnLine } from '../batch/column-line.ts'
import { comparisonLines } from '../batch/comparison-lines.ts'
import { progressWriter } from '../batch/progress.ts'
import { type ReformFile, readReformFile, replacedLines } from '../batch/reform-file.ts'
import type { BatchReport } from '../batch/run-batch.ts'
import { type Exit, exits } from '../io.ts'
import { simulatorNamed } from '../simulator-named.ts'
import { batchOptions } from './batch-options.ts'
import { type CommandLine, parseCommandLine, reject } from './command-line.ts'

/** A part of a batch and the number of parts, `3/128`. */
const PART = /^(\d{1,6})\/(\d{1,6})$/

/**
 * Computes a file, a row a question: `denier lot fiscalite foyers.csv --sortie resultats.csv`. Called by
 * `other-commands.ts`.
 */
export async function batchCommand(line: CommandLine): Promise<Exit> {
  const { parsed, problems, options } = parseCommandLine(line, { options: batchOptions, operands: 2 })
  const [name = '', input = '-'] = parsed.unexpected // without a file, the standard input
  const simulator = await simulatorNamed(name)
  const textOf = (option: string) => parsed.values.get(option)?.[0]
  const part = partOf(textOf('part'), textOf('part_par'))
  const allProblems = [
    ...(simulator ? [] : [await unknownSimulator(name)]),
    ...problems,
    ...(part === 'invalid' ? [invalidPart] : []),
    ...(textOf('reprendre') === 'true' && textOf('sortie') === undefined ? [resumeNeedsFile] : []),
    ...(textOf('comparer') === 'true' && textOf('reforme') === undefined ? [comparisonNeedsReform] : []),
    ...(textOf('comparer') === 'true' && textOf('explication') === 'true' ? [explicationOfOneLaw] : []),
  ]
  if (!simulator || part === 'invalid' || allProblems.length > 0)
    return reject(allProblems, { ...line, options, help: 'denier lot --help' })
  const { io, language } = line
  let reform: ReformFile | undefined
  try {
    reform = await readReformFile(textOf('reforme'), io.today())
  } catch (error) {
    return faultExit(error, line)
  }
  for (const text of replacedLines(reform, language)) io.stderr.write(`denier: ${text}\n`)
  const request: BatchRequest = {
    simulator,
    format: textOf('format') as BatchFormat | undefined,
    figures: (textOf('colonnes') ?? '')
      .split(',')
      .map((path) => path.trim())
      .filter((path) => path !== ''),
    defaults: textOf('defauts') ?? '',
    part,
    keepsNearNames: textOf('garder') === 'true',
    isNumbered: textOf('numeroter') === 'true',
    isStrict: textOf('strict') === 'true',
    isExplained: textOf('explication') === 'true',
    reform: reform && { values: reform.values, isCompared: textOf('comparer') === 'true' },
    today: io.today(),
    language,
  }
  const { runBatch } = await import('../batch/run-batch.ts')
  const progress = progressWriter(io.stderr, language)
  let columns: string | undefined
  let hasNames = true // NDJSON has no line of names: without any line, it is an empty part of a whole
  try {
    const report = await runBatch(request, {
      input,
      reform: textOf('reforme'),
      stdin: io.stdin ?? process.stdin,
      output: textOf('sortie'),
      stdout: io.stdout,
      threads: Number(textOf('coeurs') ?? 1),
      isResumed: textOf('reprendre') === 'true',
      onPlanned: (spec) => {
        columns = columnLine(spec, simulator, language)
        hasNames = spec.input !== 'ndjson'
        if (io.stderr.isTTY && columns !== undefined) io.stderr.write(`denier: ${columns}\n`)
      },
      onOtherDay: (day) => io.stderr.write(`denier: ${otherDay(day)[language]}\n`),
      onDiscarded: (rows) => io.stderr.write(`denier: ${discarded(rows)[language]}\n`),
      onProgress: progress.show,
    })
    progress.end()
    if (report.refusal) {
      const { line: at, errors } = report.refusal
      const place = language === 'fr' ? `ligne ${at} :` : `line ${at}:`
      io.stderr.write(`denier: ${place} ${errors.join('; ')}\n`)
      return exits.refused
    }
    for (const text of comparisonLines(report.comparison, simulator.contract, language))
      io.stderr.write(`denier: ${text}\n`)
    if (columns !== undefined) io.stderr.write(`denier: ${columns}\n`)
    if (hasNames && report.rows === 0 && report.refusedBefore === undefined && !part)
      io.stderr.write(`denier: ${noRow[language]}\n`)
    if (report.refused === 0) return exits.answered
    io.stderr.write(`denier: ${refusedRows(report)[language]}\n`)
    return exits.someRefused
  } catch (error) {
    progress.end()
    return faultExit(error, line)
  }
}

/** Writes a fault that ends a batch, a line each; throws any other error again. */
function faultExit(error: unknown, { io, language }: CommandLine): Exit {
  if (!(error instanceof BatchFault)) throw error
  for (const text of error.text[language].split('\n')) io.stderr.write(`denier: ${text}\n`)
  return exits.refused
}

/** The part that `--part` asks for, by the column of `--part-par`; `undefined` without it. */
function partOf(text: string | undefined, column: string | undefined): BatchPart | undefined | 'invalid' {
  if (text === undefined) return column === undefined ? undefined : 'invalid'
  const [, rank, count] = PART.exec(text)?.map(Number) ?? []
  if (rank === undefined || count === undefined || rank < 1 || rank > count) return 'invalid'
  return { rank, count, column }
}

const noRow = {
  fr: 'le fichier n’a pas de ligne sous ses noms de colonnes.',
  en: 'the file has no row under the names of its columns.',
}

/** The law of a run that is resumed on another day. */
const otherDay = (day: CivilDate) => ({
  fr: `le calcul repris avait commencé le ${day} : toutes ses lignes suivent le droit de ce jour.`,
  en: `the run that is resumed began on ${day}: all its rows have the law of that day.`,
})

/** What a run that is not resumed costs: the rows of the one that was interrupted. */
const discarded = (rows: number) => ({
  fr: `un calcul interrompu avait fait ${
    rows === 1
      ? 'une ligne de cette sortie : elle est jetée ; --reprendre l’aurait gardée.'
      : `${formatNumber(rows, 'fr', {})} lignes de cette sortie : elles sont jetées ; --reprendre les aurait gardées.`
  }`,
  en: `an interrupted run had done ${
    rows === 1
      ? 'one row of this output: it is thrown away; --reprendre keeps it.'
      : `${formatNumber(rows, 'en', {})} rows of this output: they are thrown away; --reprendre keeps them.`
  }`,
})

/** How many rows were refused; after a run that was resumed, in both. */
function refusedRows({ refused, refusedBefore }: BatchReport) {
  const now = refused - (refusedBefore ?? 0)
  const [parts, ofRuns] = refusedBefore
    ? [
        `, ${now} par cette reprise et ${refusedBefore} avant elle`,
        `, ${now} by this run and ${refusedBefore} before it`,
      ]
    : ['', '']
  return {
    fr: `${refused === 1 ? 'une ligne refusée' : `${refused} lignes refusées`}${parts} : voir la colonne « erreurs ».`,
    en: `${refused === 1 ? 'one row was refused' : `${refused} rows were refused`}${ofRuns}: see the column erreurs.`,
  }
}

async function unknownSimulator(name: string): Promise<ArgumentProblem> {
  const { simulators } = await import('../all-simulators.ts')
  const names = simulators.map(({ contract }) => contract.name)
  const [near] = nearest(name, names)
  return {
    field: name,
    code: 'unknown',
    message: {
      fr: `Après lot, il faut le nom d’un simulateur${near === undefined ? ` : ${names.join(', ')}.` : ` ; vouliez-vous dire ${near} ?`}`,
      en: `lot must be followed by the name of a simulator${near === undefined ? `: ${names.join(', ')}` : `; did you mean ${near}?`}`,
    },
  }
}

const invalidPart: ArgumentProblem = {
  field: 'part',
  code: 'inconsistent',
  message: {
    fr: '« part » s’écrit 3/128 : la troisième de 128 parts ; « part_par » ne se donne pas sans elle.',
    en: 'part must be written 3/128, the third of 128 parts; part_par must not be given without it',
  },
}

const resumeNeedsFile: ArgumentProblem = {
  field: 'reprendre',
  code: 'inconsistent',
  message: {
    fr: '« reprendre » ne se donne pas sans « sortie » : la sortie standard ne se reprend pas.',
    en: 'reprendre must not be given without sortie',
  },
}

const comparisonNeedsReform: ArgumentProblem = {
  field: 'comparer',
  code: 'inconsistent',
  message: {
    fr: '« comparer » ne se donne pas sans « reforme », la loi à laquelle comparer.',
    en: 'comparer must not be given without reforme',
  },
}

const explicationOfOneLaw: ArgumentProblem = {
  field: 'explication',
  code: 'inconsistent',
  message: {
    fr: '« explication » ne se donne pas avec « comparer » : elle explique sous une loi, avec ou sans « reforme ».',
    en: 'explication must not be given with comparer: it explains under one law, with or without reforme',
  },
}
