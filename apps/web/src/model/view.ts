import type { JSX } from 'preact'

/**
 * What a component returns.
 * Used by `form`, `tools`, `pages`, `result` and others.
 */
export type View = JSX.Element
