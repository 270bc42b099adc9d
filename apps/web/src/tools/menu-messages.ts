/**
 * The heading, in a menu, of the figures that are not the main ones; `group` is the heading of their group in the
 * answer, `''` for the summary. Used by `figures.ts`.
 */
export const otherFigures = {
  fr: (group = '') => (group ? `Autres résultats\u00A0: ${group}` : 'Autres résultats'),
  en: (group = '') => (group ? `Other results: ${group}` : 'Other results'),
} as const
