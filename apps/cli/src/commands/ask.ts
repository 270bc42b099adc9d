import type { Answer, Simulator } from '@denier/core'
import { type Asked, judge, optionsOf } from '../arguments/question.ts'
import { readWords } from '../arguments/words.ts'
import { type Exit, exits, type Io, widthOf } from '../io.ts'
import { paintFor } from '../terminal/style.ts'
import { say } from '../words.ts'
import { type Line, refuse } from './line.ts'

/** From so much work on, in steps of a path, an answer is waited for: somebody who looks is told. */
const LONG = 500_000

/** What is asked of one simulator: judged, computed here, and written as it is wanted. */
export async function ask(simulator: Simulator, line: Line): Promise<Exit> {
  const { args, language, io } = line
  const options = optionsOf(simulator, language)
  const words = readWords(args, options)
  const asked = judge(simulator, words, language)
  const help = `denier ${simulator.contract.name} --help`
  if (!asked.ok) return refuse(asked.problems, { ...line, options, help })
  const answer = await computed(asked, io)
  const given = (name: string) => (words.texts.get(name)?.[0] ?? '') !== ''
  io.stdout.write(await written(asked, answer, given, io))
  return exits.answered
}

async function computed({ inquiry, question, door }: Asked, { stderr, env, today }: Io): Promise<Answer> {
  const isSeen = stderr.isTTY && inquiry.steps(question) > LONG
  const [end, wiped] = env.TERM === 'dumb' ? ['\n', ''] : ['', '\r\u001b[K'] // a dumb terminal wipes nothing
  if (isSeen) stderr.write(say('calculating', door.lang) + end)
  await inquiry.ready(question)
  const answer = inquiry.answer(question, { today: today() }, door.lang)
  if (isSeen && wiped !== '') stderr.write(wiped)
  return answer
}

/** Each way of writing loads what it needs, and nothing else: a command starts anew each time. */
async function written(
  asked: Asked,
  answer: Answer,
  given: (name: string) => boolean,
  io: Io,
): Promise<string> {
  const { door, simulator } = asked
  const { contract } = simulator
  if (door.json) return `${jsonOf(answer, io)}\n`
  if (door.csv) {
    const { csvOf } = await import('@denier/core/csv')
    return csvOf(contract, answer.data, { separator: door.separateur })
  }
  if (door.svg) {
    const { renderChart } = await import('@denier/charts/svg')
    return `${renderChart({ contract, data: answer.data, language: door.lang, theme: door.theme })}\n`
  }
  const { page } = await import('../page/page.ts')
  const paint = paintFor(io.stdout, io.env)
  const lines = page(asked, answer, given, { width: widthOf(io), paint, language: door.lang, all: door.tout })
  return `\n${lines.join('\n')}\n\n`
}

/** The envelope of the service; on lines of its own for who looks at it, on one for who pipes it. */
const jsonOf = ({ data, meta, disclaimer }: Answer, { now, stdout }: Io): string =>
  JSON.stringify(
    { data, meta: { computedAt: now(), ...meta }, disclaimer },
    null,
    stdout.isTTY ? 2 : undefined,
  )
