// French and English as they are set: blanks that do not break, articles of law, apostrophes, the first day of a month.
import { ARTICLE } from '../dist/server/result/unbroken.js'

/** French prose is set as the texts of results are. */
export { typeset as setFrench } from '../dist/server/app/typeset.js'

/** Markup whose articles of law stand whole on their line. @example articlesWhole('art. 796-0 bis') // 'art. <span class="whole">796-0 bis</span>' */
export const articlesWhole = (markup) =>
  markup
    .split(ARTICLE)
    .map((part, rank) => (rank % 2 ? `<span class="whole">${part}</span>` : part))
    .join('')

/** Titles of texts are kept as the Journal officiel types them. @example curled("taux d'intérêt") // 'taux d’intérêt' */
export const curled = (text) => text.replaceAll("'", '’')

/** @example dayIn('2025-01-01', 'fr') // '1er janvier 2025' */
export function dayIn(day, language) {
  const format = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  const said = format.format(new Date(day))
  return language === 'fr' ? said.replace(/^1 /, '1er ') : said
}
