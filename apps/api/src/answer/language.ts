import { choice } from '@denier/core'

/**
 * `lang`, a presentation parameter that HTTP and MCP tools add to those of simulators: the language of an answer's
 * prose. Messages of errors stay English.
 */
export const lang = choice({
  choices: { fr: { fr: 'Français', en: 'French' }, en: { fr: 'Anglais', en: 'English' } },
  default: 'fr',
  label: { fr: 'Langue des textes', en: 'Language of the prose' },
})
