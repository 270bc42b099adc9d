import { once } from 'node:events'
import { type FileHandle, open, readFile, readlink, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { CivilDate } from '@denier/core'
import { BatchFault, type Comparison } from '@denier/core/batch'
import type { Sink } from '../io.ts'

/** Least time between two checkpoints written to disk, in milliseconds. */
const CHECKPOINT_MS = 1000

/** How far a batch has come: rows of the input, and bytes of the output that hold them. */
export interface Checkpoint {
  /** What the batch is: options, reform, columns, input, rules. Another one may not be resumed. */
  readonly identity: string
  /** The day whose law its rows have: a run that is resumed later keeps it. */
  readonly today: CivilDate
  /** Number of the last row of the input that was written, from 1; 0 for none. */
  readonly doneRows: number
  /** Length of the output that holds these rows. */
  readonly bytes: number
  /** How many of these rows were refused. */
  readonly refused: number
  /** With `--comparer`, how these rows differ under the reform. */
  readonly comparison?: Comparison | undefined
  /** What the sink of the output's format needs besides to go on. */
  readonly state?: string | undefined
}

/** Where the rows of a batch go. */
export interface BatchOutput {
  /** Writes bytes; resolves when more can be written. */
  readonly write: (bytes: Uint8Array) => Promise<void>
  /** Keeps how far the batch has come, at most once a second. */
  readonly checkpoint: (state: () => Omit<Checkpoint, 'bytes'>) => Promise<void>
  /** Ends the output: a file takes its name. */
  readonly finish: () => Promise<void>
  /** Ends a batch that failed: what was written of a file stays, to be resumed. */
  readonly abandon: () => Promise<void>
}

// Files beside the output: its rows so far, its checkpoint, and the checkpoint that is being written.

const partialOf = (path: string) => `${path}.partiel`
const checkpointOf = (path: string) => `${path}.reprise`
const nextOf = (path: string) => `${checkpointOf(path)}.neuf`

/** All the files that an output writes: itself, and those beside it. Used by `input-overwrite.ts`. */
export const writtenPaths = (path: string): readonly string[] => [
  path,
  partialOf(path),
  checkpointOf(path),
  nextOf(path),
]

/** Standard output, or a test's buffer: nothing is kept. Used by `run-batch.ts`. */
export const streamOutput = (stream: Sink): BatchOutput => ({
  write: async (bytes) => {
    if (stream.write(bytes) === false) await once(stream as NodeJS.WritableStream, 'drain')
  },
  checkpoint: async () => {},
  finish: async () => {},
  abandon: async () => {},
})

/** The names of standard output: a file that is opened by them again would be written from its start. */
const STANDARD_OUTPUT = ['/dev/stdout', '/dev/fd/1', '/proc/self/fd/1']
/** Names of descriptors that are open already, whatever is behind them. */
const DESCRIPTOR = /^\/(?:dev\/stderr$|dev\/fd\/|proc\/[^/]+\/fd\/)/
/** Most links that lead from one to the next, as on Linux. */
const MOST_LINKS = 40

/** Where an output goes. */
export interface OutputPlace {
  readonly path: string
  /** A pipe, a device or a descriptor: it is written to as it is, and cannot be resumed. */
  readonly isStream: boolean
}

/**
 * Where the output of `--sortie` goes: the file that a link leads to, also where there is none yet, since a file that
 * takes the place of a link would leave the file behind it as it was. `undefined` for standard output. Used by
 * `run-batch.ts`.
 */
export async function outputPlace(given: string): Promise<OutputPlace | undefined> {
  if (STANDARD_OUTPUT.includes(given)) return undefined
  if (DESCRIPTOR.test(given)) return { path: given, isStream: true }
  let path = given
  for (let links = 0; links < MOST_LINKS; links += 1) {
    const target = await readlink(path).catch(() => undefined) // rejected where it is no link
    if (target === undefined) break
    path = resolve(dirname(path), target)
  }
  const stats = await stat(path).catch(() => undefined)
  return { path, isStream: stats !== undefined && !stats.isFile() && !stats.isDirectory() }
}

/**
 * Opens an output. Used by `run-batch.ts`.
 * @throws BatchFault, as a rejection, as `fileOutput` does.
 */
export const placeOutput = (
  { path, isStream }: OutputPlace,
  from: Checkpoint | undefined,
): Promise<BatchOutput> => (isStream ? deviceOutput(path) : fileOutput(path, from))

/** A pipe or a device: nothing is kept, and nothing that is there is cut. */
async function deviceOutput(path: string): Promise<BatchOutput> {
  const file = await openFile(path, 'a')
  return {
    write: (data) => file.writeFile(data),
    checkpoint: async () => {},
    finish: () => file.close(),
    abandon: () => file.close(),
  }
}

/**
 * A file that appears whole: rows are written to `….partiel`, which takes its name at the end. `….reprise`
 * says how far it has come.
 * @param from the checkpoint to resume from; what was written after it is cut.
 * @throws BatchFault, as a rejection, where the file cannot be written, or the partial file is absent or shorter than
 * the checkpoint says.
 */
async function fileOutput(path: string, from: Checkpoint | undefined): Promise<BatchOutput> {
  if ((await stat(path).catch(() => undefined))?.isDirectory()) throw folderFault(path)
  const file = await openPartial(path, from)
  let bytes = from?.bytes ?? 0
  let keptAt = Date.now()
  return {
    write: async (data) => {
      await file.writeFile(data)
      bytes += data.length
    },
    checkpoint: async (state) => {
      if (Date.now() - keptAt < CHECKPOINT_MS) return
      await file.datasync()
      await writeFile(nextOf(path), JSON.stringify({ ...state(), bytes }))
      await rename(nextOf(path), checkpointOf(path))
      keptAt = Date.now()
    },
    finish: async () => {
      await file.datasync()
      await file.close()
      await rename(partialOf(path), path)
      await removeCheckpoint(path)
    },
    abandon: () => file.close(),
  }
}

/** Opens a file. @throws BatchFault, as a rejection, where it cannot be written. */
async function openFile(path: string, flags: 'w' | 'r+' | 'a'): Promise<FileHandle> {
  try {
    return await open(path, flags)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const isAbsent = code === 'ENOENT'
    if (isAbsent && flags === 'r+')
      throw new BatchFault({
        fr: `${path} n’existe plus, et la reprise l’attend : relancez sans --reprendre.`,
        en: `${path}, which resuming expects, is no longer there: run again without --reprendre.`,
      })
    throw new BatchFault({
      fr: isAbsent ? `Le dossier de ${path} n’existe pas.` : `${path} ne peut pas être écrit. (${message})`,
      en: isAbsent ? `The folder of ${path} does not exist.` : `${path} cannot be written. (${message})`,
    })
  }
}

/** Removes the checkpoint of an output, and the one that was being written. */
const removeCheckpoint = (path: string) =>
  Promise.all([rm(checkpointOf(path), { force: true }), rm(nextOf(path), { force: true })])

/** The fault of a folder in place of a file. Used by `open-source.ts`. */
export const folderFault = (path: string): BatchFault =>
  new BatchFault({
    fr: `${path} est un dossier : donnez un fichier.`,
    en: `${path} is a folder: give a file.`,
  })

/** Opens the partial file of an output, empty or cut at the checkpoint: at its end. */
async function openPartial(output: string, from: Checkpoint | undefined): Promise<FileHandle> {
  const path = partialOf(output)
  if (!from) {
    const file = await openFile(path, 'w')
    await removeCheckpoint(output) // of rows that are gone: another run could be resumed from it
    return file
  }
  const file = await openFile(path, 'r+')
  const { size } = await file.stat()
  if (size < from.bytes) {
    await file.close()
    throw new BatchFault({
      fr: `${path} est plus court que ce que la reprise attend : relancez sans --reprendre.`,
      en: `${path} is shorter than what resuming expects: run again without --reprendre.`,
    })
  }
  await file.truncate(from.bytes)
  await file.close()
  return open(path, 'a')
}

/**
 * How far the batch that wrote this file had come; `undefined` where none was interrupted. Used by `run-batch.ts`.
 * @throws BatchFault, as a rejection, where it was another batch (other options, columns, input, rules or day), and where the
 * checkpoint is damaged.
 */
export async function readCheckpoint(path: string, identity: string): Promise<Checkpoint | undefined> {
  let text: string
  try {
    text = await readFile(checkpointOf(path), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  const kept = parsedCheckpoint(text)
  if (!kept)
    throw new BatchFault({
      fr: `${checkpointOf(path)} est abîmé : effacez-le, et relancez sans --reprendre.`,
      en: `${checkpointOf(path)} is damaged: delete it, and run again without --reprendre.`,
    })
  if (kept.identity === identity) return kept
  throw new BatchFault({
    fr: `${checkpointOf(path)} vient d’un autre calcul (fichier, options, réforme, règles ou jour) : relancez sans --reprendre.`,
    en: `${checkpointOf(path)} comes from another run (file, options, reform, rules or day): run again without --reprendre.`,
  })
}

/**
 * How many rows of an interrupted run a run that does not resume it throws away; `undefined` where there is none, or it
 * cannot be resumed. Used by `run-batch.ts`.
 */
export async function discardedRows(path: string): Promise<number | undefined> {
  const text = await readFile(checkpointOf(path), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : parsedCheckpoint(text)?.doneRows
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The checkpoint that a file holds; `undefined` where it holds something else. */
function parsedCheckpoint(text: string): Checkpoint | undefined {
  try {
    const value = JSON.parse(text) as Partial<Record<keyof Checkpoint, unknown>> | null
    const { identity, today, doneRows, bytes, refused, comparison = [] } = value ?? {}
    const isWhole = [doneRows, bytes, refused].every(
      (count) => Number.isSafeInteger(count) && Number(count) >= 0,
    )
    const isDay = typeof today === 'string' && DAY.test(today)
    return typeof identity === 'string' && isDay && isWhole && Array.isArray(comparison)
      ? (value as Checkpoint)
      : undefined
  } catch {
    return undefined
  }
}
