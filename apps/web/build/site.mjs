// Builds everything the pages are served from: bundles, style sheets, prose as markup, prerendered pages, and
// compressed copies of static files. Runs after `tsc`: the views are loaded from `dist`.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { catalogue, credits, languages, loadHistory, loadRange, todayInParis } from '@denier/core'
import { createSite, pageFile } from '@denier/web'
import { bundleBatch, bundleScripts, bundleStyles } from './bundle.mjs'
import { methodsOf, pagesOf } from './methods.mjs'
import { writeServiceWorker } from './offline.mjs'
import { drawPictures } from './pictures.mjs'

const SITE = join(import.meta.dirname, '../dist/site')
const PUBLIC = join(SITE, 'public')
/** Names of the files that are worth compressing. */
const TEXT = /\.(?:js|css|svg|html|txt|webmanifest)$/

const names = catalogue.map(({ contract }) => contract.name)
// Answers about a simulator by its name, for `bundleScripts`.
const withLists = catalogue.filter(({ contract }) => Object.values(contract.params).some(({ list }) => list))
const hasList = (name) => withLists.some(({ contract }) => contract.name === name)
const isComputedLater = (name) => catalogue.some(({ contract }) => contract.name === name && contract.isLarge)
const hasRange = (name) => catalogue.some(({ contract }) => contract.name === name && contract.range)
const day = todayInParis()

rmSync(SITE, { recursive: true, force: true })
mkdirSync(PUBLIC, { recursive: true })
cpSync(join(import.meta.dirname, '../public'), PUBLIC, { recursive: true })

const styles = await bundleStyles(PUBLIC)
const scripts = {
  fr: await allScripts('fr'),
  en: await allScripts('en'),
}
const texts = { methods: methodsOf(names), pages: await pagesOf(credits) }
writeFileSync(join(SITE, 'manifest.json'), JSON.stringify({ day, styles, scripts }))
writeFileSync(join(SITE, 'texts.json'), JSON.stringify(texts))
await Promise.all([loadHistory(), ...catalogue.map(loadRange)])
await drawPictures(catalogue, languages, day, PUBLIC)
const pages = createSite(parts()).filter(({ isEmbed, isOperators }) => !isEmbed && !isOperators)
writeServiceWorker(PUBLIC, pages, [scripts, styles, texts])
compress()
draw()

/** The scripts of a language, by entry. */
async function allScripts(language) {
  return {
    ...(await bundleScripts({ names, hasList, isComputedLater, hasRange }, language, PUBLIC)),
    ...(await bundleBatch({ names }, language, PUBLIC)),
  }
}

/**
 * A compressed copy of each file. One level below the best: a tenth of the time for one per cent more bytes.
 */
function compress() {
  for (const name of readdirSync(PUBLIC, { recursive: true })) {
    if (!TEXT.test(name)) continue
    const file = join(PUBLIC, name)
    const content = readFileSync(file)
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
    writeFileSync(`${file}.br`, brotliCompressSync(content, quality))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

/** What draws the pages. */
function parts() {
  const assets = {
    script: (language, entry) => scripts[language][entry],
    style: (name) => styles[name],
  }
  return { simulators: catalogue, assets, texts, operator: '', contact: '', hosting: '' }
}

/**
 * Prerenders the pages without a query, for any origin. Left out: pages with texts of the operator, which are
 * known when the service starts only, and embedded pages.
 */
function draw() {
  for (const page of pages) {
    const file = pageFile(SITE, page.path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, page.draw({ origin: '', today: day }))
  }
}
