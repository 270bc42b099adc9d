/**
 * The element of the home page that carries the search index, as JSON. Used by `client/home.ts` and
 * `pages/home.tsx`.
 */
export const SEARCH_INDEX_ID = 'search-index'
