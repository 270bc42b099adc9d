import type { Simulator } from '@denier/core'
import type { Assets } from '../pages/assets.ts'
import type { Texts } from './built.ts'

/**
 * The content shared by all pages, which the handler gives to what draws them. Used by `draw-page.ts`,
 * `handler.ts`, `note.ts`, `question.ts` and `site.ts`.
 */
export interface SiteParts {
  /** The whole catalogue. */
  readonly simulators: readonly Simulator[]
  readonly assets: Assets
  readonly texts: Texts
  /** Who operates the service, how to contact them, and who hosts it; empty when not configured. */
  readonly operator: string
  readonly contact: string
  readonly hosting: string
}
