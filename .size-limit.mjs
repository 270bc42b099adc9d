// What a browser downloads, minified and gzipped. One simulator alone is held in both languages; all of them, in one:
// the words are half of the weight, and a page speaks one language.
import { readdirSync } from 'node:fs'

const dist = 'packages/core/dist'
const weigh = (name, path, limit) => ({ name: `@denier/core${name}`, path, limit, gzip: true })

export default [
  ...readdirSync(`${dist}/simulateurs`).map((name) =>
    weigh(`/${name}`, `${dist}/simulateurs/${name}/index.js`, '25 kB'),
  ),
  weigh(', all in French', `${dist}/fr/index.js`, '60 kB'),
  weigh(', all in English', `${dist}/en/index.js`, '60 kB'),
  weigh(', all in both', `${dist}/index.js`, '80 kB'),
]
