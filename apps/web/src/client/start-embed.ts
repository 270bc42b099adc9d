import type { Simulator } from '@denier/core'
import { Embed } from '../embed/embed.tsx'
import { start as startPage } from './start.tsx'

/** Brings a result put into another site to life; its address is that site's affair. */
export const start = (simulator: Simulator): Promise<void> =>
  startPage(simulator, { part: Embed, isFramed: true })
