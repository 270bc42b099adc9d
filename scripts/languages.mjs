// Copies the built core once per language, without the texts of the other: a page in French needs no English prose,
// which is half of the words. Bundlers choose a copy by the condition `denier-fr` or `denier-en` (package.json of
// the core). Step of the build.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inEachLanguage, LANGUAGES } from './texts.mjs'

const dist = join(import.meta.dirname, '../packages/core/dist')

for (const language of LANGUAGES) rmSync(join(dist, language), { recursive: true, force: true })
const files = readdirSync(dist, { recursive: true }).filter((file) => file.endsWith('.js'))
for (const file of files) {
  const code = readFileSync(join(dist, file), 'utf8')
  for (const [language, kept] of inEachLanguage(code)) {
    const to = join(dist, language, file)
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, kept)
  }
}
