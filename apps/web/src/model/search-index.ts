/** The element of the home page that carries the search index, as JSON. */
export const SEARCH_INDEX_ID = 'search-index'
