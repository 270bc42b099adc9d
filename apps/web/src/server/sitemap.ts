import { escapeMarkup } from '../pages/markup.ts'
import type { PageRequest, PageResponse } from './exchange.ts'
import { CACHE } from './headers.ts'
import { pack, pageResponse } from './reply.ts'
import type { Page } from './site.ts'

/**
 * Answers `/sitemap.xml`: the addresses of the pages, for search engines. Used by `handler.ts`.
 * @param origin begins each address, which must be absolute; without a final `/`.
 */
export function sitemap(request: PageRequest, pages: readonly Page[], origin: string): PageResponse {
  const urls = pages.map(({ path }) => `  <url><loc>${escapeMarkup(origin + path)}</loc></url>`)
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
  const headers = {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': CACHE.page,
    vary: 'Accept-Encoding',
  }
  return pageResponse(request, pack(text), headers)
}
