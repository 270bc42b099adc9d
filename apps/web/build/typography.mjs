// Typography of French markup: numbers of articles, apostrophes. For the builds of pages and of the
// reference.
import { splitAtArticles } from '@denier/prose'

/**
 * Keeps the numbers of articles of law on one line. Used by `law.mjs` and `methods.mjs`.
 * @example articlesWhole('art. 796-0 bis') // 'art. <span class="whole">796-0 bis</span>'
 */
export const articlesWhole = (markup) =>
  splitAtArticles(markup) // text and numbers of articles in turn: those of odd rank are numbers
    .map((part, rank) => (rank % 2 ? `<span class="whole">${part}</span>` : part))
    .join('')

/**
 * Replaces straight apostrophes, which titles of the Journal officiel have. Used by `law.mjs`.
 * @example curled("taux d'intérêt") // 'taux d’intérêt'
 */
export const curled = (text) => text.replaceAll("'", '’')
