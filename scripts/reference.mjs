// Writes what contracts tell of themselves: under `docs`, in both languages, a page for each simulator, their index and the
// page of sources; the tables of the simulators in both READMEs; the rows of the glossary.
// `npm run reference` writes them in place; `npm run reference -- folder` elsewhere, to be compared.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { languages } from '@denier/core'
import { referenceFiles } from './reference/files.mjs'

const [folder = dirname(import.meta.dirname)] = process.argv.slice(2)

const files = await referenceFiles()
for (const language of languages)
  rmSync(join(folder, 'docs', language, 'reference'), { recursive: true, force: true })
for (const [path, text] of files) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
console.log(`${files.length} files in ${folder}`)
