/** The first decisive figure, in a real browser: wholly visible whichever field of the form has the focus. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLastingPage, type WatchedPage, withoutBrowser } from '../support/browser.ts'
import { sharedService, type TestService } from '../support/service.ts'
import { names } from './site.ts'
import { scriptStarts } from './visit-site.ts'

/** The size of a small laptop, and of a phone. */
const SIZES = [
  { width: 1366, height: 650 },
  { width: 375, height: 740 },
] as const

let service: TestService
let watched: WatchedPage
beforeAll(async () => {
  if (withoutBrowser) return
  ;[service, watched] = await Promise.all([sharedService(), openLastingPage()])
})
afterAll(() => watched?.close())

/**
 * Focuses each field of the form in turn, inside the page: how many there are, and those with which no element that has
 * `data-answer` is wholly visible.
 */
async function fieldsThatHideTheAnswer(): Promise<{ readonly fields: number; readonly hiding: string[] }> {
  const isWhole = (element: Element): boolean => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect()
    if (width === 0 || top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) return false
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  }
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('.simulator-form details'))
    fold.open = true
  const fields = [
    ...document.querySelectorAll<HTMLElement>('.simulator-form :is(input, select, button, summary)'),
  ].filter((field) => field.checkVisibility())
  const hiding: string[] = []
  for (const field of fields) {
    field.focus()
    // the page has scrolled to the field after two frames
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    if (![...document.querySelectorAll('[data-answer]')].some(isWhole))
      hiding.push(field.id || (field.textContent ?? ''))
  }
  return { fields: fields.length, hiding }
}

describe.skipIf(withoutBrowser)('the first decisive figure', () => {
  it.each(names.flatMap((name) => SIZES.map(({ width, height }) => [name, width, height] as const)))(
    'stays wholly visible on the page of %s at %d × %d with each field focused',
    async (name, width, height) => {
      const { page } = watched
      await page.setViewportSize({ width, height })
      await page.goto(`${service.origin}/${name}`)
      await scriptStarts(page)
      const { fields, hiding } = await page.evaluate(fieldsThatHideTheAnswer)
      expect(fields).toBeGreaterThan(5)
      expect(hiding).toEqual([])
    },
  )
})
