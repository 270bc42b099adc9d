import { type Answer, attemptAnswer, type ExplicationAnswer, type Simulator } from '@denier/core'
import { parameterProblem } from '../arguments/parameter-problem.ts'
import { parseArguments } from '../arguments/parse-arguments.ts'
import { optionsOf, type ValidArguments, validateArguments } from '../arguments/validate-arguments.ts'
import { type Exit, exits, type Io, widthOf } from '../io.ts'
import { translate } from '../messages.ts'
import { paintFor } from '../terminal/style.ts'
import { type CommandLine, reject } from './command-line.ts'

/** Cost units above which a terminal shows that the computation runs. */
const LONG = 500_000 // some 5 ms on a fast machine: a unit is about 10 ns

/** Runs the command of a simulator: validates, computes in this process, writes the answer. Called by `run.ts`. */
export async function runSimulator(simulator: Simulator, line: CommandLine): Promise<Exit> {
  const { args, language, io } = line
  const options = optionsOf(simulator, language)
  const parsed = parseArguments(args, options)
  const request = validateArguments(simulator, parsed, language)
  const help = `denier ${simulator.contract.name} --help`
  if (!request.ok) return reject(request.problems, { ...line, options, help })
  const attempted = await attemptAnswer(() => compute(request, io))
  if (!attempted.ok)
    return reject(
      attempted.problems.map((problem) => parameterProblem(problem, options)),
      { ...line, options, help },
    )
  /** Whether an option has a value that is not blank. */
  const given = (name: string) => (parsed.values.get(name)?.[0] ?? '') !== ''
  io.stdout.write(await formatAnswer(request, attempted.answer, given, io))
  return exits.answered
}

/** The answer; a terminal shows meanwhile that a long computation runs. */
async function compute(
  { analysis, question, presentation }: ValidArguments,
  { stderr, env, today }: Io,
): Promise<Answer> {
  const showsProgress = stderr.isTTY && analysis.costUnits(question) > LONG
  const [end, erase] = env.TERM === 'dumb' ? ['\n', ''] : ['', '\r\u001b[K'] // a dumb terminal cannot erase a line
  if (showsProgress) stderr.write(translate('calculating', presentation.lang) + end)
  await analysis.load(question)
  const answer = analysis.answer(question, { today: today() }, presentation.lang)
  if (showsProgress && erase !== '') stderr.write(erase)
  return answer
}

/**
 * The answer as the options ask for it, with its last line end. Each format imports only its own modules, so
 * that the command starts fast.
 */
async function formatAnswer(
  request: ValidArguments,
  answer: Answer,
  given: (name: string) => boolean,
  io: Io,
): Promise<string> {
  const { presentation, simulator } = request
  const { contract } = simulator
  if (presentation.json) return `${jsonOf(answer, io)}\n`
  if (presentation.csv) {
    const { csvOf } = await import('@denier/core/csv')
    return csvOf(contract, answer.data, { separator: presentation.separateur })
  }
  if (presentation.svg) {
    const { renderChart } = await import('@denier/charts/svg')
    return `${renderChart({ contract, data: answer.data, used: answer.meta.hypotheses, language: presentation.lang, theme: presentation.theme })}\n`
  }
  if (request.kind === 'explication') {
    const { noteBlocks, textNote } = await import('@denier/note')
    const { lang: language } = presentation
    const blocks = noteBlocks(answer as unknown as ExplicationAnswer, contract, language)
    return textNote(blocks, { width: widthOf(io), language })
  }
  const { renderPage } = await import('../page/render-page.ts')
  const { rangeOfSimulation } = await import('../page/range.ts')
  const paint = paintFor(io.stdout, io.env)
  const sheet = { width: widthOf(io), paint, language: presentation.lang, all: presentation.tout }
  const range =
    request.kind === 'simulation'
      ? await rangeOfSimulation(simulator, request.question, io.today(), sheet)
      : []
  const lines = renderPage(request, answer, given, range, sheet)
  return `\n${lines.join('\n')}\n\n`
}

/** The envelope of the service: indented on a terminal, on one line in a pipe. */
const jsonOf = ({ data, meta, disclaimer }: Answer, { now, stdout }: Io): string =>
  JSON.stringify(
    { data, meta: { computedAt: now(), ...meta }, disclaimer },
    null,
    stdout.isTTY ? 2 : undefined,
  )
