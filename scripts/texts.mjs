// Keeps one language of the bilingual texts of a module: sources have French and English side by side. For the
// builds of one language (`languages.mjs`, the scripts of pages).
import { parseAst } from 'vite'

/** In the order in which sources write them. Used by `languages.mjs`. */
export const LANGUAGES = ['fr', 'en']

/**
 * The code of a module with one language in each literal that ends with `fr: …, en: …`; the rest is
 * unchanged. Used by `build/bundle.mjs`.
 */
export const textsOf = (code, language) => keeping(language, code, textsIn(parseAst(code)))

/**
 * The code of a module in each language, parsed once: pairs of a language and its code. Used by
 * `languages.mjs`.
 */
export function inEachLanguage(code) {
  const texts = textsIn(parseAst(code))
  return LANGUAGES.map((language) => [language, keeping(language, code, texts)])
}

/**
 * The code of a module without a property of its object literals. Used by `build/bundle.mjs`.
 * @example withoutProperty('f({ a: 1, b: 2 })', 'a') // 'f({ b: 2 })'
 */
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

/** Whether an object ends with its text in each language: a warning has its level before them. */
function isText({ type, properties }) {
  if (type !== 'ObjectExpression') return false
  const last = properties.slice(-LANGUAGES.length)
  return last.length === LANGUAGES.length && last.every(({ key }, index) => key?.name === LANGUAGES[index])
}

/** Removes the other languages from texts at known positions. */
function keeping(language, code, texts) {
  let [result, from] = ['', 0]
  for (const { properties } of texts.sort((a, b) => a.start - b.start)) {
    const inLanguages = properties.slice(-LANGUAGES.length)
    const kept = inLanguages.find(({ key }) => key.name === language)
    result += `${code.slice(from, inLanguages[0].start)}${code.slice(kept.start, kept.end)}`
    from = inLanguages.at(-1).end
  }
  return result + code.slice(from)
}
