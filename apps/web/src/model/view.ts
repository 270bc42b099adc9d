import type { JSX } from 'preact'

/**
 * What a component returns. Used by `compare/compare.tsx`, `compare/comparison.tsx`, `embed/embed-form.tsx`,
 * `embed/embed.tsx` and 58 more in `form`, `pages`, `tools`, `result`, `explanation`, `page` and `hooks`.
 */
export type View = JSX.Element
