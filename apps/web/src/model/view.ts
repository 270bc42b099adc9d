import type { JSX } from 'preact'

/**
 * What a component returns, under a name of ours: a change of the view library is then made here. Used by
 * `compare/compare.tsx`, `compare/comparison.tsx`, `embed/embed-form.tsx`, `embed/embed.tsx` and others in
 * `form`, `pages`, `result`, `tools`, `explanation`, `page`, `hooks` and `tree`.
 */
export type View = JSX.Element
