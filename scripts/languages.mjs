// Copies the built core once per language, without the texts of the other: a page in French needs no English prose,
// which is half of the words. Bundlers choose a copy by the condition `denier-fr` or `denier-en` (package.json of
// the core). Step of the build.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inEachLanguage, LANGUAGES, withoutProperty } from './texts.mjs'

/** The properties of a credit that only the page of sources reads, which is built from both languages. */
const OF_CREDITS = ['englishTitle', 'licence']

const dist = join(import.meta.dirname, '../packages/core/dist')

for (const language of LANGUAGES) rmSync(join(dist, language), { recursive: true, force: true })
const files = readdirSync(dist, { recursive: true }).filter((file) => file.endsWith('.js'))
for (const file of files) {
  const whole = readFileSync(join(dist, file), 'utf8')
  const code = OF_CREDITS.reduce(
    (kept, name) => (whole.includes(OF_CREDITS[0]) ? withoutProperty(kept, name) : kept),
    whole,
  )
  for (const [language, kept] of inEachLanguage(code)) {
    const to = join(dist, language, file)
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, kept)
  }
}
