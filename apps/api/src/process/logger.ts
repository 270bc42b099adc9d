import { type DestinationStream, type Logger, pino } from 'pino'

/** One JSON line an entry. */
export const createLogger = (level: string, output: DestinationStream): Logger =>
  pino({ level, base: { pid: process.pid } }, output)
