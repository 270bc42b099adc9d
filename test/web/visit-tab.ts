/** Presses Tab in a page, for the keyboard tests. */
import type { Page } from 'playwright-core'

/** The keys that move the focus, forwards and backwards. Used by `visit-hands.ts`. */
export type TabKey = 'Tab' | 'Shift+Tab'

/**
 * Presses a key several times without waiting for the effect of each press. Used by `visit-hands.ts` and
 * `visit-walk.ts`.
 */
export async function tab({ keyboard }: Page, key: TabKey, times: number): Promise<void> {
  const isBack = key === 'Shift+Tab'
  const presses = isBack ? [keyboard.down('Shift')] : []
  for (let press = 0; press < times; press += 1) presses.push(keyboard.down('Tab'), keyboard.up('Tab'))
  if (isBack) presses.push(keyboard.up('Shift'))
  await Promise.all(presses)
}
