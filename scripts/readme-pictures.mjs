// Takes the pictures of the README, in both languages: the page of a simulator, and the same question in a terminal.
// `npm run pictures:readme` writes them into `docs/pictures/`, to be looked at before they are committed.
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright-core'
import { served } from './served.mjs'

const root = dirname(import.meta.dirname)
const folder = join(root, 'docs/pictures')
const QUESTION = 'interets-composes --capital 10000 --mensuel 300 --taux 7 --duree 20'
const LANGUAGES = [
  { language: 'fr', path: '/interets-composes', locale: 'fr_FR.UTF-8' },
  { language: 'en', path: '/en/interets-composes', locale: 'en_GB.UTF-8' },
]
/** The page as far as its chart, and as many lines of the terminal. */
const PAGE = { width: 1280, height: 900 }
const COLUMNS = 92
/** The line under the chart that names its marks ends what is shown; the table goes on below. */
const END = /^█+ /

const TERMINAL = `
  body { margin: 0; background: #fff; }
  pre { display: inline-block; box-sizing: border-box; width: ${COLUMNS + 4}ch; margin: 0; padding: 1.25rem 2ch;
    font: 15px/1.3 'DejaVu Sans Mono', 'Liberation Mono', monospace; color: #eaf0f2; background: #12191d; border-radius: 10px; }
  b { font-weight: 400; color: #5ccdbe; }`

const { origin, stop } = await served()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  mkdirSync(folder, { recursive: true })
  for (const one of LANGUAGES) {
    await picturePage(one)
    await pictureTerminal(one)
    console.log(`${one.language}: page and terminal, in ${folder}`)
  }
} finally {
  await browser.close()
  await stop()
}

async function picturePage({ language, path }) {
  const page = await browser.newPage({ viewport: PAGE, colorScheme: 'light' })
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await page.screenshot({ path: join(folder, `page.${language}.png`) })
  await page.close()
}

async function pictureTerminal({ language, locale }) {
  const page = await browser.newPage({ viewport: PAGE })
  await page.setContent(
    `<style>${TERMINAL}</style><pre><b>$ npx denier ${QUESTION}</b>\n${answerOf(locale)}</pre>`,
  )
  await page.locator('pre').screenshot({ path: join(folder, `terminal.${language}.png`) })
  await page.close()
}

/** What the command prints, as far as what its chart is made of. */
function answerOf(locale) {
  const command = join(root, 'apps/cli/bin/denier.js')
  const env = { ...process.env, LANG: locale, LC_ALL: locale, COLUMNS: String(COLUMNS) }
  const lines = execFileSync(process.execPath, [command, ...QUESTION.split(' ')], {
    env,
    encoding: 'utf8',
  }).split('\n')
  return lines.slice(0, lines.findIndex((line) => END.test(line)) + 2).join('\n')
}
