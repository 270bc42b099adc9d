import type { Answer } from '@denier/core'
import type { Setting } from './page-state.ts'

/**
 * The id of the data block with which the server describes the page; the content policy allows data blocks.
 * Used by `client/start.tsx`, `hooks/load-style.ts` and `pages/document.tsx`.
 */
export const PAGE_DATA_ID = 'denier-page-data'

/**
 * The id of the element that the script draws again. Used by `client/start.tsx`, `pages/embed.tsx` and
 * `pages/simulator.tsx`.
 */
export const ROOT_ID = 'denier-app'

/**
 * What the script needs to draw the page of the server again. Used by `client/initial-state.ts`,
 * `client/start.tsx`, `hooks/load-style.ts`, `pages/document.tsx` and `pages/simulator.tsx`.
 */
export interface PageData extends Setting {
  /** Whether the browser must compute the figures: the client was over its limit, or the service busy. */
  readonly later?: boolean
  /** The address of the worker module, for long computations. */
  readonly worker?: string
  /** The address of the style sheet of what is drawn later: the explanation of a figure, the comparison. */
  readonly laterStyle?: string
  /** The answer that was drawn, when it is long to compute or needs a series. */
  readonly answer?: Answer
}

/**
 * Serialises page data for a data block: without `<`, nothing can end the block. Used by
 * `pages/document.tsx`.
 */
export const pageDataText = (pageData: PageData): string =>
  JSON.stringify(pageData).replaceAll('<', '\\u003c')
