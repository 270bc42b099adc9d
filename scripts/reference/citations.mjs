// What a page of a simulator says of its sources. A chapter of the page of a simulator (`simulator-page.mjs`).

import { formatLongDay } from '@denier/prose'
import { curled } from '../../apps/web/build/typography.mjs'
import { chapters } from '../../packages/core/dist/legislation/chapters.js'
import { heading, link, list, paragraph, plain, table } from './markdown.mjs'
import { messages, translate } from './messages.mjs'

/** The anchor of the published falls of indices, on the page of sources. Used by `sources-page.mjs`. */
export const PUBLISHED = 'published'

/**
 * The lines of the chapter of sources on the page of a simulator: those that its answer cites, then links to
 * the values of law and the series that its code reads. Used by `simulator-page.mjs`.
 * @param answer the answer to the worked example.
 */
export function citationsChapter(answer, { law, series, published }, language) {
  const rules = chapters
    .flatMap(({ parameters }) => Object.entries(parameters))
    .filter(([name]) => law.includes(name))
  const past = [
    ...series.map(({ name, title }) => to(name, plain(translate(title, language)))),
    ...(published ? [to(PUBLISHED, translate(messages.published, language))] : []),
  ]
  return [
    ...heading(2, translate(messages.sources, language)),
    ...paragraph(translate(messages.cited, language)),
    ...sourcesTable(answer.meta.sources, language),
    ...under(
      messages.lawRead,
      rules.map(([name, { label }]) => to(name, translate(label, language))),
      language,
    ),
    ...under(messages.seriesRead, past, language),
  ]
}

const to = (id, title) => link(title, `../sources.md#${id}`)

const under = (lead, items, language) =>
  items.length === 0 ? [] : [...paragraph(translate(lead, language)), ...list(items)]

/** Sources as answers give them: their titles have one language. Used by `sources-page.mjs`. */
export const sourcesTable = (sources, language) =>
  table(
    ['source', 'readOn'].map((name) => translate(messages[name], language)),
    sources.map(({ title, url, read }) => [link(plain(curled(title)), url), formatLongDay(read, language)]),
  )
