import { h } from 'preact'
import { typeset } from '../app/typeset.ts'
import type { View } from '../app/view.ts'

/** The number of an article of law, with the letter before it and what follows: `L. 132-13`, `796-0 bis`, `990 I`. */
export const ARTICLE =
  /((?:\b[LRD]\.[ \u00a0]?)?\b\d+(?:-\d+)+(?:[ \u00a0](?:bis|ter|quater|[A-Z])\b)?|\b[LRD]\.[ \u00a0]?\d+|\b\d+[ \u00a0](?:bis|ter|quater|[A-Z])\b)/

/** A text as it is printed, the number of an article whole on its line; its letters stay as they are, for who copies them. */
export const unbrokenWords = (text: string): readonly (View | string)[] =>
  typeset(text)
    .split(ARTICLE)
    .map((part, rank) => (rank % 2 ? h('span', { key: rank, class: 'whole' }, part) : part))
