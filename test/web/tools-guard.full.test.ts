/** A view that throws: the last result stays under a message, and the page recovers. */
import { describe, expect, it } from 'vitest'
import { expectSoon, openTestPage, withoutBrowser } from '../support/browser.ts'
import { bundleOf } from './part-page.ts'

/** A page whose view throws at 13 years. */
const CODE = `
import { cagr } from '@denier/core/cagr'
import { h, render } from 'preact'
import { exampleOf, computeReply } from './apps/web/src/model/reply.ts'
import { LivePage } from './apps/web/src/page/live-page.tsx'
import { stateOf } from './apps/web/src/model/page-reducer.ts'
const setting = { language: 'fr', origin: '', today: '2026-11-21' }
const typed = exampleOf(cagr)
const Years = ({ years }) => {
  if (years === '13') throw new Error('lost')
  return h('output', {}, years)
}
const part = ({ state, dispatch }) => {
  window.dispatch = (text) => dispatch({ type: 'type', name: 'duree', text })
  return h('div', {}, h(Years, { years: state.typed.duree }))
}
const first = stateOf(typed, computeReply(cagr, typed, setting.today, 'fr'))
render(h(LivePage, { simulator: cagr, setting, first, part, isFramed: true }), document.body)`

describe.skipIf(withoutBrowser)('LivePage', () => {
  it('keeps the last result, reports the error and recovers when its part cannot be drawn', async () => {
    const { page, errors } = await openTestPage()
    await page.addScriptTag({ content: await bundleOf(CODE) })
    const type = (years: string) =>
      page.evaluate((text) => Reflect.get(window, 'dispatch')(text) as undefined, years)
    const shown = () => page.locator('body').innerText()
    await expectSoon(shown).toBe('8')
    await type('9')
    await expectSoon(shown).toBe('9')
    await type('13')
    await expectSoon(shown).toMatch(/Le dernier résultat reste affiché.*\s+9$/)
    expect(await page.locator('[role="alert"]').count()).toBe(1)
    expect(errors.join()).toContain('lost')
    await type('14')
    await expectSoon(shown).toBe('14')
  })
})
