// French prose as markup: articles of law, apostrophes.
import { splitAtArticles } from '@denier/prose'

/** Markup whose articles of law stand whole on their line. @example articlesWhole('art. 796-0 bis') // 'art. <span class="whole">796-0 bis</span>' */
export const articlesWhole = (markup) =>
  splitAtArticles(markup)
    .map((part, rank) => (rank % 2 ? `<span class="whole">${part}</span>` : part))
    .join('')

/** Titles of texts are kept as the Journal officiel types them. @example curled("taux d'intérêt") // 'taux d’intérêt' */
export const curled = (text) => text.replaceAll("'", '’')
