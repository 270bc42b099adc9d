// Step of `site.mjs`: bundles the scripts of the pages, once for each language, without texts of the other.
import { join } from 'node:path'
import { build } from 'vite'
import { textsOf, withoutProperty } from '../../../scripts/texts.mjs'
import { BATCH_INPUTS, batchEntries, CSV_IN_BROWSERS, entries, entryOf, inputsOf } from './entries.mjs'

const WEB = join(import.meta.dirname, '..')
/** The style sheets, as names of files of `src/styles` without `.css`. */
const STYLES = [
  'site',
  'home',
  'law',
  'simulator',
  'embed',
  'lists',
  'range',
  'later',
  'note',
  'batch',
  'developers',
]

/** Browsers that support `light-dark()`: for older ones the bundler would write every colour twice. */
const BROWSERS_WITH_LIGHT_DARK = ['chrome123', 'firefox120', 'safari17.5']

/**
 * Bundles the scripts of a language. Used by `site.mjs`.
 * @param names the names of all simulators, as in `cagr`; the three functions beside it take one of them.
 * @param hasList whether that simulator has a list of rows among its parameters.
 * @param isComputedLater whether its pages import its computation after they are drawn.
 * @param hasRange whether it has a market range.
 * @param language `fr` or `en`.
 * @param to the folder of static files; the scripts have hashed names, below `assets`.
 * @returns by entry (`cagr`, `worker/cagr`, `home`): `{ src, preloads }`, the URL path of the script, and
 * those of the scripts that it imports.
 */
export async function bundleScripts({ names, hasList, isComputedLater, hasRange }, language, to) {
  const { output } = await build({
    ...shared(),
    plugins: [
      entries(hasList, isComputedLater, hasRange),
      oneLanguage(language),
      withoutPreloads,
      withoutSuggestions,
      withoutUnread,
    ],
    resolve: { conditions: [`denier-${language}`, 'import', 'module', 'browser', 'default'] },
    build: { ...options(to, inputsOf(names)), rolldownOptions: scripts(names, language) },
  })
  return scriptsIn(output)
}

/**
 * Bundles the page of files and its worker, apart: they take the CSV libraries for browsers and the suggestion
 * of near names, and the files that other pages share stay as they are. Their folder is apart: they are kept for
 * offline use once the page is visited. Arguments and result are those of
 * `bundleScripts`. Used by `site.mjs`.
 */
