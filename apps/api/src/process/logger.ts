import { type DestinationStream, type Logger, pino } from 'pino'
import { LogOutput } from './log-output.ts'

/**
 * One JSON line an entry. Incomes and estates are in queries, so that wherever a request is logged, by us or
 * by the framework, its query is left out.
 * @param destination the standard output unless told.
 */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: { pid: process.pid },
      serializers: {
        req: ({ method, url = '' }: { method?: string; url?: string }) => ({
          method,
          path: url.split('?')[0],
        }),
      },
    },
    destination ?? new LogOutput(1),
  )
