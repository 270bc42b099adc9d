import type { Text } from '../../units/text.ts'

/** A name within a sentence. @example quoted({ fr: 'Durée', en: 'Duration' }) // { fr: '« Durée »', en: '“Duration”' } */
export const quoted = (name: Text): Text => ({ fr: `«\u00a0${name.fr}\u00a0»`, en: `“${name.en}”` })
