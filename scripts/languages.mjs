// Makes the core once more in each language alone: a page in French need not carry the English prose, which is half
// of the words. Bundlers choose by the condition `denier-fr` or `denier-en` (see the core's package.json).
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAst } from 'vite'

const LANGUAGES = ['fr', 'en']
const dist = join(import.meta.dirname, '../packages/core/dist')

for (const language of LANGUAGES) rmSync(join(dist, language), { recursive: true, force: true })
const files = readdirSync(dist, { recursive: true }).filter((file) => file.endsWith('.js'))
for (const file of files) {
  const code = readFileSync(join(dist, file), 'utf8')
  const texts = textsIn(parseAst(code))
  for (const language of LANGUAGES) {
    const to = join(dist, language, file)
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, keeping(language, code, texts))
  }
}

/** Every text of a module: `{ fr: …, en: … }` and nothing else. */
function textsIn(node) {
  if (typeof node !== 'object' || node === null) return []
  return isText(node) ? [node] : Object.values(node).flatMap(textsIn)
}

function isText({ type, properties }) {
  if (type !== 'ObjectExpression' || properties.length !== LANGUAGES.length) return false
  return properties.every(({ key }, index) => key?.name === LANGUAGES[index])
}

/** The code with one language in each text. */
function keeping(language, code, texts) {
  let [result, from] = ['', 0]
  for (const { start, end, properties } of texts.sort((a, b) => a.start - b.start)) {
    const kept = properties.find(({ key }) => key.name === language)
    result += `${code.slice(from, start)}{ ${code.slice(kept.start, kept.end)} }`
    from = end
  }
  return result + code.slice(from)
}
