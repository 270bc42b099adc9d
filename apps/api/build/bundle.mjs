// Bundles our own modules of the service into a few files; installed packages stay where they are. Node takes half
// a millisecond to find and read each of several hundred modules, which delays every restart. `npm run build`
// runs it after `tsc`, since it bundles what `tsc` wrote into `dist`.
import { join } from 'node:path'
import { build } from 'vite'
import { foundElsewhere } from '../../../scripts/installed.mjs'

const API = join(import.meta.dirname, '..')

const { output } = await build({
  root: API,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: [/^@denier\//] },
  build: {
    ssr: 'dist/main.js',
    // As deep as the modules' own folders, such as `dist/answer`: they find files by relative paths.
    outDir: 'dist/bundle',
    target: 'node20',
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
  },
})

const elsewhere = foundElsewhere(output, API)
if (elsewhere.length > 0)
  throw new Error(`the bundle would find another ${elsewhere.join(', ')} than our packages do`)
