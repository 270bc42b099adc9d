import type { CivilDate } from '@denier/core'

/** A writable stream, or a buffer in tests. Exported by `@denier/cli`, for other programs. */
export interface Sink {
  /** Returns `false`, as a stream does, when the writer should wait for `drain`. */
  write(text: string | Uint8Array): unknown
  /** Whether it is a terminal. */
  readonly isTTY?: boolean | undefined
}

/**
 * Everything outside that a command uses, so that tests run many commands in one process. Exported by `@denier/cli`;
 * used by `run.ts`, `commands/command-line.ts` and `commands/run-simulator.ts`.
 */
export interface Io {
  /** Answers only. */
  readonly stdout: Sink
  /** Problems and progress. */
  readonly stderr: Sink
  /** What a batch reads, for tests; the standard input of the process without it. */
  readonly stdin?: AsyncIterable<Uint8Array>
  /** The variables of the environment. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** The width of the terminal in characters, where there is one. */
  readonly columns?: number | undefined
  /** The time, ISO 8601 in UTC. */
  readonly now: () => string
  /** The day in Paris. */
  readonly today: () => CivilDate
}

/**
 * Exit codes: `refused` is an invalid command line or file, `someRefused` a batch with invalid rows. Used by
 * `commands/batch.ts`, `commands/command-line.ts`, `commands/other-commands.ts`,
 * `commands/run-simulator.ts`, `commands/serve.ts` and `main.ts`.
 */
export const exits = { answered: 0, failed: 1, refused: 2, someRefused: 3 } as const

/**
 * One of the exit codes. Exported by `@denier/cli`; used by `run.ts`, `commands/command-line.ts`,
 * `commands/other-commands.ts`, `commands/run-simulator.ts`, `commands/serve.ts` and `commands/unknown-command.ts`.
 */
export type Exit = (typeof exits)[keyof typeof exits]

/** Width in columns where there is no terminal. */
const USUAL_COLUMNS = 80
/** The least width in columns: narrower terminals get lines that are too long. */
const NARROWEST = 40

/** The width to write in, in columns. Used by `commands/command-line.ts` and `commands/run-simulator.ts`. */
export const widthOf = ({ columns }: Io): number => Math.max(NARROWEST, columns || USUAL_COLUMNS)
