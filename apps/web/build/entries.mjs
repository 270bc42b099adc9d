// The scripts of the pages, one for each simulator and language: made here, so that no file names a simulator.
const PREFIX = 'denier:'
const HERE = new URL('..', import.meta.url).pathname

/** What a script does with its simulator, by the folder of its name. */
const KINDS = {
  '': ['start', 'client/start.tsx'],
  'embed/': ['start', 'client/start-embed.ts'],
  'worker/': ['serveAnalyses', 'worker/analysis-worker.ts'],
}

/** The scripts of no simulator. */
const OTHERS = { home: 'client/home.ts', text: 'client/text.ts' }

/** Every script that there is, as an input of the bundler. */
export const inputsOf = (names) =>
  [...Object.keys(KINDS).flatMap((kind) => names.map((name) => kind + name)), ...Object.keys(OTHERS)].map(
    (entry) => PREFIX + entry,
  )

export const entryOf = (id) => id.replace(`\0${PREFIX}`, '')

/**
 * `denier:cagr` brings that simulator's page to life, `denier:embed/cagr` the one for other sites, `denier:worker/cagr`
 * answers beside either. In development the address is `/@denier/cagr.js`.
 */
export const entries = () => ({
  name: 'denier-entries',
  resolveId(id) {
    if (id.startsWith(PREFIX)) return `\0${id}`
    const [, entry] = /^\/@denier\/(.+)\.js$/.exec(id) ?? []
    return entry && `\0${PREFIX}${entry}`
  },
  load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return undefined
    const entry = entryOf(id)
    const source = (path) => JSON.stringify(`${HERE}src/${path}`)
    if (Object.hasOwn(OTHERS, entry)) return `import ${source(OTHERS[entry])}`
    const [, kind, name] = /^([^/]+\/)?(.+)$/.exec(entry) ?? []
    const [call, file] = KINDS[kind ?? '']
    return [
      `import * as found from '@denier/core/${name}'`,
      `import { ${call} } from ${source(file)}`,
      `void ${call}(Object.values(found)[0])`,
    ].join('\n')
  },
})
