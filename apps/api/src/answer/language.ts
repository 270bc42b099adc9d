import { choice } from '@denier/core'

/**
 * `lang`, the presentation parameter of every HTTP endpoint and document: the language of an answer's prose. The
 * tools of MCP and the command have their own, with the same words. Messages of errors stay English. Used by
 * `answer-formats.ts`, `chart-formats.ts`, `document-resource.ts`, `explication-formats.ts`, `json-or-csv.ts` and
 * `routes/tool-routes.ts`.
 */
export const lang = choice({
  choices: { fr: { fr: 'Français', en: 'French' }, en: { fr: 'Anglais', en: 'English' } },
  default: 'fr',
  label: { fr: 'Langue des textes', en: 'Language of the prose' },
})
