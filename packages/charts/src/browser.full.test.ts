/** The drawings as a real browser takes them: sound XML, nothing that its content policy minds, words that fit. */
import { languages } from '@denier/core'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openPage, withoutBrowser } from '../../../test/support/browser.ts'
import { exampleCharts } from '../../../test/support/charts.ts'
import { renderChart } from './svg.ts'
import { widthOf } from './text-width.ts'

interface Seen {
  readonly text: string
  readonly size: number
  readonly isBold: boolean
  readonly width: number
}

/** In the page: reads the drawing as XML, shows it, and measures its words. */
function measure(svg: string): { broken: string; outside: string[]; meeting: string[]; seen: Seen[] } {
  const read = new DOMParser().parseFromString(svg, 'image/svg+xml')
  const broken = read.querySelector('parsererror')?.textContent ?? ''
  document.body.replaceChildren(document.importNode(read.documentElement, true))
  const drawing = document.querySelector('svg') as SVGSVGElement
  const { width, height } = drawing.viewBox.baseVal
  const words = [...drawing.querySelectorAll('text')].map((element) => {
    const { x, y, width, height } = element.getBBox()
    const isBold = element.getAttribute('font-weight') !== null
    // A line's box holds room for accents of capitals above it: the letters are lower.
    const box = { left: x, right: x + width, top: y + 0.2 * height, bottom: y + 0.9 * height }
    return {
      text: element.textContent ?? '',
      size: Number(element.getAttribute('font-size')),
      isBold,
      width,
      ...box,
    }
  })
  const outside = words.filter(
    (one) => one.left < 0 || one.right > width || one.top < 0 || one.bottom > height,
  )
  const meeting = words.flatMap((one, rank) =>
    words
      .slice(rank + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `${one.text} meets ${other.text}`),
  )
  return { broken, outside: outside.map(({ text }) => text), meeting, seen: words }
}

describe.skipIf(withoutBrowser)('in a browser', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser?.close())

  it.each(languages)(
    'every chart in %s is sound XML, breaks no policy, and its words fit',
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
          const { seen, ...faults } = await page.evaluate(measure, svg)
          expect({ name, width, ...faults }).toEqual({ name, width, broken: '', outside: [], meeting: [] })
          expect(seen.length).toBeGreaterThan(1)
          const wider = seen.filter(
            ({ text, size, isBold, width: is }) => is > widthOf(text, size, isBold) + 0.5,
          )
          expect([name, wider]).toEqual([name, []])
        }
      expect([errors, requests]).toEqual([[], []])
      await close()
    },
  )
})
