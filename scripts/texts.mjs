// The prose of the house stands in both languages side by side; what speaks to one reader needs one.
import { parseAst } from 'vite'

export const LANGUAGES = ['fr', 'en']

/** A module with one language in each of its texts: every `{ fr: …, en: … }` and nothing else. */
export const textsOf = (code, language) => keeping(language, code, textsIn(parseAst(code)))

/** Several languages of one module, read once. */
export function inEachLanguage(code) {
  const texts = textsIn(parseAst(code))
  return LANGUAGES.map((language) => [language, keeping(language, code, texts)])
}

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
