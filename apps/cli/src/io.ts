import type { CivilDate } from '@denier/core'

/** A writable stream, or a buffer in tests. Used by several modules of `commands` and `src`. */
export interface Sink {
  write(text: string): unknown
  readonly isTTY?: boolean | undefined
}

/** Everything outside that a command uses, so that tests run many commands in one process. */
export interface Io {
  /** Answers only. */
  readonly stdout: Sink
  /** Problems and progress. */
  readonly stderr: Sink
  readonly env: Readonly<Record<string, string | undefined>>
  /** The width of the terminal, where there is one. */
  readonly columns?: number | undefined
  /** ISO 8601, in UTC. */
  readonly now: () => string
  /** The day in Paris. */
  readonly today: () => CivilDate
}

/** Exit codes. */
export const exits = { answered: 0, failed: 1, refused: 2 } as const

/** One of the exit codes. */
export type Exit = (typeof exits)[keyof typeof exits]

/** Width in columns where there is no terminal. */
const USUAL_COLUMNS = 80
/** Narrower terminals get lines that are too long. */
const NARROWEST = 40

/** The width to write in, in columns. */
export const widthOf = ({ columns }: Io): number => Math.max(NARROWEST, columns || USUAL_COLUMNS)
