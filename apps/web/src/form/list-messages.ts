import type { Text } from '@denier/core'

/**
 * Texts of lists in a form, French and English. These name the rows of a list whose contract does not. Used
 * by `list-field.tsx`.
 */
export const plainRow = {
  row: { fr: 'Ligne', en: 'Row' },
  add: { fr: 'Ajouter une ligne', en: 'Add a row' },
  remove: { fr: 'Retirer', en: 'Remove' },
} as const satisfies Record<string, Text>

/** Announced before the title of the row that is gone. Used by `list-field.tsx`. */
export const removed: Text = { fr: 'Retiré\u00A0: ', en: 'Removed: ' }

/**
 * Announced after the title of a removed row, where other rows named it. Used by `list-field.tsx`.
 * @param cleared the titles of rows that name nobody now.
 * @param gone those of rows that are removed too.
 * @example orphaned(['Gift 1'], []).en // '. Gift 1: nobody is named now, choose again'
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

/** Below the button that adds a row, where rows can be pasted. Used by `list-field.tsx`. */
export const pasteHint: Text = {
  fr: 'Vous pouvez coller un tableau dans une ligne\u00A0: il en remplit autant qu’il en a.',
  en: 'You may paste a table into a row: it fills as many rows as it has.',
}

/**
 * Announced after a table is pasted. Used by `list-field.tsx`.
 * @example pasted(3).fr // '3 lignes collées.'
 */
export const pasted = (count: number): Text => ({
  fr: count === 1 ? '1 ligne collée.' : `${count} lignes collées.`,
  en: count === 1 ? '1 row pasted.' : `${count} rows pasted.`,
})

/**
 * Below a list that has as many rows as it may have. Used by `list-field.tsx`.
 * @example mostRows(30).fr // '30 au plus.'
 */
export const mostRows = (count: number): Text => ({ fr: `${count} au plus.`, en: `${count} at most.` })
