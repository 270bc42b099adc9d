import type { JSX } from 'preact'

/** What a component returns. */
export type View = JSX.Element
