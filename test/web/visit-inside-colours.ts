/** Checks of contrast. They run inside a page, in the browser, for `visit-inside.ts`. */
import { isRendered, named } from './visit-inside-names.ts'

/** Red, green and blue from 0 to 255, opacity from 0 to 1. */
type Colour = readonly [red: number, green: number, blue: number, opacity: number]

/** Reads a colour as CSS computes it: `rgb(1, 2, 3)`, `rgba(1, 2, 3, 0.5)`. */
const colourOf = (text: string): Colour => {
  const [red = 0, green = 0, blue = 0, opacity = 1] = (text.match(/[\d.]+/g) ?? ['0', '0', '0', '0']).map(
    Number,
  )
  return [red, green, blue, opacity]
}

/** The relative luminance of WCAG, from 0 to 1. */
function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue]
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two colours as CSS computes them, from 1 to 21; 1 when the first one is transparent. */
function contrast(one: string, other: string): number {
  const [first, second] = [colourOf(one), colourOf(other)]
  if (first[3] === 0) return 1
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((left, right) => left - right)
  return (light + 0.05) / (dark + 0.05)
}

/** The colour behind an element. */
function behind(one: Element): string {
  for (let at: Element | null = one; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    if (colourOf(backgroundColor)[3] > 0) return backgroundColor
  }
  return 'rgb(255, 255, 255)'
}

/** The least contrasts of shapes and of words (WCAG 1.4.11 and 1.4.3). */
const [SHAPE, WORD] = [3, 4.5]

/** One sentence for each control and each line of a chart that is not visible in forced colours. */
export const vanished = (): readonly string[] => [...vanishedControls(), ...vanishedDrawings()]

function vanishedControls(): readonly string[] {
  const boxes = 'button, input:not([type=range], [type=radio], [type=checkbox]), select, textarea'
  const words = 'a[href], summary, button, label, legend'
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isRendered)
  const unboxed = all(boxes).filter(
    (one) => !hasEdge(one) && !(one.parentElement && hasEdge(one.parentElement)),
  )
  const unread = all(words).filter((one) => contrast(getComputedStyle(one).color, behind(one)) < WORD)
  return [
    ...unboxed.filter((one) => !one.matches('.compare-remove')).map((one) => `${named(one)} has no edge`),
    ...unread.map((one) => `${named(one)} cannot be read`),
  ]
}

/** Whether an element has a visible border. */
function hasEdge(one: Element): boolean {
  const { borderTopColor, borderTopWidth, borderTopStyle } = getComputedStyle(one)
  const isDrawn = Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none'
  return isDrawn && contrast(borderTopColor, behind(one.parentElement ?? one)) >= SHAPE
}

/** What charts draw with the colours of series. */
const DRAWN =
  '.denier-chart [stroke*="series-"], .denier-chart [fill*="series-"], .spark-line, .spark-bar.spark-0'

function vanishedDrawings(): readonly string[] {
  const shapes = [...document.querySelectorAll(`${DRAWN}, .tools-more, .tools-less`)].filter(isRendered)
  const words = [...document.querySelectorAll('.denier-chart text')].filter(isRendered)
  // the sheet of the chart, or what is behind a drawing without one
  const ground = (one: Element): string => {
    const sheet = one.closest('svg')?.querySelector('rect')
    return sheet?.matches('.denier-chart > rect') ? getComputedStyle(sheet).fill : behind(one)
  }
  // the better contrast of its fill and its line
  const contrastOf = (one: Element): number => {
    const { fill, stroke } = getComputedStyle(one)
    return Math.max(
      ...[fill, stroke].map((colour) => (colour === 'none' ? 1 : contrast(colour, ground(one)))),
    )
  }
  return [
    ...shapes
      .filter((one) => contrastOf(one) < SHAPE)
      .map((one) => `${one.outerHTML.slice(0, 60)} is not seen`),
    ...words.filter((one) => contrastOf(one) < WORD).map((one) => `“${one.textContent}” cannot be read`),
  ]
}
