/** Charts in a real browser: valid XML, no violation of a strict content security policy, texts inside the picture. */
import { languages } from '@denier/core'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openPage, withoutBrowser } from '../../../test/support/browser.ts'
import { exampleCharts } from '../../../test/support/charts.ts'
import { renderChart } from './svg.ts'
import { widthOf } from './text-width.ts'

/** A text of a chart as the browser draws it, in pixels. */
interface MeasuredText {
  readonly text: string
  readonly size: number
  readonly isBold: boolean
  readonly width: number
}

/** Runs in the page: parses the chart as XML, shows it and measures its texts. */
function measure(svg: string): {
  parseError: string
  outside: string[]
  overlapping: string[]
  texts: MeasuredText[]
} {
  const read = new DOMParser().parseFromString(svg, 'image/svg+xml')
  const parseError = read.querySelector('parsererror')?.textContent ?? ''
  document.body.replaceChildren(document.importNode(read.documentElement, true))
  const drawing = document.querySelector('svg') as SVGSVGElement
  const { width, height } = drawing.viewBox.baseVal
  const texts = [...drawing.querySelectorAll('text')].map((element) => {
    const { x, y, width, height } = element.getBBox()
    const isBold = element.getAttribute('font-weight') !== null
    const turn = element.transform.baseVal.consolidate()?.matrix
    // The box of a text includes the space above capitals that accents may need: the letters are lower.
    const [one, other] = [new DOMPoint(x, y + 0.2 * height), new DOMPoint(x + width, y + 0.9 * height)].map(
      (corner) => (turn ? corner.matrixTransform(turn) : corner),
    ) as [DOMPoint, DOMPoint]
    const box = {
      left: Math.min(one.x, other.x),
      right: Math.max(one.x, other.x),
      top: Math.min(one.y, other.y),
      bottom: Math.max(one.y, other.y),
    }
    return {
      text: element.textContent ?? '',
      size: Number(element.getAttribute('font-size')),
      isBold,
      width,
      ...box,
    }
  })
  const outside = texts.filter(
    (one) => one.left < 0 || one.right > width || one.top < 0 || one.bottom > height,
  )
  const overlapping = texts.flatMap((one, rank) =>
    texts
      .slice(rank + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `${one.text} overlaps ${other.text}`),
  )
  return { parseError, outside: outside.map(({ text }) => text), overlapping, texts }
}

describe.skipIf(withoutBrowser)('renderChart in a browser', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser?.close())

  it.each(languages)(
    'writes valid XML, violates no content policy, and keeps texts inside and without overlap in %s',
    async (language) => {
      const { page, errors, requests, close } = await openPage(browser, {
        viewport: { width: 1300, height: 700 },
      })
      await page.setContent(
        `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><body></body>`,
      )
      for (const { name, contract, data, rank } of exampleCharts(language))
        for (const width of [320, 720, 1200]) {
          const svg = renderChart({ contract, data, language, theme: 'clair', chart: rank, width })
          const { texts, ...faults } = await page.evaluate(measure, svg)
          expect({ name, width, ...faults }).toEqual({
            name,
            width,
            parseError: '',
            outside: [],
            overlapping: [],
          })
          expect(texts.length).toBeGreaterThan(1)
          // wider than `widthOf` says, which must be an upper bound, but for half a pixel of rounding
          const wider = texts.filter(
            ({ text, size, isBold, width: measured }) => measured > widthOf(text, size, isBold) + 0.5,
          )
          expect([name, wider]).toEqual([name, []])
        }
      expect([errors, requests]).toEqual([[], []])
      await close()
    },
  )
})
