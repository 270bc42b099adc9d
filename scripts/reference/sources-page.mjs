// The page of sources and dates: what the law sets, what happened, and what the simulators cite besides. For
// `npm run reference`.

import { join } from 'node:path'
import { history, loadHistory } from '@denier/core'
import { formatFigure, formatLongDay } from '@denier/prose'
import { PUBLISHED, sourcesTable } from './citations.mjs'
import { lawChapter } from './law.mjs'
import { anchored, code, fileOf, heading, link, list, paragraph, plain, stacked, table } from './markdown.mjs'
import { generatedMarker, messages, translate } from './messages.mjs'

const CRISES = join(import.meta.dirname, '../../packages/core/dist/indices/crises.js')

/** The text of `docs/<language>/sources.md`: values of law, series, and the sources of each simulator. */
export async function sourcesPage(simulators, language) {
  await loadHistory()
  const other = language === 'fr' ? 'en' : 'fr'
  return fileOf([
    ...generatedMarker(language),
    ...heading(1, translate(messages.sources, language)),
    ...paragraph(translate(messages.sourcesLead, language)),
    ...list([
      link(translate(messages.other, language), `../${other}/sources.md`),
      link(translate(messages.reference, language), 'reference/README.md'),
      link(translate(messages.conventions, language), 'conventions.md'),
      link(
        translate(messages.marketSeries, language),
        language === 'fr' ? 'series-de-marche.md' : 'market-series.md',
      ),
    ]),
    ...lawChapter(language),
    ...heading(2, translate(messages.series, language)),
    ...history.flatMap((series) => seriesSection(series, language)),
    ...(await publishedSection(language)),
    ...heading(2, translate(messages.cites, language)),
    ...paragraph(translate(messages.citesLead, language)),
    ...simulators.flatMap(({ contract }) => [
      ...heading(3, link(plain(translate(contract.title, language)), `reference/${contract.name}.md`)),
      ...sourcesTable(contract.sources, language),
    ]),
  ])
}

function seriesSection(series, language) {
  const { name, title, first, last, credits } = series
  const word = (key) => translate(messages[key], language)
  const count = series.table().dates.length
  const span = `${word('from')} ${first} ${word('to')} ${last}, ${count} ${word('dates')}`
  return [
    ...anchored(3, name, plain(translate(title, language))),
    ...paragraph(`${code(name)}. ${span}.`),
    ...table(
      ['column', 'source', 'licence', 'readOn'].map(word),
      Object.entries(credits).flatMap(([column, owed]) =>
        owed.map((credit) => [code(column), ...creditCells(credit, language)]),
      ),
    ),
  ]
}

const creditCells = ({ title, englishTitle, url, licence, read }, language) => [
  link(plain(translate({ fr: title, en: englishTitle }, language)), url),
  plain(translate(licence, language)),
  formatLongDay(read, language),
]

/** What each crisis did to the indices that newspapers quote. */
async function publishedSection(language) {
  const { publishedIndices } = await import(CRISES)
  const indices = Object.values(publishedIndices).flat()
  const word = (key) => translate(messages[key], language)
  return [
    ...anchored(3, PUBLISHED, word('published')),
    ...paragraph(word('publishedLead')),
    ...table(
      ['index', 'crisis', 'fall', 'peak', 'trough', 'back'].map(word),
      indices.flatMap((index) => fallsOf(index, language)),
    ),
    ...table(
      ['index', 'source', 'licence', 'readOn'].map(word),
      indices.map((index) => [nameOf(index, language), ...creditCells(index.credit, language)]),
    ),
  ]
}

const nameOf = ({ name, currency, withDividends }, language) =>
  stacked([
    plain(`${name} (${currency})`),
    translate(withDividends ? messages.withDividends : messages.withoutDividends, language),
  ])

const PERCENT = { kind: 'percent' }

const fallsOf = (index, language) =>
  Object.entries(index.falls).map(([crisis, { fall, peak, trough, recovered }]) => [
    nameOf(index, language),
    crisis,
    formatFigure(PERCENT, fall, language),
    peak,
    trough,
    typeof recovered === 'string' ? recovered : `${translate(messages.notBy, language)} ${recovered.notBy}`,
  ])
