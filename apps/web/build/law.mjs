// Every value set by law that a simulator uses, with its dates and its texts, for the page of sources. Called
// by `methods.mjs`.
import { formatLongDay, typeset } from '@denier/prose'
import { chapters } from '../../../packages/core/dist/legislation/chapters.js'
import { escapeMarkup } from '../dist/server/pages/markup.js'
import { valueIn } from './law-values.mjs'
import { articlesWhole, curled } from './typography.mjs'

const HEADS = {
  fr: ['Règle', 'Valeur', 'Depuis le', 'Texte', 'Vérifiée le'],
  en: ['Rule', 'Value', 'Since', 'Text', 'Checked on'],
}

/**
 * The legal parameters as HTML: a table for each chapter of the law, a row for each parameter. Used by
 * `methods.mjs`.
 * @param language `fr` or `en`.
 */
export const lawMarkup = (language) =>
  chapters
    .map(({ title, parameters }) => {
      const rows = Object.values(parameters).map((parameter) => rowOf(parameter, language))
      return `<h2>${title[language]}</h2>${table(title[language], HEADS[language], rows)}`
    })
    .join('\n')

/** The row of a legal parameter: the value in force with its text; earlier values folded below its name. */
function rowOf(parameter, language) {
  const { label, values, articles, checkedOn } = parameter
  const [latest, ...earlier] = Object.keys(values).sort().reverse()
  const value = (day) => valueIn(parameter, values[day], language)
  const before = earlier.map(
    (day) => `<li>${timeOf(day, language)}, ${articleOf(articles[day], language)} ${value(day)}</li>`,
  )
  const words = escapeMarkup(language === 'fr' ? typeset(label.fr) : label.en)
  const cells = [
    value(latest),
    timeOf(latest, language),
    articleOf(articles[latest], language),
    timeOf(checkedOn, language),
  ]
  return `<tr><th scope="row">${words}${folded(before, language)}</th>${labelled(cells, language)}</tr>`
}

/** Gives each cell the label of its column: on a phone, a row is shown as a card. */
const labelled = (cells, language) => {
  const [, ...heads] = HEADS[language]
  return cells.map((cell, rank) => `<td data-label="${heads[rank]}">${cell}</td>`).join('')
}

const EARLIER = { fr: 'Valeurs antérieures', en: 'Earlier values' }

const folded = (items, language) =>
  items.length === 0
    ? ''
    : `<details><summary>${EARLIER[language]}</summary><ul>${items.join('')}</ul></details>`

/** The texts of the law have French titles, whatever the language of the page. */
const articleOf = ({ title, url }, language) =>
  linkTo(url, typeset(curled(title)), language === 'fr' ? '' : ' lang="fr" hreflang="fr"')

const linkTo = (url, title, attributes = '') =>
  `<a href="${escapeMarkup(url)}" rel="noopener"${attributes}>${articlesWhole(escapeMarkup(title))}</a>`

/**
 * The authors and licences of the historical series, as an HTML table. Used by `methods.mjs`.
 * @param credits `credits` of `@denier/core`; `read` is the day on which a series was fetched.
 */
export function creditsMarkup(credits, language) {
  const heads = { fr: ['Série', 'Licence', 'Lue le'], en: ['Series', 'Licence', 'Read on'] }[language]
  const rows = credits.map(({ title, englishTitle, url, licence, read }) => {
    const [name, terms] =
      language === 'fr' ? [typeset(title), typeset(licence.fr)] : [englishTitle, licence.en]
    return `<tr><td>${linkTo(url, name)}</td><td>${escapeMarkup(terms)}</td><td>${timeOf(read, language)}</td></tr>`
  })
  return table(heads[0], heads, rows)
}

/**
 * A table that can take the focus, to be scrolled by keyboard when it is wider than the screen; hence its
 * label.
 */
const table = (
  name,
  heads,
  rows,
) => `<div class="prose-table" tabindex="0" role="group" aria-label="${name}"><table><thead><tr>
${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>
${rows.join('\n')}</tbody></table></div>`

/** A date as HTML. @example '<time datetime="2025-01-01">1er janvier 2025</time>' */
const timeOf = (day, language) => `<time datetime="${day}">${formatLongDay(day, language)}</time>`
