import type { Text } from '@denier/core'

/**
 * Texts of lists in a form, French and English. These name the rows of a list whose contract does not. Used by
 * `list-field.tsx`.
 */
export const plainRow = {
  row: { fr: 'Ligne', en: 'Row' },
  add: { fr: 'Ajouter une ligne', en: 'Add a row' },
  remove: { fr: 'Retirer', en: 'Remove' },
} as const satisfies Record<string, Text>

/** Announced before the title of the row that is gone. Used by `list-field.tsx`. */
export const removed: Text = { fr: 'Retiré\u00A0: ', en: 'Removed: ' }

/**
 * How many rows a list may have. Used by `list-field.tsx`.
 * @example mostRows(30).fr // '30 au plus.'
 */
export const mostRows = (count: number): Text => ({ fr: `${count} au plus.`, en: `${count} at most.` })
