/** What a page is asked from within, in a real browser: what can be reached, is seen, fits and is large enough. */
import { vanished } from './visit-inside-colours.ts'
import { faultsOfControls, small } from './visit-inside-controls.ts'
import { arrival, watch } from './visit-inside-focus.ts'
import { faultsOfText } from './visit-inside-text.ts'

/** After what is drawn anew for another width or another size of letters. */
const settled = async (): Promise<void> => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** All that a page folds away. */
const unfold = (): void => {
  for (const one of document.querySelectorAll('details')) one.open = true
}

/** All that does not fit as the page stands: it is no wider than its window, no word is cut, no control is out of reach. */
const misfits = async (): Promise<readonly string[]> => {
  await settled()
  const page = document.scrollingElement ?? document.documentElement
  const wide = page.scrollWidth - page.clientWidth
  return [...(wide > 0 ? [`the page is ${wide} px too wide`] : []), ...faultsOfText(), ...faultsOfControls()]
}

/** The room between letters, words, lines and paragraphs that some readers give themselves (WCAG 1.4.12). */
const space = (): void => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  )
  document.adoptedStyleSheets = [sheet]
}

/** What moves though nobody asked for it. */
const moving = (): readonly string[] =>
  [...document.querySelectorAll('*')]
    .map((one) => ({ one, style: getComputedStyle(one) }))
    .filter(
      ({ style }) =>
        style.animationName !== 'none' ||
        style.scrollBehavior === 'smooth' ||
        style.transitionDuration.split(',').some((time) => Number.parseFloat(time) > 0),
    )
    .map(({ one }) => one.localName)

const inside = { unfold, misfits, space, small, vanished, moving, watch, arrival }

export type Inside = typeof inside

Object.assign(globalThis, { visit: inside })
