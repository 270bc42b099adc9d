// Every value set by law, as the page of sources tells it: all its dates, each with its text.
import { rulesIn } from '../../apps/web/build/law.mjs'
import { valueIn } from '../../apps/web/build/law-values.mjs'
import { LAW_GROUPS, LAW_WORDS } from '../../apps/web/build/law-words.mjs'
import { curled, dayIn, setFrench } from '../../apps/web/build/typography.mjs'
import { lawTitle } from './citations.mjs'
import { anchored, code, heading, link, paragraph, plain, stacked, table } from './markdown.mjs'
import { say, words } from './words.mjs'

/** The chapters of the law, each with its rules. */
export const chaptersOfLaw = () =>
  Promise.all(
    Object.entries(LAW_GROUPS).map(async ([folder, title]) => ({ title, rules: await rulesIn(folder) })),
  )

/**
 * The last day on which somebody checked the law: the day of the reference, so that it is the same tomorrow.
 * @example lastChecked(await chaptersOfLaw()) // '2026-11-21'
 */
export const lastChecked = (chapters) =>
  chapters
    .flatMap(({ rules }) => rules.map(({ dated }) => dated.stillValidOn))
    .sort()
    .at(-1)

export const lawChapter = (chapters, language) => [
  ...heading(2, say(words.law, language)),
  ...chapters.flatMap(({ title, rules }) => [
    ...heading(3, say(title, language)),
    ...rules.flatMap((rule) => ruleSection(rule, language)),
  ]),
]

/** The latest first. */
function ruleSection({ name, dated }, language) {
  const [unit] = LAW_WORDS[name]
  const word = (key) => say(words[key], language)
  const days = Object.keys(dated.values).sort().reverse()
  const between = language === 'fr' ? '\u00A0: ' : ': '
  return [
    ...anchored(4, name, plain(lawTitle(name, language))),
    ...paragraph(`${code(name)}. ${word('checked')}${between}${dayIn(dated.stillValidOn, language)}.`),
    ...table(
      ['since', 'value', 'lawText'].map(word),
      days.map((day) => [
        dayIn(day, language),
        valueIn(unit, dated.values[day], language, stacked),
        link(plain(setFrench(curled(dated.articles[day].title))), dated.articles[day].url),
      ]),
    ),
  ]
}
