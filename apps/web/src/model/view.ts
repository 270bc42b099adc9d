import type { JSX } from 'preact'

/**
 * What a component returns. Used throughout `apps/web`. Used throughout `apps/web`. Used throughout `apps/web`.
 * Used throughout `apps/web`.
 */
export type View = JSX.Element
