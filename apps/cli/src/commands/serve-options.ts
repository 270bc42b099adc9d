import { count, type Field, type Params } from '@denier/core'

const HIGHEST_PORT = 65_535

/**
 * Options of `denier serve`, the command that starts the service: they win over the environment, whose
 * defaults are those of the service. Used by `serve.ts` and `help/general-help.ts`.
 */
export const serveOptions = {
  port: count({
    min: 0,
    max: HIGHEST_PORT,
    optional: true,
    label: { fr: 'Port', en: 'Port' },
    help: {
      fr: 'Sans elle, la variable PORT ; sans l’une ni l’autre, 3000. Zéro prend un port libre.',
      en: 'Without it, the variable PORT; without either, 3000. Zero takes a free port.',
    },
  }),
  host: {
    kind: 'prose',
    optional: true,
    label: { fr: 'Adresse où écouter', en: 'Address to listen on' },
    help: {
      fr: 'Sans elle, la variable HOST ; sans l’une ni l’autre, 127.0.0.1 : cette machine seule.',
      en: 'Without it, the variable HOST; without either, 127.0.0.1: this machine alone.',
    },
  } satisfies Field,
} satisfies Params
