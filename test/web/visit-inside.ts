/**
 * The inspection script: checks that run inside a page, in a real browser, that controls can be reached and
 * seen, fit and are large enough. Its functions are members of the global `visit`; those that look for faults
 * return sentences.
 */
import { vanished } from './visit-inside-colours.ts'
import { faultsOfControls, small } from './visit-inside-controls.ts'
import { arrival, watch } from './visit-inside-focus.ts'
import { faultsOfText } from './visit-inside-text.ts'

/** Resolves after charts are drawn again for another width or letter size. */
const settled = async (): Promise<void> => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** The selectors of folded parts whose menus are imported when they are opened. */
const TOOLS = ['.tools-goal-seek', '.tools-sensitivity']

/** Opens everything that the page folds, and waits for what is imported then. */
const unfold = async (): Promise<void> => {
  for (const one of document.querySelectorAll('details')) one.open = true
  const has = (name: string, part: string) =>
    !document.querySelector(name) || document.querySelector(`${name} ${part}`)
  const areDrawn = () => TOOLS.every((name) => has(name, 'select')) && has('.range-choices', 'select')
  while (!areDrawn()) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Everything that does not fit: a page wider than its window, clipped texts, covered controls. */
const misfits = async (): Promise<readonly string[]> => {
  await settled()
  const page = document.scrollingElement ?? document.documentElement
  const wide = page.scrollWidth - page.clientWidth
  return [...(wide > 0 ? [`the page is ${wide} px too wide`] : []), ...faultsOfText(), ...faultsOfControls()]
}

/** Sets the spacing of letters, words, lines and paragraphs that users may set (WCAG 1.4.12). */
const space = (): void => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  )
  document.adoptedStyleSheets = [sheet]
}

/** The tag names of elements that are animated, although the user prefers reduced motion. */
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

/** The functions of the global `visit`. Used by `visit-hands.ts` and `visit-site.ts`. */
export type Inside = typeof inside

Object.assign(globalThis, { visit: inside })
