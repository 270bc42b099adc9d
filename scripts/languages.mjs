// Copies the built core once per language, without the texts of the other: a page in French needs no English prose,
// which is half of the words. Bundlers choose a copy by the condition `denier-fr` or `denier-en` (package.json of
// the core). Step of the build.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inEachLanguage, LANGUAGES, withoutProperty } from './texts.mjs'

/** The property of a credit that no copy of one language reads. */
const ENGLISH_TITLE = 'englishTitle'

const dist = join(import.meta.dirname, '../packages/core/dist')

for (const language of LANGUAGES) rmSync(join(dist, language), { recursive: true, force: true })
const files = readdirSync(dist, { recursive: true }).filter((file) => file.endsWith('.js'))
for (const file of files) {
  const whole = readFileSync(join(dist, file), 'utf8')
  // answers name a source by its French title: only the page of sources, built from both, has the other
  const code = whole.includes(ENGLISH_TITLE) ? withoutProperty(whole, ENGLISH_TITLE) : whole
  for (const [language, kept] of inEachLanguage(code)) {
    const to = join(dist, language, file)
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, kept)
  }
}
