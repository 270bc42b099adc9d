// Renders this project's own Markdown: the method of each simulator, and the pages of text. Called by
// `site.mjs` and by the development server `dev.mjs`.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { typeset } from '@denier/prose'
import markdownIt from 'markdown-it'
import { creditsMarkup, lawMarkup } from './law.mjs'
import { articlesWhole } from './typography.mjs'

const LANGUAGES = ['fr', 'en']
const SIMULATORS = join(import.meta.dirname, '../../../packages/core/src/simulateurs')

const markdown = markdownIt({ html: false, linkify: false, typographer: false })
const { rules } = markdown.renderer
const { escapeHtml } = markdown.utils

// Lowers every heading by a level where the page has its own `h1` (`env.below`).
markdown.core.ruler.push('demote', ({ tokens, env }) => {
  for (const token of tokens)
    if (token.type.startsWith('heading_') && env.below)
      token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + 1)}`
})
// French typography, in prose only: code and formulas written as code stay unchanged.
markdown.core.ruler.push('french', ({ tokens, env }) => {
  if (env.language !== 'fr') return
  for (const { children } of tokens)
    for (const token of children ?? []) if (token.type === 'text') token.content = typeset(token.content)
})
// Keeps the number of an article, and a short formula inside a sentence, on one line.
const SHORT_CODE = 18 // characters
rules.text = (tokens, index) => articlesWhole(escapeHtml(tokens[index].content))
rules.code_inline = (tokens, index) => {
  const { content } = tokens[index]
  const whole = content.length <= SHORT_CODE ? ' class="whole"' : ''
  return `<code${whole}>${escapeHtml(content)}</code>`
}
// Attributes of a wide block: it takes the focus, to be scrolled by keyboard, and the heading above it labels
// it.
const scrollAttributes = (tokens, index) => {
  const heading = tokens.slice(0, index).findLastIndex(({ type }) => type === 'heading_open')
  const words = tokens[heading + 1].children ?? []
  return `tabindex="0" role="group" aria-label="${escapeHtml(words.map(({ content }) => content).join(''))}"`
}
rules.table_open = (tokens, index) => `<div class="prose-table" ${scrollAttributes(tokens, index)}><table>\n`
rules.table_close = () => '</table></div>\n'
rules.fence = (tokens, index) =>
  `<pre ${scrollAttributes(tokens, index)}><code>${escapeHtml(tokens[index].content)}</code></pre>\n`
rules.code_block = rules.fence
// Alignment by class: the content security policy forbids styles.
for (const cell of ['th_open', 'td_open'])
  rules[cell] = (tokens, index, options, _env, self) => {
    const token = tokens[index]
    const [, align] = /text-align:\s*(\w+)/.exec(token.attrGet('style') ?? '') ?? []
    token.attrs = align ? [['class', `is-${align}`]] : null
    return self.renderToken(tokens, index, options)
  }

/** A whole page as markup, without style or script, as the content security policy requires. */
const toPage = (text, language) => markdown.render(text, { below: false, language })
/** A part of a page that has its own title. */
const toChapter = (text, language) => markdown.render(text, { below: true, language })

/**
 * The methods of simulators as markup: `methodsOf(['cagr']).fr.cagr`. Used by `site.mjs` and `web/dev.mjs`.
 * @param names names of simulators, which are those of their folders.
 */
export const methodsOf = (names) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries(names.map((name) => [name, toChapter(methodOf(name, language), language)])),
    ]),
  )

const methodOf = (name, language) =>
  readFileSync(join(SIMULATORS, name, language === 'fr' ? 'methode.md' : 'methode.en.md'), 'utf8')

const PAGES = join(import.meta.dirname, '../texts')

/**
 * The pages of text as markup, by language and name: `pages.fr.privacy` is `texts/privacy.fr.md`. The page of
 * sources holds `{law}` and `{credits}`, replaced by their tables. Used by `site.mjs` and `web/dev.mjs`.
 * @param credits the historical series: `credits` of `@denier/core`.
 */
export async function pagesOf(credits) {
  const pages = Object.fromEntries(LANGUAGES.map((language) => [language, {}]))
  for (const file of readdirSync(PAGES)) {
    const [name, language] = file.split('.')
    pages[language][name] = toPage(readFileSync(join(PAGES, file), 'utf8'), language)
      .replace('<p>{law}</p>', lawMarkup(language))
      .replace('<p>{credits}</p>', creditsMarkup(credits, language))
  }
  return pages
}
