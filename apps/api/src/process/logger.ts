import { type Logger, pino } from 'pino'

/**
 * One JSON line an entry. Incomes and estates are in queries, so that wherever a request is logged, by us or
 * by the framework, its query is left out.
 */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: { pid: process.pid },
    serializers: {
      req: ({ method, url = '' }: { method?: string; url?: string }) => ({ method, path: url.split('?')[0] }),
    },
  })
