// Bundles the command into a few files: those that any command needs, those that one simulator needs, and those of a
// batch, of a page of figures, of an explanation… Node takes up to a millisecond to find, read and link each of several hundred
// modules. `npm run build` runs it after `tsc`, since it bundles what `tsc` wrote into `dist`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '@denier/core'
import { build } from 'vite'
import { foundElsewhere, undeclared } from '../../../scripts/installed.mjs'
import { termsOf } from './terms.mjs'

const CLI = join(import.meta.dirname, '..')
const OUT = join(CLI, 'dist/bundle')
/** Loaded as they are installed, when a command asks for them: the service finds its files beside its modules. */
const APPS = ['@denier/api', '@denier/mcp']
/**
 * Packages that our own depend on and the command does not: only what its package.json declares is sure to be found
 * from it, so they are bundled. Their licences stand beside the bundle.
 */
const BUNDLED = [
  'd3-array',
  'd3-path',
  'd3-shape',
  'fastest-levenshtein',
  'preact',
  'preact-render-to-string',
]
/** A module that as many of the bundle's parts need is in one file with others like it: reading it costs less than a file more. */
const SHARED_BY = 12

/** Puts in the place of `simulator-named.js` a module that imports the simulator of a name, and no other. */
const oneSimulator = {
  name: 'denier-one-simulator',
  load(id) {
    if (id !== join(CLI, 'dist/simulator-named.js')) return undefined
    const names = catalogue.map(({ contract }) => contract.name)
    // a module of a simulator exports the simulator alone
    const loads = names.map(
      (name) => `'${name}': () => import('@denier/core/${name}').then((all) => Object.values(all)[0])`,
    )
    return [
      `const loads = { ${loads.join(', ')} }`,
      'export const simulatorNamed = async (name) => (Object.hasOwn(loads, name) ? loads[name]() : undefined)',
    ].join('\n')
  },
}

const { output } = await build({
  root: CLI,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [oneSimulator],
  ssr: { noExternal: [/^@denier\//, ...BUNDLED], external: APPS },
  build: {
    ssr: true,
    // As deep as the modules' own folders, such as `dist/commands`: they find files by relative paths.
    outDir: OUT,
    target: 'node20',
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        main: join(CLI, 'dist/main.js'),
        index: join(CLI, 'dist/index.js'),
        'chunk-worker': join(CLI, 'dist/batch/chunk-worker.js'),
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // Names stay, so that a stack can be read.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        codeSplitting: {
          groups: [
            // `main.js` waits for the command, whose files import this one: in one file, each would wait for the other.
            {
              name: 'command',
              tags: ['$initial'],
              test: (id) => !/\/batch\/|\/dist\/main[.]js$/.test(id),
              priority: 3,
            },
            { name: 'page', test: /cli\/dist\/(page|terminal)\//, priority: 2 },
            { name: 'common', test: /packages\/core\/dist\//, minShareCount: SHARED_BY, priority: 1 },
          ],
        },
      },
    },
  },
})

const faults = [
  ...foundElsewhere(output, CLI).map((name) => `the bundle would find another ${name} than our packages do`),
  ...undeclared(output, CLI).map((name) => `the bundle imports ${name}, which package.json does not declare`),
]
if (faults.length > 0) throw new Error(faults.join('\n'))
writeFileSync(join(OUT, 'licences.txt'), termsOf(output))
