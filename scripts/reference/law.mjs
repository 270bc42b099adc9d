// Every value set by law, as the page of sources tells it: all its dates, each with its text. For
// `npm run reference`.

import { formatLongDay, typeset } from '@denier/prose'
import { valueIn } from '../../apps/web/build/law-values.mjs'
import { curled } from '../../apps/web/build/typography.mjs'
import { chapters } from '../../packages/core/dist/legislation/chapters.js'
import { anchored, code, heading, link, paragraph, plain, stacked, table } from './markdown.mjs'
import { messages, translate } from './messages.mjs'

/** The last day on which somebody checked the law: the day of the reference, so that it is the same tomorrow. */
export const lastChecked = chapters
  .flatMap(({ parameters }) => Object.values(parameters).map(({ checkedOn }) => checkedOn))
  .sort()
  .at(-1)

/** The lines of the chapter of law on the page of sources: chapter by chapter, value by value. */
export const lawChapter = (language) => [
  ...heading(2, translate(messages.law, language)),
  ...chapters.flatMap(({ title, parameters }) => [
    ...heading(3, translate(title, language)),
    ...Object.entries(parameters).flatMap(([name, parameter]) => parameterSection(name, parameter, language)),
  ]),
]

/** The lines of a value of law: the day of its last check, then its values, the latest first. */
function parameterSection(name, parameter, language) {
  const { label, values, articles, checkedOn } = parameter
  const word = (key) => translate(messages[key], language)
  const days = Object.keys(values).sort().reverse()
  const between = language === 'fr' ? '\u00A0: ' : ': '
  return [
    ...anchored(4, name, plain(translate(label, language))),
    ...paragraph(`${code(name)}. ${word('checked')}${between}${formatLongDay(checkedOn, language)}.`),
    ...table(
      ['since', 'value', 'lawText'].map(word),
      days.map((day) => [
        formatLongDay(day, language),
        valueIn(parameter, values[day], language, stacked),
        link(plain(typeset(curled(articles[day].title))), articles[day].url),
      ]),
    ),
  ]
}
