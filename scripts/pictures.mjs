// Takes pictures of every page, to be looked at: narrow and wide, light and dark, in print, and in a state of error.
// `npm run pictures` takes them all into `pictures/`; `npm run pictures -- cagr` those whose address holds a word.
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { catalogue } from '@denier/core'
import { chromium } from 'playwright-core'
import { served } from './served.mjs'

const root = dirname(import.meta.dirname)
const folder = join(root, 'pictures')
const [word = ''] = process.argv.slice(2)

const VIEWS = [
  { name: 'wide-light', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: 'wide-dark', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
  { name: 'narrow-light', viewport: { width: 320, height: 700 }, colorScheme: 'light' },
  { name: 'narrow-dark', viewport: { width: 320, height: 700 }, colorScheme: 'dark' },
  { name: 'print', viewport: { width: 794, height: 1123 }, colorScheme: 'light', print: true },
]
/** The pages of words alone, by their address in each language. */
const PROSE = {
  '/': ['methode', 'sources', 'mentions-legales', 'confidentialite', 'accessibilite'],
  '/en/': ['method', 'sources', 'legal-notice', 'privacy', 'accessibility'],
}
const SETTLE_MS = 500
const PATIENCE_MS = 180_000 // a busy machine is no fault of a page

const { origin, stop } = await served()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  mkdirSync(folder, { recursive: true })
  const wanted = pages().filter(({ path }) => path.includes(word))
  for (const [index, page] of wanted.entries()) {
    console.log(`${index + 1}/${wanted.length} ${page.path}`)
    for (const view of VIEWS) await picture(page, view)
  }
  console.log(`${wanted.length * VIEWS.length} pictures in ${folder}`)
} finally {
  await browser.close()
  await stop()
}

/** Home, each simulator as it first is and at fault, the pages of words, an embed, and a page that is not there. */
function pages() {
  const named = (path) => ({ path, file: path.replace(/^\//, '').replaceAll(/[/?&=]/g, '_') || 'home' })
  const first = (params) => Object.keys(params)[0]
  return Object.entries(PROSE).flatMap(([base, prose]) => [
    named(base),
    ...prose.map((one) => named(base + one)),
    ...catalogue.flatMap(({ contract: { name, params } }) => [
      named(`${base}${name}`),
      named(`${base}${name}?${first(params)}=abc`),
    ]),
    named(`/embed/${catalogue[0].contract.name}?lang=${base === '/' ? 'fr' : 'en'}`),
    named(`${base}nothing-here`),
  ])
}

async function picture({ path, file }, { name, print, ...context }) {
  const page = await browser.newPage(context)
  page.setDefaultTimeout(PATIENCE_MS)
  if (print) await page.emulateMedia({ media: 'print' })
  await page.goto(origin + path, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLE_MS)
  await page.screenshot({ path: join(folder, `${file}.${name}.png`), fullPage: true })
  await page.close()
}
