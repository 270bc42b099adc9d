/** The element of the home page that carries the search index, as JSON. Used by `home.ts` and `home.tsx`. */
export const SEARCH_INDEX_ID = 'search-index'
