// Step of `site.mjs`: draws the icons of the site and the picture of each simulator, which other sites show
// beside a link, as PNG files: few of them show SVG.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { renderChart } from '@denier/charts/svg'
import { startQuery } from '@denier/core'
import { figureFormatter, typeset, wrapWords } from '@denier/prose'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const { resolve } = createRequire(import.meta.url)
const ICON = readFileSync(join(import.meta.dirname, '../public/favicon.svg'), 'utf8')

/** Sizes of icons, in pixels: of an Apple touch icon, and those that a manifest must have. */
const ICONS = { 'icon-180': 180, 'icon-192': 192, 'icon-512': 512 }
/**
 * The size of the coin in a maskable icon, as a part of its width. A mask may cut all but a circle of 80 % of
 * the width, and the coin nearly fills its own picture.
 */
const SAFE = 0.7

/** Pixels. What sites show beside a link is cut to about 1.91 : 1. */
const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 60]
/** The width in pixels at which the chart is drawn; enlarged to the picture, its letters can then be read. */
const CHART_WIDTH = 760
/** Letters in a line of the sentence, of 30 px, and the lines that have room. */
const [LETTERS, LINES] = [62, 3]
/** The size of a title in pixels, and the letters of that size that have room beside the name of the site. */
const [TITLE_SIZE, TITLE_LETTERS] = [52, 26]

/**
 * Writes the icons to a folder and the pictures to its folder `apercu`. Used by `site.mjs`.
 * @param simulators those whose page without values is drawn, with their series and computation already loaded.
 * @param languages those for which a picture of each is drawn: `apercu/cagr-fr.png`.
 * @param today the day whose law applies.
 * @param to the folder of static files.
 */
export async function drawPictures(simulators, languages, today, to) {
  await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')))
  for (const [name, width] of Object.entries(ICONS)) write(join(to, `${name}.png`), ICON, width)
  write(join(to, 'icon-maskable-512.png'), maskable(), 512)
  mkdirSync(join(to, 'apercu'), { recursive: true })
  for (const language of languages)
    for (const simulator of simulators)
      write(
        join(to, 'apercu', `${simulator.contract.name}-${language}.png`),
        pictureOf(simulator, language, today),
        WIDTH,
      )
}

const fonts = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((name) =>
  readFileSync(resolve(`dejavu-fonts-ttf/ttf/${name}`)),
)

/** Draws an SVG as a PNG file of a width in pixels. */
function write(file, svg, width) {
  const drawn = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: {
      fontBuffers: fonts,
      loadSystemFonts: false,
      defaultFontFamily: 'DejaVu Sans',
      sansSerifFamily: 'DejaVu Sans',
    },
  }).render()
  writeFileSync(file, drawn.asPng())
  drawn.free()
}

/** The icon reduced to `SAFE`, on a background that fills the square; 16 is the middle of its view box. */
const maskable = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#0b6b62"/><g transform="translate(${16 * (1 - SAFE)} ${16 * (1 - SAFE)}) scale(${SAFE})">${inside(ICON)}</g></svg>`

/** The content of an SVG, without its root element. */
const inside = (svg) => svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')

/** The lines of the answer in words; where it is too long, it is cut after a full stop or a semicolon. */
function fittingLines(sentence) {
  const parts = sentence.split(/(?<=[.;]) /)
  const linesOf = (count) => {
    const text = parts.slice(0, count).join(' ')
    return wrapWords((count < parts.length ? `${text} …` : text).split(' '), LETTERS)
  }
  let count = parts.length
  while (count > 1 && linesOf(count).length > LINES) count -= 1
  return linesOf(count).slice(0, LINES)
}

/** The title, the answer in a sentence, and the first chart of the values that its page starts from. */
function pictureOf({ contract, parser, answer }, language, today) {
  if (contract.charts.length === 0)
    throw new Error(`${contract.name}: a contract needs a chart, for its picture`)
  const parsed = parser.fromObject(startQuery(contract))
  if (!parsed.ok) throw new Error(`${contract.name}: the values that its page starts from are refused`)
  const { data, meta } = answer(parsed.params, { today }, language)
  const sentence = typeset(
    contract.sentence[language](
      { data, used: meta.hypotheses, droit: meta.droit },
      figureFormatter(language),
    ),
  )
  const shown = fittingLines(sentence)
  const top = 150 + 40 * shown.length // of the chart: below the title and the lines of the sentence
  const room = { width: WIDTH - 2 * MARGIN, height: HEIGHT - top - 24 }
  const height = (CHART_WIDTH * room.height) / room.width
  const chart = renderChart({
    contract,
    data,
    used: meta.hypotheses,
    language,
    theme: 'clair',
    width: CHART_WIDTH,
    height,
  })
  // a chart whose texts need it is higher than asked
  const [, actual] = /viewBox="0 0 \S+ (\S+)"/.exec(chart) ?? []
  const scale = Math.min(room.width / CHART_WIDTH, room.height / Number(actual))
  const left = (WIDTH - scale * CHART_WIDTH) / 2
  const title = contract.title[language]
  const size = Math.floor(TITLE_SIZE * Math.min(1, TITLE_LETTERS / title.length))
  const text = (content, y, style) => `<text x="${MARGIN}" y="${y}" ${style}>${escaped(content)}</text>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="DejaVu Sans">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/><rect width="${WIDTH}" height="12" fill="#0b6b62"/>`,
    text(title, 96, `font-size="${size}" font-weight="bold" fill="#17242b"`),
    text(
      'Denier',
      96,
      `font-size="30" font-weight="bold" fill="#0b6b62" text-anchor="end" dx="${WIDTH - 2 * MARGIN}"`,
    ),
    ...shown.map((line, at) => text(line, 150 + 40 * at, 'font-size="30" fill="#55646d"')),
    `<g transform="translate(${left} ${top}) scale(${scale})">${chart}</g>`,
    '</svg>',
  ].join('')
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
