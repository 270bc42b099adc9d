/**
 * The first decisive figure, in a real browser: wholly visible whichever field of the form has the focus, with what the
 * last edit changed.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSoon, openLastingPage, type WatchedPage, withoutBrowser } from '../support/browser.ts'
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

describe.skipIf(withoutBrowser)('the sticky answer on a low screen', () => {
  it.each(names)('takes at most half of the height: %s', async (name) => {
    const [{ width, height }] = SIZES
    const { page } = watched
    await page.setViewportSize({ width, height })
    await page.goto(`${service.origin}/${name}`)
    await scriptStarts(page)
    const box = await page.locator('.result-pinned').boundingBox()
    expect(box?.height).toBeLessThanOrEqual(height / 2)
  })
})

/** Opens the page of a simulator on a phone. */
async function openOnPhone(name: string): Promise<WatchedPage['page']> {
  const { page } = watched
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto(`${service.origin}/${name}`)
  await scriptStarts(page)
  return page
}

/** A whole amount in a text. @example amountIn('dernier changement : −1 234 €') // -1234 */
const amountIn = (text: string): number => Number(text.replaceAll(/[^-−\d]/g, '').replace('−', '-'))

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

  it('tells on a phone what the whole number typed changed, not its last digit', async () => {
    const page = await openOnPhone('achat-location')
    const answer = page.locator('.result-bar [data-answer]')
    const amount = async () => amountIn(await answer.innerText())
    const retype = async (name: string, text: string) => {
      const field = page.locator(`#form-${name}`)
      await field.selectText()
      await field.pressSequentially(text)
    }
    const change = () => page.locator('.result-change').allInnerTexts()
    const first = await amount()
    expect(await change()).toEqual([])
    await retype('prix', '260000')
    await expectSoon(async () => (await amount()) !== first).toBe(true)
    const second = await amount()
    const [difference = ''] = await change()
    expect(Math.abs(amountIn(difference) - (second - first))).toBeLessThanOrEqual(1) // each is rounded
    await page.locator('#form-revenu').fill('3000') // no part of the gap
    await expectSoon(change).toEqual([])
    expect(await amount()).toBe(second)
  })

  it('says on a phone that it is of earlier values, and shows the fault of the field above the bar', async () => {
    const page = await openOnPhone('retraite-publique')
    const past = () => page.locator('.result-bar-past').allInnerTexts()
    expect(await past()).toEqual([])
    const field = page.locator('#form-age_depart')
    await page.locator('.form-more-head', { hasText: 'Le départ' }).click()
    // the box is just above the bar, as a page scrolled by hand leaves it
    await field.evaluate((box) => scrollBy(0, box.getBoundingClientRect().bottom + 120 - innerHeight))
    await field.evaluate((box) => box.focus({ preventScroll: true }))
    await page.keyboard.type('62')
    await expectSoon(past).toEqual(['Valeurs précédentes, formulaire à corriger'])
    await page.locator('.form-fault').waitFor()
    const gap = () =>
      page.evaluate(() => {
        const [fault, bar] = ['.form-fault', '.result-bar'].map((one) =>
          document.querySelector(one)?.getBoundingClientRect(),
        )
        return (bar?.top ?? 0) - (fault?.bottom ?? Number.POSITIVE_INFINITY)
      })
    await expectSoon(async () => (await gap()) >= 0).toBe(true)
    await field.fill('')
    await expectSoon(past).toEqual([])
  })

  it('counts on a phone the warnings that may change the decision, beside the figure', async () => {
    const page = await openOnPhone('achat-location')
    const alerts = () => page.locator('.result-bar-alerts').allInnerTexts()
    expect(await alerts()).toEqual([])
    await page.locator('#form-revenu').fill('3000') // no bank lends against it
    await expectSoon(alerts).toEqual(['1 alerte'])
  })
})
