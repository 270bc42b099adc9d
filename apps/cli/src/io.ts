import type { CivilDate } from '@denier/core'

/** Where lines go: a stream of Node, or what a test collects. */
export interface Sink {
  write(text: string): unknown
  readonly isTTY?: boolean | undefined
}

/** All that a command knows of the world: it touches nothing else, so that a thousand run in one process. */
export interface Io {
  /** Answers, and nothing else. */
  readonly stdout: Sink
  /** Faults, and what is said meanwhile. */
  readonly stderr: Sink
  readonly env: Readonly<Record<string, string | undefined>>
  /** The width of the terminal, where there is one. */
  readonly columns?: number | undefined
  /** ISO 8601, in UTC. */
  readonly now: () => string
  /** The day in Paris. */
  readonly today: () => CivilDate
}

/** What a command ends with. */
export const exits = { answered: 0, failed: 1, refused: 2 } as const

export type Exit = (typeof exits)[keyof typeof exits]

const USUAL_COLUMNS = 80
/** Below, words are cut whatever one does. */
const NARROWEST = 40

/** The columns to write in. */
export const widthOf = ({ columns }: Io): number => Math.max(NARROWEST, columns || USUAL_COLUMNS)
