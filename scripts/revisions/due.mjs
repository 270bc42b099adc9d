// What must be checked again on a day: what was not checked for a year, or was revised since its last check. It
// reads no file and no clock. For `npm run revisions`.
/** In days. */
const A_YEAR = 365
const DAY_MS = 86_400_000

/**
 * The things due on a day, each with its `reasons`, texts of a few words.
 * @param {readonly import('./dated.mjs').Dated[]} things
 * @param {string} day `YYYY-MM-DD`
 */
export function dueOn(things, calendar, day) {
  return things
    .map((thing) => ({ ...thing, reasons: reasonsFor(thing, calendar, day) }))
    .filter(({ reasons }) => reasons.length > 0)
}

function reasonsFor({ file, checked, known }, calendar, day) {
  const events = calendar.filter(({ files }) => files.includes(file))
  const daysAfter = (from, event) =>
    daysOf(event, yearOf(from), yearOf(day)).filter((on) => on > from && on <= day)
  const revised = events.flatMap((event) => daysAfter(checked, event))
  const missing = events
    .filter(({ renews }) => renews && known !== undefined)
    .flatMap((event) => daysAfter(known, event))
  return [
    ...(daysBetween(checked, day) > A_YEAR ? ['not checked for a year'] : []),
    ...(missing.length > 0
      ? [`no value read since ${missing[0]}`]
      : revised.slice(-1).map((on) => `revised on ${on}`)),
  ]
}

/** The first day after this one on which each event of the calendar falls, the soonest first. */
export function nextRevisions(calendar, day) {
  return calendar
    .map((event) => {
      const years = yearOf(day) + (event.every ?? 1)
      return { title: event.title, on: daysOf(event, yearOf(day), years).find((on) => on > day) }
    })
    .toSorted((a, b) => (a.on < b.on ? -1 : 1))
}

/** The days of an event in some years, both included. */
function daysOf({ days, every = 1, since = 0 }, first, last) {
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return years
    .filter((year) => year >= since && (year - since) % every === 0)
    .flatMap((year) => days.map((day) => `${year}-${day}`))
}

/** Whether a text is a day that exists, as `YYYY-MM-DD`. */
export function isDay(text) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(text)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text)
}

const yearOf = (day) => Number(day.slice(0, 4))
const daysBetween = (from, to) => (Date.parse(to) - Date.parse(from)) / DAY_MS
