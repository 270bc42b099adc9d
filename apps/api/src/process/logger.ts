import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * The logger of a server process: one JSON line an entry. Called by `run-server.ts`.
 * @param level a level of pino, from `trace` to `silent`.
 */
export const createLogger = (level: string, output: DestinationStream): Logger =>
  pino({ level, base: { pid: process.pid } }, output)
