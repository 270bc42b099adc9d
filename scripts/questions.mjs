// `npm run questions`: plays the table of household questions against a model, through the program that ASSISTANT names. The
// program reads one JSON object on its standard input, `{ instructions, tools, question, exchanges }`, and prints one:
// `{ "tool": …, "arguments": … }` to call a tool, or `{ "answer": … }`. It is started anew for each turn.
//   ASSISTANT='node my-model.mjs' npm run questions -- fr-01 en-20
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connectTools } from './assistants/connect-tools.mjs'
import { playQuestion } from './assistants/play-question.mjs'

/** Ids of the questions to play; none means all. */
const only = process.argv.slice(2)
const root = join(import.meta.dirname, '..')
const program = process.env.ASSISTANT ?? ''
const table = JSON.parse(readFileSync(join(root, 'test/assistants/household-questions.json'), 'utf8'))
const unknown = only.filter((id) => !table.some((one) => one.id === id))

if (program === '' || unknown.length > 0) {
  console.error(
    program === ''
      ? 'No model is called: ASSISTANT must name the program that calls one (scripts/questions.mjs says how).'
      : `The table has no question ${unknown.join(', ')}.`,
  )
  process.exit(2)
}

const questions = table.filter(({ id }) => only.length === 0 || only.includes(id))
const totals = { simulator: 0, parameters: 0, figure: 0, bytes: 0 }
for (const lang of ['fr', 'en']) {
  const own = questions.filter((one) => one.lang === lang)
  if (own.length === 0) continue
  const tools = await connectTools(lang)
  for (const question of own) {
    const { simulator, parameters, figure, bytes, problem } = await playQuestion(question, { program, tools })
    const marks = { simulator, parameters, figure }
    for (const [name, isRight] of Object.entries(marks)) totals[name] += isRight ? 1 : 0
    totals.bytes += bytes
    const wrong = Object.keys(marks).filter((name) => !marks[name])
    console.log(
      `${question.id}  ${wrong.length === 0 ? 'right' : `wrong ${wrong.join(', ')}`}  ${bytes} bytes${problem ? `  ${problem}` : ''}`,
    )
  }
  await tools.close()
}
const of = (count) => `${count} of ${questions.length}`
console.log(
  `\nRight simulator: ${of(totals.simulator)}; parameters: ${of(totals.parameters)}; figure: ${of(totals.figure)}; ${Math.round(totals.bytes / questions.length)} bytes of results a question.`,
)
