import type { Text } from '@denier/core'

/** Texts of lists in a form, French and English. These name the rows of a list whose contract does not. Used by `list-field.tsx`. */
export const plainRow = {
  row: { fr: 'Ligne', en: 'Row' },
  add: { fr: 'Ajouter une ligne', en: 'Add a row' },
  remove: { fr: 'Retirer', en: 'Remove' },
} as const satisfies Record<string, Text>

/** Announced before the title of the row that is gone. */
export const removed: Text = { fr: 'Retiré\u00A0: ', en: 'Removed: ' }

/**
 * Announced after it, where other rows named that one. @param cleared the titles of rows that name nobody now.
 * @param gone those of rows that are removed too. @example orphaned(['Donation 1'], []).en // ' Donation 1 no longer names…'
 */
export const orphaned = (cleared: readonly string[], gone: readonly string[]): Text => ({
  fr:
    (cleared.length > 0
      ? `. ${cleared.join(', ')}\u00A0: plus personne n’est désigné, choisissez à nouveau`
      : '') + (gone.length > 0 ? `. Avec\u00A0: ${gone.join(', ')}` : ''),
  en:
    (cleared.length > 0 ? `. ${cleared.join(', ')}: nobody is named now, choose again` : '') +
    (gone.length > 0 ? `. With: ${gone.join(', ')}` : ''),
})

/** @example mostRows(30).fr // '30 au plus.' */
export const mostRows = (count: number): Text => ({ fr: `${count} au plus.`, en: `${count} at most.` })
