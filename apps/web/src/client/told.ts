import type { Answer } from '@denier/core'
import type { Setting } from '../app/model.ts'

/** Where the server tells the browser what it drew: a data block, which no policy takes for a script. */
export const TOLD_ID = 'denier-told'

/** Where the part of the page that comes alive is drawn. */
export const ROOT_ID = 'denier-app'

/** What the server drew. */
export interface Told extends Setting {
  /** Whether figures were left to the browser: the limit was reached, or too much waited. */
  readonly later?: boolean
  /** The script of a thread for what takes long. */
  readonly worker?: string
  /** The answer drawn, where finding it again would take long, or the past. */
  readonly answer?: Answer
}

/** As a data block holds it: `<` ends nothing there. */
export const toldAsText = (told: Told): string => JSON.stringify(told).replaceAll('<', '\\u003c')
