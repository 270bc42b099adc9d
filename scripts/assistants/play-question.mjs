import { spawnSync } from 'node:child_process'
import { simulate, valueAt } from '@denier/core'

/** A model that has not answered by then has lost its way. */
const MOST_TURNS = 10
const LONGEST_TURN_MS = 300_000

/** Tools whose arguments name the simulator and its parameters. */
const COMPUTING = ['simuler', 'resoudre', 'expliquer']

/** Asks one question, and says whether the simulator, its parameters and the figure of the answer are the expected ones. */
export async function playQuestion({ question, simulateur, parametres, figure }, { program, tools }) {
  const exchanges = []
  const done = (answer, problem) => {
    const calls = exchanges.flatMap(({ tool, arguments: args }) => callsOf(tool, args))
    const best = calls.findLast((call) => call.simulateur === simulateur)
    const bytes = exchanges.reduce((sum, { result }) => sum + Buffer.byteLength(JSON.stringify(result)), 0)
    return score(answer, best).then((marks) => ({ ...marks, bytes, problem }))
  }
  const score = async (answer, call) => ({
    simulator: call !== undefined,
    parameters: Object.entries(parametres).every(([name, value]) => isSame(call?.parametres?.[name], value)),
    figure: await states(answer),
  })
  const states = async (answer) => {
    const reply = await simulate(simulateur, parametres)
    return statesFigure(answer, valueAt(reply.data, figure))
  }

  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const said = ask(program, { instructions: tools.instructions, tools: tools.list, question, exchanges })
    if (said.problem) return done('', said.problem)
    if (typeof said.answer === 'string') return done(said.answer)
    if (typeof said.tool !== 'string') return done('', 'it neither called a tool nor answered')
    const result = await tools
      .call(said.tool, said.arguments ?? {})
      .catch(({ message }) => ({ error: message }))
    exchanges.push({ tool: said.tool, arguments: said.arguments ?? {}, result })
  }
  return done('', `it did not answer in ${MOST_TURNS} turns`)
}

/** One turn of the program. */
function ask(program, input) {
  const { stdout, status, error } = spawnSync(program, {
    shell: true,
    input: JSON.stringify(input),
    encoding: 'utf8',
    timeout: LONGEST_TURN_MS,
    maxBuffer: 1e8,
  })
  if (error || status !== 0) return { problem: `the program ended with ${error?.code ?? status}` }
  try {
    return JSON.parse(stdout) ?? {}
  } catch {
    return { problem: 'the program printed no JSON' }
  }
}

const callsOf = (tool, args) => [
  ...(COMPUTING.includes(tool) ? [args] : []),
  ...(tool === 'comparer' && Array.isArray(args.questions) ? args.questions : []),
]

/** Whether a parameter is the expected one; what is expected at its default may be left out. */
const isSame = (given, expected) => given === expected || (given === undefined && expected === 0)

/**
 * Whether an answer states a figure: a text as it is, a number in whole units or with its decimals, whatever groups its digits.
 * Where the figure does not exist, nothing can be stated wrongly.
 */
export function statesFigure(answer, value) {
  if (value === null || value === undefined) return answer !== ''
  if (typeof value !== 'number') return answer.includes(String(value))
  const digits = answer.replace(/(?<=\d)[\s\u00a0\u202f,.](?=\d{3}(?!\d))/g, '').replaceAll(',', '.')
  const numbers = [...digits.matchAll(/\d+(?:\.\d+)?/g)].map(([text]) => Number(text))
  const size = Math.abs(value)
  return numbers.some((one) => Math.abs(one - size) <= (size >= 100 ? 1 : 0.06))
}
