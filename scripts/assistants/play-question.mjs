// Asks a model one household question, with the tools at its disposal, and marks its answer. For
// `scripts/questions.mjs`.
import { spawnSync } from 'node:child_process'
import { simulate, valueAt } from '@denier/core'

/** A model that has not answered after so many turns is stopped. */
const MOST_TURNS = 10
const LONGEST_TURN_MS = 300_000

/** Tools whose arguments name the simulator and its parameters. */
const COMPUTING = ['simuler', 'resoudre', 'expliquer']

/**
 * Asks one question of `test/assistants/household-questions.json`.
 * @param program command of the shell that calls the model, as `scripts/questions.mjs` describes it.
 * @param tools what `connectTools` resolves to.
 * @returns `simulator`, `parameters` and `figure`, each true where the model had the expected one, `bytes` of
 * the results that it read, and `problem`, why it gave no answer, if it gave none.
 */
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
    const { data } = await simulate(simulateur, parametres)
    return statesFigure(answer, valueAt(data, figure))
  }

  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const reply = ask(program, { instructions: tools.instructions, tools: tools.list, question, exchanges })
    if (reply.problem) return done('', reply.problem)
    if (typeof reply.answer === 'string') return done(reply.answer)
    if (typeof reply.tool !== 'string') return done('', 'it neither called a tool nor answered')
    const result = await tools
      .call(reply.tool, reply.arguments ?? {})
      .catch(({ message }) => ({ error: message }))
    exchanges.push({ tool: reply.tool, arguments: reply.arguments ?? {}, result })
  }
  return done('', `it did not answer in ${MOST_TURNS} turns`)
}

/** One turn of the program: the JSON that it prints, or `{ problem }` where it fails. */
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

/** The questions to simulators in one call: `simulateur` and `parametres` of each. */
const callsOf = (tool, args) => [
  ...(COMPUTING.includes(tool) ? [args] : []),
  ...(tool === 'comparer' && Array.isArray(args.questions) ? args.questions : []),
]

/** Whether a parameter is the expected one; an expected 0 may be left out. */
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
