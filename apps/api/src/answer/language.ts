import { choice } from '@denier/core'

/** A parameter of the channel (HTTP, tools), not of a simulator: the language of an answer's prose. Messages of errors stay English. */
export const lang = choice({
  choices: { fr: { fr: 'Français', en: 'French' }, en: { fr: 'Anglais', en: 'English' } },
  default: 'fr',
  label: { fr: 'Langue des textes', en: 'Language of the prose' },
})
