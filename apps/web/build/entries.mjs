// Generates the entry script of each simulator and language, so that no source file names a simulator. Called
// by `bundle.mjs` and the development server `dev.mjs`.
const PREFIX = 'denier:'
/** The folder `apps/web`, with a final `/`. */
const WEB = new URL('..', import.meta.url).pathname

/** The function that starts a script and its module in `src`, by the folder in the name of the entry. */
const KINDS = {
  '': ['start', 'client/start.tsx'],
  'embed/': ['start', 'client/start-embed.ts'],
  'worker/': ['serveAnalyses', 'worker/analysis-worker.ts'],
}

/** The scripts of pages without a simulator. */
const OTHERS = { home: 'client/home.ts', developers: 'client/developers.ts', text: 'client/text.ts' }

/**
 * All scripts, as inputs of the bundler. Used by `bundle.mjs`.
 * @example inputsOf(['cagr']) // ['denier:cagr', 'denier:embed/cagr', 'denier:worker/cagr', 'denier:home', 'denier:developers', 'denier:text']
 */
export const inputsOf = (names) =>
  [...Object.keys(KINDS).flatMap((kind) => names.map((name) => kind + name)), ...Object.keys(OTHERS)].map(
    (entry) => PREFIX + entry,
  )

/**
 * The name of an entry, from the id of its module: a NUL begins the id of a generated module. Used by
 * `bundle.mjs`.
 * @example entryOf('\0denier:embed/cagr') // 'embed/cagr'
 */
export const entryOf = (id) => id.replace(`\0${PREFIX}`, '')

/**
 * The kinds with a form: only these get the code of lists and ranges, and may import their computation later.
 */
const KINDS_WITH_FORM = ['', 'embed/']

/**
 * `denier:cagr` is the script of the page of that simulator, `denier:embed/cagr` that of its embedded page,
 * `denier:worker/cagr` their worker. In development the address is `/@denier/cagr.js`. Used by `bundle.mjs`
 * and `web/dev.mjs`. Each argument is a function of the name of a simulator; the defaults are those of
 * development.
 * @param hasList whether the simulator of a name has a list among its parameters: all may, in development.
 * @param isComputedLater whether its pages import its computation later: none do, in development.
 * @param hasRange whether it has a market range: `rangeSupport` draws nothing for others, in development.
 * @returns a Vite plugin.
 */
export const entries = (hasList = () => true, isComputedLater = () => false, hasRange = () => true) => ({
  name: 'denier-entries',
  resolveId(id) {
    if (id.startsWith(PREFIX)) return `\0${id}`
    const [, entry] = /^\/@denier\/(.+)\.js$/.exec(id) ?? []
    return entry && `\0${PREFIX}${entry}`
  },
  load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return undefined
    const entry = entryOf(id)
    const source = (path) => JSON.stringify(`${WEB}src/${path}`)
    if (Object.hasOwn(OTHERS, entry)) return `import ${source(OTHERS[entry])}`
    const [, kind, name] = /^([^/]+\/)?(.+)$/.exec(entry) ?? []
    const [call, file] = KINDS[kind ?? '']
    const hasForm = KINDS_WITH_FORM.includes(kind ?? '')
    const lists = hasForm && hasList(name)
    const later = hasForm && isComputedLater(name)
    const ranges = hasForm && hasRange(name)
    const support = [...(lists ? ['lists'] : []), ...(ranges ? ['ranges'] : [])].join(', ')
    const whole = `'@denier/core/${name}'` // the module of the contract and its computation
    // `found` holds the simulator alone: it is the one export of its module
    return [
      ...(later
        ? [
            `import { simulatorOfPage } from '@denier/core'`,
            `import { contract } from '@denier/core/contracts/${name}'`,
            `const found = [simulatorOfPage(contract, () => import(${whole}).then((all) => Object.values(all)[0]))]`,
          ]
        : [`import * as found from ${whole}`]),
      `import { ${call} } from ${source(file)}`,
      ...(lists ? [`import { listSupport as lists } from ${source('form/list-field.tsx')}`] : []),
      ...(ranges ? [`import { rangeSupport as ranges } from ${source('range/range-support.ts')}`] : []),
      `void ${call}(Object.values(found)[0]${support ? `, { ${support} }` : ''})`,
    ].join('\n')
  },
})

/** The CSV parser as its build for browsers, which needs no Node. Used by `bundle.mjs` and `web/dev.mjs`. */
export const CSV_IN_BROWSERS = [{ find: 'csv-parse/sync', replacement: 'csv-parse/browser/esm/sync' }]

/** The page of files and its worker, as inputs of the bundler. Used by `bundle.mjs`. */
export const BATCH_INPUTS = ['batch', 'batch-worker'].map((entry) => PREFIX + entry)

/**
 * `denier:batch` is the script of the page of files, `denier:batch-worker` its worker, which imports a simulator
 * when it is chosen. In development the address is `/@denier/batch.js`. Used by `bundle.mjs` and `web/dev.mjs`.
 * @param names the names of all simulators.
 * @param language that of the texts of the worker: French in development.
 * @returns a Vite plugin, to stand before `entries`.
 */
export const batchEntries = (names, language) => ({
  name: 'denier-batch-entries',
  resolveId(id) {
    const [, entry] = /^(?:denier:|\/@denier\/)(batch|batch-worker)(?:\.js)?$/.exec(id) ?? []
    return entry && `\0${PREFIX}${entry}`
  },
  load(id) {
    const source = (path) => JSON.stringify(`${WEB}src/${path}`)
    if (id === `\0${PREFIX}batch`) return `import ${source('client/start-batch.tsx')}`
    if (id !== `\0${PREFIX}batch-worker`) return undefined
    // a module of a simulator exports the simulator alone
    const loads = names.map(
      (name) => `'${name}': () => import('@denier/core/${name}').then((all) => Object.values(all)[0])`,
    )
    return [
      `import { serveBatches } from ${source('batch/batch-worker.ts')}`,
      `serveBatches({ ${loads.join(', ')} }, '${language}')`,
    ].join('\n')
  },
})
