// Keeps one language of the bilingual texts of a module: sources have French and English side by side. For the
// builds of one language (`languages.mjs`, the scripts of pages).
import { parseAst } from 'vite'

export const LANGUAGES = ['fr', 'en']

/** The code of a module with one language in each literal `{ fr: …, en: … }`; the rest is unchanged. */
export const textsOf = (code, language) => keeping(language, code, textsIn(parseAst(code)))

/** The code of a module in each language, parsed once. */
export function inEachLanguage(code) {
  const texts = textsIn(parseAst(code))
  return LANGUAGES.map((language) => [language, keeping(language, code, texts)])
}

/** The code of a module without a property of its object literals. @example withoutProperty('f({ a: 1, b: 2 })', 'a') // 'f({ b: 2 })' */
export function withoutProperty(code, name) {
  let result = code
  for (const { start, end } of propertiesNamed(name, parseAst(code)).sort((a, b) => b.start - a.start))
    result = result.slice(0, start) + result.slice(end).replace(/^\s*,\s*/, '')
  return result
}

function propertiesNamed(name, node) {
  if (typeof node !== 'object' || node === null) return []
  if (node.type === 'Property' && node.key?.name === name) return [node]
  return Object.values(node).flatMap((part) => propertiesNamed(name, part))
}

function textsIn(node) {
  if (typeof node !== 'object' || node === null) return []
  return isText(node) ? [node] : Object.values(node).flatMap(textsIn)
}

function isText({ type, properties }) {
  if (type !== 'ObjectExpression' || properties.length !== LANGUAGES.length) return false
  return properties.every(({ key }, index) => key?.name === LANGUAGES[index])
}

/** Removes the other languages from texts at known positions. */
function keeping(language, code, texts) {
  let [result, from] = ['', 0]
  for (const { start, end, properties } of texts.sort((a, b) => a.start - b.start)) {
    const kept = properties.find(({ key }) => key.name === language)
    result += `${code.slice(from, start)}{ ${code.slice(kept.start, kept.end)} }`
    from = end
  }
  return result + code.slice(from)
}
