// What a browser downloads, minified and gzipped. One simulator alone is held in both languages; all of them, in one:
// the words are half of the weight, and a page speaks one language. The series of the past are loaded apart, when a
// question needs them: they are weighed apart. The design asks for 60 kB for all without series; they pass it, by what
// docs/decisions/2026-11-21-poids.md says. These limits hold them where they are.
import { readdirSync } from 'node:fs'

const dist = 'packages/core/dist'
const withoutSeries = (config) => ({ ...config, external: ['./tables/*'] })
const weigh = (name, path, limit) => ({
  name: `@denier/core${name}`,
  path: `${dist}/${path}`,
  limit,
  gzip: true,
  modifyEsbuildConfig: withoutSeries,
})
const files = (folder) => readdirSync(`${dist}/${folder}`).filter((name) => !name.endsWith('.d.ts'))

export default [
  ...files('simulateurs').map((name) => weigh(`/${name}`, `simulateurs/${name}/index.js`, '25 kB')),
  ...files('indices/tables').map((name) => weigh(`, series ${name}`, `indices/tables/${name}`, '15 kB')),
  weigh(', all in French', 'fr/index.js', '74 kB'),
  weigh(', all in English', 'en/index.js', '74 kB'),
  weigh(', all in both', 'index.js', '96 kB'),
]
