// The legal values, series and published falls of the core, each with its source and the day of its last check. For
// `npm run revisions`.
import { readdirSync } from 'node:fs'

const LAW = 'legislation/parametres/'
const LONGEST_VALUE = 32

/**
 * @typedef {object} Dated
 * @property {string} file its place in the core, without its ending: `legislation/parametres/epargne/livret-a-taux`
 * @property {string} value the last one, with the day from which it holds
 * @property {string} checked `YYYY-MM-DD`
 * @property {string} [known] the day from which the last value that was read holds; only for values of law
 * @property {string} text
 * @property {string} url
 */

/**
 * @param {URL} core the folder of the core, built or not
 * @param {string} ending of its modules: `.js` once built
 * @returns {Promise<readonly Dated[]>}
 */
export async function datedThings(core, ending = '.js') {
  const load = (file) => import(new URL(`${file}${ending}`, core).href)
  return [...(await valuesOfLaw(core, ending, load)), ...(await seriesOfThePast(load))]
}

async function valuesOfLaw(core, ending, load) {
  const files = readdirSync(new URL(LAW, core), { recursive: true })
    .map((file) => LAW + String(file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending) && !/[.](test|d)[.]ts$/.test(file))
    .map((file) => file.slice(0, -ending.length))
    .sort()
  return Promise.all(
    files.map(async (file) => {
      const [dated] = Object.values(await load(file))
      const days = Object.keys(dated.values).sort()
      const since = days.at(-1)
      const known = days.findLast((day) => !isEmpty(dated.values[day]))
      const { title: text, url } = dated.articles[since]
      const value = `${since}: ${shortened(JSON.stringify(dated.values[since]))}`
      return { file, value, checked: dated.checkedOn, known, text, url }
    }),
  )
}

/** Whether a row says that no value was read: an empty table. */
const isEmpty = (value) => Array.isArray(value) && value.length === 0

/** Series and published falls: what they reach to, and the source that was read the longest ago. */
async function seriesOfThePast(load) {
  const { history } = await load('indices/history')
  const { publishedIndices } = await load('indices/crises')
  const published = Object.values(publishedIndices).flat()
  return [
    ...history.map(({ name, last, credits }) =>
      past(`indices/${name}`, `to ${last}`, Object.values(credits).flat()),
    ),
    ...published.map(({ name, currency, credit }) =>
      past('indices/crises', `${name}, ${currency}`, [credit]),
    ),
  ]
}

function past(file, value, credits) {
  const { title: text, url, read: checked } = credits.toSorted((a, b) => (a.read < b.read ? -1 : 1))[0]
  return { file, value, checked, text, url }
}

const shortened = (text) => (text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text)
