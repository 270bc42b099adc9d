// Copies the documentation viewer beside our page, compressed once, so that the service serves it by itself.
// `ready.mjs` runs it.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** One step below the best: a tenth of the time for a hundredth of the size. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const from = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const to = join(import.meta.dirname, '../apps/api/public/docs')

/** What its licence asks to go with it; no address leads there. */
const TERMS = ['LICENSE', 'NOTICE', 'swagger-ui-bundle.js.LICENSE.txt']

for (const file of TERMS)
  copyFileSync(join(from, file), join(to, `swagger-ui-${file.replace('swagger-ui-', '')}`))
for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
  copyFileSync(join(from, file), join(to, file))
  const content = readFileSync(join(from, file))
  writeFileSync(join(to, `${file}.br`), brotliCompressSync(content, BROTLI))
  writeFileSync(join(to, `${file}.gz`), gzipSync(content, { level: 9 }))
}
