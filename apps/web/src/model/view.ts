import type { JSX } from 'preact'

/** What a component gives. */
export type View = JSX.Element
