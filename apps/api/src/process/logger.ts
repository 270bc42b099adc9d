import { type DestinationStream, type Logger, pino } from 'pino'

/** The logger of a server process: one JSON line an entry. Called by `run-server.ts`. */
export const createLogger = (level: string, output: DestinationStream): Logger =>
  pino({ level, base: { pid: process.pid } }, output)