export async function bundleBatch({ names }, language, to) {
  const { output } = await build({
    ...shared(),
    plugins: [
      batchEntries(names, language),
      oneLanguage(language),
      withoutPreloads,
      withoutUnread,
      withoutExplanations,
    ],
    resolve: {
      alias: CSV_IN_BROWSERS,
      conditions: [`denier-${language}`, 'import', 'module', 'browser', 'default'],
    },
    build: {
      ...options(to),
      rolldownOptions: {
        input: BATCH_INPUTS,
        preserveEntrySignatures: false,
        output: {
          codeSplitting: { groups: [{ name: 'csv', test: /\/node_modules\/(?:csv-parse|d3-dsv)\// }] },
          entryFileNames: `assets/${language}/batch/[hash].js`,
          chunkFileNames: `assets/${language}/batch/[hash].js`,
        },
      },
    },
  })
  return scriptsIn(output)
}

/**
 * Bundles the style sheets. Used by `site.mjs`.
 * @param to the folder of static files.
 * @returns the URL path of each, by its name in `STYLES`.
 */
export async function bundleStyles(to) {
  const input = STYLES.map((name) => join(WEB, `src/styles/${name}.css`))
  const { output } = await build({
    ...shared(),
    build: { ...options(to), cssTarget: BROWSERS_WITH_LIGHT_DARK, rolldownOptions: { input } },
  })
  const found = (name) => output.find(({ type, names }) => type === 'asset' && names?.includes(`${name}.css`))
  return Object.fromEntries(STYLES.map((name) => [name, `/${found(name).fileName}`]))
}

const shared = () => ({ root: WEB, configFile: false, publicDir: false, logLevel: 'warn', base: '/' })

const options = (outDir) => ({
  outDir,
  emptyOutDir: false,
  assetsDir: 'assets',
  target: 'es2022',
  modulePreload: false, // the page lists its preloads, and a worker has no document
  reportCompressedSize: false,
})

const scripts = (names, language) => ({
  input: inputsOf(names),
  preserveEntrySignatures: false,
  output: {
    codeSplitting: { includeDependenciesRecursively: false, groups: sharedBy(names.length) },
    entryFileNames: `assets/${language}/[hash].js`,
    chunkFileNames: `assets/${language}/[hash].js`,
  },
})

/**
 * Shared code is in four files rather than many small ones, which compress badly: the second simulator visited
 * downloads little. Each simulator has three entries: its page, its embedded page and its worker. `core` is what
 * all three have, `page` what both pages have, `calculation` what most simulators compute with, and `mathematics` what
 * the band of a range needs too: pages that import their computation later download the last one alone at once.
 * @param simulators how many there are.
 */
const sharedBy = (simulators) => [
  { name: 'core', test: isShared, minShareCount: 3 * simulators, priority: 3 },
  {
    name: 'page',
    test: (id) => isShared(id) && (!isCore(id) || isOfPages(id)),
    minShareCount: 2 * simulators,
    priority: 2,
  },
  { name: 'mathematics', test: isOfRanges, priority: 1 },
  { name: 'calculation', test: isOfMost, priority: 1 },
]

const isCore = (id) => id.includes('/packages/core/')

/** Whether a module of the core is for pages: workers do not import it. */
const isOfPages = (id) =>
  /\/(?:today|definition\/(?:fields-by-path|list|result-parts|start-query)|units\/day-in-words)\.js$/.test(id)

/** Whether a module of the core is used by the computation of most simulators. */
const isOfMost = (id) =>
  isCore(id) && /\/(?:finance\/compound|definition\/(?:simulator|warning))\.js$/.test(id)

/** Whether it is used by the band of a range too, which a page may draw before it imports its computation. */
const isOfRanges = (id) => isCore(id) && /\/units\/(?:exact-math|rate)\.js$/.test(id)

/**
 * Whether a module is shared. Modules also used by pages without a simulator, or by workers, are not: these
 * need little.
 */
const isShared = (id) => !/\/client\/(?:language-link|offline)\.ts$|preload-helper/.test(id)

/** Removes the other language from every text of a module; the core is built for one language already. */
const oneLanguage = (language) => ({
  name: 'denier-one-language',
  transform: {
    filter: { id: /\/(apps\/web\/src|packages\/(charts|prose))\// },
    handler(code) {
      return { code: textsOf(code, language), map: null }
    },
  },
})

/**
 * Replaces the helper by which the bundler preloads the style sheets of an imported module: ours have none.
 */
const withoutPreloads = {
  name: 'denier-without-preloads',
  enforce: 'pre',
  load: { filter: { id: /preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load()' },
}

/**
 * Leaves out the suggestion of a near name (1 kB): a form sends no unknown name; the service answers an
 * address with one.
 */
const withoutSuggestions = {
  name: 'denier-without-suggestions',
  enforce: 'pre',
  load: {
    filter: { id: /\/packages\/core\/.*\/definition\/nearest\.(?:js|ts)$/ },
    handler: () => 'export const nearest = () => []',
  },
}

/** Leaves the explanations out of the page of files, which gives none: a third of its scripts. */
const withoutExplanations = {
  name: 'denier-without-explanations',
  enforce: 'pre',
  load: {
    filter: {
      id: /\/packages\/core\/.*\/(?:simulateurs\/[^/]+\/explain|explication\/compile-explication|files\/explained-batch)\.(?:js|ts)$/,
    },
    handler: () =>
      'export const explain = undefined, compileExplication = undefined, explainedBatch = undefined',
  },
}

/**
 * Properties of a contract that only the server, which draws the home page and its search index, and tests
 * read.
 */
const UNREAD = ['keywords', 'purpose', 'expect']

/** Leaves the properties of `UNREAD` out of the contracts: 0.3 to 0.6 kB for each simulator. */
const withoutUnread = {
  name: 'denier-without-unread',
  transform: {
    filter: { id: /\/packages\/core\/.*\/simulateurs\/[^/]+\/contract\.(?:js|ts)$/ },
    handler: (code) => ({ code: UNREAD.reduce(withoutProperty, code), map: null }),
  },
}

/** The script of each entry among the files that the bundler wrote, as `bundleScripts` returns them. */
function scriptsIn(output) {
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]))
  /** The URL paths of all scripts that a script imports, through others too. */
  const importsOf = (fileName) => {
    const found = new Set()
    const walk = (name) => {
      for (const next of chunks.get(name)?.imports ?? []) {
        if (!found.has(next)) {
          found.add(next)
          walk(next)
        }
      }
    }
    walk(fileName)
    return [...found].map((name) => `/${name}`)
  }
  // `facadeModuleId` is the id of the entry module that a chunk stands for
  const entryChunks = output.filter(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId)
  return Object.fromEntries(
    entryChunks.map(({ facadeModuleId, fileName }) => [
      entryOf(facadeModuleId),
      { src: `/${fileName}`, preloads: importsOf(fileName) },
    ]),
  )
}
