// Bundles our own modules of the service into a few files; installed packages stay where they are. Node takes half
// a millisecond to find and read each of several hundred modules, which delays every restart. Runs after `tsc`.
// Step of the build.
import { join } from 'node:path'
import { build } from 'vite'
import { foundElsewhere } from './installed.mjs'

const API = join(import.meta.dirname, '..')

const { output } = await build({
  root: API,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: [/^@denier\//] },
  build: {
    ssr: 'dist/main.js',
    outDir: 'dist/bundle', // as deep as what it is made of: modules find files from where they are
    target: 'node20',
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
  },
})

const lost = foundElsewhere(output, API)
if (lost.length > 0) throw new Error(`the bundle would find another ${lost.join(', ')} than our packages do`)
