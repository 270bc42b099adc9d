import { count, type Field, type Params } from '@denier/core'

const HIGHEST_PORT = 65_535

/** Where the service listens: before the settings of the environment. */
export const serveOptions = {
  port: count({ min: 0, max: HIGHEST_PORT, optional: true, label: { fr: 'Port', en: 'Port' } }),
  host: {
    kind: 'prose',
    optional: true,
    label: { fr: 'Adresse où écouter', en: 'Address to listen on' },
  } satisfies Field,
} satisfies Params
