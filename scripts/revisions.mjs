// Lists the legal values and series that must be checked again: `npm run revisions`, or `npm run revisions --
// 2027-02-01` for a later day. Ends with 1 when something is due, with 2 when its arguments are wrong. It reads the
// built core.
import { calendar } from './revisions/calendar.mjs'
import { datedThings } from './revisions/dated.mjs'
import { dueOn, isDay, nextRevisions } from './revisions/due.mjs'

const CORE = new URL('../packages/core/dist/', import.meta.url)
const SOURCES = 'packages/core/src/'

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date())
const [day = today(), ...rest] = process.argv.slice(2)

if (!isDay(day) || rest.length > 0) {
  console.error('One day at the most, as YYYY-MM-DD: npm run revisions -- 2027-02-01')
  process.exitCode = 2
} else {
  const things = await datedThings(CORE)
  const due = dueOn(things, calendar, day)
  if (due.length > 0) console.log(aligned(due.map(cellsOf)))
  console.log(
    due.length > 0 ? toDo(due, things) : `Nothing is due on ${day}: ${things.length} things in order.`,
  )
  for (const { on, title } of nextRevisions(calendar, day)) console.log(`Next, ${on}: ${title}`)
  process.exitCode = due.length > 0 ? 1 : 0
}

function cellsOf({ reasons, checked, file, value, text, url }) {
  return [reasons.join(', '), `checked ${checked}`, `${SOURCES}${file}.ts`, value, text, url]
}

function toDo(due, things) {
  const [how, where] = ['Read each text, add what changed, set the day of the reading', 'CONTRIBUTING.md']
  return `\n${due.length} of ${things.length} are due on ${day}. ${how}: ${where}, “Each January”.`
}

function aligned(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((cells) => cells[column].length)))
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
