// The part of the pages that runs in a browser: a bundle in each language, which carries no word of the other.
import { join } from 'node:path'
import { build } from 'vite'
import { textsOf } from '../../../scripts/texts.mjs'
import { entries, entryOf, inputsOf } from './entries.mjs'

const WEB = join(import.meta.dirname, '..')
const STYLES = ['site', 'simulator']

/** Browsers that tell light from dark by themselves: for older ones the bundler would write every colour twice. */
const KNOW_SCHEMES = ['chrome123', 'firefox120', 'safari17.5']

/**
 * Bundles.
 * @param to the folder of the files that are served as they are; names are hashed, below `assets`.
 * @returns where each script is, and what it imports.
 */
export async function bundleScripts(names, language, to) {
  const { output } = await build({
    ...shared(),
    plugins: [entries(), oneLanguage(language)],
    resolve: { conditions: [`denier-${language}`, 'import', 'module', 'browser', 'default'] },
    build: { ...options(to, inputsOf(names)), rolldownOptions: scripts(names, language) },
  })
  return scriptsIn(output)
}

/** Bundles the style sheets. @returns where each is. */
export async function bundleStyles(to) {
  const input = STYLES.map((name) => join(WEB, `src/styles/${name}.css`))
  const { output } = await build({
    ...shared(),
    build: { ...options(to), cssTarget: KNOW_SCHEMES, rolldownOptions: { input } },
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
  modulePreload: false, // told by the page itself, and a worker has no document to tell it in
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
 * What all share is in two files rather than in many small ones, so that the second simulator costs little: what pages
 * and threads share, and what draws the pages.
 */
const sharedBy = (simulators) => [
  { name: 'core', test: isShared, minShareCount: 3 * simulators, priority: 2 },
  { name: 'page', test: (id) => isShared(id) && !isCore(id), minShareCount: 2 * simulators, priority: 1 },
]

const isCore = (id) => id.includes('/packages/core/')

/** But for what pages of no simulator need too, or threads: they need little. */
const isShared = (id) => !/\/client\/switch\.ts$|preload-helper/.test(id)

/** Leaves out the other language of every text of a module; the core comes so already. */
const oneLanguage = (language) => ({
  name: 'denier-one-language',
  transform: {
    filter: { id: /\/(apps\/web\/src|packages\/(charts|prose))\// },
    handler(code) {
      return { code: textsOf(code, language), map: null }
    },
  },
})

function scriptsIn(output) {
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]))
  const below = (fileName) => {
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
  const facades = output.filter(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId)
  return Object.fromEntries(
    facades.map(({ facadeModuleId, fileName }) => [
      entryOf(facadeModuleId),
      { src: `/${fileName}`, preloads: below(fileName) },
    ]),
  )
}
