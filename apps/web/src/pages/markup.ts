const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const

/**
 * Escapes a text for HTML, attributes included. Called by `contact.ts`, `prose.tsx` and `server/sitemap.ts`.
 * The build of the tables of the law uses its compiled copy.
 * @example escapeMarkup('a & b') // 'a &amp; b'
 */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign as keyof typeof ENTITIES])

/**
 * Removes tags and unescapes: the text of markup. Used by `prose.tsx`.
 * @example plainOf('a <b>&amp;</b> b') // 'a & b'
 */
export const plainOf = (markup: string): string =>
  Object.entries(ENTITIES)
    .toReversed() // `&` last: `&amp;lt;` is `&lt;`
    .reduce((text, [sign, entity]) => text.replaceAll(entity, sign), markup.replace(/<[^>]*>/g, ''))
